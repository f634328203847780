"""Assertions about a ruling: what fails is told in the notation, with a sketch of the state."""

from __future__ import annotations

from dschunke.actions import Action
from dschunke.engine import refusal, scores, winners
from dschunke.errors import IllegalAction, InvalidValue, shown
from dschunke.notation import write_action
from dschunke.state import State
from dschunke.testing.drawing import sketch
from dschunke.text import scoreboard

__all__ = ["assert_legal", "assert_refused", "assert_scores"]


def assert_legal(state: State, action: Action) -> None:
    """Raise `AssertionError`, with the rule and the reason, if the action is refused."""
    refused = refusal(state, action)
    if refused is not None:
        raise _failed(f"{refused.rule} refuses {_written(action)}: {refused.reason}", state)


def assert_refused(state: State, action: Action, rule: str) -> IllegalAction:
    """Raise `AssertionError` unless this `rule`, such as `R8.2`, refuses the action.

    Gives the refusal, whose `reason` may be looked at.
    """
    refused = refusal(state, action)
    if refused is None:
        raise _failed(f"{_written(action)} is legal; {rule} should refuse it", state)
    if refused.rule != rule:
        raise _failed(
            f"{refused.rule}, not {rule}, refuses {_written(action)}: {refused.reason}", state
        )
    return refused


def assert_scores(state: State, *totals: int) -> None:
    """Raise `AssertionError` unless the seats, from seat 0 on, have these `totals` (yuan, R11.2).

    While the game lasts they are scored as if it ended now.
    """
    scored = scores(state)
    found = tuple(score.total for score in scored)
    if found != totals:
        board = "\n".join(scoreboard(scored, winners(state)))
        raise _failed(f"the totals are {found}, not {totals}\n{board}", state)


def _failed(message: str, state: State) -> AssertionError:
    return AssertionError(f"{message}\n\n{sketch(state)}")


def _written(action: Action) -> str:
    try:
        return write_action(action)
    except InvalidValue:  # no action, or a seat that has no letter
        return shown(action)
