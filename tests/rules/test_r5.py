"""Roles."""

from __future__ import annotations

import pytest

from dschunke import STANDARD, Good, Junk, Role, legal_actions, waiting_on
from dschunke.actions import ChooseRole, DrawGoods, PlaceStrip
from dschunke.edition import variant
from dschunke.phases import ChoosingRole, Drawing, Loading, Supplying
from dschunke.testing import hold, play, position, table
from dschunke.track import GoodsSpace, IncomeSpace
from tests.build import choosing, first_choices, strips_left
from tests.rules.refused import refused

GOODS, INCOME, LOAD = Role.GOODS_MERCHANT, Role.INCOME_MERCHANT, Role.LOAD_MERCHANT
LOWER, UPPER = Role.LOWER_HELPER, Role.UPPER_HELPER


@pytest.mark.rule("R5.1")
def test_each_player_takes_one_role_in_turn_order_from_the_start_player() -> None:
    state = choosing(table(), start_player=2)
    order: list[int] = []
    for role, junk in (
        (INCOME, Junk.GREY),
        (GOODS, Junk.BROWN),
        (LOWER, Junk.WHITE),
        (UPPER, Junk.ORANGE),
    ):
        order += waiting_on(state)
        state = play(state, ChooseRole(order[-1], role, junk))
    assert order == [2, 3, 0, 1]
    assert state.taken == (INCOME, GOODS, LOWER, UPPER)
    assert state.phase == Supplying(2, 2)


@pytest.mark.rule("R5.1")
def test_three_players_leave_one_of_four_roles() -> None:
    state = table(3)
    state = play(state, ChooseRole(0, INCOME, Junk.GREY), ChooseRole(1, GOODS, Junk.BROWN))
    state = play(state, ChooseRole(2, LOWER, Junk.WHITE))
    assert state.phase == Supplying(0, 2)


@pytest.mark.rule("R5.1")
def test_a_role_out_of_turn_is_refused() -> None:
    refused(table(), ChooseRole(1, INCOME, Junk.GREY), "R5.1", "seat 0", "not seat 1")
    refused(table(), ChooseRole(9, INCOME, Junk.GREY), "R5.1", "seat 0", "not seat 9")


@pytest.mark.rule("R5.2")
def test_a_merchant_acts_on_the_junk_where_it_stands() -> None:
    state = choosing(table(), merchants=(Junk.WHITE, Junk.ORANGE, Junk.GREY))
    merchants = [
        (action.role, action.junk)
        for action in legal_actions(state)
        if isinstance(action, ChooseRole) and action.role in (GOODS, INCOME, LOAD)
    ]
    assert merchants == [(GOODS, Junk.WHITE), (INCOME, Junk.ORANGE), (LOAD, Junk.GREY)]


@pytest.mark.rule("R5.2")
@pytest.mark.parametrize(
    ("role", "junk", "stands"),
    [(GOODS, Junk.GREY, "brown"), (INCOME, Junk.WHITE, "grey"), (LOAD, Junk.BROWN, "violet")],
)
def test_a_merchant_does_not_act_on_another_junk(role: Role, junk: Junk, stands: str) -> None:
    refused(table(), ChooseRole(0, role, junk), "R5.2", str(role), stands, str(junk))


@pytest.mark.rule("R5.3")
@pytest.mark.parametrize("role", [LOWER, UPPER])
def test_a_helper_acts_on_any_junk_without_a_merchant(role: Role) -> None:
    junks = [
        action.junk
        for action in legal_actions(table())
        if isinstance(action, ChooseRole) and action.role is role
    ]
    assert junks == [Junk.ORANGE, Junk.WHITE]


@pytest.mark.rule("R5.3")
@pytest.mark.parametrize("junk", [Junk.GREY, Junk.VIOLET, Junk.BROWN])
def test_a_helper_does_not_act_where_a_merchant_stands(junk: Junk) -> None:
    refused(table(), ChooseRole(0, LOWER, junk), "R5.3", "merchant", str(junk))


