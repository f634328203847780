"""Load (R5.11, R6.2, R6.3)."""

from __future__ import annotations

from dschunke.actions import PlaceStrip
from dschunke.choices import places
from dschunke.errors import IllegalAction
from dschunke.hold import free_slots
from dschunke.phases import Loading, Phase
from dschunke.shared import loading
from dschunke.state import State, changed
from dschunke.table import back_to_roles, lay, refuse_slot
from dschunke.vocabulary import Junk, Seat

__all__ = ["begin", "legal", "place", "unasked"]


def begin(state: State, seat: Seat, junk: Junk, strips: int) -> State:
    """Lay strips on a junk; a player with fewer lays all he has (R5.11)."""
    return changed(state, phase=_left(state, seat, junk, min(strips, state.players[seat].strips)))


def unasked(state: State, phase: Loading) -> State:
    """Lay the strip in the only free slot, if there is but one (R6.3, R3.3)."""
    slots = free_slots(state.holds[phase.junk])
    return _lay(state, phase, slots[0]) if len(slots) == 1 else state


def legal(state: State, phase: Loading) -> tuple[PlaceStrip, ...]:
    """List the free slots of the top layer, or of the next if that is full (R6.2, R6.3)."""
    return places(phase.seat, phase.junk, free_slots(state.holds[phase.junk]))


def place(state: State, phase: Loading, action: PlaceStrip) -> State:
    """Lay one strip (R5.11, R6.2)."""
    if action.junk is not phase.junk:
        raise IllegalAction(
            "R5.11", action, f"seat {phase.seat} loads on {phase.junk}, not {action.junk}"
        )
    refuse_slot(action, state.holds[phase.junk], phase.junk, action.slot)
    return _lay(state, phase, action.slot)


def _lay(state: State, phase: Loading, slot: int) -> State:
    seat, junk = phase.seat, phase.junk
    return lay(state, seat, junk, slot, _left(state, seat, junk, phase.left - 1))


def _left(state: State, seat: Seat, junk: Junk, left: int) -> Phase:
    """Go on laying, strip by strip (R5.11)."""
    return loading(seat, junk, left) if left else back_to_roles(state)
