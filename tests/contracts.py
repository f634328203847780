"""Scalar rules with contracts that CrossHair confirms over all paths: `python -m tests.prove`."""

from __future__ import annotations

from dschunke.hold import Hold, covered, visible
from dschunke.phases import Bid
from dschunke.rules.settlement import settle, split
from dschunke.table import brought
from dschunke.vocabulary import Good


def tie_split(yuan: int, sharers: int) -> tuple[int, int]:
    """Share a prize among up to four: rounded down, the rest to nobody (R8.5).

    pre: 0 <= yuan <= 1000
    pre: 1 <= sharers <= 4
    post: __return__[0] * sharers + __return__[1] == yuan
    post: 0 <= __return__[1] < sharers
    """
    return split(yuan, sharers)


def more_yuan_share_no_less(yuan: int, more: int, sharers: int) -> bool:
    """Give nobody less of a higher prize (R8.5).

    pre: 0 <= yuan <= more <= 1000
    pre: 1 <= sharers <= 4
    post: __return__
    """
    return split(yuan, sharers)[0] <= split(more, sharers)[0]


def fewer_share_no_less(yuan: int, sharers: int) -> bool:
    """Give nobody less when one fewer shares (R8.5).

    pre: 0 <= yuan <= 1000
    pre: 2 <= sharers <= 4
    post: __return__
    """
    return split(yuan, sharers - 1)[0] >= split(yuan, sharers)[0]


def a_task(chests: int, minimum: int, deduction: int) -> int:
    """Bring one for each chest, at least the minimum, then less the deduction (R5.6 to R5.8).

    pre: 0 <= chests <= 9
    pre: 0 <= deduction <= minimum <= 1000
    post: __return__ + deduction >= chests
    post: __return__ + deduction >= minimum
    post: __return__ + deduction in (chests, minimum)
    post: __return__ >= 0
    """
    return brought(chests, minimum, deduction)


def two_bids(prize: int, one: int, other: int) -> tuple[int, int, int]:
    """Pay the higher of two bids the whole prize, equal ones a half each, and lose no yuan (R8.4).

    pre: 0 <= prize <= 1000
    pre: 1 <= one <= 1000
    pre: 1 <= other <= 1000
    post: sum(__return__) == prize
    post: (__return__[0] > 0) <= (one >= other)
    post: (__return__[1] > 0) <= (other >= one)
    post: one != other or __return__[0] == __return__[1] == prize // 2
    """
    bids = (Bid(0, Good.RICE, one), Bid(1, Good.RICE, other))
    (sale,) = settle(bids, (0, 0, 0, prize), (), 3).sales
    paid = [sale.share if seat in sale.winners else 0 for seat in (0, 1)]
    return paid[0], paid[1], sale.lost


def two_layers(below: tuple[bool, bool, bool], slots: int, upper: bool) -> tuple[int, int]:
    """Show nine chests on two layers of two players, three of them of each upper strip (R6.4).

    pre: 1 <= slots <= 3
    post: sum(__return__) == 9
    post: __return__[upper] >= 3 * slots
    """
    lower = tuple(int(owner) for owner in below)
    top = tuple(int(upper) if slot < slots else None for slot in range(3))
    hold = Hold((lower, top))
    assert covered(hold) == 9
    return visible(hold, 0), visible(hold, 1)
