"""What many results say together: means with confidence intervals, in one pass."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import inf, lcm, sqrt
from statistics import NormalDist
from typing import Final, TypeVar

from attrs import frozen

from dschunke.by import BySeat
from dschunke.errors import InvalidValue
from dschunke.simulate.result import Result
from dschunke.vocabulary import Colour, Role

__all__ = ["Estimate", "Standing", "Summary", "summarized"]

_PARTS: Final = lcm(*range(1, len(Colour) + 1))
"""A win is shared by so few that each share is a whole number of these parts."""
_ONE: Final = Fraction(1)
_SUREST: Final = 1 - 1e-9

T = TypeVar("T")


@frozen
class Estimate:
    """A mean over games, with the interval that holds the true one with the chance asked for."""

    mean: float
    """The mean found."""
    low: float
    """The lower end; minus infinity where one game alone says something."""
    high: float
    """The upper end; infinity where one game alone says something."""


@frozen
class Standing:
    """How those did that have something in common: a seat, a policy, a role, a special card."""

    count: int
    """How often that was so: a seat counts once in a game, or for each time it took the role."""
    wins: Estimate
    """Their share of a win: 1 for a win alone, a half for one shared by two."""
    total: Estimate
    """What they scored (yuan, R11.2)."""
    lead: Estimate
    """What they scored above the mean of their game (yuan)."""


@frozen
class Summary:
    """What many games say together."""

    games: int
    """How many games (games)."""
    total: Estimate
    """What a seat scores (yuan, R11.2)."""
    length: Estimate
    """How long a game lasts (actions)."""
    seats: BySeat[Standing]
    """By seat; seat 0 is the first start player (R2.7); shape (players,)."""
    policies: dict[int, Standing]
    """By policy, by its number in the run; those that played."""
    roles: dict[Role, Standing]
    """By role: each time it was taken counts (R5.1)."""
    specials: dict[str, Standing]
    """By special card, by its name: each that was taken counts (R9.2)."""
    measures: tuple[Estimate, ...]
    """The run's measures, in their order."""


class _Sums:
    """Exact sums over games of a weight n and of quantities x: n², x, xn, x².

    The estimate of a mean is the ratio of the sums, Σx/Σn. Its error is that of a ratio estimator:
    games are independent, what happens within one game is not.
    """

    def __init__(self, quantities: int) -> None:
        self.games: int = 0
        self.n: int = 0
        self.nn: int = 0
        self.x: list[Fraction | int] = [0] * quantities
        self.xn: list[Fraction | int] = [0] * quantities
        self.xx: list[Fraction | int] = [0] * quantities

    def add(self, n: int, quantities: Iterable[Fraction | int]) -> None:
        """Count one game; a game in which n and all x are 0 need not be counted."""
        self.games += 1
        self.n += n
        self.nn += n * n
        for place, x in enumerate(quantities):
            self.x[place] += x
            self.xn[place] += x * n
            self.xx[place] += x * x

    def estimate(self, place: int, unit: int, games: int, wide: float) -> Estimate:
        """Estimate the mean of a quantity that was counted in parts of a `unit`."""
        mean = _ONE * self.x[place] / self.n
        spread = self.xx[place] - 2 * mean * self.xn[place] + mean * mean * self.nn
        found = float(mean / unit)
        if self.games < 2:
            return Estimate(found, -inf, inf)
        error = wide * sqrt(spread * games / (games - 1)) / self.n / unit
        return Estimate(found, found - error, found + error)


class _Tally:
    """The sums of all groups: one quantity each for lengths and measures, three for standings."""

    def __init__(self) -> None:
        self.seats: dict[int, _Sums] = {}
        self.policies: dict[int, _Sums] = {}
        self.roles: dict[Role, _Sums] = {}
        self.specials: dict[str, _Sums] = {}
        self.measures: dict[int, _Sums] = {}
        self.length = _Sums(1)
        self.total = _Sums(1)


