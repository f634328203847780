"""A game that is being played: what was done so far, what each is told, what can be taken back."""

from __future__ import annotations

from collections.abc import Collection

from attrs import evolve, frozen

from dschunke.actions import Action
from dschunke.engine import Step, step
from dschunke.events import Event
from dschunke.record import Record, replay
from dschunke.secrecy import redact
from dschunke.state import State
from dschunke.vocabulary import Seat

__all__ = ["Sitting", "resumed"]


@frozen
class Sitting:
    """A game so far, and what its opening and each of its actions led to."""

    record: Record
    """The game so far."""
    steps: tuple[Step, ...]
    """The opening, then a step for each action; one more than there are actions."""

    @property
    def state(self) -> State:
        """The state now."""
        return self.steps[-1].state

    def after(self, action: Action) -> Sitting:
        """Give the sitting after an action; raises `IllegalAction`."""
        taken = step(self.state, action)
        return Sitting(self.record.append(action), (*self.steps, taken))

    def told(self, seat: Seat) -> tuple[Event, ...]:
        """Give what a `seat` is told of what happened since it was asked last (R12)."""
        since = len(self.steps) - 1
        while since and self.record.actions[since - 1].seat != seat:
            since -= 1
        return redact([event for taken in self.steps[since:] for event in taken.events], seat)

    def taken_back(self, seat: Seat, people: Collection[Seat]) -> Sitting | None:
        """Take back the last action of a `seat`, with what bots did since.

        None if there is no such action, if another of the `people` has acted since, or if anybody
        learnt something (`Step.reveals`).
        """
        for number in range(len(self.record.actions), 0, -1):
            if self.steps[number].reveals:
                return None
            acted = self.record.actions[number - 1].seat
            if acted == seat:
                actions = self.record.actions[: number - 1]
                return Sitting(evolve(self.record, actions=actions), self.steps[:number])
            if acted in people:
                return None
        return None


def resumed(record: Record) -> Sitting:
    """Play a record to where it stands; raises `IllegalAction` as `replay` does."""
    return Sitting(record, tuple(replay(record)))
