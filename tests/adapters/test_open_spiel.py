"""The game for OpenSpiel: its own simulation tests, a kept playthrough, and secrecy."""

from __future__ import annotations

import random
from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="needs pip install 'dschunke[open_spiel]'")

import numpy as np
import pyspiel
from hypothesis import given
from hypothesis import strategies as st
from open_spiel.python.observation import make_observation
from open_spiel.python.rl_environment import Environment

from dschunke import STANDARD, InvalidValue, apply, is_over, scores, view, waiting_on, winners
from dschunke.learning import Observations
from dschunke.open_spiel import register
from dschunke.phases import Bidding
from dschunke.record import replay
from tests.adapters.playthrough import PLAYTHROUGH, SHORT, played_through

GAMES = ("dschunke", "dschunke(players=3)", "dschunke(players=3,variable_setup=True)", SHORT)


def play(game: Any, seed: int, until: Any = lambda _: False) -> Any:
    """Play by chance until something holds, or to the end; give the state."""
    chance, state = random.Random(seed), game.new_initial_state()
    while not state.is_terminal() and not until(state):
        if state.is_chance_node():
            places, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(places, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_it_passes_the_simulation_test(name: str) -> None:
    """OpenSpiel checks clones, histories, chances, strings, tensors, payoffs and serialization."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_it_passes_the_simulation_test_that_ships_in_python() -> None:
    sims = pytest.importorskip("open_spiel.python.tests.games_sim_test", reason="does not ship")
    for name in (SHORT, "dschunke(players=3)"):
        sims.GamesSimTest().sim_game(pyspiel.load_game(name))


def test_the_playthrough_is_the_one_that_was_kept() -> None:
    """`python -m tests.adapters.playthrough` writes it anew."""
    assert played_through() == PLAYTHROUGH.read_text("utf-8")


@given(st.sampled_from(GAMES), st.integers(0, 2**32))
def test_a_game_is_the_same_as_its_record(name: str, seed: int) -> None:
    state = play(pyspiel.load_game(name), seed)
    *_, last = replay(state.record)
    assert last.state == state.table
    assert is_over(state.table)
    won = winners(state.table)
    n = len(scores(state.table))
    for seat, payoff in enumerate(state.returns()):
        assert payoff == pytest.approx((seat in won) / len(won) - 1 / n)


@given(st.integers(0, 2**32), st.integers(0, 200))
def test_a_seat_observes_its_view_and_no_more(seed: int, length: int) -> None:
    game = pyspiel.load_game("dschunke(players=3)")
    state = play(game, seed, lambda one: one.move_number() >= 64 + length)
    numbers = Observations(STANDARD, 3)
    for seat in range(3):
        row = numbers.row(view(state.table, seat))
        assert tuple(state.observation_tensor(seat)) == row
        assert state.observation_string(seat).startswith(f"seat {seat}; ")


@pytest.mark.rule("R8.3", "R12.1")
@given(st.integers(0, 2**32))
def test_what_another_seat_bids_is_told_to_nobody_until_all_bids_are_shown(seed: int) -> None:
    def bidding(state: Any) -> bool:
        table = state.table
        return table is not None and isinstance(table.phase, Bidding)

    state = play(pyspiel.load_game("dschunke"), seed, bidding)
    acting = state.current_player()
    told: dict[int, set[tuple[str, str]]] = {seat: set() for seat in range(4)}
    bids = state.legal_actions()
    for bid in bids if len(waiting_on(state.table)) > 1 else ():
        after = state.child(bid)
        for seat, seen in told.items():
            seen.add((after.information_state_string(seat), after.observation_string(seat)))
    for seat, seen in told.items():
        assert len(seen) <= (len(bids) if seat == acting else 1)
        assert seat != acting or not seen or len(seen) == len(bids)


@given(st.integers(0, 2**32))
def test_what_a_seat_recalls_only_grows_and_tells_its_moments_apart(seed: int) -> None:
    game = pyspiel.load_game(SHORT)
    end = play(game, seed)
    state, before = game.new_initial_state(), ["", ""]
    seen: set[str] = set()
    for number in end.history():
        acting = state.current_player()
        if acting >= 0:
            recalled = state.information_state_string()
            assert recalled not in seen
            seen.add(recalled)
        state.apply_action(number)
        now = [state.information_state_string(seat) for seat in range(2)]
        assert all(later.startswith(earlier) for earlier, later in zip(before, now, strict=True))
        before = now


def test_before_the_deal_is_done_nobody_knows_anything() -> None:
    game = pyspiel.load_game("dschunke")
    assert game.max_chance_nodes_in_history() == 72
    state = game.new_initial_state()
    assert state.table is None
    assert state.record is None
    assert state.observation_string(0) == state.information_state_string(0) == ""
    assert not any(state.observation_tensor(0))
    assert state.returns() == [0.0] * 4
    assert str(state) == "0 of 72 cards drawn"
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 2) == "chance draws fish"


def test_other_ways_of_observing_there_are_not() -> None:
    game = pyspiel.load_game("dschunke")
    public = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    assert make_observation(game, public) is None
    recalling = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    recalling.set_from(game.new_initial_state(), 0)
    assert recalling.tensor is None
    with pytest.raises(InvalidValue, match="params"):
        make_observation(game, params={"colour": "red"})


def test_a_learner_of_open_spiel_plays_it() -> None:
    world = Environment("dschunke", players=3)
    step = world.reset()
    chance = np.random.default_rng(1)
    while not step.last():
        legal = step.observations["legal_actions"][step.observations["current_player"]]
        step = world.step([int(chance.choice(legal))])
    assert sum(step.rewards) == pytest.approx(0)


def test_an_edition_is_registered_under_a_name_of_its_own() -> None:
    for name, edition in (("dschunke", STANDARD), ("two words", STANDARD), ("other", None)):
        with pytest.raises(InvalidValue):
            register(name, edition)  # type: ignore[arg-type] # wrong on purpose
    with pytest.raises(InvalidValue, match="players"):
        pyspiel.load_game("dschunke(players=5)")


def test_the_table_of_a_state_is_played_on_by_the_package() -> None:
    state = play(pyspiel.load_game("dschunke"), 1, lambda one: one.move_number() >= 80)
    number = state.legal_actions()[0]
    after = state.child(number)
    action = after.moment.done[-1]
    assert apply(state.table, action) == after.table


def test_chance_draws_only_what_is_left() -> None:
    state = pyspiel.load_game("dschunke").new_initial_state()
    for place in (99, -2):
        with pytest.raises(InvalidValue, match="draw: expected one of"):
            state.apply_action(place)
