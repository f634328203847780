"""Auction."""

from __future__ import annotations

import pytest

from dschunke import Good, Special, legal_actions, waiting_on
from dschunke.actions import Action, KeepCard, OpenStack, PassBid, SealBid, TakeYuan
from dschunke.cards import GoodsSwap, MarketCard, TieBreaker
from dschunke.passages import Occasion
from dschunke.phases import Bidding, TakingSpecial
from tests.build import bidding, gains, hands, own_edition, play, position, stacks, table
from tests.rules.refused import refused

SPICE, VEGETABLES, FISH, RICE = Good


@pytest.mark.rule("R8.1", "R8.4", "R8.6", "R8.7")
def test_auctions_follow_until_all_four_goods_are_sold() -> None:
    state = bidding(table())  # S321
    after = play(
        state, SealBid(0, VEGETABLES, 2), SealBid(1, FISH, 1), SealBid(2, FISH, 2), PassBid(3)
    )
    assert after.sold == (VEGETABLES, FISH)
    assert [player.yuan for player in after.players] == [3, 0, 2, 0]
    assert after.players[1].goods == (2, 2, 1, 2)  # the loser's card is gone too
    assert after.stocks == (10, 12, 13, 10)
    assert after.phase == Bidding((0, 1, 2, 3), ())
    last = play(after, SealBid(0, RICE, 1), PassBid(1), PassBid(2), SealBid(3, SPICE, 1))
    last = play(last, TakeYuan(3))
    assert last.round == 2
    assert [player.yuan for player in last.players] == [4, 0, 2, 3]


@pytest.mark.rule("R8.2", "R8.7")
def test_a_seat_may_not_bid_what_it_does_not_hold_or_a_sold_good() -> None:
    state = bidding(table(), FISH)
    refused(state, SealBid(1, RICE, 3), "R8.2", "seat 1 holds 2 rice, not 3")
    refused(state, SealBid(1, FISH, 1), "R8.7", "fish is sold", "spice, vegetables, rice")
    after = play(state, PassBid(1))
    refused(after, PassBid(1), "R8.2", "not seat 1")
    assert legal_actions(after, 0) == (
        SealBid(0, SPICE, 1),
        SealBid(0, SPICE, 2),
        SealBid(0, VEGETABLES, 1),
        SealBid(0, VEGETABLES, 2),
        SealBid(0, RICE, 1),
        SealBid(0, RICE, 2),
        PassBid(0),
    )


@pytest.mark.rule("R8.2")
def test_a_player_without_goods_cards_is_not_waited_for() -> None:
    assert waiting_on(bidding(hands(table(), {2: (0, 0, 0, 0)}))) == (0, 1, 3)


@pytest.mark.rule("R8.3")
def test_nothing_is_shown_before_the_last_bid() -> None:
    state = bidding(table())
    after = play(state, SealBid(2, FISH, 2), SealBid(0, FISH, 1), PassBid(1))
    assert after.players == state.players
    assert after.stocks == state.stocks


@pytest.mark.rule("R8.5")
def test_equal_bids_share_rounded_down() -> None:
    after = play(
        bidding(table()), *(SealBid(seat, VEGETABLES, 2) for seat in (0, 1)), PassBid(2), PassBid(3)
    )
    assert [player.yuan for player in after.players] == [1, 1, 0, 0]  # 3 for two, 1 is lost


@pytest.mark.rule("R8.8")
def test_when_everybody_passes_the_rest_pays_nothing() -> None:
    after = play(bidding(table()), *(PassBid(seat) for seat in range(4)))
    assert after.round == 2
    assert after.sold == ()
    assert all(player.yuan == 0 for player in after.players)


@pytest.mark.rule("R8.9")
def test_the_winner_of_a_special_card_may_take_three_yuan() -> None:
    won = play(bidding(table()), SealBid(1, SPICE, 1), *(PassBid(seat) for seat in (0, 2, 3)))
    assert won.phase == TakingSpecial((1,), Occasion.PRIZE)
    assert play(won, TakeYuan(1)).players[1].yuan == 3
    opened = play(won, OpenStack(1, 2))
    refused(opened, TakeYuan(1), "R3.2", "takes a card from the stack")


@pytest.mark.rule("R8.10", "R8.11")
def test_a_tie_for_a_special_card_shares_its_yuan_unless_it_is_broken() -> None:
    bids: list[Action] = [SealBid(0, SPICE, 2), SealBid(3, SPICE, 2), PassBid(1), PassBid(2)]
    after = play(bidding(table()), *bids)
    assert [player.yuan for player in after.players] == [1, 0, 0, 1]
    broken = play(bidding(gains(table(), 3, TieBreaker())), *bids)
    assert broken.phase == TakingSpecial((3,), Occasion.PRIZE)


@pytest.mark.rule("R8.12")
def test_special_cards_are_taken_in_turn_order_after_the_yuan_are_paid() -> None:
    card = MarketCard((Special.CARD, Special.CARD, 4, Special.CARD))
    state = bidding(table(edition=own_edition(market_card=card)), start_player=2)
    after = play(
        state,
        SealBid(0, SPICE, 1),
        SealBid(1, FISH, 1),
        SealBid(2, RICE, 1),
        SealBid(3, VEGETABLES, 1),
    )
    assert after.phase == TakingSpecial((2, 3, 0), Occasion.PRIZE)
    assert after.players[1].yuan == 4
    refused(after, OpenStack(3, 0), "R9.2", "seat 2")
    later = play(after, TakeYuan(2))
    assert later.phase == TakingSpecial((3, 0), Occasion.PRIZE)


@pytest.mark.rule("R9.2", "R8.12")
def test_when_the_stacks_run_out_the_next_taker_is_paid() -> None:
    state = stacks(table(), (GoodsSwap(), TieBreaker()))
    taking = position(state, phase=TakingSpecial((0, 1, 2), Occasion.PRIZE))
    after = play(taking, OpenStack(0, 0), KeepCard(0, TieBreaker()), OpenStack(1, 0))
    # the last card needs no choice; seat 2 finds every stack empty
    assert after.players[1].hand == (GoodsSwap(),)
    assert after.players[2].yuan == 3
