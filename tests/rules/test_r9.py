"""Special cards."""

from __future__ import annotations

import pytest
from attrs import evolve

from dschunke import STANDARD, Good, Junk, Task, legal_actions, scores
from dschunke.actions import (
    Decline,
    KeepCard,
    OpenStack,
    PlaceStrip,
    PlayCard,
    ShiftStrip,
    SwapGoods,
    TakeYuan,
)
from dschunke.cards import (
    ChestOnEveryJunk,
    ExtraSupply,
    ExtraTask,
    GoodsInHand,
    GoodsSwap,
    MostChests,
    StripShift,
    TieBreaker,
)
from dschunke.passages import Occasion
from dschunke.phases import (
    ChoosingRole,
    KeepingSpecial,
    OfferingSwap,
    Relaying,
    Swapping,
    TakingSpecial,
)
from tests.build import (
    choosing,
    gains,
    hands,
    holds,
    offering,
    own_edition,
    play,
    position,
    stacks,
    table,
)
from tests.rules.refused import refused


@pytest.mark.rule("R9.1")
def test_an_open_card_is_laid_open_and_others_are_kept_in_hand() -> None:
    start = position(table(), phase=TakingSpecial((2,), Occasion.PRIZE))
    opened = play(start, OpenStack(2, 0))
    assert play(opened, KeepCard(2, TieBreaker())).players[2].open == (TieBreaker(),)
    assert play(opened, KeepCard(2, GoodsSwap())).players[2].hand == (GoodsSwap(),)


@pytest.mark.rule("R9.1", "R9.9")
def test_an_end_bonus_is_not_played() -> None:
    bonus = ChestOnEveryJunk(12)
    refused(choosing(gains(table(), 0, bonus)), PlayCard(0, bonus), "R9.1", "not played")


@pytest.mark.rule("R9.2")
def test_the_others_go_back_in_their_order() -> None:
    start = position(table(), phase=KeepingSpecial((1,), Occasion.EVENT, 0))
    stack = start.stacks[0]
    kept = play(start, KeepCard(1, stack[3]))
    assert kept.stacks[0] == stack[:3] + stack[4:]
    refused(start, KeepCard(1, ChestOnEveryJunk(12)), "R9.2", "no card")


@pytest.mark.rule("R9.2")
def test_an_empty_stack_is_not_chosen() -> None:
    state = position(
        stacks(table(), (GoodsSwap(), StripShift()), (TieBreaker(),)),
        phase=TakingSpecial((0,), Occasion.PRIZE),
    )
    refused(state, OpenStack(0, 3), "R9.2", "stack 3 has no cards", "0, 1")
    assert legal_actions(state) == (OpenStack(0, 0), OpenStack(0, 1), TakeYuan(0))


@pytest.mark.rule("R9.3")
def test_a_played_card_leaves_the_game_and_several_may_be_played() -> None:
    income, more = ExtraTask(Task.INCOME, Junk.GREY), ExtraTask(Task.INCOME, Junk.BROWN)
    state = choosing(gains(table(), 0, income, more))
    after = play(state, PlayCard(0, income), PlayCard(0, more))
    assert after.played == (income, more)
    assert after.players[0].hand == ()
    assert after.phase == ChoosingRole(0)
    refused(after, PlayCard(0, income), "R9.3", "no card in hand")


@pytest.mark.rule("R9.3")
def test_a_shift_that_could_change_nothing_may_not_be_played() -> None:
    state = choosing(
        gains(holds(table(), grey="BG.", orange="Y..", brown="YG.", white="YB."), 0, StripShift())
    )
    refused(state, PlayCard(0, StripShift()), "R9.3", "no strip in a top layer")


@pytest.mark.rule("R9.3")
def test_a_swap_that_could_change_nothing_may_not_be_played() -> None:
    state = gains(hands(table(), {0: (0, 0, 0, 0)}), 0, GoodsSwap())
    refused(offering(state, 0), PlayCard(0, GoodsSwap()), "R9.3", "change nothing")


@pytest.mark.rule("R9.4", "R9.5")
def test_open_cards_are_not_in_hand_to_be_played() -> None:
    state = choosing(gains(table(), 0, TieBreaker(), ExtraSupply()))
    refused(state, PlayCard(0, TieBreaker()), "R9.3", "no card in hand")


@pytest.mark.rule("R9.6")
def test_an_extra_task_is_done_as_a_merchant_does_it_and_takes_no_role() -> None:
    goods, income = ExtraTask(Task.GOODS, Junk.WHITE), ExtraTask(Task.INCOME, Junk.WHITE)
    state = choosing(gains(table(), 0, goods, income))
    after = play(state, PlayCard(0, goods), PlayCard(0, income))
    assert after.players[0].goods == (2, 2, 2, 5)
    assert after.players[0].yuan == 3
    assert after.taken == ()
    refused(offering(state, 0), PlayCard(0, goods), "R9.6", "before taking a role")


