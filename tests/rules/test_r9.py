"""Special cards."""

from __future__ import annotations

import pytest

from dschunke import Good, Junk, Role, State, Task, legal_actions, scores
from dschunke.actions import (
    ChooseRole,
    Decline,
    DrawGoods,
    KeepCard,
    OpenStack,
    PassBid,
    PlaceStrip,
    PlayCard,
    SealBid,
    ShiftStrip,
    SwapGoods,
)
from dschunke.cards import (
    ChestOnEveryJunk,
    ExtraSupply,
    ExtraTask,
    GoodsInHand,
    GoodsSwap,
    MostChests,
    SpecialCard,
    StripShift,
    TieBreaker,
)
from dschunke.passages import Occasion
from dschunke.phases import (
    ChoosingRole,
    Drawing,
    KeepingSpecial,
    Loading,
    OfferingSwap,
    Relaying,
    Shifting,
    Supplying,
    Swapping,
    TakingSpecial,
)
from dschunke.state import changed
from dschunke.testing import checked, hold, play, position, table
from tests.build import all_pass, bidding, choosing, offering, own_edition, supplying
from tests.rules.refused import refused

SPICE, VEGETABLES, FISH, RICE = Good
SWAP, SHIFT, BREAKER, SUPPLY = GoodsSwap(), StripShift(), TieBreaker(), ExtraSupply()


def winner_takes(state: State) -> State:
    """Let seat 0 win the spice of the card S321: a special card."""
    state = bidding(state)
    return play(state, SealBid(0, SPICE, 1), PassBid(1), PassBid(2), PassBid(3))


@pytest.mark.rule("R9.1")
@pytest.mark.parametrize("card", [BREAKER, SUPPLY])
def test_some_cards_are_laid_open_when_taken(card: SpecialCard) -> None:
    state = winner_takes(table())
    state = play(state, OpenStack(0, 0), KeepCard(0, card))
    assert state.players[0].open == (card,)
    assert state.players[0].hand == ()


@pytest.mark.rule("R9.1")
@pytest.mark.parametrize(
    "card",
    [
        SWAP,
        SHIFT,
        ExtraTask(Task.GOODS, Junk.WHITE),
        MostChests(Junk.GREY, 8),
        GoodsInHand(RICE, 5, 8),
        ChestOnEveryJunk(12),
    ],
)
def test_other_cards_are_kept_in_hand_when_taken(card: SpecialCard) -> None:
    state = winner_takes(position(table(), stacks=((BREAKER, card),)))
    state = play(state, OpenStack(0, 0), KeepCard(0, card))
    assert state.players[0].hand == (card,)
    assert state.players[0].open == ()


@pytest.mark.rule("R9.1")
def test_a_card_laid_open_that_belongs_in_hand_is_no_position_of_a_game() -> None:
    state = position(table(), takes={0: (BREAKER,)})
    first, *others = state.players
    turned = type(first)(first.goods, first.strips, 0, first.open, ())
    with pytest.raises(ValueError, match=r"R9\.1 open cards lie open, others are in hand"):
        checked(changed(state, players=(turned, *others)))


@pytest.mark.rule("R9.1", "R9.9")
@pytest.mark.parametrize(
    ("card", "words"),
    [
        (MostChests(Junk.WHITE, 8), "most chests on white"),
        (GoodsInHand(FISH, 5, 8), "5 fish in hand"),
        (ChestOnEveryJunk(12), "a chest on every junk"),
    ],
)
def test_an_end_bonus_is_not_played(card: SpecialCard, words: str) -> None:
    state = position(table(), takes={0: (card,)})
    refused(choosing(state), PlayCard(0, card), "R9.1", words, "not played")
    refused(offering(state, 0), PlayCard(0, card), "R9.1", words, "not played")


@pytest.mark.rule("R9.1", "R9.3")
@pytest.mark.parametrize("card", [BREAKER, SUPPLY])
def test_an_open_card_is_not_in_hand_and_not_played(card: SpecialCard) -> None:
    state = choosing(position(table(), takes={0: (card,)}))
    refused(state, PlayCard(0, card), "R9.3", "seat 0", "no card in hand", str(card))


