"""The order of a round: the one place that starts a phase (R3.2, R3.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias, TypeVar

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

__all__ = ["BEGIN", "PASSES", "THEN", "advance", "passed"]

BEGIN: Final[dict[Stage, Callable[[State, int], State]]] = {
    Stage.SETUP: setup.begin,
    Stage.MARKET: market.turn_up,
    Stage.SWAPS: market.begin_swaps,
    Stage.EVENT: market.begin_event,
    Stage.ROLES: roles.begin,
    Stage.SUPPLY: supply.begin,
    Stage.AUCTION: auction.begin,
    Stage.MARKERS: markers.move,
    Stage.START_PLAYER: markers.pass_start,
}
"""What begins each stage of a round, or goes on with it after some players' turns (R3.2)."""

THEN: Final = {
    Stage.SETUP: Stage.MARKET,
    Stage.MARKET: Stage.SWAPS,
    Stage.SWAPS: Stage.EVENT,
    Stage.EVENT: Stage.ROLES,
    Stage.ROLES: Stage.SUPPLY,
    Stage.SUPPLY: Stage.AUCTION,
    Stage.AUCTION: Stage.MARKERS,
    Stage.MARKERS: Stage.START_PLAYER,
    Stage.START_PLAYER: Stage.MARKET,
}
"""What follows each stage of a round (R3.2)."""


def advance(state: State) -> State:
    """Go on until someone must act or the game is over (R3.3)."""
    while (after := passed(state)) is not state:
        state = after
    return state


def passed(state: State) -> State:
    """Let one thing happen that nobody is asked for; give the same state if there is none (R3.3).

    One thing is so little that what happened can be read off the two states.
    """
    passes = PASSES.get(type(state.phase))
    return state if passes is None else passes(state, state.phase)


def _go_on(state: State, phase: Onward) -> State:
    """Begin a stage, or go on with it after some players' turns (R3.2)."""
    return BEGIN[phase.stage](state, phase.turns)


def _end(state: State, phase: Ended) -> State:
    """Begin what follows a stage; after the last round the game ends (R3.1, R3.2, R11.1)."""
    if phase.stage is Stage.START_PLAYER and state.round == state.edition.rounds:
        return changed(state, phase=GameOver())
    return BEGIN[THEN[phase.stage]](state, 0)


def _work(state: State, work: Working) -> State:
    """Carry out a task (R5.2, R5.3, R9.6)."""
    match work.space:
        case GoodsSpace(deduction=deduction):
            return drawing.begin(state, work.seat, work.junk, deduction)
        case IncomeSpace(deduction=deduction):
            return income.begin(state, work.seat, work.junk, deduction)
        case LoadSpace(strips=strips):
            return loading.begin(state, work.seat, work.junk, strips)


_Phase = TypeVar("_Phase")
_Pass: TypeAlias = Callable[[State, Any], State]  # of the phase it stands under


def _passes(phase: type[_Phase], passes: Callable[[State, _Phase], State]) -> tuple[type, _Pass]:
    return phase, passes


PASSES: Final = dict(
    (
        _passes(Onward, _go_on),
        _passes(Ended, _end),
        _passes(Working, _work),
        _passes(Awarding, specials.award),
        _passes(Drawing, drawing.unasked),
        _passes(Loading, loading.unasked),
        _passes(Shifting, playing.lift_unasked),
        _passes(Supplying, supply.unasked),
        _passes(Bidding, auction.show),
        _passes(TakingSpecial, specials.open_unasked),
        _passes(KeepingSpecial, specials.keep_unasked),
    )
)
"""For each phase that may pass by itself, what happens then (R3.3)."""
