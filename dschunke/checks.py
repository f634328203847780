"""Checks of what comes from outside: each raises `InvalidValue` or gives nothing back."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, Final, TypeAlias
from unicodedata import category

import attrs

from dschunke.errors import InvalidValue

__all__ = [
    "Check",
    "MOST",
    "check_kind",
    "check_whole",
    "kind",
    "listing",
    "member",
    "text",
    "whole",
]

# attrs types a validator by the class and the field it checks; these serve any, hence `Any`.
Check: TypeAlias = Callable[[Any, "attrs.Attribute[Any]", Any], None]
"""A validator as attrs calls it: the instance, the field, the value."""


def check_whole(field: str, value: object, least: int = 0, most: int | None = None) -> None:
    """Refuse what is no whole number from `least` to `most`; True and 3.0 are none either."""
    if type(value) is not int or value < least or (most is not None and value > most):
        bound = f"{least} or more" if most is None else f"{least} to {most}"
        raise InvalidValue(field, value, f"a whole number, {bound}")


def _path(instance: object, field: attrs.Attribute[Any]) -> str:
    return f"{type(instance).__name__}.{field.name}"


_LONGEST: Final = 200

MOST: Final = 1_000
"""The largest count that any field takes: far above any box, low enough to list and to print."""


def whole(least: int = 0, most: int = MOST) -> Check:
    """Make a validator for a whole number from `least` to `most`."""

    def check(instance: object, field: attrs.Attribute[Any], value: Any) -> None:
        check_whole(_path(instance, field), value, least, most)

    return check


def member(words: type[Enum]) -> Check:
    """Make a validator for a word of one kind: a `Good` is no `Junk`, nor is a number."""

    def check(instance: object, field: attrs.Attribute[Any], value: Any) -> None:
        if type(value) is not words:
            raise InvalidValue(_path(instance, field), value, f"a {words.__name__}")

    return check


def check_kind(field: str, value: object, *classes: type) -> None:
    """Refuse what is not of exactly one of these classes, or holds what its class would refuse."""
    sound = any(type(value) is one for one in classes)
    if sound and attrs.has(type(value)):
        try:
            attrs.validate(value)  # type: ignore[arg-type] # has() has just said that it is one
        except (AttributeError, InvalidValue):  # made past its constructor
            sound = False
    if not sound:
        raise InvalidValue(field, value, " or ".join(one.__name__ for one in classes))


def kind(*classes: type) -> Check:
    """Make a validator for a sound value of exactly one of these classes."""

    def check(instance: object, field: attrs.Attribute[Any], value: Any) -> None:
        check_kind(_path(instance, field), value, *classes)

    return check


def text(instance: object, field: attrs.Attribute[Any], value: Any) -> None:
    """Refuse what is no text on one line: 1 to 200 characters, no blanks at its ends."""
    if (
        type(value) is not str
        or not 0 < len(value) <= _LONGEST
        or value != value.strip()
        or any(category(character) in ("Cc", "Cs", "Zl", "Zp") for character in value)
    ):
        raise InvalidValue(_path(instance, field), value, f"a text of 1 to {_LONGEST} characters")


def listing(each: Check, length: int | None = None) -> Check:
    """Make a validator for a tuple, of one `length` if given, whose items all pass `each`."""

    def check(instance: object, field: attrs.Attribute[Any], value: Any) -> None:
        if type(value) is not tuple or len(value) > MOST or len(value) != (length or len(value)):
            size = f" of at most {MOST}" if length is None else f" of {length}"
            raise InvalidValue(_path(instance, field), value, f"a tuple{size}")
        for item in value:
            each(instance, field, item)

    return check
