"""Who may know what (R12), by example."""

from __future__ import annotations

import re
import time
from collections import Counter

import pytest
from attrs import evolve

from dschunke import (
    STANDARD,
    Good,
    InvalidValue,
    Junk,
    Role,
    State,
    Task,
    determinize,
    legal_actions,
    new_game,
    opening,
    redact,
    step,
    view,
)
from dschunke.actions import (
    ChooseRole,
    DrawGoods,
    KeepCard,
    OpenStack,
    PassBid,
    PlayCard,
    SealBid,
    TakeYuan,
)
from dschunke.cards import ExtraSupply, ExtraTask, GoodsSwap, StripShift, TieBreaker
from dschunke.edition import SetUp, variant
from dschunke.events import (
    BidChosen,
    BidSealed,
    BidsShown,
    CardsReturned,
    EventCame,
    GoodsDrawn,
    IncomeTaken,
    MarketTurned,
    PrizePaid,
    SpecialKept,
    SpecialOpened,
    SpecialTaken,
    StackOpened,
    StackSeen,
    StripLaid,
    SupplyDrawn,
    YuanAnnounced,
    YuanInstead,
)
from dschunke.gains import possible_gains
from dschunke.passages import Occasion, Onward, Stage
from dschunke.phases import (
    Bid,
    Bidding,
    ChoosingRole,
    GameOver,
    KeepingSpecial,
    SealedBids,
    Supplying,
)
from dschunke.rulings import Rulings, Shown
from dschunke.state import changed
from dschunke.testing import checked, play, position, table
from dschunke.track import RoundEvent
from tests.build import bidding, choosing, offering, open_stack, supplying


@pytest.mark.rule("R12.1")
def test_a_seat_sees_its_own_hand_and_only_the_size_of_the_others() -> None:
    state = position(table(), takes={1: (GoodsSwap(), StripShift())})
    own, other = view(state, 1).players[1], view(state, 0).players[1]
    assert own.goods == (2, 2, 2, 2)
    assert own.hand == (GoodsSwap(), StripShift())
    assert (other.cards, other.goods) == (8, None)
    assert (other.specials, other.hand) == (2, None)
    assert [player.goods for player in view(state, None).players] == [None] * 4


@pytest.mark.rule("R12.1", "R8.2")
def test_that_a_seat_has_chosen_is_open_and_what_it_has_chosen_is_not() -> None:
    start = bidding(table())
    bid = play(start, SealBid(2, Good.FISH, 2))
    passed = play(start, PassBid(2))
    assert view(bid, 2).phase == SealedBids((0, 1, 3), (2,), Bid(2, Good.FISH, 2))
    assert view(passed, 2).phase == SealedBids((0, 1, 3), (2,), None)
    for seat in (None, 0, 1, 3):
        assert view(bid, seat) == view(passed, seat)
        assert view(bid, seat).phase == SealedBids((0, 1, 3), (2,), None)
    taken = step(start, SealBid(2, Good.FISH, 2))
    assert taken.events == (BidSealed(2), BidChosen(2, Good.FISH, 2))
    assert redact(taken.events, 0) == (BidSealed(2),)
    assert not taken.reveals


@pytest.mark.rule("R12.1", "R8.3")
def test_the_last_bid_shows_all_bids_to_all() -> None:
    state = play(bidding(table()), SealBid(2, Good.FISH, 2), PassBid(0), PassBid(1))
    taken = step(state, SealBid(3, Good.FISH, 1))
    assert BidsShown((Bid(2, Good.FISH, 2), Bid(3, Good.FISH, 1))) in redact(taken.events, None)
    assert taken.reveals


@pytest.mark.rule("R12.2")
def test_nobody_sees_the_order_of_the_pile_or_what_lies_in_a_stack() -> None:
    state = table()
    for seat in (None, 0, 1, 2, 3):
        seen = view(state, seat)
        assert seen.market == state.market[:1]
        assert seen.pile == 9
        assert seen.stacks == (8, 8, 7, 7)
        assert seen.contents == (None,) * 4


