"""The nouns of the game: goods, junks, colours, tasks, roles (rulebook, *Words*)."""

from __future__ import annotations

from enum import Enum, IntEnum, unique
from functools import cache
from typing import TYPE_CHECKING, Final, TypeAlias

__all__ = [
    "DEALS_IN",
    "GOODS",
    "HELPERS",
    "JUNKS",
    "LIES_WITH",
    "MERCHANT_OF",
    "Colour",
    "Good",
    "Junk",
    "Mark",
    "Role",
    "Seat",
    "Special",
    "Task",
    "word",
    "words",
]

Seat: TypeAlias = int
"""A player's place at the table, 0 … n−1 to the left."""


class Mark(Enum):
    """A name that is one of a few."""

    if not TYPE_CHECKING:
        __hash__ = object.__hash__  # that of `Enum` is slow, and rules are found by names

    def __repr__(self) -> str:
        """Give the name as Python writes it."""
        return f"{type(self).__name__}.{self.name}"


class _Word(IntEnum):
    """A word of the rulebook that also counts its place in the rulebook's order."""

    def __str__(self) -> str:
        """Give the word as the rulebook writes it."""
        return self.name.lower().replace("_", " ")

    def __repr__(self) -> str:
        """Give the word as Python writes it."""
        return f"{type(self).__name__}.{self.name}"

    def __format__(self, spec: str) -> str:
        """Format the word, not its number."""
        return format(str(self), spec)


@unique
class Good(_Word):
    """The four goods, in the order of the market cards (R1.6)."""

    SPICE = 0
    """Lies with the orange junk (R1.3)."""
    VEGETABLES = 1
    """Lie with the violet junk (R1.3)."""
    FISH = 2
    """Lies with the brown junk (R1.3)."""
    RICE = 3
    """Lies with the white junk (R1.3)."""


@unique
class Junk(_Word):
    """The five junks, clockwise (R1.2)."""

    GREY = 0
    """Deals in all four goods, without a stock of its own (R1.3)."""
    ORANGE = 1
    """Deals in spice (R1.3)."""
    VIOLET = 2
    """Deals in vegetables (R1.3)."""
    BROWN = 3
    """Deals in fish (R1.3)."""
    WHITE = 4
    """Deals in rice (R1.3)."""


@unique
class Colour(_Word):
    """The colours of strips, in the order of the seats that play them (R2.3)."""

    RED = 0
    """Seat 0."""
    BLUE = 1
    """Seat 1."""
    GREEN = 2
    """Seat 2."""
    YELLOW = 3
    """Seat 3."""


@unique
class Task(_Word):
    """What a role does (R5.6, R5.7, R5.11)."""

    GOODS = 0
    """Draw goods."""
    INCOME = 1
    """Take income."""
    LOAD = 2
    """Load strips."""


@unique
class Role(_Word):
    """Three merchants, one for each task, and two helpers (R1.8)."""

    GOODS_MERCHANT = 0
    """Draws goods on the junk where it stands (R5.2)."""
    INCOME_MERCHANT = 1
    """Takes income on the junk where it stands (R5.2)."""
    LOAD_MERCHANT = 2
    """Loads on the junk where it stands (R5.2)."""
    LOWER_HELPER = 3
    """Does the task of its space on the lower track (R5.4)."""
    UPPER_HELPER = 4
    """Does the task of its space on the upper track (R5.4)."""


@unique
class Special(Mark):
    """The prize of a market card that is no sum of yuan (R8.9)."""

    CARD = "special card"
    """The winner takes a special card, or its worth in yuan."""

    def __str__(self) -> str:
        """Give the prize as the rulebook writes it."""
        return "special"


MERCHANT_OF: Final = {
    Role.GOODS_MERCHANT: Task.GOODS,
    Role.INCOME_MERCHANT: Task.INCOME,
    Role.LOAD_MERCHANT: Task.LOAD,
}
"""The task of each merchant (R1.8)."""

HELPERS: Final = (Role.LOWER_HELPER, Role.UPPER_HELPER)
"""The helpers, in the order of their tracks (R1.8)."""

DEALS_IN: Final[dict[Junk, tuple[Good, ...]]] = {
    Junk.GREY: tuple(Good),
    Junk.ORANGE: (Good.SPICE,),
    Junk.VIOLET: (Good.VEGETABLES,),
    Junk.BROWN: (Good.FISH,),
    Junk.WHITE: (Good.RICE,),
}
"""The goods that each junk deals in (R1.3)."""

LIES_WITH: Final = {
    good: junk for junk, goods in DEALS_IN.items() if len(goods) == 1 for good in goods
}
"""The junk that the stock of each good lies with (R1.3, R2.2)."""

GOODS: Final = tuple(Good)
"""The four goods; Python goes through a tuple many times as fast as through the class."""

JUNKS: Final = tuple(Junk)
"""The five junks, as a tuple for the same reason."""


def word(member: Enum) -> str:
    """Give the word of an enumeration's member, as the rulebook writes it."""
    return member.value if isinstance(member.value, str) else str(member)


@cache
def words(kind: type[Enum]) -> dict[str, Enum]:
    """List the words of an enumeration with what they stand for."""
    return {word(member): member for member in kind}
