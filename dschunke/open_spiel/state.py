"""A state of the game for OpenSpiel: first chance draws the deal, then the seats act."""

from __future__ import annotations

from typing import Any

import pyspiel
from attrs import evolve

from dschunke.engine import is_over, legal_actions, opening, step, waiting_on
from dschunke.errors import InvalidValue
from dschunke.learning.payoff import victory
from dschunke.open_spiel.moment import Moment, Numbers
from dschunke.record import Record
from dschunke.sentences import sentence
from dschunke.state import State
from dschunke.text import board
from dschunke.vocabulary import Seat

__all__ = ["DschunkeState"]


class DschunkeState(pyspiel.State):
    """A game so far: first chance draws the deal, then the seats act (R3.3)."""

    def __init__(self, game: Any, numbers: Numbers) -> None:
        """Begin; `new_initial_state` calls this."""
        super().__init__(game)
        self._numbers = numbers
        self.moment: Moment = Moment()

    @property
    def table(self) -> State | None:
        """The whole table, all secrets with it; None until all is dealt."""
        return self.moment.table

    @property
    def record(self) -> Record | None:
        """The game as a record; None until all is dealt."""
        if self.table is None:
            return None
        draws = self._numbers.draws
        return Record(
            draws.edition,
            draws.deal(self.moment.drawn),
            draws.variable_setup,
            actions=self.moment.done,
        )

    def current_player(self) -> int:
        """Give the seat that acts, or OpenSpiel's number for chance or the end."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        waiting = waiting_on(self.table)
        return waiting[0] if waiting else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Tell whether the game is over (R11.1)."""
        return self.table is not None and is_over(self.table)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List what may be drawn next, each with its probability."""
        return self._numbers.draws.chances(self.moment.drawn)

    def _legal_actions(self, player: Seat) -> list[int]:
        """List the numbers of what a seat may do, ascending."""
        legal = () if self.table is None else legal_actions(self.table, player)
        return self._numbers.actions.numbers(legal)

    def _apply_action(self, number: int) -> None:
        """Draw a card, or do the action with this number for the seat that acts."""
        moment = self.moment
        if moment.table is None:
            places = [place for place, _ in self.chance_outcomes()]
            if number not in places:
                raise InvalidValue("draw", number, f"one of {places}")
            self.moment = self._drawn((*moment.drawn, number))
            return
        action = self._numbers.actions.action(number, self.current_player())
        taken = step(moment.table, action)
        self.moment = evolve(
            moment,
            done=(*moment.done, action),
            table=taken.state,
            events=(*moment.events, *taken.events),
        )

    def _drawn(self, drawn: tuple[int, ...]) -> Moment:
        """Lay out the table, once all is drawn."""
        draws = self._numbers.draws
        if len(drawn) < len(draws):
            return Moment(drawn)
        laid_out = opening(
            draws.players,
            deal=draws.deal(drawn),
            edition=draws.edition,
            variable_setup=draws.variable_setup,
        )
        return Moment(drawn, (), laid_out.state, laid_out.state, laid_out.events)

    def _action_to_string(self, player: Seat, number: int) -> str:
        """Say in plain words what a number stands for."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance draws {self._numbers.draws.thing(self.moment.drawn, number)}"
        return sentence(self._numbers.actions.action(number, player))

    def returns(self) -> list[float]:
        """Give the payoff of each seat: that of `victory`, and 0 while the game lasts."""
        return list(victory(self.table)) if self.table else [0.0] * self._numbers.draws.players

    def __str__(self) -> str:
        """Draw the table with all its secrets, or tell how far the deal is."""
        if self.table is None:
            return f"{len(self.moment.drawn)} of {len(self._numbers.draws)} cards drawn"
        return board(self.table)
