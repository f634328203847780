"""Auction."""

from __future__ import annotations

from itertools import permutations

import pytest

from dschunke import Good, Junk, Role, Special, State, apply, legal_actions, refusal, waiting_on
from dschunke.actions import Action, ChooseRole, KeepCard, OpenStack, PassBid, SealBid, TakeYuan
from dschunke.cards import (
    ExtraSupply,
    GoodsSwap,
    MarketCard,
    Prize,
    SpecialCard,
    StripShift,
    TieBreaker,
)
from dschunke.passages import Occasion
from dschunke.phases import Bid, Bidding, ChoosingRole, TakingSpecial
from dschunke.testing import play, position, table
from tests.build import all_pass, bidding, own_edition
from tests.rules.refused import refused

SPICE, VEGETABLES, FISH, RICE = Good
S = Special.CARD


def market(*prizes: Prize, special_cards: tuple[SpecialCard, ...] | None = None) -> State:
    """Wait for the bids of four players on a market card with these prizes."""
    edition = own_edition(market_card=MarketCard(prizes), special_cards=special_cards)
    return bidding(table(4, edition))


def show(state: State, *bids: tuple[Good, int] | None) -> State:
    """Let seat 0, 1, … bid so many of a good, or pass."""
    for seat, bid in enumerate(bids):
        state = play(state, PassBid(seat) if bid is None else SealBid(seat, *bid))
    return state


def paid(state: State) -> list[int]:
    """List the yuan of the seats."""
    return [player.yuan for player in state.players]


@pytest.mark.rule("R8.1", "R8.7")
def test_auctions_follow_one_another_until_all_goods_are_sold() -> None:
    state = market(4, 3, 2, 1)
    sold = []
    for good in (RICE, SPICE, FISH):
        state = show(state, (good, 1), None, None, None)
        sold.append(good)
        assert state.sold == tuple(sorted(sold))
        assert state.phase == Bidding((0, 1, 2, 3), ())
    state = show(state, (VEGETABLES, 1), None, None, None)
    assert paid(state) == [10, 0, 0, 0]
    assert state.round == 2
    assert state.phase == ChoosingRole(1)


@pytest.mark.rule("R8.1", "R8.4")
def test_all_four_goods_may_be_sold_in_one_auction() -> None:
    state = show(market(4, 3, 2, 1), (SPICE, 1), (VEGETABLES, 1), (FISH, 1), (RICE, 1))
    assert paid(state) == [4, 3, 2, 1]
    assert state.round == 2


@pytest.mark.rule("R8.2")
def test_a_bid_is_any_number_of_ones_cards_of_a_good_that_is_still_a_lot() -> None:
    state = bidding(position(table(), hands={0: (3, 0, 1, 2)}), RICE)
    assert set(legal_actions(state, 0)) == {
        SealBid(0, SPICE, 1),
        SealBid(0, SPICE, 2),
        SealBid(0, SPICE, 3),
        SealBid(0, FISH, 1),
        PassBid(0),
    }


@pytest.mark.rule("R8.2")
def test_bids_are_sealed_in_any_order_to_the_same_end() -> None:
    chosen: tuple[Action, ...] = (
        SealBid(0, SPICE, 2),
        PassBid(1),
        SealBid(2, FISH, 1),
        SealBid(3, SPICE, 1),
    )
    ends = {play(market(4, 3, 2, 1), *order) for order in permutations(chosen)}
    assert len(ends) == 1
    assert paid(ends.pop()) == [4, 0, 2, 0]


@pytest.mark.rule("R8.2")
def test_more_cards_than_one_holds_are_refused() -> None:
    state = bidding(table())
    refused(state, SealBid(0, FISH, 3), "R8.2", "seat 0", "2 fish", "not 3")
    without = bidding(position(table(), hands={0: (2, 2, 0, 2)}))
    refused(without, SealBid(0, FISH, 1), "R8.2", "0 fish", "not 1")


