"""Auction (R8)."""

from __future__ import annotations

from typing import Final

from dschunke.actions import PassBid, SealBid
from dschunke.by import added
from dschunke.choices import bids, no_bid
from dschunke.errors import IllegalAction, shown
from dschunke.passages import Awarding, Ended, Occasion, Onward, Step
from dschunke.phases import Bid, Bidding
from dschunke.rules.settlement import Sale, settle
from dschunke.state import Player, State, changed
from dschunke.table import tie_breakers, turn_of
from dschunke.vocabulary import Good, Seat

__all__ = ["begin", "legal", "pass_bid", "seal"]

_LAST_FIRST: Final = tuple(reversed(Good))


def begin(state: State) -> State:
    """Open the next auction, until all goods are sold or nobody has a goods card (R8.1, R8.8)."""
    waiting = tuple(seat for seat, player in enumerate(state.players) if any(player.goods))
    if len(state.sold) == len(Good) or not waiting:
        return changed(state, phase=Ended(Step.AUCTION))
    return changed(state, phase=Bidding(waiting, ()))


def legal(state: State, seat: Seat) -> tuple[SealBid | PassBid, ...]:
    """List every bid of one good that is still a lot, and passing (R8.2)."""
    choices: tuple[SealBid | PassBid, ...] = no_bid(seat)
    goods = state.players[seat].goods
    for good in _LAST_FIRST:
        if goods[good] and good not in state.sold:
            choices = bids(seat, good, goods[good]) + choices
    return choices


def seal(state: State, phase: Bidding, action: SealBid) -> State:
    """Choose a bid secretly (R8.2)."""
    seat, good, count = action.seat, action.good, action.count
    if good in state.sold:
        lots = ", ".join(str(lot) for lot in Good if lot not in state.sold)
        raise IllegalAction("R8.7", action, f"{good} is sold this round; still for sale: {lots}")
    held = state.players[seat].goods[good]
    if not 1 <= count <= held:
        raise IllegalAction("R8.2", action, f"seat {seat} holds {held} {good}, not {shown(count)}")
    bid = Bid(seat, good, count)
    return _show(state, phase, seat, tuple(sorted((*phase.bids, bid), key=_seat)))


def pass_bid(state: State, phase: Bidding, action: PassBid) -> State:
    """Bid nothing in this auction (R8.2)."""
    return _show(state, phase, action.seat, phase.bids)


def _seat(bid: Bid) -> Seat:
    return bid.seat


def _show(state: State, phase: Bidding, seat: Seat, sealed: tuple[Bid, ...]) -> State:
    """Show all bids together when the last one is chosen (R8.3, R8.8)."""
    waiting = tuple(other for other in phase.waiting if other != seat)
    if waiting:
        return changed(state, phase=Bidding(waiting, sealed))
    if not sealed:
        return changed(state, phase=Ended(Step.AUCTION))
    prizes = state.market[state.round - 1].prizes
    sales = settle(sealed, prizes, tie_breakers(state), state.edition.special_yuan).sales
    takers = [sale.winners[0] for sale in sales if sale.special]
    takers.sort(key=lambda taker: turn_of(state, taker))
    return _settled(state, sealed, sales, tuple(takers))


def _settled(
    state: State, shown: tuple[Bid, ...], sales: tuple[Sale, ...], takers: tuple[Seat, ...]
) -> State:
    """Pay, put all bids back into stock, mark the goods; special cards come after the yuan.

    R8.4, R8.6, R8.7, R8.12.
    """
    stocks = state.stocks
    goods = [player.goods for player in state.players]
    yuan = [player.yuan for player in state.players]
    for bid in shown:
        stocks = added(stocks, bid.good, bid.count)
        goods[bid.seat] = added(goods[bid.seat], bid.good, -bid.count)
    for sale in sales:
        for winner in sale.winners:
            yuan[winner] += sale.share
    return changed(
        state,
        players=tuple(
            Player(goods[seat], player.strips, yuan[seat], player.hand, player.open)
            for seat, player in enumerate(state.players)
        ),
        stocks=stocks,
        sold=tuple(sorted((*state.sold, *(sale.good for sale in sales)))),
        phase=Awarding(takers, Occasion.PRIZE) if takers else Onward(Step.AUCTION, 0),
    )
