"""Our answers where no source on the game says, and those that a table may answer otherwise.

`rulings()` lists every question with its ruling (docs/rulings.md is made from it). `Rulings` holds
one field for each question whose other answers can be played; it stands in the edition.
"""

from __future__ import annotations

from enum import unique
from functools import cache
from string import ascii_lowercase
from typing import Any

from attrs import field, frozen

from dschunke.checks import member
from dschunke.errors import InvalidValue
from dschunke.provenance import Origin
from dschunke.vocabulary import Mark

__all__ = [
    "Alternative",
    "Chests",
    "FinalTie",
    "Passing",
    "Ruling",
    "Rulings",
    "Shift",
    "Shown",
    "SpecialTie",
    "SupplyFrom",
    "ruling",
    "rulings",
]


@unique
class Chests(Mark):
    """Whose visible chests count when a player draws goods or takes income (R5.6, R5.7)."""

    OWN = "own"
    """His own."""
    ALL = "all"
    """Those of all players."""


@unique
class SupplyFrom(Mark):
    """Where the cards of one player's supply come from (R7.2)."""

    ONE_JUNK = "one junk"
    """All from one junk, so they are of one good."""
    ANY_JUNKS = "any junks"
    """Each from a junk of his choice, one after the other."""


@unique
class Passing(Mark):
    """Who may pass in an auction (R8.2)."""

    ALLOWED = "allowed"
    """Everybody."""
    LAST_RESORT = "last resort"
    """Only a player who has no card of a good that is still for sale."""


@unique
class SpecialTie(Mark):
    """What equal highest bids for a special card bring (R8.10)."""

    SHARE = "share"
    """They share the 3 yuan of the card, rounded down."""
    NOBODY = "nobody"
    """Nothing."""
    ALL = "all"
    """Each of them a special card, or 3 yuan (R8.9)."""


@unique
class Shift(Mark):
    """Whose strip the strip shift moves (R9.8)."""

    OWN = "own"
    """A strip of whoever plays it."""
    ANY = "any"
    """A strip of any player."""


@unique
class FinalTie(Mark):
    """Who wins if totals are equal at the end (R11.3)."""

    SHARED = "shared"
    """All of them."""
    MOST_GOODS = "most goods"
    """Those of them who have most goods cards in hand."""


@unique
class Shown(Mark):
    """Whether something is shown to all (R12.3, R12.4)."""

    SECRET = "secret"  # noqa: S105 - no password
    """It is secret in the cases that the rule names."""
    OPEN = "open"
    """It is always open."""


@frozen
class Rulings:
    """How a table answers what can be answered in more than one way: by default as the rulebook."""

    chests: Chests = field(default=Chests.OWN, validator=member(Chests))
    """Whose visible chests count (R5.6, R5.7)."""
    supply: SupplyFrom = field(default=SupplyFrom.ONE_JUNK, validator=member(SupplyFrom))
    """Where supply comes from (R7.2)."""
    passing: Passing = field(default=Passing.ALLOWED, validator=member(Passing))
    """Who may pass (R8.2)."""
    special_tie: SpecialTie = field(default=SpecialTie.SHARE, validator=member(SpecialTie))
    """What a tie for a special card brings (R8.10)."""
    shift: Shift = field(default=Shift.OWN, validator=member(Shift))
    """Whose strip is shifted (R9.8)."""
    final_tie: FinalTie = field(default=FinalTie.SHARED, validator=member(FinalTie))
    """Who wins if totals are equal (R11.3)."""
    yuan: Shown = field(default=Shown.SECRET, validator=member(Shown))
    """Whether all yuan are open; else others' are secret but for what they announce (R12.3)."""
    stocks: Shown = field(default=Shown.SECRET, validator=member(Shown))
    """Whether the stocks may be counted in the supply and auction phases too (R12.4)."""


@frozen
class Alternative:
    """What else could be answered."""

    text: str
    """The answer in words."""
    answer: str | None
    """The word of the switch that plays it; None where the package does not offer it."""


@frozen
class Ruling:
    """A question that the rules leave open, and what this library answers."""

    id: str
    """The id of the rule; where one rule has several questions, with a letter: `R8.2a`."""
    question: str
    """The question in a line."""
    detail: str
    """The question in full."""
    ruling: str
    """The answer."""
    why: str
    """The reasons."""
    origin: Origin
    """`RULED`, or `PUBLISHED` where sources answer and tables could still play otherwise."""
    alternatives: tuple[Alternative, ...]
    """What else was possible."""
    switch: str | None
    """The field of `Rulings` that answers it; None where only our answer can be played."""
    answer: str | None
    """The word of our answer in that field; None where there is no switch."""
    touches: tuple[str, ...]
    """The modules that carry it out, by name within the package."""
    test: str
    """The tests that show it, in the source tree."""

    @property
    def rule(self) -> str:
        """The id of the rule that it belongs to (`R8.2`)."""
        return self.id.rstrip(ascii_lowercase)


@cache
def rulings() -> tuple[Ruling, ...]:
    """List every ruling, in the order of the rules."""
    import tomllib  # only who asks for the rulings waits for these
    from importlib.resources import files

    text = files("dschunke").joinpath("rulings.toml").read_text("utf-8")
    return tuple(map(_ruling, tomllib.loads(text)["ruling"]))


def ruling(id_: str) -> Ruling:
    """Find a ruling by its id, such as `R8.10`; raises `InvalidValue` for an id without one."""
    for one in rulings():
        if one.id == id_:
            return one
    raise InvalidValue("id_", id_, "one of: " + ", ".join(one.id for one in rulings()))


def _ruling(entry: dict[str, Any]) -> Ruling:  # texts, and lists and tables of texts
    switch = entry.get("switch")
    return Ruling(
        id=entry["id"],
        question=entry["question"],
        detail=entry["detail"],
        ruling=entry["ruling"],
        why=entry["why"],
        origin=Origin(entry["origin"]),
        alternatives=tuple(
            Alternative(one["text"], one.get("answer")) for one in entry["alternatives"]
        ),
        switch=switch,
        answer=getattr(Rulings(), switch).value if switch else None,
        touches=tuple(entry["touches"]),
        test=entry["test"],
    )
