"""Equal bids share a prize, rounded down; a tie breaker takes all (R8.5, R8.10, R8.11)."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dschunke import Good, Special
from dschunke.phases import Bid
from dschunke.rules.settlement import settle, split

SEATS = range(4)
BIDS = st.dictionaries(st.sampled_from(SEATS), st.tuples(st.sampled_from(Good), st.integers(1, 9)))
PRIZES = st.tuples(*[st.one_of(st.integers(0, 50), st.just(Special.CARD)) for _ in Good])


@pytest.mark.rule("R8.5")
@given(st.integers(0, 10**9), st.integers(1, 10**3))
def test_shares_are_equal_and_less_than_one_yuan_a_sharer_is_lost(yuan: int, sharers: int) -> None:
    share, lost = split(yuan, sharers)
    assert share >= 0
    assert share * sharers + lost == yuan
    assert 0 <= lost < sharers


@pytest.mark.rule("R8.5", "R8.11")
def test_every_prize_and_every_number_of_sharers_splits_as_the_rule_says() -> None:
    for prize in range(12):
        for sharers in range(1, 5):
            bids = [Bid(seat, Good.FISH, 2) for seat in range(sharers)]
            (sale,) = settle(bids, (0, 0, prize, 0), (), 3).sales
            assert sale.winners == tuple(range(sharers))
            assert sale.share == max(n for n in range(13) if n * sharers <= prize)
            for breaker in range(sharers):
                (sale,) = settle(bids, (0, 0, prize, 0), (breaker,), 3).sales
                assert (sale.winners, sale.share, sale.lost) == ((breaker,), prize, 0)


@pytest.mark.rule("R8.4", "R8.5", "R8.10", "R8.11")
@given(BIDS, PRIZES, st.sets(st.sampled_from(SEATS)), st.integers(0, 9))
def test_any_auction_settles_as_the_rules_say(
    bids: dict[int, tuple[Good, int]],
    prizes: tuple[int | Special, ...],
    breakers: set[int],
    special_yuan: int,
) -> None:
    shown = [Bid(seat, good, count) for seat, (good, count) in bids.items()]
    sales = settle(shown, prizes, breakers, special_yuan).sales
    assert [sale.good for sale in sales] == sorted({good for good, _ in bids.values()})
    for sale in sales:
        rivals = {seat: count for seat, (good, count) in bids.items() if good is sale.good}
        assert set(sale.highest) == {s for s, n in rivals.items() if n == max(rivals.values())}
        favoured = set(sale.highest) & breakers
        assert set(sale.winners) == (favoured or set(sale.highest))
        prize = prizes[sale.good]
        worth = special_yuan if isinstance(prize, Special) else prize
        if isinstance(prize, Special) and len(sale.winners) == 1:
            assert (sale.special, sale.share, sale.lost) == (True, 0, 0)
        else:
            assert not sale.special
            assert sale.share * len(sale.winners) + sale.lost == worth
            assert 0 <= sale.lost < len(sale.winners)


@pytest.mark.rule("R8.3")
@given(BIDS, PRIZES)
def test_the_order_of_bids_does_not_matter(
    bids: dict[int, tuple[Good, int]], prizes: tuple[int | Special, ...]
) -> None:
    shown = [Bid(seat, good, count) for seat, (good, count) in bids.items()]
    for order in permutations(shown):
        assert settle(order, prizes, (1,), 3) == settle(shown, prizes, (1,), 3)


@pytest.mark.rule("R8.11")
def test_several_tie_breakers_of_the_tied_share_one_prize() -> None:
    bids = [Bid(seat, Good.RICE, 1) for seat in range(4)]
    for pair in combinations(SEATS, 2):
        (sale,) = settle(bids, (0, 0, 0, 5), pair, 3).sales
        assert (sale.winners, sale.share, sale.lost) == (pair, 2, 1)
