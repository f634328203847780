"""Deals the cards that a view does not show, each way as likely as any other (R12.1, R12.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from math import comb
from typing import TypeVar

from dschunke.by import ByGood, BySeat
from dschunke.cards import OPEN_CARDS, SpecialCard
from dschunke.chance import Chance, shuffled, weighted
from dschunke.errors import InvalidValue
from dschunke.phases import Swapping
from dschunke.view import View
from dschunke.vocabulary import GOODS, Good

__all__ = ["deal_goods", "deal_specials", "without"]

T = TypeVar("T")


def without(things: Iterable[T], seen: Iterable[T], field: str) -> list[T]:
    """List what is left of `things` when those `seen` are taken away."""
    left = Counter(things)
    left.subtract(Counter(seen))
    if any(number < 0 for number in left.values()):
        raise InvalidValue(field, seen, "no more than the edition has")
    return list(left.elements())


# Goods cards


def deal_goods(chance: Chance, view: View) -> tuple[ByGood[int], BySeat[ByGood[int]]]:
    """Deal the unseen goods cards to the stocks, where these are secret, and to the hands."""
    shown = [seen.goods for seen in view.players if seen.goods is not None]
    if view.stocks is not None:
        shown.append(view.stocks)
    unseen = tuple(
        view.edition.goods_cards[good] - sum(counts[good] for counts in shown) for good in GOODS
    )
    to_hands = sum(seen.cards for seen in view.players if seen.goods is None)
    to_stocks = sum(unseen) - to_hands
    if min(unseen) < 0 or to_stocks < 0 or (to_stocks and view.stocks is not None):
        raise InvalidValue("view.players", view.players, "as many goods cards as the edition has")
    stocks = view.stocks
    if stocks is None:
        stocks = _drawn_stocks(chance, unseen, view.in_stock, to_stocks)
        unseen = tuple(all_ - there for all_, there in zip(unseen, stocks, strict=True))
    order = shuffled(chance, (good for good in GOODS for _ in range(unseen[good])))
    order = _with_swap(chance, view, stocks, order)
    hands: list[ByGood[int]] = []
    for seen in view.players:
        if seen.goods is not None:
            hands.append(seen.goods)
        else:
            hand, order = order[: seen.cards], order[seen.cards :]
            hands.append(tuple(hand.count(good) for good in GOODS))
    return stocks, tuple(hands)


def _with_swap(chance: Chance, view: View, stocks: ByGood[int], order: list[Good]) -> list[Good]:
    """Deal the cards so that a player who exchanges goods has one to exchange (R9.3, R9.7).

    Where only one good is in stock, his hand has a card of another, and this is certain to all.
    """
    there = [good for good in GOODS if stocks[good]]
    if not isinstance(view.phase, Swapping) or len(there) != 1:
        return order
    seat = view.phase.seat
    if view.players[seat].goods is not None:
        return order
    cards = view.players[seat].cards
    same = [good for good in order if good is there[0]]
    others = [good for good in order if good is not there[0]]
    sizes = range(1, min(cards, len(others)) + 1)
    ways = [comb(len(others), size) * comb(len(same), cards - size) for size in sizes]
    if not any(ways):
        raise InvalidValue("view.phase", view.phase, "a player who has goods cards to exchange")
    size = sizes[weighted(chance, ways)]
    hand = others[:size] + same[: cards - size]
    rest = shuffled(chance, others[size:] + same[cards - size :])
    before = sum(seen.cards for seen in view.players[:seat] if seen.goods is None)
    return rest[:before] + hand + rest[before:]


def _drawn_stocks(
    chance: Chance, unseen: ByGood[int], in_stock: tuple[Good, ...], total: int
) -> ByGood[int]:
    """Draw the stocks: each as likely as there are ways to choose its cards from the unseen."""
    piles = [unseen[good] for good in GOODS if good in in_stock]
    stocks = [0] * len(GOODS)
    for place, good in enumerate(good for good in GOODS if good in in_stock):
        rest = piles[place + 1 :]
        sizes = range(1, min(piles[place], total) + 1)
        ways = [comb(piles[place], size) * _ways(rest, total - size) for size in sizes]
        if not any(ways):
            raise InvalidValue("view.in_stock", in_stock, "goods that can be in stock")
        stocks[good] = sizes[weighted(chance, ways)]
        total -= stocks[good]
    if total:
        raise InvalidValue("view.in_stock", in_stock, "goods that can be in stock")
    return tuple(stocks)


def _ways(piles: list[int], total: int) -> int:
    """Count the ways to choose `total` cards from these piles (cards), one or more from each.

    Of all ways to choose, those that leave out one pile are taken off, those that leave out two
    are put back, and so on.
    """
    count = 0
    for number in range(len(piles) + 1):
        for without in combinations(piles, number):
            count += (-1) ** number * comb(sum(piles) - sum(without), total)
    return count


# Special cards


def deal_specials(
    chance: Chance, view: View
) -> tuple[BySeat[tuple[SpecialCard, ...]], tuple[tuple[SpecialCard, ...], ...]]:
    """Deal the unseen special cards to hands and stacks; no hand has one that is laid open."""
    seen = [*view.played]
    for player in view.players:
        seen += [*player.open, *(player.hand or ())]
    for cards in view.contents:
        seen += cards or ()
    order = shuffled(chance, without(view.edition.special_cards, seen, "view.played"))
    for_hands = [card for card in order if not isinstance(card, OPEN_CARDS)]
    hands = []
    for player in view.players:
        hand = for_hands[: player.specials] if player.hand is None else player.hand
        if player.hand is None:
            for_hands = for_hands[player.specials :]
            for card in hand:
                order.remove(card)
        hands.append(tuple(hand))
    order = shuffled(chance, order)  # those that lie open were left over, so too far in front
    stacks = []
    for size, cards in zip(view.stacks, view.contents, strict=True):
        if cards is None:
            cards, order = tuple(order[:size]), order[size:]
        stacks.append(cards)
    if order or [len(hand) for hand in hands] != [player.specials for player in view.players]:
        raise InvalidValue("view.stacks", view.stacks, "as many special cards as the edition has")
    return tuple(hands), tuple(stacks)
