"""Games in files: records in JSON and transcripts are read, records are written."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from errno import EEXIST, EINVAL
from pathlib import Path
from tempfile import mkstemp
from typing import Final, TypeVar

from dschunke.edition import Edition
from dschunke.errors import InvalidData
from dschunke.json import MOST_BYTES, dumps, loads
from dschunke.record import Record
from dschunke.standard import STANDARD
from dschunke.transcript import read_game

__all__ = ["STDIN", "edition_in", "game_in", "record_in", "save_game"]

T = TypeVar("T")

STDIN: Final = "-"
"""The name that stands for standard input."""


def game_in(path: str, edition: Edition = STANDARD) -> Record:
    """Read a game: a record, or a transcript of a game with this `edition`.

    Raises `OSError` for what cannot be read, `InvalidData` with the path of the file for what is
    no game.
    """
    return _read(path, lambda text: _game(text, edition))


def record_in(path: str) -> Record:
    """Read a game that is kept as a record. Raises as `game_in` does."""
    return _read(path, lambda text: loads(text, Record))


def edition_in(path: str | None) -> Edition:
    """Read an edition in JSON; None is the standard one. Raises as `game_in` does."""
    return STANDARD if path is None else _read(path, lambda text: loads(text, Edition))


def _game(text: str, edition: Edition) -> Record:
    return loads(text, Record) if text.lstrip().startswith("{") else read_game(text, edition)


def _read(path: str, reader: Callable[[str], T]) -> T:
    """Read the text of a file; what is wrong is told with the path of the file."""
    held = _bytes_in(path)
    try:
        if len(held) > MOST_BYTES:
            raise InvalidData("size", f"longer than {MOST_BYTES} bytes")
        return reader(held.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise InvalidData(f"{path}: byte {error.start}", "not in UTF-8") from None
    except InvalidData as wrong:
        raise InvalidData(f"{path}: {wrong.path}", wrong.reason, wrong.refusal) from None


def _bytes_in(path: str) -> bytes:
    """Read a file, or as much of it as shows that it is too long."""
    if path == STDIN:
        return sys.stdin.buffer.read(MOST_BYTES + 1) if sys.stdin else b""
    with Path(path).open("rb") as file:
        return file.read(MOST_BYTES + 1)


def save_game(path: str, record: Record, *, anew: bool) -> None:
    """Write a record so that the file is there whole or not at all; raises `OSError`.

    Where it is to be made `anew` no file may be there; else the one there is replaced. A link stays
    one: the file that it leads to is replaced.
    """
    if anew and os.path.lexists(path):
        raise FileExistsError(EEXIST, os.strerror(EEXIST), path)
    if path == STDIN:
        raise OSError(EINVAL, "a game is kept in a file", path)
    place = Path(os.path.realpath(path))
    try:
        made, aside = mkstemp(dir=place.parent)
    except OSError as error:
        raise OSError(error.errno, error.strerror, path) from None
    try:
        with open(made, "w", encoding="utf-8") as file:
            file.write(f"{dumps(record)}\n")
        os.replace(aside, place)
    finally:
        Path(aside).unlink(missing_ok=True)
