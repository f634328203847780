"""The order of a round: the one place that starts a phase (R3.2, R3.3)."""

from __future__ import annotations

from typing import Final

from dschunke.passages import Awarding, Ended, Onward, Step, Working
from dschunke.phases import GameOver, Shifting
from dschunke.rules import (
    auction,
    drawing,
    income,
    loading,
    markers,
    market,
    playing,
    roles,
    setup,
    specials,
    supply,
)
from dschunke.state import State, changed
from dschunke.track import GoodsSpace, IncomeSpace, LoadSpace

__all__ = ["advance"]

_THEN: Final = {
    Step.SETUP: Step.MARKET,
    Step.MARKET: Step.SWAPS,
    Step.SWAPS: Step.EVENT,
    Step.EVENT: Step.ROLES,
    Step.ROLES: Step.SUPPLY,
    Step.SUPPLY: Step.AUCTION,
    Step.AUCTION: Step.MARKERS,
    Step.MARKERS: Step.START_PLAYER,
}
"""What follows each step of a round (R3.2)."""


_PASSING: Final = frozenset({Onward, Ended, Working, Awarding, Shifting})
"""The phases that may pass by themselves (R3.3)."""


def advance(state: State) -> State:
    """Go on until someone must act or the game is over (R3.3)."""
    while type(state.phase) in _PASSING:
        match state.phase:
            case Onward(step=step, turns=turns):
                state = _begin(state, step, turns)
            case Ended(step=Step.START_PLAYER):
                state = _next_round(state)
            case Ended(step=step):
                state = _begin(state, _THEN[step], 0)
            case Working():
                state = _work(state, state.phase)
            case Awarding(takers=takers, occasion=occasion):
                state = specials.begin(state, takers, occasion)
            case Shifting():
                return playing.begin_shift(state, state.phase)
    return state


def _begin(state: State, step: Step, turns: int) -> State:
    """Begin a step, or go on with it after some players' turns (R3.2)."""
    match step:
        case Step.SETUP:
            return setup.begin(state, turns)
        case Step.MARKET:
            return market.turn_up(state)
        case Step.SWAPS:
            return market.begin_swaps(state, turns)
        case Step.EVENT:
            return market.begin_event(state)
        case Step.ROLES:
            return roles.begin(state, turns)
        case Step.SUPPLY:
            return supply.begin(state, turns)
        case Step.AUCTION:
            return auction.begin(state)
        case Step.MARKERS:
            return markers.move(state)
        case Step.START_PLAYER:
            return markers.pass_start(state)


def _work(state: State, work: Working) -> State:
    """Carry out a task (R5.2, R5.3, R9.6)."""
    match work.space:
        case GoodsSpace(deduction=deduction):
            return drawing.begin(state, work.seat, work.junk, deduction)
        case IncomeSpace(deduction=deduction):
            return income.begin(state, work.seat, work.junk, deduction)
        case LoadSpace(strips=strips):
            return loading.begin(state, work.seat, work.junk, strips)


def _next_round(state: State) -> State:
    """Begin the next round; after the last one the game ends (R3.1, R11.1)."""
    if state.round == state.edition.rounds:
        return changed(state, phase=GameOver())
    return _begin(state, Step.MARKET, 0)