@pytest.mark.rule("R8.2")
def test_who_has_bid_or_passed_does_not_bid_again() -> None:
    state = play(bidding(table()), SealBid(1, FISH, 2), PassBid(2))
    assert waiting_on(state) == (0, 3)
    refused(state, SealBid(1, FISH, 1), "R8.2", "seat 0 or 3", "not seat 1")
    refused(state, PassBid(1), "R8.2", "seat 0 or 3", "not seat 1")
    refused(state, SealBid(2, FISH, 1), "R8.2", "seat 0 or 3", "not seat 2")


@pytest.mark.rule("R8.2")
def test_who_has_no_goods_cards_does_not_bid() -> None:
    state = bidding(position(table(), hands={1: (0, 0, 0, 0)}))
    refused(state, PassBid(1), "R8.2", "seat 0 or 2 or 3", "not seat 1")
    after = play(state, PassBid(0), PassBid(2), SealBid(3, FISH, 1))
    assert after.sold == (FISH,)


@pytest.mark.rule("R8.2")
def test_who_has_only_cards_of_sold_goods_is_asked_and_can_only_pass() -> None:
    state = bidding(position(table(), hands={1: (0, 3, 0, 0)}), VEGETABLES)
    assert 1 in waiting_on(state)
    assert legal_actions(state, 1) == (PassBid(1),)
    state = show(state, (RICE, 1), None, None, None)
    assert state.phase == Bidding((0, 1, 2, 3), ())


@pytest.mark.rule("R8.2", "R3.2")
def test_nothing_but_a_bid_or_a_pass_fits_an_auction() -> None:
    action = ChooseRole(0, Role.UPPER_HELPER, Junk.WHITE)
    refused(bidding(table()), action, "R3.2", "bids or passes", "ChooseRole")


@pytest.mark.rule("R8.3")
def test_nothing_changes_hands_until_all_bids_are_shown_together() -> None:
    state = market(4, 3, 2, 1)
    sealed = play(state, SealBid(2, FISH, 2), SealBid(0, FISH, 1), PassBid(3))
    assert sealed.players == state.players
    assert sealed.stocks == state.stocks
    assert sealed.sold == ()
    assert sealed.phase == Bidding((1,), (Bid(0, FISH, 1), Bid(2, FISH, 2)))
    shown = play(sealed, PassBid(1))
    assert paid(shown) == [0, 0, 2, 0]
    assert shown.stocks == (10, 10, 13, 10)


@pytest.mark.rule("R8.3", "R8.2")
def test_a_sealed_bid_that_its_cards_do_not_cover_is_no_position_of_a_game() -> None:
    with pytest.raises(ValueError, match=r"R8\.2 bids are covered by cards"):
        position(bidding(table()), phase=Bidding((1, 2, 3), (Bid(0, FISH, 3),)))


@pytest.mark.rule("R8.4")
def test_whoever_bid_most_cards_of_a_good_gets_its_prize() -> None:
    state = bidding(position(table(), hands={1: (0, 0, 5, 0), 3: (0, 0, 4, 1)}))
    state = show(state, (FISH, 2), (FISH, 5), (SPICE, 2), (FISH, 4))
    # The card S321: two yuan for fish. Spice gives a special card.
    assert paid(state) == [0, 2, 0, 0]
    assert state.phase == TakingSpecial((2,), Occasion.PRIZE)


@pytest.mark.rule("R8.4")
def test_one_card_is_enough_where_nobody_else_bids() -> None:
    assert paid(show(market(4, 3, 2, 1), None, None, None, (SPICE, 1))) == [0, 0, 0, 4]


@pytest.mark.rule("R8.5")
@pytest.mark.parametrize(
    ("prize", "sharers", "share"),
    [(4, 2, 2), (3, 2, 1), (4, 3, 1), (3, 3, 1), (2, 3, 0), (1, 2, 0), (4, 4, 1), (3, 4, 0)],
)
def test_equal_highest_bids_share_a_prize_and_the_rest_goes_to_nobody(
    prize: int, sharers: int, share: int
) -> None:
    bids = [(FISH, 2)] * sharers + [(FISH, 1)] * (4 - sharers)
    state = show(market(1, 1, prize, 1), *bids)
    assert paid(state) == [share] * sharers + [0] * (4 - sharers)
    assert state.sold == (FISH,)


