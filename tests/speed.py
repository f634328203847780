"""`python -m tests.speed`: fail if the package has become slower than the record says.

The figure is the decisions per second with four players, as a multiple of those of a fixed load,
`tests/reference.py`: the speed of the machine goes out of it. Each minor version of Python has its
own record in `tests/speed.json`; `--record` writes it. A figure that is too low is measured again,
and the best counts: what slows the machine passes by, what slows the package stays.
"""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from attrs import frozen

from tests import reference
from tests.bench import ours
from tests.bench.slices import ratio, slices

RECORDS: Final = Path(__file__).with_name("speed.json")
"""The figure recorded for each minor version of Python."""
SLOWER: Final = 0.25
"""How much slower than the record is too slow."""
SLICES: Final = 60
"""How many pairs of slices."""
SECONDS: Final = 0.05
"""How long a slice is (CPU seconds)."""


TRIES: Final = 3
"""How often a figure that is too low is measured."""


@frozen
class Verdict:
    """What a figure comes to beside its record."""

    good: bool
    """Whether it passes."""
    text: str
    """Why, in one line."""


def measured() -> float:
    """Give the decisions per second of dschunke, as a multiple of those of the fixed load."""
    plays = {"dschunke": ours.play(4, seed=1), "reference": reference.play(seed=1)}
    rates = slices(plays, SLICES, SECONDS)
    return ratio(rates["dschunke"], rates["reference"])


def judged(figure: float, python: str, records: Mapping[str, float]) -> Verdict:
    """Compare a figure with the record of a Python; without one it passes."""
    if python not in records:
        return Verdict(True, f"speed: {figure:.3f}; no record for Python {python}")
    least = records[python] * (1 - SLOWER)
    compared = f"speed: {figure:.3f}, recorded for Python {python}: {records[python]:.3f}"
    if figure < least:
        return Verdict(False, f"{compared}; too slow, at least {least:.3f} is wanted")
    return Verdict(True, compared)


def best(python: str, records: Mapping[str, float]) -> float:
    """Measure until the figure passes, three times at most; give the best."""
    figure = 0.0
    for _ in range(TRIES):
        figure = max(figure, measured())
        if judged(figure, python, records).good:
            break
    return figure


def read() -> dict[str, float]:
    """Read the records."""
    records: dict[str, float] = json.loads(RECORDS.read_text("utf-8"))
    return records


def main() -> int:
    """Measure, and judge or record; give 1 if it is too slow."""
    parser = argparse.ArgumentParser(prog="python -m tests.speed", description=__doc__)
    parser.add_argument("--record", action="store_true", help="write the figure down")
    record = parser.parse_args().record
    python = ".".join(platform.python_version_tuple()[:2])
    records = read()
    if record:
        figure = statistics.median(measured() for _ in range(TRIES))
        records = dict(sorted({**records, python: round(figure, 3)}.items()))
        RECORDS.write_text(json.dumps(records, indent=1) + "\n", encoding="utf-8")
    else:
        figure = best(python, records)
    verdict = judged(figure, python, records)
    print(verdict.text)
    return 0 if verdict.good else 1


if __name__ == "__main__":
    sys.exit(main())
