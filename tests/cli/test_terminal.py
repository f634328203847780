"""The command as somebody meets it who sits at a terminal."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
import time
from doctest import ELLIPSIS, OutputChecker
from pathlib import Path
from uuid import uuid4

import pytest

from dschunke.json import loads
from dschunke.record import Record
from tests.cli.terminal import CTRL_C, CTRL_D, Terminal
from tests.source import ROOT

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals")

PAGE = ROOT / "docs" / "how-to" / "play-in-a-terminal.md"
PROMPT = re.compile(r"^((?:[A-D]|\d+ of \d+)> |Pass the keyboard .* presses Enter\. )(.*)$", re.M)


@pytest.mark.parametrize("choice", ["1", "2"])
def test_a_whole_game_is_played_by_typing_numbers(tmp_path: Path, choice: str) -> None:
    """Choice 2 is not always there: then it is refused in words, and 1 is taken."""
    kept = tmp_path / "game.json"
    with Terminal("play", str(kept), "--seed", "3", "--players", "3", "--bot", "random") as there:
        asked = 0
        while there.until("A> "):
            refused = there.written.endswith("choice: expected 1 to 1\nA> ")
            there.type("1\n" if refused else f"{choice}\n")
            asked += 1
        assert there.end() == 0
    assert asked > 50
    assert re.search(r"^\w+( and \w+)* (wins|share the win)$", there.written, re.M)
    assert "\x1b[97;41mA\x1b[0m" in there.written
    assert "Traceback" not in there.written
    record = loads(kept.read_text("utf-8"), Record)
    assert record.at(len(record.actions)).round == 10


@pytest.mark.parametrize(("key", "status"), [(CTRL_C, 130), (CTRL_D, 0)])
def test_ctrl_c_and_ctrl_d_leave_a_game_that_can_be_gone_on_with(
    tmp_path: Path, key: str, status: int
) -> None:
    with Terminal("play", "game.json", "--seed", "3", cwd=tmp_path) as there:
        for words in ("1\n", "1\n", key):
            there.until("A> ")
            there.type(words)
        assert there.end() == status
    last = there.written.splitlines()[-1]
    assert last.startswith("Go on with: dschunke play game.json --seats A --bot greedy --seed 3")
    held = loads((tmp_path / "game.json").read_text("utf-8"), Record)
    assert sum(action.seat == 0 for action in held.actions) == 2
    arguments = shlex.split(last.partition("dschunke ")[2])
    with Terminal(*arguments, cwd=tmp_path) as again:
        again.until("A> ")
        again.type("quit\n")
        assert again.end() == 0
    assert again.written.splitlines()[-1] == last


@pytest.mark.parametrize("plain", [("--no-colour",), ()])
def test_colours_are_left_out_where_nobody_wants_them(plain: tuple[str, ...]) -> None:
    with Terminal("play", "--seed", "3", *plain, NO_COLOR="" if plain else "1") as there:
        there.until("A> ")
        there.type(CTRL_D)
        assert there.end() == 0
    assert "\x1b" not in there.written


def test_nothing_of_one_player_stands_there_when_another_sits_down() -> None:
    """The screen is cleared before the keyboard is passed, and when it was."""
    with Terminal("play", "--players", "3", "--seats", "AB", "--seed", "3") as there:
        there.until("presses Enter. ")
        there.type("\n")
        there.until("A> ")
        there.type("income@grey\n")
        there.until("presses Enter. ")
        between = there.written.rpartition("\x1b[H")[2]
        assert between == "Pass the keyboard to B Blue, who then presses Enter. "
        there.type("\n")
        there.until("B> ")
        shown = there.written.rpartition("\x1b[2J\x1b[3J\x1b[H")[2]
        assert re.search("C\x1b.* Green .*goods cards 8", shown)
        assert re.search("A\x1b.* Red, start player: yuan [?].*goods cards 8", shown)
        there.type("quit\n")
        assert there.end() == 0


def test_replay_steps_forward_and_back() -> None:
    with Terminal("replay", "tests/samples/game-1.txt") as there:
        for words in ("n\n", "\n", "p\n", "262\n", "n\n", "263\n", "x\n", "0\n", "p\n", "q\n"):
            there.until("> ")
            there.type(words)
        assert there.end() == 0
    assert re.findall(r"^(\d+) of 262> ", there.written, re.M) == [
        "0", "1", "2", "1", "262", "262", "262", "262", "0", "0",
    ]  # fmt: skip
    assert there.written.count("2. B lay@violet.0\n   Blue lays a strip") == 1


def blocks() -> list[str]:
    """List what the page shows of a terminal."""
    return re.findall(r"^```console\n(.*?)^```$", PAGE.read_text("utf-8"), re.M | re.S)


def test_the_page_shows_what_happens(tmp_path: Path) -> None:
    """All that it shows is typed in one folder, in its order; `...` stands for what is left out."""
    for block in blocks():
        first, _, want = block.partition("\n")
        program, *arguments = shlex.split(first.removeprefix("$ "))
        assert program == "dschunke"
        with Terminal(*arguments, cwd=tmp_path, NO_COLOR="1") as there:
            for prompt, words in PROMPT.findall(want):
                assert there.until(prompt), there.written
                there.type(f"{words}\n" if words else CTRL_D)
            there.end()
        assert OutputChecker().check_output(want, there.written, ELLIPSIS), there.written


@pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed")
def test_the_board_fits_a_terminal_of_80_columns_in_tmux() -> None:
    """What tmux has drawn is what was written: no line was broken."""
    tmux = ["tmux", "-L", f"dschunke-{uuid4()}"]
    program = f"cd {shlex.quote(str(ROOT))} && {sys.executable} -m dschunke play --seed 3"
    subprocess.run([*tmux, "new-session", "-d", "-x", "80", "-y", "60", program], check=True)
    try:
        deadline, drawn = time.monotonic() + 60, ""
        while "A>" not in drawn and time.monotonic() < deadline:
            time.sleep(0.1)
            drawn = subprocess.run(
                [*tmux, "capture-pane", "-p"], capture_output=True, text=True, check=True
            ).stdout
        rows = drawn.splitlines()
        assert "grey            orange          violet          brown           white" in rows
        assert "stacks of special cards: 8, 8, 7, 7" in rows
        assert rows[-1] == "A>" or "A>" in rows
    finally:
        subprocess.run([*tmux, "kill-server"], check=True)
