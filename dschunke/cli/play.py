"""`dschunke play`: a game against bots, or with others who pass the keyboard."""

from __future__ import annotations

import argparse
from pathlib import Path
from secrets import randbelow
from typing import Final

from attrs import evolve

from dschunke.chance import deal
from dschunke.cli.files import record_in
from dschunke.cli.screen import coloured
from dschunke.cli.session import Session
from dschunke.errors import InvalidValue
from dschunke.notation import SEATS
from dschunke.record import Record
from dschunke.simulate.named import POLICIES
from dschunke.sitting import resumed
from dschunke.standard import STANDARD
from dschunke.vocabulary import Seat

__all__ = ["play"]

_SEEDS: Final = 1_000_000
_PLAYERS: Final = 4
_BOT: Final = "bot"


def play(asked: argparse.Namespace) -> int:
    """Play a game to its end, or until the people leave it; give the exit status.

    Raises `InvalidValue` for arguments that do not fit, `InvalidData` and `OSError` for the file.
    """
    seed = randbelow(_SEEDS) if asked.seed is None else asked.seed
    kept = asked.file is not None and Path(asked.file).exists()
    record = _begun(asked) if kept else _new(asked, seed)
    players = len(record.deal.hands)
    people = _people(_letters(asked.seats, record, kept=kept), players)
    bots = _bots(asked.bot or ["greedy"], [seat for seat in range(players) if seat not in people])
    if asked.names is not None:
        record = evolve(record, names=_names(asked.names, people, players))
    return Session(
        table=resumed(record),
        people=tuple(sorted(people)),
        bots=bots,
        seed=seed,
        file=asked.file,
        colour=coloured(asked.no_colour),
    ).play()


def _begun(asked: argparse.Namespace) -> Record:
    """Read the game that is in the file; what is for a new game is refused."""
    for option in ("players", "variable_setup", "names"):
        value = getattr(asked, option)
        if value:
            words = f"no --{option.replace('_', '-')}, since there is a game in {asked.file}"
            raise InvalidValue("arguments", value, words)
    return record_in(asked.file)


def _new(asked: argparse.Namespace, seed: int) -> Record:
    players = _PLAYERS if asked.players is None else asked.players
    return Record(STANDARD, deal(players, seed), variable_setup=asked.variable_setup)


def _letters(asked: str | None, record: Record, *, kept: bool) -> str:
    """Tell who sits at the keyboard; where nobody says it is seat A, or those who have names."""
    if asked is not None or not kept:
        return "A" if asked is None else asked
    named = [SEATS[seat] for seat, name in enumerate(record.names) if name != _BOT]
    if not named:
        raise InvalidValue("seats", None, "who sits at the keyboard, since a game is gone on with")
    return "".join(named)


def _people(letters: str, players: int) -> tuple[Seat, ...]:
    """Read the seats of those at the keyboard."""
    at_table = SEATS[:players]
    seats = [at_table.find(letter) for letter in letters.upper()]
    if not seats or -1 in seats or len(set(seats)) < len(seats):
        raise InvalidValue("seats", letters, f"letters out of {at_table}")
    return tuple(seats)


def _bots(names: list[str], seats: list[Seat]) -> dict[Seat, str]:
    """Tell which policy plays each of the seats, in turn."""
    for name in names:
        if name not in POLICIES:
            raise InvalidValue("bot", name, " or ".join(POLICIES))
    return {seat: names[place % len(names)] for place, seat in enumerate(seats)}


def _names(listed: str, people: tuple[Seat, ...], players: int) -> tuple[str, ...]:
    """Read the names of the people, in the order of their seats as typed; others are bots."""
    names = [name.strip() for name in listed.split(",")]
    if len(names) != len(people):
        raise InvalidValue("names", listed, f"{len(people)} names with commas between them")
    known = dict(zip(people, names, strict=True))
    return tuple(known.get(seat, _BOT) for seat in range(players))
