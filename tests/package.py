"""`python -m tests.package DIST AGAIN TYPES`: whether what is built may be uploaded.

`DIST` and `AGAIN` are folders into which wheel and sdist were built, `TYPES` is what pyright tells
of the installed wheel with `--verifytypes dschunke --outputjson`.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from email.parser import Parser
from pathlib import Path
from typing import Any, Final
from zipfile import ZipFile

__all__ = ["faults", "main", "unlike", "untyped", "unwanted"]

LARGEST_WHEEL: Final = 250_000
"""The most that is downloaded (bytes)."""
LARGEST_INSTALLED: Final = 750_000
"""The most that is put on a disk (bytes)."""
PACKAGED: Final = re.compile(
    r"dschunke/(\w+/)*(\w+\.(py|toml)|py\.typed|rulebook\.md|dschunke\.(schema\.json|d\.ts))"
    r"|dschunke-[^/]+\.dist-info/(licenses/LICENSE|METADATA|RECORD|WHEEL|entry_points\.txt)"
)
"""What a wheel may hold."""
TESTS: Final = re.compile(r"/tests/|/test_\w+\.py|/conftest\.py")
"""What it may not."""
ON_UNTYPED: Final = ("dschunke.open_spiel.", "dschunke.pettingzoo.")
"""Where classes inherit from projects that have no types of their own."""


def unlike(dist: Path, again: Path) -> Iterator[str]:
    """Name the files that did not come out alike, byte for byte."""
    names = {file.name for folder in (dist, again) for file in folder.glob("dschunke-*")}
    if len(names) != 2:
        yield f"a wheel and an sdist are wanted, not {', '.join(sorted(names)) or 'nothing'}"
    for name in sorted(names):
        one, other = dist / name, again / name
        if not (one.exists() and other.exists() and one.read_bytes() == other.read_bytes()):
            yield f"{name} is built differently each time"


def unwanted(wheel: Path) -> Iterator[str]:
    """Name what a wheel holds besides the package, or too much of."""
    size = wheel.stat().st_size
    if size > LARGEST_WHEEL:
        yield f"the wheel has {size} bytes, more than {LARGEST_WHEEL}"
    with ZipFile(wheel) as opened:
        files = opened.infolist()
        metadata = next(one for one in files if one.filename.endswith(".dist-info/METADATA"))
        told = Parser().parsestr(opened.read(metadata).decode())
    installed = sum(file.file_size for file in files)
    if installed > LARGEST_INSTALLED:
        yield f"installed it has {installed} bytes, more than {LARGEST_INSTALLED}"
    for file in files:
        if not PACKAGED.fullmatch(file.filename) or TESTS.search(file.filename):
            yield f"the wheel holds {file.filename}"
    for link in re.findall(r"\]\((?!https?:)[^)]*\)", str(told.get_payload())):
        yield f"the description has a link that leads nowhere: {link[1:]}"
    if told["Version"] != wheel.name.split("-")[1]:
        yield f"the wheel says that it is {told['Version']}"


def untyped(types: dict[str, Any]) -> Iterator[str]:  # whatever pyright writes
    """Name the public things whose type is not known to all checkers alike."""
    symbols = types["typeCompleteness"]["symbols"]
    if not symbols:
        yield "pyright looked at nothing"
    for one in symbols:
        known = one["isTypeKnown"] and not one["isTypeAmbiguous"]
        if one["isExported"] and not known and not f"{one['name']}.".startswith(ON_UNTYPED):
            yield f"{one['name']} has no type that every checker knows"


def faults(dist: Path, again: Path, types: dict[str, Any]) -> list[str]:
    """List all that is wrong."""
    found = [*unlike(dist, again), *untyped(types)]
    for wheel in dist.glob("dschunke-*.whl"):
        found += unwanted(wheel)
    return found


def main(arguments: list[str]) -> int:
    """Say what is wrong, or how large the wheel is; give 1 or 0."""
    dist, again, types = map(Path, arguments)
    found = faults(dist, again, json.loads(types.read_text("utf-8")))
    print("\n".join(found or [f"{one.name}: {one.stat().st_size} bytes" for one in dist.iterdir()]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
