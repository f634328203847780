"""The public builder: what it fills in, what it refuses, and what the assertions say."""

from __future__ import annotations

from typing import Any

import attrs
import pytest
from hypothesis import given

from dschunke import STANDARD, Edition, Good, Junk, Role, Special, State, audit, new_game, replay
from dschunke.actions import Action, ChooseRole, PassBid, SealBid
from dschunke.cards import GoodsSwap, MarketCard, MostChests, StripShift, TieBreaker
from dschunke.errors import DschunkeError, InvalidData, InvalidValue
from dschunke.passages import Occasion
from dschunke.phases import (
    Bidding,
    ChoosingRole,
    Drawing,
    GameOver,
    KeepingSpecial,
    Loading,
    OfferingSwap,
    Phase,
    Relaying,
    Shifting,
    Supplying,
    TakingSpecial,
)
from dschunke.testing import (
    assert_legal,
    assert_refused,
    assert_scores,
    checked,
    games,
    hold,
    play,
    position,
    sketch,
    states,
    table,
)
from dschunke.testing.position import even_deal
from tests.editions import GAMES
from tests.games import reached

GOODS, INCOME, LOAD, LOWER, UPPER = Role


@given(reached())
def test_a_position_in_which_nothing_is_said_is_the_state_itself(state: State) -> None:
    assert position(state) == state == checked(state)


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_a_table_is_laid_out_in_every_edition(edition: Edition, players: int) -> None:
    for variable in (False, True):
        assert audit(table(players, edition, variable_setup=variable)) == ()
    hands = even_deal(players, edition).hands
    for good in Good:
        counts = [hand[good] for hand in hands]
        assert max(counts) - min(counts) <= 1


def test_strips_are_counted_from_the_drawings() -> None:
    state = position(table(), holds={Junk.GREY: "RRR/RRR/B..", Junk.WHITE: ""})
    assert state.holds[Junk.GREY] == hold("RRR/RRR/B..")
    for seat, player in enumerate(state.players):
        there = sum(layer.count(seat) for one in state.holds for layer in one.layers)
        assert player.strips + there == 20


def test_goods_left_over_go_to_the_stocks_or_to_a_hand_that_is_not_named() -> None:
    state = position(table(), hands={0: (9, 0, 0, 1)})
    assert state.players[0].goods == (9, 0, 0, 1)
    assert state.stocks == (3, 12, 12, 11)
    state = position(table(), hands={3: (9, 0, 0, 1)}, stocks=(0, 1, 2, 3))
    assert state.stocks == (0, 1, 2, 3)
    assert [player.goods for player in state.players] == [
        (2, 2, 2, 2),
        (2, 2, 2, 2),
        (5, 13, 12, 10),
        (9, 0, 0, 1),
    ]


def test_special_cards_come_out_of_the_stacks() -> None:
    card = MostChests(Junk.GREY, 8)
    state = position(
        table(), takes={1: (StripShift(), TieBreaker(), card)}, stacks=((GoodsSwap(),),)
    )
    assert state.players[1].hand == (StripShift(), card)
    assert state.players[1].open == (TieBreaker(),)
    assert state.stacks == ((GoodsSwap(),), (), (), ())
    assert len(state.played) == 30 - 4


def test_a_market_card_changes_places_with_that_of_the_round() -> None:
    start = position(table(), round=2)
    card = start.market[7]
    state = position(start, market_card=card)
    assert state.market[1] == card
    assert state.market[7] == start.market[1]


@pytest.mark.parametrize(
    ("phase", "taken"),
    [
        (ChoosingRole(0), ()),
        (ChoosingRole(2), (GOODS, INCOME)),
        (Shifting(2), (GOODS, INCOME)),
        (Relaying(2, 2, Junk.BROWN, 2), (GOODS, INCOME)),
        (Drawing(1, 3), (INCOME, GOODS)),
        (Loading(2, Junk.BROWN, 2), (GOODS, INCOME, LOAD)),
        (Supplying(0, 2), (GOODS, INCOME, LOAD, LOWER)),
        (Bidding((0, 1, 2, 3), ()), (GOODS, INCOME, LOAD, LOWER)),
        (TakingSpecial((2,), Occasion.PRIZE), (GOODS, INCOME, LOAD, LOWER)),
        (KeepingSpecial((2,), Occasion.PRIZE, 1), (GOODS, INCOME, LOAD, LOWER)),
        (TakingSpecial((2, 3), Occasion.EVENT), ()),
        (OfferingSwap(2), ()),
        (GameOver(), ()),
    ],
)
def test_as_many_roles_are_taken_as_the_phase_says(phase: Phase, taken: tuple[Role, ...]) -> None:
    start = position(table(), takes={2: (StripShift(),)}, taken=(UPPER,))
    state = position(start, phase=phase)
    assert state.phase == phase
    assert state.taken == taken
    assert state.round == (10 if phase == GameOver() else 1)


