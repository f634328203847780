"""`dschunke`: help, exit statuses, output that goes nowhere."""

from __future__ import annotations

import os
import subprocess
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

import dschunke
from dschunke.cli import demo as demo_module
from dschunke.cli.main import main
from tests.source import ROOT

COMMANDS = ("play", "replay", "check", "rules", "demo", "simulate", "vectors")


def test_without_a_command_it_helps(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    said = capsys.readouterr().out
    for command in COMMANDS:
        assert f"    {command} " in said
    assert "examples:\n  dschunke play " in said


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_helps_with_examples(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        main([command, "--help"])
    assert caught.value.code == 0
    assert f"examples:\n  dschunke {command}" in capsys.readouterr().out


def test_it_tells_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["--version"])
    assert caught.value.code == 0
    assert capsys.readouterr().out == f"dschunke {dschunke.__version__}\n"


@pytest.mark.parametrize("wrong", [["clever"], ["check"], ["play", "a", "b"], ["--nonsense"]])
def test_wrong_arguments_get_one_line_and_exit_status_2(
    wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        main(wrong)
    assert caught.value.code == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_ctrl_c_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(demo_module, "new_game", stopped)
    assert main(["demo"]) == 130
    assert capsys.readouterr().err == "dschunke: stopped\n"


def test_a_reader_who_has_seen_enough_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as gone:
        monkeypatch.setattr(sys, "stdout", gone)
        assert main(["demo"]) == 0
        monkeypatch.undo()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")
def test_a_full_disk_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with Path("/dev/full").open("w") as full:
        monkeypatch.setattr(sys, "stdout", full)
        assert main(["demo"]) == 2
        monkeypatch.undo()
    assert capsys.readouterr().err == "dschunke: output: No space left on device\n"


def test_letters_that_a_terminal_does_not_have_are_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    held = BytesIO()
    monkeypatch.setattr(sys, "stdout", TextIOWrapper(held, encoding="ascii"))
    assert main(["replay", str(ROOT / "tests" / "samples" / "game-1.txt")]) == 0
    assert b"Green (?)" in held.getvalue()


def test_closed_streams_are_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert main(["demo", "--quiet"]) == 0
    assert main(["check", "/no/such/file"]) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="the shell is another")
@pytest.mark.parametrize(
    ("line", "status"),
    [
        ("demo | head -n 1", 0),
        ("replay tests/samples/game-1.txt | head -n 1", 0),
        ("demo >&-", 0),
        ("play --seed 1 <&-", 0),
        ("check - < /dev/null", 1),
        ("rules R1 2>&- >&-", 0),
    ],
)
def test_no_shell_sees_a_traceback(line: str, status: int) -> None:
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", f"{sys.executable} -m dschunke {line}"],  # noqa: S607
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    assert done.returncode == status
    assert done.stderr == ""
