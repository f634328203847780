"""Conformance vectors: files by which an engine in any language can be checked (R1 to R12)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from typing import Any, Final, TypeAlias

import dschunke
from dschunke.conformance.cases import (
    EDITIONS,
    Game,
    Position,
    games,
    positions,
    steps_to_tell,
    tables_to_see,
)
from dschunke.conformance.evidence import IN_STEPS, IN_TABLES, rules_shown
from dschunke.conformance.happening import Happening
from dschunke.conformance.unrefused import NO_REFUSAL
from dschunke.engine import Step, legal_actions, scores, waiting_on, winners
from dschunke.events import GameScored
from dschunke.forms import to_plain
from dschunke.record import VERSION as RECORD_VERSION
from dschunke.schema import schema
from dschunke.secrecy import redact
from dschunke.state import State
from dschunke.view import view

__all__ = ["FORMAT", "files"]

FORMAT: Final = 1
"""The version of the files' format."""

_Plain: TypeAlias = dict[str, Any]  # whatever JSON holds
_Cases: TypeAlias = dict[str, tuple[str, list[_Plain]]]

_NOT_IN_A_GAME: Final = {"R3.3": "refuses only what is no state of a game"}


def files() -> dict[str, str]:
    """Give the text of each file by its path: the same on every Python.

    `index.json` names all others. The forms are those of `dschunke.json`; only that wherever an
    edition would stand, its short name stands, which is the name of its file.
    """
    made = {f"editions/{name}.json": _text(to_plain(box)) for name, box in EDITIONS.items()}
    made["schema.json"] = _text(schema())
    cases = _cases()
    for path, (about, listed) in cases.items():
        made[path] = _lines(about, listed)
    return {"index.json": json.dumps(_index(cases), indent=1, ensure_ascii=False) + "\n", **made}


def _text(plain: object) -> str:
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":")) + "\n"


def _lines(about: str, cases: list[_Plain]) -> str:
    """Write a file of cases, a line for each."""
    head = f'{{"format":{FORMAT},"about":{json.dumps(about)},"cases":[\n'
    return head + ",\n".join(_text(case).rstrip("\n") for case in cases) + "\n]}\n"


def _plain(value: object, edition: str) -> _Plain:
    """Give the outside form with the short name of the edition in place of it."""
    plain = to_plain(value)
    for holder in (plain, plain.get("state")):
        if isinstance(holder, dict) and "edition" in holder:
            holder["edition"] = edition
    return plain


def _all(values: Iterable[object]) -> list[_Plain]:
    return [to_plain(value) for value in values]


def _cases() -> _Cases:
    """Make every case, by the path of its file and with what the file is about."""
    played = games()
    first = {game.name.rpartition("-")[0]: game for game in reversed(played)}
    made: _Cases = {
        "openings.json": ("what a deal opens with", [_opening(game) for game in played]),
    }
    for position in positions(played):
        kind = type(position.state.phase).__name__
        about = f"what is accepted and refused while the phase is {kind}"
        made.setdefault(f"positions/{kind}.json", (about, []))[1].append(_position(position))
    seen = [_seen(edition, state) for edition, state in tables_to_see(played)]
    made["views.json"] = ("what each seat and a spectator may know of a table", seen)
    told = [_told(one) for one in steps_to_tell(played)]
    made["told.json"] = ("what each seat and a spectator is told of a step", told)
    scored = [_score(game.edition, state) for game in played for state in _to_score(game)]
    made["scores.json"] = ("what each seat scores, and who wins", scored)
    for name, game in first.items():
        made[f"games/{name}.json"] = ("a whole game", [_game(game)])
    for path, (_, cases) in made.items():
        for number, case in enumerate(cases, 1):
            case["id"] = f"{path.removesuffix('.json')}-{number}"
    return made


