"""Hypothesis strategies that reach everything by play, and shrink to short games."""

from __future__ import annotations

from typing import Final, get_args

from hypothesis import note, reject
from hypothesis import strategies as st

from dschunke.actions import ACTIONS, Action
from dschunke.chance import deal
from dschunke.checks import check_kind
from dschunke.choices import every_action
from dschunke.deck import Deal
from dschunke.edition import Edition, setup_for
from dschunke.engine import apply, legal_actions, waiting_on
from dschunke.errors import InvalidValue
from dschunke.phases import GameOver, LayingStart, Wait
from dschunke.record import Record
from dschunke.standard import STANDARD
from dschunke.state import State
from dschunke.testing.printing import print_in_the_notation
from dschunke.testing.steering import steered
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
    return _games(_served(players, edition), edition)


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
    return _states(_phase(phase), _served(players, edition), edition)


def views(
    *,
    phase: type[Wait | GameOver] | None = None,
    players: int | None = None,
    edition: Edition = STANDARD,
) -> st.SearchStrategy[View]:
    """Give views of all seats and of a spectator, of states as `states` gives them (R12)."""
    return _views(states(phase=phase, players=players, edition=edition))


def actions(state: State) -> st.SearchStrategy[Action]:
    """Give legal actions of a state; there is no example when the game is over.

    Shrinks to the first in `legal_actions`.
    """
    return st.sampled_from(legal_actions(state)) if legal_actions(state) else st.nothing()


def illegal_actions(state: State) -> st.SearchStrategy[Action]:
    """Give well-formed actions that the rules refuse in a state.

    Half are near misses, if there are any: of a kind that the table waits for, by a seat
    that may act. The others are of all kinds
    alike. Shrinks to a near miss.
    """
    legal = set(legal_actions(state))
    kinds = {type(action) for action in legal}
    seats = waiting_on(state)
    refused = [one for one in every_action(state.edition, len(state.players)) if one not in legal]
    by_kind = [[one for one in refused if type(one) is kind] for kind in ACTIONS]
    near = [one for one in refused if type(one) in kinds and one.seat in seats]
    every = st.one_of([st.sampled_from(some) for some in by_kind if some])
    if not near:
        return every
    return st.booleans().flatmap(lambda far: every if far else st.sampled_from(near))


def _served(players: int | None, edition: Edition) -> st.SearchStrategy[int]:
    check_kind("edition", edition, Edition)
    if players is None:
        return st.sampled_from(sorted(setup.players for setup in edition.setups))
    return st.just(setup_for(edition, players).players)


def _phase(phase: type[Wait | GameOver] | None) -> type[Wait | GameOver] | None:
    if phase is not None and phase not in _PHASES:
        raise InvalidValue("phase", phase, "the class of a phase, but of no passage")
    return phase


# Composites, as a mapped strategy would print what it was made from.


@st.composite
def _games(draw: st.DrawFn, served: st.SearchStrategy[int], edition: Edition) -> Record:
    return _walk(draw, GameOver, served, edition)[0]


@st.composite
def _states(
    draw: st.DrawFn,
    phase: type[Wait | GameOver] | None,
    served: st.SearchStrategy[int],
    edition: Edition,
) -> State:
    record, state = _walk(draw, phase, served, edition)
    note(record)
    return state


@st.composite
def _views(draw: st.DrawFn, of: st.SearchStrategy[State]) -> View:
    state = draw(of)
    return view(state, draw(st.sampled_from([*range(len(state.players)), None])))


def _walk(
    draw: st.DrawFn,
    phase: type[Wait | GameOver] | None,
    served: st.SearchStrategy[int],
    edition: Edition,
) -> tuple[Record, State]:
    """Play drawn actions until the phase comes, after at least so many of them, or to the end.

    If it comes no more, the state is one of those before that were in the phase.
    """
    players = draw(served)
    a_round = _ACTIONS_A_TURN * players
    least = a_round * draw(st.integers(0, edition.rounds + 1)) + draw(st.integers(0, a_round))
    variable = phase is LayingStart or draw(st.booleans())
    start = Record(edition, draw(deals(players, edition)), variable)
    state = start.at(0)
    done: list[Action] = []
    found: list[tuple[int, State]] = []
    while True:
        if phase is None or isinstance(state.phase, phase):
            found.append((len(done), state))
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
    if not found:
        reject()
    number, state = found[-1 if phase is None or len(done) >= least else least % len(found)]
    record = start.append(*done[:number])
    return record, state


print_in_the_notation()