@pytest.mark.rule("R9.2")
def test_the_cards_of_a_stack_are_looked_through_and_the_others_put_back_in_order() -> None:
    state = position(table(), stacks=((SWAP,), (SHIFT, BREAKER, SUPPLY, SWAP, SUPPLY), (SHIFT,)))
    state = play(winner_takes(state), OpenStack(0, 1))
    assert state.phase == KeepingSpecial((0,), Occasion.PRIZE, 1)
    # Equal cards are one choice.
    assert legal_actions(state) == (
        KeepCard(0, SHIFT),
        KeepCard(0, BREAKER),
        KeepCard(0, SUPPLY),
        KeepCard(0, SWAP),
    )
    state = play(state, KeepCard(0, BREAKER))
    assert state.stacks == ((SWAP,), (SHIFT, SUPPLY, SWAP, SUPPLY), (SHIFT,), ())


@pytest.mark.rule("R9.2")
def test_of_equal_cards_in_a_stack_the_topmost_is_taken() -> None:
    edition = own_edition(special_cards=(SWAP, SHIFT, SWAP))
    phase = KeepingSpecial((0,), Occasion.EVENT, 0)
    state = position(table(4, edition), phase=phase)
    assert legal_actions(state) == (KeepCard(0, SWAP), KeepCard(0, SHIFT))
    assert play(state, KeepCard(0, SWAP)).stacks[0] == (SHIFT, SWAP)


@pytest.mark.rule("R9.3")
def test_of_equal_cards_in_hand_the_first_taken_is_played() -> None:
    edition = own_edition(special_cards=(SHIFT, SWAP, SHIFT))
    state = position(table(4, edition), takes={0: (SHIFT, SWAP, SHIFT)})
    assert play(choosing(state), PlayCard(0, SHIFT)).players[0].hand == (SWAP, SHIFT)


@pytest.mark.rule("R9.2")
def test_only_a_stack_with_cards_is_chosen() -> None:
    state = winner_takes(position(table(), stacks=((SWAP, SWAP), (), (SHIFT, SWAP))))
    assert [a.stack for a in legal_actions(state) if isinstance(a, OpenStack)] == [0, 2]
    for stack in (1, 3, 4, 99):
        refused(state, OpenStack(0, stack), "R9.2", f"stack {stack} has no cards", "0, 2")


@pytest.mark.rule("R9.2")
def test_only_a_card_of_the_chosen_stack_is_taken() -> None:
    state = play(
        winner_takes(position(table(), stacks=((SWAP, SUPPLY), (SHIFT, SWAP)))), OpenStack(0, 0)
    )
    refused(state, KeepCard(0, SHIFT), "R9.2", "stack 0", "strip shift")


@pytest.mark.rule("R9.2")
def test_nobody_else_chooses_the_stack_or_takes_the_card() -> None:
    state = winner_takes(table())
    refused(state, OpenStack(1, 0), "R9.2", "seat 0 chooses a stack", "not seat 1")
    state = play(state, OpenStack(0, 0))
    refused(state, KeepCard(1, SWAP), "R9.2", "seat 0 takes a card", "not seat 1")


@pytest.mark.rule("R9.2", "R3.2")
def test_a_card_is_not_taken_before_a_stack_is_chosen_nor_another_stack_after() -> None:
    state = winner_takes(table())
    refused(state, KeepCard(0, SWAP), "R3.2", "chooses a stack", "KeepCard")
    state = play(state, OpenStack(0, 0))
    refused(state, OpenStack(0, 1), "R3.2", "takes a card", "OpenStack")


@pytest.mark.rule("R9.2")
def test_if_every_stack_is_empty_the_taker_gets_three_yuan() -> None:
    state = winner_takes(position(table(), stacks=()))
    assert [player.yuan for player in state.players] == [3, 0, 0, 0]


@pytest.mark.rule("R9.3")
def test_a_played_card_leaves_the_game() -> None:
    extra = ExtraTask(Task.INCOME, Junk.WHITE)
    state = choosing(position(table(), takes={0: (SHIFT, extra, SHIFT)}))
    state = play(state, PlayCard(0, extra))
    assert state.players[0].hand == (SHIFT, SHIFT)
    assert state.played == (extra,)
    assert all(extra not in stack for stack in state.stacks)
    refused(state, PlayCard(0, extra), "R9.3", "seat 0", "extra income on white")