@pytest.mark.rule("R9.6", "R5.11")
def test_an_extra_load_lays_two_strips() -> None:
    load = ExtraTask(Task.LOAD, Junk.ORANGE)
    state = choosing(gains(table(edition=own_edition(special_cards=(load, StripShift()))), 0, load))
    after = play(state, PlayCard(0, load))
    # one slot is free in the bottom layer: that strip needs no choice
    assert after.holds[Junk.ORANGE].layers == ((0, 3, 0),)
    after = play(after, PlaceStrip(0, Junk.ORANGE, 1))
    assert after.holds[Junk.ORANGE].layers == ((0, 3, 0), (None, 0, None))
    assert after.phase == ChoosingRole(0)


@pytest.mark.rule("R9.7")
def test_a_swap_exchanges_one_or_two_cards_each_for_another_good() -> None:
    state = offering(gains(table(), 1, GoodsSwap()), 1)
    one = play(state, PlayCard(1, GoodsSwap()), SwapGoods(1, Good.FISH, Good.RICE))
    assert one.players[1].goods == (2, 2, 1, 3)
    assert one.stocks == (10, 10, 11, 9)
    assert one.phase == Swapping(1, 1)
    two = play(one, SwapGoods(1, Good.FISH, Good.SPICE))
    assert two.players[1].goods == (3, 2, 0, 3)
    assert play(one, Decline(1)).players[1].goods == (2, 2, 1, 3)
    refused(one, SwapGoods(1, Good.FISH, Good.FISH), "R9.7", "another good")


@pytest.mark.rule("R9.7")
def test_a_played_swap_exchanges_at_least_one_card_that_one_holds_for_one_in_stock() -> None:
    state = hands(gains(table(), 1, GoodsSwap()), {1: (8, 0, 0, 0), 2: (0, 0, 0, 0)})
    state = hands(state, {3: (2, 2, 14, 2)})
    playing = play(offering(state, 1), PlayCard(1, GoodsSwap()))
    refused(playing, Decline(1), "R9.7", "at least one")
    refused(playing, SwapGoods(1, Good.RICE, Good.FISH), "R9.7", "holds no rice")


@pytest.mark.rule("R9.7")
def test_a_swap_and_a_shift_have_their_phases() -> None:
    state = gains(table(), 0, GoodsSwap(), StripShift())
    refused(choosing(state), PlayCard(0, GoodsSwap()), "R9.7", "market card")
    refused(offering(state, 0), PlayCard(0, StripShift()), "R9.8", "before taking a role")


@pytest.mark.rule("R9.8")
def test_a_shift_moves_one_of_ones_own_uncovered_strips_elsewhere() -> None:
    state = choosing(gains(table(), 0, StripShift()))
    lifting = play(state, PlayCard(0, StripShift()))
    refused(lifting, ShiftStrip(0, Junk.GREY, 1), "R9.8", "no strip of seat 0")
    lifted = play(lifting, ShiftStrip(0, Junk.ORANGE, 0))
    assert lifted.phase == Relaying(0, Junk.ORANGE, 0)
    assert lifted.holds[Junk.ORANGE].layers == ((None, 3, None),)
    refused(lifted, PlaceStrip(0, Junk.ORANGE, 0), "R9.8", "another place")
    refused(lifted, PlaceStrip(0, Junk.VIOLET, 0), "R6.2", "not free")
    laid = play(lifted, PlaceStrip(0, Junk.GREY, 2))
    assert laid.holds[Junk.GREY].layers == ((0, 1, 2), (None, None, 0))
    assert laid.phase == ChoosingRole(0)


@pytest.mark.rule("R9.8")
def test_a_partly_covered_strip_may_not_be_moved() -> None:
    state = gains(holds(table(), grey="RBG/G.."), 0, StripShift())
    lifting = play(choosing(state), PlayCard(0, StripShift()))
    refused(lifting, ShiftStrip(0, Junk.GREY, 0), "R9.8", "top layer")


@pytest.mark.rule("R9.9")
def test_end_bonuses_pay_if_their_condition_holds() -> None:
    state = holds(table(), grey="RBR", orange="R..", violet="RB.", brown="R..", white="R..")
    cards = (
        MostChests(Junk.GREY, 8),
        MostChests(Junk.VIOLET, 8),
        GoodsInHand(Good.FISH, 5, 8),
        GoodsInHand(Good.RICE, 5, 8),
        ChestOnEveryJunk(12),
    )
    state = hands(gains(state, 0, *cards), {0: (0, 0, 5, 4)})
    # most chests on grey (6 to 3), a tie on violet pays nothing, 5 fish, only 4 rice, every junk
    assert scores(state)[0].bonuses == 8 + 8 + 12
    assert STANDARD.junk_bonus[5] == scores(state)[0].junk_bonus == 25
    assert evolve(state).players[1].hand == ()
    assert isinstance(offering(state, 0).phase, OfferingSwap)
