"""Games of all editions of the tests: played by chance, or drawn by the public strategies."""

from __future__ import annotations

import random
from collections.abc import Iterator

from attrs import frozen
from hypothesis import strategies as st

from dschunke import State, apply, is_over, legal_actions, testing
from dschunke.actions import Action
from tests.editions import GAMES


@frozen
class Game:
    """A first state, and all that is done until the game is over."""

    start: State
    actions: tuple[Action, ...]

    def steps(self) -> Iterator[tuple[State, Action, State]]:
        """Play to the end; give each state, the action chosen there, and the next state."""
        state = self.start
        for action in self.actions:
            after = apply(state, action)
            yield state, action, after
            state = after

    def states(self) -> Iterator[State]:
        """Play to the end; give each state."""
        yield self.start
        for _, _, after in self.steps():
            yield after


def by_chance(start: State, seed: int) -> Game:
    """Play a game to its end, the same for the same seed."""
    chance = random.Random(seed)
    state, actions = start, []
    while not is_over(state):
        legal = legal_actions(state)
        actions.append(legal[chance.randrange(10**6) % len(legal)])
        state = apply(state, actions[-1])
    return Game(start, tuple(actions))


def games() -> st.SearchStrategy[Game]:
    """Draw whole games over all editions, fixed and variable set-ups."""
    return (
        st.sampled_from(GAMES)
        .flatmap(lambda game: testing.games(players=game[1], edition=game[0]))
        .map(lambda record: Game(record.at(0), record.actions))
    )


def reached() -> st.SearchStrategy[State]:
    """Draw one state of a game."""
    return st.sampled_from(GAMES).flatmap(
        lambda game: testing.states(players=game[1], edition=game[0])
    )
