"""What the shell calls: the arguments of each command, and one line for whatever goes wrong."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Final

from dschunke.cli.arguments import parser
from dschunke.errors import DschunkeError, InvalidData

__all__ = ["main"]

_WRONG: Final = 1
_USAGE: Final = 2
_STOPPED: Final = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Do as the arguments say; give the exit status.

    It is 0, or 1 where a file was found wrong, 2 for wrong arguments and files that cannot be read
    or written, 130 after Ctrl-C.
    """
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    asked = parser().parse_args(arguments)
    try:
        status: int = asked.run(asked)
        if sys.stdout:
            sys.stdout.flush()
    except BrokenPipeError:  # the reader has seen enough
        _write_no_more()
        return 0
    except DschunkeError as wrong:
        return _said(str(wrong), _WRONG if isinstance(wrong, InvalidData) else _USAGE)
    except OSError as error:
        if sys.stdout and not error.filename:
            _write_no_more()
        return _said(f"{error.filename or 'output'}: {error.strerror}", _USAGE)
    except KeyboardInterrupt:
        return _said("stopped", _STOPPED)
    return status


def _said(words: str, status: int) -> int:
    """Say in one line what is wrong, and give the exit status."""
    print(f"dschunke: {words}", file=sys.stderr)
    return status


def _write_no_more() -> None:
    """Let what is still to be written go nowhere, so that Python does not fail at its end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
