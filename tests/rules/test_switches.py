"""The answers that a table may give otherwise: each alternative, beside our own ruling."""

from __future__ import annotations

from enum import Enum

import pytest

from dschunke import (
    STANDARD,
    Edition,
    Good,
    InvalidValue,
    Junk,
    Role,
    Rulings,
    Special,
    State,
    legal_actions,
    step,
    view,
    winners,
)
from dschunke.actions import (
    ChooseRole,
    DrawGoods,
    PassBid,
    PlaceStrip,
    PlayCard,
    SealBid,
    ShiftStrip,
    TakeYuan,
)
from dschunke.cards import MarketCard, StripShift
from dschunke.edition import source, variant
from dschunke.events import LotSettled, StripLaid, StripLifted
from dschunke.passages import Occasion
from dschunke.phases import (
    Bidding,
    GameOver,
    Relaying,
    Shifting,
    Supplying,
    TakingSpecial,
)
from dschunke.rulings import Chests, FinalTie, Passing, Shift, Shown, SpecialTie, SupplyFrom
from dschunke.testing import hold, play, position, table
from dschunke.text import sentence
from tests.build import all_pass, bidding, choosing, own_edition, supplying
from tests.rules.refused import refused

SPICE, VEGETABLES, FISH, RICE = Good
SHIFT = StripShift()


def ruled(edition: Edition = STANDARD, **answers: Enum) -> Edition:
    """Give the edition with other answers to what can be answered otherwise."""
    return variant(edition, "ruled otherwise", rulings=Rulings(**answers))  # type: ignore[arg-type] # each test names its own


def test_the_standard_edition_answers_as_the_rulebook() -> None:
    assert STANDARD.rulings == Rulings()
    assert Rulings() == Rulings(
        chests=Chests.OWN,
        supply=SupplyFrom.ONE_JUNK,
        passing=Passing.ALLOWED,
        special_tie=SpecialTie.SHARE,
        shift=Shift.OWN,
        final_tie=FinalTie.SHARED,
        yuan=Shown.SECRET,
        stocks=Shown.SECRET,
    )


def test_an_answer_is_one_of_its_words() -> None:
    with pytest.raises(InvalidValue, match=r"Rulings\.chests"):
        Rulings(chests=Shown.OPEN)  # type: ignore[arg-type] # wrong on purpose
    with pytest.raises(InvalidValue, match=r"Edition\.rulings"):
        variant(STANDARD, "wrong", rulings=None)
    with pytest.raises(InvalidValue, match="the name of a field of Edition"):
        source(STANDARD, "rulings")


@pytest.mark.rule("R5.6", "R5.7")
def test_by_another_ruling_the_visible_chests_of_all_players_count() -> None:
    def drawn_and_earned(edition: Edition) -> tuple[int, int]:
        state = position(table(4, edition), holds={Junk.BROWN: "RRB/Y..", Junk.GREY: "RB."})
        state = choosing(state, merchants=(Junk.BROWN, Junk.GREY, Junk.VIOLET))
        drew = play(state, ChooseRole(0, Role.GOODS_MERCHANT, Junk.BROWN))
        earned = play(state, ChooseRole(0, Role.INCOME_MERCHANT, Junk.GREY))
        return sum(drew.players[0].goods) - 8, earned.players[0].yuan

    assert drawn_and_earned(STANDARD) == (4, 3)
    assert drawn_and_earned(ruled(chests=Chests.ALL)) == (9, 6)


@pytest.mark.rule("R7.2")
def test_by_another_ruling_each_supply_card_comes_from_a_junk_of_choice() -> None:
    state = supplying(table(4, ruled(supply=SupplyFrom.ANY_JUNKS)))
    state = play(state, DrawGoods(0, FISH))
    assert state.players[0].goods == (2, 2, 3, 2)
    assert state.phase == Supplying(0, 1)
    assert legal_actions(state) == tuple(DrawGoods(0, good) for good in Good)
    state = play(state, DrawGoods(0, RICE))
    assert state.players[0].goods == (2, 2, 3, 3)
    assert state.phase == Supplying(1, 2)


