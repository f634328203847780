"""The environment for PettingZoo: its own compliance tests, and that bids stay sealed."""

from __future__ import annotations

import copy
import pickle
import warnings
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="needs pip install 'dschunke[pettingzoo]'")

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from pettingzoo.utils.conversions import aec_to_parallel, turn_based_aec_to_parallel

from dschunke import (
    STANDARD,
    IllegalAction,
    InvalidValue,
    State,
    apply,
    legal_actions,
    new_game,
    view,
    waiting_on,
)
from dschunke.edition import variant
from dschunke.learning import margin, victory
from dschunke.learning.length import most_actions
from dschunke.pettingzoo import Environment, env
from dschunke.phases import Bidding
from dschunke.text import board
from tests.editions import TINY

with warnings.catch_warnings():  # its tests load a game of its own in a way that it deprecates
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

EXPECTED = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or "
    "gymnasium.spaces.discrete",
)
"""What PettingZoo warns of with every observation that carries an action mask."""


def first_legal(world: Any) -> None:
    """Do the first action that the mask allows; at the end, leave."""
    seen, _, over, _, _ = world.last()
    world.step(None if over else int(np.flatnonzero(seen["action_mask"])[0]))


@pytest.mark.parametrize("make", [env, Environment])
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("variable_setup", [False, True])
def test_it_passes_the_api_test_and_warns_only_of_the_action_mask(
    make: Any, players: int, variable_setup: bool
) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(make(players, variable_setup=variable_setup), num_cycles=400)
    assert {str(one.message) for one in caught} <= set(EXPECTED)


def test_it_passes_the_seed_test() -> None:
    seed_test(lambda: env(4), num_cycles=100)


def test_it_passes_the_render_test(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(3, render_mode=render_mode))
    assert "Red" in capsys.readouterr().out
    assert env(3).unwrapped.render() is None


def test_as_a_game_of_turns_it_passes_the_parallel_test() -> None:
    """Only the one whose turn it is acts in a cycle; the others' actions are ignored."""
    with warnings.catch_warnings(record=True):  # of agents that are done, as for any such game
        warnings.simplefilter("always")
        parallel_api_test(turn_based_aec_to_parallel(env(4)), num_cycles=100)


def test_it_says_that_seats_do_not_act_all_at_once() -> None:
    with pytest.raises(AssertionError, match="not generally safe"):
        aec_to_parallel(env(4))


@given(st.integers(0, 2**32), st.sampled_from([victory, margin]))
def test_a_seed_gives_the_game_of_that_seed_and_its_payoffs_at_the_end(
    seed: int, payoff: Any
) -> None:
    world = env(3, payoff=payoff)
    world.reset(seed=seed)
    state = new_game(3, seed=seed)
    for agent in world.agent_iter():
        assert world.unwrapped.table == state
        seen, reward, over, truncated, info = world.last()
        assert (truncated, info) == (False, {})
        if over:
            assert reward == payoff(state)[int(agent[-1])]
            world.step(None)
            continue
        assert reward == 0
        seat = waiting_on(state)[0]
        assert agent == f"seat_{seat}"
        assert world.unwrapped.view(agent) == view(state, seat)
        assert world.observation_space(agent).contains(seen)
        numbers = world.unwrapped.actions.numbers(legal_actions(state, seat))
        assert list(np.flatnonzero(seen["action_mask"])) == numbers
        chosen = np.int64(numbers[seed % len(numbers)])
        state = apply(state, world.unwrapped.actions.action(int(chosen), seat))
        world.step(chosen)
    assert world.agents == []


@pytest.mark.rule("R8.3", "R12.1")
@given(st.integers(0, 2**32))
def test_no_other_agent_can_tell_what_is_bid_until_all_bids_are_shown(seed: int) -> None:
    world = env(3)
    world.reset(seed=seed)
    while not isinstance(world.unwrapped.table.phase, Bidding):
        first_legal(world)
    raw = world.unwrapped
    table, acting = raw.table, raw.agent_selection
    others = [agent for agent in raw.agents if agent != acting]
    told = set()
    for number in np.flatnonzero(raw.observe(acting)["action_mask"]):
        raw.table, raw.agent_selection = table, acting
        raw.step(int(number))
        if len(table.phase.waiting) > 1:  # else all bids are shown now
            seen = [raw.observe(agent) for agent in others]
            told.add(tuple(row.tobytes() for one in seen for row in one.values()))
    assert len(told) <= 1


def test_games_that_follow_a_seed_are_always_the_same() -> None:
    runs: list[list[State]] = []
    for _ in range(2):
        world = env(3)
        world.reset(seed=7)
        runs.append([])
        for _ in range(3):
            world.reset()
            runs[-1].append(world.unwrapped.table)
    assert runs[0] == runs[1]
    assert len({state.market for state in runs[0]}) > 1


def test_what_is_not_allowed_is_refused_and_the_game_is_as_it_was() -> None:
    world = env(3)
    world.reset(seed=1)
    before = world.unwrapped.table
    for wrong, error in ((115, IllegalAction), (999, InvalidValue), (None, InvalidValue)):
        with pytest.raises(error):
            world.unwrapped.step(wrong)
        assert world.unwrapped.table == before
    for bad in ({"render_mode": "svg"}, {"players": 5}, {"edition": None}, {"variable_setup": 1}):
        with pytest.raises(InvalidValue):
            env(**bad)


def test_a_copy_goes_on_by_itself() -> None:
    world = env(3)
    world.reset(seed=1)
    first_legal(world)
    for copied in (copy.deepcopy(world), pickle.loads(pickle.dumps(world))):  # noqa: S301 - our own
        assert copied.unwrapped.table == world.unwrapped.table
        first_legal(copied)
        assert copied.unwrapped.table != world.unwrapped.table


def test_other_editions_are_played_as_well() -> None:
    for edition, players in ((TINY, 2), (variant(STANDARD, "short", rounds=1), 4)):
        world = env(players, edition=edition)
        world.reset(seed=1)
        for _ in range(most_actions(edition, players) + players):
            if world.agents:
                first_legal(world)
        assert world.agents == []


@pytest.mark.rule("R12.1")
def test_what_everybody_may_see_is_drawn() -> None:
    world = env(3, variable_setup=True, render_mode="ansi")
    world.reset(seed=1)
    for _ in range(20):
        assert world.render() == board(view(world.unwrapped.table, None))
        first_legal(world)


def test_wrong_payoffs_and_agents_are_told_and_change_nothing() -> None:
    with pytest.raises(InvalidValue, match="payoff: expected a function"):
        Environment(3, payoff="x")  # type: ignore[arg-type] # wrong on purpose
    game = Environment(3, payoff=lambda _: (0.0, 0.0))
    game.reset(seed=1)
    with pytest.raises(InvalidValue, match="agent: expected seat_0, seat_1, seat_2, not 'seat_9'"):
        game.observe("seat_9")

    def play_on() -> None:
        while True:
            mask = game.observe(game.agent_selection)["action_mask"]
            game.step(int(mask.argmax()))

    with pytest.raises(InvalidValue, match="payoff: expected 3 payoffs"):
        play_on()
    assert not any(game.terminations.values())


def test_large_numbers_fit() -> None:
    env(3, edition=variant(STANDARD, "rich", special_yuan=1000)).reset(seed=1)
