"""The terminal: lines that are read, colours where they are wanted, a screen that is cleared."""

from __future__ import annotations

import os
import sys

__all__ = ["clear", "coloured", "is_terminal", "line"]

_CLEAR = "\x1b[2J\x1b[3J\x1b[H"


def is_terminal() -> bool:
    """Tell whether somebody sits there: what is read and what is written is a terminal."""
    return bool(sys.stdin and sys.stdin.isatty() and sys.stdout and sys.stdout.isatty())


def coloured(plain: bool) -> bool:
    """Tell whether to write in colours: not if `plain` is asked for, by NO_COLOR too."""
    return not plain and not os.environ.get("NO_COLOR") and is_terminal()


def line(prompt: str) -> str:
    """Read a line without the blanks at its ends; raises `EOFError` at the end."""
    if not sys.stdin:
        raise EOFError
    print(prompt, end="", flush=True)
    read = sys.stdin.readline()
    if not read:
        raise EOFError
    return read.strip()


def clear() -> None:
    """Clear a terminal, and what can be scrolled back to."""
    if is_terminal():
        print(_CLEAR, end="", flush=True)
