"""Bad input gets one clear error of ours, which names what was wrong and what would be right."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from dschunke import (
    STANDARD,
    Good,
    IllegalAction,
    InvalidValue,
    Junk,
    Role,
    apply,
    deal,
    is_over,
    legal_actions,
    new_game,
    scores,
    waiting_on,
    winners,
)
from dschunke.actions import ChooseRole, DrawGoods, KeepCard, PlaceStrip, SealBid, SwapGoods
from tests.editions import TINY


@pytest.mark.rule("R1.1")
@pytest.mark.parametrize("players", [0, 1, 2, 5, -3, True, 4.0, "4", None])
def test_an_edition_serves_only_its_numbers_of_players(players: object) -> None:
    with pytest.raises(InvalidValue, match="players: expected 3 or 4, not"):
        new_game(players, seed=1)  # type: ignore[arg-type] # wrong on purpose


def test_a_game_needs_a_seed_or_a_deal_and_not_both() -> None:
    with pytest.raises(InvalidValue, match="seed and deal: expected exactly one"):
        new_game(4)
    with pytest.raises(InvalidValue, match="seed and deal: expected exactly one"):
        new_game(4, seed=1, deal=deal(4, 1))


@pytest.mark.parametrize("seed", [-1, True, 1.0, "1"])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    with pytest.raises(InvalidValue, match="seed: expected a whole number"):
        new_game(4, seed=seed)  # type: ignore[arg-type] # wrong on purpose


@pytest.mark.parametrize("odd", ["standard", 3, (), object()])
def test_an_edition_is_an_edition(odd: object) -> None:
    with pytest.raises(InvalidValue, match="edition: expected an Edition"):
        new_game(4, seed=1, edition=odd)  # type: ignore[arg-type] # wrong on purpose
    with pytest.raises(InvalidValue, match="edition: expected an Edition"):
        deal(4, 1, odd)  # type: ignore[arg-type] # wrong on purpose


@pytest.mark.rule("R2.1", "R2.6", "R2.8")
def test_a_deal_must_fit_the_edition() -> None:
    good: Any = deal(4, 1)  # so that fields of wrong types can be put in
    assert new_game(4, deal=good) == new_game(4, seed=1)
    cases: tuple[tuple[Any, str], ...] = (
        (deal(3, 1), "deal.hands"),
        (deal(2, 1, TINY), "deal.hands"),
        (attrs.evolve(good, hands=((8, 0, 0, 1), *good.hands[1:])), r"deal.hands\[0\]"),
        (attrs.evolve(good, hands=((8, 0, 0, 0),) * 4), "deal.hands of spice"),
        (attrs.evolve(good, hands=((8.0, 0, 0, 0), *good.hands[1:])), r"deal.hands\[0\]"),
        (attrs.evolve(good, market=good.market[1:]), "deal.market"),
        (attrs.evolve(good, market=[[]]), "deal.market"),
        (attrs.evolve(good, stacks=good.stacks[1:]), "deal.stacks"),
        (attrs.evolve(good, stacks=((good.stacks[0][0],) * 8, *good.stacks[1:])), "deal.stacks"),
        (attrs.evolve(good, merchants=(Junk.GREY,) * 3), "deal.merchants"),
        (attrs.evolve(good, merchants=(0, 1, 2)), "deal.merchants"),
        ("a deal", "deal"),
    )
    for odd, field in cases:
        with pytest.raises(InvalidValue, match=field):
            new_game(4, deal=odd)


@pytest.mark.parametrize("seat", [-1, 4, True, 1.0, "1"])
def test_a_seat_is_at_the_table(seat: object) -> None:
    with pytest.raises(InvalidValue, match="seat: expected 0 to 3"):
        legal_actions(new_game(4, seed=1), seat)  # type: ignore[arg-type] # wrong on purpose


@pytest.mark.parametrize(
    ("kind", "values", "field"),
    [
        (SealBid, (0, Good.FISH, True), "SealBid.count"),
        (SealBid, (0, Good.FISH, 2.0), "SealBid.count"),
        (SealBid, (0, Good.FISH, 0), "SealBid.count"),
        (SealBid, (0, 2, 1), "SealBid.good"),
        (SealBid, (-1, Good.FISH, 1), "SealBid.seat"),
        (DrawGoods, (0, Junk.BROWN), "DrawGoods.good"),
        (PlaceStrip, (0, Junk.BROWN, 3), "PlaceStrip.slot"),
        (ChooseRole, (0, Role.GOODS_MERCHANT, None), "ChooseRole.junk"),
        (SwapGoods, (False, Good.FISH, Good.RICE), "SwapGoods.seat"),
        (KeepCard, (0, "tie breaker"), "KeepCard.card"),
    ],
)
def test_an_action_is_refused_when_it_is_made_of_wrong_things(
    kind: type, values: tuple[object, ...], field: str
) -> None:
    with pytest.raises(InvalidValue, match=field):
        kind(*values)


@pytest.mark.rule("R11.1")
def test_after_the_end_nothing_is_legal() -> None:
    state = new_game(4, seed=1)
    first = legal_actions(state)[0]
    while not is_over(state):
        state = apply(state, legal_actions(state)[0])
    with pytest.raises(IllegalAction, match=r"R11\.1: the game is over"):
        apply(state, first)
    assert legal_actions(state) == ()


@pytest.mark.parametrize("function", [legal_actions, waiting_on, is_over, scores, winners])
@pytest.mark.parametrize("odd", [None, 7, "state", STANDARD])
def test_a_state_is_a_state(function: object, odd: object) -> None:
    with pytest.raises(InvalidValue, match="state: expected a State"):
        function(odd)  # type: ignore[operator] # each of them is called with what is no state
    with pytest.raises(InvalidValue, match="state: expected a State"):
        apply(odd, DrawGoods(0, Good.FISH))  # type: ignore[arg-type] # wrong on purpose


def test_errors_survive_pickling() -> None:
    import copy
    import pickle

    for error in (
        InvalidValue("seed", -1, "a whole number"),
        IllegalAction("R5.1", DrawGoods(0, Good.FISH), "not now"),
    ):
        for twin in (copy.copy(error), pickle.loads(pickle.dumps(error))):  # noqa: S301 - our own bytes
            assert str(twin) == str(error)
