"""The numbers of actions: every action has one, and it is the same for whoever acts."""

from __future__ import annotations

import pickle

import pytest
from attrs import evolve
from hypothesis import given

from dschunke import STANDARD, Good, InvalidValue, Junk, Role, legal_actions
from dschunke.actions import ChooseRole, Decline, PassBid, PlayCard, SealBid
from dschunke.cards import TieBreaker
from dschunke.choices import every_action
from dschunke.learning import Actions
from tests.editions import GAMES
from tests.games import Game, games


@given(games())
def test_every_legal_action_has_a_number_that_leads_back_to_it(game: Game) -> None:
    actions = Actions(game.start.edition, len(game.start.players))
    for state in game.states():
        for action in legal_actions(state):
            assert actions.action(actions.number(action), action.seat) == action
        for seat in range(len(state.players)):
            legal = legal_actions(state, seat)
            numbers = actions.numbers(legal)
            assert numbers == sorted(set(numbers))
            assert {actions.action(number, seat) for number in numbers} == set(legal)


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_the_numbers_are_whole_without_gaps_and_alike_for_all_seats(
    edition: object, players: int
) -> None:
    actions = Actions(edition, players)  # type: ignore[arg-type] # an edition, says the list
    for number in range(len(actions)):
        of_all = [actions.action(number, seat) for seat in range(players)]
        assert [action.seat for action in of_all] == list(range(players))
        assert {evolve(action, seat=0) for action in of_all} == {of_all[0]}
        assert {actions.number(action) for action in of_all} == {number}


def test_the_numbers_of_the_standard_edition_never_change() -> None:
    actions = Actions(STANDARD, 4)
    assert len(actions) == len(Actions(STANDARD, 3)) == 184
    some = (
        (ChooseRole(3, Role.GOODS_MERCHANT, Junk.GREY), 0),
        (ChooseRole(0, Role.UPPER_HELPER, Junk.WHITE), 24),
        (SealBid(1, Good.SPICE, 1), 44),
        (SealBid(1, Good.RICE, 18), 115),
        (PassBid(2), 116),
        (Decline(0), 183),
    )
    for action, number in some:
        assert actions.number(action) == number


def test_what_is_no_action_of_the_edition_or_no_number_is_refused() -> None:
    actions = Actions(STANDARD, 3)
    foreign = (SealBid(0, Good.FISH, 19), PassBid(3), PlayCard(0, TieBreaker()), None, [1], "pass")
    for strange in foreign:
        with pytest.raises(InvalidValue, match="action: expected an action of standard"):
            actions.number(strange)  # type: ignore[arg-type] # wrong on purpose
    for number in (-1, 184, True, 1.0, None):
        with pytest.raises(InvalidValue, match="number"):
            actions.action(number, 0)  # type: ignore[arg-type] # wrong on purpose
    for seat in (-1, 3, None):
        with pytest.raises(InvalidValue, match="seat"):
            actions.action(0, seat)  # type: ignore[arg-type] # wrong on purpose
    with pytest.raises(InvalidValue, match="players: expected 3 or 4, not 5"):
        Actions(STANDARD, 5)
    with pytest.raises(InvalidValue, match="edition: expected Edition"):
        Actions("standard", 3)  # type: ignore[arg-type] # wrong on purpose


def test_an_action_beyond_the_table_has_no_number_and_all_others_have_one() -> None:
    actions = Actions(STANDARD, 3)
    without = 0
    for action in every_action(STANDARD, 3):
        try:
            assert actions.action(actions.number(action), action.seat) == action
        except InvalidValue:
            without += 1
    assert 0 < without < len(every_action(STANDARD, 3))


def test_the_numbering_is_pickled_as_what_it_was_made_from() -> None:
    actions = Actions(STANDARD, 3)
    again = pickle.loads(pickle.dumps(actions))  # noqa: S301 - our own bytes
    assert again == actions
    assert again.number(PassBid(2)) == actions.number(PassBid(2))
    assert len(pickle.dumps(actions)) == len(pickle.dumps(Actions(STANDARD, 4)))
