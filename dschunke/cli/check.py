"""`dschunke check`: tell whether a file holds a game, and where it does not."""

from __future__ import annotations

import argparse
import json

from dschunke.cli.files import edition_in, game_in
from dschunke.errors import IllegalAction, InvalidData, InvalidValue, shown
from dschunke.notation import write_action
from dschunke.record import Record
from dschunke.text import wanted

__all__ = ["check"]


def check(asked: argparse.Namespace) -> int:
    """Print what a file holds, or what is wrong and where; give 0, or 1 where it is wrong.

    Raises `OSError` for a file that cannot be read, `InvalidData` for an edition that is none.
    """
    edition = edition_in(asked.edition)
    try:
        record = game_in(asked.file, edition)
    except InvalidData as wrong:
        told, words, status = _fault(wrong), _told_fault(wrong), 1
    else:
        told, words, status = _held(record), f"{asked.file}: {_told_held(record)}", 0
    print(json.dumps(told, ensure_ascii=False) if asked.json else words)
    return status


def _held(record: Record) -> dict[str, object]:
    return {
        "valid": True,
        "edition": record.edition.name,
        "players": len(record.deal.hands),
        "actions": len(record.actions),
        "round": record.at(len(record.actions)).round,
    }


def _told_held(record: Record) -> str:
    state = record.at(len(record.actions))
    return (
        f"valid: {record.edition.name}, {len(record.deal.hands)} players,"
        f" {len(record.actions)} actions, round {state.round}; {wanted(state, record.names)}"
    )


def _fault(wrong: InvalidData) -> dict[str, object]:
    told: dict[str, object] = {"valid": False, "path": wrong.path, "reason": wrong.reason}
    if wrong.refusal:
        told |= {"rule": wrong.refusal.rule, "action": _action(wrong.refusal)}
    return told


def _told_fault(wrong: InvalidData) -> str:
    if not wrong.refusal:
        return str(wrong)
    return f"{wrong.path}: {_action(wrong.refusal)}: {wrong.reason}"


def _action(refusal: IllegalAction) -> str:
    """Write the action that was refused, in the notation if its seat has a letter."""
    try:
        return write_action(refusal.action)  # type: ignore[arg-type] # what is none is refused
    except InvalidValue:
        return shown(refusal.action)
