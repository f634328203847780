"""`dschunke simulate`: play many games from the shell."""

from __future__ import annotations

import argparse
import json
import os
import pickle
import signal
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from importlib import import_module
from multiprocessing import active_children
from pathlib import Path
from time import monotonic, sleep
from typing import Any, BinaryIO, Final

from dschunke.checks import check_whole
from dschunke.cli.files import edition_in
from dschunke.errors import DschunkeError, InvalidData, InvalidValue
from dschunke.simulate.file import heading, results_in
from dschunke.simulate.many import play_run
from dschunke.simulate.named import POLICIES
from dschunke.simulate.report import plain_summary, reported, watched
from dschunke.simulate.result import Result, line
from dschunke.simulate.run import MOST_GAMES, Run
from dschunke.simulate.summary import summarized

__all__ = ["MOST_WORKERS", "leave_stopping", "simulate"]

MOST_WORKERS: Final = 1_000
"""In how many processes the command plays at most; a cluster has an executor of its own."""

_STOPPED: Final = 130
_AHEAD: Final = 8


def simulate(parser: argparse.ArgumentParser, asked: argparse.Namespace) -> int:
    """Play the games that are not in the file yet, and print the summary of all.

    Gives the exit status: 0, or 130 when stopped by Ctrl-C, 1 when a process was lost. Wrong
    arguments and files end the program with one line and the exit status 2. What else a policy of
    the user's own raises is not caught, so that he sees where.
    """
    policies = asked.policy or ["random"]
    try:
        run = Run(
            [POLICIES.get(name) or _found("policy", name) for name in policies],
            players=asked.players,
            seed=asked.seed,
            edition=edition_in(asked.edition),
            variable_setup=asked.variable_setup,
            measures={name: _found("measure", name) for name in asked.measure or ()},
        )
        check_whole("games", asked.games, 1, MOST_GAMES)
        check_whole("workers", asked.workers, 1, MOST_WORKERS)
        check_whole("chunk", asked.chunk, 1, MOST_GAMES)
        if asked.workers > 1:
            _check_sendable(run)
        with ExitStack() as ending:
            file = ending.enter_context(_opened(asked.out)) if asked.out else None
            results = _results(run, asked, file, heading(run, policies), ending)
            summary = summarized(results)
    except DschunkeError as wrong:
        notes = "".join(f" ({note})" for note in getattr(wrong, "__notes__", ()))
        parser.error(f"{wrong}{notes}")
    except OSError as error:
        place = error.filename or asked.out or "a policy or measure"
        parser.error(f"{place}: {error.strerror or error}")
    except (KeyboardInterrupt, BrokenExecutor) as stopped:
        lost = isinstance(stopped, BrokenExecutor)
        said = "a process was lost" if lost else "stopped"
        goes_on = "; the same command goes on where it was" if asked.out else ""
        print(f"\n{said}{goes_on}", file=sys.stderr)
        return 1 if lost else _STOPPED
    measures = [name for name, _ in run.measures]
    if asked.json:
        print(json.dumps(plain_summary(summary, policies, measures)))
    else:
        print("\n".join(reported(summary, policies, measures)))
    return 0


def _found(kind: str, name: str) -> Any:  # whatever the module holds; a run refuses what it can't
    """Find what a module of the user calls by a name: a policy or a measure."""
    module, colon, within = name.partition(":")
    if not colon:
        known = ", ".join([*POLICIES, ""]) if kind == "policy" else ""
        raise InvalidValue(kind, name, f"{known}MODULE:NAME")
    try:
        return getattr(import_module(module), within)
    except Exception as error:  # a foreign module may raise anything
        raise InvalidData(name, f"{type(error).__name__}: {error}") from None


def _check_sendable(run: Run) -> None:
    try:
        pickle.dumps(run)
    except Exception as error:  # pickling raises errors of many kinds
        raise InvalidData("run", f"cannot be sent to another process: {error}") from None


def _opened(path: Path) -> BinaryIO:
    try:
        return path.open("r+b")
    except FileNotFoundError:
        return path.open("x+b")


def _results(
    run: Run, asked: argparse.Namespace, file: BinaryIO | None, head: bytes, ending: ExitStack
) -> Iterator[Result]:
    """Give the results in the file, then play the games that are missing there."""
    done = 0
    try:
        for result in results_in(file, run, head) if file else ():
            done += 1
            yield result
    except InvalidData as wrong:
        raise InvalidData(f"{asked.out}: {wrong.path}", wrong.reason) from None
    executor = ending.enter_context(_workers(asked.workers)) if asked.workers > 1 else None
    missing = max(asked.games - done, 0)
    results = play_run(
        run,
        missing,
        first=done,
        executor=executor,
        chunk=asked.chunk,
        window=_AHEAD * asked.workers,
    )
    if sys.stderr.isatty():
        results = watched(results, asked.games, done, monotonic, _tell)
    for result in results:
        if file:
            file.write(line(result))
            file.flush()
        yield result


@contextmanager
def _workers(count: int) -> Iterator[ProcessPoolExecutor]:
    """Give so many processes to play in; when something goes wrong they end at once."""
    others = set(active_children())
    executor = ProcessPoolExecutor(count, initializer=leave_stopping)
    heard = threading.excepthook
    try:
        yield executor
    except BaseException as stopped:
        # The executor's own thread fails, on Python 3.11, at tasks that were cancelled before its
        # processes ended; that is of no interest any more.
        threading.excepthook = _unheard
        for process in set(active_children()) - others:  # pragma: no branch - they may have ended
            process.terminate()
        raise stopped
    finally:
        executor.shutdown(cancel_futures=True)
        threading.excepthook = heard


def _unheard(_: threading.ExceptHookArgs) -> None:
    """Say nothing."""


def leave_stopping() -> None:
    """Let Ctrl-C stop the process that gives out the games, which ends the others.

    When it is killed instead, the others end by themselves.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()


def _end_with(parent: int) -> None:  # pragma: no cover - runs in the other processes
    while os.getppid() == parent:
        sleep(1)
    os._exit(1)


def _tell(text: str) -> None:
    print(text, end="", file=sys.stderr, flush=True)
