"""One small value for each thing that happens at the table (R12.5); `step` tells them in order."""

from __future__ import annotations

from typing import Final, TypeAlias, get_args

from attrs import frozen

from dschunke.by import BySeat, ByTask
from dschunke.cards import MarketCard, SpecialCard
from dschunke.passages import Occasion
from dschunke.phases import Bid
from dschunke.rules.scoring import Score
from dschunke.rules.settlement import Sale
from dschunke.track import RoundEvent
from dschunke.vocabulary import Good, Junk, Role, Seat

__all__ = [
    "EVENTS",
    "BidChosen",
    "BidSealed",
    "BidsShown",
    "CardsReturned",
    "Declined",
    "Event",
    "EventCame",
    "GameScored",
    "GoodsDrawn",
    "GoodsSwapped",
    "IncomeTaken",
    "LotSettled",
    "MarkersMoved",
    "MarketTurned",
    "PassChosen",
    "PrizePaid",
    "RoleTaken",
    "SpecialKept",
    "SpecialOpened",
    "SpecialPlayed",
    "SpecialTaken",
    "StackOpened",
    "StackSeen",
    "StartPassed",
    "StripLaid",
    "StripLifted",
    "SupplyDrawn",
    "YuanAnnounced",
    "YuanInstead",
]


@frozen
class MarketTurned:
    """The top market card was turned up, and the helpers stand on this round's space (R4.1)."""

    round: int
    """The round that begins."""
    card: MarketCard
    """The card."""


@frozen
class Declined:
    """A player played no goods swap, or exchanged no further card (R4.2, R9.7)."""

    seat: Seat
    """Who."""
    swapping: bool
    """Whether he had played a goods swap, and exchanges no further card by it."""


@frozen
class EventCame:
    """The round track ordered an event (R4.3)."""

    event: RoundEvent
    """What it orders."""


@frozen
class YuanAnnounced:
    """A player told his yuan (R4.3, R12.3)."""

    seat: Seat
    """Who."""
    yuan: int
    """How much he has (yuan)."""


@frozen
class RoleTaken:
    """A player took a role, which is turned over (R5.1, R5.5)."""

    seat: Seat
    """Who."""
    role: Role
    """The role."""
    junk: Junk
    """The junk he carries its task out on."""


@frozen
class GoodsDrawn:
    """A player drew goods cards in the role phase (R5.6, R5.9, R5.10)."""

    seat: Seat
    """Who."""
    good: Good
    """The good."""
    count: int
    """How many (cards)."""
    junk: Junk
    """The junk whose stock they came from."""


@frozen
class SupplyDrawn:
    """A player drew goods cards in the supply phase, when the stocks may not be counted (R7.1)."""

    seat: Seat
    """Who."""
    good: Good
    """The good."""
    count: int
    """How many (cards)."""
    junk: Junk
    """The junk whose stock they came from."""


@frozen
class IncomeTaken:
    """A player took income (R5.7)."""

    seat: Seat
    """Who."""
    junk: Junk
    """The junk that brought it."""
    yuan: int
    """How much (yuan)."""
    rule: str = "R5.7"
    """The rule that pays it."""


@frozen
class StripLaid:
    """A player laid a strip (R2.8, R5.11, R9.8)."""

    seat: Seat
    """Who."""
    owner: Seat
    """Whose strip it is."""
    junk: Junk
    """The junk."""
    slot: int
    """The slot, 0 to 2."""
    layer: int
    """The layer, 0 at the bottom."""
    covers: tuple[Seat, ...]
    """Whose strips it covers a chest of, by slot of the layer below; none at the bottom."""


@frozen
class StripLifted:
    """A player lifted a strip to lay it elsewhere (R9.8)."""

    seat: Seat
    """Who."""
    owner: Seat
    """Whose strip it is."""
    junk: Junk
    """The junk."""
    slot: int
    """The slot it lay in, 0 to 2."""
    layer: int
    """The layer it lay in, 0 at the bottom."""
    uncovers: tuple[Seat, ...]
    """Whose strips it covered a chest of, by slot of the layer below; none at the bottom."""


@frozen
class SpecialPlayed:
    """A player played a one-time card, which left the game (R9.3)."""

    seat: Seat
    """Who."""
    card: SpecialCard
    """The card."""


@frozen
class GoodsSwapped:
    """A player exchanged a goods card for one of another good (R9.7)."""

    seat: Seat
    """Who."""
    give: Good
    """The good that went to its stock (1 card)."""
    take: Good
    """The good that came from its stock (1 card)."""


