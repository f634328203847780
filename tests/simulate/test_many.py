"""Many games on executors: the same results, once each, in order, with a bounded memory."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from pathlib import Path
from threading import Lock
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dschunke import InvalidData, InvalidValue
from dschunke.simulate import Played, Run, at_random, greedy, play_many, play_run
from dschunke.simulate.many import play_part
from tests.simulate import players

RUN = Run((at_random, greedy), players=3, seed=11)
GAMES = 12
ALONE = list(play_run(RUN, GAMES))


class Late(Executor):
    """Does nothing until a result is asked for, and knows how much was under way at once."""

    def __init__(self) -> None:
        self.most = 0
        self.waiting: list[Future[Any]] = []
        self.cancelled = 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **_: Any) -> Future[Any]:
        """Keep a task for later."""
        late = self

        class Lazy(Future[Any]):
            def result(self, timeout: float | None = None) -> Any:  # noqa: ARG002 - as a Future has it
                late.waiting.remove(self)
                return fn(*args)

            def cancel(self) -> bool:
                late.cancelled += 1
                return True

        future = Lazy()
        self.waiting.append(future)
        self.most = max(self.most, len(self.waiting))
        return future


@given(st.integers(1, 15), st.integers(1, 5), st.integers(0, GAMES))
def test_results_do_not_depend_on_chunks_and_memory_is_bounded(
    chunk: int, window: int, first: int
) -> None:
    late = Late()
    got = list(play_run(RUN, GAMES - first, first=first, executor=late, chunk=chunk, window=window))
    assert got == ALONE[first:]
    assert late.most <= window


def test_whoever_stops_early_leaves_no_task_waiting() -> None:
    late = Late()
    results = play_run(RUN, 1000, executor=late, chunk=1, window=4)
    assert next(results) == ALONE[0]
    assert isinstance(results, Iterator)
    results.close()  # type: ignore[attr-defined] # a generator is one
    assert late.cancelled == 3


def test_processes_give_the_same_results() -> None:
    with ProcessPoolExecutor(2) as executor:
        assert list(play_run(RUN, GAMES, executor=executor, chunk=2, window=3)) == ALONE


def test_a_policy_that_fails_in_a_process_says_in_which_game() -> None:
    with (
        ProcessPoolExecutor(1) as executor,
        pytest.raises(ZeroDivisionError) as caught,
    ):
        list(play_run(Run((at_random, players.broken)), 2, executor=executor))
    assert caught.value.__notes__ == ["in game 0 of the run, seat 1, action 1"]


def test_no_games_give_no_results() -> None:
    assert list(play_run(RUN, 0)) == list(play_run(RUN, 0, executor=Late())) == []
    assert play_part(RUN, range(3, 3)) == ()


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"run": greedy}, "run: expected a Run"),
        ({"games": -1}, "games: expected a whole number"),
        ({"first": 1.0}, "first: expected a whole number"),
        ({"chunk": 0}, "chunk: expected a whole number"),
        ({"window": 0}, "window: expected a whole number"),
        ({"executor": 3}, "executor: expected an Executor"),
    ],
)
def test_what_is_wrong_is_refused_before_anything_is_played(
    wrong: dict[str, Any], message: str
) -> None:
    with pytest.raises(InvalidValue, match=message):
        play_run(**{"run": RUN, "games": 3, **wrong})


def test_every_game_is_there_once_although_a_dask_worker_is_killed(tmp_path: Path) -> None:
    """One of three worker processes is killed by a game in the middle; the others go on."""
    pytest.importorskip("distributed", reason="Dask comes with the extra `deep`")
    mark = tmp_path / "not yet"
    mark.touch()
    done = subprocess.run(
        [sys.executable, "-m", "tests.simulate.cluster"],
        env={**os.environ, "DSCHUNKE_FATAL": str(mark)},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert not mark.exists()
    assert done.stdout.splitlines()[-1] == "60 games, as in one process; one worker was killed"


def test_play_many_plays_the_run_that_its_arguments_describe() -> None:
    run = Run((greedy, at_random), players=3, seed=5, variable_setup=True, measures={"a": len_of})
    told = play_many(
        (greedy, at_random), 4, players=3, seed=5, variable_setup=True, measures={"a": len_of}
    )
    assert tuple(told) == tuple(play_run(run, 4))
    assert tuple(play_many(at_random, 2)) == tuple(play_run(Run(at_random), 2))
    with pytest.raises(InvalidValue, match="at least one policy"):
        play_many((), 1)


def len_of(played: Played) -> float:
    """Count the actions of a game."""
    return len(played.actions)


class OddError(Exception):
    """An error that cannot be pickled."""

    def __init__(self) -> None:
        """Hold what no other process can have."""
        super().__init__("1 and 2")
        self.lock = Lock()


def odd(_: Played) -> float:
    """Fail in a way that cannot be sent."""
    raise OddError


def test_an_error_that_cannot_be_sent_is_told_all_the_same() -> None:
    run = Run(at_random, measures={"odd": odd})
    with ProcessPoolExecutor(1) as executor:
        with pytest.raises(InvalidData, match="policy or measure: OddError: '1 and 2'"):
            list(play_run(run, 1, executor=executor))
        assert len(list(play_run(Run(at_random), 1, executor=executor))) == 1


def test_a_task_tells_of_an_error_what_can_be_sent() -> None:
    with pytest.raises(InvalidData, match="OddError") as caught:
        play_part(Run(at_random, measures={"odd": odd}), range(1))
    assert pickle.dumps(caught.value)
    with pytest.raises(InvalidValue, match="up to 1e100"):
        play_part(Run(at_random, measures={"wrong": lambda _: float("inf")}), range(1))


def test_numbers_of_games_end_somewhere() -> None:
    with pytest.raises(InvalidValue, match="first: expected a whole number, 0 to 999999999997"):
        play_run(Run(at_random), 3, first=10**12 - 1)
