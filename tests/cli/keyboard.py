"""The command in this process, with lines that are typed or come from a file."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from io import StringIO

import pytest

from dschunke.cli.main import main


class Screen(StringIO):
    """What calls itself a terminal."""

    def isatty(self) -> bool:
        """Say yes."""
        return True


def typed(
    monkeypatch: pytest.MonkeyPatch, lines: Iterable[str], *arguments: str, terminal: bool = False
) -> tuple[int, str]:
    """Run the command while somebody types lines; give the exit status and what it writes."""
    kind = Screen if terminal else StringIO
    screen = kind()
    monkeypatch.delenv("NO_COLOR", raising=False)
    with monkeypatch.context() as patched:
        patched.setattr(sys, "stdin", kind("".join(f"{line}\n" for line in lines)))
        patched.setattr(sys, "stdout", screen)
        status = main(arguments)
    return status, screen.getvalue()
