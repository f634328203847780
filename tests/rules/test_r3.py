"""The round."""

from __future__ import annotations

import pytest

from dschunke import Good, Junk, Role, is_over, legal_actions, waiting_on
from dschunke.actions import ChooseRole, Decline, DrawGoods, PassBid, PlayCard, SealBid
from dschunke.cards import GoodsSwap, StripShift
from dschunke.passages import Onward, Stage
from dschunke.phases import (
    Bidding,
    ChoosingRole,
    Loading,
    OfferingSwap,
    Relaying,
    Supplying,
    TakingSpecial,
)
from dschunke.testing import hold, play, position, table
from tests.build import all_pass, bidding, choosing, offering, open_stack, supplying
from tests.rules.refused import refused


@pytest.mark.rule("R3.1")
@pytest.mark.parametrize("players", [3, 4])
def test_the_game_lasts_ten_rounds(players: int) -> None:
    state = table(players)
    rounds = [state.round]
    while not is_over(state):
        state = play(state, legal_actions(state)[-1])
        if state.round != rounds[-1]:
            rounds.append(state.round)
    assert rounds == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]


@pytest.mark.rule("R3.2")
def test_a_round_goes_through_market_roles_supply_and_auction() -> None:
    state = all_pass(bidding(position(table(), takes={0: (GoodsSwap(),)}), round=3))
    names = {
        OfferingSwap: "market",
        TakingSpecial: "market",
        ChoosingRole: "roles",
        Supplying: "supply",
        Bidding: "auction",
    }
    phases = []
    while state.round == 4:
        if type(state.phase) in names:
            phases.append(names[type(state.phase)])
        state = play(state, legal_actions(state)[-1])
    assert phases == ["market"] * 5 + ["roles"] * 4 + ["supply"] * 4 + ["auction"] * 4


@pytest.mark.rule("R3.2", "R10.4")
def test_the_markers_move_before_the_start_player_changes_and_the_next_card_is_turned_up() -> None:
    state = all_pass(bidding(table(), Good.FISH))
    assert state.round == 2
    assert state.sold == ()
    assert state.taken == ()
    assert state.start_player == 1
    assert state.phase == ChoosingRole(1)


@pytest.mark.rule("R3.2")
def test_an_action_of_another_phase_is_refused() -> None:
    state = table()
    refused(state, SealBid(0, Good.FISH, 1), "R3.2", "seat 0 takes a role", "SealBid")
    refused(state, DrawGoods(0, Good.FISH), "R3.2", "takes a role", "DrawGoods")
    role = ChooseRole(0, Role.LOAD_MERCHANT, Junk.VIOLET)
    refused(supplying(state), role, "R3.2", "seat 0 draws supply", "ChooseRole")
    refused(bidding(state), role, "R3.2", "bids or passes", "ChooseRole")
    with_card = offering(position(state, takes={0: (GoodsSwap(),)}), 0)
    refused(with_card, PassBid(0), "R3.2", "goods swap or declines", "PassBid")


@pytest.mark.rule("R3.2")
def test_what_is_no_action_is_refused() -> None:
    refused(table(), "pass", "R3.2", "'pass'", "not an action")  # type: ignore[arg-type] # on purpose


@pytest.mark.rule("R3.3")
def test_no_position_of_a_game_waits_for_nobody() -> None:
    with pytest.raises(ValueError, match=r"R3\.3 the table waits for somebody at it"):
        position(table(), phase=Onward(Stage.ROLES, 0))


@pytest.mark.rule("R3.3", "R4.2")
def test_nobody_is_asked_for_a_swap_where_nobody_has_special_cards() -> None:
    state = all_pass(bidding(table()))
    assert state.round == 2
    assert isinstance(state.phase, ChoosingRole)


@pytest.mark.rule("R3.3")
def test_the_only_stock_left_is_drawn_from_without_asking() -> None:
    state = all_pass(bidding(position(table(), stocks=(0, 0, 9, 0))))
    # The goods merchant stands on white, whose stock is empty; only fish is left.
    state = play(state, ChooseRole(1, Role.GOODS_MERCHANT, Junk.WHITE))
    assert state.players[1].goods == (2, 2, 5, 2)
    assert state.stocks == (0, 0, 6, 0)
    assert state.phase == ChoosingRole(2)


