"""The errors of this package: nothing else reaches a user."""

from __future__ import annotations

import reprlib

__all__ = ["DschunkeError", "IllegalAction", "InvalidData", "InvalidValue", "shown"]


_MOST_SHOWN = 200


class DschunkeError(Exception):
    """The base of every error that this package raises."""


class InvalidValue(DschunkeError, ValueError):  # noqa: N818 - says what it is
    """A value given to the package is not one it can use."""

    field: str
    """Where it was given: an argument or a field, such as `Edition.rounds`."""
    value: object
    """The value."""
    expected: str
    """What would be right, in words."""

    def __init__(self, field: str, value: object, expected: str) -> None:
        """Name the `field`, the `value` it got and what was `expected`."""
        super().__init__(field, value, expected)
        self.field = field
        self.value = value
        self.expected = expected

    def __str__(self) -> str:
        """Say it in one line."""
        return f"{self.field}: expected {self.expected}, not {shown(self.value)}"


class IllegalAction(DschunkeError):  # noqa: N818 - says what it is
    """The rules refuse an action; the state it was tried on is still good."""

    rule: str
    """The id of the rule, such as `R8.2`."""
    action: object
    """The action."""
    reason: str
    """Why, in a sentence for a player."""

    def __init__(self, rule: str, action: object, reason: str) -> None:
        """Name the `rule` by its id, the `action`, and the `reason` for a player."""
        super().__init__(rule, action, reason)
        self.rule = rule
        self.action = action
        self.reason = reason

    def __str__(self) -> str:
        """Say it in one line, the rule id first."""
        return f"{self.rule}: {self.reason}"


class InvalidData(DschunkeError, ValueError):  # noqa: N818 - says what it is
    """A text or a plain form that came from outside does not stand for a value of the game."""

    path: str
    """The place, such as `$.actions[12].count` or `line 3, column 1`."""
    reason: str
    """What is wrong there, in words."""
    refusal: IllegalAction | None
    """The rules' own error, where they refuse an action of a game."""

    def __init__(self, path: str, reason: str, refusal: IllegalAction | None = None) -> None:
        """Name the `path` to the place, such as `$.actions[12].count`, and the `reason`.

        Where the rules refuse an action of a game, `refusal` is their error.
        """
        super().__init__(path, reason, refusal)
        self.path = path
        self.reason = reason
        self.refusal = refusal

    def __str__(self) -> str:
        """Say it in one line, the path first."""
        return f"{self.path}: {self.reason}"


def shown(value: object) -> str:
    """Give a short text for any object, however large or odd."""
    try:
        text = " ".join(reprlib.repr(value).split())
    except Exception:  # a foreign __repr__ may raise anything
        return "something that cannot be shown"
    return text if len(text) <= _MOST_SHOWN else f"{text[: _MOST_SHOWN - 4]} ..."
