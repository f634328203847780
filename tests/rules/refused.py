"""How a test shows that an action is refused."""

from __future__ import annotations

import copy

import pytest

from dschunke import IllegalAction, State, apply, is_over, legal_actions
from dschunke.actions import Action
from dschunke.testing import assert_refused


def refused(state: State, action: Action, rule: str, *words: str) -> None:
    """Show that the rule refuses the action, names what is wrong, and leaves the state as it was.

    `words` all stand in the reason. The state is still good: what is legal in it can be played.
    """
    before = copy.deepcopy(state)
    error = assert_refused(state, action, rule)
    assert error.action == action
    assert str(error) == f"{rule}: {error.reason}"
    assert words, "a refusal names what is wrong"
    for word in words:
        assert word in error.reason
    assert state == before
    legal = legal_actions(state)
    assert action not in legal
    with pytest.raises(IllegalAction) as caught:
        apply(state, action)
    assert (caught.value.rule, caught.value.reason) == (rule, error.reason)
    assert bool(legal) is not is_over(state)
    if legal:
        apply(state, legal[0])
    assert state == before
