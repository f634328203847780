"""Lists of actions, each made once and shared: listing them is what a program does most."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from dschunke.actions import (
    Decline,
    DrawGoods,
    KeepCard,
    OpenStack,
    PassBid,
    PlaceStrip,
    PlayCard,
    SealBid,
)
from dschunke.cards import SpecialCard
from dschunke.vocabulary import Good, Junk, Seat

__all__ = ["bids", "decline", "draws", "keep_card", "opens", "pass_bid_of", "places", "play_card"]


@lru_cache(maxsize=4096)
def places(seat: Seat, junk: Junk, slots: Sequence[int]) -> tuple[PlaceStrip, ...]:
    """List the ways to lay a strip of `seat` on a junk."""
    return tuple(PlaceStrip(seat, junk, slot) for slot in slots)


@lru_cache(maxsize=4096)
def draws(seat: Seat, goods: Sequence[Good]) -> tuple[DrawGoods, ...]:
    """List the goods that `seat` may name."""
    return tuple(DrawGoods(seat, good) for good in goods)


@lru_cache(maxsize=512)
def bids(seat: Seat, good: Good, most: int) -> tuple[SealBid, ...]:
    """List the bids of one good, from one card to `most`."""
    return tuple(SealBid(seat, good, count) for count in range(1, most + 1))


@lru_cache(maxsize=512)
def opens(seat: Seat, stacks: Sequence[int]) -> tuple[OpenStack, ...]:
    """List the stacks that `seat` may choose."""
    return tuple(OpenStack(seat, stack) for stack in stacks)


@lru_cache(maxsize=4096)
def keep_card(seat: Seat, card: SpecialCard) -> KeepCard:
    """Give the action of taking a card out of a stack."""
    return KeepCard(seat, card)


@lru_cache(maxsize=4096)
def play_card(seat: Seat, card: SpecialCard) -> PlayCard:
    """Give the action of playing a card."""
    return PlayCard(seat, card)


@lru_cache(maxsize=64)
def decline(seat: Seat) -> Decline:
    """Give the action of declining."""
    return Decline(seat)


@lru_cache(maxsize=64)
def pass_bid_of(seat: Seat) -> PassBid:
    """Give the action of passing."""
    return PassBid(seat)
