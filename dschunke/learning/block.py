"""A block of numbers of one meaning, read from a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, TypeAlias

from attrs import frozen

from dschunke.cards import SpecialCard
from dschunke.view import View
from dschunke.vocabulary import Seat

__all__ = ["SECRET", "Block", "Read", "among", "combined", "counts", "flag_of", "flags", "known"]

SECRET: Final = -1
"""What stands for a count that the seat may not know, or that nobody has told yet."""

Read: TypeAlias = Callable[[View, Sequence[Seat]], Iterable[int]]
"""What reads numbers from a view, given the seats from the viewing one to the left."""


@frozen
class Block:
    """Numbers of one meaning."""

    name: str
    """What they are."""
    each: tuple[str, ...]
    """What each of them is about, in order."""
    unit: str
    """What they count; `flag`: 1 for yes, 0 for no."""
    low: int
    """The least that each can be."""
    high: int
    """The most that each can be."""
    read: Read
    """Reads them."""


def flags(name: str, each: Iterable[object], read: Read) -> Block:
    """Make a block that says yes or no to each."""
    return Block(name, tuple(map(str, each)), "flag", 0, 1, read)


def combined(*columns: Iterable[object]) -> tuple[str, ...]:
    """Name every combination, the last column running fastest."""
    rows: list[tuple[str, ...]] = [()]
    for column in columns:
        names = [str(one) for one in column]
        rows = [(*row, one) for row in rows for one in names]
    return tuple(", ".join(row) for row in rows)


def flag_of(true: object, every: Iterable[object]) -> Iterator[int]:
    """Say yes to whichever is the `true` one."""
    return (int(one == true) for one in every)


def among(some: Iterable[object], every: Iterable[object]) -> Iterator[int]:
    """Say yes to each that is among `some`."""
    held = tuple(some)
    return (int(one in held) for one in every)


def counts(held: Sequence[SpecialCard], every: Sequence[SpecialCard]) -> Sequence[int]:
    """Count each card (cards)."""
    if not held:  # as mostly: counting takes the longest of all reading
        return (0,) * len(every)
    tally = Counter(held)
    return [tally[card] for card in every]


def known(count: int | None) -> int:
    """Give a count, or what stands for a secret one."""
    return SECRET if count is None else count
