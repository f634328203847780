"""Layers and what one sees of them (R6)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dschunke.hold import EMPTY, Hold, covered, free_slots, laid, lifted, top_strips, visible
from tests.games import Game, games


def naive_picture(hold: Hold) -> dict[tuple[int, int], list[int]]:
    """Pile chests cell by cell: on each cell of the ground, the owners from below."""
    piles: dict[tuple[int, int], list[int]] = {}
    for height, layer in enumerate(hold.layers):
        for slot, owner in enumerate(layer):
            for chest in range(3):
                cell = (chest, slot) if height % 2 else (slot, chest)
                if owner is not None:
                    piles.setdefault(cell, []).append(owner)
    return piles


def check_hold(hold: Hold, seats: int) -> None:
    """Compare a hold with the naive picture and with what layers must be."""
    for below, above in zip(hold.layers, hold.layers[1:], strict=False):
        assert None not in below
        assert any(owner is not None for owner in above)
    assert all(len(layer) == 3 for layer in hold.layers)
    piles = naive_picture(hold)
    seen = [pile[-1] for pile in piles.values()]
    assert [visible(hold, seat) for seat in range(seats)] == [
        seen.count(seat) for seat in range(seats)
    ]
    assert sum(visible(hold, seat) for seat in range(seats)) == covered(hold) == len(piles) <= 9
    deep = {owner for layer in hold.layers[:-2] for owner in layer}
    shallow = {owner for layer in hold.layers[-2:] for owner in layer}
    assert all(visible(hold, seat) == 0 for seat in deep - shallow if seat is not None)


@pytest.mark.rule("R6.1", "R6.2", "R6.4", "R6.5")
@given(games())
def test_layers_of_played_holds_show_what_a_naive_picture_shows(game: Game) -> None:
    for state in game.states():
        for hold in state.holds:
            check_hold(hold, len(state.players))


@pytest.mark.rule("R6.2", "R6.3", "R6.4", "R9.8")
@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 2), st.booleans()), max_size=40))
def test_layers_stay_sound_under_any_laying_and_lifting(
    strips: list[tuple[int, int, bool]],
) -> None:
    hold = EMPTY
    for seat, pick, lift in strips:
        slots = [slot for slot, owner in top_strips(hold) if lift and owner == seat]
        if slots:
            slot = slots[pick % len(slots)]
            lower = lifted(hold, slot)
            assert laid(lower, slot, seat) == hold
            hold = lower
        else:
            free = free_slots(hold)
            hold = laid(hold, free[pick % len(free)], seat)
        check_hold(hold, 4)


@pytest.mark.rule("R6.2")
@given(games())
def test_a_layer_is_begun_only_on_a_full_one(game: Game) -> None:
    for before, _, after in game.steps():
        for old, new in zip(before.holds, after.holds, strict=True):
            if len(new.layers) > len(old.layers) and old.layers:
                assert None not in new.layers[len(old.layers) - 1]
