"""`dschunke vectors`: write the files that check engines in other languages."""

from __future__ import annotations

import argparse
from pathlib import Path

from dschunke.conformance.vectors import files

__all__ = ["vectors"]


def vectors(asked: argparse.Namespace) -> int:
    """Write the conformance vectors into a folder, which is made if it is not there.

    Raises `OSError`.
    """
    folder = Path(asked.folder)
    folder.mkdir(parents=True, exist_ok=True)
    texts = files()
    for name, written in texts.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(written.encode("utf-8"))
    print(f"{len(texts)} files in {folder}")
    return 0
