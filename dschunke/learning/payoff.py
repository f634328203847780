"""What a finished game is worth to each seat: payoffs that add up to nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from dschunke.by import BySeat
from dschunke.engine import scores, winners
from dschunke.state import State

__all__ = ["Payoff", "margin", "victory"]

Payoff: TypeAlias = Callable[[State], BySeat[float]]
"""What gives each seat its payoff in a finished game; shape (players,)."""


def victory(state: State) -> BySeat[float]:
    """Give each winner an equal share of 1, less the 1/n that each of n players brought in.

    Shape (players,). Nobody wins while the game lasts (R11.3): then all get 0.
    """
    won = winners(state)
    if not won:
        return (0.0,) * len(state.players)
    seats = range(len(state.players))
    return tuple((seat in won) / len(won) - 1 / len(seats) for seat in seats)


def margin(state: State) -> BySeat[float]:
    """Give each seat its total less the mean of all totals (yuan; shape (players,); R11.2)."""
    totals = [score.total for score in scores(state)]
    return tuple(total - sum(totals) / len(totals) for total in totals)
