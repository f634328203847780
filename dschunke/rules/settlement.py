"""Who wins what in one auction (R8.4, R8.5, R8.10, R8.11): a function of the bids alone."""

from __future__ import annotations

from collections.abc import Collection

from attrs import frozen

from dschunke.by import ByGood
from dschunke.cards import Prize
from dschunke.phases import Bid
from dschunke.rulings import SpecialTie
from dschunke.vocabulary import GOODS, Good, Seat, Special

__all__ = ["Sale", "Settlement", "settle", "split"]


@frozen
class Sale:
    """What became of one good bid on."""

    good: Good
    """The good."""
    prize: Prize
    """Its prize on the market card."""
    count: int
    """The highest bid (cards)."""
    highest: tuple[Seat, ...]
    """Who bid that, ascending: more than one is a tie (R8.5)."""
    winners: tuple[Seat, ...]
    """Who has the prize or a share of it, ascending (R8.4, R8.5, R8.10, R8.11)."""
    share: int
    """What each winner is paid (yuan); 0 where a winner takes a special card."""
    lost: int
    """What is left over and goes to nobody (yuan, R8.5)."""
    special: bool
    """Whether each winner takes a special card (R8.9)."""


@frozen
class Settlement:
    """What became of every good bid on in one auction."""

    sales: tuple[Sale, ...]
    """One for each good bid on, in the order of `Good`."""


def split(yuan: int, sharers: int) -> tuple[int, int]:
    """Share `yuan` equally, rounded down: give the share and what is lost (R8.5)."""
    return yuan // sharers, yuan % sharers


def settle(
    bids: Collection[Bid],
    prizes: ByGood[Prize],
    tie_breakers: Collection[Seat],
    special_yuan: int,
    special_tie: SpecialTie = SpecialTie.SHARE,
) -> Settlement:
    """Settle one auction.

    `bids` are all that were shown, `prizes` the market card's, `tie_breakers` the seats that have
    one; `special_yuan` is what a tied special card is worth (yuan), unless `special_tie` says that
    it goes to nobody or to all of them. R8.4, R8.5, R8.10, R8.11.
    """
    sales = []
    for good in GOODS:
        rivals = [bid for bid in bids if bid.good is good]
        if not rivals:
            continue
        count = max(bid.count for bid in rivals)
        highest = tuple(sorted(bid.seat for bid in rivals if bid.count == count))
        broken = tuple(seat for seat in highest if seat in tie_breakers)
        winners = broken or highest
        prize = prizes[good]
        special, share, lost = False, 0, 0
        if not isinstance(prize, Special):
            share, lost = split(prize, len(winners))
        elif len(winners) == 1 or special_tie is SpecialTie.ALL:
            special = True
        elif special_tie is SpecialTie.SHARE:
            share, lost = split(special_yuan, len(winners))
        else:
            winners, lost = (), special_yuan
        sales.append(Sale(good, prize, count, highest, winners, share, lost, special))
    return Settlement(tuple(sales))
