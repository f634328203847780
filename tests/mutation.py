"""`python -m tests.mutation`: mutate the rules, holds, flow, engine and view, and count survivors.

Fails if fewer than `LEAST` of the mutants are killed. What survives is listed; each is either
killed by a new test or told by `HARMLESS` why it cannot matter.
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

DEAD: Final = ("killed", "timeout", "segfault")
"""What may have become of a mutant that a test, or its own endless loop, has ended."""

HARMLESS: Final = {
    r",\s*(strict=\w+)?\)": "whether `zip` checks lengths that are the same by construction",
    r"(?<=Stage.AUCTION), \w+\)": "auctions count no turns",
    r"(?<=Stage.MARKET), \w+\)": "turning up the market card counts no turns",
    r"(?<=cards_decide else )\d\)": "what all have alike decides nothing",
    r"(?<=default=)[01]\)": "a player who is alone has no visible chest, or three and more",
}
"""Parts of a line in which a mutant may differ without mattering, and why."""

COPIED: Final = ("dschunke", "tests", "docs", "README.md", "CHANGELOG.md", "LICENSE")


def main() -> int:
    """Run mutmut in a copy of the project; give 0 if enough mutants are killed."""
    with tempfile.TemporaryDirectory() as folder:
        for name in (*COPIED, "pyproject.toml"):
            copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
            copy(ROOT / name, Path(folder) / name)
        environment = {**os.environ, "DSCHUNKE_PROFILE": "mutants"}
        command = [sys.executable, "-m", "mutmut", "run"]
        ran = subprocess.run(command, cwd=folder, env=environment, check=False)
        if ran.returncode != 0:
            print("the run itself failed: nothing is known")
            return 1
        results = _ask(folder, environment, "results", "--all", "true")
        fates = dict(re.findall(r"^\s*(\S+): ([a-z ]+)$", results, re.M))
        alive = [name for name, fate in fates.items() if fate not in DEAD]
        shown = {name: _ask(folder, environment, "show", name) for name in alive}
    return judge(len(fates), shown)


def _ask(folder: str, environment: dict[str, str], *arguments: str) -> str:
    command = [sys.executable, "-m", "mutmut", *arguments]
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout


def judge(tried: int, survivors: dict[str, str]) -> int:
    """Show the survivors that may matter, each with its difference; give 0 if they are few."""
    matter = {name: shown for name, shown in survivors.items() if not harmless(shown)}
    for name, shown in matter.items():
        print(name, *re.findall(r"^[-+] .*$", shown, re.M), sep="\n    ")
    counted = tried - (len(survivors) - len(matter))
    killed = (counted - len(matter)) / max(counted, 1)
    print(f"{tried} mutants, {len(matter)} survive that may matter: {killed:.1%} are killed")
    return 0 if tried and killed >= LEAST else 1


def harmless(shown: str) -> bool:
    """Tell whether the lines taken out and put in differ in nothing that matters."""
    lines = {sign: re.findall(rf"^\{sign} +(.*)$", shown, re.M) for sign in "-+"}
    for part in HARMLESS:
        lines = {sign: [re.sub(part, ")", line) for line in found] for sign, found in lines.items()}
    return lines["-"] == lines["+"] != []


if __name__ == "__main__":
    sys.exit(main())
