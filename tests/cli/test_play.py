"""`dschunke play`: who plays, what is typed, what is kept."""

from __future__ import annotations

import contextlib
import re
import sys
from pathlib import Path

import pytest

from dschunke import STANDARD, Record, deal, legal_actions
from dschunke.cli import session
from dschunke.cli.main import main
from dschunke.json import dumps, loads
from dschunke.notation import SEATS
from tests.cli.keyboard import typed

ARGUMENTS = ("play", "--players", "3", "--seed", "3")


def kept(path: Path) -> Record:
    """Read the record in a file."""
    return loads(path.read_text("utf-8"), Record)


def test_a_game_left_and_gone_on_with_is_the_game_played_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots do the same again: what they draw follows from the seed and from where the game is."""
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    options = ("--seed", "3", "--bot", "random", "--bot", "greedy")
    first = ("play", str(whole), *options, "--players", "3", "--names", "Anna")
    status, said = typed(monkeypatch, ["1"] * 200, *first)
    assert (status, said.splitlines()[-1]) == (0, f"The game is kept: dschunke replay {whole}")
    assert kept(whole).names == ("Anna", "bot", "bot")
    first = ("play", str(parts), *options, "--players", "3", "--names", "Anna")
    assert typed(monkeypatch, ["1"] * 7, *first)[0] == 0
    assert len(kept(parts).actions) < len(kept(whole).actions)
    status, said = typed(monkeypatch, ["1"] * 200, "play", str(parts), *options)
    assert status == 0
    assert kept(parts) == kept(whole)
    assert "Red (Anna)" in said


def test_several_at_the_keyboard_play_a_game_without_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everyone who is asked presses Enter first; an empty line at one's turn does nothing."""
    lines = ["", "1"] * 400
    seats = ("--seats", "cab", "--names", "Anna,Bert,李")
    status, said = typed(monkeypatch, lines, *ARGUMENTS, *seats, "--variable-setup")
    assert status == 0
    for called in ("C Green (Anna)", "A Red (Bert)", "B Blue (李)"):
        assert f"Pass the keyboard to {called}, who then presses Enter. " in said
    assert said.splitlines()[-1] == "The game is not kept."
    assert "\x1b" not in said
    _, said = typed(monkeypatch, lines[:4], *ARGUMENTS, *seats, terminal=True)
    assert said.count("\x1b[2J\x1b[3J\x1b[H") == 5


def test_a_turn_can_be_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["?", "help", "why", "why 2", "why goods@grey", "rules r5.2", "rules R99", "board"]
    lines += ["rules R8.2a", "rules R10"]
    status, said = typed(monkeypatch, lines, *ARGUMENTS)
    assert status == 0
    answers = said.split("A> ")
    assert "R5.3 A helper carries out" in answers[1]
    assert "save FILE " in answers[1]
    assert answers[2] == answers[1]
    assert answers[3].startswith("choice: '' is nothing that can be done; ? tells")
    assert answers[4].startswith("this can be done\n\nR5.1 ")
    assert answers[5].startswith("the goods merchant stands on brown, not grey\n\nR5.2 A merchant")
    assert (
        answers[6] == "R5.2 A merchant carries out its task on the junk where it stands. [flow]\n"
    )
    assert answers[7].startswith("chapter: expected R1 to R12")
    assert "Round 1 of 10: A Red (you) takes a role" in answers[8]
    assert "Ruling R8.2a: May a player pass?" in answers[9]
    assert answers[10].startswith("R10 Markers and start player")
    assert said.endswith(
        "The game is not kept. Next time say where to keep it, `dschunke play FILE`,"
        " or type `save FILE`.\n"
    )


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        ("0", "choice: expected 1 to 5"),
        ("9999", "choice: expected 1 to 5"),
        ("9" * 5000, "choice: '9999"),
        ("²", "choice: '²' is nothing"),
        ("B pass", "choice: you are A"),
        ("a pass", "R3.2: now seat 0 takes a role; PassBid does not fit; `why a pass` tells more"),
        ("lower@brown", "R5.3: "),
        ("play clever", "choice: 'clever' is no special card; ? tells"),
        ("\x1b[2J", r"choice: '\x1b[2j' is nothing"),
        ("undo", "undo: there is nothing of yours"),
        ("save", "save: expected the name of a file"),
        ("save /", "save: File exists"),
        ("save /no/such/file", "save: No such file or directory"),
        ("save a\0b", "save: "),
    ],
)
def test_what_cannot_be_done_is_refused_in_a_line(
    monkeypatch: pytest.MonkeyPatch, words: str, answer: str
) -> None:
    status, said = typed(monkeypatch, [words, "quit"], *ARGUMENTS)
    assert status == 0
    _, told, _ = said.split("A> ")
    assert answer in told.splitlines()[0]


