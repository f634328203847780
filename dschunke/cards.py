"""The cards: what a market card offers (R1.6) and the eight kinds of special card (R9)."""

from __future__ import annotations

from typing import Final, TypeAlias

from attrs import field, frozen

from dschunke.by import ByGood
from dschunke.checks import MOST, kind, member, whole
from dschunke.errors import InvalidValue
from dschunke.vocabulary import Good, Junk, Special, Task

__all__ = [
    "BONUS_CARDS",
    "OPEN_CARDS",
    "SPECIAL_CARDS",
    "ChestOnEveryJunk",
    "EndBonus",
    "ExtraSupply",
    "ExtraTask",
    "GoodsInHand",
    "GoodsSwap",
    "MarketCard",
    "MostChests",
    "Prize",
    "SpecialCard",
    "StripShift",
    "TieBreaker",
]

Prize: TypeAlias = int | Special
"""What a market card gives for one good: yuan, or a special card (R1.6)."""


def _prizes(card: object, attribute: object, value: object) -> None:
    if type(value) is not tuple or len(value) != len(Good):
        raise InvalidValue("MarketCard.prizes", value, "a tuple of 4 prizes")
    for good, prize in zip(Good, value, strict=True):
        if prize is not Special.CARD and (type(prize) is not int or not 0 <= prize <= MOST):
            expected = f"a whole number, 0 to {MOST}, or Special.CARD"
            raise InvalidValue(f"MarketCard.prizes[{good}]", prize, expected)


@frozen
class MarketCard:
    """A market card names a prize for each good (R1.6)."""

    prizes: ByGood[Prize] = field(validator=_prizes)
    """Yuan or a special card for spice, vegetables, fish, rice; shape (4,)."""


@frozen(cache_hash=True)
class TieBreaker:
    """Laid open: wins the ties that its owner is part of (R9.4)."""

    def __str__(self) -> str:
        """Name the card."""
        return "tie breaker"


@frozen(cache_hash=True)
class ExtraSupply:
    """Laid open: one more goods card in every supply phase (R9.5)."""

    def __str__(self) -> str:
        """Name the card."""
        return "extra supply"


@frozen(cache_hash=True)
class ExtraTask:
    """Played once, before taking a role: a task as a merchant does it (R9.6)."""

    task: Task = field(validator=member(Task))
    """The task."""
    junk: Junk = field(validator=member(Junk))
    """The junk it is carried out on."""

    def __str__(self) -> str:
        """Name the card."""
        return f"extra {self.task} on {self.junk}"


@frozen(cache_hash=True)
class GoodsSwap:
    """Played once, when the market card is up: exchanges goods cards (R9.7)."""

    def __str__(self) -> str:
        """Name the card."""
        return "goods swap"


@frozen(cache_hash=True)
class StripShift:
    """Played once, before taking a role: moves one strip (R9.8)."""

    def __str__(self) -> str:
        """Name the card."""
        return "strip shift"


@frozen(cache_hash=True)
class MostChests:
    """Pays at the end for more visible chests on a junk than any other player (R9.9)."""

    junk: Junk = field(validator=member(Junk))
    """The junk."""
    yuan: int = field(validator=whole())
    """What it pays (yuan)."""

    def __str__(self) -> str:
        """Name the card."""
        return f"{self.yuan} yuan for most chests on {self.junk}"


@frozen(cache_hash=True)
class GoodsInHand:
    """Pays at the end for enough cards of a good in hand (R9.9)."""

    good: Good = field(validator=member(Good))
    """The good."""
    count: int = field(validator=whole(1))
    """How many it takes at least (cards)."""
    yuan: int = field(validator=whole())
    """What it pays (yuan)."""

    def __str__(self) -> str:
        """Name the card."""
        return f"{self.yuan} yuan for {self.count} {self.good} in hand"


@frozen(cache_hash=True)
class ChestOnEveryJunk:
    """Pays at the end for a visible chest on every junk (R9.9)."""

    yuan: int = field(validator=whole())
    """What it pays (yuan)."""

    def __str__(self) -> str:
        """Name the card."""
        return f"{self.yuan} yuan for a chest on every junk"


EndBonus: TypeAlias = MostChests | GoodsInHand | ChestOnEveryJunk
"""A special card that pays at the end (R9.9)."""

SpecialCard: TypeAlias = TieBreaker | ExtraSupply | ExtraTask | GoodsSwap | StripShift | EndBonus
"""Any special card (R1.7)."""

OPEN_CARDS: Final = (TieBreaker, ExtraSupply)
"""The kinds that are laid open and last (R9.1)."""
BONUS_CARDS: Final = (MostChests, GoodsInHand, ChestOnEveryJunk)
"""The kinds that pay at the end (R9.1)."""
SPECIAL_CARDS: Final = (TieBreaker, ExtraSupply, ExtraTask, GoodsSwap, StripShift, *BONUS_CARDS)
"""All eight kinds (R9.1)."""

special_card: Final = kind(*SPECIAL_CARDS)
"""Validator of a field that holds a special card."""