@pytest.mark.rule("R12.2", "R9.2")
def test_who_takes_a_special_card_alone_sees_his_stack_and_only_while_he_chooses() -> None:
    won = play(bidding(table()), SealBid(0, Good.SPICE, 1), PassBid(1), PassBid(2), PassBid(3))
    assert view(won, 0).contents == (None,) * 4
    taken = step(won, OpenStack(0, 2))
    looking = taken.state
    assert isinstance(looking.phase, KeepingSpecial)
    assert view(looking, 0).contents == (None, None, looking.stacks[2], None)
    assert taken.events == (StackOpened(0, 2), StackSeen(0, 2, looking.stacks[2]))
    assert taken.reveals
    for seat in (None, 1, 2, 3):
        assert view(looking, seat).contents == (None,) * 4
        assert redact(taken.events, seat) == (StackOpened(0, 2),)
    kept = play(looking, KeepCard(0, looking.stacks[2][0]))
    assert view(kept, 0).contents == (None,) * 4


@pytest.mark.rule("R12.1", "R9.1")
def test_a_card_taken_in_hand_is_told_to_its_owner_alone_and_an_open_one_to_all() -> None:
    looking = open_stack(
        play(bidding(table()), SealBid(0, Good.SPICE, 1), PassBid(1), PassBid(2), PassBid(3)), 0
    )
    in_hand, opened = GoodsSwap(), ExtraSupply()
    hidden = step(looking, KeepCard(0, in_hand))
    assert redact(hidden.events, 0) == (SpecialTaken(0, 0), SpecialKept(0, 0, in_hand))
    assert redact(hidden.events, 1) == (SpecialTaken(0, 0),)
    assert hidden.reveals  # that the stack had a card which is not laid open
    shown = step(looking, KeepCard(0, opened))
    assert redact(shown.events, 1) == (SpecialOpened(0, 0, opened),)
    assert shown.reveals
    assert view(shown.state, 1).players[0].open == (opened,)


@pytest.mark.rule("R12.3")
def test_yuan_are_secret_but_for_what_was_last_announced() -> None:
    state = table()
    players = tuple(evolve(player, yuan=10 + seat) for seat, player in enumerate(state.players))
    told = checked(changed(state, players=players, announced=(4, 5, 6, 7)))
    assert [player.yuan for player in view(told, 1).players] == [None, 11, None, None]
    assert [player.announced for player in view(told, 1).players] == [4, 5, 6, 7]
    assert [player.announced for player in view(state, 1).players] == [None] * 4


@pytest.mark.rule("R12.3", "R4.3")
def test_announced_yuan_are_told_to_all() -> None:
    state = bidding(table(), round=4)
    state = position(state, phase=Bidding((0,), ()))
    taken = step(state, PassBid(0))
    told = [event for event in redact(taken.events, None) if isinstance(event, YuanAnnounced)]
    assert told == [YuanAnnounced(seat, 0) for seat in range(4)]


@pytest.mark.rule("R12.3")
def test_with_open_money_all_see_all_yuan() -> None:
    state = table(edition=variant(table().edition, "open", rulings=Rulings(yuan=Shown.OPEN)))
    assert [player.yuan for player in view(state, None).players] == [0] * 4


@pytest.mark.rule("R12.4")
def test_stocks_are_hidden_in_the_supply_and_auction_phases_but_not_that_one_is_empty() -> None:
    state = position(table(), hands={0: (10, 0, 0, 0), 1: (2, 2, 2, 2)})
    assert view(choosing(state), 1).stocks == state.stocks
    for hidden in (supplying(state), bidding(state)):
        assert view(hidden, 1).stocks is None
        assert view(hidden, 1).in_stock == tuple(Good)
    empty = position(table(), hands={0: (12, 0, 0, 0)})
    assert empty.stocks[Good.SPICE] == 0
    assert view(supplying(empty), 1).in_stock == (Good.VEGETABLES, Good.FISH, Good.RICE)


@pytest.mark.rule("R12.4", "R8.9")
def test_stocks_stay_hidden_while_a_card_won_is_taken() -> None:
    won = play(bidding(table()), SealBid(0, Good.SPICE, 1), PassBid(1), PassBid(2), PassBid(3))
    assert view(won, 0).stocks is None
    assert view(open_stack(won, 0), 0).stocks is None
    assert not step(won, TakeYuan(0)).reveals