@pytest.mark.rule("R5.3", "R5.5")
def test_a_junk_whose_merchant_has_been_taken_is_still_no_place_for_a_helper() -> None:
    state = choosing(table(), INCOME)
    refused(state, ChooseRole(1, LOWER, Junk.GREY), "R5.3", "merchant", "grey")


LOWER_TRACK = (
    "load 1",
    "goods 3",
    "income 3",
    "load 2",
    "goods 2",
    "income 2",
    "load 1",
    "goods 3",
    "income 3",
    "load 2",
)
UPPER_TRACK = (
    "goods 3",
    "income 2",
    "load 1",
    "goods 3",
    "income 3",
    "load 2",
    "goods 2",
    "income 3",
    "load 1",
    "goods 3",
)


@pytest.mark.rule("R5.4", "R5.8", "R10.3")
@pytest.mark.parametrize("round", range(1, 11))
@pytest.mark.parametrize(("role", "track"), [(LOWER, LOWER_TRACK), (UPPER, UPPER_TRACK)])
def test_a_helper_does_the_task_of_its_space_in_each_round(
    role: Role,
    track: tuple[str, ...],
    round: int,  # noqa: A002 - the field's name
) -> None:
    state = choosing(table(), round=round)
    after = play(state, ChooseRole(0, role, Junk.ORANGE))  # seat 0 shows three chests there
    after = first_choices(after, Loading)
    gained = {
        "goods": sum(after.players[0].goods) - 8,
        "income": after.players[0].yuan,
        "load": 17 - after.players[0].strips,
    }
    task, number = track[round - 1].split()
    assert gained == {"goods": 0, "income": 0, "load": 0, task: int(number)}
    assert after.phase == ChoosingRole(1)


@pytest.mark.rule("R5.5")
@pytest.mark.parametrize(("role", "junk"), [(INCOME, Junk.GREY), (LOWER, Junk.WHITE)])
def test_a_taken_role_is_not_taken_again_this_round(role: Role, junk: Junk) -> None:
    state = first_choices(play(table(), ChooseRole(0, role, junk)), Loading)
    assert state.taken == (role,)
    refused(state, ChooseRole(1, role, junk), "R5.5", str(role), "taken")


@pytest.mark.rule("R5.6", "R6.4")
@pytest.mark.parametrize(
    ("brown", "cards"),
    [
        ("...", 3),  # no chest: at least three
        ("BGY", 3),
        ("R..", 3),
        ("RR.", 6),
        ("RRR", 9),
        ("RRY/B..", 4),  # two strips, one chest of each covered
        ("RRY/BG.", 3),  # one chest of each of two strips is visible: two, but at least three
        ("RRR/B..", 6),
        ("RYY/R..", 5),  # three on top, two below
        ("RRR/RRR/R..", 9),  # three on top, and two of each strip below
    ],
)
def test_goods_are_drawn_for_visible_chests_but_at_least_three(brown: str, cards: int) -> None:
    state = position(table(), holds={Junk.BROWN: "" if brown == "..." else brown})
    state = play(state, ChooseRole(0, GOODS, Junk.BROWN))
    assert state.players[0].goods == (2, 2, 2 + cards, 2)
    assert state.stocks == (10, 10, 10 - cards, 10)


@pytest.mark.rule("R5.7", "R6.4")
@pytest.mark.parametrize(
    ("grey", "paid"),
    [("", 3), ("BGY", 3), ("R..", 3), ("RR.", 6), ("RRR", 9), ("RRY/B..", 4), ("RYY/R..", 5)],
)
def test_income_is_paid_for_visible_chests_but_at_least_three(grey: str, paid: int) -> None:
    state = play(position(table(), holds={Junk.GREY: grey}), ChooseRole(0, INCOME, Junk.GREY))
    assert [player.yuan for player in state.players] == [paid, 0, 0, 0]


@pytest.mark.rule("R5.8")
@pytest.mark.parametrize(("white", "gain"), [("", 2), ("R..", 2), ("RRY/B..", 3), ("RR.", 5)])
def test_a_deduction_is_taken_off_after_the_minimum(white: str, gain: int) -> None:
    state = position(table(), holds={Junk.WHITE: white})
    paid = play(choosing(state, round=6), ChooseRole(0, LOWER, Junk.WHITE))
    assert paid.players[0].yuan == gain
    drawn = play(choosing(state, round=5), ChooseRole(0, LOWER, Junk.WHITE))
    assert drawn.players[0].goods == (2, 2, 2, 2 + gain)