def test_an_action_is_written_as_in_the_notation_in_any_case(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game"
    typed(monkeypatch, [" A   INCOME@grey ", f"save {path}"], *ARGUMENTS)
    assert str(kept(path).actions[0]) == str(legal_actions(kept(path).at(0))[1])


def test_an_action_is_taken_back_with_what_bots_did_since(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    status, said = typed(
        monkeypatch, ["2", "undo", "undo", "2", "1", "undo"], *ARGUMENTS, str(path)
    )
    assert status == 0
    refused = "undo: there is nothing of yours, or something was revealed since"
    assert said.count(refused) == 2
    assert [SEATS[one.seat] for one in kept(path).actions][:4] == ["A", "B", "C", "A"]


def test_a_game_is_saved_in_a_new_file_and_kept_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, other = tmp_path / "a game", tmp_path / "diary"
    other.write_text("rain")
    lines = [f"save {other}", f"save {path}", "2", f"save {path}", "quit"]
    status, said = typed(monkeypatch, lines, *ARGUMENTS)
    assert status == 0
    assert "save: File exists" in said
    assert other.read_text() == "rain"
    assert kept(path).actions
    assert f"Go on with: dschunke play '{path}' --seats A --bot greedy --seed 3" in said
    assert sorted(tmp_path.iterdir()) == [path, other]


def test_a_file_that_can_no_longer_be_written_is_told_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved: list[str] = []

    def once(path: str, record: Record, *, anew: bool) -> None:
        if saved:
            raise OSError(28, "No space left on device")
        saved.append(path)

    monkeypatch.setattr(session, "save_game", once)
    status, said = typed(monkeypatch, ["2"], *ARGUMENTS, str(tmp_path / "game"))
    assert status == 2
    assert "Go on with" not in said
    assert "No space left on device; `save FILE` keeps the game in another file" in said


def test_ctrl_c_ends_the_game_and_tells_how_to_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(session, "line", stopped)
    status, said = typed(monkeypatch, [], *ARGUMENTS, str(tmp_path / "game"))
    assert status == 130
    assert said.splitlines()[-1].startswith("Go on with: ")


def test_no_input_at_all_is_the_end_of_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert main(ARGUMENTS) == 0


@pytest.mark.parametrize(
    ("arguments", "status", "line"),
    [
        (["--players", "7"], 2, "players: expected 3 or 4, not 7"),
        (["--seed", "-1"], 2, "seed: expected a whole number"),
        (["--bot", "clever"], 2, "bot: expected random or greedy or rollout, not 'clever'"),
        (["--seats", ""], 2, "seats: expected letters out of ABCD, not ''"),
        (["--seats", "AA"], 2, "seats: expected letters out of ABCD, not 'AA'"),
        (["--seats", "D", "--players", "3"], 2, "seats: expected letters out of ABC, not 'D'"),
        (["--names", "Anna,Bert"], 2, "names: expected 1 names with commas between them"),
        (["--names", ""], 2, "names: expected a text of 1 to 200 characters"),
        (["{folder}"], 2, "Is a directory"),
        (["{folder}/no/game"], 2, "No such file or directory"),
        (["{folder}/diary"], 1, "diary: $: no JSON"),
        (["{folder}/game", "--players", "3"], 2, "arguments: expected no --players, since"),
        (["{folder}/game", "--names", "Anna"], 2, "arguments: expected no --names, since"),
        (["{folder}/game", "--variable-setup"], 2, "expected no --variable-setup, since there"),
    ],
)
def test_wrong_arguments_get_one_line(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    status: int,
    line: str,
) -> None:
    (tmp_path / "diary").write_text("rain")
    (tmp_path / "game").write_text(dumps(Record(STANDARD, deal(3, 1))))
    given = [one.replace("{folder}", str(tmp_path)) for one in arguments]
    assert main(["play", *given]) == status
    said = capsys.readouterr()
    assert said.out == ""
    assert line in re.fullmatch("(.*)\n", said.err)[1]  # type: ignore[index] # else the test fails


def test_a_link_to_a_game_stays_a_link(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, link = tmp_path / "game", tmp_path / "link"
    assert typed(monkeypatch, ["quit"], *ARGUMENTS, str(game))[0] == 0
    link.symlink_to(game)
    before = kept(game)
    assert typed(monkeypatch, ["1", "quit"], "play", str(link), "--seats", "A")[0] == 0
    assert link.is_symlink()
    assert len(kept(game).actions) > len(before.actions)


def test_a_game_is_not_kept_where_no_file_can_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, told in (("-", "-: a game is kept in a file"), ("no/game", "no/game: No such file")):
        with contextlib.suppress(SystemExit):
            assert main([*ARGUMENTS, name]) == 2
        assert told in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_nobody_becomes_a_bot_when_a_game_is_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    named, nameless = tmp_path / "named", tmp_path / "nameless"
    options = ("--seats", "BA", "--names", "Bert,Anna")
    assert typed(monkeypatch, ["", "1", "quit"], *ARGUMENTS, str(named), *options)[0] == 0
    said = typed(monkeypatch, ["", "quit"], "play", str(named))[1]
    assert "Pass the keyboard to B Blue (Bert)" in said
    assert typed(monkeypatch, ["quit"], *ARGUMENTS, str(nameless))[0] == 0
    assert main(["play", str(nameless)]) == 2
    assert "seats: expected who sits at the keyboard" in capsys.readouterr().err