@pytest.mark.rule("R8.5")
def test_equal_bids_below_the_highest_share_nothing() -> None:
    state = show(market(4, 3, 2, 1), (SPICE, 1), (SPICE, 2), (SPICE, 1), None)
    assert paid(state) == [0, 4, 0, 0]


@pytest.mark.rule("R8.6")
def test_every_card_bid_goes_back_to_its_stock_also_the_losers() -> None:
    state = show(market(4, 3, 2, 1), (FISH, 2), (FISH, 1), (RICE, 2), None)
    assert [player.goods for player in state.players] == [
        (2, 2, 0, 2),
        (2, 2, 1, 2),
        (2, 2, 2, 0),
        (2, 2, 2, 2),
    ]
    assert state.stocks == (10, 10, 13, 12)


@pytest.mark.rule("R8.7")
def test_every_good_bid_on_is_sold_and_no_other() -> None:
    state = show(market(4, 3, 2, 1), (FISH, 2), (FISH, 1), (RICE, 2), None)
    assert state.sold == (FISH, RICE)
    goods = {action.good for action in legal_actions(state) if isinstance(action, SealBid)}
    assert goods == {SPICE, VEGETABLES}


@pytest.mark.rule("R8.7")
def test_a_seat_may_not_bid_a_sold_good() -> None:
    state = show(market(4, 3, 2, 1), (FISH, 1), None, None, None)
    refused(state, SealBid(0, FISH, 1), "R8.7", "fish", "sold")
    refused(state, SealBid(3, FISH, 2), "R8.7", "fish", "sold")


@pytest.mark.rule("R8.7", "R10.1")
def test_a_sold_good_is_a_lot_again_in_the_next_round() -> None:
    state = all_pass(show(market(4, 3, 2, 1), (FISH, 1), None, None, None))
    assert state.round == 2
    assert state.sold == ()


@pytest.mark.rule("R8.8")
def test_if_everybody_passes_the_phase_ends_and_the_goods_left_pay_nothing() -> None:
    state = show(market(4, 3, 2, 1), (FISH, 1), None, None, None)
    state = show(state, None, None, None, None)
    assert paid(state) == [2, 0, 0, 0]
    assert [sum(player.goods) for player in state.players] == [7, 8, 8, 8]
    assert state.round == 2
    assert state.phase == ChoosingRole(1)


@pytest.mark.rule("R8.8")
def test_the_phase_ends_when_nobody_has_a_goods_card_left() -> None:
    none = (0, 0, 0, 0)
    edition = own_edition(market_card=MarketCard((4, 3, 2, 1)))
    state = position(table(4, edition), hands={0: (0, 0, 1, 0), 1: none, 2: none, 3: none})
    state = play(bidding(state), SealBid(0, FISH, 1))
    assert paid(state) == [2, 0, 0, 0]
    assert state.round == 2


@pytest.mark.rule("R8.9")
def test_the_winner_of_the_prize_special_takes_a_card_or_three_yuan() -> None:
    state = show(market(S, 3, 2, 1), None, (SPICE, 2), (SPICE, 1), None)
    assert state.phase == TakingSpecial((1,), Occasion.PRIZE)
    assert legal_actions(state) == (*(OpenStack(1, stack) for stack in range(4)), TakeYuan(1))
    rich = play(state, TakeYuan(1))
    assert paid(rich) == [0, 3, 0, 0]
    assert rich.stacks == state.stacks
    assert rich.phase == Bidding((0, 1, 2, 3), ())
    # Eight cards lie in the first stack: the tie breaker, four extra supplies, three swaps.
    card = play(state, OpenStack(1, 0), KeepCard(1, GoodsSwap()))
    assert card.players[1].hand == (GoodsSwap(),)
    assert paid(card) == [0, 0, 0, 0]
    assert card.phase == Bidding((0, 1, 2, 3), ())


