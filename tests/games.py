"""Games played by given choices: the way in which tests reach states."""

from __future__ import annotations

import random
from collections.abc import Iterator

from attrs import frozen
from hypothesis import strategies as st

from dschunke import State, apply, is_over, legal_actions, new_game
from dschunke.actions import Action
from tests.editions import GAMES


@frozen
class Game:
    """A first state and how to choose: by `choices` first, then by chance."""

    start: State
    choices: tuple[int, ...]
    seed: int

    def steps(self) -> Iterator[tuple[State, Action, State]]:
        """Play to the end; give each state, the action chosen there, and the next state."""
        chance = random.Random(self.seed)
        state = self.start
        number = 0
        while not is_over(state):
            legal = legal_actions(state)
            pick = self.choices[number] if number < len(self.choices) else chance.randrange(10**6)
            action = legal[pick % len(legal)]
            after = apply(state, action)
            yield state, action, after
            state = after
            number += 1

    def states(self) -> Iterator[State]:
        """Play to the end; give each state."""
        yield self.start
        for _, _, after in self.steps():
            yield after


@st.composite
def games(draw: st.DrawFn) -> Game:
    """Draw whole games over all editions, fixed and variable set-ups."""
    edition, players = draw(st.sampled_from(GAMES))
    seed = draw(st.integers(0, 2**32))
    start = new_game(players, seed=seed, edition=edition, variable_setup=draw(st.booleans()))
    choices = draw(st.lists(st.integers(0, 10**6), max_size=40))
    return Game(start, tuple(choices), seed)


@st.composite
def reached(draw: st.DrawFn) -> State:
    """Draw one state of a game."""
    states = list(draw(games()).states())
    return states[draw(st.integers(0, len(states) - 1))]
