"""Writes figures down: as JSON, and as the tables of `docs/performance.md`."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Final

import cattrs
from attrs import frozen

from tests.bench.figures import Figures, Point
from tests.bench.peers import CARD_GAME
from tests.source import ROOT

PAGE: Final = ROOT / "docs" / "performance.md"
"""The page."""
KEPT: Final = ROOT / "docs" / "performance.json"
"""The figures that stand on the page."""
BEGIN: Final = "<!-- measured: written by `python -m tests.bench --write` -->\n"
"""Where the tables begin."""
END: Final = "<!-- measured: end -->\n"
"""Where they end."""


def dumps(figures: Figures) -> str:
    """Write figures as JSON, numbers to four digits."""
    exact = json.dumps(cattrs.unstructure(figures))
    plain = json.loads(exact, parse_float=lambda text: float(f"{float(text):.4g}"))
    return json.dumps(plain, indent=1, ensure_ascii=False) + "\n"


def loads(text: str) -> Figures:
    """Read what `dumps` wrote."""
    return cattrs.structure(json.loads(text), Figures)


# Goals


def _least_ratio(name: str) -> Callable[[Figures], float | None]:
    """Give how to find the smaller of the two ratios to a game."""

    def find(figures: Figures) -> float | None:
        found = [min(rate.three, rate.four) for rate in figures.rates if rate.name == name]
        return found[0] if found else None

    return find


def _import_ratio(figures: Figures) -> float | None:
    return next(one.ratio for one in figures.imports if one.name == "attrs")


@frozen
class Goal:
    """A number that is aimed at."""

    what: str
    """What is measured."""
    bound: float
    """The number."""
    at_least: bool
    """Whether more is better."""
    measured: Callable[[Figures], float | None]
    """Finds the worst that was measured; None if the other library was not there."""

    def row(self, figures: Figures) -> tuple[str, ...]:
        """Give the row of the table."""
        found = self.measured(figures)
        wanted = f"{'at least' if self.at_least else 'at most'} {self.bound:g}"
        if found is None:
            return (self.what, wanted, "not measured", "–")
        met = found >= self.bound if self.at_least else found <= self.bound
        return (self.what, wanted, _number(found), "met" if met else "**not met**")


GOALS: Final = (
    Goal("decisions per second, times python-chess", 5, True, _least_ratio("python-chess")),
    Goal("decisions per second, times catanatron", 12, True, _least_ratio("catanatron")),
    Goal(f"decisions per second, times {CARD_GAME}", 0.8, True, _least_ratio(CARD_GAME)),
    Goal("bytes of a kept state", 400, False, lambda all_: max(one.bytes for one in all_.ours)),
    Goal("`view`, times `apply`", 1, False, lambda all_: max(one.view for one in all_.ours)),
    Goal("import, times attrs alone", 2, False, _import_ratio),
)
"""What is aimed at; of three and four players, the worse counts."""


# Tables


def _number(value: float) -> str:
    """Write a number to three digits, thousands apart."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def _table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    rows = list(rows)
    numbers = (all(row[place][:1].isdigit() for row in rows) for place in range(len(heads)))
    ruler = ("--:" if right else "---" for right in numbers)
    return "".join(f"| {' | '.join(row)} |\n" for row in (heads, ruler, *rows))


def tables(figures: Figures) -> str:
    """Write what stands on the page between the two marks."""
    missing = f"\nNot measured, since not installed: {', '.join(figures.missing)}.\n"
    return f"""
Measured on {figures.machine}, with {", ".join(figures.versions)}.
{missing if figures.missing else ""}
### The goals

{_table(("goal", "wanted", "measured", ""), (goal.row(figures) for goal in GOALS))}
### dschunke by itself

{_ours(figures)}
### Beside others

How many times as fast dschunke is, with 3 and with 4 players: medians of {figures.slices} slices.

{_rates(figures)}
### Importing

{_imports(figures)}
### By phase, four players

{_phases(figures)}
### How cost grows

{_growth(figures)}
![Cost of a decision by round and by layers, and time over the number of games](images/growth.svg)

"""


def _ours(figures: Figures) -> str:
    return _table(
        ("players", "decisions/s", "bytes of a kept state", "`view` / `apply`"),
        (
            (str(one.players), *map(_number, (one.decisions, one.bytes, one.view)))
            for one in figures.ours
        ),
    )


def _rates(figures: Figures) -> str:
    return _table(
        ("game", "next state", "decisions/s", "times, 3", "times, 4"),
        (
            (rate.name, rate.how, *map(_number, (rate.decisions, rate.three, rate.four)))
            for rate in figures.rates
        ),
    )


def _imports(figures: Figures) -> str:
    return _table(
        ("module", "ms", "dschunke takes, times this"),
        ((one.name, _number(one.milliseconds), _number(one.ratio)) for one in figures.imports),
    )


def _phases(figures: Figures) -> str:
    return _table(
        ("phase", "decisions", "µs `legal_actions`", "µs `apply`"),
        (
            (f"`{one.name}`", f"{one.times:,}", _number(one.listing), _number(one.applying))
            for one in figures.phases
        ),
    )


def _growth(figures: Figures) -> str:
    rounds = [(one.rounds[0], one.rounds[-1]) for one in figures.growth]
    layers = [(one.layers[0], one.layers[-1]) for one in figures.growth]
    games = [(one.games[0], one.games[-1]) for one in figures.growth]
    return _table(
        ("", *(f"{one.players} players" for one in figures.growth)),
        (
            ("µs per decision, first and last round", *map(_from_to, rounds)),
            ("µs per decision, fewest and most layers", *map(_from_to, layers)),
            ("ms per game, over the fewest and the most games", *map(_per_game, games)),
        ),
    )


def _from_to(ends: tuple[Point, Point]) -> str:
    return " … ".join(f"{_number(one.cost)} ({one.size})" for one in ends)


def _per_game(ends: tuple[Point, Point]) -> str:
    return " … ".join(f"{_number(1e3 * one.cost / one.size)} ({one.size})" for one in ends)


def written(page: str, figures: Figures) -> str:
    """Put the tables into the text of the page."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + BEGIN + tables(figures) + END + after