@pytest.mark.rule("R5.8")
@pytest.mark.parametrize("space", [GoodsSpace(3), IncomeSpace(3)], ids=str)
def test_a_deduction_as_large_as_the_minimum_leaves_nothing_and_the_next_player_acts(
    space: GoodsSpace | IncomeSpace,
) -> None:
    bare = variant(STANDARD, "nothing left", lower_track=(space,) * STANDARD.rounds)
    state = position(table(4, bare), holds={Junk.WHITE: "B.."})
    after = play(state, ChooseRole(0, LOWER, Junk.WHITE))
    assert after.players == state.players
    assert after.phase == ChoosingRole(1)


@pytest.mark.rule("R5.9")
def test_on_grey_the_player_names_one_good() -> None:
    state = choosing(table(), merchants=(Junk.GREY, Junk.BROWN, Junk.VIOLET))
    state = play(position(state, holds={Junk.GREY: "RRB"}), ChooseRole(0, GOODS, Junk.GREY))
    assert state.phase == Drawing(0, 6)
    assert legal_actions(state) == tuple(DrawGoods(0, good) for good in Good)
    state = play(state, DrawGoods(0, Good.FISH))
    assert state.players[0].goods == (2, 2, 8, 2)
    assert state.stocks == (10, 10, 4, 10)
    assert state.phase == ChoosingRole(1)


@pytest.mark.rule("R5.10")
def test_if_the_stock_runs_out_the_player_names_other_goods_for_the_rest() -> None:
    state = position(table(), stocks=(1, 5, 2, 0))
    state = play(position(state, holds={Junk.BROWN: "RR."}), ChooseRole(0, GOODS, Junk.BROWN))
    assert state.players[0].goods == (2, 2, 4, 2)
    assert state.phase == Drawing(0, 4)
    assert legal_actions(state) == (DrawGoods(0, Good.SPICE), DrawGoods(0, Good.VEGETABLES))
    refused(state, DrawGoods(0, Good.FISH), "R5.10", "fish")
    refused(state, DrawGoods(0, Good.RICE), "R5.10", "rice")
    # One spice, and then only vegetables are left: the last three cards.
    state = play(state, DrawGoods(0, Good.SPICE))
    assert state.players[0].goods == (3, 5, 4, 2)
    assert state.stocks == (0, 2, 0, 0)
    assert state.phase == ChoosingRole(1)


@pytest.mark.rule("R5.10")
def test_if_every_stock_is_empty_the_rest_lapses() -> None:
    state = position(table(), stocks=(0, 0, 2, 0))
    state = play(state, ChooseRole(0, GOODS, Junk.BROWN))
    assert state.players[0].goods == (2, 2, 4, 2)
    assert state.stocks == (0, 0, 0, 0)
    assert state.phase == ChoosingRole(1)


@pytest.mark.rule("R5.10")
def test_only_the_player_who_draws_names_the_good() -> None:
    state = play(position(table(), stocks=(5, 5, 0, 5)), ChooseRole(0, GOODS, Junk.BROWN))
    assert state.phase == Drawing(0, 3)
    refused(state, DrawGoods(1, Good.RICE), "R5.10", "seat 0", "not seat 1")


@pytest.mark.rule("R5.10", "R3.2")
def test_nothing_but_a_good_fits_a_draw() -> None:
    state = play(position(table(), stocks=(5, 5, 0, 5)), ChooseRole(0, GOODS, Junk.BROWN))
    refused(state, PlaceStrip(0, Junk.GREY, 0), "R3.2", "names a good", "PlaceStrip")


@pytest.mark.rule("R5.11")
def test_the_load_merchant_lays_exactly_two_strips() -> None:
    state = play(position(table(), holds={Junk.VIOLET: "B.."}), ChooseRole(0, LOAD, Junk.VIOLET))
    assert state.phase == Loading(0, Junk.VIOLET, 2)
    state = play(state, PlaceStrip(0, Junk.VIOLET, 2))
    assert state.holds[Junk.VIOLET] == hold("BRR")
    assert state.players[0].strips == 15
    assert state.phase == ChoosingRole(1)


