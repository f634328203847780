"""Set-up."""

from __future__ import annotations

from collections import Counter
from typing import Any  # the fields of a deal that does not fit have any type

import pytest
from attrs import evolve

from dschunke import (
    STANDARD,
    Good,
    InvalidValue,
    Junk,
    Role,
    State,
    audit,
    deal,
    legal_actions,
    new_game,
    waiting_on,
)
from dschunke.actions import ChooseRole, Decline, PlaceStrip
from dschunke.hold import EMPTY
from dschunke.phases import ChoosingRole, LayingStart
from dschunke.testing import hold, play, table
from dschunke.testing.position import even_deal
from tests.rules.refused import refused

SEEDS = range(5)


@pytest.mark.rule("R2.1")
@pytest.mark.parametrize(("players", "of_each"), [(3, 6), (4, 8)])
@pytest.mark.parametrize("seed", SEEDS)
def test_eight_goods_cards_are_dealt_to_each_out_of_equal_numbers_of_each_good(
    players: int, of_each: int, seed: int
) -> None:
    hands = deal(players, seed).hands
    assert [sum(hand) for hand in hands] == [8] * players
    assert [sum(hand[good] for hand in hands) for good in Good] == [of_each] * 4


@pytest.mark.rule("R2.1", "R2.6")
def test_another_seed_gives_another_deal_and_the_same_seed_the_same() -> None:
    assert deal(4, 1) == deal(4, 1)
    assert len({deal(4, seed).hands for seed in SEEDS}) > 1
    assert len({deal(4, seed).market for seed in SEEDS}) > 1
    assert len({deal(4, seed).stacks for seed in SEEDS}) > 1


@pytest.mark.rule("R2.2")
@pytest.mark.parametrize(("players", "left"), [(3, 12), (4, 10)])
def test_the_other_goods_cards_are_the_stocks(players: int, left: int) -> None:
    assert new_game(players, seed=2).stocks == (left,) * 4


@pytest.mark.rule("R2.3")
def test_the_starting_strips_of_three_players_lie_in_the_bottom_layers() -> None:
    expected = ("RBG", "RG.", "BG.", "RBG", "RB.")
    assert table(3).holds == tuple(hold(one) for one in expected)


@pytest.mark.rule("R2.3")
def test_the_starting_strips_of_four_players_lie_in_the_bottom_layers() -> None:
    expected = ("RBG", "RY.", "BG.", "RYG", "YB.")
    assert table(4).holds == tuple(hold(one) for one in expected)


@pytest.mark.rule("R2.3")
@pytest.mark.parametrize(("players", "left"), [(3, 16), (4, 17)])
def test_the_starting_strips_come_out_of_the_players_own(players: int, left: int) -> None:
    assert [player.strips for player in table(players).players] == [left] * players


@pytest.mark.rule("R2.4")
@pytest.mark.parametrize("players", [3, 4])
def test_the_merchants_start_on_brown_grey_and_violet(players: int) -> None:
    state = table(players)
    goods, income, load = state.merchants
    assert (goods, income, load) == (Junk.BROWN, Junk.GREY, Junk.VIOLET)


@pytest.mark.rule("R2.5")
def test_four_players_have_both_helpers() -> None:
    roles = {action.role for action in legal_actions(table(4)) if isinstance(action, ChooseRole)}
    assert roles == set(Role)


@pytest.mark.rule("R2.5")
def test_the_upper_helper_takes_no_part_with_three_players() -> None:
    state = table(3)
    roles = {action.role for action in legal_actions(state) if isinstance(action, ChooseRole)}
    assert roles == set(Role) - {Role.UPPER_HELPER}
    action = ChooseRole(0, Role.UPPER_HELPER, Junk.WHITE)
    refused(state, action, "R2.5", "upper helper", "no part")


@pytest.mark.rule("R2.5")
def test_the_helpers_start_on_the_first_space() -> None:
    loaded = play(table(), ChooseRole(0, Role.LOWER_HELPER, Junk.ORANGE))
    assert loaded.holds[Junk.ORANGE] == hold("RYR")
    drawn = play(table(), ChooseRole(0, Role.UPPER_HELPER, Junk.ORANGE))
    assert drawn.players[0].goods == (5, 2, 2, 2)


