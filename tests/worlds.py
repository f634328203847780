"""Other worlds: tables that differ from a given one only in what a seat may not know (R12).

Written from the rulebook and from states alone, without the package's own view and determinize.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import permutations, product

from attrs import evolve

from dschunke import Good, State
from dschunke.cards import OPEN_CARDS, SpecialCard
from dschunke.passages import Occasion
from dschunke.phases import (
    Bid,
    Bidding,
    GameOver,
    KeepingSpecial,
    Supplying,
    Swapping,
    TakingSpecial,
)
from dschunke.rulings import Passing, Shown
from dschunke.state import changed


def hides_stocks(state: State) -> bool:
    """Tell whether the stocks may not be counted: supply and auction phases (R12.4)."""
    if state.edition.rulings.stocks is Shown.OPEN:
        return False
    phase = state.phase
    if isinstance(phase, TakingSpecial | KeepingSpecial):
        return phase.occasion is Occasion.PRIZE
    return isinstance(phase, Supplying | Bidding)


def looked_through(state: State, seat: int | None) -> int | None:
    """Give the stack that a seat looks through now (R12.2)."""
    phase = state.phase
    if isinstance(phase, KeepingSpecial) and phase.takers[0] == seat:
        return phase.stack
    return None


def other_world(state: State, seat: int | None, chance: random.Random) -> State:
    """Mix up all that a seat may not know; what it may know stays as it is."""
    if isinstance(state.phase, GameOver):  # nothing is secret any more: R12.6
        return state
    state = _other_goods(state, seat, chance)
    state = _other_specials(state, seat, chance)
    pile = list(state.market[state.round :])
    chance.shuffle(pile)
    state = evolve(state, market=state.market[: state.round] + tuple(pile))
    if state.edition.rulings.yuan is Shown.SECRET:
        players = tuple(
            player
            if other == seat
            else evolve(
                player,
                yuan=(state.announced[other] if state.announced else 0) + chance.randrange(30),
            )
            for other, player in enumerate(state.players)
        )
        state = changed(state, players=players)
    return _other_bids(state, seat, chance)


def can_swap(state: State) -> bool:
    """Tell whether a player who exchanges goods could: else he could not do so now (R9.3)."""
    if not isinstance(state.phase, Swapping):
        return True
    goods = state.players[state.phase.seat].goods
    return any(goods[g] and state.stocks[h] for g in Good for h in Good if g is not h)


def _other_goods(state: State, seat: int | None, chance: random.Random) -> State:
    others = [other for other in range(len(state.players)) if other != seat]
    for _ in range(20):
        cards = [g for o in others for g in Good for _ in range(state.players[o].goods[g])]
        secret = hides_stocks(state)
        if secret:
            cards += [g for g in Good for _ in range(state.stocks[g])]
        chance.shuffle(cards)
        players = list(state.players)
        for other in others:
            size = sum(players[other].goods)
            hand, cards = cards[:size], cards[size:]
            players[other] = evolve(players[other], goods=tuple(hand.count(g) for g in Good))
        stocks = tuple(cards.count(g) for g in Good) if secret else state.stocks
        made = changed(state, players=tuple(players), stocks=stocks)
        if [n > 0 for n in stocks] == [n > 0 for n in state.stocks] and can_swap(made):
            return made
    return state


def _other_specials(state: State, seat: int | None, chance: random.Random) -> State:
    others = [other for other in range(len(state.players)) if other != seat]
    seen = looked_through(state, seat)
    hidden = [place for place in range(len(state.stacks)) if place != seen]
    cards = [card for other in others for card in state.players[other].hand]
    cards += [card for place in hidden for card in state.stacks[place]]
    chance.shuffle(cards)
    cards.sort(key=lambda card: isinstance(card, OPEN_CARDS))  # hands have none that lies open
    players = list(state.players)
    for other in others:
        size = len(players[other].hand)
        players[other] = evolve(players[other], hand=tuple(cards[:size]))
        cards = cards[size:]
    chance.shuffle(cards)
    stacks = list(state.stacks)
    for place in hidden:
        size = len(stacks[place])
        stacks[place], cards = tuple(cards[:size]), cards[size:]
    return changed(state, players=tuple(players), stacks=tuple(stacks))


def _other_bids(state: State, seat: int | None, chance: random.Random) -> State:
    if not isinstance(state.phase, Bidding):
        return state
    bids = []
    for other in range(len(state.players)):
        if other == seat:
            bids += [bid for bid in state.phase.bids if bid.seat == seat]
        elif other not in state.phase.waiting:
            could = possible_bids(state, other)
            if could and (chance.random() < 0.8 or must_bid(state)):
                bids.append(chance.choice(could))
    return changed(state, phase=Bidding(state.phase.waiting, tuple(bids)))


def must_bid(state: State) -> bool:
    """Tell whether whoever can bid has to (R8.2)."""
    return state.edition.rulings.passing is Passing.LAST_RESORT


def possible_bids(state: State, seat: int) -> list[Bid]:
    """List every bid that a seat's hand allows (R8.2)."""
    return [
        Bid(seat, good, count)
        for good in Good
        if good not in state.sold
        for count in range(1, state.players[seat].goods[good] + 1)
    ]


