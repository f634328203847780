"""Which action leads to a phase soonest, as far as one step shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from dschunke.actions import Action
from dschunke.cards import GoodsSwap, StripShift
from dschunke.engine import apply
from dschunke.phases import (
    GameOver,
    KeepingSpecial,
    OfferingSwap,
    Relaying,
    Shifting,
    Swapping,
    TakingSpecial,
    Wait,
)
from dschunke.state import State

__all__ = ["steered"]

_CARDS: Final[Mapping[type, type]] = {
    OfferingSwap: object,
    Swapping: GoodsSwap,
    Shifting: StripShift,
    Relaying: StripShift,
}
"""The special card that somebody must hold before the phase can come."""
_BEFORE: Final[Mapping[type, type]] = {KeepingSpecial: TakingSpecial, Relaying: Shifting}
"""The phase before, where it is always the same."""


def steered(state: State, legal: tuple[Action, ...], phase: type[Wait | GameOver]) -> Action:
    """Give the action after which the phase seems nearest; the first that is legal among equals."""
    return min(legal, key=lambda action: _steps(apply(state, action), phase))


def _steps(state: State, phase: type[Wait | GameOver]) -> int:
    """Guess how many steps there are to the phase."""
    if isinstance(state.phase, phase):
        return 0
    if isinstance(state.phase, _BEFORE.get(phase, ())):
        return 1
    card = _CARDS.get(phase, ())
    if any(isinstance(one, card) for player in state.players for one in player.hand):
        return 2
    if isinstance(state.phase, KeepingSpecial):
        return 3 if any(isinstance(one, card) for one in state.stacks[state.phase.stack]) else 5
    return 4 if isinstance(state.phase, TakingSpecial) else 5
