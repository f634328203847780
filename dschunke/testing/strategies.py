"""Hypothesis strategies that reach everything by play, and shrink to short games."""

from __future__ import annotations

from operator import itemgetter
from typing import Final, get_args

from attrs import frozen
from hypothesis import note, reject
from hypothesis import strategies as st

from dschunke.actions import Action
from dschunke.chance import deal
from dschunke.checks import check_kind
from dschunke.deck import Deal
from dschunke.edition import Edition, setup_for
from dschunke.engine import apply, legal_actions, waiting_on
from dschunke.errors import InvalidValue
from dschunke.phases import GameOver, LayingStart, Wait
from dschunke.record import Record
from dschunke.standard import STANDARD
from dschunke.state import State
from dschunke.testing.pool import pool
from dschunke.testing.steering import steered
from dschunke.transcript import write_game
from dschunke.view import View, view

__all__ = ["actions", "deals", "games", "illegal_actions", "states", "views"]

_PHASES: Final = (*get_args(Wait), GameOver)
_ACTIONS_A_TURN: Final = 7  # as many as a player makes in a round, on average, and a few more


def deals(players: int | None = None, edition: Edition = STANDARD) -> st.SearchStrategy[Deal]:
    """Give deals for a number of players, or for any that the edition serves (R2.1).

    Shrinks to the deal of seed 0 for the fewest players. Raises `InvalidValue` as `deal` does.
    """
    return st.builds(
        deal, _served(players, edition), st.integers(0, 2**32), edition=st.just(edition)
    )


def games(players: int | None = None, edition: Edition = STANDARD) -> st.SearchStrategy[Record]:
    """Give records of whole games, of the fixed and the variable set-up.

    Shrinks to few actions, each the first that is legal, on the deal of a low seed. A failing
    example prints its transcript. Raises `InvalidValue` as `deal` does.
    """
    return _played(GameOver, players, edition).map(itemgetter(0))


def states(
    *,
    phase: type[Wait | GameOver] | None = None,
    players: int | None = None,
    edition: Edition = STANDARD,
) -> st.SearchStrategy[State]:
    """Give states of games, in any phase or in one: a class of `dschunke.phases`.

    All are reached by play. Shrinks to few actions, each the first that is legal, on the deal of a
    low seed. A failing example prints the game so far as a transcript. If the edition never comes
    to the phase, there is no example. Raises `InvalidValue` as `deal` does, and for another class.
    """
    return _played(phase, players, edition).map(itemgetter(1))


def views(
    *,
    phase: type[Wait | GameOver] | None = None,
    players: int | None = None,
    edition: Edition = STANDARD,
) -> st.SearchStrategy[View]:
    """Give views of all seats and of a spectator, of states as `states` gives them (R12)."""
    return states(phase=phase, players=players, edition=edition).flatmap(
        lambda state: st.sampled_from([*range(len(state.players)), None]).map(
            lambda seat: view(state, seat)
        )
    )


def actions(state: State) -> st.SearchStrategy[Action]:
    """Give legal actions of a state; there is no example when the game is over.

    Shrinks to the first in `legal_actions`.
    """
    return st.sampled_from(legal_actions(state)) if legal_actions(state) else st.nothing()


def illegal_actions(state: State) -> st.SearchStrategy[Action]:
    """Give well-formed actions that the rules refuse in a state.

    Half of them are near misses, if there are any: of a kind that the table waits for, by a seat
    that may act. Shrinks to one of these.
    """
    legal = dict.fromkeys(legal_actions(state))
    kinds = {type(action) for action in legal}
    seats = waiting_on(state)
    refused = [one for one in pool(state.edition, len(state.players)) if one not in legal]
    near = [one for one in refused if type(one) in kinds and one.seat in seats]
    return st.one_of([st.sampled_from(some) for some in (near, refused) if some])


def _served(players: int | None, edition: Edition) -> st.SearchStrategy[int]:
    check_kind("edition", edition, Edition)
    if players is None:
        return st.sampled_from(sorted(setup.players for setup in edition.setups))
    return st.just(setup_for(edition, players).players)


def _played(
    phase: type[Wait | GameOver] | None, players: int | None, edition: Edition
) -> st.SearchStrategy[tuple[Record, State]]:
    if phase is not None and phase not in _PHASES:
        raise InvalidValue(
            "phase", phase, "the class of a phase that waits for somebody, or GameOver"
        )
    return _walk(phase, _served(players, edition), edition)


@st.composite
def _walk(
    draw: st.DrawFn,
    phase: type[Wait | GameOver] | None,
    served: st.SearchStrategy[int],
    edition: Edition,
) -> tuple[Record, State]:
    """Play drawn actions until the phase comes, after at least so many of them.

    If it comes no more, the state is the last that was in the phase.
    """
    players = draw(served)
    least = draw(st.integers(0, _ACTIONS_A_TURN * players * edition.rounds))
    variable = phase is LayingStart or draw(st.booleans())
    start = Record(edition, draw(deals(players, edition)), variable)
    state = start.at(0)
    done: list[Action] = []
    found: tuple[int, State] | None = None
    while True:
        if phase is None or isinstance(state.phase, phase):
            found = len(done), state
            if len(done) >= least:
                break
        legal = legal_actions(state)
        if not legal:
            break
        pick = draw(st.integers(0, len(legal) - 1))
        action = legal[pick]
        if not pick and phase is not None and phase is not GameOver:
            action = steered(state, legal, phase)
        done.append(action)
        state = apply(state, action)
    if found is None:
        reject()
    record = start.append(*done[: found[0]])
    note(_Transcript(record))
    return record, found[1]


@frozen(repr=False)
class _Transcript:
    """A record that is written only if somebody reads it."""

    record: Record
    """The record."""

    def __repr__(self) -> str:
        return write_game(self.record)
