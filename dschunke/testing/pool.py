"""Actions of every kind for every seat, legal or not."""

from __future__ import annotations

from functools import lru_cache

from dschunke.actions import (
    Action,
    ChooseRole,
    Decline,
    DrawGoods,
    KeepCard,
    OpenStack,
    PassBid,
    PlaceStrip,
    PlayCard,
    SealBid,
    ShiftStrip,
    SwapGoods,
    TakeYuan,
)
from dschunke.edition import Edition
from dschunke.hold import SLOTS
from dschunke.vocabulary import Good, Junk, Role

__all__ = ["pool"]


@lru_cache(maxsize=16)
def pool(edition: Edition, players: int) -> tuple[Action, ...]:
    """List every action that could ever be meant at this table, and some beyond it.

    Bids are of a few counts; one seat and one stack are beyond those there are.
    """
    cards = tuple(dict.fromkeys(edition.special_cards))
    found: list[Action] = []
    for seat in range(players + 1):
        found += [PassBid(seat), TakeYuan(seat), Decline(seat)]
        found += [ChooseRole(seat, role, junk) for role in Role for junk in Junk]
        found += [DrawGoods(seat, good) for good in Good]
        found += [PlaceStrip(seat, junk, slot) for junk in Junk for slot in range(SLOTS)]
        found += [ShiftStrip(seat, junk, slot) for junk in Junk for slot in range(SLOTS)]
        found += [SealBid(seat, good, count) for good in Good for count in (1, 2, 3, 5, 8, 19)]
        found += [OpenStack(seat, stack) for stack in range(len(edition.stack_sizes) + 1)]
        found += [SwapGoods(seat, give, take) for give in Good for take in Good]
        found += [KeepCard(seat, card) for card in cards]
        found += [PlayCard(seat, card) for card in cards]
    return tuple(found)
