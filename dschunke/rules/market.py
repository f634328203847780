"""Market (R4): the card, the time for goods swaps, the event."""

from __future__ import annotations

from dschunke.actions import Decline
from dschunke.passages import Awarding, Ended, Occasion, Onward, Stage
from dschunke.phases import OfferingSwap
from dschunke.state import State, changed
from dschunke.table import seat_of_turn, seats_in_turn_order, turn_of
from dschunke.track import RoundEvent

__all__ = ["begin_event", "begin_swaps", "decline", "turn_up"]


def turn_up(state: State) -> State:
    """Turn up the top market card; with the round, the helpers have moved on (R4.1, R10.3)."""
    return changed(state, round=state.round + 1, phase=Ended(Stage.MARKET))


def begin_swaps(state: State, turns: int) -> State:
    """Ask each player with special cards in hand, whatever they are (R4.2)."""
    for turn in range(turns, len(state.players)):
        seat = seat_of_turn(state, turn)
        if state.players[seat].hand:
            return changed(state, phase=OfferingSwap(seat))
    return changed(state, phase=Ended(Stage.SWAPS))


def decline(state: State, phase: OfferingSwap, action: Decline) -> State:
    """Play no goods swap, or no further one (R4.2)."""
    return changed(state, phase=Onward(Stage.SWAPS, turn_of(state, phase.seat) + 1))


def begin_event(state: State) -> State:
    """Carry out the event of the round track, if this round has one (R4.3)."""
    match state.edition.events[state.round - 1]:
        case RoundEvent.SPECIAL:
            return changed(state, phase=Awarding(seats_in_turn_order(state), Occasion.EVENT))
        case RoundEvent.ANNOUNCE:
            told = tuple(player.yuan for player in state.players)
            return changed(state, announced=told, phase=Ended(Stage.EVENT))
        case None:
            return changed(state, phase=Ended(Stage.EVENT))
