"""Load (R5.11, R6.2, R6.3)."""

from __future__ import annotations

from dschunke.actions import PlaceStrip
from dschunke.choices import places
from dschunke.errors import IllegalAction
from dschunke.hold import free_slots
from dschunke.phases import Loading
from dschunke.state import State, changed
from dschunke.table import back_to_roles, lay, refuse_slot
from dschunke.vocabulary import Junk, Seat

__all__ = ["begin", "legal", "place"]


def begin(state: State, seat: Seat, junk: Junk, strips: int) -> State:
    """Lay strips on a junk; a player with fewer lays all he has (R5.11)."""
    return _go_on(state, seat, junk, min(strips, state.players[seat].strips))


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
    after = lay(state, phase.seat, phase.junk, action.slot)
    return _go_on(after, phase.seat, phase.junk, phase.left - 1)


def _go_on(state: State, seat: Seat, junk: Junk, left: int) -> State:
    """Wait for a slot where there is more than one (R6.3, R3.3)."""
    while left:
        slots = free_slots(state.holds[junk])
        if len(slots) > 1:
            return changed(state, phase=Loading(seat, junk, left))
        state = lay(state, seat, junk, slots[0])
        left -= 1
    return changed(state, phase=back_to_roles(state))