@pytest.mark.rule("R9.3")
def test_any_number_of_cards_is_played_in_one_turn() -> None:
    extras = tuple(ExtraTask(Task.INCOME, junk) for junk in Junk)
    state = choosing(position(table(), takes={0: extras}))
    state = play(state, *(PlayCard(0, extra) for extra in extras))
    # Seat 0 has one strip on grey, orange and brown, so three yuan on each of the five junks.
    assert state.players[0].yuan == 15
    assert state.played == extras
    assert state.phase == ChoosingRole(0)


@pytest.mark.rule("R9.3")
def test_a_card_that_is_not_in_hand_is_refused() -> None:
    state = choosing(position(table(), takes={1: (SHIFT,)}))
    refused(state, PlayCard(0, SHIFT), "R9.3", "seat 0", "strip shift")


@pytest.mark.rule("R9.3", "R5.1")
def test_a_card_of_the_role_phase_out_of_turn_is_refused() -> None:
    state = choosing(position(table(), takes={1: (SHIFT,)}))
    refused(state, PlayCard(1, SHIFT), "R5.1", "seat 0", "not seat 1")


@pytest.mark.rule("R9.3", "R9.7")
def test_a_swap_that_could_change_nothing_is_refused() -> None:
    card = position(table(), takes={0: (SWAP,)})
    no_goods = offering(position(card, hands={0: (0, 0, 0, 0)}), 0)
    refused(no_goods, PlayCard(0, SWAP), "R9.3", "goods swap", "nothing", "seat 0")
    no_stock = offering(position(card, stocks=(0, 0, 0, 0)), 0)
    refused(no_stock, PlayCard(0, SWAP), "R9.3", "goods swap", "nothing", "seat 0")
    same = position(card, hands={0: (0, 0, 4, 0)}, stocks=(0, 0, 9, 0))
    refused(offering(same, 0), PlayCard(0, SWAP), "R9.3", "goods swap", "nothing")
    assert PlayCard(0, SWAP) in legal_actions(offering(position(card, stocks=(1, 0, 0, 0)), 0))


@pytest.mark.rule("R9.3", "R9.8")
def test_a_shift_that_could_change_nothing_is_refused() -> None:
    covered = position(
        table(), holds={Junk.GREY: "RRR/B..", Junk.ORANGE: "Y..", Junk.BROWN: "RGY/B.."}
    )
    state = choosing(position(covered, takes={0: (SHIFT,)}))
    refused(state, PlayCard(0, SHIFT), "R9.3", "seat 0", "no strip that seat 0 may shift")


@pytest.mark.rule("R9.4")
def test_the_tie_breaker_does_nothing_without_a_tie() -> None:
    state = bidding(position(table(), takes={2: (BREAKER,)}))
    state = play(
        state,
        SealBid(0, VEGETABLES, 2),
        PassBid(1),
        SealBid(2, VEGETABLES, 1),
        PassBid(3),
    )
    assert [player.yuan for player in state.players] == [3, 0, 0, 0]


@pytest.mark.rule("R9.5")
def test_extra_supply_gives_a_card_more_in_every_supply_phase() -> None:
    state = supplying(position(table(), takes={0: (SUPPLY,)}))
    for number in (1, 2):
        state = play(supplying(state), DrawGoods(0, FISH))
        assert state.players[0].goods == (2, 2, 2 + 3 * number, 2)
        assert state.phase == Supplying(1, 2)
    assert state.players[0].open == (SUPPLY,)


@pytest.mark.rule("R9.6", "R5.7")
def test_an_extra_income_pays_as_the_merchant_would_where_none_need_stand() -> None:
    extra = ExtraTask(Task.INCOME, Junk.WHITE)
    state = position(table(), holds={Junk.WHITE: "RRY"}, takes={0: (extra,)})
    state = play(choosing(state), PlayCard(0, extra))
    assert state.players[0].yuan == 6
    assert state.taken == ()
    assert state.merchants == (Junk.BROWN, Junk.GREY, Junk.VIOLET)
    assert state.phase == ChoosingRole(0)


