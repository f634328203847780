"""Markers and start player (R10)."""

from __future__ import annotations

from dschunke.passages import Stage
from dschunke.shared import ended
from dschunke.state import State, changed
from dschunke.vocabulary import JUNKS, Junk

__all__ = ["move", "pass_start"]


def move(state: State, turns: int) -> State:
    """Turn all roles face up and move each merchant one junk on, clockwise (R10.1, R10.2).

    The markers on the market card come off (R8.7); the helpers move with the round (R10.3).
    """
    merchants = tuple(Junk((junk + 1) % len(JUNKS)) for junk in state.merchants)
    return changed(state, taken=(), sold=(), merchants=merchants, phase=ended(Stage.MARKERS))


def pass_start(state: State, turns: int) -> State:
    """Pass the start junk to the player on the left (R10.4)."""
    left = (state.start_player + 1) % len(state.players)
    return changed(state, start_player=left, phase=ended(Stage.START_PLAYER))