@pytest.mark.rule("R12.5", "R5.9")
def test_all_see_who_drew_which_goods_and_who_laid_which_strip() -> None:
    state = choosing(table(), merchants=(Junk.BROWN, Junk.GREY, Junk.VIOLET))
    drawn = step(state, ChooseRole(0, Role.GOODS_MERCHANT, Junk.BROWN))
    assert GoodsDrawn(0, Good.FISH, 3, Junk.BROWN) in redact(drawn.events, None)
    paid = step(state, ChooseRole(0, Role.INCOME_MERCHANT, Junk.GREY))
    assert IncomeTaken(0, Junk.GREY, 3, "R5.7") in redact(paid.events, None)
    laid = step(state, ChooseRole(0, Role.LOAD_MERCHANT, Junk.VIOLET))
    assert StripLaid(0, 0, Junk.VIOLET, 2, 0, ()) in redact(laid.events, None)
    assert not drawn.reveals
    assert not paid.reveals
    assert not laid.reveals


@pytest.mark.rule("R12.4", "R12.5", "R7.1")
def test_a_draw_in_the_supply_phase_is_seen_and_shows_something_of_the_stock() -> None:
    taken = step(supplying(table()), DrawGoods(0, Good.RICE))
    assert redact(taken.events, 2)[0] == SupplyDrawn(0, Good.RICE, 2, Junk.WHITE)
    assert taken.reveals


@pytest.mark.rule("R12.5")
def test_the_market_card_markers_roles_and_holds_are_open() -> None:
    state = choosing(table(), Role.LOWER_HELPER)
    seen = view(state, None)
    for field in ("holds", "played", "round", "start_player", "merchants", "taken", "sold"):
        assert getattr(seen, field) == getattr(state, field)
    assert seen.phase == ChoosingRole(1)
    assert seen.waiting_on == (1,)
    assert seen.legal == ()
    assert view(state, 1).legal != ()
    assert view(state, 0).legal == ()


def _over() -> State:
    state = position(table(), takes={0: (GoodsSwap(),)})
    return position(state, round=10, sold=tuple(Good), phase=GameOver())


@pytest.mark.rule("R12.6")
def test_when_the_game_is_over_all_see_everything() -> None:
    state = _over()
    for seat in (None, 0, 3):
        seen = view(state, seat)
        assert [player.goods for player in seen.players] == [p.goods for p in state.players]
        assert [player.hand for player in seen.players] == [p.hand for p in state.players]
        assert [player.yuan for player in seen.players] == [p.yuan for p in state.players]
        assert seen.contents == state.stacks
        assert (seen.market, seen.pile) == (state.market, 0)
        assert seen.stocks == state.stocks
        assert determinize(seen, 0) == state


@pytest.mark.parametrize("seat", [-1, 4, True, "0", 1.0])
def test_a_view_of_a_seat_that_is_not_at_the_table_is_refused(seat: object) -> None:
    with pytest.raises(InvalidValue, match="seat: expected a whole number, 0 to 3"):
        view(table(), seat)  # type: ignore[arg-type] # wrong on purpose


def test_a_view_of_no_state_of_a_game_is_refused() -> None:
    with pytest.raises(InvalidValue, match="state: expected a State"):
        view(None, 0)  # type: ignore[arg-type] # wrong on purpose
    with pytest.raises(InvalidValue, match=r"state\.phase: expected what somebody is waited for"):
        view(changed(table(), phase=Onward(Stage.ROLES, 0)), 0)


def test_what_is_no_view_or_none_of_a_real_table_is_not_determinized() -> None:
    seen = view(supplying(table()), 0)
    first = evolve(seen.players[1], cards=99)
    lucky = evolve(seen.players[1], specials=30)
    wrong = {
        "view": None,
        "view.players": evolve(seen, players=(seen.players[0], first, *seen.players[2:])),
        "view.stacks": evolve(seen, players=(seen.players[0], lucky, *seen.players[2:])),
        "view.market": evolve(seen, market=seen.market * 3),
        "view.played": evolve(seen, played=(GoodsSwap(),) * 4),
        "view.in_stock": evolve(seen, in_stock=()),
        "view.round": evolve(seen, round=99),
        "view.seat": evolve(seen, seat=4),
    }
    for field, odd in wrong.items():
        with pytest.raises(InvalidValue) as caught:
            determinize(odd, 0)  # type: ignore[arg-type] # wrong on purpose
        assert caught.value.field == field
    few = (evolve(seen.players[1], cards=-8), evolve(seen.players[2], cards=24))
    counted = view(choosing(table()), 0)
    fewer = evolve(counted.players[1], cards=7)
    for odd, reason in (
        (
            evolve(seen, players=(seen.players[0], *few, seen.players[3])),
            "view.players: expected counts that there are cards for",
        ),
        (
            evolve(counted, players=(counted.players[0], fewer, *counted.players[2:])),
            "view.players: expected as many goods cards",
        ),
        (evolve(seen, stacks=(30,)), "view.stacks: expected 4 stacks"),
        (evolve(seen, in_stock=(Good.RICE,)), "view.in_stock: expected goods that can be in stock"),
        (evolve(seen, stacks=(8, 8, 7, 6)), "view.stacks: expected as many special cards"),
    ):
        with pytest.raises(InvalidValue, match=re.escape(reason)):
            determinize(odd, 0)
    for odd in (
        evolve(seen, pile=3),
        evolve(seen, players=(evolve(seen.players[0], yuan=-7), *seen.players[1:])),
        evolve(seen, legal=()),
        evolve(seen, waiting_on=(1,)),
    ):
        with pytest.raises(InvalidValue, match="view: expected one that a table could show"):
            determinize(odd, 0)
    for seed in (-1, True, 0.5, None):
        with pytest.raises(InvalidValue, match="seed: expected a whole number"):
            determinize(seen, seed)  # type: ignore[arg-type] # wrong on purpose