@pytest.mark.rule("R5.11", "R5.4")
def test_a_helper_lays_as_many_strips_as_its_space_says() -> None:
    state = position(table(), holds={Junk.WHITE: ""})
    one = play(state, ChooseRole(0, LOWER, Junk.WHITE), PlaceStrip(0, Junk.WHITE, 1))
    assert one.holds[Junk.WHITE] == hold(".R.")
    assert one.phase == ChoosingRole(1)
    two = play(choosing(state, round=4), ChooseRole(0, LOWER, Junk.WHITE))
    two = play(two, PlaceStrip(0, Junk.WHITE, 1), PlaceStrip(0, Junk.WHITE, 0))
    assert two.holds[Junk.WHITE] == hold("RR.")
    assert two.phase == ChoosingRole(1)


@pytest.mark.rule("R5.11")
def test_strips_are_laid_on_the_junk_of_the_role_and_by_the_player_who_took_it() -> None:
    state = play(position(table(), holds={Junk.VIOLET: "B.."}), ChooseRole(0, LOAD, Junk.VIOLET))
    refused(state, PlaceStrip(0, Junk.WHITE, 2), "R5.11", "violet", "not white")
    refused(state, PlaceStrip(1, Junk.VIOLET, 2), "R5.11", "seat 0", "not seat 1")
    refused(state, DrawGoods(0, Good.FISH), "R3.2", "lays strips", "DrawGoods")


@pytest.mark.rule("R5.11")
def test_a_player_with_one_strip_lays_it_and_no_more() -> None:
    state = position(table(), holds={Junk.ORANGE: "Y..", Junk.BROWN: "YG.", Junk.VIOLET: "B.."})
    state = strips_left(state, 0, 2)
    state = play(choosing(state), ChooseRole(0, LOWER, Junk.ORANGE), PlaceStrip(0, Junk.ORANGE, 1))
    assert state.players[0].strips == 1
    state = play(choosing(state), ChooseRole(0, LOAD, Junk.VIOLET))
    assert state.phase == Loading(0, Junk.VIOLET, 1)
    state = play(state, PlaceStrip(0, Junk.VIOLET, 1))
    assert state.players[0].strips == 0
    assert state.holds[Junk.VIOLET] == hold("BR.")
    assert state.phase == ChoosingRole(1)


@pytest.mark.rule("R5.11", "R5.1")
def test_a_player_without_strips_may_take_the_role_and_lays_nothing() -> None:
    # Seat 0 has one strip each on orange and brown, and 18 on grey.
    state = strips_left(table(), 0, 0)
    after = play(choosing(state), ChooseRole(0, LOAD, Junk.VIOLET))
    assert after.holds == state.holds
    assert after.taken == (LOAD,)
    assert after.phase == ChoosingRole(1)


@pytest.mark.rule("R5.6", "R5.7")
def test_only_own_chests_count_and_the_other_players_get_nothing() -> None:
    state = position(table(), holds={Junk.BROWN: "BBB", Junk.GREY: "BBB"}, hands={1: (0, 0, 0, 0)})
    drawn = play(state, ChooseRole(0, GOODS, Junk.BROWN))
    assert drawn.players[0].goods[Good.FISH] == 5
    assert drawn.players[1].goods == (0, 0, 0, 0)
    paid = play(state, ChooseRole(0, INCOME, Junk.GREY))
    assert [player.yuan for player in paid.players] == [3, 0, 0, 0]


@pytest.mark.rule("R5.9", "R5.10")
def test_on_a_coloured_junk_its_own_good_is_drawn_unasked_though_the_stock_is_small() -> None:
    state = choosing(position(table(), stocks=(5, 5, 1, 5)))
    state = play(state, ChooseRole(0, Role.GOODS_MERCHANT, Junk.BROWN))
    assert state.players[0].goods[Good.FISH] == 3
    assert state.phase == Drawing(0, 2)
    assert DrawGoods(0, Good.FISH) not in legal_actions(state)
