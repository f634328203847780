"""Markers and start player."""

from __future__ import annotations

import pytest

from dschunke import Good, Junk, Role, is_over, legal_actions
from dschunke.actions import ChooseRole
from dschunke.phases import ChoosingRole
from dschunke.testing import hold, play, position, table
from tests.build import all_pass, bidding, choosing
from tests.rules.refused import refused


@pytest.mark.rule("R10.1")
def test_all_roles_are_turned_face_up() -> None:
    before = bidding(table())
    assert len(before.taken) == 4
    state = all_pass(before)
    assert state.taken == ()
    roles = {action.role for action in legal_actions(state) if isinstance(action, ChooseRole)}
    assert roles == set(Role)


@pytest.mark.rule("R10.2", "R1.2")
@pytest.mark.parametrize(
    ("junk", "after"),
    [
        (Junk.GREY, Junk.ORANGE),
        (Junk.ORANGE, Junk.VIOLET),
        (Junk.VIOLET, Junk.BROWN),
        (Junk.BROWN, Junk.WHITE),
        (Junk.WHITE, Junk.GREY),
    ],
)
def test_each_merchant_moves_one_junk_on_clockwise(junk: Junk, after: Junk) -> None:
    others = [one for one in Junk if one is not junk]
    start = position(bidding(table()), merchants=(junk, others[0], others[1]))
    assert all_pass(start).merchants[0] is after
    start = position(bidding(table()), merchants=(others[0], junk, others[1]))
    assert all_pass(start).merchants[1] is after
    start = position(bidding(table()), merchants=(others[0], others[1], junk))
    assert all_pass(start).merchants[2] is after


@pytest.mark.rule("R10.2")
def test_merchants_that_share_a_junk_are_no_position_of_a_game() -> None:
    with pytest.raises(ValueError, match=r"R10\.2 merchants stand on different junks"):
        choosing(table(), merchants=(Junk.GREY, Junk.GREY, Junk.WHITE))


@pytest.mark.rule("R10.2", "R5.2", "R5.3")
def test_in_the_second_round_roles_act_where_the_merchants_have_gone() -> None:
    state = all_pass(bidding(table()))
    assert state.merchants == (Junk.WHITE, Junk.ORANGE, Junk.BROWN)
    assert ChooseRole(1, Role.INCOME_MERCHANT, Junk.ORANGE) in legal_actions(state)
    assert ChooseRole(1, Role.LOWER_HELPER, Junk.GREY) in legal_actions(state)
    action = ChooseRole(1, Role.INCOME_MERCHANT, Junk.GREY)
    refused(state, action, "R5.2", "income merchant", "orange", "not grey")


@pytest.mark.rule("R10.3", "R5.4")
def test_each_helper_moves_one_space_on() -> None:
    # Round 1: load one strip; goods. Round 2: goods; income less one.
    first = play(table(), ChooseRole(0, Role.LOWER_HELPER, Junk.ORANGE))
    assert first.holds[Junk.ORANGE] == hold("RYR")
    state = all_pass(bidding(table()))
    lower = play(state, ChooseRole(1, Role.LOWER_HELPER, Junk.VIOLET))
    assert lower.players[1].goods == (2, 5, 2, 2)
    upper = play(state, ChooseRole(1, Role.UPPER_HELPER, Junk.VIOLET))
    assert upper.players[1].yuan == 2


@pytest.mark.rule("R10.4")
@pytest.mark.parametrize(
    ("players", "start", "after"),
    [(3, 0, 1), (3, 1, 2), (3, 2, 0), (4, 2, 3), (4, 3, 0)],
)
def test_the_start_junk_passes_to_the_left(players: int, start: int, after: int) -> None:
    state = all_pass(bidding(table(players), start_player=start))
    assert state.start_player == after
    assert state.phase == ChoosingRole(after)


@pytest.mark.rule("R10.1", "R10.2", "R10.4", "R11.1")
def test_the_last_round_too_ends_with_the_markers_and_the_start_player() -> None:
    state = all_pass(bidding(table(), Good.FISH, round=10, start_player=1))
    assert is_over(state)
    assert state.taken == ()
    assert state.merchants == (Junk.WHITE, Junk.ORANGE, Junk.BROWN)
    assert state.start_player == 2


@pytest.mark.rule("R8.7", "R10.1")
@pytest.mark.parametrize("number", [1, 10])
def test_the_markers_come_off_the_market_card_when_the_round_ends(number: int) -> None:
    state = bidding(table(), Good.FISH, Good.RICE, round=number)
    assert state.sold == (Good.FISH, Good.RICE)
    after = all_pass(state)
    assert after.sold == ()
    assert is_over(after) == (number == 10)