def test_a_supplying_view_hides_what_the_supplier_may_not_count() -> None:
    state = supplying(table())
    assert view(state, 0).phase == Supplying(0, 2)
    assert view(state, 0).stocks is None
    assert [type(action) for action in view(state, 0).legal] == [DrawGoods] * 4


@pytest.mark.rule("R12.3", "R5.7")
def test_a_guess_of_yuan_knows_who_can_have_gained_what() -> None:
    state = choosing(table(), merchants=(Junk.BROWN, Junk.GREY, Junk.VIOLET))
    nobody = view(state, 3)
    assert [possible_gains(nobody, seat) for seat in range(3)] == [[], [], []]
    drawn = play(state, ChooseRole(0, Role.GOODS_MERCHANT, Junk.BROWN))
    assert possible_gains(view(drawn, 3), 0) == []
    assert determinize(view(drawn, 3), 5).players[0].yuan == 0
    paid = play(drawn, ChooseRole(1, Role.INCOME_MERCHANT, Junk.GREY))
    assert possible_gains(view(paid, 3), 1) == [9]
    assert possible_gains(view(paid, 3), 2) == []


@pytest.mark.rule("R12.3", "R8.4")
def test_a_guess_of_yuan_counts_the_prizes_of_what_is_sold_and_of_all_in_earlier_rounds() -> None:
    state = bidding(table(), Good.VEGETABLES, Good.SPICE)
    for seat in range(4):
        gains = possible_gains(view(state, None), seat)
        assert sorted(gains) == sorted([3, 3] + ([9] if seat == 1 else []))
    later = choosing(table(), round=2)
    assert possible_gains(view(later, None), 2) == [9, 3, 3, 2, 1]


@pytest.mark.rule("R12.3", "R4.3")
def test_a_guess_of_yuan_begins_with_the_round_of_the_last_telling() -> None:
    told = position(choosing(table(), round=6), announced=(0, 0, 0, 0))
    assert len(possible_gains(view(told, None), 2)) == 5
    before = position(offering(position(told, takes={1: (GoodsSwap(),)}), 1, round=5), announced=())
    assert len(possible_gains(view(before, None), 2)) == 20


@pytest.mark.rule("R12.3", "R9.6")
def test_a_guess_of_yuan_counts_extra_tasks_of_income_that_were_played() -> None:
    played = (ExtraTask(Task.INCOME, Junk.GREY), ExtraTask(Task.GOODS, Junk.BROWN))
    state = choosing(table(), round=2)
    stock = tuple(tuple(card for card in stack if card not in played) for stack in state.stacks)
    state = checked(changed(state, stacks=stock, played=played))
    assert possible_gains(view(state, None), 2) == [9, 3, 3, 2, 1, 9]
    first = checked(changed(choosing(table()), stacks=stock, played=played))
    assert possible_gains(view(first, None), 2) == []
    assert possible_gains(view(first, None), 0) == [9]


@pytest.mark.rule("R12.3", "R9.2")
def test_a_guess_of_yuan_counts_what_an_event_pays_when_all_stacks_are_empty() -> None:
    state = choosing(position(table(), stacks=()), round=8)
    counted = possible_gains(view(state, None), 2)
    before = possible_gains(view(position(state, round=7), None), 2)
    assert counted.count(3) - before.count(3) == 2  # a special prize of round 7, and the event of 8


