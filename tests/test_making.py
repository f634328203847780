"""Values that are made once, and values that are made fast, are as good as any."""

from __future__ import annotations

import pickle

import pytest
from attrs import evolve, fields
from attrs.exceptions import FrozenInstanceError
from hypothesis import given

import dschunke
from dschunke import (
    Player,
    State,
    View,
    cards,
    hold,
    new_game,
    passages,
    phases,
    view,
)
from dschunke.actions import DrawGoods
from dschunke.cards import ExtraSupply
from dschunke.choices import draws
from dschunke.errors import InvalidValue
from dschunke.phases import ChoosingRole
from dschunke.shared import choosing_role, seats
from dschunke.state import changed
from dschunke.table import with_player
from dschunke.testing import states
from dschunke.view import PlayerSeen
from dschunke.vocabulary import Good
from tests.editions import OTHERWISE


def test_a_shared_value_is_made_once_and_equals_one_made_anew() -> None:
    assert choosing_role(2) is choosing_role(2)
    assert choosing_role(2) == ChoosingRole(2)
    assert seats(0, 2) is seats(0, 2)


def test_what_equals_a_seat_and_is_none_is_never_handed_to_others() -> None:
    assert choosing_role(True).seat is True
    assert choosing_role(1).seat is not True
    assert seats(True, 2)[0] is True
    assert seats(1, 2)[0] is not True


def test_a_list_is_refused_for_what_is_no_seat_also_after_one_for_a_seat() -> None:
    assert draws(1, (Good.FISH,)) == (DrawGoods(1, Good.FISH),)
    with pytest.raises(InvalidValue, match="seat"):
        draws(True, (Good.FISH,))


def made_fast() -> tuple[State, Player, View, PlayerSeen]:
    """Make one of each that games make by the million."""
    state = new_game(3, seed=1)
    player = with_player(state, 1, yuan=5, open=(ExtraSupply(),))[1]
    return changed(state, sold=(Good.RICE,)), player, view(state, 0), view(state, 0).players[0]


@pytest.mark.parametrize("value", made_fast(), ids=lambda value: type(value).__name__)
def test_what_is_made_fast_is_frozen_and_equals_what_its_class_makes(
    value: State | Player | View | PlayerSeen,
) -> None:
    anew = evolve(value)
    assert type(value) is type(anew)
    assert value == anew
    assert hash(value) == hash(anew)
    assert repr(value) == repr(anew)
    assert pickle.loads(pickle.dumps(value)) == value  # noqa: S301 - made here
    for one in fields(type(value)):
        with pytest.raises(FrozenInstanceError):
            setattr(value, one.name, None)


@given(states(edition=OTHERWISE))
def test_what_a_state_prints_makes_it_again_but_for_the_edition(state: State) -> None:
    names = {
        name: thing
        for module in (dschunke, cards, hold, passages, phases)
        for name, thing in vars(module).items()
    }
    printed = repr(state).replace(repr(OTHERWISE), "OTHERWISE")
    assert eval(printed, {}, {**names, "OTHERWISE": OTHERWISE}) == state  # noqa: S307 - printed here