@pytest.mark.rule("R9.6", "R5.6")
def test_an_extra_draw_gives_goods_cards_as_the_merchant_would() -> None:
    extra = ExtraTask(Task.GOODS, Junk.WHITE)
    state = position(table(), holds={Junk.WHITE: "RR."}, takes={0: (extra,)})
    state = play(choosing(state), PlayCard(0, extra))
    assert state.players[0].goods == (2, 2, 2, 8)
    assert state.stocks == (10, 10, 10, 4)
    assert state.phase == ChoosingRole(0)


@pytest.mark.rule("R9.6", "R5.9")
def test_an_extra_draw_on_grey_names_a_good() -> None:
    extra = ExtraTask(Task.GOODS, Junk.GREY)
    state = choosing(position(table(4, own_edition(special_cards=(extra,))), takes={0: (extra,)}))
    state = play(state, PlayCard(0, extra))
    assert state.phase == Drawing(0, 3)
    state = play(state, DrawGoods(0, RICE))
    assert state.players[0].goods == (2, 2, 2, 5)
    assert state.phase == ChoosingRole(0)


@pytest.mark.rule("R9.6", "R5.11")
def test_an_extra_load_lays_two_strips_as_the_merchant_would() -> None:
    extra = ExtraTask(Task.LOAD, Junk.WHITE)
    state = choosing(
        position(table(4, own_edition(special_cards=(extra,))), takes={0: (extra,)}), round=1
    )
    state = play(position(state, holds={Junk.WHITE: ""}), PlayCard(0, extra))
    assert state.phase == Loading(0, Junk.WHITE, 2)
    state = play(state, PlaceStrip(0, Junk.WHITE, 2), PlaceStrip(0, Junk.WHITE, 0))
    assert state.holds[Junk.WHITE] == hold("R.R")
    assert state.players[0].strips == 15
    assert state.taken == ()
    assert state.phase == ChoosingRole(0)


@pytest.mark.rule("R9.6", "R5.1")
def test_after_an_extra_task_the_player_still_takes_a_role_and_then_it_is_too_late() -> None:
    first, second = ExtraTask(Task.INCOME, Junk.WHITE), ExtraTask(Task.INCOME, Junk.GREY)
    state = choosing(position(table(), takes={0: (first, second)}))
    state = play(state, PlayCard(0, first), ChooseRole(0, Role.INCOME_MERCHANT, Junk.GREY))
    assert state.players[0].yuan == 6
    assert state.phase == ChoosingRole(1)
    refused(state, PlayCard(0, second), "R5.1", "seat 1 takes a role", "not seat 0")


@pytest.mark.rule("R9.6")
def test_an_extra_task_is_refused_when_the_market_card_is_up() -> None:
    extra = ExtraTask(Task.GOODS, Junk.BROWN)
    state = offering(position(table(), takes={0: (extra,)}), 0)
    refused(state, PlayCard(0, extra), "R9.6", "extra task", "before taking a role")


def _swapping(state: State) -> State:
    """Let seat 0 play a goods swap."""
    state = play(offering(position(state, takes={0: (SWAP,)}), 0), PlayCard(0, SWAP))
    assert state.phase == Swapping(0, 0)
    return state


@pytest.mark.rule("R9.7")
def test_a_goods_swap_exchanges_one_card_or_two() -> None:
    state = play(_swapping(table()), SwapGoods(0, SPICE, FISH))
    assert state.players[0].goods == (1, 2, 3, 2)
    assert state.stocks == (11, 10, 9, 10)
    assert state.phase == Swapping(0, 1)
    one = play(state, Decline(0))
    assert one.players[0].goods == (1, 2, 3, 2)
    assert one.phase == ChoosingRole(0)
    two = play(state, SwapGoods(0, RICE, VEGETABLES))
    assert two.players[0].goods == (1, 3, 3, 1)
    assert two.stocks == (11, 9, 9, 11)
    assert two.phase == ChoosingRole(0)
    assert two.played == (SWAP,)


