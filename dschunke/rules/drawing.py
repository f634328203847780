"""Draw goods (R5.6, R5.8 to R5.10)."""

from __future__ import annotations

from dschunke.actions import DrawGoods
from dschunke.choices import draws
from dschunke.errors import IllegalAction
from dschunke.phases import Drawing
from dschunke.shared import drawing
from dschunke.state import State, changed
from dschunke.table import back_to_roles, brought, chests_counted, draw, draw_unasked, drawable
from dschunke.vocabulary import DEALS_IN, Junk, Seat

__all__ = ["begin", "legal", "name_good", "unasked"]


def begin(state: State, seat: Seat, junk: Junk, deduction: int) -> State:
    """Draw a card for each visible chest, at least three, then less a deduction (R5.6, R5.8).

    On a junk of one good the cards come from its stock (R5.9).
    """
    chests = chests_counted(state.edition, state.holds[junk], seat)
    left = brought(chests, state.edition.minimum, deduction)
    if not left:
        return changed(state, phase=back_to_roles(state))
    due = drawing(seat, left)
    if len(DEALS_IN[junk]) == 1:
        return draw(state, due, DEALS_IN[junk][0], back_to_roles(state))
    return changed(state, phase=due)


def unasked(state: State, phase: Drawing) -> State:
    """Draw what needs no choice (R5.10, R3.3)."""
    return draw_unasked(state, phase, back_to_roles(state))


def legal(state: State, phase: Drawing) -> tuple[DrawGoods, ...]:
    """List the goods that have a stock (R5.9, R5.10)."""
    return draws(phase.seat, drawable(state))


def name_good(state: State, phase: Drawing, action: DrawGoods) -> State:
    """Draw the good that the player names, as far as its stock goes (R5.9, R5.10)."""
    if not state.stocks[action.good]:
        there = ", ".join(map(str, drawable(state)))
        raise IllegalAction("R5.10", action, f"there is no {action.good} in stock, only {there}")
    return draw(state, phase, action.good, back_to_roles(state))
