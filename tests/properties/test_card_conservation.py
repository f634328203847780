"""Cards and strips are conserved (R1.4 to R1.7, R8.6, R9.2, R9.3)."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given

from dschunke.phases import Relaying
from dschunke.vocabulary import Good
from tests.games import Game, games


@pytest.mark.rule("R1.4", "R8.6", "R9.7")
@given(games())
def test_goods_cards_are_conserved(game: Game) -> None:
    """Hands and stocks together always hold the edition's cards of each good.

    The cards of a sealed bid stay in hand until all bids are shown.
    """
    for state in game.states():
        for good in Good:
            hands = [player.goods[good] for player in state.players]
            assert min([*hands, state.stocks[good]]) >= 0
            assert sum(hands) + state.stocks[good] == state.edition.goods_cards[good]


@pytest.mark.rule("R1.6", "R1.7", "R9.2", "R9.3")
@given(games())
def test_special_and_market_cards_are_conserved(game: Game) -> None:
    for state in game.states():
        cards = Counter(state.played)
        for stack in state.stacks:
            cards.update(stack)
        for player in state.players:
            cards.update(player.hand + player.open)
        assert cards == Counter(state.edition.special_cards)
        assert Counter(state.market) == Counter(state.edition.market_cards)


@pytest.mark.rule("R1.5", "R5.11", "R9.8")
@given(games())
def test_strips_of_each_colour_are_conserved(game: Game) -> None:
    for state in game.states():
        for seat, player in enumerate(state.players):
            lying = sum(layer.count(seat) for hold in state.holds for layer in hold.layers)
            lifted = isinstance(state.phase, Relaying) and state.phase.owner == seat
            assert player.strips >= 0
            assert player.strips + lying + lifted == state.edition.strips
