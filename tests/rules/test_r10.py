"""Markers and start player."""

from __future__ import annotations

import pytest

from dschunke import Junk, legal_actions
from dschunke.actions import ChooseRole
from tests.build import all_pass, bidding, table


@pytest.mark.rule("R10.1", "R10.2", "R10.3", "R10.4")
def test_markers_move_and_the_start_junk_passes_on() -> None:
    after = all_pass(bidding(table(), start_player=3))
    assert after.round == 2
    assert after.taken == ()
    # goods brown to white, income grey to orange, load violet to brown
    assert after.merchants == (Junk.WHITE, Junk.ORANGE, Junk.BROWN)
    assert after.start_player == 0
    roles = {action.role for action in legal_actions(after) if isinstance(action, ChooseRole)}
    assert len(roles) == 5


@pytest.mark.rule("R10.2")
def test_after_white_comes_grey() -> None:
    after = all_pass(bidding(all_pass(bidding(table()))))
    assert after.merchants == (Junk.GREY, Junk.VIOLET, Junk.WHITE)
