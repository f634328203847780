"""What is secret (R12): of the table in a phase, and of what happens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from dschunke.checks import check_whole
from dschunke.errors import InvalidValue
from dschunke.events import (
    EVENTS,
    BidChosen,
    BidsShown,
    Event,
    GameScored,
    GoodsSwapped,
    MarketTurned,
    PassChosen,
    SpecialKept,
    SpecialOpened,
    SpecialPlayed,
    SpecialTaken,
    StackOpened,
    StackSeen,
    SupplyDrawn,
    YuanAnnounced,
)
from dschunke.passages import Occasion
from dschunke.phases import Bidding, KeepingSpecial, Supplying, TakingSpecial
from dschunke.rulings import Rulings, Shown
from dschunke.vocabulary import Seat

__all__ = ["PRIVATE", "REVEALING", "redact", "reveals", "stocks_secret"]

PRIVATE: Final = (BidChosen, PassChosen, StackSeen, SpecialKept)
"""The events that nobody but their own seat is told; all others everybody sees (R12.1, R12.2)."""

REVEALING: Final = (
    MarketTurned,
    YuanAnnounced,
    SupplyDrawn,
    SpecialPlayed,
    GoodsSwapped,
    BidsShown,
    StackOpened,
    SpecialTaken,
    SpecialOpened,
    GameScored,
)
"""The events by which somebody learns what was secret from him; no taking back unlearns it.

A card from a hand or a pile is seen, a card taken in hand shows that its stack had one that is not
laid open, yuan are told, or a draw shows something of a stock that may not be counted (R12.4).
"""


def redact(events: Sequence[Event], seat: Seat | None) -> tuple[Event, ...]:
    """Give the events that a `seat` is told, in their order; None is told what a spectator sees.

    That a bid is sealed or a card taken is an event of its own, told to all; what it is, is told
    only to whoever chose it (R12.1, R12.2). Raises `InvalidValue` for what is no seat or no events.
    """
    if seat is not None:
        check_whole("seat", seat)
    if not isinstance(events, tuple | list) or any(type(one) not in EVENTS for one in events):
        raise InvalidValue("events", events, "events as `step` tells them")
    return tuple(event for event in events if not isinstance(event, PRIVATE) or event.seat == seat)


def reveals(events: Iterable[Event]) -> bool:
    """Tell whether anybody learnt something that he would still know if it were taken back."""
    return any(isinstance(event, REVEALING) for event in events)


def stocks_secret(phase: object, rulings: Rulings) -> bool:
    """Tell whether the stocks may not be counted: in the supply and auction phases (R12.4).

    By another ruling they always may.
    """
    if rulings.stocks is Shown.OPEN:
        return False
    match phase:
        case Supplying() | Bidding():
            return True
        case TakingSpecial(occasion=occasion) | KeepingSpecial(occasion=occasion):
            return occasion is Occasion.PRIZE
    return False