@pytest.mark.rule("R12.3")
def test_small_gains_are_likelier_in_a_guess_and_all_are_possible() -> None:
    state = play(
        choosing(table(), merchants=(Junk.BROWN, Junk.GREY, Junk.VIOLET)),
        ChooseRole(0, Role.INCOME_MERCHANT, Junk.GREY),
    )
    guesses = Counter(determinize(view(state, 1), seed).players[0].yuan for seed in range(3000))
    assert sorted(guesses) == list(range(10))
    assert guesses[0] > guesses[2] > guesses[4] > guesses[6]
    assert guesses[0] == pytest.approx(3000 * (1 - 0.9**3), rel=0.1)


@pytest.mark.rule("R12.6")
def test_when_the_game_is_over_market_cards_that_were_not_needed_are_shown_too() -> None:
    shorter = variant(STANDARD, "nine rounds", rounds=9)
    state = changed(position(table(edition=shorter), round=9), phase=GameOver())
    assert view(state, None).market == state.market
    assert view(state, None).pile == 0


@pytest.mark.rule("R12.5", "R8.9", "R9.2")
def test_yuan_instead_of_a_special_card_say_why_they_are_paid() -> None:
    won = play(bidding(table()), SealBid(0, Good.SPICE, 1), PassBid(1), PassBid(2), PassBid(3))
    assert step(won, TakeYuan(0)).events[0] == YuanInstead(0, 3, Occasion.PRIZE, "R8.9")
    bare = position(bidding(table()), stacks=())
    last = play(bare, SealBid(0, Good.SPICE, 1), PassBid(1), PassBid(2))
    told = step(last, PassBid(3)).events
    assert YuanInstead(0, 3, Occasion.PRIZE, "R9.2") in told
    event = position(bidding(position(table(), stacks=()), round=3), phase=Bidding((0,), ()))
    told = step(event, PassBid(0)).events
    assert [one for one in told if isinstance(one, YuanInstead)] == [
        YuanInstead(seat, 3, Occasion.EVENT, "R9.2") for seat in (1, 2, 3, 0)
    ]


@pytest.mark.rule("R12.5", "R8.4", "R8.5", "R8.6", "R8.10", "R8.11")
def test_a_settled_auction_is_told_in_the_order_of_the_rules() -> None:
    state = position(bidding(table()), takes={3: (TieBreaker(),)})
    last = play(
        state, SealBid(3, Good.FISH, 1), SealBid(0, Good.VEGETABLES, 1), SealBid(1, Good.FISH, 1)
    )
    told = step(last, SealBid(2, Good.VEGETABLES, 1)).events
    assert [type(event).__name__ for event in told[:2]] == ["BidSealed", "BidChosen"]
    kinds = [type(event).__name__ for event in told[2:]]
    lots = ["LotSettled", "PrizePaid", "PrizePaid", "LotSettled", "PrizePaid"]
    assert kinds == ["BidsShown", *lots, *["CardsReturned"] * 4]
    paid = [event for event in told if isinstance(event, PrizePaid)]
    assert paid == [
        PrizePaid(0, Good.VEGETABLES, 1, "R8.5"),
        PrizePaid(2, Good.VEGETABLES, 1, "R8.5"),
        PrizePaid(3, Good.FISH, 2, "R8.11"),
    ]
    back = [event.seat for event in told if isinstance(event, CardsReturned)]
    assert back == [0, 1, 2, 3]
    shared = play(bidding(table()), SealBid(0, Good.SPICE, 1), SealBid(1, Good.SPICE, 1))
    told = step(play(shared, PassBid(2)), PassBid(3)).events
    assert [event for event in told if isinstance(event, PrizePaid)] == [
        PrizePaid(0, Good.SPICE, 1, "R8.10"),
        PrizePaid(1, Good.SPICE, 1, "R8.10"),
    ]


@pytest.mark.rule("R12.5", "R5.7")
def test_income_names_the_junk_that_brought_it() -> None:
    state = choosing(table(), merchants=(Junk.BROWN, Junk.WHITE, Junk.VIOLET))
    told = step(state, ChooseRole(0, Role.INCOME_MERCHANT, Junk.WHITE)).events
    assert told[1] == IncomeTaken(0, Junk.WHITE, 3, "R5.7")


