"""What chance decided, as a value (R2.1, R2.6, R2.8)."""

from __future__ import annotations

from collections import Counter

from attrs import frozen

from dschunke.by import ByGood, BySeat, ByTask
from dschunke.cards import SPECIAL_CARDS, MarketCard, SpecialCard
from dschunke.checks import check_kind
from dschunke.edition import Edition, SetUp
from dschunke.errors import InvalidValue
from dschunke.vocabulary import Good, Junk, Task

__all__ = ["Deal", "check_deal"]


@frozen
class Deal:
    """Every order that chance decides in a game."""

    hands: BySeat[ByGood[int]]
    """The goods cards dealt to each seat (cards of each good; shape (players, 4); R2.1)."""
    market: tuple[MarketCard, ...]
    """The market cards from the top of the pile (R2.6)."""
    stacks: tuple[tuple[SpecialCard, ...], ...]
    """The stacks of special cards, each from its top (R2.6)."""
    merchants: ByTask[Junk]
    """Where the merchant of each task starts in the variable set-up; shape (3,) (R2.8)."""


def check_deal(deal: object, edition: Edition, setup: SetUp) -> Deal:
    """Give the deal back if it fits the edition and the number of players.

    Raises `InvalidValue`, naming the field, if it does not (R2.1, R2.6, R2.8).
    """
    if type(deal) is not Deal:
        raise InvalidValue("deal", deal, "a Deal")
    hands = deal.hands
    if type(hands) is not tuple or len(hands) != setup.players:
        raise InvalidValue("deal.hands", hands, f"{setup.players} hands")
    for seat, hand in enumerate(hands):
        if (
            type(hand) is not tuple
            or len(hand) != len(Good)
            or any(type(n) is not int or n < 0 for n in hand)
            or sum(hand) != setup.hand
        ):
            raise InvalidValue(f"deal.hands[{seat}]", hand, f"4 counts, {setup.hand} cards in all")
    for good in Good:
        dealt = sum(hand[good] for hand in hands)
        if dealt > setup.shuffled:
            raise InvalidValue(f"deal.hands of {good}", dealt, f"at most {setup.shuffled} cards")
    if type(deal.market) is not tuple:
        raise InvalidValue("deal.market", deal.market, "a tuple of market cards")
    for card in deal.market:
        check_kind("deal.market", card, MarketCard)
    if Counter(deal.market) != Counter(edition.market_cards):
        raise InvalidValue("deal.market", deal.market, "the edition's market cards")
    _check_stacks(deal.stacks, edition)
    merchants = deal.merchants
    if (
        type(merchants) is not tuple
        or any(type(one) is not Junk for one in merchants)
        or len(set(merchants)) != len(merchants)
        or len(merchants) != len(Task)
    ):
        raise InvalidValue("deal.merchants", merchants, "three different junks")
    return deal


def _check_stacks(stacks: object, edition: Edition) -> None:
    if type(stacks) is not tuple or not all(type(stack) is tuple for stack in stacks):
        raise InvalidValue("deal.stacks", stacks, "a tuple of stacks")
    if tuple(map(len, stacks)) != edition.stack_sizes:
        raise InvalidValue("deal.stacks", stacks, f"stacks of {edition.stack_sizes} cards")
    cards = [card for stack in stacks for card in stack]
    for card in cards:
        check_kind("deal.stacks", card, *SPECIAL_CARDS)
    if Counter(cards) != Counter(edition.special_cards):
        raise InvalidValue("deal.stacks", stacks, "the edition's special cards")
