"""A summary as lines of text, and how far a run has come."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import isfinite

from dschunke.simulate.result import Result
from dschunke.simulate.summary import Estimate, Standing, Summary

__all__ = ["plain_summary", "reported", "watched"]

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
    measures = _named(measures, summary.measures)
    head = f"{'':<{_WIDTH}}{'count':>8}  {'wins':^16}{'score':^18}{'lead':^16}"
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
            _row(f"policy {_name(policies, number)}", one)
            for number, one in summary.policies.items()
        ),
        *(_row(str(role), one) for role, one in summary.roles.items()),
        *(_row(card, one) for card, one in summary.specials.items()),
    )


def plain_summary(
    summary: Summary, policies: Sequence[str] = (), measures: Sequence[str] = ()
) -> dict[str, object]:
    """Give a summary as JSON has it; an interval without an end has None there.

    The names are those of the run's policies and measures; where one is missing its number stands.
    """
    measures = _named(measures, summary.measures)
    return {
        "games": summary.games,
        "total": _plain(summary.total),
        "length": _plain(summary.length),
        "seats": [_plain(one) for one in summary.seats],
        "policies": [
            {"name": _name(policies, number), **_plain(one)}
            for number, one in summary.policies.items()
        ],
        "roles": {str(role): _plain(one) for role, one in summary.roles.items()},
        "specials": {card: _plain(one) for card, one in summary.specials.items()},
        "measures": [
            {"name": name, **_plain(one)}
            for name, one in zip(measures, summary.measures, strict=False)
        ],
    }


def _plain(one: Estimate | Standing) -> dict[str, object]:
    """Give the numbers by their names."""
    if isinstance(one, Estimate):
        ends = {"mean": one.mean, "low": one.low, "high": one.high}
        return {name: end if isfinite(end) else None for name, end in ends.items()}
    return {
        "count": one.count,
        "wins": _plain(one.wins),
        "total": _plain(one.total),
        "lead": _plain(one.lead),
    }


def _named(names: Sequence[str], things: Sequence[object]) -> Sequence[str]:
    """Name things: where a name is missing the number stands."""
    return [*names, *map(str, range(len(names), len(things)))]


def _name(names: Sequence[str], number: int) -> str:
    return names[number] if number < len(names) else str(number)


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
