"""The end."""

from __future__ import annotations

import pytest
from attrs import evolve

from dschunke import (
    STANDARD,
    Colour,
    Good,
    Junk,
    Role,
    Score,
    State,
    is_over,
    legal_actions,
    new_game,
    scores,
    winners,
)
from dschunke.actions import ChooseRole, Decline, DrawGoods, PassBid, SealBid
from dschunke.cards import ChestOnEveryJunk, GoodsInHand, MostChests
from dschunke.edition import SetUp
from dschunke.engine import waiting_on
from dschunke.phases import GameOver
from dschunke.testing import play, position, table
from tests.build import all_pass, bidding
from tests.rules.refused import refused


def last(state: State) -> State:
    """Wait for the bids of the tenth round."""
    return bidding(state, round=10)


@pytest.mark.rule("R11.1", "R3.1")
def test_the_game_ends_after_the_tenth_round_and_not_before() -> None:
    ninth = all_pass(bidding(table(), round=9))
    assert ninth.round == 10
    assert not is_over(ninth)
    tenth = all_pass(last(table()))
    assert tenth.phase == GameOver()
    assert is_over(tenth)
    assert tenth.round == 10
    assert legal_actions(tenth) == ()
    assert waiting_on(tenth) == ()


@pytest.mark.rule("R11.1")
def test_the_tenth_round_is_played_to_its_last_auction() -> None:
    # The card 342S.
    state = play(
        last(table()), SealBid(0, Good.SPICE, 1), SealBid(1, Good.VEGETABLES, 1), PassBid(2)
    )
    state = play(state, PassBid(3))
    assert not is_over(state)
    assert [player.yuan for player in state.players] == [3, 4, 0, 0]
    assert is_over(all_pass(state))


@pytest.mark.rule("R11.1")
def test_nobody_acts_after_the_end() -> None:
    state = all_pass(last(table()))
    for action in (
        PassBid(0),
        SealBid(1, Good.FISH, 1),
        DrawGoods(2, Good.RICE),
        ChooseRole(3, Role.INCOME_MERCHANT, Junk.ORANGE),
        Decline(0),
    ):
        refused(state, action, "R11.1", "the game is over")


@pytest.mark.rule("R11.2", "R6.4")
@pytest.mark.parametrize(
    ("drawings", "bonus"),
    [
        (("", "", "", "", ""), 0),
        (("R..", "", "", "", ""), 1),
        (("RRR", "Y..", "", "", "RBG"), 4),
        (("R..", "R..", "", "R..", ""), 9),
        (("R..", "", "RBG/B..", "R..", "R.."), 16),
        (("R..", "RBG/BBG", "RBG/B..", "R..", "R.."), 16),  # covered on orange
        (("RBG", "R..", "..R", "RRR/R..", "BBB/.R."), 25),
    ],
)
def test_the_junk_bonus_is_for_the_number_of_junks_with_a_visible_chest(
    drawings: tuple[str, str, str, str, str], bonus: int
) -> None:
    grey, orange, violet, brown, white = drawings
    state = all_pass(
        last(
            position(
                table(),
                holds={
                    Junk.GREY: grey,
                    Junk.ORANGE: orange,
                    Junk.VIOLET: violet,
                    Junk.BROWN: brown,
                    Junk.WHITE: white,
                },
            )
        )
    )
    assert scores(state)[0].junk_bonus == bonus


@pytest.mark.rule("R11.2", "R9.9")
def test_a_player_scores_his_yuan_his_end_bonuses_and_the_junk_bonus() -> None:
    state = position(
        table(),
        holds={
            Junk.GREY: "RBG",
            Junk.ORANGE: "RRY",
            Junk.VIOLET: "BGR",
            Junk.BROWN: "RYG/B..",
            Junk.WHITE: "YBR/YY.",
        },
    )
    state = position(state, hands={0: (0, 5, 0, 0), 1: (4, 0, 0, 0)})
    state = position(state, yuan=(31, 20, 0, 7))
    state = position(state, takes={0: (GoodsInHand(Good.VEGETABLES, 5, 8), ChestOnEveryJunk(12))})
    state = position(state, takes={0: (MostChests(Junk.ORANGE, 8), MostChests(Junk.GREY, 8))})
    state = position(state, takes={1: (GoodsInHand(Good.SPICE, 5, 8), MostChests(Junk.BROWN, 8))})
    state = all_pass(last(state))
    # Seat 0 sees a chest on all five junks: on white one is left uncovered. On grey three are tied.
    # Seat 1 is on grey, violet, brown (three chests against two) and white. Seat 2 is on grey,
    # violet and brown. Seat 3 is on orange, brown and white.
    assert scores(state) == (
        Score(yuan=31, bonuses=8 + 12 + 8, junk_bonus=25, total=84),
        Score(yuan=20, bonuses=8, junk_bonus=16, total=44),
        Score(yuan=0, bonuses=0, junk_bonus=9, total=9),
        Score(yuan=7, bonuses=0, junk_bonus=9, total=16),
    )
    assert winners(state) == (0,)


@pytest.mark.rule("R11.2")
def test_while_the_game_lasts_scores_are_as_if_it_ended_now() -> None:
    state = position(table(), yuan=(4, 0, 0, 0))
    # Each seat is on three junks at the start.
    assert [score.total for score in scores(state)] == [13, 9, 9, 9]


@pytest.mark.rule("R11.3")
def test_most_yuan_wins() -> None:
    state = all_pass(last(position(table(), yuan=(4, 11, 10, 3))))
    assert [score.total for score in scores(state)] == [13, 20, 19, 12]
    assert winners(state) == (1,)


@pytest.mark.rule("R11.3")
def test_bonuses_count_for_the_win() -> None:
    state = position(table(), hands={3: (0, 0, 0, 5)}, takes={3: (GoodsInHand(Good.RICE, 5, 8),)})
    state = all_pass(last(position(state, yuan=(4, 11, 10, 4))))
    assert [score.total for score in scores(state)] == [13, 20, 19, 21]
    assert winners(state) == (3,)


@pytest.mark.rule("R11.3")
@pytest.mark.parametrize(
    ("amounts", "expected"),
    [((5, 9, 9, 2), (1, 2)), ((9, 1, 1, 9), (0, 3)), ((6, 6, 6, 6), (0, 1, 2, 3))],
)
def test_equal_totals_share_the_win(
    amounts: tuple[int, int, int, int], expected: tuple[int, ...]
) -> None:
    assert winners(all_pass(last(position(table(), yuan=amounts)))) == expected


@pytest.mark.rule("R11.3")
def test_nobody_has_won_while_the_game_lasts() -> None:
    assert winners(position(table(), yuan=(50, 0, 0, 0))) == ()
    assert winners(last(position(table(), yuan=(50, 0, 0, 0)))) == ()


@pytest.mark.rule("R9.9", "R11.2")
def test_alone_at_the_table_one_has_more_chests_than_any_other() -> None:
    setup = SetUp(1, 2, 8, ((Colour.RED,), (), (), (), ()), (), 1)
    alone = evolve(STANDARD, name="alone", setups=(setup,))
    state = new_game(1, seed=1, edition=alone)
    for junk, paid in ((Junk.GREY, 8), (Junk.WHITE, 0)):
        assert scores(position(state, takes={0: (MostChests(junk, 8),)}))[0].bonuses == paid
