"""What follows in a position from what is said of it: roles, strips, and where all cards are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from attrs import evolve

from dschunke.by import ByGood, replaced
from dschunke.cards import OPEN_CARDS, MarketCard, SpecialCard
from dschunke.checks import check_kind, check_whole
from dschunke.passages import Occasion
from dschunke.phases import (
    Bidding,
    ChoosingRole,
    Drawing,
    KeepingSpecial,
    Loading,
    Relaying,
    Shifting,
    Supplying,
    TakingSpecial,
)
from dschunke.state import Player, State, changed
from dschunke.table import setup_of, turn_of
from dschunke.vocabulary import MERCHANT_OF, Good, Role, Seat

__all__ = ["roles_taken", "strips_left", "with_goods", "with_market_card", "with_specials"]


def strips_left(state: State, seat: Seat) -> int:
    """Count the strips of a seat that are neither laid nor lifted (R1.5, R9.8)."""
    there = sum(layer.count(seat) for one in state.holds for layer in one.layers)
    lifted = isinstance(state.phase, Relaying) and state.phase.owner == seat
    return state.edition.strips - there - lifted


def roles_taken(state: State) -> tuple[Role, ...]:
    """Take as many roles as the phase says, the one that is carried out last (R5.1)."""
    helpers = setup_of(state).helpers
    roles = (*MERCHANT_OF, *helpers)
    match state.phase:
        case ChoosingRole(seat=seat) | Shifting(seat=seat) | Relaying(seat=seat):
            return roles[: turn_of(state, seat)]
        case Drawing(seat=seat):
            last = Role.GOODS_MERCHANT
        case Loading(seat=seat):
            last = Role.LOAD_MERCHANT
        case Supplying() | Bidding():
            return roles[: len(state.players)]
        case TakingSpecial(occasion=Occasion.PRIZE) | KeepingSpecial(occasion=Occasion.PRIZE):
            return roles[: len(state.players)]
        case _:
            return ()
    others = [role for role in roles if role is not last]
    return (*others[: turn_of(state, seat)], last)


def with_market_card(state: State, card: MarketCard) -> State:
    """Turn up this card in the round; the one there was lies where it was (R4.1)."""
    check_kind("market_card", card, MarketCard)
    check_whole("round", state.round, 1, len(state.market))
    market = list(state.market)
    place = state.round - 1
    if card in market:
        market[market.index(card)] = market[place]
    market[place] = card
    return evolve(state, market=tuple(market))


def with_goods(
    state: State, hands: Mapping[Seat, ByGood[int]], stocks: ByGood[int] | None
) -> State:
    """Give out hands and stocks, so that no card is lost (R8.6)."""
    players: tuple[Player, ...] = state.players
    for seat, hand in hands.items():
        players = replaced(players, seat, evolve(players[seat], goods=hand))
    left = tuple(
        state.edition.goods_cards[good] - sum(player.goods[good] for player in players)
        for good in Good
    )
    others = [seat for seat in range(len(players)) if seat not in hands]
    if stocks is not None and others:
        rest = players[others[-1]]
        goods = tuple(rest.goods[good] + left[good] - stocks[good] for good in Good)
        players = replaced(players, others[-1], evolve(rest, goods=goods))
    return changed(state, players=players, stocks=left if stocks is None else stocks)


def with_specials(
    state: State,
    takes: Mapping[Seat, tuple[SpecialCard, ...]],
    stacks: tuple[tuple[SpecialCard, ...], ...] | None,
) -> State:
    """Take special cards out of the stacks, then leave these stacks (R9.1, R9.3)."""
    players, there = state.players, state.stacks
    for seat, cards in takes.items():
        for card in cards:
            player = players[seat]
            if isinstance(card, OPEN_CARDS):
                player = evolve(player, open=(*player.open, card))
            else:
                player = evolve(player, hand=(*player.hand, card))
            players = replaced(players, seat, player)
            for place, stack in enumerate(there):
                if card in stack:
                    cut = stack.index(card)
                    there = replaced(there, place, stack[:cut] + stack[cut + 1 :])
                    break
    if stacks is None:
        return changed(state, players=players, stacks=there)
    gone = Counter(card for stack in there for card in stack)
    gone.subtract(Counter(card for stack in stacks for card in stack))
    left = (*stacks, *((),) * (len(there) - len(stacks)))
    return changed(state, players=players, stacks=left, played=(*state.played, *gone.elements()))