def test_without_a_phase_whoever_is_next_takes_his_role() -> None:
    assert position(table(), taken=(LOAD, UPPER), start_player=3).phase == ChoosingRole(1)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"hands": {0: (19, 0, 0, 0)}}, "R8.6 goods cards are conserved: a count of spice below"),
        (
            {"hands": dict.fromkeys(range(4), (1, 1, 1, 1)), "stocks": (1, 1, 1, 1)},
            "R8.6 goods cards are conserved: 5 cards of spice, not 18",
        ),
        ({"takes": {0: (TieBreaker(),) * 2}}, "R9.2 special cards are conserved"),
        ({"takes": {0: ("joker",)}}, "R3.3 every field has its type and shape"),
        ({"stacks": ((TieBreaker(),) * 2,)}, "R9.2 special cards are conserved"),
        ({"market_card": MarketCard((9, 9, 9, 9))}, "R4.1 market cards are conserved"),
        ({"holds": {Junk.GREY: "R../B.."}}, "R6.2 layers are full before they are covered"),
        ({"holds": {Junk.GREY: "RRR/" * 6 + "RRR"}}, "R1.5 strips are conserved"),
        ({"holds": {Junk.GREY: "RX."}}, "hold: expected layers of three of R, B, G, Y and ."),
        ({"yuan": (0, 0, 0, 3), "announced": (0, 0, 0, 4)}, "R1.9 yuan are never spent"),
        ({"merchants": (Junk.GREY,) * 3}, "R10.2 merchants stand on different junks"),
        ({"round": 11}, "R3.1 the round and the start player exist: round 11 of 10"),
        ({"taken": (LOAD, LOAD)}, "R5.5 a role is taken once a round"),
        ({"sold": (Good.RICE, Good.RICE)}, "R8.7 a good is sold once a round"),
        ({"phase": OfferingSwap(0)}, "R3.2 what is waited for fits what was done: seat 0 may play"),
        ({"phase": Bidding((0, 1, 2, 3), ()), "taken": ()}, "R3.2 what is waited for fits"),
        ({"start_player": "A"}, "R3.3 every field has its type and shape: start_player: 'A'"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_the_invariant_it_breaks(
    wrong: dict[str, Any], words: str
) -> None:
    with pytest.raises(InvalidData) as caught:
        position(table(), **wrong)
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"hands": {4: (0, 0, 0, 0)}}, "seat in hands: expected a whole number, 0 to 3, not 4"),
        ({"hands": {0: (1, 2, 3)}}, "hands[0]: expected a tuple of 4 counts"),
        ({"stocks": (1, 2, 3, "4")}, "stocks: expected a whole number"),
        ({"yuan": (1, 2)}, "yuan: expected a tuple of 4 counts"),
        ({"takes": {"A": ()}}, "seat in takes: expected a whole number, 0 to 3, not 'A'"),
        ({"takes": {0: TieBreaker()}}, "takes[0]: expected tuple"),
        ({"stacks": (TieBreaker(),)}, "stack in stacks: expected tuple"),
        ({"stacks": [(TieBreaker(),)]}, "stacks: expected tuple or NoneType"),
        ({"stacks": (([],),)}, "card in stacks: expected TieBreaker"),
        ({"hands": [(0, 0, 0, 0)]}, "hands: expected a mapping"),
        ({"holds": ["RRR"]}, "holds: expected a mapping"),
        ({"takes": [1]}, "takes: expected a mapping"),
        ({"stacks": ((),) * 5}, "stacks: expected at most 4 stacks"),
        ({"holds": {0: "RRR"}}, "junk in holds: expected Junk, not 0"),
        ({"market_card": (1, 2, 3, 4)}, "market_card: expected MarketCard"),
    ],
)
def test_what_has_not_the_shape_that_is_asked_for_is_named(
    wrong: dict[str, Any], words: str
) -> None:
    with pytest.raises(InvalidValue) as caught:
        position(table(), **wrong)
    assert words in str(caught.value)


def test_there_is_no_market_card_during_the_set_up() -> None:
    start = table(variable_setup=True)
    with pytest.raises(InvalidValue, match="round: expected a whole number, 1 to 10, not 0"):
        position(start, market_card=start.market[3])
    with pytest.raises(InvalidData, match="holds: 5"):
        position(attrs.evolve(start, holds=5), holds={Junk.GREY: "RRR"})  # type: ignore[arg-type] # wrong on purpose
    for wrong in (play, sketch):
        with pytest.raises(InvalidValue, match="state: expected State"):
            wrong(5)  # type: ignore[arg-type] # wrong on purpose
    with pytest.raises(InvalidValue, match="edition: expected Edition"):
        table(4, 5)  # type: ignore[arg-type] # wrong on purpose
    with pytest.raises(InvalidValue, match="state: expected State"):
        position(STANDARD)  # type: ignore[arg-type] # wrong on purpose


