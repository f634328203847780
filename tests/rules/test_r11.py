"""The end."""

from __future__ import annotations

import pytest

from dschunke import is_over, legal_actions, scores, winners
from dschunke.actions import PassBid
from tests.build import all_pass, bidding, holds, table, yuan
from tests.rules.refused import refused


@pytest.mark.rule("R11.1", "R3.1")
def test_the_game_ends_after_the_tenth_round() -> None:
    assert not is_over(all_pass(bidding(table(), round=9)))
    over = all_pass(bidding(table(), round=10))
    assert is_over(over)
    assert legal_actions(over) == ()
    refused(over, PassBid(0), "R11.1", "over")


@pytest.mark.rule("R11.2")
def test_yuan_and_the_junk_bonus_are_scored() -> None:
    state = yuan(
        holds(table(), grey="RBG/BBB", orange="R..", violet="R..", white="R.."), 7, 0, 0, 0
    )
    # red's strip on grey is covered and brown shows one: four junks
    score = scores(state)[0]
    assert (score.yuan, score.bonuses, score.junk_bonus, score.total) == (7, 0, 16, 23)


@pytest.mark.rule("R11.3")
def test_equal_totals_share_the_win() -> None:
    state = holds(table(), grey="", orange="", violet="", brown="", white="")
    over = all_pass(bidding(yuan(state, 5, 9, 9, 0), round=10))
    assert winners(over) == (1, 2)
    assert winners(state) == ()
