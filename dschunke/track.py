"""What the round track shows: the helpers' spaces (R5.4) and the events (R4.3)."""

from __future__ import annotations

from enum import unique
from typing import TypeAlias

from attrs import field, frozen

from dschunke.checks import whole
from dschunke.vocabulary import Mark

__all__ = ["RoundEvent", "GoodsSpace", "IncomeSpace", "LoadSpace", "Space"]


@unique
class RoundEvent(Mark):
    """What the round track may order in a round (R4.3)."""

    SPECIAL = "special"
    """Each player takes a special card."""
    ANNOUNCE = "announce"
    """Each player tells his yuan."""


@frozen
class GoodsSpace:
    """Draw goods, less a deduction (R5.6, R5.8)."""

    deduction: int = field(default=0, validator=whole())
    """What is taken off (cards)."""


@frozen
class IncomeSpace:
    """Take income, less a deduction (R5.7, R5.8)."""

    deduction: int = field(default=0, validator=whole())
    """What is taken off (yuan)."""


@frozen
class LoadSpace:
    """Load (R5.11)."""

    strips: int = field(validator=whole(1))
    """How many are laid (strips)."""


Space: TypeAlias = GoodsSpace | IncomeSpace | LoadSpace
"""A task and how it is done: as on a space of the round track (R5.4)."""
