"""Everything a seat can do: twelve small values, all with `seat` (R3.2)."""

from __future__ import annotations

from itertools import product
from operator import attrgetter
from typing import Final, TypeAlias, TypeGuard

from attrs import AttrsInstance, field, fields, frozen

from dschunke.cards import SPECIAL_CARDS, SpecialCard, special_card
from dschunke.checks import check_kind, member, whole
from dschunke.hold import SLOTS
from dschunke.vocabulary import Good, Junk, Role, Seat

__all__ = [
    "ACTIONS",
    "Action",
    "ChooseRole",
    "Decline",
    "DrawGoods",
    "KeepCard",
    "OpenStack",
    "PassBid",
    "PlaceStrip",
    "PlayCard",
    "SealBid",
    "ShiftStrip",
    "SwapGoods",
    "TakeYuan",
]

_seat = whole()
_slot = whole(0, SLOTS - 1)


@frozen
class ChooseRole:
    """Take a role and carry out its task on a junk (R5.1)."""

    seat: Seat = field(validator=_seat)
    """Who acts."""
    role: Role = field(validator=member(Role))
    """The role taken."""
    junk: Junk = field(validator=member(Junk))
    """The junk the task is carried out on."""


@frozen
class DrawGoods:
    """Name the good to draw (R5.9, R5.10, R7.1)."""

    seat: Seat = field(validator=_seat)
    """Who acts."""
    good: Good = field(validator=member(Good))
    """The good."""


@frozen
class PlaceStrip:
    """Lay one of one's strips (R6.2, R2.8, R9.8)."""

    seat: Seat = field(validator=_seat)
    """Who acts."""
    junk: Junk = field(validator=member(Junk))
    """The junk."""
    slot: int = field(validator=_slot)
    """The slot of the layer, 0 … 2."""


@frozen
class SealBid:
    """Bid goods cards of one good, secretly (R8.2)."""

    seat: Seat = field(validator=_seat)
    """Who acts."""
    good: Good = field(validator=member(Good))
    """The good."""
    count: int = field(validator=whole(1))
    """How many of it (cards, one or more)."""


@frozen
class PassBid:
    """Bid nothing in this auction, secretly (R8.2)."""

    seat: Seat = field(validator=_seat)
    """Who acts."""


@frozen
class TakeYuan:
    """Take yuan instead of a special card (R8.9)."""

    seat: Seat = field(validator=_seat)
    """Who acts."""


@frozen
class OpenStack:
    """Choose the stack to take a special card from (R9.2)."""

    seat: Seat = field(validator=_seat)
    """Who acts."""
    stack: int = field(validator=whole())
    """The stack, counted from 0."""


@frozen
class KeepCard:
    """Take a special card out of the chosen stack (R9.2)."""

    seat: Seat = field(validator=_seat)
    """Who acts."""
    card: SpecialCard = field(validator=special_card)
    """The card."""


@frozen
class PlayCard:
    """Play a special card from hand (R9.3)."""

    seat: Seat = field(validator=_seat)
    """Who acts."""
    card: SpecialCard = field(validator=special_card)
    """The card."""


@frozen
class SwapGoods:
    """Exchange one goods card for a card of another good (R9.7)."""

    seat: Seat = field(validator=_seat)
    """Who acts."""
    give: Good = field(validator=member(Good))
    """The good that goes back to its stock."""
    take: Good = field(validator=member(Good))
    """The good that comes into hand."""


@frozen
class ShiftStrip:
    """Lift one of one's uncovered strips, to lay it elsewhere (R9.8)."""

    seat: Seat = field(validator=_seat)
    """Who acts."""
    junk: Junk = field(validator=member(Junk))
    """The junk it lies on."""
    slot: int = field(validator=_slot)
    """Its slot in the top layer, 0 … 2."""


@frozen
class Decline:
    """End what is optional (R4.2, R9.7)."""

    seat: Seat = field(validator=_seat)
    """Who acts."""


Action: TypeAlias = (
    ChooseRole
    | DrawGoods
    | PlaceStrip
    | SealBid
    | PassBid
    | TakeYuan
    | OpenStack
    | KeepCard
    | PlayCard
    | SwapGoods
    | ShiftStrip
    | Decline
)
"""Any action."""

ACTIONS: Final = (
    ChooseRole,
    DrawGoods,
    PlaceStrip,
    SealBid,
    PassBid,
    TakeYuan,
    OpenStack,
    KeepCard,
    PlayCard,
    SwapGoods,
    ShiftStrip,
    Decline,
)
"""The twelve classes."""

_WITH_CARD: Final = (KeepCard, PlayCard)
_KINDS: Final[dict[str, tuple[type, ...]]] = {
    "Seat": (int,),
    "int": (int,),
    "Good": (Good,),
    "Junk": (Junk,),
    "Role": (Role,),
    "SpecialCard": SPECIAL_CARDS,
}


def _shape(action: type[AttrsInstance]) -> tuple[attrgetter[object], frozenset[tuple[type, ...]]]:
    """Give what reads all fields of an action, and the types they may have."""
    names = [one.name for one in fields(action)]
    types = product(*(_KINDS[str(one.type)] for one in fields(action)))
    if len(names) == 1:  # attrgetter gives no tuple for a single name
        return attrgetter("seat", "seat"), frozenset({(int, int)})
    return attrgetter(*names), frozenset(types)


_SHAPES: Final[dict[type, tuple[attrgetter[object], frozenset[tuple[type, ...]]]]] = {
    action: _shape(action) for action in ACTIONS
}


def is_action(thing: object) -> TypeGuard[Action]:
    """Tell whether a thing is an action whose fields hold what they should, however it was made."""
    try:
        shape = _SHAPES.get(type(thing))
        if shape is None:
            return False
        read, kinds = shape
        if tuple(map(type, read(thing))) not in kinds:  # type: ignore[call-overload] # attrgetter gives a tuple here
            return False
        if isinstance(thing, _WITH_CARD):
            check_kind("card", thing.card, *SPECIAL_CARDS)
    except Exception:  # a field is unset, or a foreign class refuses to be looked at
        return False
    return True
