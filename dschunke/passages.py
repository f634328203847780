"""The stages of a game, and the phases that pass by themselves: no user ever sees one (R3.3)."""

from __future__ import annotations

from enum import unique
from typing import TypeAlias

from attrs import frozen

from dschunke.track import Space
from dschunke.vocabulary import Junk, Mark, Seat

__all__ = ["Awarding", "Ended", "Occasion", "Onward", "Passage", "Stage", "Working"]


@unique
class Stage(Mark):
    """The parts of a game between which the flow passes (R3.2)."""

    SETUP = "setup"
    """Players lay their strips of the variable set-up (R2.8)."""
    MARKET = "market"
    """The market card is turned up (R4.1)."""
    SWAPS = "swaps"
    """Goods swaps may be played (R4.2)."""
    EVENT = "event"
    """The event of the round track (R4.3)."""
    ROLES = "roles"
    """Roles (R5)."""
    SUPPLY = "supply"
    """Supply (R7)."""
    AUCTION = "auction"
    """Auction (R8)."""
    MARKERS = "markers"
    """Markers (R10.1 to R10.3)."""
    START_PLAYER = "start player"
    """The start junk passes on (R10.4)."""


@unique
class Occasion(Mark):
    """Why players take special cards."""

    EVENT = "event"
    """The round track says so (R4.3)."""
    PRIZE = "prize"
    """They won them in an auction (R8.9)."""


@frozen
class Onward:
    """Nobody is waited for: `turns` players have had their turn in this stage."""

    stage: Stage
    """The stage."""
    turns: int
    """How many are done with it (players)."""


@frozen
class Ended:
    """Nobody is waited for: a stage is over."""

    stage: Stage
    """The stage."""


@frozen
class Working:
    """Nobody is waited for: a player is about to carry out a task (R5.2, R5.3, R9.6)."""

    seat: Seat
    """Whose task."""
    junk: Junk
    """The junk."""
    space: Space
    """The task, and how it is done."""


@frozen
class Awarding:
    """Nobody is waited for: players are about to take special cards (R9.2)."""

    takers: tuple[Seat, ...]
    """Who, in this order."""
    occasion: Occasion
    """Why."""


Passage: TypeAlias = Onward | Ended | Working | Awarding
"""A phase that passes by itself, so that no user ever sees it (R3.3)."""