@pytest.mark.rule("R9.7")
def test_the_second_exchange_may_be_declined_and_may_undo_the_first() -> None:
    state = play(_swapping(table()), SwapGoods(0, SPICE, FISH))
    assert Decline(0) in legal_actions(state)
    assert SwapGoods(0, FISH, SPICE) in legal_actions(state)
    assert play(state, SwapGoods(0, FISH, SPICE)).players[0].goods == (2, 2, 2, 2)
    refused(state, SwapGoods(0, FISH, FISH), "R9.7", "fish", "another good")


@pytest.mark.rule("R4.2", "R9.7")
def test_after_the_last_exchange_a_player_with_cards_left_is_asked_again() -> None:
    state = _swapping(position(table(), takes={0: (SHIFT,)}))
    state = play(state, SwapGoods(0, SPICE, FISH), SwapGoods(0, SPICE, FISH))
    assert state.phase == OfferingSwap(0)


@pytest.mark.rule("R9.7")
def test_a_played_swap_exchanges_at_least_one_card() -> None:
    state = _swapping(table())
    assert Decline(0) not in legal_actions(state)
    refused(state, Decline(0), "R9.7", "at least one")


@pytest.mark.rule("R9.7")
def test_a_card_is_exchanged_for_another_good() -> None:
    refused(_swapping(table()), SwapGoods(0, FISH, FISH), "R9.7", "fish", "another good")


@pytest.mark.rule("R9.7")
def test_a_good_that_is_not_in_hand_is_not_given() -> None:
    state = _swapping(position(table(), hands={0: (1, 0, 3, 0)}))
    refused(state, SwapGoods(0, RICE, SPICE), "R9.7", "seat 0", "no rice")


@pytest.mark.rule("R9.7")
def test_a_good_without_stock_is_not_taken() -> None:
    state = _swapping(position(table(), stocks=(3, 0, 3, 3)))
    refused(state, SwapGoods(0, RICE, VEGETABLES), "R9.7", "no vegetables in stock")
    takes = {action.take for action in legal_actions(state) if isinstance(action, SwapGoods)}
    assert takes == {SPICE, FISH, RICE}


@pytest.mark.rule("R9.7")
def test_only_the_player_of_the_swap_exchanges() -> None:
    state = _swapping(table())
    refused(state, SwapGoods(1, RICE, SPICE), "R9.7", "seat 0", "not seat 1")
    refused(state, PassBid(0), "R3.2", "exchanges goods cards", "PassBid")


@pytest.mark.rule("R9.7")
def test_a_goods_swap_is_refused_on_the_turn_to_take_a_role() -> None:
    state = choosing(position(table(), takes={0: (SWAP,)}))
    refused(state, PlayCard(0, SWAP), "R9.7", "goods swap", "market card")


@pytest.mark.rule("R9.7", "R4.2")
def test_after_a_swap_the_next_player_with_special_cards_is_asked() -> None:
    state = play(
        _swapping(position(table(), takes={2: (SHIFT,)})), SwapGoods(0, SPICE, FISH), Decline(0)
    )
    assert state.phase == OfferingSwap(2)


def _shifting() -> State:
    """Let seat 0 play a shift: strips on grey (one covered, one on top), white, and brown."""
    state = position(
        table(),
        holds={Junk.GREY: "RBG/Y.R", Junk.ORANGE: "Y..", Junk.BROWN: "GR.", Junk.WHITE: "RYB"},
    )
    state = play(choosing(position(state, takes={0: (SHIFT,)})), PlayCard(0, SHIFT))
    assert state.phase == Shifting(0)
    return state


@pytest.mark.rule("R9.8")
def test_a_player_lifts_one_of_his_own_strips_out_of_a_top_layer() -> None:
    assert legal_actions(_shifting()) == (
        ShiftStrip(0, Junk.GREY, 2),
        ShiftStrip(0, Junk.BROWN, 1),
        ShiftStrip(0, Junk.WHITE, 0),
    )


@pytest.mark.rule("R9.8")
def test_a_partly_covered_strip_is_not_lifted() -> None:
    refused(_shifting(), ShiftStrip(0, Junk.GREY, 0), "R9.8", "slot 0", "top layer", "grey")


