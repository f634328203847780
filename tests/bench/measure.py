"""One run: everything measured, as `Figures`."""

from __future__ import annotations

import os
import platform
import statistics
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Final

from dschunke import __version__
from tests.bench.figures import Figures, Growth, Import, Ours, PhaseCost, Point, Rate
from tests.bench.ours import (
    Place,
    Spent,
    bytes_per_state,
    decisions,
    grouped,
    imports,
    microseconds,
    play,
    seconds_of_games,
)
from tests.bench.peers import PEERS, Peer
from tests.bench.slices import ratio, slices

PLAYERS: Final = (3, 4)
"""With how many players dschunke is measured."""
SLICES: Final = 31
"""How many slices of each game are measured."""
SECONDS: Final = 0.1
"""How long a slice is (CPU seconds)."""
GAMES: Final = 100
"""How many games each decision is measured in."""
IMPORTS: Final = 21
"""How many fresh interpreters import each module."""
MODULES: Final = {"attrs": "attrs", "chess": "python-chess"}
"""What other imports are measured, and what they are called."""


def machine() -> str:
    """Name the processor, how many there are, and how busy they were in the last minute."""
    known = Path("/proc/cpuinfo")
    lines = known.read_text("utf-8").splitlines() if known.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    name = names[0] if names else platform.processor() or platform.machine()
    return f"{name}, {os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}"


def _versions(measured: list[Peer]) -> tuple[str, ...]:
    packages = dict.fromkeys(("attrs", *(peer.package for peer in measured)))
    return (
        f"{platform.python_implementation()} {platform.python_version()}",
        f"dschunke {__version__}",
        *(f"{package} {version(package)}" for package in packages),
    )


def _import_costs() -> tuple[Import, ...]:
    there = [name for name in MODULES if name == "attrs" or PEERS[0].installed()]
    taken = imports(("dschunke", *there), IMPORTS)
    return tuple(
        Import(
            MODULES.get(name, name),
            1e3 * statistics.median(times),
            ratio(taken["dschunke"], times),
        )
        for name, times in taken.items()
    )


def _points(spent: dict[Place, Spent], by: Callable[[Place], int]) -> tuple[Point, ...]:
    return tuple(
        Point(size, microseconds(times.listing) + microseconds(times.applying))
        for size, times in sorted(grouped(spent, by).items())
    )


def _growth(players: int, spent: dict[Place, Spent]) -> Growth:
    games = seconds_of_games(players, (1, *range(10, GAMES + 1, 10)))
    return Growth(
        players,
        _points(spent, lambda place: place.round),
        _points(spent, lambda place: place.layers),
        tuple(Point(number, seconds) for number, seconds in games.items()),
    )


def _phases(spent: dict[Place, Spent]) -> tuple[PhaseCost, ...]:
    by_phase = grouped(spent, lambda place: place.phase)
    return tuple(
        PhaseCost(
            name, len(times.listing), microseconds(times.listing), microseconds(times.applying)
        )
        for name, times in sorted(by_phase.items())
    )


def _view_ratio(spent: dict[Place, Spent]) -> float:
    all_ = grouped(spent, lambda _: None)[None]
    return microseconds(all_.viewing) / microseconds(all_.applying)


def figures() -> Figures:
    """Measure everything."""
    busy = machine()
    measured = [peer for peer in PEERS if peer.installed()]
    plays = {
        **{f"dschunke {players}": play(players, seed=1) for players in PLAYERS},
        **{peer.name: peer.play() for peer in measured},
    }
    rates = slices(plays, SLICES, SECONDS)
    spent = {players: decisions(players, GAMES) for players in PLAYERS}
    return Figures(
        machine=busy,
        versions=_versions(measured),
        missing=tuple(dict.fromkeys(peer.package for peer in PEERS if not peer.installed())),
        slices=SLICES,
        ours=tuple(
            Ours(
                players,
                statistics.median(rates[f"dschunke {players}"]),
                bytes_per_state(players),
                _view_ratio(spent[players]),
            )
            for players in PLAYERS
        ),
        rates=tuple(
            Rate(
                peer.name,
                peer.how,
                statistics.median(rates[peer.name]),
                ratio(rates["dschunke 3"], rates[peer.name]),
                ratio(rates["dschunke 4"], rates[peer.name]),
            )
            for peer in measured
        ),
        imports=_import_costs(),
        phases=_phases(spent[4]),
        growth=tuple(_growth(players, spent[players]) for players in PLAYERS),
    )
