"""Market (R4): the card, the time for goods swaps, the event."""

from __future__ import annotations

from dschunke.actions import Decline
from dschunke.choices import decline_of
from dschunke.passages import Awarding, Occasion, Stage
from dschunke.phases import OfferingSwap
from dschunke.shared import ended, offering_swap, onward
from dschunke.state import State, changed
from dschunke.table import seat_of_turn, seats_in_turn_order, turn_of
from dschunke.track import RoundEvent

__all__ = ["begin_event", "begin_swaps", "decline", "legal", "turn_up"]


def turn_up(state: State, turns: int) -> State:
    """Turn up the top market card; with the round, the helpers have moved on (R4.1, R10.3)."""
    return changed(state, round=state.round + 1, phase=ended(Stage.MARKET))


def begin_swaps(state: State, turns: int) -> State:
    """Ask each player with special cards in hand, whatever they are (R4.2)."""
    for turn in range(turns, len(state.players)):
        seat = seat_of_turn(state, turn)
        if state.players[seat].hand:
            return changed(state, phase=offering_swap(seat))
    return changed(state, phase=ended(Stage.SWAPS))


def legal(state: State, phase: OfferingSwap) -> tuple[Decline, ...]:
    """List declining: whoever may play a goods swap need not (R4.2)."""
    return (decline_of(phase.seat),)


def decline(state: State, phase: OfferingSwap, action: Decline) -> State:
    """Play no goods swap, or no further one (R4.2)."""
    return changed(state, phase=onward(Stage.SWAPS, turn_of(state, phase.seat) + 1))


def begin_event(state: State, turns: int) -> State:
    """Carry out the event of the round track, if this round has one (R4.3)."""
    match state.edition.events[state.round - 1]:
        case RoundEvent.SPECIAL:
            return changed(state, phase=Awarding(seats_in_turn_order(state), Occasion.EVENT))
        case RoundEvent.ANNOUNCE:
            told = tuple(player.yuan for player in state.players)
            return changed(state, announced=told, phase=ended(Stage.EVENT))
        case None:
            return changed(state, phase=ended(Stage.EVENT))