@pytest.mark.rule("R9.8")
def test_anothers_strip_and_a_free_slot_are_not_lifted() -> None:
    state = _shifting()
    refused(state, ShiftStrip(0, Junk.WHITE, 1), "R9.8", "no strip that seat 0 may lift", "white")
    refused(state, ShiftStrip(0, Junk.BROWN, 2), "R9.8", "no strip that seat 0 may lift", "brown")
    refused(state, ShiftStrip(0, Junk.VIOLET, 2), "R9.8", "no strip that seat 0 may lift", "violet")


@pytest.mark.rule("R9.8")
def test_only_the_player_of_the_shift_lifts_and_lays() -> None:
    state = _shifting()
    refused(state, ShiftStrip(3, Junk.GREY, 0), "R9.8", "seat 0 lifts", "not seat 3")
    refused(state, PlaceStrip(0, Junk.BROWN, 2), "R3.2", "lifts a strip", "PlaceStrip")
    state = play(state, ShiftStrip(0, Junk.GREY, 2))
    refused(state, PlaceStrip(3, Junk.BROWN, 2), "R9.8", "seat 0 lays", "not seat 3")
    refused(state, ShiftStrip(0, Junk.BROWN, 1), "R3.2", "lays the lifted", "ShiftStrip")


@pytest.mark.rule("R9.8")
def test_a_strip_moves_to_another_junk() -> None:
    state = play(_shifting(), ShiftStrip(0, Junk.GREY, 2))
    assert state.phase == Relaying(0, 0, Junk.GREY, 2)
    left = state.players[0].strips
    state = play(state, PlaceStrip(0, Junk.WHITE, 1))
    assert state.holds[Junk.GREY] == hold("RBG/Y..")
    assert state.holds[Junk.WHITE] == hold("RYB/.R.")
    assert state.players[0].strips == left
    assert state.taken == ()
    assert state.phase == ChoosingRole(0)


@pytest.mark.rule("R9.8")
def test_a_strip_moves_to_another_place_on_the_same_junk() -> None:
    state = play(_shifting(), ShiftStrip(0, Junk.GREY, 2), PlaceStrip(0, Junk.GREY, 1))
    assert state.holds[Junk.GREY] == hold("RBG/YR.")


@pytest.mark.rule("R9.8", "R6.2")
def test_a_lifted_strip_goes_where_a_strip_may_be_laid_but_not_back() -> None:
    state = play(_shifting(), ShiftStrip(0, Junk.WHITE, 0))
    assert state.holds[Junk.WHITE] == hold(".YB")
    assert legal_actions(state) == (
        PlaceStrip(0, Junk.GREY, 1),
        PlaceStrip(0, Junk.ORANGE, 1),
        PlaceStrip(0, Junk.ORANGE, 2),
        PlaceStrip(0, Junk.VIOLET, 2),
        PlaceStrip(0, Junk.BROWN, 2),
    )
    refused(state, PlaceStrip(0, Junk.WHITE, 0), "R9.8", "lifted there", "another place")
    refused(state, PlaceStrip(0, Junk.BROWN, 1), "R6.2", "slot 1", "brown")
    refused(state, PlaceStrip(0, Junk.WHITE, 1), "R6.2", "slot 1", "white")


@pytest.mark.rule("R9.8", "R6.2")
def test_the_only_strip_of_a_layer_may_move_to_another_slot_of_that_layer() -> None:
    state = position(table(), holds={Junk.GREY: "YBG/.R.", Junk.ORANGE: "Y..", Junk.BROWN: "GY."})
    state = play(choosing(position(state, takes={0: (SHIFT,)})), PlayCard(0, SHIFT))
    # It is the only one to lift.
    assert state.phase == Relaying(0, 0, Junk.GREY, 1)
    assert state.holds[Junk.GREY] == hold("YBG")
    refused(state, PlaceStrip(0, Junk.GREY, 1), "R9.8", "another place")
    assert play(state, PlaceStrip(0, Junk.GREY, 0)).holds[Junk.GREY] == hold("YBG/R..")


