"""The site has a place for everything: each page, each public name, each thing the pages import."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from html import unescape
from importlib.util import find_spec
from pathlib import Path

import pytest

import dschunke
from tests.source import ROOT, modules

DOCS = ROOT / "docs"

IN_PART = {"dschunke.passages", "dschunke.simulate.policy"}
"""Modules of which the reference lists only what a user meets."""

WITHIN = {
    *("captions", "checks", "choices", "dealing", "deck", "determinize", "dispatch", "engine"),
    *("errors", "flow", "gains", "making", "picture", "secrecy", "sentences", "shape", "shared"),
    *("standard", "state", "table", "unfit", "waits", "witness"),
}
"""Modules that no user imports, or whose names all stand under `dschunke`."""
COMMANDS = {"__main__", "cli", "rules"}
"""Packages that no user imports."""

needs_sphinx = pytest.mark.skipif(
    any(find_spec(name) is None for name in ("myst_parser", "sphinx", "sphinx_copybutton")),
    reason="needs pip install 'dschunke[docs]'",
)


def fences(kind: str, page: Path) -> Iterator[tuple[str, str]]:
    """Give the argument and the lines of each block of a kind on a page."""
    pattern = rf"^```\{{{kind}\}} ?([^\n]*)\n(.*?)^```$"
    return iter(re.findall(pattern, page.read_text("utf-8"), re.M | re.S))


def listed() -> Counter[str]:
    """Count the names in the lists of the reference."""
    return Counter(
        f"{module}.{name}"
        for page in (DOCS / "reference").glob("*.md")
        for module, names in fences("names", page)
        for name in names.split()
    )


@cache
def public(module: str) -> tuple[str, ...]:
    """Read the `__all__` of a module, whether or not what it needs is there."""
    known = modules()
    name = module.removeprefix("dschunke").lstrip(".")
    tree = known.get(name) or known[f"{name}.__init__".lstrip(".")]
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return tuple(ast.literal_eval(node.value))
    raise LookupError(module)


def place(module: str, name: str) -> str:
    """Tell where the reference lists a name: under `dschunke` if that gives it too."""
    return f"dschunke.{name}" if name in dschunke.__all__ else f"{module}.{name}"


def test_every_public_name_has_one_place_in_the_reference() -> None:
    names = listed()
    whole = {one.rpartition(".")[0] for one in names} - IN_PART
    assert set(names) >= {place(module, name) for module in whole for name in public(module)}
    assert set(names.values()) == {1}


def test_every_module_for_users_has_a_place_in_the_reference() -> None:
    listed_modules = {one.rpartition(".")[0].removeprefix("dschunke.") for one in listed()}
    tops = {name.partition(".")[0] for name in modules()} - {"__init__"} - COMMANDS
    assert tops - WITHIN <= {name.partition(".")[0] for name in listed_modules}
    assert not WITHIN & listed_modules


def test_the_reference_lists_no_name_that_is_not_public() -> None:
    for one in listed():
        module, _, name = one.rpartition(".")
        assert name in public(module), one


def test_whatever_the_pages_import_has_a_place_in_the_reference() -> None:
    names = listed()
    places = {one.rpartition(".")[0] for one in names}
    for page in (ROOT / "README.md", *DOCS.rglob("*.md")):
        for line in re.findall(r"from dschunke[\w.]* import [\w, ]+", page.read_text("utf-8")):
            node = ast.parse(line.rstrip(", ")).body[0]
            assert isinstance(node, ast.ImportFrom)
            for alias in node.names:
                where = place(str(node.module), alias.name)
                assert where in names or where in places, f"{page.name}: {where}"


def test_every_page_is_in_one_table_of_contents() -> None:
    found = Counter(
        (page.parent / f"{entry}.md").resolve()
        for page in DOCS.rglob("*.md")
        for _, lines in fences("toctree", page)
        for entry in lines.split("\n\n", 1)[1].split()
    )
    assert set(found) == set(DOCS.rglob("*.md")) - {DOCS / "index.md"}
    assert set(found.values()) == {1}


def words(page: Path) -> str:
    """Give the text of a page of the site without its marks."""
    return " ".join(unescape(re.sub(r"<[^>]+>", "", page.read_text("utf-8"))).split())


@needs_sphinx
def test_the_site_is_built_without_a_warning_and_shows_the_docstrings(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-n", "-q", "-b", "html"]
    command += ["-D", "html_theme=basic"]  # the site's own takes four times as long
    kept = ["-d", str(tmp_path / "kept"), str(DOCS), str(tmp_path / "site")]
    ran = subprocess.run([*command, *kept], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    names = tmp_path / "site" / "reference" / "names"
    assert {page.stem for page in names.glob("*.html")} == set(listed())
    assert "Give the next state at which someone must act, or the end." in words(
        names / "dschunke.apply.html"
    )
    assert "Who holds the start junk (R10.4)." in words(names / "dschunke.State.html")
    assert 'href="../../rulebook.html#r10-4"' in (names / "dschunke.State.html").read_text("utf-8")
    assert 'id="r10-4"' in (tmp_path / "site" / "rulebook.html").read_text("utf-8")
