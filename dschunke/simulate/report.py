"""A summary as lines of text, and how far a run has come."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from dschunke.simulate.result import Result
from dschunke.simulate.summary import Estimate, Standing, Summary

__all__ = ["reported", "watched"]

_WIDTH = 34
_PAUSE = 0.2
_MINUTE = 60
_HOUR = 3600


def reported(
    summary: Summary, policies: Sequence[str] = (), measures: Sequence[str] = ()
) -> tuple[str, ...]:
    """Tell a summary line by line, with the names of the run's policies and measures.

    Where a name is missing its number stands.
    """
    head = f"{'':<{_WIDTH}}{'count':>8}  {'wins':^16}{'score':^18}{'lead':^16}"
    policies = [*policies, *map(str, range(len(policies), len(summary.policies)))]
    measures = [*measures, *map(str, range(len(measures), len(summary.measures)))]
    return (
        f"{summary.games:,} games: {_about(summary.length, 1)} actions,"
        f" {_about(summary.total, 2)} yuan a seat",
        *(
            f"{name}: {_about(one, 3)}"
            for name, one in zip(measures, summary.measures, strict=False)
        ),
        head.rstrip(),
        *(_row(f"seat {seat}", one) for seat, one in enumerate(summary.seats)),
        *(
            _row(f"policy {name}", one)
            for name, one in zip(policies, summary.policies, strict=False)
        ),
        *(_row(str(role), one) for role, one in summary.roles.items()),
        *(_row(card, one) for card, one in summary.specials.items()),
    )


def _row(name: str, one: Standing) -> str:
    return (
        f"{name:<{_WIDTH}}{one.count:>8}  {_about(one.wins, 3):^16}"
        f"{_about(one.total, 2):^18}{_about(one.lead, 2, '+'):^16}"
    ).rstrip()


def _about(one: Estimate, digits: int, sign: str = "") -> str:
    return f"{one.mean:{sign}.{digits}f} ± {(one.high - one.low) / 2:.{digits}f}"


def watched(
    results: Iterator[Result],
    games: int,
    done: int,
    clock: Callable[[], float],
    write: Callable[[str], object],
) -> Iterator[Result]:
    """Pass results on, and write on one line how far they have come, five times a second at most.

    `done` of the `games` were played before (games); `clock` tells the time (seconds).
    """
    begun = last = clock()
    for count, result in enumerate(results, done + 1):
        now = clock()
        if now - last >= _PAUSE:
            last = now
            rate = (count - done) / (now - begun)
            told = f"{count:,} of {games:,} games, {rate:.1f} a second, {_left(games, count, rate)}"
            write(f"\r{told:<64}")
        yield result
    write(f"\r{'':<64}\r")


def _left(games: int, count: int, rate: float) -> str:
    seconds = int((games - count) / rate)
    if seconds >= _HOUR:
        return f"{seconds // _HOUR} h {seconds % _HOUR // _MINUTE} min left"
    if seconds >= _MINUTE:
        return f"{seconds // _MINUTE} min left"
    return f"{seconds} s left"
