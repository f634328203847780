"""`python -m tests.prove`: let CrossHair confirm each contract in `tests/contracts.py`."""

from __future__ import annotations

import subprocess
import sys
from typing import Final

from tests.source import ROOT

CONTRACTS: Final = (ROOT / "tests" / "contracts.py").read_text("utf-8").count("    post: ")
"""How many postconditions there are."""


def main() -> int:
    """Run CrossHair; give 0 if it confirms every postcondition over all paths."""
    done = subprocess.run(
        [
            *(sys.executable, "-m", "crosshair", "check", "--analysis_kind=PEP316"),
            *("--report_all", "--per_condition_timeout=120", "tests/contracts.py"),
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    print(done.stdout + done.stderr, end="")
    confirmed = (done.stdout + done.stderr).count("Confirmed over all paths")
    print(f"{confirmed} of {CONTRACTS} confirmed over all paths")
    return 0 if confirmed == CONTRACTS and done.returncode == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
