"""Where a number of an edition comes from: a public source, a reconstruction, a ruling."""

from __future__ import annotations

from enum import unique

from attrs import field, frozen

from dschunke.checks import member, text
from dschunke.vocabulary import Mark

__all__ = ["Origin", "Source"]


@unique
class Origin(Mark):
    """Where a number of an edition comes from."""

    PUBLISHED = "published"
    """A public source on the printed game states it."""
    RECONSTRUCTED = "reconstructed"
    """No public source shows it; it is our balanced guess, not the printed game's."""
    RULED = "ruled"
    """No source says; we decided."""
    OWN = "own"
    """Whoever made this edition put it there."""


@frozen
class Source:
    """Where one field of an edition comes from."""

    name: str = field(validator=text)
    """The name of the edition's field."""
    origin: Origin = field(validator=member(Origin))
    """Its origin; a field of mixed origin is called by the weakest."""
    note: str = field(validator=text)
    """What is known, with the rule id."""
