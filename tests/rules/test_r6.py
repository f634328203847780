"""Holds and chests."""

from __future__ import annotations

import pytest

from dschunke import Junk, Role, State, legal_actions
from dschunke.actions import ChooseRole, PlaceStrip
from dschunke.hold import covered, visible
from dschunke.phases import Loading
from dschunke.testing import hold, play, position, table
from tests.build import stacked
from tests.rules.refused import refused

LOAD = Role.LOAD_MERCHANT


def _loading(violet: str) -> State:
    """Let seat 0 begin to lay two strips on violet."""
    return play(position(table(), holds={Junk.VIOLET: violet}), ChooseRole(0, LOAD, Junk.VIOLET))


def _slots(state: State) -> list[int]:
    return [action.slot for action in legal_actions(state) if isinstance(action, PlaceStrip)]


@pytest.mark.rule("R6.1")
def test_a_layer_holds_three_strips_side_by_side() -> None:
    state = _loading("B..")
    state = play(state, PlaceStrip(0, Junk.VIOLET, 1))
    # The third slot is the only one left.
    assert state.holds[Junk.VIOLET].layers == ((1, 0, 0),)
    with pytest.raises(ValueError, match="layers of three"):
        position(table(), holds={Junk.VIOLET: "BBBB"})


@pytest.mark.rule("R6.1", "R6.2")
def test_a_strip_on_a_full_layer_begins_the_next() -> None:
    state = play(_loading("BGB"), PlaceStrip(0, Junk.VIOLET, 1), PlaceStrip(0, Junk.VIOLET, 0))
    assert state.holds[Junk.VIOLET].layers == ((1, 2, 1), (0, 0, None))


@pytest.mark.rule("R6.2")
def test_a_layer_begins_only_when_the_one_below_is_full() -> None:
    with pytest.raises(ValueError, match="not full and something lies on it"):
        position(table(), holds={Junk.VIOLET: "B.G/R.."})
    state = play(_loading("B.G"), PlaceStrip(0, Junk.VIOLET, 0))
    assert state.holds[Junk.VIOLET] == hold("BRG/R..")


@pytest.mark.rule("R6.2")
def test_a_slot_that_is_not_free_is_refused() -> None:
    state = _loading("B..")
    refused(state, PlaceStrip(0, Junk.VIOLET, 0), "R6.2", "slot 0", "violet", "1, 2")
    state = _loading("BGB/.Y.")
    refused(state, PlaceStrip(0, Junk.VIOLET, 1), "R6.2", "slot 1", "violet", "0, 2")


@pytest.mark.rule("R6.3")
@pytest.mark.parametrize(
    ("violet", "slots"),
    [("", [0, 1, 2]), (".B.", [0, 2]), ("BGB", [0, 1, 2]), ("BGB/Y..", [1, 2])],
)
def test_the_player_chooses_among_the_free_slots_of_the_layer(
    violet: str, slots: list[int]
) -> None:
    state = _loading(violet)
    assert state.phase == Loading(0, Junk.VIOLET, 2)
    assert _slots(state) == slots


@pytest.mark.rule("R6.4", "R6.2")
@pytest.mark.parametrize(
    ("drawing", "chests"),
    [
        ("", (0, 0, 0, 0)),
        ("R..", (3, 0, 0, 0)),
        ("RBG", (3, 3, 3, 0)),
        ("RBG/..Y", (2, 2, 2, 3)),  # a strip laid crosswise covers a chest of each below
        ("RBG/Y.Y", (1, 1, 1, 6)),
        ("RBG/YYR", (3, 0, 0, 6)),
        ("RRB/R..", (7, 2, 0, 0)),
        ("RBG/YYR/B..", (2, 3, 0, 4)),  # what lies two layers down shows nothing
    ],
)
def test_a_chest_is_visible_while_nothing_lies_on_it(drawing: str, chests: tuple[int, ...]) -> None:
    there = hold(drawing)
    assert tuple(visible(there, seat) for seat in range(4)) == chests


@pytest.mark.rule("R6.4")
def test_the_slot_of_the_strip_above_does_not_change_how_many_chests_it_covers() -> None:
    for slot in range(3):
        layer = "".join("Y" if place == slot else "." for place in range(3))
        assert visible(hold(f"RBG/{layer}"), 0) == 2


@pytest.mark.rule("R6.5")
@pytest.mark.parametrize("strips", range(13))
def test_no_hold_shows_more_than_nine_chests_and_only_of_its_two_topmost_layers(
    strips: int,
) -> None:
    # Each layer is of another seat.
    there = stacked(number // 3 for number in range(strips))
    shown = [visible(there, seat) for seat in range(5)]
    assert sum(shown) == min(9, 3 * strips) == covered(there)
    top = len(there.layers) - 1
    assert all(chests == 0 or seat in (top - 1, top) for seat, chests in enumerate(shown))
