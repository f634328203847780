"""What a seat may know, for OpenSpiel."""

from __future__ import annotations

import numpy as np

from dschunke.open_spiel.moment import Numbers
from dschunke.open_spiel.state import DschunkeState
from dschunke.secrecy import redact
from dschunke.sentences import sentence
from dschunke.view import View, view
from dschunke.vocabulary import Seat

__all__ = ["DschunkeObserver"]


class DschunkeObserver:
    """What a seat may know: as a row of numbers, and as text (R12).

    With perfect recall there is text alone: what the seat saw when the game began, and all that it
    was told since.
    """

    def __init__(self, numbers: Numbers, *, perfect_recall: bool) -> None:
        """Make an observer; `make_py_observer` calls this."""
        self._observations = numbers.observations
        self._recalls = perfect_recall
        size = len(self._observations)
        self.tensor: np.ndarray | None = None if perfect_recall else np.zeros(size, np.float32)
        self.dict: dict[str, np.ndarray | None] = (
            {} if perfect_recall else {"observation": self.tensor}
        )

    def set_from(self, state: DschunkeState, player: Seat) -> None:
        """Put the row of a seat into `tensor`; all 0 until all is dealt."""
        if self.tensor is None:
            return
        table = state.table
        self.tensor[:] = 0 if table is None else self._observations.row(view(table, player))

    def string_from(self, state: DschunkeState, player: Seat) -> str:
        """Tell what a seat may know; nothing until all is dealt."""
        moment = state.moment
        if moment.first is None or moment.table is None:
            return ""
        if not self._recalls:
            return self._seen(view(moment.table, player))
        told = redact(moment.events, player)
        return "\n".join((self._seen(view(moment.first, player)), *map(sentence, told)))

    def _seen(self, seen: View) -> str:
        """Name all numbers of a view that are not 0."""
        row = zip(self._observations.names, self._observations.row(seen), strict=True)
        return f"seat {seen.seat}; " + "; ".join(f"{name} {n}" for name, n in row if n)
