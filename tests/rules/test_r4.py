"""Market."""

from __future__ import annotations

import pytest

from dschunke import Good, Junk, Special, State, Task, legal_actions, waiting_on
from dschunke.actions import Decline, KeepCard, PassBid, PlayCard, SealBid, SwapGoods, TakeYuan
from dschunke.cards import ExtraSupply, ExtraTask, GoodsSwap, StripShift, TieBreaker
from dschunke.passages import Occasion
from dschunke.phases import ChoosingRole, KeepingSpecial, OfferingSwap, TakingSpecial
from dschunke.testing import play, position, table
from tests.build import all_pass, bidding, offering, open_stack
from tests.rules.refused import refused


@pytest.mark.rule("R4.1")
@pytest.mark.parametrize(
    ("round", "fish"),
    # The third good of S321 1S32 21S3 321S S241 1S24 41S2 241S S342 342S; S is worth 3 yuan.
    [(1, 2), (2, 3), (3, 3), (4, 1), (5, 4), (6, 2), (7, 3), (8, 1), (9, 4), (10, 2)],
)
def test_the_market_card_of_the_round_shows_what_can_be_earned(round: int, fish: int) -> None:  # noqa: A002 - the field's name
    state = bidding(table(), round=round)
    state = play(state, SealBid(0, Good.FISH, 1), PassBid(1), PassBid(2), PassBid(3))
    if isinstance(state.phase, TakingSpecial):
        state = play(state, TakeYuan(0))
    assert state.players[0].yuan == fish


@pytest.mark.rule("R4.1")
def test_each_round_turns_up_the_next_market_card() -> None:
    state = all_pass(bidding(table(), round=2))
    assert state.round == 3
    assert state.market[state.round - 1].prizes == (2, 1, Special.CARD, 3)


@pytest.mark.rule("R4.2")
def test_everybody_with_special_cards_in_hand_is_asked_in_turn_order() -> None:
    state = position(table(), takes={0: (GoodsSwap(),)})
    state = position(state, takes={1: (StripShift(),)})
    state = position(state, takes={3: (ExtraTask(Task.INCOME, Junk.GREY),)})
    state = all_pass(bidding(state, start_player=2))
    # Seat 3 starts round 2; seat 2 has no card.
    asked: list[int] = []
    while isinstance(state.phase, OfferingSwap):
        asked += waiting_on(state)
        state = play(state, Decline(asked[-1]))
    assert asked == [3, 0, 1]
    assert state.phase == ChoosingRole(3)


@pytest.mark.rule("R4.2")
def test_who_has_only_open_cards_is_not_asked() -> None:
    state = position(table(), takes={1: (TieBreaker(), ExtraSupply())})
    assert all_pass(bidding(state)).phase == ChoosingRole(1)


@pytest.mark.rule("R4.2", "R9.7")
def test_only_a_goods_swap_can_be_played_when_the_market_card_is_up() -> None:
    state = position(
        table(), takes={0: (GoodsSwap(), StripShift(), ExtraTask(Task.GOODS, Junk.BROWN))}
    )
    state = offering(state, 0)
    assert legal_actions(state) == (PlayCard(0, GoodsSwap()), Decline(0))


@pytest.mark.rule("R4.2")
def test_a_swap_out_of_turn_is_refused() -> None:
    state = position(position(table(), takes={0: (GoodsSwap(),)}), takes={1: (GoodsSwap(),)})
    state = offering(state, 0)
    refused(state, PlayCard(1, GoodsSwap()), "R4.2", "seat 0", "not seat 1")
    refused(state, Decline(1), "R4.2", "seat 0", "not seat 1")


@pytest.mark.rule("R4.2")
def test_a_player_is_asked_again_after_a_swap_until_he_declines() -> None:
    state = offering(position(table(), takes={0: (GoodsSwap(), GoodsSwap())}), 0)
    state = play(state, PlayCard(0, GoodsSwap()), SwapGoods(0, Good.SPICE, Good.RICE), Decline(0))
    assert state.phase == OfferingSwap(0)
    assert PlayCard(0, GoodsSwap()) in legal_actions(state)
    assert play(state, Decline(0)).phase == ChoosingRole(0)


