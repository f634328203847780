"""The package agrees with a naive model written from the rulebook alone (`tests/model`)."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dschunke import deal, is_over, legal_actions
from dschunke.actions import Action
from dschunke.choices import every_action
from tests import lockstep
from tests.editions import AS_RULED

EXAMPLES = max(settings().max_examples // 3, 1)
"""The model is slow: a third of the examples of other laws."""


@settings(max_examples=EXAMPLES)
@given(
    st.sampled_from(AS_RULED),
    st.integers(0, 2**32),
    st.booleans(),
    st.lists(st.integers(0, 10**6), max_size=60),
)
def test_whole_games_are_the_same_as_in_the_naive_model(
    game: tuple[object, int], seed: int, variable: bool, choices: list[int]
) -> None:
    edition, players = next(one for one in AS_RULED if one == game)
    chance = random.Random(seed)
    state, model = lockstep.begin(edition, players, seed, variable)
    lockstep.compare(state, model)
    number = 0
    while not is_over(state):
        lockstep.refuse(state, model, chance.choice(every_action(edition, players)))
        legal = legal_actions(state)
        pick = choices[number] if number < len(choices) else chance.randrange(10**6)
        action: Action = legal[pick % len(legal)]
        state = lockstep.act(state, model, action)
        number += 1


@pytest.mark.parametrize("count", [24])
def test_games_chosen_by_chance_are_the_same_as_in_the_naive_model(count: int) -> None:
    for game in lockstep.games(count):
        assert lockstep.play(*game) > 0


def test_the_comparison_bites() -> None:
    """A table that differs in one number is noticed."""
    edition, players = AS_RULED[0]
    state, _ = lockstep.begin(edition, players, 1, False)
    _, other = lockstep.begin(edition, players, 2, False)
    assert deal(players, 1, edition) != deal(players, 2, edition)
    with pytest.raises(AssertionError):
        lockstep.compare(state, other)