def all_worlds(state: State, seat: int | None) -> set[State]:
    """List every table that a seat cannot tell from this one, where yuan are open."""
    assert state.edition.rulings.yuan is Shown.OPEN
    if isinstance(state.phase, GameOver):  # nothing is secret any more: R12.6
        return {state}
    return {
        world
        for goods in _all_goods(state, seat)
        for specials in _all_specials(goods, seat)
        for market in _all_markets(specials)
        for world in _all_bids(market, seat)
    }


def _all_goods(state: State, seat: int | None) -> Iterator[State]:
    others = [other for other in range(len(state.players)) if other != seat]
    most = state.edition.goods_cards
    ranges = [range(n + 1) for n in most]
    hands = [
        [hand for hand in product(*ranges) if sum(hand) == sum(state.players[other].goods)]
        for other in others
    ]
    for dealt in product(*hands):
        players = list(state.players)
        for other, hand in zip(others, dealt, strict=True):
            players[other] = evolve(players[other], goods=hand)
        stocks = tuple(most[good] - sum(player.goods[good] for player in players) for good in Good)
        if min(stocks) < 0:
            continue
        if hides_stocks(state):
            fits = [n > 0 for n in stocks] == [n > 0 for n in state.stocks]
        else:
            fits = stocks == state.stocks
        made = changed(state, players=tuple(players), stocks=stocks)
        if fits and can_swap(made):
            yield made


def _all_specials(state: State, seat: int | None) -> Iterator[State]:
    others = [other for other in range(len(state.players)) if other != seat]
    seen = looked_through(state, seat)
    hidden = [place for place in range(len(state.stacks)) if place != seen]
    cards: list[SpecialCard] = [c for other in others for c in state.players[other].hand]
    cards += [card for place in hidden for card in state.stacks[place]]
    for order in set(permutations(cards)):
        left = order
        players, stacks = list(state.players), list(state.stacks)
        for other in others:
            size = len(players[other].hand)
            players[other] = evolve(players[other], hand=left[:size])
            left = left[size:]
        for place in hidden:
            size = len(stacks[place])
            stacks[place], left = left[:size], left[size:]
        if not any(isinstance(card, OPEN_CARDS) for player in players for card in player.hand):
            yield changed(state, players=tuple(players), stacks=tuple(stacks))


def _all_markets(state: State) -> Iterator[State]:
    for pile in set(permutations(state.market[state.round :])):
        yield evolve(state, market=state.market[: state.round] + pile)


def _all_bids(state: State, seat: int | None) -> Iterator[State]:
    if not isinstance(state.phase, Bidding):
        yield state
        return
    choices: list[list[Bid | None]] = []
    for other in range(len(state.players)):
        if other == seat:
            choices.append([next((b for b in state.phase.bids if b.seat == seat), None)])
        elif other in state.phase.waiting:
            choices.append([None])
        else:
            could = possible_bids(state, other)
            choices.append([*could] if could and must_bid(state) else [None, *could])
    for chosen in product(*choices):
        bids = tuple(bid for bid in chosen if bid is not None)
        yield changed(state, phase=Bidding(state.phase.waiting, bids))