@pytest.mark.rule("R7.3")
def test_by_another_ruling_too_supply_is_drawn_unasked_from_the_last_stock() -> None:
    state = position(table(4, ruled(supply=SupplyFrom.ANY_JUNKS)), stocks=(1, 2, 0, 0))
    state = play(supplying(state), DrawGoods(0, SPICE))
    assert state.players[0].goods == (3, 3, 2, 2)
    assert state.players[1].goods == (2, 3, 2, 2)
    assert state.phase == Bidding((0, 1, 2, 3), ())


@pytest.mark.rule("R8.2")
def test_by_another_ruling_whoever_can_bid_must() -> None:
    state = bidding(table(4, ruled(passing=Passing.LAST_RESORT)))
    assert PassBid(0) not in legal_actions(state, 0)
    refused(state, PassBid(0), "R8.2", "seat 0", "last resort")


@pytest.mark.rule("R8.2")
def test_by_another_ruling_whoever_has_nothing_for_sale_still_passes() -> None:
    state = position(table(4, ruled(passing=Passing.LAST_RESORT)), hands={0: (0, 0, 2, 0)})
    state = bidding(state, FISH)
    assert legal_actions(state, 0) == (PassBid(0),)
    assert play(state, PassBid(0)).phase == Bidding((1, 2, 3), ())


def _special_tie(answer: SpecialTie) -> State:
    card = MarketCard((Special.CARD, 1, 1, 1))
    edition = ruled(own_edition(market_card=card), special_tie=answer)
    state = bidding(table(4, edition))
    return play(state, SealBid(0, SPICE, 2), SealBid(1, SPICE, 2), SealBid(2, SPICE, 1))


@pytest.mark.rule("R8.10")
def test_by_another_ruling_a_tie_for_special_gives_nothing() -> None:
    taken = step(_special_tie(SpecialTie.NOBODY), PassBid(3))
    assert [player.yuan for player in taken.state.players] == [0, 0, 0, 0]
    assert taken.state.sold == (SPICE,)
    (lot,) = (event for event in taken.events if isinstance(event, LotSettled))
    assert (lot.sale.winners, lot.sale.lost, lot.sale.special) == ((), 3, False)
    assert sentence(lot) == "The lot of spice goes to nobody: Red and Blue are tied"


@pytest.mark.rule("R8.10", "R8.12")
def test_by_another_ruling_each_of_the_tied_for_special_takes_a_card_or_yuan() -> None:
    taken = step(_special_tie(SpecialTie.ALL), PassBid(3))
    assert taken.state.phase == TakingSpecial((0, 1), Occasion.PRIZE)
    (lot,) = (event for event in taken.events if isinstance(event, LotSettled))
    assert (lot.sale.winners, lot.sale.lost, lot.sale.special) == ((0, 1), 0, True)
    assert (
        sentence(lot) == "The lot of spice goes to Red and Blue, who are tied: a special card each"
    )
    state = play(taken.state, TakeYuan(0))
    assert state.players[0].yuan == 3
    assert state.phase == TakingSpecial((1,), Occasion.PRIZE)


@pytest.mark.rule("R8.10", "R9.2")
def test_by_another_ruling_the_tied_for_special_are_paid_if_the_stacks_are_empty() -> None:
    state = position(_special_tie(SpecialTie.ALL), stacks=())
    assert [player.yuan for player in play(state, PassBid(3)).players] == [3, 3, 0, 0]


def _shifting(answer: Shift) -> State:
    state = position(
        table(4, ruled(shift=answer)),
        holds={Junk.GREY: "RBG/Y.R", Junk.BROWN: "GR.", Junk.WHITE: "RYB"},
    )
    return play(choosing(position(state, takes={0: (SHIFT,)})), PlayCard(0, SHIFT))


