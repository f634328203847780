"""Auction (R8)."""

from __future__ import annotations

from dschunke.actions import PassBid, SealBid
from dschunke.by import ByGood, added, without
from dschunke.choices import bids, pass_bid_of
from dschunke.errors import IllegalAction, shown
from dschunke.passages import Awarding, Occasion, Stage
from dschunke.phases import Bid, Bidding
from dschunke.rules.settlement import Sale, settle
from dschunke.rulings import Passing
from dschunke.shared import ended, onward, sealed_bid, seats
from dschunke.state import Player, State, changed
from dschunke.table import tie_breakers, turn_of
from dschunke.vocabulary import GOODS, Seat

__all__ = ["begin", "legal", "pass_bid", "sales_of", "seal", "show"]


def begin(state: State, turns: int) -> State:
    """Open the next auction, until all goods are sold or nobody has a goods card (R8.1, R8.8)."""
    waiting = seats(*(seat for seat, player in enumerate(state.players) if any(player.goods)))
    if len(state.sold) == len(GOODS) or not waiting:
        return changed(state, phase=ended(Stage.AUCTION))
    return changed(state, phase=Bidding(waiting, ()))


def legal(state: State, seat: Seat) -> tuple[SealBid | PassBid, ...]:
    """List every bid of one good that is still a lot, and passing (R8.2).

    By another ruling passing is the last resort.
    """
    choices: tuple[SealBid | PassBid, ...] = ()
    for good, held in zip(GOODS, state.players[seat].goods, strict=True):
        if held and good not in state.sold:
            choices += bids(seat, good, held)
    if state.edition.rulings.passing is Passing.LAST_RESORT and choices:
        return choices
    return (*choices, pass_bid_of(seat))


def seal(state: State, phase: Bidding, action: SealBid) -> State:
    """Choose a bid secretly (R8.2)."""
    seat, good, count = action.seat, action.good, action.count
    if good in state.sold:
        lots = ", ".join(str(lot) for lot in GOODS if lot not in state.sold)
        raise IllegalAction("R8.7", action, f"{good} is sold this round; still for sale: {lots}")
    held = state.players[seat].goods[good]
    if not 1 <= count <= held:
        raise IllegalAction("R8.2", action, f"seat {seat} holds {held} {good}, not {shown(count)}")
    bid = sealed_bid(seat, good, count)
    return _sealed(state, phase, seat, tuple(sorted((*phase.bids, bid), key=_seat)))


def pass_bid(state: State, phase: Bidding, action: PassBid) -> State:
    """Bid nothing in this auction (R8.2)."""
    passing = state.edition.rulings.passing
    if passing is Passing.LAST_RESORT and action not in legal(state, action.seat):
        reason = f"seat {action.seat} can bid, and passing is the last resort"
        raise IllegalAction("R8.2", action, reason)
    return _sealed(state, phase, action.seat, phase.bids)


def _seat(bid: Bid) -> Seat:
    return bid.seat


def _sealed(state: State, phase: Bidding, seat: Seat, bids: tuple[Bid, ...]) -> State:
    waiting = seats(*without(phase.waiting, seat))
    return changed(state, phase=Bidding(waiting, bids))


def show(state: State, phase: Bidding) -> State:
    """Show all bids together once the last one is chosen (R8.3, R8.8)."""
    if phase.waiting:
        return state
    if not phase.bids:
        return changed(state, phase=ended(Stage.AUCTION))
    sales = sales_of(state, phase.bids)
    takers = [winner for sale in sales if sale.special for winner in sale.winners]
    takers.sort(key=lambda taker: turn_of(state, taker))
    return _settled(state, phase.bids, sales, tuple(takers))


def sales_of(state: State, shown: tuple[Bid, ...]) -> tuple[Sale, ...]:
    """Settle the bids shown by this round's market card and the tie breakers out (R8.4, R8.11)."""
    prizes = state.market[state.round - 1].prizes
    edition = state.edition
    return settle(
        shown, prizes, tie_breakers(state), edition.special_yuan, edition.rulings.special_tie
    ).sales


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
        players=tuple(map(_changed_player, state.players, goods, yuan)),
        stocks=stocks,
        sold=tuple(sorted((*state.sold, *(sale.good for sale in sales)))),
        phase=Awarding(takers, Occasion.PRIZE) if takers else onward(Stage.AUCTION, 0),
    )


def _changed_player(player: Player, goods: ByGood[int], yuan: int) -> Player:
    if goods is player.goods:  # who bids nothing wins nothing
        return player
    return Player(goods, player.strips, yuan, player.hand, player.open)
