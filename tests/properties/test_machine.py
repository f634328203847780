"""A machine that plays whole games, tries illegal actions, and audits every state."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from dschunke import (
    Edition,
    IllegalAction,
    apply,
    audit,
    is_over,
    legal_actions,
    new_game,
    waiting_on,
)
from dschunke.choices import every_action
from tests.editions import GAMES


class Table(RuleBasedStateMachine):
    """A table at which seats act, lawfully or not."""

    @initialize(game=st.sampled_from(GAMES), seed=st.integers(0, 2**32), variable=st.booleans())
    def lay_out(self, game: tuple[Edition, int], seed: int, variable: bool) -> None:
        """Begin a game."""
        edition, players = game
        self.state = new_game(players, seed=seed, edition=edition, variable_setup=variable)

    @rule(picks=st.lists(st.integers(0, 10**6), min_size=1, max_size=30))
    def act(self, picks: list[int]) -> None:
        """Play some legal actions."""
        for pick in picks:
            legal = legal_actions(self.state)
            if not legal:
                assert is_over(self.state)
                return
            self.state = apply(self.state, legal[pick % len(legal)])

    @rule(pick=st.integers(0, 10**6))
    def try_anything(self, pick: int) -> None:
        """Try any action; a refusal changes nothing."""
        choices = every_action(self.state.edition, len(self.state.players))
        action = choices[pick % len(choices)]
        before = self.state
        if action in legal_actions(before):
            self.state = apply(before, action)
        else:
            with pytest.raises(IllegalAction):
                apply(before, action)
            assert self.state == before

    @invariant()
    def nothing_is_broken(self) -> None:
        """Hold that the audit is empty, and that somebody is waited for until the end."""
        if hasattr(self, "state"):
            assert audit(self.state) == ()
            assert bool(waiting_on(self.state)) != is_over(self.state)


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=40, stateful_step_count=30, deadline=None)
