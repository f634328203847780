"""A game so far as a value, and the numbers by which it is played."""

from __future__ import annotations

from attrs import frozen

from dschunke.actions import Action
from dschunke.events import Event
from dschunke.learning.dealt import Draws
from dschunke.learning.numbered import Actions
from dschunke.learning.observed import Observations
from dschunke.state import State

__all__ = ["Moment", "Numbers", "Shared"]


class Shared:
    """What never changes, so that a copy of a game's state need not copy it."""

    __slots__ = ()

    def __deepcopy__(self, memo: object) -> Shared:
        """Give the same value."""
        return self


@frozen
class Numbers(Shared):
    """The numbers of one edition for so many players."""

    draws: Draws
    """How chance draws the deal."""
    actions: Actions
    """The numbers of the actions."""
    observations: Observations
    """The numbers of what a seat may know."""


@frozen
class Moment(Shared):
    """A game so far: what chance drew, what was done, and the table once all is dealt."""

    drawn: tuple[int, ...] = ()
    """What chance drew, in order, as `Draws` numbers it."""
    done: tuple[Action, ...] = ()
    """What the seats did, in order."""
    first: State | None = None
    """The table as it was laid out; None until all is dealt."""
    table: State | None = None
    """The table now; None until all is dealt."""
    events: tuple[Event, ...] = ()
    """All that happened, in order."""
