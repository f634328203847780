"""`python -m tests.adapters.playthrough` writes the playthrough that a test compares with.

It is of a short edition, so that it stays small.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from attrs import evolve
from open_spiel.python.algorithms.generate_playthrough import playthrough

from dschunke.open_spiel import register
from tests.editions import TINY

SHORT: Final = "dschunke_short"
"""The name of the short edition."""
PLAYTHROUGH: Final = Path(__file__).parent / "playthrough.txt"
"""Where it is kept."""

register(SHORT, evolve(TINY, name="short: two players, two rounds", rounds=2))


def played_through() -> str:
    """Play as the seed has it, and tell what OpenSpiel sees at some states."""
    text: str = playthrough(SHORT, [], seed=7)
    return text


def main() -> None:
    """Write it."""
    PLAYTHROUGH.write_text(played_through(), encoding="utf-8")


if __name__ == "__main__":
    main()
