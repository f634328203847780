"""A whole game as a value: what chance decided and what was done, to save and step through."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from attrs import evolve, field, frozen

from dschunke.actions import ACTIONS, Action
from dschunke.by import BySeat
from dschunke.checks import check_kind, check_whole, kind, listing, text
from dschunke.deck import Deal, check_deal
from dschunke.edition import Edition, setup_for
from dschunke.engine import Step, apply, opening, step
from dschunke.errors import InvalidValue
from dschunke.events import Event
from dschunke.secrecy import redact
from dschunke.state import State
from dschunke.view import View, view
from dschunke.vocabulary import Seat

__all__ = ["VERSION", "Record", "SeenRecord", "redacted", "replay"]

VERSION: Final = 1
"""The version of the form in which records are saved."""


_MOST_ACTIONS: Final = 10_000


def _this_version(record: object, attribute: object, value: object) -> None:
    if type(value) is not int or value != VERSION:
        raise InvalidValue(f"{type(record).__name__}.version", value, str(VERSION))


def _all_actions(record: object, attribute: object, value: Any) -> None:  # as attrs has it
    if (
        type(value) is not tuple
        or len(value) > _MOST_ACTIONS
        or any(type(one) not in ACTIONS for one in value)
    ):
        raise InvalidValue("Record.actions", value, f"a tuple of at most {_MOST_ACTIONS} actions")


@frozen
class Record:
    """A game: what is in the box, what chance decided, who plays, and what was done."""

    edition: Edition = field(validator=kind(Edition))
    """The box that is played with."""
    deal: Deal = field(validator=kind(Deal))
    """What chance decided; as many players as it has hands."""
    variable_setup: bool = field(default=False, validator=kind(bool))
    """Whether the players lay the first strips themselves (R2.8)."""
    names: BySeat[str] = field(default=(), validator=listing(text))
    """What the players are called, by seat; empty or shape (players,)."""
    actions: tuple[Action, ...] = field(default=(), validator=_all_actions)
    """What was done, in order."""
    version: int = field(default=VERSION, validator=_this_version)
    """The version of this form."""

    def __attrs_post_init__(self) -> None:
        """Refuse a deal that does not fit the edition, and names that do not fit the players."""
        try:
            check_kind("deal.hands", self.deal.hands, tuple)
            setup = setup_for(self.edition, len(self.deal.hands))
            check_deal(self.deal, self.edition, setup)
        except InvalidValue as wrong:
            field = "deal.hands" if wrong.field == "players" else wrong.field
            raise InvalidValue(f"Record.{field}", wrong.value, wrong.expected) from None
        if self.names and len(self.names) != len(self.deal.hands):
            raise InvalidValue("Record.names", self.names, f"{len(self.deal.hands)} names or none")

    def append(self, *actions: Action) -> Record:
        """Give the record with further actions; `replay` tells whether they are legal."""
        return evolve(self, actions=(*self.actions, *actions))

    def at(self, number: int) -> State:
        """Give the state after a `number` of actions; at 0 the game begins.

        Raises `InvalidValue` for a number the record does not reach, `IllegalAction` if an action
        before it is not legal.
        """
        check_whole("number", number, 0, len(self.actions))
        state = _opening(self).state
        for action in self.actions[:number]:
            state = apply(state, action)
        return state


def _opening(record: Record) -> Step:
    return opening(
        len(record.deal.hands),
        deal=record.deal,
        edition=record.edition,
        variable_setup=record.variable_setup,
    )


def replay(record: Record) -> Iterator[Step]:
    """Play a record again: give its opening, then each step, with the state and what happened.

    Raises `IllegalAction` at the first action that is not legal.
    """
    if type(record) is not Record:
        raise InvalidValue("record", record, "a Record")
    taken = _opening(record)
    yield taken
    for action in record.actions:
        taken = step(taken.state, action)
        yield taken


@frozen
class SeenRecord:
    """A game as one seat saw it: its views at both ends, and what it was told between (R12)."""

    names: BySeat[str] = field(validator=listing(text))
    """What the players are called, by seat; empty or shape (players,)."""
    first: View
    """What it saw when the game began."""
    told: tuple[tuple[Event, ...], ...]
    """What it was told of the opening, and then of each action, in order."""
    last: View
    """What it saw after the last action."""
    version: int = field(default=VERSION, validator=_this_version)
    """The version of this form."""


def redacted(record: Record, seat: Seat | None) -> SeenRecord:
    """Give what a `seat` has seen of a recorded game; None is a spectator (R12).

    Raises as `replay` and `view` do.
    """
    steps = replay(record)
    opened = next(steps)
    first, last = view(opened.state, seat), opened.state
    told = [redact(opened.events, seat)]
    for taken in steps:
        last = taken.state
        told.append(redact(taken.events, seat))
    return SeenRecord(record.names, first, tuple(told), view(last, seat))