@pytest.mark.rule("R8.9", "R3.2")
def test_yuan_are_refused_once_a_stack_has_been_chosen() -> None:
    state = show(market(S, 3, 2, 1), None, (SPICE, 2), None, None)
    state = play(state, OpenStack(1, 0))
    refused(state, TakeYuan(1), "R3.2", "takes a card from the stack", "TakeYuan")


@pytest.mark.rule("R8.9", "R9.2")
def test_the_winner_gets_three_yuan_without_being_asked_if_every_stack_is_empty() -> None:
    edition = own_edition(market_card=MarketCard((S, 3, 2, 1)))
    state = bidding(position(table(4, edition), stacks=()))
    state = show(state, None, (SPICE, 2), None, None)
    assert paid(state) == [0, 3, 0, 0]
    assert state.phase == Bidding((0, 1, 2, 3), ())


@pytest.mark.rule("R8.10")
@pytest.mark.parametrize(("sharers", "share"), [(2, 1), (3, 1), (4, 0)])
def test_equal_highest_bids_for_special_share_its_three_yuan(sharers: int, share: int) -> None:
    bids = [(SPICE, 2)] * sharers + [(SPICE, 1)] * (4 - sharers)
    before = market(S, 3, 2, 1)
    state = show(before, *bids)
    assert paid(state) == [share] * sharers + [0] * (4 - sharers)
    assert state.stacks == before.stacks
    assert state.phase == Bidding((0, 1, 2, 3), ())


@pytest.mark.rule("R8.11", "R9.4")
def test_the_tie_breaker_wins_a_tie_alone() -> None:
    state = position(market(4, 3, 2, 1), takes={2: (TieBreaker(),)})
    after = show(state, (SPICE, 2), (SPICE, 2), (SPICE, 2), None)
    assert paid(after) == [0, 0, 4, 0]
    assert after.stocks == (16, 10, 10, 10)


@pytest.mark.rule("R8.11", "R9.4")
def test_the_tie_breaker_wins_a_tie_for_special_alone_and_takes_a_card() -> None:
    state = position(market(S, 3, 2, 1), takes={2: (TieBreaker(),)})
    after = show(state, (SPICE, 2), None, (SPICE, 2), None)
    assert after.phase == TakingSpecial((2,), Occasion.PRIZE)
    assert paid(after) == [0, 0, 0, 0]


@pytest.mark.rule("R8.11", "R9.4")
def test_the_tie_breaker_does_nothing_for_who_is_not_part_of_the_tie() -> None:
    state = position(market(4, 3, 2, 1), takes={2: (TieBreaker(),)})
    assert paid(show(state, (SPICE, 2), (SPICE, 2), (SPICE, 1), None)) == [2, 2, 0, 0]
    assert paid(show(state, (SPICE, 2), (SPICE, 2), (FISH, 2), None)) == [2, 2, 2, 0]
    assert paid(show(state, (SPICE, 2), (SPICE, 2), None, None)) == [2, 2, 0, 0]


@pytest.mark.rule("R8.11", "R9.4")
def test_the_tie_breaker_stays_and_breaks_the_next_tie_too() -> None:
    state = position(market(4, 3, 2, 1), takes={2: (TieBreaker(),)})
    state = show(state, (SPICE, 2), None, (SPICE, 2), None)
    state = show(state, (VEGETABLES, 1), None, (VEGETABLES, 1), None)
    assert paid(state) == [0, 0, 7, 0]
    assert state.players[2].open == (TieBreaker(),)