@pytest.mark.rule("R2.6")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_market_pile_and_four_stacks_have_all_their_cards(seed: int) -> None:
    state = new_game(4, seed=seed)
    assert Counter(state.market) == Counter(STANDARD.market_cards)
    assert [len(stack) for stack in state.stacks] == [8, 8, 7, 7]
    assert Counter(card for stack in state.stacks for card in stack) == Counter(
        STANDARD.special_cards
    )


@pytest.mark.rule("R2.7")
@pytest.mark.parametrize("players", [3, 4])
def test_nobody_has_yuan_and_seat_0_starts(players: int) -> None:
    state = new_game(players, seed=1)
    assert [player.yuan for player in state.players] == [0] * players
    assert state.start_player == 0
    assert state.phase == ChoosingRole(0)


def _laid(players: int, places: list[tuple[Junk, int]]) -> State:
    """Lay strips of the variable set-up in turn order on these places."""
    state = table(players, variable_setup=True)
    for number, (junk, slot) in enumerate(places):
        state = play(state, PlaceStrip(number % players, junk, slot))
    return state


@pytest.mark.rule("R2.8")
def test_the_variable_set_up_begins_with_bare_junks_and_the_merchants_as_dealt() -> None:
    state = table(variable_setup=True)
    assert state.holds == (EMPTY,) * 5
    assert state.merchants == even_deal(4).merchants == (Junk.ORANGE, Junk.WHITE, Junk.BROWN)
    assert [player.strips for player in state.players] == [20] * 4
    assert state.round == 0
    assert state.phase == LayingStart(0)
    assert len(legal_actions(state)) == 15


@pytest.mark.rule("R2.8")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_merchants_of_the_variable_set_up_stand_on_three_different_junks(seed: int) -> None:
    state = new_game(4, seed=seed, variable_setup=True)
    assert len(set(state.merchants)) == 3


@pytest.mark.rule("R2.8")
@pytest.mark.parametrize(("players", "each"), [(3, 4), (4, 3)])
def test_strips_are_laid_one_by_one_in_turn_order_until_all_have_laid_theirs(
    players: int, each: int
) -> None:
    state = table(players, variable_setup=True)
    order: list[int] = []
    while state.round == 0:
        order += waiting_on(state)
        state = play(state, legal_actions(state)[0])
    assert order == list(range(players)) * each
    assert [player.strips for player in state.players] == [20 - each] * players
    assert state.phase == ChoosingRole(0)
    assert state.round == 1


@pytest.mark.rule("R2.8")
def test_in_the_variable_set_up_only_the_next_in_turn_order_lays() -> None:
    state = table(variable_setup=True)
    refused(state, PlaceStrip(1, Junk.GREY, 0), "R2.8", "seat 0", "not seat 1")


@pytest.mark.rule("R2.8")
def test_no_junk_takes_a_fourth_strip_in_the_variable_set_up() -> None:
    state = _laid(4, [(Junk.GREY, 0), (Junk.GREY, 1), (Junk.GREY, 2)])
    assert waiting_on(state) == (3,)
    refused(state, PlaceStrip(3, Junk.GREY, 0), "R2.8", "grey", "3 strips")


@pytest.mark.rule("R2.8")
def test_no_junk_takes_a_third_strip_of_one_player_in_the_variable_set_up() -> None:
    places = [(Junk.GREY, 0), (Junk.ORANGE, 0), (Junk.VIOLET, 0), (Junk.WHITE, 0)]
    places += [(Junk.GREY, 1), (Junk.ORANGE, 1), (Junk.VIOLET, 1), (Junk.WHITE, 1)]
    state = _laid(4, places)
    assert waiting_on(state) == (0,)
    refused(state, PlaceStrip(0, Junk.GREY, 2), "R2.8", "grey", "2 strips of seat 0")
    assert PlaceStrip(0, Junk.BROWN, 2) in legal_actions(state)
    assert PlaceStrip(0, Junk.ORANGE, 2) in legal_actions(state)


@pytest.mark.rule("R2.8", "R6.2")
def test_a_slot_taken_in_the_variable_set_up_is_refused() -> None:
    state = _laid(4, [(Junk.GREY, 0)])
    refused(state, PlaceStrip(1, Junk.GREY, 0), "R6.2", "slot 0", "grey", "1, 2")


