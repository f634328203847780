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

__all__ = ["looked_up", "rules", "told_rule"]

_WIDTH: Final = 80


def rules(asked: argparse.Namespace) -> int:
    """Print what stands under an id; raises `InvalidValue` for an id under which nothing stands."""
    plain_form, lines = looked_up(asked.id or "")
    print(json.dumps(plain_form, ensure_ascii=False, indent=2) if asked.json else "\n".join(lines))
    return 0


def looked_up(id_: str) -> tuple[dict[str, object], list[str]]:
    """Look up the chapters, a chapter, or a rule with its rulings: as JSON has it, and in lines.

    Raises `InvalidValue` for an id under which nothing stands.
    """
    id_ = id_.strip()
    if not id_:
        contents = [{"id": one.id, "title": one.title} for one in chapters()]
        return {"chapters": contents}, [*_contents()]
    id_ = f"R{id_.removeprefix('R').removeprefix('r')}"
    if "." not in id_:
        chapter = find_chapter(id_)
        return {"chapter": _chapter(chapter)}, [*_told_chapter(chapter)]
    rule = find_rule(id_.rstrip("abc"))
    found = [one for one in rulings() if id_ in (one.id, one.rule)]
    if not found and id_ != rule.id:
        raise InvalidValue("ruling", id_, f"{rule.id}, which is one rule")
    lines = [told_rule(rule.id), *(line for one in found for line in _told_ruling(one))]
    return {"rule": _rule(rule), "rulings": [_ruling(one) for one in found]}, lines


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
