"""Containers that hold one thing for each good, junk, task or seat, and how to change one place."""

from __future__ import annotations

from typing import Annotated, TypeAlias, TypeVar

from attrs import frozen

T = TypeVar("T")

__all__ = ["ByGood", "ByJunk", "BySeat", "ByTask", "Length", "added", "replaced", "without"]


@frozen
class Length:
    """How many values a tuple has: for readers, and for the forms that go outside."""

    length: int
    """How many (values)."""


ByGood: TypeAlias = Annotated[tuple[T, ...], Length(4)]
"""One value for each good, in the order of `Good`; shape (4,)."""
ByJunk: TypeAlias = Annotated[tuple[T, ...], Length(5)]
"""One value for each junk, in the order of `Junk`; shape (5,)."""
ByTask: TypeAlias = Annotated[tuple[T, ...], Length(3)]
"""One value for each task, in the order of `Task`; shape (3,)."""
BySeat: TypeAlias = tuple[T, ...]
"""One value for each seat, 0 … n−1; shape (players,)."""


def replaced(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """Give the same values with another one at `place`."""
    return (*values[:place], value, *values[place + 1 :])


def without(values: tuple[T, ...], value: T) -> tuple[T, ...]:
    """Give the same values less the first that equals `value`."""
    place = values.index(value)
    return values[:place] + values[place + 1 :]


def added(counts: tuple[int, ...], place: int, number: int) -> tuple[int, ...]:
    """Give the same counts with `number` more at `place`."""
    return (*counts[:place], counts[place] + number, *counts[place + 1 :])
