"""Supply (R7)."""

from __future__ import annotations

from dschunke.actions import DrawGoods
from dschunke.choices import draws
from dschunke.errors import IllegalAction
from dschunke.passages import Onward, Stage
from dschunke.phases import Supplying
from dschunke.rulings import SupplyFrom
from dschunke.shared import ended, onward, supplying
from dschunke.state import State, changed
from dschunke.table import draw, draw_unasked, drawable, seat_of_turn, supply_of, turn_of
from dschunke.vocabulary import Seat

__all__ = ["begin", "draw_supply", "legal", "unasked"]


def begin(state: State, turns: int) -> State:
    """Let the next player draw two cards, one more for each extra supply (R7.1, R7.4, R9.5)."""
    if turns == len(state.players):
        return changed(state, phase=ended(Stage.SUPPLY))
    seat = seat_of_turn(state, turns)
    left = supply_of(state, seat)
    return changed(state, phase=supplying(seat, left) if left else _next(state, seat))


def unasked(state: State, phase: Supplying) -> State:
    """Draw what needs no choice; where every stock is empty draw nothing (R7.3, R3.3)."""
    return draw_unasked(state, phase, _next(state, phase.seat))


def legal(state: State, phase: Supplying) -> tuple[DrawGoods, ...]:
    """List the goods that have a stock (R7.1, R7.2)."""
    return draws(phase.seat, drawable(state))


def draw_supply(state: State, phase: Supplying, action: DrawGoods) -> State:
    """Draw from one junk, so of one good, as far as its stock goes (R7.1, R7.2, R7.3).

    By another ruling each card may come from another junk.
    """
    if not state.stocks[action.good]:
        there = ", ".join(map(str, drawable(state)))
        raise IllegalAction("R7.3", action, f"there is no {action.good} in stock, only {there}")
    most = None if state.edition.rulings.supply is SupplyFrom.ONE_JUNK else 1
    return draw(state, phase, action.good, _next(state, phase.seat), most)


def _next(state: State, seat: Seat) -> Onward:
    """Go on with the player to the left (R7.1)."""
    return onward(Stage.SUPPLY, turn_of(state, seat) + 1)
