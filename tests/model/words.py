"""The names of things, and what it means to ask the players something."""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

# Plain data, as it comes in and goes out.
Action = dict[str, Any]
Card = dict[str, Any]

# R1.4: the goods.
GOODS = ["spice", "vegetables", "fish", "rice"]

# R1.2: the five junks, clockwise.
JUNKS = ["grey", "orange", "violet", "brown", "white"]

# R1.3: the good each junk deals in. Grey deals in all four and has no stock of its own.
GOOD_OF_JUNK = {"orange": "spice", "violet": "vegetables", "brown": "fish", "white": "rice"}

# R2.3: seats 0, 1, 2, 3 play these colours.
COLOURS = ["red", "blue", "green", "yellow"]

# R1.8: the three merchants, one for each task, and the two helpers.
MERCHANTS = ["goods merchant", "income merchant", "load merchant"]
TASK_OF_MERCHANT = {
    "goods merchant": "goods",
    "income merchant": "income",
    "load merchant": "load",
}
HELPERS = ["lower helper", "upper helper"]

# R1.6: what a market card shows in place of a number of yuan.
SPECIAL = "special card"

# R9.1 with R9.4 and R9.5: the special cards that are laid open and last.
OPEN_KINDS = ["TieBreaker", "ExtraSupply"]

# R9.1 with R9.6, R9.7 and R9.8: the special cards kept in hand and played once.
ONCE_KINDS = ["ExtraTask", "GoodsSwap", "StripShift"]


@dataclass
class Question:
    """A moment at which somebody must act: the rule that asks, and every legal answer."""

    rule: str
    legal: list[Action]


# A part of the game told step by step. Where it yields a Question the table waits, and the
# action that a player then does is what comes back.
Course = Generator[Question, Action, None]


def distinct(cards: list[Card]) -> list[Card]:
    """The cards without repetition: equal cards are one choice (R9.2)."""
    found: list[Card] = []
    for card in cards:
        if card not in found:
            found.append(card)
    return found
