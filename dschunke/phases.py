"""One small value for each thing the table waits for: `State.phase` is one of them (R3.3)."""

from __future__ import annotations

from typing import TypeAlias

from attrs import frozen

from dschunke.passages import Occasion, Passage
from dschunke.vocabulary import Good, Junk, Seat

__all__ = [
    "Bid",
    "Bidding",
    "ChoosingRole",
    "Drawing",
    "GameOver",
    "KeepingSpecial",
    "LayingStart",
    "Loading",
    "OfferingSwap",
    "Phase",
    "PhaseSeen",
    "Relaying",
    "SealedBids",
    "Shifting",
    "Supplying",
    "Swapping",
    "TakingSpecial",
    "Wait",
]


@frozen(weakref_slot=False)
class Bid:
    """A sealed bid; its cards stay in hand until all bids are shown (R8.2, R8.3)."""

    seat: Seat
    """Who bids."""
    good: Good
    """The good bid on."""
    count: int
    """How many of it (cards)."""


@frozen
class LayingStart:
    """Variable set-up: a player lays one strip (R2.8)."""

    seat: Seat
    """Who acts."""


@frozen
class OfferingSwap:
    """The market card is up; a player with special cards may play a goods swap (R4.2)."""

    seat: Seat
    """Who acts."""


@frozen
class Swapping:
    """A played goods swap: a player exchanges goods cards (R9.7)."""

    seat: Seat
    """Who acts."""
    done: int
    """How many he has exchanged (cards)."""


@frozen
class ChoosingRole:
    """A player takes a role, after any card he plays first (R5.1, R9.6, R9.8)."""

    seat: Seat
    """Who acts."""


@frozen
class Drawing:
    """A player who draws goods names a good (R5.9, R5.10)."""

    seat: Seat
    """Who acts."""
    left: int
    """How many he still draws (cards)."""


@frozen
class Loading:
    """A player lays strips on a junk, slot by slot (R5.11, R6.3)."""

    seat: Seat
    """Who acts."""
    junk: Junk
    """The junk."""
    left: int
    """How many he still lays (strips)."""


@frozen
class Shifting:
    """A played strip shift: a player lifts one of his strips (R9.8)."""

    seat: Seat
    """Who acts."""


@frozen
class Relaying:
    """A player lays the strip he lifted somewhere else (R9.8)."""

    seat: Seat
    """Who acts."""
    owner: Seat
    """Whose strip it is."""
    junk: Junk
    """Where it lay."""
    slot: int
    """The slot it lay in."""


@frozen
class Supplying:
    """A player draws his supply from a junk of his choice (R7.1)."""

    seat: Seat
    """Who acts."""
    left: int
    """How many he still draws (cards)."""


@frozen(weakref_slot=False)
class Bidding:
    """Players seal their bids, in any order (R8.2)."""

    waiting: tuple[Seat, ...]
    """Who has neither bid nor passed yet, ascending."""
    bids: tuple[Bid, ...]
    """The bids sealed so far, by seat; passes leave none."""


@frozen(weakref_slot=False)
class TakingSpecial:
    """A player chooses a stack of special cards (R9.2)."""

    takers: tuple[Seat, ...]
    """Who takes a special card, in this order; the first acts."""
    occasion: Occasion
    """Why."""


@frozen(weakref_slot=False)
class KeepingSpecial:
    """A player looks through the stack he chose and takes a card (R9.2)."""

    takers: tuple[Seat, ...]
    """Who takes a special card, in this order; the first acts."""
    occasion: Occasion
    """Why."""
    stack: int
    """The stack he looks through."""


@frozen
class GameOver:
    """The tenth round is over; nobody acts any more (R11.1)."""


Wait: TypeAlias = (
    LayingStart
    | OfferingSwap
    | Swapping
    | ChoosingRole
    | Drawing
    | Loading
    | Shifting
    | Relaying
    | Supplying
    | Bidding
    | TakingSpecial
    | KeepingSpecial
)
"""A phase in which the table waits for somebody."""


Phase: TypeAlias = Wait | GameOver | Passage
"""Any phase."""


@frozen
class SealedBids:
    """Players seal their bids; the others' stay secret until all are shown (R8.2, R12.1)."""

    waiting: tuple[Seat, ...]
    """Who has not chosen yet, ascending."""
    chosen: tuple[Seat, ...]
    """Who has chosen a bid or to pass, ascending; who has no goods card is in neither list."""
    own: Bid | None
    """The viewing seat's bid; None if it passes, has not chosen yet, or does not bid."""


PhaseSeen: TypeAlias = (
    LayingStart
    | OfferingSwap
    | Swapping
    | ChoosingRole
    | Drawing
    | Loading
    | Shifting
    | Relaying
    | Supplying
    | SealedBids
    | TakingSpecial
    | KeepingSpecial
    | GameOver
)
"""What the table waits for: open, but for the bids (R12.1, R12.5)."""
