"""`python -m tests.bench`: measure everything once and print the tables; `--write` keeps them."""

from __future__ import annotations

import argparse

from tests.bench.draw import IMAGE, svg
from tests.bench.measure import figures
from tests.bench.page import KEPT, PAGE, dumps, loads, tables, written


def main() -> None:
    """Measure, print, and write where asked to."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument(
        "--write",
        action="store_true",
        help="write docs/performance.json, its tables in docs/performance.md, and the picture",
    )
    write = parser.parse_args().write
    kept = dumps(figures())
    measured = loads(kept)
    print(tables(measured))
    if write:
        KEPT.write_text(kept, encoding="utf-8")
        PAGE.write_text(written(PAGE.read_text("utf-8"), measured), encoding="utf-8")
        IMAGE.parent.mkdir(exist_ok=True)
        IMAGE.write_bytes(svg(measured))


if __name__ == "__main__":
    main()
