"""What was measured, as values that can be written down and read."""

from __future__ import annotations

from attrs import frozen


@frozen
class Rate:
    """Decisions per second of a game of another library."""

    name: str
    """The game."""
    how: str
    """How its next state is made."""
    decisions: float
    """Decisions per second: the median of all slices."""
    three: float
    """How many times as fast dschunke is with three players."""
    four: float
    """How many times as fast dschunke is with four players."""


@frozen
class PhaseCost:
    """What a decision in one phase takes."""

    name: str
    """The class of the phase."""
    times: int
    """How many decisions were measured."""
    listing: float
    """`legal_actions` (µs)."""
    applying: float
    """`apply` (µs)."""


@frozen
class Point:
    """What something takes at one size."""

    size: int
    """The round, the layers or the number of games."""
    cost: float
    """µs per decision; for a number of games, seconds."""


@frozen
class Growth:
    """How cost grows."""

    players: int
    """The number of players."""
    rounds: tuple[Point, ...]
    """µs per decision in each round."""
    layers: tuple[Point, ...]
    """µs per decision, by the layers of the highest hold."""
    games: tuple[Point, ...]
    """Seconds for so many games."""


@frozen
class Import:
    """What importing takes in a fresh interpreter."""

    name: str
    """The module."""
    milliseconds: float
    """The median (ms of CPU time)."""
    ratio: float
    """How many times as long `import dschunke` takes: the median, time by time."""


@frozen
class Ours:
    """What dschunke takes with one number of players."""

    players: int
    """The number of players."""
    decisions: float
    """Decisions per second: the median of all slices."""
    bytes: float
    """What a kept state takes more than the one before (bytes)."""
    view: float
    """How many times as long `view` takes as `apply`."""


@frozen
class Figures:
    """One run of the benchmark."""

    machine: str
    """The processor, how many there are, and how busy they were."""
    versions: tuple[str, ...]
    """The versions of Python and of all packages measured."""
    missing: tuple[str, ...]
    """The packages that were not installed."""
    slices: int
    """How many slices each rate is the median of."""
    ours: tuple[Ours, ...]
    """dschunke with three and with four players."""
    rates: tuple[Rate, ...]
    """The other libraries."""
    imports: tuple[Import, ...]
    """What importing takes."""
    phases: tuple[PhaseCost, ...]
    """What a decision in each phase takes, with four players."""
    growth: tuple[Growth, ...]
    """How cost grows, with three and with four players."""
