"""`dschunke check` and `dschunke replay`: games in files, and files that hold none."""

from __future__ import annotations

import json
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from dschunke import STANDARD, Record, deal
from dschunke.cli.main import main
from dschunke.edition import variant
from dschunke.json import dumps
from dschunke.notation import read_action
from dschunke.transcript import write_game
from tests.cli.keyboard import typed
from tests.source import ROOT

SAMPLES = ROOT / "tests" / "samples"
GAME = Record(STANDARD, deal(3, 1)).append(read_action("A goods@brown"))
MINE = variant(STANDARD, "mine", rounds=2)


def checked(
    capsys: pytest.CaptureFixture[str], path: Path | str, *options: str
) -> tuple[int, str, str]:
    """Check a file; give the exit status, what was said and what went wrong."""
    status = main(["check", str(path), *options])
    return (status, *capsys.readouterr())


@pytest.mark.parametrize("name", ["record-1.json", "game-1.txt"])
def test_a_game_is_found_valid(capsys: pytest.CaptureFixture[str], name: str) -> None:
    told = (
        "valid: standard (partly reconstructed), 4 players, 262 actions, round 10; The game is over"
    )
    assert checked(capsys, SAMPLES / name) == (0, f"{SAMPLES / name}: {told}\n", "")
    assert json.loads(checked(capsys, SAMPLES / name, "--json")[1]) == {
        "valid": True,
        "edition": "standard (partly reconstructed)",
        "players": 4,
        "actions": 262,
        "round": 10,
    }


def test_what_the_rules_refuse_is_told_with_place_action_and_rule(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game"
    text = write_game(GAME)
    for held, place in (
        (text.rstrip() + " · B load@brown\n", "line 14, column 20"),
        (dumps(GAME.append(read_action("B load@brown"))), "$.actions[1]"),
    ):
        path.write_text(held, "utf-8")
        reason = "the load merchant stands on violet, not brown (R5.2)"
        status, said, _ = checked(capsys, path)
        assert (status, said) == (1, f"{path}: {place}: B load@brown: {reason}\n")
        status, said, _ = checked(capsys, path, "--json")
        assert (status, json.loads(said)) == (
            1,
            {
                "valid": False,
                "path": f"{path}: {place}",
                "reason": reason,
                "rule": "R5.2",
                "action": "B load@brown",
            },
        )


def test_an_action_of_a_seat_without_a_letter_is_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game"
    path.write_text(dumps(GAME).replace('"seat": 0', '"seat": 9'), "utf-8")
    status, said, _ = checked(capsys, path)
    assert status == 1
    assert "seat 0 takes a role now, not seat 9 (R5.1)" in said


def test_a_game_of_another_edition_needs_that_edition(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game, edition = tmp_path / "game", tmp_path / "mine"
    edition.write_text(dumps(MINE), "utf-8")
    game.write_text(write_game(Record(MINE, deal(3, 1, MINE))), "utf-8")
    assert checked(capsys, game, "--edition", str(edition))[0] == 0
    status, said, _ = checked(capsys, game)
    assert (status, "the game was played with 'mine'" in said) == (1, True)
    status, said, wrong = checked(capsys, game, "--edition", str(game))
    assert (status, said) == (1, "")
    assert wrong.startswith(f"dschunke: {game}: $: no JSON")


@pytest.mark.parametrize(
    ("held", "told"),
    [
        (b"", "line 1, column 1: expected a line that begins with dschunke"),
        (b"{", "$: no JSON"),
        (b"[" * 100_000, "line 1, column 1"),
        (b"{" * 500_000, "$: no JSON"),
        (b'{"a":' * 150_000, "$: "),
        (b"\xff\xfe\x00", "byte 0: not in UTF-8"),
        (b"\x00\x1b[2J", "line 1, column 1"),
        (b" " * 1_000_001, "size: longer than 1000000 bytes"),
        (b'{"kind": "Record", "version": 99}', "$.version: version 99 is later than 1"),
    ],
)
@pytest.mark.parametrize("command", ["check", "replay"])
def test_what_is_no_game_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str, held: bytes, told: str
) -> None:
    path = tmp_path / "file"
    path.write_bytes(held)
    assert main([command, str(path)]) == 1
    said = capsys.readouterr()
    line = said.out if command == "check" else said.err
    assert f"{path}: {told}" in line
    assert len(line.splitlines()) == 1
    assert "\x1b" not in line
    assert said.out == "" or said.err == ""


@pytest.mark.parametrize("command", ["check", "replay"])
def test_what_cannot_be_read_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    assert main([command, str(tmp_path / "none")]) == 2
    assert main([command, str(tmp_path)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert [line.rpartition(": ")[2] for line in said.err.splitlines()] == [
        "No such file or directory",
        "Is a directory",
    ]


def test_a_dash_is_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    held = write_game(GAME).encode("utf-8")
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(held)))
    assert checked(capsys, "-")[0] == 0
    monkeypatch.setattr("sys.stdin", None)
    assert checked(capsys, "-")[0] == 1


def test_a_replay_without_a_terminal_is_the_whole_game(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["replay", str(SAMPLES / "game-1.txt")]) == 0
    said = capsys.readouterr().out
    assert "\x1b" not in said
    for number in range(1, 263):
        assert f"\n{number}. " in said
    assert [said.count(f"\nRound {number} of 10: ") for number in range(1, 10)] == [1] * 9
    assert "Yellow (D. D.)" in said
    assert said.rstrip().splitlines()[-1].endswith((" wins", " share the win"))


def test_a_replay_in_a_terminal_goes_where_it_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """On at the end, back at the begin and what is no number are refused, and it asks again."""
    lines = ["n", "", "p", "262", "n", "", "263", "²", "0", "p", "q"]
    path = str(SAMPLES / "game-1.txt")
    status, said = typed(monkeypatch, lines, "replay", path, terminal=True)
    assert status == 0
    shown = [part.rpartition("\n")[2] for part in said.split(" of 262> ")[:-1]]
    assert shown == ["0", "1", "2", "1", "262", "262", "262", "262", "262", "0", "0"]
    assert said.count("n or Enter: on, p: back, a number: there, q: leave, from 0 to 262") == 5
    assert "\x1b[97;41mA\x1b[0m" in said
    status, said = typed(monkeypatch, [], "replay", path, "--no-colour", terminal=True)
    assert status == 0
    assert "\x1b" not in said