def summarized(results: Iterable[Result], level: float = 0.95) -> Summary:
    """Read results once, keep none, and tell what they say together.

    `level` is the chance with which an interval is to hold the true mean. The
    intervals are those of the normal distribution, which is good from some hundred games on; where
    all games agreed they are a point. The sums are exact, so the order of results does not matter.
    Raises `InvalidValue` where there is no result, where results differ in seats or measures, and
    for what is no result.
    """
    if type(level) is not float or not 0 < level <= _SUREST:
        raise InvalidValue("level", level, f"a number above 0, {_SUREST} at most")
    if not isinstance(results, Iterable):
        raise InvalidValue("results", results, "results")
    tally = _Tally()
    games, shape = 0, (0, 0)
    for result in results:
        if type(result) is not Result:
            raise InvalidValue("results", result, "results")
        found = len(result.totals), len(result.measures)
        if games and found != shape:
            raise InvalidValue("results", found, f"{shape}, as many seats and measures as before")
        shape = found
        games += 1
        _count(tally, result)
    if not games:
        raise InvalidValue("results", games, "at least one result")
    return _told(tally, games, shape[0], NormalDist().inv_cdf((1 + level) / 2))


def _count(tally: _Tally, result: Result) -> None:
    """Count one game in all groups."""
    players, whole = len(result.totals), sum(result.totals)
    tally.length.add(1, (result.length,))
    tally.total.add(players, (whole,))
    for place, measure in enumerate(result.measures):
        tally.measures.setdefault(place, _Sums(1)).add(1, (Fraction(measure),))
    share = _PARTS // len(result.winners)
    did = [
        (share if seat in result.winners else 0, total, players * total - whole)
        for seat, total in enumerate(result.totals)
    ]
    _add(tally.seats, ((seat, 1, quantities) for seat, quantities in enumerate(did)))
    _add(tally.policies, ((policy, 1, did[s]) for s, policy in enumerate(result.policies)))
    _add(
        tally.roles,
        (
            (role, times, did[seat])
            for seat, taken in enumerate(result.roles)
            for role, times in zip(Role, taken, strict=True)
            if times
        ),
    )
    _add(
        tally.specials,
        ((card, 1, did[seat]) for seat, taken in enumerate(result.specials) for card in taken),
    )


def _add(groups: dict[T, _Sums], of_game: Iterable[tuple[T, int, tuple[int, ...]]]) -> None:
    """Add to each group what one game has of it: how often, and what was done each time."""
    gathered: dict[T, list[int]] = {}
    for key, times, quantities in of_game:
        mine = gathered.setdefault(key, [0] * (len(quantities) + 1))
        mine[0] += times
        for place, quantity in enumerate(quantities, 1):
            mine[place] += times * quantity
    for key, (count, *sums) in gathered.items():
        groups.setdefault(key, _Sums(len(sums))).add(count, sums)


def _told(tally: _Tally, games: int, players: int, wide: float) -> Summary:
    """Estimate everything."""

    def standing(sums: _Sums) -> Standing:
        return Standing(
            sums.n,
            wins=sums.estimate(0, _PARTS, games, wide),
            total=sums.estimate(1, 1, games, wide),
            lead=sums.estimate(2, players, games, wide),
        )

    return Summary(
        games=games,
        total=tally.total.estimate(0, 1, games, wide),
        length=tally.length.estimate(0, 1, games, wide),
        seats=tuple(standing(tally.seats[seat]) for seat in sorted(tally.seats)),
        policies={one: standing(tally.policies[one]) for one in sorted(tally.policies)},
        roles={role: standing(tally.roles[role]) for role in Role if role in tally.roles},
        specials={card: standing(tally.specials[card]) for card in sorted(tally.specials)},
        measures=tuple(
            tally.measures[place].estimate(0, 1, games, wide) for place in sorted(tally.measures)
        ),
    )
