"""A file of results: a heading that says of which run, then a line for each game, in order."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any, BinaryIO, Final

import dschunke
from dschunke.errors import InvalidData, shown
from dschunke.json import dumps
from dschunke.simulate.result import LONGEST_LINE, Result, read_line
from dschunke.simulate.run import Run

__all__ = ["heading", "results_in"]

_START: Final = b'{"dschunke":'


def heading(run: Run, policies: Sequence[str]) -> bytes:
    """Write the first line of the file of a run, whose policies have these names.

    Two runs have the same heading if they play the same games with the same version of this
    package, as far as names tell.
    """
    plain = {
        "dschunke": dschunke.__version__,
        "edition": run.edition.name,
        "edition_sha256": sha256(dumps(run.edition).encode("utf-8")).hexdigest(),
        "players": run.players,
        "variable_setup": run.variable_setup,
        "seed": run.seed,
        "policies": list(policies),
        "measures": [name for name, _ in run.measures],
    }
    return json.dumps(plain, separators=(",", ":")).encode("ascii") + b"\n"


def results_in(file: BinaryIO, run: Run, head: bytes) -> Iterator[Result]:
    """Give the results in a file of the run, in order; then make it ready to be written on.

    A heading that is missing is written, a last line that was cut off is taken away. Raises
    `InvalidData` for the file of another run and for what is no such file; it is left as it is.
    """
    first = file.readline(LONGEST_LINE)
    if first != head and (first.endswith(b"\n") or not head.startswith(first)):
        raise InvalidData("line 1", _difference(first, head))
    if first != head:
        file.seek(0)
        file.write(head)
    end, number = len(head), 0
    while (written := file.readline(LONGEST_LINE + 1)).endswith(b"\n"):
        yield read_line(run, number, written)
        end, number = end + len(written), number + 1
    if len(written) > LONGEST_LINE:
        raise InvalidData(f"game {number}", "the line is too long")
    file.seek(end)
    file.truncate()


def _difference(first: bytes, head: bytes) -> str:
    """Say what is other in the heading of another run."""
    here: dict[str, Any] = json.loads(head)  # whatever a heading says
    try:
        there = json.loads(first) if first.startswith(_START) else None
    except (ValueError, RecursionError):
        there = None
    if not isinstance(there, dict):
        return "not a file of results"
    for name, value in here.items():
        if there.get(name) != value:
            return f"another run: {name} is {shown(there.get(name))}, not {shown(value)}"
    return "not a heading as this package writes it"
