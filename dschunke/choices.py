"""Lists of actions, each made once and shared: listing them is what a program does most."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import product
from typing import Any, Final

from attrs import fields

from dschunke.actions import (
    ACTIONS,
    Action,
    Decline,
    DrawGoods,
    KeepCard,
    OpenStack,
    PassBid,
    PlaceStrip,
    PlayCard,
    SealBid,
    SwapGoods,
)
from dschunke.cards import SpecialCard
from dschunke.edition import Edition
from dschunke.hold import SLOTS
from dschunke.making import shared
from dschunke.vocabulary import Good, Junk, Role, Seat

__all__ = [
    "bids",
    "decline_of",
    "draws",
    "every_action",
    "keep_card",
    "opens",
    "pass_bid_of",
    "places",
    "play_card",
    "swaps",
]

_COUNTS: Final = (1, 2, 3, 5, 8, 19)


@shared
def places(seat: Seat, junk: Junk, slots: Sequence[int]) -> tuple[PlaceStrip, ...]:
    """List the ways to lay a strip of `seat` on a junk."""
    return tuple(PlaceStrip(seat, junk, slot) for slot in slots)


@shared
def draws(seat: Seat, goods: Sequence[Good]) -> tuple[DrawGoods, ...]:
    """List the goods that `seat` may name."""
    return tuple(DrawGoods(seat, good) for good in goods)


@lru_cache(maxsize=512)  # each list may be long
def bids(seat: Seat, good: Good, most: int) -> tuple[SealBid, ...]:
    """List the bids of one good, from one card to `most`."""
    return tuple(SealBid(seat, good, count) for count in range(1, most + 1))


@lru_cache(maxsize=64)  # each list may be long
def opens(seat: Seat, stacks: Sequence[int]) -> tuple[OpenStack, ...]:
    """List the stacks that `seat` may choose."""
    return tuple(OpenStack(seat, stack) for stack in stacks)


@shared
def keep_card(seat: Seat, card: SpecialCard) -> KeepCard:
    """Give the action of taking a card out of a stack."""
    return KeepCard(seat, card)


@shared
def play_card(seat: Seat, card: SpecialCard) -> PlayCard:
    """Give the action of playing a card."""
    return PlayCard(seat, card)


@shared
def decline_of(seat: Seat) -> Decline:
    """Give the action of declining."""
    return Decline(seat)


@shared
def pass_bid_of(seat: Seat) -> PassBid:
    """Give the action of passing."""
    return PassBid(seat)


@shared
def swaps(seat: Seat, held: Sequence[Good], in_stock: Sequence[Good]) -> tuple[SwapGoods, ...]:
    """List the exchanges of a good that `seat` holds for another one in stock."""
    return tuple(
        SwapGoods(seat, give, take) for give in held for take in in_stock if give is not take
    )


@lru_cache(maxsize=16)  # each list is long
def every_action(edition: Edition, players: int) -> tuple[Action, ...]:
    """List every action that could be meant at a table, and some beyond it.

    Bids are of a few counts; one seat and one stack are beyond those there are.
    """
    values: dict[str, Iterable[Any]] = {  # whatever the fields of actions hold
        "seat": range(players + 1),
        "role": Role,
        **dict.fromkeys(("good", "give", "take"), Good),
        "junk": Junk,
        "slot": range(SLOTS),
        "count": _COUNTS,
        "stack": range(len(edition.stack_sizes) + 1),
        "card": dict.fromkeys(edition.special_cards),
    }
    return tuple(
        action(*chosen)
        for action in ACTIONS
        for chosen in product(*(values[one.name] for one in fields(action)))
    )
