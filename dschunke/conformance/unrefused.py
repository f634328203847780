"""The rules by which no action is refused, each with the reason."""

from __future__ import annotations

from typing import Final

__all__ = ["NO_REFUSAL"]

NO_REFUSAL: Final[dict[str, str]] = {
    "R1.1": "InvalidValue refuses a number of players",
    "R1.2": "a fact about the parts",
    "R1.3": "a fact about the parts",
    "R1.4": "a number of the edition",
    "R1.5": "a number of the edition",
    "R1.6": "a list of the edition",
    "R1.7": "a list of the edition",
    "R1.8": "a fact about the parts",
    "R1.9": "yuan are never spent, so none can be missing",
    "R2.1": "nobody acts",
    "R2.2": "nobody acts",
    "R2.3": "nobody acts",
    "R2.4": "nobody acts",
    "R2.6": "nobody acts",
    "R2.7": "nobody acts",
    "R3.1": "nobody acts",
    "R4.1": "nobody acts",
    "R5.4": "which task it is follows from the round; the junk is refused by R5.3",
    "R5.6": "nobody acts",
    "R5.7": "nobody acts",
    "R5.8": "nobody acts",
    "R5.9": "a good without stock is refused by R5.10",
    "R6.1": "a full layer has no free slot: R6.2",
    "R6.3": "a taken slot is refused by R6.2",
    "R6.4": "nobody acts",
    "R6.5": "derived",
    "R7.2": "an action names one good and cannot name two",
    "R7.4": "nobody acts",
    "R8.1": "nobody acts",
    "R8.3": "nobody acts",
    "R8.4": "nobody acts",
    "R8.5": "nobody acts",
    "R8.6": "nobody acts",
    "R8.8": "nobody acts",
    "R8.9": "yuan at an event are refused by R4.3",
    "R8.10": "nobody acts",
    "R8.11": "nobody acts",
    "R8.12": "out of turn is refused by R9.2",
    "R9.4": "an open card is not in hand to be played: R9.3",
    "R9.5": "an open card is not in hand to be played: R9.3",
    "R9.9": "an end bonus is not played: R9.1",
    "R10.1": "nobody acts",
    "R10.2": "nobody acts",
    "R10.3": "nobody acts",
    "R10.4": "nobody acts",
    "R11.2": "nobody acts",
    "R11.3": "nobody acts",
    **{f"R12.{n}": "a view shows or hides; nothing is refused" for n in range(1, 7)},
}
"""The rules that refuse nothing, and why."""