@frozen
class BidSealed:
    """A player has chosen a bid, or to pass; which of the two stays secret (R8.2, R12.1)."""

    seat: Seat
    """Who."""


@frozen
class BidChosen:
    """What a player bids; only he knows until all bids are shown (R8.2, R12.1)."""

    seat: Seat
    """Who."""
    good: Good
    """The good."""
    count: int
    """How many (cards)."""


@frozen
class PassChosen:
    """That a player passes; only he knows until all bids are shown (R8.2, R12.1)."""

    seat: Seat
    """Who."""


@frozen
class BidsShown:
    """All bids were shown together (R8.3)."""

    bids: tuple[Bid, ...]
    """The bids, by seat; who was waited for and is not among them passed."""


@frozen
class CardsReturned:
    """The cards of a bid went back to their stock (R8.6)."""

    seat: Seat
    """Whose they were."""
    good: Good
    """The good."""
    count: int
    """How many (cards)."""


@frozen
class LotSettled:
    """A good was sold and got its marker (R8.4, R8.5, R8.7)."""

    sale: Sale
    """Who has what of its prize, whether by a tie, and what is lost."""


@frozen
class PrizePaid:
    """A player was paid a prize or his share of it (R8.4, R8.5)."""

    seat: Seat
    """Who."""
    good: Good
    """The good sold."""
    yuan: int
    """How much (yuan)."""
    rule: str
    """The rule that gives it to him.

    R8.4 for the highest bid, R8.11 after a broken tie, R8.5 for a share, R8.10 for one of a special
    card.
    """


@frozen
class YuanInstead:
    """A player was paid yuan instead of a special card (R8.9, R9.2)."""

    seat: Seat
    """Who."""
    yuan: int
    """How much (yuan)."""
    occasion: Occasion
    """What the special card would have been taken for."""
    rule: str
    """The rule that pays it: R8.9 by choice, R9.2 if every stack is empty."""


@frozen
class StackOpened:
    """A player chose a stack of special cards to look through (R9.2)."""

    seat: Seat
    """Who."""
    stack: int
    """The stack."""


@frozen
class StackSeen:
    """What is in the stack that a player looks through; only he sees it (R9.2, R12.2)."""

    seat: Seat
    """Who."""
    stack: int
    """The stack."""
    cards: tuple[SpecialCard, ...]
    """Its cards from the top."""


@frozen
class SpecialTaken:
    """A player took a card from a stack into his hand; which one stays secret (R9.1, R12.1)."""

    seat: Seat
    """Who."""
    stack: int
    """The stack."""


@frozen
class SpecialKept:
    """Which card a player took into his hand; only he knows (R9.1, R12.1)."""

    seat: Seat
    """Who."""
    stack: int
    """The stack."""
    card: SpecialCard
    """The card."""


@frozen
class SpecialOpened:
    """A player took a card from a stack and laid it open (R9.1)."""

    seat: Seat
    """Who."""
    stack: int
    """The stack."""
    card: SpecialCard
    """The card."""


@frozen
class MarkersMoved:
    """Roles were turned face up, markers came off, merchants moved on (R8.7, R10.1, R10.2)."""

    merchants: ByTask[Junk]
    """Where the merchant of each task stands now; shape (3,)."""


@frozen
class StartPassed:
    """The start junk passed to the left (R10.4)."""

    seat: Seat
    """Who holds it now."""


@frozen
class GameScored:
    """The game is over, and everything is shown (R11.1, R11.2, R11.3, R12.6)."""

    scores: BySeat[Score]
    """What each seat scores; shape (players,)."""
    winners: tuple[Seat, ...]
    """Who wins or shares the win, ascending."""


Event: TypeAlias = (
    MarketTurned
    | Declined
    | EventCame
    | YuanAnnounced
    | RoleTaken
    | GoodsDrawn
    | SupplyDrawn
    | IncomeTaken
    | StripLaid
    | StripLifted
    | SpecialPlayed
    | GoodsSwapped
    | BidSealed
    | BidChosen
    | PassChosen
    | BidsShown
    | CardsReturned
    | LotSettled
    | PrizePaid
    | YuanInstead
    | StackOpened
    | StackSeen
    | SpecialTaken
    | SpecialKept
    | SpecialOpened
    | MarkersMoved
    | StartPassed
    | GameScored
)
"""Any event."""

EVENTS: Final = get_args(Event)
"""All events, in the order in which they stand here."""
