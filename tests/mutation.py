"""`python -m tests.mutation`: mutate the rules, holds, flow, engine and view, and count survivors.

Fails if fewer than `LEAST` of the mutants are killed. What survives is listed; each is either
killed by a new test or stands in `HARMLESS` with the reason why it cannot matter.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from tests.source import ROOT

LEAST: Final = 0.95
"""The least part of the mutants that must be killed."""

HARMLESS: Final[dict[str, str]] = {}
"""Survivors that cannot matter, by mutmut's name, and why."""

COPIED: Final = ("dschunke", "tests", "docs", "README.md", "CHANGELOG.md", "LICENSE")


def main() -> int:
    """Run mutmut in a copy of the project; give 0 if enough mutants are killed."""
    with tempfile.TemporaryDirectory() as folder:
        for name in (*COPIED, "pyproject.toml"):
            copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
            copy(ROOT / name, Path(folder) / name)
        environment = {**os.environ, "DSCHUNKE_PROFILE": "mutants"}
        command = [sys.executable, "-m", "mutmut"]
        subprocess.run([*command, "run"], cwd=folder, env=environment, check=False)
        done = subprocess.run(
            [*command, "results", "--all", "true"],
            cwd=folder,
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
    return judge(done.stdout)


def judge(results: str) -> int:
    """Count what mutmut lists, a mutant and its fate on each line; give 0 if enough are killed."""
    fates = dict(re.findall(r"^\s*(\S+): ([a-z ]+)$", results, re.M))
    alive = {name for name, fate in fates.items() if fate in ("survived", "no tests")}
    matter = alive - set(HARMLESS)
    for name in sorted(matter):
        print(name)
    tried = len(fates) - len(alive & set(HARMLESS))
    killed = (tried - len(matter)) / max(tried, 1)
    print(f"{len(fates)} mutants, {len(matter)} survive that may matter: {killed:.1%} killed")
    return 0 if tried and killed >= LEAST else 1


if __name__ == "__main__":
    sys.exit(main())
