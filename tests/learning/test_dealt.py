"""The deal drawn card by card: every deal there is, each as likely as it should be."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from math import comb, prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dschunke import STANDARD, Good, InvalidValue, Junk, Rulings, new_game
from dschunke.deck import check_deal
from dschunke.edition import setup_for, variant
from dschunke.learning.dealt import Draws
from dschunke.learning.length import most_actions
from dschunke.rulings import SpecialTie, SupplyFrom
from tests.editions import GAMES, TINY
from tests.games import Game, games


def drawn_by(draws: Draws, chance: random.Random) -> list[int]:
    """Draw everything."""
    row: list[int] = []
    while len(row) < len(draws):
        places, weights = zip(*draws.chances(row), strict=True)
        assert sum(weights) == pytest.approx(1)
        assert max(places) < draws.most
        row += chance.choices(places, weights)
    return row


@pytest.mark.rule("R2.1", "R2.6", "R2.8")
@given(st.sampled_from(GAMES), st.booleans(), st.integers(0, 2**32))
def test_whatever_is_drawn_is_a_deal_of_the_edition(
    game: tuple[object, int], variable: bool, seed: int
) -> None:
    edition, players = game
    draws = Draws(edition, players, variable)  # type: ignore[arg-type] # an edition, says the list
    dealt = draws.deal(drawn_by(draws, random.Random(seed)))
    assert check_deal(dealt, draws.edition, setup_for(draws.edition, players)) == dealt
    assert variable or dealt.merchants == draws.edition.merchants
    state = new_game(players, deal=dealt, edition=draws.edition, variable_setup=variable)
    assert state.market == dealt.market


@pytest.mark.rule("R2.1")
def test_every_hand_is_as_likely_as_its_cards_can_be_drawn() -> None:
    draws = Draws(TINY, 2)
    likely: dict[tuple[int, ...], Fraction] = defaultdict(Fraction)
    for row, chance in _first_hands(draws, (), Fraction(1)):
        likely[tuple(row.count(good) for good in Good)] += chance
    pile, size = draws.goods.counts, draws.goods.draws // 2
    for hand, chance in likely.items():
        ways = prod(comb(count, held) for count, held in zip(pile, hand, strict=True))
        assert chance == Fraction(ways, comb(sum(pile), size))
    assert sum(likely.values()) == 1


def _first_hands(
    draws: Draws, row: tuple[int, ...], chance: Fraction
) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    if len(row) == draws.goods.draws // 2:
        yield row, chance
        return
    for place, part in draws.chances(row):
        exact = Fraction(part).limit_denominator(1000)
        yield from _first_hands(draws, (*row, place), chance * exact)


def test_what_is_drawn_has_a_name() -> None:
    draws = Draws(STANDARD, 3, variable_setup=True)
    row = drawn_by(draws, random.Random(1))
    assert draws.thing((), 0) is Good.SPICE
    assert draws.thing(row[:-1], 4) is Junk.WHITE
    assert draws.thing(row[:24], 0) == STANDARD.market_cards[0]


def test_draws_that_are_too_few_or_too_many_are_refused() -> None:
    draws = Draws(STANDARD, 3)
    row = drawn_by(draws, random.Random(1))
    assert len(row) == len(draws) == 3 * 8 + 10 + 30
    for wrong in (row[1:], [*row, 0]):
        with pytest.raises(InvalidValue, match="drawn: expected 64 draws"):
            draws.deal(wrong)
    with pytest.raises(InvalidValue, match="drawn: expected less than the 64 draws there are"):
        draws.chances(row)
    with pytest.raises(InvalidValue, match="place: expected a whole number, 0 to 3"):
        draws.thing((), 4)
    with pytest.raises(InvalidValue, match="players: expected 3 or 4"):
        Draws(STANDARD, 1)
    with pytest.raises(InvalidValue, match="edition: expected Edition"):
        Draws(None, 3)  # type: ignore[arg-type] # wrong on purpose


@given(games())
def test_no_game_is_longer_than_the_bound(game: Game) -> None:
    assert len(game.actions) <= most_actions(game.start.edition, len(game.start.players))


@pytest.mark.parametrize("row", [[99] * 72, [-1] * 72, [0] * 72, ["0"] * 72])
def test_what_is_not_in_a_pile_is_not_drawn(row: list[int]) -> None:
    draws = Draws(STANDARD, 4)
    assert len(draws) == 72
    with pytest.raises(InvalidValue, match="draw"):
        draws.deal(row)


def test_a_game_by_other_rulings_may_last_longer() -> None:
    many = Rulings(supply=SupplyFrom.ANY_JUNKS)
    mine = variant(STANDARD, "much supply", supply=90, goods_cards=(150,) * 4, rulings=many)
    assert most_actions(mine, 4) - most_actions(STANDARD, 4) == 10 * (4 * 90 + 4 - 16)
    tied = variant(STANDARD, "all tied", rulings=Rulings(special_tie=SpecialTie.ALL))
    assert most_actions(tied, 4) - most_actions(STANDARD, 4) == 10 * 2 * 12