@pytest.mark.rule("R2.8", "R3.2")
def test_nothing_but_a_strip_fits_the_variable_set_up() -> None:
    refused(table(variable_setup=True), Decline(0), "R3.2", "lays a strip", "Decline")


ODD_DEALS: list[tuple[str, dict[str, Any]]] = [
    ("deal.hands", {"hands": ((2, 2, 2, 2),) * 3}),
    ("deal.hands", {"hands": [(2, 2, 2, 2)] * 4}),
    ("deal.hands[1]", {"hands": ((2, 2, 2, 2), [2, 2, 2, 2], (2, 2, 2, 2), (2, 2, 2, 2))}),
    ("deal.hands[0]", {"hands": ((2, 2, 4), (2, 2, 2, 2), (2, 2, 2, 2), (2, 2, 2, 2))}),
    ("deal.hands[3]", {"hands": ((2, 2, 2, 2), (2, 2, 2, 2), (2, 2, 2, 2), (-1, 5, 2, 2))}),
    ("deal.hands[2]", {"hands": ((2, 2, 2, 2), (2, 2, 2, 2), (2, 2, 2, 1), (2, 2, 2, 2))}),
    ("deal.hands[2]", {"hands": ((2, 2, 2, 2), (2, 2, 2, 2), (2, 2, 2, "2"), (2, 2, 2, 2))}),
    ("deal.hands of rice", {"hands": ((2, 2, 2, 2), (2, 2, 2, 2), (2, 2, 2, 2), (1, 2, 2, 3))}),
    ("deal.market", {"market": STANDARD.market_cards[1:]}),
    ("deal.market", {"market": list(STANDARD.market_cards)}),
    ("deal.market", {"market": STANDARD.market_cards[1:] + STANDARD.market_cards[1:2]}),
    ("deal.stacks", {"stacks": list(even_deal(4).stacks)}),
    ("deal.stacks", {"stacks": tuple(list(stack) for stack in even_deal(4).stacks)}),
    ("deal.stacks", {"stacks": tuple(reversed(even_deal(4).stacks))}),
    ("deal.stacks", {"stacks": (even_deal(4).stacks[1], *even_deal(4).stacks[1:])}),
    ("deal.stacks", {"stacks": (([],) * 8, *even_deal(4).stacks[1:])}),
    ("deal.merchants", {"merchants": [Junk.GREY, Junk.BROWN, Junk.WHITE]}),
    ("deal.merchants", {"merchants": (0, 3, 4)}),
    ("deal.merchants", {"merchants": (Junk.GREY, Junk.BROWN, Junk.GREY)}),
    ("deal.merchants", {"merchants": (Junk.GREY, Junk.BROWN)}),
]


@pytest.mark.rule("R2.1", "R2.6", "R2.8")
@pytest.mark.parametrize(("field", "values"), ODD_DEALS)
def test_a_deal_that_does_not_fit_is_refused_and_the_field_named(
    field: str, values: dict[str, Any]
) -> None:
    odd = evolve(even_deal(4), **values)
    with pytest.raises(InvalidValue) as caught:
        new_game(4, deal=odd)
    assert caught.value.field == field
    assert str(caught.value).startswith(f"{field}: expected ")


def test_what_is_no_deal_is_refused() -> None:
    with pytest.raises(InvalidValue) as caught:
        new_game(4, deal=((2, 2, 2, 2),) * 4)  # type: ignore[arg-type] # wrong on purpose
    assert caught.value.field == "deal"


def test_a_deal_in_any_order_is_played_as_it_is() -> None:
    turned = evolve(even_deal(4), market=tuple(reversed(STANDARD.market_cards)))
    state = new_game(4, deal=turned)
    assert state.market[0] == STANDARD.market_cards[-1]
    assert audit(state) == ()


@pytest.mark.parametrize("odd", [1, 0, None, "yes"])
def test_the_variable_set_up_is_chosen_by_true_or_false(odd: bool) -> None:
    with pytest.raises(InvalidValue, match="variable_setup: expected True or False"):
        new_game(4, seed=1, variable_setup=odd)