@pytest.mark.rule("R3.3", "R8.8")
def test_supply_and_auction_pass_by_themselves_where_nobody_can_draw_or_bid() -> None:
    nothing = (0, 0, 0, 0)
    state = position(table(), hands={0: (18, 18, 18, 18), 1: nothing, 2: nothing, 3: nothing})
    state = choosing(state, Role.GOODS_MERCHANT, Role.INCOME_MERCHANT, Role.LOAD_MERCHANT)
    state = play(state, ChooseRole(3, Role.LOWER_HELPER, Junk.WHITE))
    assert state.phase == Bidding((0,), ())
    assert state.stocks == (0, 0, 0, 0)


@pytest.mark.rule("R3.3", "R6.3")
def test_the_only_free_slot_is_used_without_asking() -> None:
    state = position(table(), holds={Junk.VIOLET: "B.G"})
    state = play(state, ChooseRole(0, Role.LOAD_MERCHANT, Junk.VIOLET))
    assert state.holds[Junk.VIOLET] == hold("BRG")
    assert state.phase == Loading(0, Junk.VIOLET, 1)


@pytest.mark.rule("R3.3", "R9.2")
def test_the_only_stack_and_its_only_card_are_taken_without_asking_at_an_event() -> None:
    state = position(table(), stacks=((), (GoodsSwap(), StripShift(), StripShift())))
    state = all_pass(bidding(state, round=3, start_player=3))
    assert state.round == 4
    state = play(state, legal_actions(state)[0])
    assert state.players[0].hand == (GoodsSwap(),)
    state = play(state, legal_actions(state)[0])
    # The third card is the only one left; for the fourth player there is none.
    assert [player.hand for player in state.players] == [
        (GoodsSwap(),),
        (StripShift(),),
        (StripShift(),),
        (),
    ]
    assert state.players[3].yuan == 3
    assert state.phase == ChoosingRole(0)


@pytest.mark.rule("R3.3", "R8.9")
def test_a_winner_is_asked_even_if_one_stack_is_left() -> None:
    state = bidding(position(table(), stacks=((GoodsSwap(),),)))
    state = play(state, SealBid(0, Good.SPICE, 1), PassBid(1), PassBid(2), PassBid(3))
    assert isinstance(state.phase, TakingSpecial)
    assert len(legal_actions(state)) == 2
    assert open_stack(state, 0).players[0].hand == (GoodsSwap(),)


@pytest.mark.rule("R3.3", "R9.8")
def test_the_only_strip_to_shift_is_lifted_without_asking() -> None:
    state = position(
        table(),
        holds={Junk.GREY: "BGY", Junk.ORANGE: "RYB/B..", Junk.BROWN: "Y.G", Junk.WHITE: "RYB"},
    )
    state = choosing(position(state, takes={0: (StripShift(),)}))
    state = play(state, PlayCard(0, StripShift()))
    assert state.phase == Relaying(0, 0, Junk.WHITE, 0)
    assert state.holds[Junk.WHITE] == hold(".YB")


@pytest.mark.rule("R3.3", "R8.2")
def test_a_player_who_can_only_pass_is_asked_and_one_without_goods_cards_is_not() -> None:
    state = position(table(), hands={1: (0, 0, 0, 0), 2: (0, 0, 1, 0)})
    state = bidding(state, Good.FISH)
    assert waiting_on(state) == (0, 2, 3)
    assert legal_actions(state, 2) == (PassBid(2),)
    assert legal_actions(state, 1) == ()


@pytest.mark.rule("R3.3", "R4.2")
def test_a_player_is_asked_even_if_declining_is_all_he_can_do() -> None:
    state = offering(position(table(), takes={2: (StripShift(),)}), 2)
    assert legal_actions(state) == (Decline(2),)


@pytest.mark.rule("R3.3", "R7.1")
def test_a_supply_with_a_choice_waits() -> None:
    assert supplying(table()).phase == Supplying(0, 2)
