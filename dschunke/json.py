"""Values as JSON text, both ways, from somebody one does not trust as well."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final, NoReturn, TypeVar

from dschunke.audit import audit
from dschunke.checks import check_whole
from dschunke.engine import Step
from dschunke.errors import IllegalAction, InvalidData, shown
from dschunke.forms import from_plain, to_plain
from dschunke.record import VERSION, Record, replay
from dschunke.state import State

__all__ = ["MOST_BYTES", "dumps", "loads"]

T = TypeVar("T")

MOST_BYTES: Final = 1_000_000
"""The longest text that is read (bytes); a record of a whole game takes less than 40,000."""
_MOST_DIGITS: Final = 12


def dumps(value: object, *, indent: int | None = None) -> str:
    """Write an edition, deal, state, view, step, record, action or event as JSON.

    `indent` is how far each level is moved in (0 to 8 spaces), None for one line. Raises
    `InvalidValue` for any other value.
    """
    if indent is not None:
        check_whole("indent", indent, 0, 8)
    return json.dumps(to_plain(value), ensure_ascii=False, indent=indent)


def loads(text: str | bytes, kind: type[T], *kinds: type[T]) -> T:
    """Read a value of one of the kinds named from JSON: text, or bytes in UTF-8.

    What is read can be played with: a state has passed `audit`, a record has been replayed. Raises
    `InvalidData`, with the path to the place and the reason, for anything else.
    """
    plain = _parsed(text)
    _check_version(plain)
    value = from_plain(plain, kind, *kinds)
    for objection in _objections(value):
        raise objection
    return value


def _parsed(text: str | bytes) -> Any:
    if type(text) not in (str, bytes):
        raise InvalidData("$", f"expected a text, not {shown(text)}")
    if len(text) > MOST_BYTES:
        raise InvalidData("$", f"longer than {MOST_BYTES} bytes or characters")
    try:
        read = text if isinstance(text, str) else text.decode("utf-8-sig")
        return json.loads(
            read,
            object_pairs_hook=_object,
            parse_int=_whole,
            parse_float=_no_number,
            parse_constant=_no_number,
        )
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise InvalidData("$", f"no JSON: {error.msg} at {where}") from None
    except UnicodeDecodeError:
        raise InvalidData("$", "not in UTF-8") from None
    except RecursionError:
        raise InvalidData("$", "too deep") from None


def _check_version(plain: Any) -> None:  # whatever JSON held
    """Refuse a record of a later version; an earlier one would be changed to this one here."""
    saved = isinstance(plain, dict) and plain.get("kind") in ("Record", "SeenRecord")
    version = plain.get("version") if saved else VERSION
    if type(version) is int and version > VERSION:
        reason = f"version {version} is later than {VERSION}, which this package reads"
        raise InvalidData("$.version", reason)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) != len(pairs):
        raise InvalidData("$", "a key stands twice in an object")
    return made


def _whole(digits: str) -> int:
    if len(digits) > _MOST_DIGITS:
        raise InvalidData("$", f"a number of {len(digits)} digits is too large")
    return int(digits)


def _no_number(digits: str) -> NoReturn:
    raise InvalidData("$", f"{shown(digits)} is no whole number")


def _objections(value: object) -> Iterator[InvalidData]:
    """Tell why a value cannot be played with."""
    if isinstance(value, State | Step):
        path, state = ("$", value) if isinstance(value, State) else ("$.state", value.state)
        for violation in audit(state):
            reason = f"{violation.name}: {violation.message} ({violation.rule})"
            yield InvalidData(path, reason)
    elif isinstance(value, Record):
        replayed = 0
        try:
            for _ in replay(value):
                replayed += 1
        except IllegalAction as refused:
            path = f"$.actions[{replayed - 1}]"
            yield InvalidData(path, f"{refused.reason} ({refused.rule})", refused)
