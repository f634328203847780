"""One small value for each thing the table waits for: `State.phase` is one of them (R3.3)."""

from __future__ import annotations

from enum import Enum, unique
from typing import TypeAlias

from attrs import frozen

from dschunke.edition import Space
from dschunke.vocabulary import Good, Junk, Seat

__all__ = [
    "Awarding",
    "Bid",
    "Bidding",
    "ChoosingRole",
    "Drawing",
    "Ended",
    "GameOver",
    "KeepingSpecial",
    "LayingStart",
    "Loading",
    "Occasion",
    "OfferingSwap",
    "Onward",
    "Passage",
    "Phase",
    "Relaying",
    "Shifting",
    "Step",
    "Supplying",
    "Swapping",
    "TakingSpecial",
    "Wait",
    "Working",
]


@unique
class Step(Enum):
    """The parts of a game between which the flow passes (R3.2)."""

    SETUP = "setup"
    """Players lay their strips of the variable set-up (R2.8)."""
    MARKET = "market"
    """The market card is turned up (R4.1)."""
    SWAPS = "swaps"
    """Goods swaps may be played (R4.2)."""
    EVENT = "event"
    """The event of the round track (R4.3)."""
    ROLES = "roles"
    """Roles (R5)."""
    SUPPLY = "supply"
    """Supply (R7)."""
    AUCTION = "auction"
    """Auction (R8)."""
    MARKERS = "markers"
    """Markers (R10.1 to R10.3)."""
    START_PLAYER = "start player"
    """The start junk passes on (R10.4)."""


@unique
class Occasion(Enum):
    """Why players take special cards."""

    EVENT = "event"
    """The round track says so (R4.3)."""
    PRIZE = "prize"
    """They won them in an auction (R8.9)."""


@frozen
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


@frozen
class Bidding:
    """Players seal their bids, in any order (R8.2)."""

    waiting: tuple[Seat, ...]
    """Who has neither bid nor passed yet, ascending."""
    bids: tuple[Bid, ...]
    """The bids sealed so far, by seat; passes leave none."""


@frozen
class TakingSpecial:
    """A player chooses a stack of special cards (R9.2)."""

    takers: tuple[Seat, ...]
    """Who takes a special card, in this order; the first acts."""
    occasion: Occasion
    """Why."""


@frozen
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


@frozen
class Onward:
    """Nobody is waited for: `turns` players have had their turn in this step."""

    step: Step
    """The step."""
    turns: int
    """How many are done with it (players)."""


@frozen
class Ended:
    """Nobody is waited for: a step is over."""

    step: Step
    """The step."""


@frozen
class Working:
    """Nobody is waited for: a player is about to carry out a task (R5.2, R5.3, R9.6)."""

    seat: Seat
    """Whose task."""
    junk: Junk
    """The junk."""
    space: Space
    """The task, and how it is done."""


@frozen
class Awarding:
    """Nobody is waited for: players are about to take special cards (R9.2)."""

    takers: tuple[Seat, ...]
    """Who, in this order."""
    occasion: Occasion
    """Why."""


Passage: TypeAlias = Onward | Ended | Working | Awarding
"""A phase that passes by itself, so that no user ever sees it (R3.3)."""

Phase: TypeAlias = Wait | GameOver | Passage
"""Any phase."""
