"""What is uploaded is judged by the checks of `tests.package`, and its version is told alike."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

from dschunke import __version__
from tests import package
from tests.source import ROOT

WHEEL, SDIST = "dschunke-1.0-py3-none-any.whl", "dschunke-1.0.tar.gz"


def build(folder: Path, *names: str, version: str = "1.0", text: str = "") -> None:
    """Make a wheel with some files and a description, and something in place of an sdist."""
    folder.mkdir()
    (folder / SDIST).write_bytes(b"sdist")
    with ZipFile(folder / WHEEL, "w") as wheel:
        for name in ("dschunke/__init__.py", *names):
            wheel.writestr(name, "")
        told = f"Name: dschunke\nVersion: {version}\n\n{text}"
        wheel.writestr("dschunke-1.0.dist-info/METADATA", told)


def symbol(name: str, *, known: bool = True, ambiguous: bool = False) -> dict[str, object]:
    """Tell of a public name as pyright does."""
    return {"name": name, "isExported": True, "isTypeKnown": known, "isTypeAmbiguous": ambiguous}


def types(*symbols: dict[str, object]) -> dict[str, object]:
    """Tell of public names as pyright does."""
    return {"typeCompleteness": {"symbols": [*symbols]}}


FINE = types(symbol("dschunke.apply"), symbol("dschunke.pettingzoo.Environment", known=False))


def test_a_wheel_with_the_package_alone_built_twice_alike_and_typed_may_be_uploaded(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("dist", "again"):
        build(tmp_path / name)
    (tmp_path / "again" / WHEEL).write_bytes((tmp_path / "dist" / WHEEL).read_bytes())
    (tmp_path / "types.json").write_text(json.dumps(FINE), "utf-8")
    arguments = [str(tmp_path / name) for name in ("dist", "again", "types.json")]
    assert package.main(arguments) == 0
    assert f"{WHEEL}: " in capsys.readouterr().out
    (tmp_path / "again" / SDIST).write_bytes(b"other")
    assert package.main(arguments) == 1
    assert capsys.readouterr().out == f"{SDIST} is built differently each time\n"


def test_a_build_without_a_wheel_is_found(tmp_path: Path) -> None:
    for name in ("dist", "again"):
        build(tmp_path / name)
        (tmp_path / name / WHEEL).unlink()
    assert list(package.unlike(tmp_path / "dist", tmp_path / "again")) == [
        f"a wheel and an sdist are wanted, not {SDIST}"
    ]


@pytest.mark.parametrize(
    "name",
    [
        "tests/test_play.py",
        "dschunke/tests/play.py",
        "dschunke/svg/tests/a.py",
        "dschunke/test_play.py",
        "dschunke/conftest.py",
        "dschunke/.env",
        "dschunke/notes.txt",
        "docs/a.md",
    ],
)
def test_what_is_not_the_package_is_found_in_a_wheel(tmp_path: Path, name: str) -> None:
    build(tmp_path / "dist", name)
    assert list(package.unwanted(tmp_path / "dist" / WHEEL)) == [f"the wheel holds {name}"]


def test_a_link_of_the_description_that_leads_to_a_file_is_found(tmp_path: Path) -> None:
    build(tmp_path / "dist", text="[one](https://example.org) ![two](docs/two.svg) [three](3.md)")
    assert list(package.unwanted(tmp_path / "dist" / WHEEL)) == [
        "the description has a link that leads nowhere: (docs/two.svg)",
        "the description has a link that leads nowhere: (3.md)",
    ]


def test_a_wheel_that_has_grown_or_another_version_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build(tmp_path / "dist", version="1.1")
    monkeypatch.setattr(package, "LARGEST_WHEEL", 100)
    monkeypatch.setattr(package, "LARGEST_INSTALLED", 10)
    large, installed, version = package.unwanted(tmp_path / "dist" / WHEEL)
    assert large.endswith("more than 100")
    assert installed.endswith("more than 10")
    assert version == "the wheel says that it is 1.1"


def test_a_public_name_without_a_certain_type_is_found() -> None:
    odd = types(symbol("dschunke.apply", known=False), symbol("dschunke.step", ambiguous=True))
    assert len(list(package.untyped(odd))) == 2
    assert list(package.untyped(types())) == ["pyright looked at nothing"]
    assert not list(package.untyped(FINE))


def test_the_changelog_begins_with_this_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    first = re.findall(r"^## (.+)$", text, re.M)[0]
    if "dev" in __version__:
        assert first == "Unreleased"
    else:
        assert re.fullmatch(re.escape(__version__) + r" \(\d{4}-\d\d-\d\d\)", first)


def test_the_citation_names_the_last_version_in_the_changelog() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    released = re.search(r"^## (\d\S*) \((.+)\)$", changes, re.M)
    assert released is not None
    citation = (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"\nversion: {released[1]}\n" in citation
    assert f'\ndate-released: "{released[2]}"\n' in citation


def test_the_version_stands_in_one_place_of_the_code() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert "version" in project["project"]["dynamic"]
    assert project["tool"]["hatch"]["version"] == {"path": "dschunke/__init__.py"}
    assert __version__ not in (ROOT / "pyproject.toml").read_text("utf-8")


def test_what_builds_a_release_is_locked() -> None:
    wanted = (ROOT / ".ci" / "release.in").read_text("utf-8").splitlines()
    locked = (ROOT / ".ci" / "release.txt").read_text("utf-8")
    names = [re.split(r"[\[=<>]", line)[0] for line in wanted if not line.startswith("#")]
    for name in names:
        assert re.search(rf"^{name}(\[.+\])?==\S+ \\\n    --hash=sha256:", locked, re.M), name
