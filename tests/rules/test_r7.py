"""Supply."""

from __future__ import annotations

import pytest

from dschunke import STANDARD, Good, InvalidValue, Junk, Role, legal_actions, refusal, waiting_on
from dschunke.actions import ChooseRole, DrawGoods, PassBid
from dschunke.cards import ExtraSupply
from dschunke.edition import variant
from dschunke.phases import Bidding, Supplying
from dschunke.testing import play, position, table
from tests.build import choosing, supplying
from tests.rules.refused import refused

SPICE, VEGETABLES, FISH, RICE = Good


@pytest.mark.rule("R7.1")
def test_each_player_draws_two_goods_cards_in_turn_order() -> None:
    state = supplying(table(), start_player=1)
    order: list[int] = []
    for good in (FISH, FISH, RICE, SPICE):
        order += waiting_on(state)
        state = play(state, DrawGoods(order[-1], good))
    assert order == [1, 2, 3, 0]
    assert [player.goods for player in state.players] == [
        (4, 2, 2, 2),
        (2, 2, 4, 2),
        (2, 2, 4, 2),
        (2, 2, 2, 4),
    ]
    assert state.stocks == (8, 10, 6, 8)
    assert state.phase == Bidding((0, 1, 2, 3), ())


@pytest.mark.rule("R7.1")
def test_a_supply_out_of_turn_is_refused() -> None:
    refused(supplying(table()), DrawGoods(2, FISH), "R7.1", "seat 0", "not seat 2")


@pytest.mark.rule("R7.1", "R3.2")
def test_nothing_but_a_good_fits_the_supply() -> None:
    refused(supplying(table()), PassBid(0), "R3.2", "draws supply", "PassBid")


@pytest.mark.rule("R7.2")
def test_both_cards_are_of_one_good() -> None:
    state = supplying(table())
    assert legal_actions(state) == tuple(DrawGoods(0, good) for good in Good)
    hands = {play(state, action).players[0].goods for action in legal_actions(state)}
    assert hands == {(4, 2, 2, 2), (2, 4, 2, 2), (2, 2, 4, 2), (2, 2, 2, 4)}


@pytest.mark.rule("R7.3")
def test_a_good_without_stock_is_refused() -> None:
    state = supplying(position(table(), stocks=(0, 5, 5, 5)))
    assert DrawGoods(0, SPICE) not in legal_actions(state)
    refused(state, DrawGoods(0, SPICE), "R7.3", "spice")


@pytest.mark.rule("R7.3")
def test_if_the_stock_runs_out_the_player_names_another_good_for_the_rest() -> None:
    state = supplying(position(table(), stocks=(1, 5, 5, 5)))
    state = play(state, DrawGoods(0, SPICE))
    assert state.phase == Supplying(0, 1)
    assert state.players[0].goods == (3, 2, 2, 2)
    refused(state, DrawGoods(0, SPICE), "R7.3", "spice")
    state = play(state, DrawGoods(0, RICE))
    assert state.players[0].goods == (3, 2, 2, 3)
    assert state.phase == Supplying(1, 2)


@pytest.mark.rule("R7.3")
def test_who_finds_every_stock_empty_draws_nothing() -> None:
    # Seat 0 chooses and empties spice, then has the fish that is left; the others draw nothing.
    state = supplying(position(table(), stocks=(1, 0, 1, 0)))
    state = play(state, DrawGoods(0, SPICE))
    assert state.players[0].goods == (3, 2, 3, 2)
    assert state.players[1].goods == (2, 2, 2, 2)
    assert state.stocks == (0, 0, 0, 0)
    assert state.phase == Bidding((0, 1, 2, 3), ())


@pytest.mark.rule("R7.4", "R9.5")
@pytest.mark.parametrize("cards", [1, 2, 4])
def test_each_extra_supply_adds_a_card_to_the_draw(cards: int) -> None:
    state = position(table(), takes={1: (ExtraSupply(),) * cards})
    state = play(supplying(state), DrawGoods(0, FISH))
    assert state.players[0].goods == (2, 2, 4, 2)
    assert state.phase == Supplying(1, 2 + cards)
    state = play(state, DrawGoods(1, RICE))
    assert state.players[1].goods == (2, 2, 2, 4 + cards)
    assert state.phase == Supplying(2, 2)


@pytest.mark.rule("R7.4", "R7.3")
def test_the_extra_card_too_is_of_another_good_if_the_stock_runs_out() -> None:
    state = position(table(), stocks=(2, 5, 5, 5), takes={0: (ExtraSupply(),)})
    state = play(supplying(state), DrawGoods(0, SPICE))
    assert state.phase == Supplying(0, 1)
    state = play(state, DrawGoods(0, VEGETABLES))
    assert state.players[0].goods == (4, 3, 2, 2)


@pytest.mark.rule("R5.10", "R7.3")
def test_a_good_without_stock_is_refused_with_all_that_there_are() -> None:
    few = position(table(), stocks=(3, 0, 3, 1))
    drawing = play(
        choosing(few, merchants=(Junk.GREY, Junk.BROWN, Junk.VIOLET)),
        ChooseRole(0, Role.GOODS_MERCHANT, Junk.GREY),
    )
    for state, rule in ((supplying(few), "R7.3"), (drawing, "R5.10")):
        reason = "there is no vegetables in stock, only spice, fish, rice"
        assert str(refusal(state, DrawGoods(0, Good.VEGETABLES))) == f"{rule}: {reason}"


@pytest.mark.rule("R7.1", "R7.4", "R9.5")
def test_in_an_edition_without_supply_only_an_extra_supply_draws() -> None:
    none = variant(STANDARD, "no supply", supply=0)
    state = choosing(position(table(3, edition=none), takes={1: (ExtraSupply(),)}))
    while not isinstance(state.phase, Supplying):
        state = play(state, legal_actions(state)[0])
    assert state.phase == Supplying(1, 1)
    assert isinstance(play(state, DrawGoods(1, RICE)).phase, Bidding)


@pytest.mark.parametrize("seat", [-1, 4, True, "0", 1.0])
def test_the_choices_of_a_seat_that_is_not_at_the_table_are_refused(seat: int) -> None:
    with pytest.raises(InvalidValue, match="seat: expected 0 to 3"):
        legal_actions(supplying(table()), seat)
