"""The deal: every order can come up, and the same seed gives the same one on every Python."""

from __future__ import annotations

from collections import Counter

import pytest

from dschunke import STANDARD, Good, InvalidValue, Junk, deal
from dschunke.chance import below, random_from, weighted


@pytest.mark.rule("R2.1", "R2.6", "R2.8")
def test_any_card_can_come_to_any_place() -> None:
    deals = [deal(4, seed) for seed in range(300)]
    for place in range(len(STANDARD.market_cards)):
        assert {one.market[place] for one in deals} == set(STANDARD.market_cards)
    assert {card for one in deals for card in one.stacks[0]} == set(STANDARD.special_cards)
    for task in range(3):
        assert {one.merchants[task] for one in deals} == set(Junk)


@pytest.mark.rule("R2.1", "R2.2")
def test_the_hands_are_dealt_out_of_the_shuffled_cards() -> None:
    for players, shuffled in ((3, 6), (4, 8)):
        hands = deal(players, 9).hands
        assert [sum(hand) for hand in hands] == [8] * players
        assert [sum(hand[good] for hand in hands) for good in Good] == [shuffled] * 4


def test_a_seed_is_a_promise() -> None:
    """These hands were dealt once; the golden games hold whole games to the same promise."""
    assert deal(4, 7).hands == HANDS
    assert deal(4, 7).merchants == MERCHANTS
    assert deal(4, 7) != deal(4, 8)


HANDS = ((2, 0, 4, 2), (1, 3, 2, 2), (2, 1, 1, 4), (3, 4, 1, 0))
MERCHANTS = (Junk.WHITE, Junk.ORANGE, Junk.VIOLET)


def test_a_weighted_draw_is_as_likely_as_its_weight() -> None:
    chance = random_from(7)
    found = Counter(weighted(chance, (3, 0, 1)) for _ in range(4000))
    assert set(found) == {0, 2}
    assert found[0] == pytest.approx(3000, rel=0.05)
    for weights in ((0, 0), ()):
        with pytest.raises(InvalidValue, match="weights: expected whole numbers"):
            weighted(chance, weights)


def test_numbers_below_a_large_bound_are_even_and_within_it() -> None:
    bound = 3 * 10**40
    chance = random_from(8)
    drawn = [below(chance, bound) for _ in range(3000)]
    assert 0 <= min(drawn) < max(drawn) < bound
    for third in range(3):
        inside = sum(third * 10**40 <= number < (third + 1) * 10**40 for number in drawn)
        assert inside == pytest.approx(1000, rel=0.1)
    assert len({number % 2**20 for number in drawn}) > 2900
