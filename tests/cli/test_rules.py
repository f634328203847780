"""`dschunke rules`: the rulebook and the rulings, looked up by id."""

from __future__ import annotations

import json
import re
from importlib import resources
from pathlib import Path

import pytest

from dschunke.cli.main import main
from dschunke.cli.rulebook import chapters, find_rule, plain
from dschunke.cli.rules import told_rule
from dschunke.errors import InvalidValue
from dschunke.rulings import rulings
from tests.source import rulebook_ids


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Give what the command says."""
    assert main(["rules", *arguments]) == 0
    return capsys.readouterr().out


def test_every_rule_is_found_and_told_in_80_columns_without_markdown() -> None:
    assert [rule.id for chapter in chapters() for rule in chapter.rules] == rulebook_ids()
    for id_ in rulebook_ids():
        text = told_rule(id_)
        assert text.startswith(f"{id_} ")
        assert not re.search(r"\*\*|`|\]\(|In code", text), text
        for line in text.splitlines():
            assert len(line) <= 80 or line.startswith("|")


def test_a_text_keeps_its_paragraphs_lists_and_tables() -> None:
    assert plain("One\ntwo.\n\n- three\n  four\n- [five](six.md#seven)\n\n  | 8 | `9` |", 12) == (
        "One two.\n- three four\n- five\n| 8 | 9 |"
    )


def test_chapters_a_chapter_a_rule_and_a_ruling_are_told(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert [line.split()[0] for line in told(capsys).splitlines()] == [
        f"R{number}" for number in range(1, 13)
    ]
    chapter = told(capsys, "R8")
    assert chapter.startswith("R8 Auction\n\nR8.1 ")
    assert chapter.count("\n\nR8.") == 12
    assert told(capsys, "r8.10") == told(capsys, "8.10") == told(capsys, " R8.10 ")
    both, one = told(capsys, "R11.3"), told(capsys, "R11.3a")
    assert both.startswith(one)
    assert both.count("\nRuling R11.3") > one.count("\nRuling R11.3") == 1
    assert "(Rulings.final_tie: most goods)" in one


def test_every_ruling_is_told_with_its_rule(capsys: pytest.CaptureFixture[str]) -> None:
    for one in rulings():
        said = told(capsys, one.id)
        assert said.startswith(f"{one.rule} ")
        assert f"Ruling {one.id}: {one.question}" in said


def test_programs_get_the_same_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(json.loads(told(capsys, "--json"))["chapters"]) == 12
    chapter = json.loads(told(capsys, "R8", "--json"))["chapter"]
    assert (chapter["title"], len(chapter["rules"])) == ("Auction", 12)
    found = json.loads(told(capsys, "R8.10", "--json"))
    assert found["rule"] == {"id": "R8.10", "text": find_rule("R8.10").text}
    assert found["rulings"][0]["switch"] == "special_tie"


@pytest.mark.parametrize(
    "id_", ["R0", "R13", "R8.99", "R8.", "R8.2d", "R8.5a", "x", "R8.5.1", "\0"]
)
def test_an_unknown_id_gets_one_line(capsys: pytest.CaptureFixture[str], id_: str) -> None:
    assert main(["rules", id_]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert re.fullmatch(r"dschunke: (chapter|rule|ruling): expected .*, not .*\n", said.err)


def test_the_copy_in_the_wheel_is_read_where_there_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "rulebook.md").write_text("# X\n\n## R1 The parts\n\n- **R1.1** None. `flow`\n")
    monkeypatch.setattr("dschunke.cli.rulebook.files", lambda _: tmp_path)
    chapters.cache_clear()
    try:
        assert told_rule("R1.1") == "R1.1 None. [flow]"
        with pytest.raises(InvalidValue, match=r"rule: expected R1\.1 to R1\.1"):
            told_rule("R1.2")
    finally:
        chapters.cache_clear()
    assert resources.files("dschunke").joinpath("cli").is_dir()
