"""`dschunke demo`."""

from __future__ import annotations

import subprocess
import sys

import pytest

from dschunke.__main__ import main


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "dschunke", "demo", *arguments],
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_whole_game_is_printed_so_that_a_player_can_follow_it() -> None:
    done = run("--seed", "7", "--players", "4")
    assert (done.returncode, done.stderr) == (0, "")
    for number in range(1, 11):
        assert f"Round {number}: spice" in done.stdout
    for told in (
        "takes the load merchant on the",
        "The bids are shown",
        "yuan",
        ", over ",
        "end bonuses",
        "wins",
    ):
        assert told in done.stdout


def test_quiet_prints_only_the_scores() -> None:
    done = run("--seed", "7", "--players", "3", "--quiet")
    assert done.returncode == 0
    assert len(done.stdout.splitlines()) == 4
    assert done.stdout == run("--seed", "7", "--players", "3", "--quiet").stdout


def test_a_variable_setup_is_told_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["demo", "--variable-setup", "--seed", "2"]) == 0
    assert capsys.readouterr().out.startswith(("Red lays a strip on", "\nRed lays a strip"))


@pytest.mark.parametrize(
    "wrong",
    [("--players", "7"), ("--players", "x"), ("--seed", "-1"), ("--seed", "1.5"), ("--nonsense",)],
)
def test_wrong_arguments_get_one_line_and_exit_status_2(wrong: tuple[str, ...]) -> None:
    done = run(*wrong)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1


def test_main_tells_its_exit_status(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["demo", "--players", "7"]) == 2
    assert "players: expected 3 or 4, not 7" in capsys.readouterr().err
    assert main(["demo", "--players", "3", "--quiet"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 4
