"""The rulebook as chapters and rules, read from the page that people read (docs/rulebook.md)."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from textwrap import wrap
from typing import Final

from attrs import frozen

from dschunke.errors import InvalidValue

__all__ = ["Chapter", "Rule", "chapters", "find_chapter", "find_rule", "plain"]

_CHAPTER: Final = re.compile(r"^## (R[0-9]+) (.+)$", re.M)
_RULE: Final = re.compile(r"^- \*\*(R[0-9]+\.[0-9]+)\*\* ", re.M)
_END: Final = re.compile(r"^(?:In code:|## )", re.M)
_LINK: Final = re.compile(r"\[([^]]+)\]\([^)]+\)")
_LIST: Final = re.compile(r"- |\|")
_INDENT: Final = "  "


@frozen
class Rule:
    """A rule: its id, such as `R8.5`, and its text in Markdown."""

    id: str
    """The id."""
    text: str
    """What the rulebook says, with the tags that tell where it comes from."""


@frozen
class Chapter:
    """A chapter of the rulebook: its id, such as `R8`, its title and its rules."""

    id: str
    """The id."""
    title: str
    """The title."""
    rules: tuple[Rule, ...]
    """The rules, in their order."""


@cache
def chapters() -> tuple[Chapter, ...]:
    """Read the rulebook: in a checkout from docs/, else from its copy in the wheel."""
    package = files("dschunke")
    page = package.joinpath("rulebook.md")
    if not page.is_file():
        page = package.joinpath("..", "docs", "rulebook.md")
    _, *parts = _CHAPTER.split(page.read_text("utf-8"))
    return tuple(
        Chapter(number, title, _rules(body))
        for number, title, body in zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    )


def _rules(body: str) -> tuple[Rule, ...]:
    """Read the rules of a chapter."""
    _, *parts = _RULE.split(_END.split(body)[0])
    return tuple(
        Rule(number, text.strip()) for number, text in zip(parts[::2], parts[1::2], strict=True)
    )


def find_chapter(id_: str) -> Chapter:
    """Find a chapter by its id; raises `InvalidValue` for an id without one."""
    for chapter in chapters():
        if chapter.id == id_:
            return chapter
    raise InvalidValue("chapter", id_, f"{chapters()[0].id} to {chapters()[-1].id}")


def find_rule(id_: str) -> Rule:
    """Find a rule by its id; raises `InvalidValue` for an id without one."""
    chapter = find_chapter(id_.partition(".")[0])
    for rule in chapter.rules:
        if rule.id == id_:
            return rule
    raise InvalidValue("rule", id_, f"{chapter.rules[0].id} to {chapter.rules[-1].id}")


def plain(text: str, width: int) -> str:
    """Give a text without its Markdown, in lines of a `width` (columns); tables stay as they are.

    A tag such as `flow`, which tells where a rule comes from, stands in square brackets.
    """
    bare = _LINK.sub(r"\1", text)
    bare = re.sub(r"`([a-z]+)`", r"[\1]", bare).replace("`", "").replace("*", "")
    return "\n".join(line for block in _blocks(bare) for line in _filled(block, width))


def _blocks(text: str) -> list[str]:
    """Join the lines that belong together: of a paragraph, or of an item of a list."""
    blocks = [""]
    for line in map(str.strip, text.splitlines()):
        if not line or _LIST.match(line):
            blocks.append(line)
        else:
            blocks[-1] = f"{blocks[-1]} {line}".strip()
    return [block for block in blocks if block]


def _filled(block: str, width: int) -> list[str]:
    """Break a block into lines."""
    if block.startswith("|"):
        return [block]
    return wrap(block, width, subsequent_indent=_INDENT if block.startswith("- ") else "")
