"""A game at the keyboard: what each is told, what can be taken back, how choices are read."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dschunke import STANDARD, InvalidData, Record, deal, legal_actions
from dschunke.actions import Action
from dschunke.cli.called import called
from dschunke.cli.guide import ALLOWING, choices, explained, read_choice, why
from dschunke.dispatch import WANTED
from dschunke.events import EVENTS
from dschunke.notation import write_action
from dschunke.secrecy import PRIVATE
from dschunke.sitting import Sitting, resumed


def played(players: int, seed: int, choices: Sequence[int]) -> Sitting:
    """Play a game to its middle: each choice counts round the legal actions."""
    table = resumed(Record(STANDARD, deal(players, seed)))
    for choice in choices:
        table = table.after(chosen(table, choice))
    return table


def chosen(table: Sitting, choice: int) -> Action:
    """Choose one of the legal actions."""
    legal = legal_actions(table.state)
    return legal[choice % len(legal)]


CHOICE = st.integers(0, 30)
GAME = (st.integers(3, 4), st.integers(0, 9), st.lists(CHOICE, max_size=90))


@given(*GAME, CHOICE)
def test_an_action_that_revealed_nothing_is_taken_back_by_whoever_did_it(
    players: int, seed: int, choices: list[int], choice: int
) -> None:
    table = played(players, seed, choices)
    action = chosen(table, choice)
    after = table.after(action)
    people = set(range(len(table.state.players)))
    back = after.taken_back(action.seat, people)
    assert back == (None if after.steps[-1].reveals else table)
    for other in people - {action.seat}:
        assert after.taken_back(other, people) is None


@given(*GAME)
def test_taking_back_leads_to_a_turn_of_that_seat_and_over_nothing_revealed(
    players: int, seed: int, choices: list[int]
) -> None:
    table = played(players, seed, choices)
    for seat in range(len(table.state.players)):
        back = table.taken_back(seat, (seat,))
        if back is not None:
            taken = len(back.steps)
            assert table.record.actions[taken - 1].seat == seat
            assert table.steps[:taken] == back.steps == resumed(back.record).steps
            assert not any(one.reveals for one in table.steps[taken:])
            assert seat not in {one.seat for one in table.record.actions[taken:]}


@given(*GAME)
def test_a_seat_is_told_nothing_private_of_others_and_all_since_its_action(
    players: int, seed: int, choices: list[int]
) -> None:
    table = played(players, seed, choices)
    for seat in range(len(table.state.players)):
        told = table.told(seat)
        assert all(one.seat == seat for one in told if isinstance(one, PRIVATE))
        public = [
            one
            for taken in table.steps
            for one in taken.events
            if not isinstance(one, PRIVATE) or one.seat == seat
        ]
        assert list(told) == public[len(public) - len(told) :]
        assert all(type(one) in EVENTS for one in told)


@given(*GAME)
def test_a_choice_is_read_by_its_number_and_by_what_stands_in_its_line(
    players: int, seed: int, drawn: list[int]
) -> None:
    state = played(players, seed, drawn).state
    for seat in range(len(state.players)):
        legal = legal_actions(state, seat)
        lines = [*choices(state, seat)]
        assert len(lines) == len(legal)
        for number, (line, action) in enumerate(zip(lines, legal, strict=True), 1):
            assert len(line) <= 80
            assert read_choice(str(number), state, seat) == action
            deed = write_action(action)[2:]
            assert line.endswith(f" {deed}")
            assert read_choice(deed, state, seat) == action
            assert why(state, action).startswith("this can be done\n\nR")
        with pytest.raises(InvalidData, match="choice: expected 1 to"):
            read_choice(str(len(legal) + 1), state, seat)


def test_every_wait_is_explained_by_the_rule_that_says_whose_turn_it_is() -> None:
    assert set(ALLOWING) == set(WANTED)
    for kind, (rule, _) in WANTED.items():
        assert rule in ALLOWING[kind]
    table = resumed(Record(STANDARD, deal(3, 1)))
    assert "R5.2 A merchant" in "\n".join(explained(table.state, 0))


def test_players_are_called_by_colour_and_name() -> None:
    record = Record(STANDARD, deal(3, 1))
    assert called(record) == ("Red", "Blue", "Green")
    assert called(record, {1: "greedy"}) == ("Red", "Blue (greedy)", "Green")
    named = Record(STANDARD, deal(3, 1), names=("Anna", "Bert", "Carla"))
    assert called(named, {1: "greedy"}) == ("Red (Anna)", "Blue (Bert)", "Green (Carla)")
