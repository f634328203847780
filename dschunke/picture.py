"""What a picture of a table shows: of a state all, of a view what its seat may know."""

from __future__ import annotations

import re
from typing import Final
from unicodedata import combining, east_asian_width

from attrs import evolve, field, frozen

from dschunke.by import BySeat
from dschunke.cards import MarketCard, SpecialCard
from dschunke.checks import listing, text
from dschunke.edition import setup_for
from dschunke.engine import legal_actions
from dschunke.errors import InvalidValue
from dschunke.hold import SLOTS, Hold
from dschunke.phases import Bid, Bidding, KeepingSpecial, SealedBids
from dschunke.sentences import name
from dschunke.state import State
from dschunke.table import seat_of_turn
from dschunke.view import View, view
from dschunke.vocabulary import Role, Seat

__all__ = [
    "Picture",
    "clean",
    "columns",
    "looked_through",
    "market_card",
    "picture",
    "rounds_shown",
    "shortened",
    "sound",
    "taker",
]

_UNFIT: Final = re.compile(
    "[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]|[\u202a-\u202e\u2066-\u2069\x7f-\x9f]"
)


def clean(words: str) -> str:
    """Replace what XML has no place for and what turns the order of the words around."""
    return _UNFIT.sub("\ufffd", words)


def shortened(words: str, width: int) -> str:
    """Cut words to a `width` in columns of a terminal, in which some letters take two."""
    wide = 0
    for place, letter in enumerate(words):
        wide += columns(letter)
        if wide > width:
            return f"{words[: max(place - 1, 0)]}…"
    return words


def columns(words: str) -> int:
    """Count the columns of a terminal that words take."""
    return sum(
        0 if combining(letter) else 2 if east_asian_width(letter) in "WF" else 1 for letter in words
    )


@frozen
class Picture:
    """What is drawn of a table."""

    seen: View
    """What may be shown: all of a state, or a view as it is."""
    names: BySeat[str] = field(validator=listing(text))
    """What the players are called; shape (players,)."""
    choices: BySeat[str]
    """What is known of each seat's choice in the auction, in words; empty if there is none."""


def picture(table: State | View, names: BySeat[str] = ()) -> Picture:
    """Prepare a picture of a table: a state is shown whole, a view as far as its seat may know.

    `names` are what the players are called; without any they are called by their colours. Raises
    `InvalidValue` for what is no table or for names that do not fit it.
    """
    if type(table) is State:
        seen, bids = _whole(table), table.phase.bids if isinstance(table.phase, Bidding) else None
    elif type(table) is View:
        seen, bids = table, None
    else:
        raise InvalidValue("table", table, "a State or a View")
    _check(seen)
    seats = range(len(seen.players))
    shown = Picture(seen, names, tuple(_choice(seen, seat, bids) for seat in seats))
    if names and len(names) != len(seats):
        raise InvalidValue("names", names, f"{len(seats)} names or none")
    return evolve(shown, names=tuple(map(clean, names)) or tuple(map(name, seats)))


def sound(hold: Hold, players: int) -> bool:
    """Tell whether a hold has layers of three slots, with strips of no more than these players."""
    owners = (None, *range(players))
    return type(hold.layers) is tuple and all(
        type(layer) is tuple and len(layer) == SLOTS and all(owner in owners for owner in layer)
        for layer in hold.layers
    )


def _check(seen: View) -> None:
    """Refuse what could not be drawn: a view may come from outside, and nothing audits it."""
    players, phase = len(seen.players), seen.phase
    setup_for(seen.edition, players)
    if not (
        all(seat in range(players) for seat in seen.waiting_on)
        and all(sound(hold, players) for hold in seen.holds)
        and 0 <= seen.round <= min(seen.edition.rounds, len(seen.market))
        and len(seen.contents) == len(seen.stacks)
        and not (isinstance(phase, KeepingSpecial) and phase.stack not in range(len(seen.stacks)))
    ):
        raise InvalidValue("table", seen, "a table whose parts fit together")


def _whole(state: State) -> View:
    seen = view(state, None)
    return evolve(
        seen,
        players=tuple(view(state, seat).players[seat] for seat in range(len(state.players))),
        stocks=state.stocks,
        contents=state.stacks,
        legal=legal_actions(state),
    )


def _choice(seen: View, seat: Seat, bids: tuple[Bid, ...] | None) -> str:
    """Tell what a seat has chosen in the auction, as far as it is known (R12.1)."""
    phase = seen.phase
    if not isinstance(phase, SealedBids) or seat not in phase.chosen:
        return ""
    if bids is None:
        if seat != seen.seat:
            return "has chosen"
        bids = (phase.own,) if phase.own else ()
    bid = next((one for one in bids if one.seat == seat), None)
    return f"bids {bid.count} {bid.good}" if bid else "passes"


def looked_through(shown: Picture) -> tuple[SpecialCard, ...] | None:
    """Give the stack that is looked through, if this picture may show it, or None (R12.2)."""
    phase = shown.seen.phase
    return shown.seen.contents[phase.stack] if isinstance(phase, KeepingSpecial) else None


def market_card(shown: Picture) -> MarketCard | None:
    """Find the market card of the round; there is none during set-up (R4.1)."""
    seen = shown.seen
    return seen.market[seen.round - 1] if seen.round else None


def taker(shown: Picture, role: Role) -> Seat | None:
    """Find the seat that has taken a role this round, or None (R5.5)."""
    seen = shown.seen
    if role not in seen.taken:
        return None
    return seat_of_turn(seen, seen.taken.index(role))


def rounds_shown(shown: Picture, most: int) -> range:
    """List the rounds that a drawing shows if it has room for `most`: this one is among them."""
    first = max(1, min(shown.seen.round, shown.seen.edition.rounds - most + 1))
    return range(first, min(first + most, shown.seen.edition.rounds + 1))
