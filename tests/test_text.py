"""The table as text: 80 columns, the same with and without colour, nothing secret."""

from __future__ import annotations

import re

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from dschunke import InvalidValue, Junk, State, new_game, view
from dschunke.passages import Occasion
from dschunke.phases import (
    Bid,
    Bidding,
    ChoosingRole,
    Drawing,
    GameOver,
    KeepingSpecial,
    LayingStart,
    Loading,
    OfferingSwap,
    Phase,
    Relaying,
    Shifting,
    Supplying,
    Swapping,
    TakingSpecial,
)
from dschunke.picture import columns
from dschunke.state import changed
from dschunke.text import board, space_word, wanted
from dschunke.track import GoodsSpace, IncomeSpace, LoadSpace
from tests.games import reached
from tests.write_pictures import moment

NAMES = ("Anna\u202e", "中" * 50, "x" * 200, "é")


@given(reached(), st.data())
def test_a_table_takes_80_columns_and_colour_only_adds_to_it(
    state: State, data: st.DataObject
) -> None:
    seat = data.draw(st.sampled_from([None, *range(len(state.players))]))
    names = data.draw(st.sampled_from([(), NAMES[: len(state.players)]]))
    for table in (state, view(state, seat)):
        plain = board(table, names)
        assert max(map(columns, plain.split("\n"))) <= 80
        assert not set("\x1b\u202e") & set(plain)
        assert re.sub(r"\x1b\[[\d;]+m", "", board(table, names, colour=True)) == plain


def test_a_table_is_drawn() -> None:
    drawn = """\
Round 1 of 10: A Red takes a role

grey            orange          violet          brown           white
A A A           A A A           B B B           A A A           A A A
B B B           C C C           C C C           B B B           B B B
C C C           . . .           . . .           C C C           . . .
layers 1        layers 1        layers 1        layers 1        layers 1
                spice 12        vegetables 12   fish 12         rice 12
[income]                        [load]          [goods]

market card: spice 3, vegetables 2, fish 1, rice special; face down 9
stacks of special cards: 8, 8, 7, 7

round     >1         2         3         4         5         6         7
lower     >load 1    goods     income    load 2    goods −1  income −1 load 1
event     >                              special   announce

> A Red, start player: yuan 0; strips 16; spice 1, vegetables 1, fish 2, rice 4
  B Blue: yuan ?; strips 16; goods cards 8
  C Green: yuan ?; strips 16; goods cards 8"""
    assert board(view(new_game(3, seed=7), 0)) == drawn


@pytest.mark.rule("R12.1", "R12.2", "R12.4")
def test_what_is_secret_is_told_as_a_number_or_a_question_mark() -> None:
    state = moment(4, lambda one: isinstance(one.phase, Bidding) and len(one.phase.bids) > 1)
    assert isinstance(state.phase, Bidding)
    bid = state.phase.bids[0]
    told = f"bids {bid.count} {bid.good}"
    assert told in " ".join(board(state).split())
    assert told in " ".join(board(view(state, bid.seat)).split())
    hidden = board(view(state, None))
    assert told not in " ".join(hidden.split())
    assert hidden.count("has chosen") == len(state.players) - len(state.phase.waiting)
    assert "spice some" in hidden


@pytest.mark.rule("R8.2")
def test_a_pass_is_told_to_whoever_passed_and_to_whoever_has_the_state() -> None:
    state = changed(new_game(4, seed=1), phase=Bidding((1, 2), ()))
    assert board(state).count("passes") == 3, "one in what is wanted"
    assert board(view(state, 0)).count("passes") == 2
    assert board(view(state, 1)).count("passes") == 1


PHASES: list[tuple[Phase, str]] = [
    (LayingStart(0), "A Red lays a strip"),
    (OfferingSwap(1), "B Blue may play a goods swap or declines"),
    (Swapping(1, 1), "B Blue exchanges goods cards, 1 done"),
    (ChoosingRole(2), "C Green takes a role"),
    (Drawing(0, 2), "A Red names a good to draw, 2 left"),
    (Loading(0, Junk.GREY, 2), "A Red lays strips on grey, 2 left"),
    (Shifting(0), "A Red lifts a strip"),
    (Relaying(0, 0, Junk.GREY, 0), "A Red lays the lifted strip"),
    (Supplying(3, 2), "D Yellow draws supply, 2 left"),
    (Bidding((0, 2), (Bid(1, 0, 1),)), "A, C: each bids or passes"),  # type: ignore[arg-type]
    (Bidding((3,), ()), "D Yellow bids or passes"),
    (TakingSpecial((1, 0), Occasion.PRIZE), "B Blue chooses a stack"),
    (KeepingSpecial((1,), Occasion.EVENT, 0), "B Blue takes a card from the stack"),
    (GameOver(), "The game is over"),
]


@pytest.mark.parametrize(("phase", "words"), PHASES, ids=lambda one: type(one).__name__)
def test_every_phase_says_whom_it_waits_for_and_for_what(phase: Phase, words: str) -> None:
    state = changed(new_game(4, seed=1), phase=phase)
    assert wanted(view(state, None)) == words


def test_a_player_is_called_by_his_name() -> None:
    state = new_game(4, seed=1)
    assert wanted(state, ("Anna", "B", "C", "D")) == "A Anna takes a role"


@pytest.mark.rule("R5.4")
def test_a_space_of_the_round_track_says_its_task_and_what_is_off() -> None:
    spaces = (GoodsSpace(), GoodsSpace(1), IncomeSpace(), IncomeSpace(2), LoadSpace(2))
    assert [space_word(one) for one in spaces] == [
        "goods",
        "goods −1",
        "income",
        "income −2",
        "load 2",
    ]


def test_a_long_round_track_is_shown_around_this_round() -> None:
    state = new_game(4, seed=1)
    rows = [
        board(changed(state, round=number)).split("round     ")[1].split("\n")[0].split()
        for number in (1, 4, 5, 10)
    ]
    assert [row[0] for row in rows] == [">1", ">4", "4", "4"]
    assert [row[-1] for row in rows] == ["7", "10", "10", ">10"]


def test_a_colour_that_is_neither_true_nor_false_and_no_players_are_refused() -> None:
    with pytest.raises(InvalidValue, match="colour: expected bool"):
        board(new_game(4, seed=1), colour="red")  # type: ignore[arg-type]
    seen = evolve(view(new_game(4, seed=1), None), players=())
    with pytest.raises(InvalidValue, match="players"):
        board(seen)