def _opening(game: Game) -> _Plain:
    return {
        "id": "",
        "edition": game.edition,
        "players": len(game.record.deal.hands),
        "variable_setup": game.record.variable_setup,
        "deal": to_plain(game.record.deal),
        "opening": _plain(game.opened.step, game.edition),
        "shows": rules_shown(IN_STEPS, game.opened),
    }


def _position(position: Position) -> _Plain:
    state, done = position.state, position.accepted
    return {
        "id": "",
        "state": _plain(state, position.edition),
        "waiting_on": waiting_on(state),
        "legal": _all(legal_actions(state)),
        "accepted": [] if done is None else [_accepted(position.edition, done)],
        "refused": [
            {"action": to_plain(one.action), "rule": one.rule, "reason": one.reason}
            for one in position.refused
        ],
    }


def _accepted(edition: str, done: Happening) -> _Plain:
    return {
        "action": to_plain(done.action),
        "step": _plain(done.step, edition),
        "shows": rules_shown(IN_STEPS, done),
    }


def _seen(edition: str, state: State) -> _Plain:
    return {
        "id": "",
        "state": _plain(state, edition),
        "views": [_plain(view(state, seat), edition) for seat in _seers(state)],
        "shows": rules_shown(IN_TABLES, state),
    }


def _told(one: Happening) -> _Plain:
    told = [_all(redact(one.step.events, seat)) for seat in _seers(one.step.state)]
    players = len(one.step.state.players)
    return {"id": "", "players": players, "events": _all(one.step.events), "told": told}


def _seers(state: State) -> tuple[int | None, ...]:
    """List every seat, and a spectator."""
    return (*range(len(state.players)), None)


def _to_score(game: Game) -> tuple[State, ...]:
    states = tuple(game.states())
    return states[len(states) // 2], states[-1]


def _score(edition: str, state: State) -> _Plain:
    scored = GameScored(scores(state), winners(state))
    return {"id": "", "state": _plain(state, edition), "scored": to_plain(scored)}


def _game(game: Game) -> _Plain:
    return {
        "id": "",
        "record": _plain(game.record, game.edition),
        "course": [_course(one.step) for one in (game.opened, *game.steps)],
        "last": _plain(game.steps[-1].step.state, game.edition),
    }


def _course(taken: Step) -> _Plain:
    return {
        "events": _all(taken.events),
        "reveals": taken.reveals,
        "waiting_on": waiting_on(taken.state),
        "legal": len(legal_actions(taken.state)),
    }


def _index(cases: _Cases) -> _Plain:
    """Name every file, and count the cases by rule."""
    return {
        "format": FORMAT,
        "package": dschunke.__version__,
        "record": RECORD_VERSION,
        "schema": "schema.json",
        "editions": {name: f"editions/{name}.json" for name in EDITIONS},
        "files": [
            {"file": path, "about": about, "cases": len(listed)}
            for path, (about, listed) in cases.items()
        ],
        "rules": _rules([case for _, listed in cases.values() for case in listed]),
    }


def _rules(cases: list[_Plain]) -> _Plain:
    """Count, for each rule in the rulebook's order, the cases that show it and refuse by it."""
    shown: Counter[str] = Counter()
    refused: Counter[str] = Counter()
    for case in cases:
        for one in (case, *case.get("accepted", ())):
            shown.update(one.get("shows", ()))
        refused.update(one["rule"] for one in case.get("refused", ()))
    words = {rule: row.words for row in IN_STEPS for rule in row.rules}
    words |= {rule: row.words for row in IN_TABLES for rule in row.rules}
    why_not = NO_REFUSAL | _NOT_IN_A_GAME
    return {
        rule: {
            "shown_when": words[rule],
            "shown": shown[rule],
            "refused": refused[rule],
            "never_refused": why_not.get(rule),
        }
        for rule in sorted(words, key=_place)
    }


def _place(rule: str) -> tuple[int, ...]:
    return tuple(map(int, rule.removeprefix("R").split(".")))