@pytest.mark.rule("R9.8")
def test_by_another_ruling_the_strip_of_any_player_is_shifted() -> None:
    state = _shifting(Shift.ANY)
    assert state.phase == Shifting(0)
    assert ShiftStrip(0, Junk.WHITE, 1) in legal_actions(state)
    refused(state, ShiftStrip(0, Junk.GREY, 1), "R9.8", "slot 1", "grey")
    lifted = step(state, ShiftStrip(0, Junk.WHITE, 1))
    assert lifted.state.phase == Relaying(0, 3, Junk.WHITE, 1)
    assert lifted.events == (StripLifted(0, 3, Junk.WHITE, 1, 0, ()),)
    assert sentence(lifted.events[0]) == (
        "Red lifts a strip of Yellow from the white junk, slot 1 of layer 0"
    )
    refused(lifted.state, PlaceStrip(0, Junk.WHITE, 1), "R9.8", "another place")
    strips = [player.strips for player in state.players]
    laid = step(lifted.state, PlaceStrip(0, Junk.BROWN, 2))
    assert laid.state.holds[Junk.BROWN] == hold("GRY")
    assert [player.strips for player in laid.state.players] == strips
    assert laid.events[0] == StripLaid(0, 3, Junk.BROWN, 2, 0, ())
    assert sentence(laid.events[0]) == (
        "Red lays a strip of Yellow on the brown junk, slot 2 of layer 0"
    )


@pytest.mark.rule("R9.3", "R9.8")
def test_by_another_ruling_a_shift_may_be_played_without_a_strip_of_ones_own() -> None:
    for answer, legal in ((Shift.OWN, False), (Shift.ANY, True)):
        state = position(
            table(4, ruled(shift=answer)),
            holds={
                Junk.GREY: "BGY",
                Junk.ORANGE: "BY.",
                Junk.VIOLET: "BG.",
                Junk.BROWN: "YG.",
                Junk.WHITE: "YB.",
            },
        )
        state = choosing(position(state, takes={0: (SHIFT,)}))
        assert (PlayCard(0, SHIFT) in legal_actions(state)) is legal


@pytest.mark.rule("R11.3")
def test_by_another_ruling_most_goods_cards_in_hand_decide_equal_totals() -> None:
    def won(edition: Edition, *amounts: int) -> tuple[int, ...]:
        state = position(
            table(4, edition),
            hands={0: (1, 1, 1, 0), 1: (2, 2, 2, 0), 2: (6, 0, 0, 0), 3: (0, 8, 0, 0)},
        )
        state = all_pass(bidding(position(state, yuan=amounts), round=10))
        assert isinstance(state.phase, GameOver)
        return winners(state)

    assert won(STANDARD, 9, 9, 9, 2) == (0, 1, 2)
    assert won(ruled(final_tie=FinalTie.MOST_GOODS), 9, 9, 9, 2) == (1, 2)
    assert won(ruled(final_tie=FinalTie.MOST_GOODS), 9, 2, 9, 2) == (2,)
    assert won(ruled(final_tie=FinalTie.MOST_GOODS), 9, 2, 2, 2) == (0,)


@pytest.mark.rule("R12.4")
def test_by_another_ruling_the_stocks_are_always_open() -> None:
    for make in (supplying, bidding):
        assert view(make(table()), 0).stocks is None
        state = make(table(4, ruled(stocks=Shown.OPEN)))
        for seat in (*range(4), None):
            assert view(state, seat).stocks == state.stocks


@pytest.mark.rule("R12.3")
def test_by_another_ruling_yuan_are_always_open() -> None:
    state = position(table(4, ruled(yuan=Shown.OPEN)), yuan=(1, 2, 3, 4))
    for seat in (*range(4), None):
        assert [player.yuan for player in view(state, seat).players] == [1, 2, 3, 4]