@pytest.mark.rule("R4.2", "R9.6", "R9.8")
def test_a_card_of_the_role_phase_is_refused_when_the_market_card_is_up() -> None:
    extra = ExtraTask(Task.INCOME, Junk.GREY)
    state = offering(position(table(), takes={0: (StripShift(), extra)}), 0)
    refused(state, PlayCard(0, StripShift()), "R9.8", "strip shift", "before taking a role")
    refused(state, PlayCard(0, extra), "R9.6", "extra task", "before taking a role")


def _event(state: State, round: int) -> State:  # noqa: A002 - the field's name
    """Go to the market phase of this round; seat 2 starts it."""
    return all_pass(bidding(state, round=round - 1, start_player=1))


@pytest.mark.rule("R4.3")
@pytest.mark.parametrize("round", [4, 8])
def test_at_the_event_special_each_player_takes_a_special_card_in_turn_order(round: int) -> None:  # noqa: A002 - the field's name
    state = _event(table(), round)
    assert state.phase == TakingSpecial((2, 3, 0, 1), Occasion.EVENT)
    order: list[int] = []
    while not isinstance(state.phase, ChoosingRole):
        order += waiting_on(state)
        state = open_stack(state, 0)
        state = play(state, legal_actions(state)[0])
    assert order == [2, 3, 0, 1]
    assert [len(player.hand) + len(player.open) for player in state.players] == [1, 1, 1, 1]
    assert state.phase == ChoosingRole(2)


@pytest.mark.rule("R4.3")
@pytest.mark.parametrize("round", [2, 3, 6, 7, 10])
def test_a_round_without_an_event_goes_on_to_the_roles(round: int) -> None:  # noqa: A002 - the field's name
    state = _event(table(), round)
    assert state.phase == ChoosingRole(2)
    assert state.announced == ()
    assert [player.yuan for player in state.players] == [0, 0, 0, 0]


@pytest.mark.rule("R4.3")
@pytest.mark.parametrize("round", [5, 9])
def test_at_the_event_announce_each_player_tells_his_yuan(round: int) -> None:  # noqa: A002 - the field's name
    state = _event(position(table(), yuan=(4, 0, 7, 12)), round)
    assert state.announced == (4, 0, 7, 12)
    assert state.phase == ChoosingRole(2)


@pytest.mark.rule("R4.3")
def test_a_later_announcement_takes_the_place_of_the_one_before() -> None:
    state = position(table(), announced=(1, 2, 3, 4), yuan=(5, 6, 7, 8))
    assert _event(state, 9).announced == (5, 6, 7, 8)


@pytest.mark.rule("R4.3", "R4.2")
def test_the_event_comes_after_the_swaps_and_its_card_is_too_late_for_them() -> None:
    state = position(table(), takes={0: (StripShift(),)})
    state = _event(
        position(state, stacks=((GoodsSwap(), GoodsSwap(), GoodsSwap(), ExtraSupply()),)), 4
    )
    assert state.phase == OfferingSwap(0)
    state = play(state, Decline(0))
    # One stack is left, so it is opened without asking.
    assert state.phase == KeepingSpecial((2, 3, 0, 1), Occasion.EVENT, 0)
    state = play(state, KeepCard(2, GoodsSwap()), KeepCard(3, GoodsSwap()))
    state = play(state, KeepCard(0, ExtraSupply()))
    assert [player.hand for player in state.players] == [
        (StripShift(),),
        (GoodsSwap(),),
        (GoodsSwap(),),
        (GoodsSwap(),),
    ]
    assert state.phase == ChoosingRole(2)


@pytest.mark.rule("R4.3")
def test_yuan_instead_of_a_card_are_not_on_offer_at_the_event() -> None:
    state = _event(table(), 4)
    assert TakeYuan(2) not in legal_actions(state)
    refused(state, TakeYuan(2), "R4.3", "event", "not yuan")


@pytest.mark.rule("R4.3", "R9.2")
def test_at_the_event_everybody_gets_3_yuan_if_every_stack_is_empty() -> None:
    state = _event(position(table(), stacks=()), 4)
    assert [player.yuan for player in state.players] == [3, 3, 3, 3]
    assert state.phase == ChoosingRole(2)
