"""A program in a terminal of its own, and what somebody types there."""

from __future__ import annotations

import os
import select
import subprocess
import sys
import time
from codecs import getincrementaldecoder
from types import TracebackType
from typing import Final

from tests.source import ROOT

CTRL_C: Final = "\x03"
CTRL_D: Final = "\x04"
PATIENCE: Final = 60.0
"""How long a program may take to write something (seconds)."""


class Terminal:
    """The command `dschunke` in a pseudo-terminal; `written` is all that stands there."""

    def __init__(self, *arguments: str, cwd: os.PathLike[str] = ROOT, **env: str) -> None:
        self.master, slave = os.openpty()
        self.written = ""
        self.seen = 0
        self.decoder = getincrementaldecoder("utf-8")()
        kept = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "dschunke", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=cwd,
            env={**kept, "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1", **env},
            start_new_session=True,
            preexec_fn=_take_terminal,
        )
        os.close(slave)

    def __enter__(self) -> Terminal:
        """Begin."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """End the program if it has not ended."""
        self.process.kill()
        self.process.wait()
        os.close(self.master)

    def until(self, *endings: str) -> str:
        """Wait until what comes after what was typed ends with one of these; "" at the end."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            for ending in endings:
                if self.written.endswith(ending, self.seen):
                    return ending
            if select.select([self.master], [], [], 1)[0] and not self._read():
                return ""
        raise TimeoutError(self.written[-500:])

    def _read(self) -> bool:
        """Read what is there; tell whether the program still writes."""
        try:
            piece = os.read(self.master, 1 << 16)
        except OSError:  # Linux says so at the end
            return False
        self.written += self.decoder.decode(piece).replace("\r\n", "\n")
        return bool(piece)

    def type(self, words: str) -> None:
        """Type something."""
        self.seen = len(self.written)
        os.write(self.master, words.encode("utf-8"))

    def end(self) -> int:
        """Wait for the end; give the exit status."""
        self.until("\0")
        return self.process.wait(PATIENCE)


def _take_terminal() -> None:
    """Let Ctrl-C in the terminal reach the program."""
    import fcntl
    import termios

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