@given(games())
def test_a_game_is_played_again_action_by_action(record: Any) -> None:
    *_, last = replay(record)
    assert play(record.at(0), *record.actions) == last.state


LEGAL = ChooseRole(0, LOAD, Junk.VIOLET)
TOO_MANY = SealBid(1, Good.FISH, 3)


def test_an_assertion_that_holds_says_nothing_and_gives_the_refusal() -> None:
    assert_legal(table(), LEGAL)
    state = position(table(), phase=Bidding((0, 1, 2, 3), ()))
    assert "2 fish" in assert_refused(state, TOO_MANY, rule="R8.2").reason
    assert_scores(table(), 9, 9, 9, 9)


@pytest.mark.parametrize(
    ("action", "rule", "words"),
    [
        (LEGAL, "R5.2", "A load@violet is legal; R5.2 should refuse it\n\nedition standard"),
        (
            ChooseRole(0, LOAD, Junk.GREY),
            "R5.3",
            "R5.2, not R5.3, refuses A load@grey: the load merchant stands on violet, not grey\n",
        ),
        (PassBid(9), "R8.2", "R5.1, not R8.2, refuses PassBid(seat=9): "),
    ],
)
def test_a_refusal_that_is_not_there_is_told_in_the_notation(
    action: Action, rule: str, words: str
) -> None:
    with pytest.raises(AssertionError) as caught:
        assert_refused(table(), action, rule)
    assert str(caught.value).startswith(words)


def test_what_is_refused_and_what_is_scored_is_told_with_a_sketch() -> None:
    state = position(table(), phase=Bidding((0, 1, 2, 3), ()))
    with pytest.raises(AssertionError) as caught:
        assert_legal(state, TOO_MANY)
    assert str(caught.value).startswith("R8.2 refuses B fish*3: ")
    assert str(caught.value).endswith(sketch(state))
    with pytest.raises(AssertionError) as caught:
        assert_scores(table(), 9, 9, 9, 10)
    assert str(caught.value).startswith("the totals are (9, 9, 9, 9), not (9, 9, 9, 10)\nRed ")


def test_a_sketch_shows_everything() -> None:
    state = position(
        table(3),
        holds={Junk.GREY: "RBG/R.."},
        takes={1: (StripShift(), TieBreaker())},
        taken=(LOAD,),
        yuan=(1, 2, 3),
    )
    assert (
        sketch(state).split("\nstack ")[0]
        == """\
edition standard (partly reconstructed)
round 1, start player A, waits for B: ChoosingRole(seat=1)
market S-3-2-1, sold nothing
merchants goods@brown income@grey load@violet, taken load merchant
holds grey=RBG/R.. orange=RG. violet=BG. brown=RBG white=RB.
stocks 12-12-12-12
A 2-2-2-2 1 yuan 15 strips
B 2-2-2-2 2 yuan 16 strips strip-shift tie-breaker
C 2-2-2-2 3 yuan 16 strips"""
    )
    assert len(sketch(state).split("\nstack ")) == 5


@given(states())
def test_states_that_differ_in_what_is_on_the_table_have_different_sketches(state: State) -> None:
    first = state.players[0]
    other = attrs.evolve(first, yuan=first.yuan + 1)
    assert sketch(state) != sketch(attrs.evolve(state, players=(other, *state.players[1:])))
    for junk in Junk:
        drawn = next(w for w in sketch(state).split() if w.startswith(f"{junk}="))
        assert hold(drawn.partition("=")[2].rstrip()) == state.holds[junk]


def test_what_is_no_drawing_is_refused() -> None:
    for wrong in ("RB", "RBGY", "RBG/", "rbg", "RBG R", None):
        with pytest.raises(InvalidData, match="hold: expected layers of three of R, B, G, Y"):
            hold(wrong)  # type: ignore[arg-type] # wrong on purpose


def test_every_error_of_the_builder_is_the_packages_own() -> None:
    assert issubclass(InvalidData, DschunkeError)
    with pytest.raises(InvalidValue, match="players"):
        table(5)
    with pytest.raises(InvalidValue, match="state"):
        checked(None)  # type: ignore[arg-type] # wrong on purpose
    assert sketch(new_game(4, seed=1, variable_setup=True)).count("market") == 0
    assert MarketCard((Special.CARD, 3, 2, 1)) == table().market[0]
