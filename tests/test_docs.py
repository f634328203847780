"""The pages keep what they promise: links lead somewhere, every ruling is there, tests exist."""

from __future__ import annotations

import re
from pathlib import Path

import attrs
import pytest

from dschunke import STANDARD, Edition, InvalidValue
from dschunke.edition import source, variant
from dschunke.provenance import Origin
from tests.source import PACKAGE, ROOT, RULE
from tests.test_house import MOST_LINES

PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]


def anchors(page: Path) -> set[str]:
    """List the anchors of a page's headings, as they are made from their words."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.M)
    return {re.sub(r"[^\w\- ]", "", one).lower().replace(" ", "-") for one in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_link_leads_to_a_file_and_a_heading(page: Path) -> None:
    for target in re.findall(r"\]\(([^)]+)\)", page.read_text("utf-8")):
        if "://" in target:
            continue
        path, _, anchor = target.partition("#")
        file = (page.parent / path).resolve() if path else page
        assert file.exists(), target
        assert not anchor or anchor in anchors(file), target


def paragraphs() -> dict[str, str]:
    """Give the rulebook's text of each rule."""
    text = (ROOT / "docs" / "rulebook.md").read_text("utf-8")
    parts = re.split(r"^- \*\*(R\d+\.\d+)\*\*", text, flags=re.M)
    return {
        rule: re.split(r"^In code", body, flags=re.M)[0]
        for rule, body in zip(parts[1::2], parts[2::2], strict=True)
    }


def test_every_rule_says_where_it_comes_from() -> None:
    for rule, body in paragraphs().items():
        assert re.search(r"`(flow|published|ruled|edition)`", body), rule


def test_the_readme_has_one_command_to_play_and_one_to_test() -> None:
    commands = re.findall(r"```sh\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.S)
    assert [command.count("\n") for command in commands] == [1, 1]
    assert "-m dschunke" in commands[0]
    assert "-m pytest" in commands[1]


CONTRIBUTING = ROOT / "docs" / "contributing.md"


def commands() -> set[str]:
    """List the modules among the tests that are run by themselves."""
    found = {path.parent for path in (ROOT / "tests").rglob("__main__.py")}
    for path in (ROOT / "tests").rglob("*.py"):
        if path.name != "__main__.py" and re.search(
            "^if __name__ ==", path.read_text("utf-8"), re.M
        ):
            found.add(path.with_suffix(""))
    return {".".join(path.relative_to(ROOT).parts) for path in found}


def test_contributors_are_told_every_command_among_the_tests_and_no_other() -> None:
    named = re.findall(r"python -m (tests[.\w]*)", CONTRIBUTING.read_text("utf-8"))
    assert set(named) == commands()


def test_contributors_find_the_modules_of_each_chapter_as_the_rulebook_names_them() -> None:
    rows = re.findall(r"^\| (R\d+ [^|]+) \|(.*)$", CONTRIBUTING.read_text("utf-8"), re.M)
    chapters = re.split(r"^## ", (ROOT / "docs" / "rulebook.md").read_text("utf-8"), flags=re.M)
    told = [
        (head, set(re.findall(r"\(\.\./dschunke/([\w/]+\.py)\)", body)))
        for head, _, body in (one.partition("\n") for one in chapters)
        if re.match(r"R\d+ ", head)
    ]
    linked = [(head, set(re.findall(r"\(\.\./dschunke/([\w/]+\.py)\)", row))) for head, row in rows]
    assert linked == told
    rules = {f"rules/{path.name}" for path in (PACKAGE / "rules").glob("[!_]*.py")}
    assert rules <= set[str]().union(*(modules for _, modules in linked))


def test_what_contributors_look_for_in_a_file_is_there() -> None:
    text = " ".join(CONTRIBUTING.read_text("utf-8").split())
    places = re.findall(r"((?:`\w+`(?:, | and | or )?)+) (?:in|of) \[[^]]+\]\(([^)#]+)\)", text)
    assert len(places) > 10
    for words, file in places:
        source_text = (CONTRIBUTING.parent / file).read_text("utf-8")
        for word in re.findall(r"`(\w+)`", words):
            assert re.search(rf"\b{word}\b", source_text), (word, file)
    assert f"more than {MOST_LINES} lines" in text


@pytest.mark.rule("R1.4", "R1.6", "R1.7")
def test_every_field_of_an_edition_says_where_it_comes_from() -> None:
    for field in attrs.fields(Edition):
        if field.name not in ("provenance", "rulings"):
            assert RULE.match(source(STANDARD, field.name).note)
    for name in ("market_cards", "special_cards", "lower_track", "upper_track", "events"):
        assert source(STANDARD, name).origin is Origin.RECONSTRUCTED
    with pytest.raises(InvalidValue, match="the name of a field of Edition"):
        source(STANDARD, "colour of the box")
    with pytest.raises(InvalidValue, match=r"Edition\.provenance"):
        attrs.evolve(STANDARD, provenance=STANDARD.provenance[1:])


def test_a_variant_says_which_of_its_numbers_are_own() -> None:
    mine = variant(STANDARD, "mine", rounds=9)
    assert source(mine, "rounds").origin is source(mine, "name").origin is Origin.OWN
    assert source(mine, "supply") == source(STANDARD, "supply")
    assert (mine.name, mine.rounds) == ("mine", 9)
    for wrong in ({"colour": 1}, {"provenance": ()}):
        with pytest.raises(InvalidValue, match="the name of a field of Edition"):
            variant(STANDARD, "mine", **wrong)
    with pytest.raises(InvalidValue, match=r"Edition\.rounds"):
        variant(STANDARD, "mine", rounds=0)
    with pytest.raises(InvalidValue, match="edition: expected Edition"):
        variant(None, "mine")  # type: ignore[arg-type] # wrong on purpose