@pytest.mark.rule("R9.8")
def test_a_shift_is_refused_when_the_market_card_is_up() -> None:
    state = offering(position(table(), takes={0: (SHIFT,)}), 0)
    refused(state, PlayCard(0, SHIFT), "R9.8", "strip shift", "before taking a role")


def _bonus(state: State, card: SpecialCard) -> list[int]:
    """List the end bonuses of the seats if seat 0 has this card."""
    return [score.bonuses for score in scores(position(state, takes={0: (card,)}))]


@pytest.mark.rule("R9.9")
@pytest.mark.parametrize("junk", list(Junk))
@pytest.mark.parametrize(
    ("drawing", "paid"),
    [
        ("", 0),
        ("R..", 8),
        ("RB.", 0),  # as many as another player is not more
        ("RRB", 8),
        ("BBR", 0),
        ("RRB/B..", 0),  # four chests against three and two
        ("RRR/B..", 8),  # six against three
        ("RRR/BBB", 0),  # what is covered is not visible
    ],
)
def test_the_bonus_for_most_chests_needs_more_than_any_other_player(
    junk: Junk, drawing: str, paid: int
) -> None:
    state = position(table(), holds=dict.fromkeys(Junk, "") | {junk: drawing})
    assert _bonus(state, MostChests(junk, 8)) == [paid, 0, 0, 0]


@pytest.mark.rule("R9.9")
@pytest.mark.parametrize("good", list(Good))
@pytest.mark.parametrize(("count", "paid"), [(0, 0), (4, 0), (5, 8), (9, 8)])
def test_the_bonus_for_goods_in_hand_needs_five_cards(good: Good, count: int, paid: int) -> None:
    spice, vegetables, fish, rice = (count if one is good else 0 for one in Good)
    state = position(table(), hands={0: (spice, vegetables, fish, rice)})
    assert _bonus(state, GoodsInHand(good, 5, 8)) == [paid, 0, 0, 0]


@pytest.mark.rule("R9.9")
@pytest.mark.parametrize(
    ("violet", "white", "paid"),
    [
        ("BGR", "YBR", 12),
        ("BG.", "YBR", 0),
        ("BGR/Y..", "YBR", 12),  # two chests are still visible
        ("BGR/YYY", "YBR", 0),
        ("BGR/YYY", "YB.", 0),
    ],
)
def test_the_bonus_for_every_junk_needs_a_visible_chest_on_all_five(
    violet: str, white: str, paid: int
) -> None:
    state = position(
        table(), holds={Junk.VIOLET: violet, Junk.WHITE: white}
    )  # seat 0 is on the other three
    assert _bonus(state, ChestOnEveryJunk(12)) == [paid, 0, 0, 0]


@pytest.mark.rule("R9.9", "R11.2")
def test_end_bonuses_add_up_and_other_cards_pay_nothing() -> None:
    state = position(table(), holds={Junk.WHITE: "R.."}, hands={0: (5, 4, 6, 0)})
    cards = (
        GoodsInHand(SPICE, 5, 8),
        GoodsInHand(VEGETABLES, 5, 8),
        GoodsInHand(FISH, 5, 8),
        MostChests(Junk.WHITE, 8),
        SWAP,
        SHIFT,
        ExtraTask(Task.INCOME, Junk.GREY),
        SUPPLY,
    )
    assert [score.bonuses for score in scores(position(state, takes={0: cards}))] == [
        24,
        0,
        0,
        0,
    ]


@pytest.mark.rule("R9.2", "R4.3")
def test_the_next_taker_does_not_get_the_card_that_was_taken() -> None:
    state = all_pass(bidding(position(table(), stacks=((BREAKER, SWAP, SHIFT), (SWAP,))), round=3))
    assert state.phase == TakingSpecial((1, 2, 3, 0), Occasion.EVENT)
    state = play(state, OpenStack(1, 0), KeepCard(1, SWAP), OpenStack(2, 0))
    assert legal_actions(state) == (KeepCard(2, BREAKER), KeepCard(2, SHIFT))
    refused(state, KeepCard(2, SWAP), "R9.2", "stack 0", "goods swap")