@pytest.mark.rule("R4.1", "R12.5")
def test_the_opening_tells_what_happens_before_anybody_can_act() -> None:
    opened = opening(4, seed=1)
    assert opened.state == new_game(4, seed=1)
    assert opened.events == (MarketTurned(1, opened.state.market[0]),)
    assert opening(4, seed=1, variable_setup=True).events == ()
    told = variant(STANDARD, "told at once", events=(RoundEvent.ANNOUNCE,) * 10)
    assert opening(3, seed=1, edition=told).events[1:] == (
        EventCame(RoundEvent.ANNOUNCE),
        *(YuanAnnounced(seat, 0) for seat in range(3)),
    )


def test_a_stranger_is_told_what_is_wrong_with_his_events() -> None:
    events = step(table(), ChooseRole(0, Role.INCOME_MERCHANT, Junk.GREY)).events
    for odd in (True, -1, "0"):
        with pytest.raises(InvalidValue, match="seat: expected a whole number"):
            redact(events, odd)  # type: ignore[arg-type] # wrong on purpose
    for wrong in (None, (1,), step(table(), ChooseRole(0, Role.INCOME_MERCHANT, Junk.GREY))):
        with pytest.raises(InvalidValue, match="events: expected events as `step` tells them"):
            redact(wrong, 0)  # type: ignore[arg-type] # wrong on purpose


@pytest.mark.rule("R9.3", "R9.7", "R12.1")
def test_a_player_who_exchanges_goods_has_a_card_to_exchange_in_every_world() -> None:
    """Where only spice is in stock, his hand cannot be all spice: all can see that."""
    first, second, third = offering(position(table(3), takes={1: (GoodsSwap(),)}), 1).players
    state = checked(
        changed(
            offering(position(table(3), takes={1: (GoodsSwap(),)}), 1),
            players=(
                first,
                evolve(second, goods=(0, 1, 0, 0)),
                evolve(third, goods=(7, 15, 16, 16)),
            ),
            stocks=(9, 0, 0, 0),
        )
    )
    swapping = play(state, PlayCard(1, GoodsSwap()))
    for seat in (None, 0):
        worlds = [determinize(view(swapping, seat), seed) for seed in range(300)]
        assert all(legal_actions(world) for world in worlds)
        found = Counter(world.players[1].goods for world in worlds)
        assert set(found) == {(0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)}
        assert min(found.values()) > 70
    swapper = view(swapping, 1)
    assert determinize(swapper, 0).players[1] == swapping.players[1]
    none = evolve(view(swapping, 0).players[1], cards=0)
    fewer = evolve(view(swapping, 0).players[2], cards=view(swapping, 0).players[2].cards + 1)
    with pytest.raises(InvalidValue, match=r"view\.phase: expected a player who has goods cards"):
        determinize(
            evolve(view(swapping, 0), players=(view(swapping, 0).players[0], none, fewer)), 0
        )


def test_numbers_that_no_table_has_are_refused_before_they_cost_time() -> None:
    seen = view(supplying(table()), 0)
    huge = evolve(seen.players[1], cards=10**9)
    with pytest.raises(InvalidValue, match=r"view\.players: expected counts"):
        determinize(evolve(seen, players=(seen.players[0], huge, *seen.players[2:])), 0)
    auction = view(bidding(table()), 0)
    with pytest.raises(InvalidValue, match=r"view\.phase: expected seats at the table"):
        determinize(evolve(auction, phase=SealedBids((0,), (7,), None)), 0)


def test_large_editions_are_determinized_in_bounded_time() -> None:
    setup = SetUp(4, 1000, 500, ((),) * 5, (Role.LOWER_HELPER,), 0)
    large = variant(STANDARD, "large", goods_cards=(1000,) * 4, setups=(setup,))
    state = new_game(4, seed=1, edition=large)
    while not isinstance(state.phase, Supplying):
        state = play(state, legal_actions(state)[0])
    begun = time.perf_counter()
    for seat in (None, 0):
        made = determinize(view(state, seat), 1)
        assert view(made, seat) == view(state, seat)
    assert time.perf_counter() - begun < 20


@pytest.mark.rule("R8.2", "R12.1")
def test_a_view_lists_only_what_its_own_seat_may_do() -> None:
    state = bidding(table())
    for seat in range(4):
        assert view(state, seat).legal == legal_actions(state, seat)
        assert {action.seat for action in view(state, seat).legal} == {seat}
