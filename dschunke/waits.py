"""Whether what the table waits for fits what was done before, and leaves something to decide."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from dschunke.choices import pass_bid_of
from dschunke.dispatch import listed, waiting
from dschunke.edition import setup_for
from dschunke.flow import passed
from dschunke.hold import SLOTS
from dschunke.passages import Occasion
from dschunke.phases import (
    Bidding,
    ChoosingRole,
    Drawing,
    GameOver,
    KeepingSpecial,
    LayingStart,
    Loading,
    OfferingSwap,
    Relaying,
    Shifting,
    Supplying,
    Swapping,
    TakingSpecial,
)
from dschunke.rules import auction
from dschunke.state import State
from dschunke.table import most_brought, supply_of, turn_of

__all__ = ["undecided", "untimely"]

_IN_TASK: Final = (Drawing, Loading)


def undecided(state: State) -> Iterator[str]:
    """Ask the rules whether all who are waited for can act, and nothing passes by itself (R3.3)."""
    if isinstance(state.phase, GameOver):
        return
    if passed(state) is not state:
        yield f"nobody need be asked in {state.phase}"
    for seat in waiting(state.phase):
        if not listed(state, state.phase, seat):
            yield f"seat {seat} can do nothing in {state.phase}"


def untimely(state: State) -> Iterator[str]:
    """Hold what the table waits for against what has been done this round (R3.2)."""
    phase, taken = state.phase, len(state.taken)
    match phase:
        case OfferingSwap(seat=seat) if not state.players[seat].hand:
            yield f"seat {seat} may play a goods swap and has no special card in hand"
        case OfferingSwap() | Swapping():
            yield from _before_roles(state)
        case TakingSpecial(occasion=Occasion.EVENT) | KeepingSpecial(occasion=Occasion.EVENT):
            yield from _before_roles(state)
        case ChoosingRole() | Drawing() | Loading() | Shifting() | Relaying():
            due = (taken - 1, taken) if isinstance(phase, _IN_TASK) else (taken,)
            if turn_of(state, phase.seat) not in due or state.sold:
                yield f"seat {phase.seat} acts when {taken} roles are taken"
        case LayingStart(seat=seat):
            yield from _first_strips(state, seat)
        case Supplying() | Bidding() | TakingSpecial() | KeepingSpecial():
            if taken != len(state.players) or (isinstance(phase, Supplying) and state.sold):
                yield f"{taken} roles are taken and {len(state.sold)} goods sold in {phase}"
    if isinstance(phase, Bidding):
        yield from _bidders(state, phase)
    yield from _counts(state)


def _bidders(state: State, phase: Bidding) -> Iterator[str]:
    """Hold who bids and who passed against the hands (R8.2)."""
    bid = {one.seat for one in phase.bids}
    for seat, player in enumerate(state.players):
        if seat in phase.waiting:
            if not any(player.goods):
                yield f"seat {seat} is waited for and has no goods card"
        elif seat not in bid and pass_bid_of(seat) not in auction.legal(state, seat):
            yield f"seat {seat} passed and could bid"


def _before_roles(state: State) -> Iterator[str]:
    if state.taken or state.sold:
        yield f"{len(state.taken)} roles are taken and {len(state.sold)} goods sold too early"


def _first_strips(state: State, seat: int) -> Iterator[str]:
    laid = sum(state.edition.strips - player.strips for player in state.players)
    due = setup_for(state.edition, len(state.players)).variable_strips * len(state.players)
    if laid >= due or turn_of(state, seat) != laid % len(state.players):
        yield f"seat {seat} lays a first strip when {laid} of {due} are laid"


def _counts(state: State) -> Iterator[str]:
    match state.phase:
        case Drawing(left=left) if not 1 <= left <= most_brought(state.edition):
            yield f"{left} cards are still to be drawn"
        case Supplying(seat=seat, left=left) if not 1 <= left <= supply_of(state, seat):
            yield f"{left} cards of {supply_of(state, seat)} are still to be drawn"
        case Loading(seat=seat, left=left) if not 1 <= left <= state.players[seat].strips:
            yield f"{left} of {state.players[seat].strips} strips are still to be laid"
        case Swapping(done=done) if not 0 <= done < state.edition.swaps:
            yield f"{done} exchanges of {state.edition.swaps} are done"
        case Relaying(slot=slot) if not 0 <= slot < SLOTS:
            yield f"a strip was lifted from slot {slot}"
