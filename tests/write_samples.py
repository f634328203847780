"""`python -m tests.write_samples` wrote the frozen samples once; they are not written again."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from dschunke import STANDARD, view
from dschunke.json import dumps
from dschunke.record import redacted
from dschunke.transcript import write_game
from tests.recorded import recorded

SAMPLES: Final = Path(__file__).parent / "samples"


def main() -> None:
    """Write the samples that are not there yet."""
    record = recorded(STANDARD, 4, 7)
    middle = record.at(len(record.actions) // 2)
    samples = {
        "record-1.json": dumps(record),
        "state-1.json": dumps(middle),
        "view-1.json": dumps(view(middle, 2)),
        "seen-1.json": dumps(redacted(record, 1)),
        "game-1.txt": write_game(record),
    }
    for name, text in samples.items():
        path = SAMPLES / name
        if not path.exists():
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
