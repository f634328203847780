"""The package agrees with a naive model written from the rulebook alone (`tests/model`)."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dschunke import State, legal_actions
from dschunke.actions import Action, SwapGoods
from dschunke.dispatch import VERBS
from dschunke.flow import BEGIN
from dschunke.passages import Ended, Stage
from dschunke.phases import Swapping
from dschunke.rules import playing
from dschunke.state import changed
from tests import lockstep
from tests.editions import AS_RULED

EXAMPLES = max(settings().max_examples // 3, 1)
"""The model is slow: a third of the examples of other laws."""


@settings(max_examples=EXAMPLES)
@given(
    st.sampled_from(AS_RULED),
    st.integers(0, 2**32),
    st.booleans(),
    st.lists(st.integers(0, 10**6), max_size=60),
)
def test_whole_games_are_the_same_as_in_the_naive_model(
    game: tuple[object, int], seed: int, variable: bool, choices: list[int]
) -> None:
    edition, players = next(one for one in AS_RULED if one == game)
    chance = random.Random(seed)
    picks = iter(choices)

    def choose(legal: tuple[Action, ...]) -> Action:
        return legal[next(picks, chance.randrange(10**6)) % len(legal)]

    assert lockstep.follow(edition, players, seed, variable, chance, choose) > 0


@pytest.mark.parametrize("count", [24])
def test_games_chosen_by_chance_are_the_same_as_in_the_naive_model(count: int) -> None:
    for game in lockstep.games(count):
        assert lockstep.play(*game) > 0


def _play_some() -> None:
    for game in lockstep.games(24):
        lockstep.play(*game)


def test_a_rule_broken_on_purpose_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The start junk passes to the right."""

    def to_the_right(state: State, turns: int) -> State:
        right = (state.start_player - 1) % len(state.players)
        return changed(state, start_player=right, phase=Ended(Stage.START_PLAYER))

    monkeypatch.setitem(BEGIN, Stage.START_PLAYER, to_the_right)
    with pytest.raises(AssertionError, match="start_player"):
        _play_some()


def test_an_exchange_that_is_taken_but_not_listed_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A second exchange for the same good is taken: no list of legal actions shows it."""
    as_ruled = playing.swap

    def takes_more(state: State, phase: Swapping, action: SwapGoods) -> State:
        if (
            phase.done
            and action.give is action.take
            and state.players[phase.seat].goods[action.give]
        ):
            return as_ruled(
                state, phase, next(a for a in legal_actions(state) if type(a) is SwapGoods)
            )
        return as_ruled(state, phase, action)

    monkeypatch.setitem(VERBS, (Swapping, SwapGoods), takes_more)
    with pytest.raises(AssertionError, match="SwapGoods"):
        _play_some()


@pytest.mark.parametrize("word", ["many", "-3", "1.5"])
def test_what_is_no_number_of_games_is_told_in_one_line(
    word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert lockstep.main([word]) == 2
    said = capsys.readouterr().err
    assert word in said
    assert said.count("\n") == 1


def test_a_number_of_games_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert lockstep.main(["1"]) == 0
    assert "1 games" in capsys.readouterr().out
