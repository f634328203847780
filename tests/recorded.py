"""Recorded games of every edition, for the tests of outside forms."""

from __future__ import annotations

from functools import cache

from dschunke import Edition, deal
from dschunke.record import Record
from tests.editions import GAMES
from tests.games import by_chance


@cache
def recorded(edition: Edition, players: int, seed: int) -> Record:
    """Record a game played by chance; odd seeds have the variable set-up and names."""
    odd = seed % 2 == 1
    names = ("Anna", "Bêla & Co", "李", "D. D.")[:players] if odd else ()
    start = Record(edition, deal(players, seed, edition), odd, names)
    actions = by_chance(start.at(0), seed).actions
    return start.append(*actions)


@cache
def records() -> tuple[Record, ...]:
    """Record two games of each edition and number of players."""
    return tuple(recorded(edition, players, seed) for edition, players in GAMES for seed in (4, 7))
