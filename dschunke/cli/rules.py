"""`dschunke rules`: what the rulebook and the rulings say under an id."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from textwrap import fill
from typing import Final

from dschunke.cli.rulebook import Chapter, Rule, chapters, find_chapter, find_rule, plain
from dschunke.errors import InvalidValue
from dschunke.rulings import Ruling, rulings

__all__ = ["rules", "told_rule"]

_WIDTH: Final = 80


def rules(asked: argparse.Namespace) -> int:
    """Print the chapters, a chapter, or a rule with its rulings; raises `InvalidValue`."""
    id_ = (asked.id or "").strip()
    id_ = f"R{id_.removeprefix('R').removeprefix('r')}" if id_ else ""
    if not id_:
        told: dict[str, object] = {
            "chapters": [{"id": one.id, "title": one.title} for one in chapters()]
        }
        lines = [*_contents()]
    elif "." not in id_:
        chapter = find_chapter(id_)
        told = {"chapter": _chapter(chapter)}
        lines = [*_told_chapter(chapter)]
    else:
        rule = find_rule(id_.rstrip("abc"))
        found = [one for one in rulings() if id_ in (one.id, one.rule)]
        if not found and id_ != rule.id:
            raise InvalidValue("ruling", id_, f"{rule.id}, which is one rule")
        told = {"rule": _rule(rule), "rulings": [_ruling(one) for one in found]}
        lines = [told_rule(rule.id), *(line for one in found for line in _told_ruling(one))]
    print(json.dumps(told, ensure_ascii=False, indent=2) if asked.json else "\n".join(lines))
    return 0


def told_rule(id_: str) -> str:
    """Tell a rule with its id; raises `InvalidValue` for an id without one."""
    rule = find_rule(id_)
    return plain(f"{rule.id} {rule.text}", _WIDTH)


def _contents() -> Iterator[str]:
    for chapter in chapters():
        yield f"{chapter.id:<4}{chapter.title}"


def _told_chapter(chapter: Chapter) -> Iterator[str]:
    yield f"{chapter.id} {chapter.title}"
    for rule in chapter.rules:
        yield f"\n{told_rule(rule.id)}"


def _told_ruling(one: Ruling) -> Iterator[str]:
    yield f"\nRuling {one.id}: {one.question}"
    yield _filled(f"Our answer: {one.ruling}")
    yield _filled(f"Why: {one.why}")
    for other in one.alternatives:
        switched = f" (Rulings.{one.switch}: {other.answer})" if other.answer else ""
        yield _filled(f"Else: {other.text}{switched}")


def _filled(line: str) -> str:
    return fill(line.replace("`", ""), _WIDTH, subsequent_indent="  ")


def _chapter(chapter: Chapter) -> dict[str, object]:
    return {
        "id": chapter.id,
        "title": chapter.title,
        "rules": [_rule(rule) for rule in chapter.rules],
    }


def _rule(rule: Rule) -> dict[str, object]:
    return {"id": rule.id, "text": rule.text}


def _ruling(one: Ruling) -> dict[str, object]:
    return {
        "id": one.id,
        "question": one.question,
        "ruling": one.ruling,
        "why": one.why,
        "alternatives": [
            {"text": other.text, "answer": other.answer} for other in one.alternatives
        ],
        "switch": one.switch,
    }