@pytest.mark.rule("R8.11")
def test_of_several_tie_breakers_those_of_the_tied_share() -> None:
    edition = own_edition(
        special_cards=(TieBreaker(),) * 3 + (GoodsSwap(),),
        market_card=MarketCard((S, 3, 4, 1)),
    )
    state = table(4, edition)
    for seat in (0, 2, 3):
        state = position(state, takes={seat: (TieBreaker(),)})
    state = bidding(state)
    # Seats 0, 1 and 2 are tied; 0 and 2 of them have a tie breaker.
    assert paid(show(state, (VEGETABLES, 2), (VEGETABLES, 2), (VEGETABLES, 2), None)) == [
        1,
        0,
        1,
        0,
    ]
    # Seat 3 has one, but bids less.
    assert paid(show(state, (FISH, 2), (FISH, 2), None, (FISH, 1))) == [4, 0, 0, 0]
    assert paid(show(state, (FISH, 2), (FISH, 2), (FISH, 2), (FISH, 2))) == [1, 0, 1, 1]
    # For special they share three yuan, and nobody takes a card.
    special = show(state, (SPICE, 2), (SPICE, 2), (SPICE, 2), None)
    assert paid(special) == [1, 0, 1, 0]
    assert special.phase == Bidding((0, 1, 2, 3), ())


@pytest.mark.rule("R8.12")
def test_several_winners_take_special_cards_in_turn_order_after_the_yuan_are_paid() -> None:
    edition = own_edition(market_card=MarketCard((S, S, 4, S)))
    state = bidding(table(4, edition), start_player=2)
    state = show(state, (RICE, 1), (SPICE, 1), (FISH, 1), (VEGETABLES, 1))
    # Seat 2, who starts, has its yuan; the others take in the order 3, 0, 1.
    assert paid(state) == [0, 0, 4, 0]
    assert state.phase == TakingSpecial((3, 0, 1), Occasion.PRIZE)
    refused(state, OpenStack(0, 0), "R9.2", "seat 3", "not seat 0")
    refused(state, TakeYuan(1), "R9.2", "seat 3", "not seat 1")
    state = play(state, OpenStack(3, 0), KeepCard(3, TieBreaker()))
    assert state.phase == TakingSpecial((0, 1), Occasion.PRIZE)
    state = play(state, TakeYuan(0))
    assert state.phase == TakingSpecial((1,), Occasion.PRIZE)
    state = play(state, OpenStack(1, 0), KeepCard(1, ExtraSupply()))
    assert state.players[3].open == (TieBreaker(),)
    assert state.players[1].open == (ExtraSupply(),)
    assert paid(state) == [3, 0, 4, 0]
    assert state.round == 2


@pytest.mark.rule("R8.12", "R9.2")
def test_of_several_winners_the_later_ones_get_three_yuan_if_the_cards_run_out() -> None:
    edition = own_edition(market_card=MarketCard((S, S, S, 1)))
    state = bidding(position(table(4, edition), stacks=((StripShift(),),)))
    state = show(state, (SPICE, 1), (VEGETABLES, 1), (FISH, 1), None)
    assert state.phase == TakingSpecial((0, 1, 2), Occasion.PRIZE)
    state = play(state, OpenStack(0, 0))
    assert state.players[0].hand == (StripShift(),)
    assert paid(state) == [0, 3, 3, 0]
    assert state.phase == Bidding((0, 1, 2, 3), ())


@pytest.mark.rule("R8.8", "R8.3")
def test_the_last_pass_closes_an_auction_in_which_others_bid() -> None:
    state = play(market(4, 3, 2, 1), SealBid(0, FISH, 1), PassBid(1), PassBid(2))
    assert state.phase == Bidding((3,), (Bid(0, FISH, 1),))
    assert apply(state, PassBid(3)).players[0].yuan == 2


@pytest.mark.rule("R8.7")
def test_a_bid_on_a_sold_good_is_told_what_is_still_for_sale() -> None:
    found = refusal(bidding(table(), FISH), SealBid(0, FISH, 1))
    assert str(found) == "R8.7: fish is sold this round; still for sale: spice, vegetables, rice"
