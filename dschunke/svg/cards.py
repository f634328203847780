"""Faces and backs of cards."""

from __future__ import annotations

from dschunke.cards import (
    BONUS_CARDS,
    ChestOnEveryJunk,
    ExtraSupply,
    ExtraTask,
    GoodsInHand,
    GoodsSwap,
    MarketCard,
    MostChests,
    SpecialCard,
    StripShift,
    TieBreaker,
)
from dschunke.svg.marks import (
    CARDS,
    COIN,
    CRATE,
    GOODS,
    SHIFT,
    STAR,
    SWAP,
    TASKS,
    TIE,
    at,
    boat,
    group,
    path,
    rect,
    target,
    words,
)
from dschunke.vocabulary import JUNKS, Good, Special

__all__ = ["HIGH", "WIDE", "back", "lots", "special"]

WIDE, HIGH = 54, 68
"""The size of a special card (units)."""


def back(count: int, icon: str) -> str:
    """Draw a card face down, with an icon of its kind and how many there are."""
    face = rect(0, 0, WIDE, HIGH, "back edge", 6) + at(16, 8, icon, scale=0.9)
    return face + words(WIDE / 2, 57, count, "big mid on-dark")


def special(card: SpecialCard, /, **marks: str) -> str:
    """Draw a special card face up."""
    paper = "gold edge" if isinstance(card, BONUS_CARDS) else "card edge"
    return group(str(card), rect(0, 0, WIDE, HIGH, paper, 6), _face(card), **marks)


def _face(card: SpecialCard) -> str:
    match card:
        case TieBreaker():
            return at(12, 7, TIE, scale=1.25) + words(27, 58, "tie", "mid")
        case ExtraSupply():
            return at(15, 8, CARDS) + words(27, 58, "+1", "b mid")
        case GoodsSwap():
            return at(12, 7, SWAP, scale=1.25) + words(27, 58, "swap", "mid")
        case StripShift():
            return at(12, 7, SHIFT, scale=1.25) + words(27, 58, "shift", "mid")
        case ExtraTask(task=task, junk=junk):
            return at(15, 8, TASKS[task]) + at(5, 39, boat(junk))
        case MostChests(junk=junk, yuan=yuan):
            return at(5, 8, boat(junk)) + _pays(yuan)
        case GoodsInHand(good=good, count=count, yuan=yuan):
            return words(19, 27, count, "b end") + at(22, 8, GOODS[good]) + _pays(yuan)
        case ChestOnEveryJunk(yuan=yuan):
            return words(19, 27, len(JUNKS), "b end") + at(23, 8, CRATE) + _pays(yuan)


def _pays(yuan: int) -> str:
    if yuan > 99:
        return words(WIDE / 2, 58, yuan, "b mid")
    return words(26, 58, yuan, "b end") + at(29, 42, COIN, scale=0.83)


def lots(card: MarketCard | None, sold: tuple[Good, ...], can: frozenset[str]) -> str:
    """Draw a market card, 280 by 108: a lot for each good, with a marker on those sold (R8.7)."""
    face = rect(0, 0, 280, 108, "card", 10)
    if card is None:
        return face + words(140, 60, "no market card yet", "mid soft")
    for good, prize in zip(Good, card.prizes, strict=True):
        pays = (
            at(16, 62, STAR, scale=1.3)
            if isinstance(prize, Special)
            else words(32, 89, prize, "big mid" if prize < 1000 else "b mid")
        )
        picture = at(14, 12, GOODS[good], scale=1.5) + pays
        marker = path("M8 96L56 12M8 12L56 96", "turn-line") if good in sold else ""
        lot = target(
            f"lot of {good}: {prize}{', sold' if marker else ''}",
            f"lot-{good}",
            can,
            rect(2, 4, 60, 100, "free edge", 8),
            f'<g class="off">{picture}</g>{marker}' if marker else picture,
            good=good,
        )
        face += at(8 + 67 * good.value, 0, lot)
    return face
