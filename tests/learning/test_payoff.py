"""What a finished game is worth: payoffs add up to nothing."""

from __future__ import annotations

import pytest
from hypothesis import given

from dschunke import new_game, scores, winners
from dschunke.learning import margin, victory
from tests.games import Game, games


@pytest.mark.rule("R11.2", "R11.3")
@given(games())
def test_payoffs_add_up_to_nothing_and_the_winners_have_the_most(game: Game) -> None:
    *_, last = game.states()
    won, totals = winners(last), [score.total for score in scores(last)]
    for payoff in (victory, margin):
        assert sum(payoff(last)) == pytest.approx(0)
    n = len(totals)
    for seat, (share, lead) in enumerate(zip(victory(last), margin(last), strict=True)):
        assert share == pytest.approx((1 / len(won) if seat in won else 0) - 1 / n)
        assert lead == pytest.approx(totals[seat] - sum(totals) / n)


def test_nobody_has_won_while_the_game_lasts() -> None:
    assert victory(new_game(4, seed=1)) == (0.0, 0.0, 0.0, 0.0)
