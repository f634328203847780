"""The order of a round: the one place that starts a phase (R3.2, R3.3)."""

from __future__ import annotations

from typing import Final

from dschunke.passages import Awarding, Ended, Onward, Stage, Working
from dschunke.phases import (
    Bidding,
    Drawing,
    GameOver,
    KeepingSpecial,
    Loading,
    Shifting,
    Supplying,
    TakingSpecial,
)
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

__all__ = ["advance", "passed"]

_THEN: Final = {
    Stage.SETUP: Stage.MARKET,
    Stage.MARKET: Stage.SWAPS,
    Stage.SWAPS: Stage.EVENT,
    Stage.EVENT: Stage.ROLES,
    Stage.ROLES: Stage.SUPPLY,
    Stage.SUPPLY: Stage.AUCTION,
    Stage.AUCTION: Stage.MARKERS,
    Stage.MARKERS: Stage.START_PLAYER,
}
"""What follows each stage of a round (R3.2)."""


_PASSING: Final = frozenset(
    {
        *(Onward, Ended, Working, Awarding),
        *(Drawing, Loading, Shifting, Supplying, Bidding, TakingSpecial, KeepingSpecial),
    }
)
"""The phases that may pass by themselves (R3.3)."""


def advance(state: State) -> State:
    """Go on until someone must act or the game is over (R3.3)."""
    while (after := passed(state)) is not state:
        state = after
    return state


def passed(state: State) -> State:
    """Let one thing happen that nobody is asked for; give the same state if there is none (R3.3).

    One thing is so little that what happened can be read off the two states.
    """
    phase = state.phase
    if type(phase) not in _PASSING:
        return state
    match phase:
        case Onward(stage=stage, turns=turns):
            return _begin(state, stage, turns)
        case Ended(stage=Stage.START_PLAYER):
            return _next_round(state)
        case Ended(stage=stage):
            return _begin(state, _THEN[stage], 0)
        case Bidding():
            return auction.show(state, phase)
        case Supplying():
            return supply.unasked(state, phase)
        case Working():
            return _work(state, phase)
        case TakingSpecial():
            return specials.open_unasked(state, phase)
        case KeepingSpecial():
            return specials.keep_unasked(state, phase)
        case Awarding(takers=takers, occasion=occasion):
            return specials.begin(state, takers, occasion)
        case Loading():
            return loading.unasked(state, phase)
        case Drawing():
            return drawing.unasked(state, phase)
        case Shifting():
            return playing.lift_unasked(state, phase)
    return state  # pragma: no cover - every phase of `_PASSING` has its case


def _begin(state: State, stage: Stage, turns: int) -> State:
    """Begin a stage, or go on with it after some players' turns (R3.2)."""
    match stage:
        case Stage.SETUP:
            return setup.begin(state, turns)
        case Stage.MARKET:
            return market.turn_up(state)
        case Stage.SWAPS:
            return market.begin_swaps(state, turns)
        case Stage.EVENT:
            return market.begin_event(state)
        case Stage.ROLES:
            return roles.begin(state, turns)
        case Stage.SUPPLY:
            return supply.begin(state, turns)
        case Stage.AUCTION:
            return auction.begin(state)
        case Stage.MARKERS:
            return markers.move(state)
        case Stage.START_PLAYER:
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
    return _begin(state, Stage.MARKET, 0)
