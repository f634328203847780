"""Many games, in this process or on any executor: results in order, with a bounded memory."""

from __future__ import annotations

import pickle
from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import Executor, Future

from dschunke.checks import check_whole
from dschunke.edition import Edition
from dschunke.errors import InvalidData, InvalidValue, shown
from dschunke.simulate.policy import Policy
from dschunke.simulate.result import Result, result_of
from dschunke.simulate.run import MOST_GAMES, Measure, Run
from dschunke.standard import STANDARD

__all__ = ["play_many", "play_part", "play_run"]


def play_many(
    policies: Policy | Iterable[Policy],
    games: int,
    *,
    players: int = 4,
    edition: Edition = STANDARD,
    seed: int = 0,
    variable_setup: bool = False,
    measures: Mapping[str, Measure] | None = None,
    executor: Executor | None = None,
) -> Iterator[Result]:
    """Play so many `games` by one policy or by several; give their results in order.

    All but `games` and `executor` is what a `Run` says of them, and `play_run` does the rest.
    Raises as both do.
    """
    run = Run(
        policies,
        players=players,
        seed=seed,
        edition=edition,
        variable_setup=variable_setup,
        measures=measures or {},
    )
    return play_run(run, games, executor=executor)


def play_run(
    run: Run,
    games: int,
    *,
    first: int = 0,
    executor: Executor | None = None,
    chunk: int = 8,
    window: int = 64,
) -> Iterator[Result]:
    """Play so many `games` of a run, from the number `first` on; give their results in order.

    They are played in this process, or by the `executor`, in tasks of `chunk` games, of which
    `window` are under way at once: no more than `chunk * window` results are ever in memory. The
    results are the same whatever these are. Whoever stops early leaves no task waiting. Raises
    `InvalidValue` at once for what is wrong here, and what `play_one` and the executor raise.
    """
    if type(run) is not Run:
        raise InvalidValue("run", run, "a Run")
    check_whole("games", games, 0, MOST_GAMES)
    check_whole("first", first, 0, MOST_GAMES - games)
    check_whole("chunk", chunk, 1, 1_000_000)
    check_whole("window", window, 1, 1_000_000)
    if executor is not None and not isinstance(executor, Executor):
        raise InvalidValue("executor", executor, "an Executor of concurrent.futures, or None")
    numbers = range(first, first + games)
    if executor is None:
        return (result_of(run, number) for number in numbers)
    return _in_order(run, numbers, executor, chunk, window)


def play_part(run: Run, numbers: range) -> tuple[Result, ...]:
    """Play the games of a run with these numbers: what one task of an executor does.

    An error that could not be sent back is told by one that can, else the executor would break.
    """
    try:
        return tuple(result_of(run, number) for number in numbers)
    except Exception as error:
        told = _sent(error)
    raise told  # here, so that it does not take the error along that it stands for


def _sent(error: Exception) -> Exception:
    """Give the error, or what tells of it, as it arrives in another process."""
    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301 - our own, a moment ago
    except Exception:  # a foreign class may fail in any way
        notes = getattr(error, "__notes__", ())
        reason = "; ".join([f"{type(error).__name__}: {shown(str(error))}", *notes])
        return InvalidData("policy or measure", reason)
    return error


def _in_order(
    run: Run, numbers: range, executor: Executor, chunk: int, window: int
) -> Iterator[Result]:
    flying: deque[Future[tuple[Result, ...]]] = deque()
    try:
        for begin in range(0, len(numbers), chunk):
            flying.append(executor.submit(play_part, run, numbers[begin : begin + chunk]))
            if len(flying) == window:
                yield from flying.popleft().result()
        while flying:
            yield from flying.popleft().result()
    finally:
        for future in flying:
            future.cancel()
