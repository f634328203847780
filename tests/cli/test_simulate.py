"""`dschunke simulate`."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from io import StringIO
from pathlib import Path

import pytest

from dschunke import STANDARD
from dschunke.__main__ import main
from dschunke.cli import simulate as command
from dschunke.edition import variant
from dschunke.json import dumps

PLAYERS = "tests.simulate.players"


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Give the one line with which the command refuses."""
    with pytest.raises(SystemExit) as caught:
        main(["simulate", *arguments])
    assert caught.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    return said.err


def test_a_run_in_two_processes_is_gone_on_with_in_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The file and the summary are the same as of a run at once; more games come after."""
    options = ["simulate", "--policy", "greedy", "--policy", "random", "--seed", "4"]
    parts, whole = str(tmp_path / "parts"), str(tmp_path / "whole")
    assert main([*options, "--out", parts, "--games", "5", "--workers", "2", "--chunk", "1"]) == 0
    assert main([*options, "--out", parts, "--games", "8"]) == 0
    in_parts = capsys.readouterr().out
    assert main([*options, "--out", whole, "--games", "8"]) == 0
    at_once = capsys.readouterr()
    assert Path(parts).read_bytes() == Path(whole).read_bytes()
    assert in_parts.endswith(at_once.out)
    assert at_once.out.startswith("8 games: ")
    assert "policy greedy" in at_once.out
    assert at_once.err == ""
    assert main([*options, "--out", whole, "--games", "2"]) == 0
    assert capsys.readouterr().out == at_once.out


def test_own_policies_measures_and_editions_are_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    edition = tmp_path / "mine.json"
    edition.write_text(dumps(variant(STANDARD, "mine", rounds=2)), "utf-8")
    options = ["--policy", f"{PLAYERS}:first", "--measure", f"{PLAYERS}:rounds", "--games", "2"]
    assert main(["simulate", *options, "--edition", str(edition)]) == 0
    told = capsys.readouterr().out
    assert f"{PLAYERS}:rounds: 2.000 ± 0.000" in told
    assert f"policy {PLAYERS}:first" in told


def test_a_program_gets_the_summary_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    """An interval that has no end, after one game, has null there."""
    options = ["simulate", "--players", "3", "--measure", f"{PLAYERS}:rounds", "--json"]
    assert main([*options, "--games", "2"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], len(told["seats"])) == (2, 3)
    assert told["policies"][0]["name"] == "random"
    assert told["measures"] == [
        {"name": f"{PLAYERS}:rounds", "mean": 10.0, "low": 10.0, "high": 10.0}
    ]
    assert sum(role["count"] for role in told["roles"].values()) == 2 * 3 * 10
    assert main([*options, "--games", "1"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["measures"][0] | {"name": ""} == {
        "name": "",
        "mean": 10.0,
        "low": None,
        "high": None,
    }


def test_a_terminal_is_told_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(StringIO):
        def isatty(self) -> bool:
            return True

    told = Terminal()
    monkeypatch.setattr(sys, "stderr", told)
    monkeypatch.setattr(command, "monotonic", iter(range(100)).__next__)
    assert main(["simulate", "--games", "3"]) == 0
    assert "\r2 of 3 games, 1.0 a second, 1 s left" in told.getvalue()


def test_wrong_arguments_get_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, line in (
        (["--games", "0"], "games: expected a whole number, 1 to"),
        (["--workers", "0"], "workers: expected a whole number, 1 to"),
        (["--chunk", "0"], "chunk: expected a whole number, 1 to"),
        (["--players", "7"], "players: expected 3 or 4, not 7"),
        (["--seed", "-1"], "seed: expected a whole number"),
        (["--policy", "clever"], "expected random, greedy, rollout, MODULE:NAME, not 'clever'"),
        (["--policy", "no.such:one"], "no.such:one: ModuleNotFoundError"),
        (["--policy", f"{PLAYERS}:none"], "AttributeError"),
        (["--policy", f"{PLAYERS}:NOTHING"], "policies: expected a function, not 7"),
        (["--policy", f"{PLAYERS}:illegal"], "(in game 0 of the run, seat 0, action 0)"),
        (
            ["--policy", f"{PLAYERS}:UNSENDABLE", "--workers", "2"],
            "run: cannot be sent to another process",
        ),
        (["--measure", "clever"], "MODULE:NAME, not 'clever'"),
        (["--edition", str(tmp_path / "none.json")], "none.json: No such file or directory"),
        (["--out", str(tmp_path)], "Is a directory"),
    ):
        assert line in refused(capsys, *arguments)


def test_foreign_files_and_files_of_other_runs_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    diary = tmp_path / "diary"
    diary.write_text("Monday: rain\n")
    assert f"{diary}: line 1: not a file of results" in refused(capsys, "--out", str(diary))
    assert diary.read_text() == "Monday: rain\n"
    out = str(tmp_path / "out")
    assert main(["simulate", "--games", "2", "--out", out]) == 0
    capsys.readouterr()
    said = refused(capsys, "--games", "2", "--out", out, "--seed", "1")
    assert "another run: seed is 0, not 1" in said


def test_a_process_that_is_lost_is_told_and_leaves_a_file_to_go_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = tmp_path / "not yet"
    mark.touch()
    monkeypatch.setenv("DSCHUNKE_FATAL", str(mark))
    out = tmp_path / "out"
    options = ["simulate", "--policy", f"{PLAYERS}:fatal", "--games", "12", "--out", str(out)]
    assert main([*options, "--workers", "2", "--chunk", "1"]) == 1
    assert "a process was lost; the same command" in capsys.readouterr().err
    assert main([*options, "--workers", "2"]) == 0
    assert out.read_bytes().count(b"\n") == 13


def test_workers_leave_stopping_to_the_first_process() -> None:
    before = signal.getsignal(signal.SIGINT)
    try:
        command.leave_stopping()
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_leaves_a_valid_file_and_no_process(tmp_path: Path, workers: str) -> None:
    """The whole group gets the signal, as from a terminal; the same command then goes on."""
    out = tmp_path / "out"
    options = [sys.executable, "-m", "dschunke", "simulate", "--seed", "1", "--out", str(out)]
    with subprocess.Popen(
        [*options, "--games", "100000", "--workers", workers],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as running:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and not (
            out.exists() and out.read_bytes().count(b"\n") > 9
        ):
            time.sleep(0.05)
        try:
            os.killpg(running.pid, signal.SIGINT)
            told, errors = running.communicate(timeout=30)
        finally:
            running.kill()
    assert running.returncode == 130
    assert (told, errors.splitlines()) == (
        "",
        ["", "stopped; the same command goes on where it was"],
    )
    written = out.read_bytes().splitlines(keepends=True)
    assert len(written) > 9
    games = len(written) + 3
    again = subprocess.run(
        [*options, "--games", str(games)], capture_output=True, text=True, check=False
    )
    assert again.returncode == 0, again.stderr
    assert out.read_bytes().splitlines(keepends=True)[: len(written)] == written
    assert out.read_bytes().count(b"\n") == games + 1
