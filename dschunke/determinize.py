"""A full state that a view could have come from: the secrets drawn by chance (R12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from math import comb
from typing import TypeVar

from dschunke.actions import SealBid
from dschunke.by import ByGood, BySeat
from dschunke.cards import OPEN_CARDS, SpecialCard
from dschunke.chance import Chance, below, random_from, shuffled
from dschunke.errors import InvalidValue
from dschunke.gains import possible_gains
from dschunke.phases import Bid, Bidding, Phase, SealedBids
from dschunke.rules import auction
from dschunke.state import Player, State, changed
from dschunke.view import View
from dschunke.vocabulary import GOODS, Good, Seat

__all__ = ["determinize"]

T = TypeVar("T")


def determinize(view: View, seed: int) -> State:
    """Draw a full state that a view could have come from: what may be known is as it is (R12).

    Every way the unseen goods cards, special cards and market cards could lie is as likely as any
    other; a sealed bid is any that its seat could make, or none. Secret yuan are a guess: no less
    than was last told, no more than the rounds since could have brought, small gains likelier. A
    view does not remember, so neither do the worlds drawn from it. The same `view` and `seed` (a
    whole number, 0 or more) give the same state.

    Raises `InvalidValue` for what is no view, and for one that no table could show.
    """
    if type(view) is not View:
        raise InvalidValue("view", view, "a View")
    chance = random_from(seed)
    stocks, goods = _goods(chance, view)
    hands, stacks = _specials(chance, view)
    unseen = _without(view.edition.market_cards, view.market, "view.market")
    players = tuple(
        Player(
            goods[seat],
            seen.strips,
            seen.yuan if seen.yuan is not None else _guessed_yuan(chance, view, seat),
            hands[seat],
            seen.open,
        )
        for seat, seen in enumerate(view.players)
    )
    told = tuple(seen.announced for seen in view.players if seen.announced is not None)
    state = State(
        edition=view.edition,
        players=players,
        holds=view.holds,
        stocks=stocks,
        market=(*view.market, *shuffled(chance, unseen)),
        stacks=stacks,
        played=view.played,
        announced=told,
        round=view.round,
        start_player=view.start_player,
        merchants=view.merchants,
        taken=view.taken,
        sold=view.sold,
        phase=_phase(view),
    )
    return _with_bids(chance, view, state)


def _without(things: Iterable[T], seen: Iterable[T], field: str) -> list[T]:
    """List what is left of `things` when those `seen` are taken away."""
    left = Counter(things)
    left.subtract(Counter(seen))
    if any(number < 0 for number in left.values()):
        raise InvalidValue(field, seen, "no more than the edition has")
    return list(left.elements())


# Goods cards


def _goods(chance: Chance, view: View) -> tuple[ByGood[int], BySeat[ByGood[int]]]:
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
    hands: list[ByGood[int]] = []
    for seen in view.players:
        if seen.goods is not None:
            hands.append(seen.goods)
        else:
            hand, order = order[: seen.cards], order[seen.cards :]
            hands.append(tuple(hand.count(good) for good in GOODS))
    return stocks, tuple(hands)


def _drawn_stocks(
    chance: Chance, unseen: ByGood[int], in_stock: tuple[Good, ...], total: int
) -> ByGood[int]:
    """Draw the stocks: each as likely as there are ways to choose its cards from the unseen."""
    piles = tuple((unseen[good], good in in_stock) for good in GOODS)
    if not _ways(piles, total):
        raise InvalidValue("view.in_stock", in_stock, "goods that can be in stock")
    stocks = []
    for place, (cards, there) in enumerate(piles):
        mark = below(chance, _ways(piles[place:], total))
        for count in _sizes(cards, there):
            mark -= comb(cards, count) * _ways(piles[place + 1 :], total - count)
            if mark < 0:
                break
        stocks.append(count)
        total -= count
    return tuple(stocks)


def _sizes(cards: int, there: bool) -> range:
    """List how many of the unseen `cards` of a good can lie in a stock that is `there` or empty."""
    return range(1, cards + 1) if there else range(1)


@lru_cache(maxsize=4096)
def _ways(piles: tuple[tuple[int, bool], ...], total: int) -> int:
    """Count the ways to choose `total` cards for the stocks from these piles of unseen cards."""
    if not piles:
        return int(total == 0)
    cards, there = piles[0]
    sizes = (size for size in _sizes(cards, there) if size <= total)
    return sum(comb(cards, size) * _ways(piles[1:], total - size) for size in sizes)


# Special cards


def _specials(
    chance: Chance, view: View
) -> tuple[BySeat[tuple[SpecialCard, ...]], tuple[tuple[SpecialCard, ...], ...]]:
    """Deal the unseen special cards to hands and stacks; no hand has one that is laid open."""
    seen = [*view.played]
    for player in view.players:
        seen += [*player.open, *(player.hand or ())]
    for cards in view.contents:
        seen += cards or ()
    order = shuffled(chance, _without(view.edition.special_cards, seen, "view.played"))
    for_hands = [card for card in order if not isinstance(card, OPEN_CARDS)]
    hands = []
    for player in view.players:
        hand = for_hands[: player.specials] if player.hand is None else player.hand
        if player.hand is None:
            for_hands = for_hands[player.specials :]
            for card in hand:
                order.remove(card)
        hands.append(tuple(hand))
    stacks = []
    for size, cards in zip(view.stacks, view.contents, strict=True):
        if cards is None:
            cards, order = tuple(order[:size]), order[size:]
        stacks.append(cards)
    if order or [len(hand) for hand in hands] != [player.specials for player in view.players]:
        raise InvalidValue("view.stacks", view.stacks, "as many special cards as the edition has")
    return tuple(hands), tuple(stacks)


# Yuan


def _guessed_yuan(chance: Chance, view: View, seat: Seat) -> int:
    """Guess secret yuan: for each gain the least of three draws."""
    told = view.players[seat].announced or 0
    gains = possible_gains(view, seat)
    return told + sum(min(below(chance, most + 1) for _ in range(3)) for most in gains)


# Bids


def _phase(view: View) -> Phase:
    phase = view.phase
    return Bidding(phase.waiting, ()) if isinstance(phase, SealedBids) else phase


def _with_bids(chance: Chance, view: View, state: State) -> State:
    """Seal a bid for each seat that has chosen: its own, or any that it could make (R8.2)."""
    phase = view.phase
    if not isinstance(phase, SealedBids):
        return state
    bids: list[Bid] = []
    for seat in phase.chosen:
        if seat == view.seat:
            bids += [phase.own] if phase.own is not None else []
            continue
        could = auction.legal(state, seat)
        match could[below(chance, len(could))]:
            case SealBid(good=good, count=count):
                bids.append(Bid(seat, good, count))
    return changed(state, phase=Bidding(phase.waiting, tuple(bids)))
