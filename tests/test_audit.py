"""The audit names each invariant when a state is broken on purpose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args  # the broken fields have any type

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dschunke import (
    STANDARD,
    Good,
    IllegalAction,
    Junk,
    Player,
    Role,
    Rulings,
    State,
    apply,
    audit,
    legal_actions,
    new_game,
    view,
    waiting_on,
)
from dschunke.audit import INVARIANTS, ORDER
from dschunke.by import replaced
from dschunke.cards import GoodsSwap
from dschunke.edition import variant
from dschunke.hold import Hold
from dschunke.json import dumps
from dschunke.passages import Occasion, Onward, Stage
from dschunke.phases import (
    Bid,
    Bidding,
    ChoosingRole,
    Drawing,
    KeepingSpecial,
    LayingStart,
    Loading,
    OfferingSwap,
    Phase,
    Relaying,
    Shifting,
    Supplying,
    Swapping,
    TakingSpecial,
)
from dschunke.rulings import Passing, Shift
from dschunke.state import changed
from dschunke.testing import position
from dschunke.testing import table as table_of
from dschunke.track import LoadSpace
from tests.build import bidding

START = new_game(4, seed=3)


def player(**fields: Any) -> Callable[[State], State]:
    """Break seat 0."""

    def broken(state: State) -> State:
        first: Player = attrs.evolve(state.players[0], **fields)
        return attrs.evolve(state, players=replaced(state.players, 0, first))

    return broken


def table(**fields: Any) -> Callable[[State], State]:
    """Break the table."""
    return lambda state: attrs.evolve(state, **fields)


BREAKS: list[tuple[str, Callable[[State], State]]] = [
    ("goods cards are conserved", player(goods=(9, 9, 9, 9))),
    ("goods cards are conserved", table(stocks=(10, 10, 10, 9))),
    (
        "goods cards are conserved",
        lambda state: attrs.evolve(
            player(goods=(-1, *state.players[0].goods[1:]))(state),
            stocks=(
                state.stocks[0] + state.players[0].goods[0] + 1,
                *state.stocks[1:],
            ),
        ),
    ),
    ("special cards are conserved", table(played=(GoodsSwap(),))),
    ("market cards are conserved", table(market=START.market[1:])),
    ("strips are conserved", player(strips=3)),
    (
        "layers are full before they are covered",
        table(holds=(Hold(((0, None, 1), (None, 1, None))), *START.holds[1:])),
    ),
    (
        "layers are full before they are covered",
        table(holds=(Hold(((None, None, None),)), *START.holds[1:])),
    ),
    (
        "layers are full before they are covered",
        table(holds=(Hold(((0, 1, 2, 3),)), *START.holds[1:])),
    ),
    ("yuan are never spent", player(yuan=-1)),
    ("yuan are never spent", table(announced=(5, 0, 0, 0))),
    ("yuan are never spent", table(announced=(0, 0))),
    ("a role is taken once a round", table(taken=(Role.LOAD_MERCHANT,) * 2)),
    ("a role is taken once a round", table(taken=tuple(Role)[:4])),
    ("merchants stand on different junks", table(merchants=(Junk.GREY,) * 3)),
    ("a good is sold once a round", table(sold=(Good.FISH, Good.FISH))),
    ("the round and the start player exist", table(round=11)),
    ("the round and the start player exist", table(start_player=4)),
    ("open cards lie open, others are in hand", player(open=(GoodsSwap(),))),
    ("bids are covered by cards", table(phase=Bidding((1, 2), (Bid(0, Good.FISH, 18),)))),
    ("bids are covered by cards", table(phase=Bidding((0, 2), (Bid(0, Good.FISH, 1),)))),
    (
        "bids are covered by cards",
        table(sold=(Good.FISH,), phase=Bidding((1, 2), (Bid(0, Good.FISH, 1),))),
    ),
    ("the table waits for somebody at it", table(phase=KeepingSpecial((0,), Occasion.PRIZE, 4))),
    ("the table waits for somebody at it", table(phase=Onward(Stage.ROLES, 0))),
    ("the table waits for somebody at it", table(phase=ChoosingRole(4))),
    ("the table waits for somebody at it", table(phase=Bidding((), ()))),
    ("the table waits for somebody at it", table(phase=Relaying(0, 1, Junk.GREY, 0))),
]

BARE = position(table_of(4), holds=dict.fromkeys(Junk, "") | {Junk.GREY: "YYY"})
TIMELY = "what is waited for fits what was done"
DECIDABLE = "whoever is waited for has something to decide"
SUPPLIED = table(taken=tuple(Role)[:4], phase=Supplying(0, 2))(START)
OUT_OF_ORDER: list[tuple[str, State]] = [
    (TIMELY, table(phase=ChoosingRole(1))(START)),
    (TIMELY, table(phase=Drawing(0, 0))(START)),
    (TIMELY, table(phase=Drawing(0, -5))(START)),
    (TIMELY, table(phase=Drawing(2, 3))(START)),
    (TIMELY, table(phase=Loading(0, Junk.WHITE, 0))(START)),
    (TIMELY, table(phase=Loading(0, Junk.WHITE, 18))(START)),
    (TIMELY, table(phase=OfferingSwap(0), taken=(Role.LOAD_MERCHANT,))(START)),
    (TIMELY, table(phase=Swapping(0, 2))(START)),
    (TIMELY, table(phase=TakingSpecial((0,), Occasion.EVENT), sold=(Good.FISH,))(START)),
    (TIMELY, table(phase=TakingSpecial((0,), Occasion.PRIZE))(START)),
    (TIMELY, table(phase=Supplying(0, 2))(START)),
    (TIMELY, table(phase=Supplying(0, 0))(SUPPLIED)),
    (TIMELY, table(phase=Supplying(0, 3))(SUPPLIED)),
    (TIMELY, table(phase=Drawing(0, 10))(START)),
    (TIMELY, table(sold=(Good.FISH,))(SUPPLIED)),
    (TIMELY, table(phase=LayingStart(0), round=0)(START)),
    (TIMELY, table(phase=LayingStart(1))(new_game(4, seed=3, variable_setup=True))),
    (
        TIMELY,
        attrs.evolve(player(strips=16)(START), phase=Relaying(0, 0, Junk.GREY, 3)),
    ),
    (
        DECIDABLE,
        table(phase=Shifting(0))(BARE),
    ),
    (TIMELY, table(phase=OfferingSwap(0))(START)),
    (
        DECIDABLE,
        attrs.evolve(position(table_of(4), stacks=()), phase=TakingSpecial((0,), Occasion.EVENT)),
    ),
]


@pytest.mark.rule("R3.2", "R3.3")
@pytest.mark.parametrize(("name", "broken"), OUT_OF_ORDER)
def test_a_state_that_no_game_comes_to_is_named(name: str, broken: State) -> None:
    assert name in {violation.name for violation in audit(broken)}


@pytest.mark.parametrize(("name", "broken"), BREAKS)
def test_a_broken_state_is_named(name: str, broken: Callable[[State], State]) -> None:
    found = {violation.name: violation for violation in audit(broken(START))}
    assert name in found
    assert found[name].rule == INVARIANTS[name][0]
    assert found[name].message


def test_every_invariant_is_broken_at_least_once() -> None:
    assert {name for name, _ in BREAKS} == set(INVARIANTS)
    assert {name for name, _ in OUT_OF_ORDER} == set(ORDER)
    assert audit(START) == ()


@pytest.mark.rule("R2.5", "R5.5")
def test_a_helper_that_takes_no_part_is_named() -> None:
    three = new_game(3, seed=3)
    odd = attrs.evolve(three, taken=(Role.UPPER_HELPER,), phase=ChoosingRole(1))
    assert {violation.name for violation in audit(odd)} == {"a role is taken once a round"}


@pytest.mark.rule("R9.8")
@pytest.mark.parametrize(("owner", "sound"), [(-1, False), (0, True), (3, True), (4, False)])
def test_a_lifted_strip_belongs_to_a_seat_at_the_table(owner: int, sound: bool) -> None:
    anybodys = variant(STANDARD, "anybody's", rulings=Rulings(shift=Shift.ANY))
    state = changed(table_of(4, anybodys), phase=Relaying(0, owner, Junk.GREY, 0))
    names = {violation.name for violation in audit(state)}
    assert ("the table waits for somebody at it" not in names) is sound


@pytest.mark.rule("R8.2")
def test_an_auction_waits_for_nobody_without_goods_cards() -> None:
    state = bidding(position(table_of(4), hands={0: (0, 0, 0, 0)}))
    assert audit(state) == ()
    waiting = changed(state, phase=Bidding((0, 1, 2, 3), ()))
    assert [violation.name for violation in audit(waiting)] == [TIMELY]


@pytest.mark.rule("R8.2")
def test_by_another_ruling_nobody_has_passed_who_could_bid() -> None:
    forced = variant(STANDARD, "forced", rulings=Rulings(passing=Passing.LAST_RESORT))
    state = bidding(position(table_of(4, forced), hands={1: (0, 0, 0, 5)}), Good.RICE)
    assert audit(changed(state, phase=Bidding((0, 2, 3), ()))) == ()
    passed = changed(state, phase=Bidding((1, 2, 3), ()))
    assert [violation.name for violation in audit(passed)] == [TIMELY]
    assert audit(changed(bidding(table_of(4)), phase=Bidding((1, 2, 3), ()))) == ()


ODD: list[object] = [
    *(None, True, 2.0, "x", -1, 0, 1, 99),
    *(Good.FISH, Junk.GREY, Occasion.PRIZE, Stage.ROLES, LoadSpace(1)),
    *([], (), (0,), (99,), (-1,), (True,), (0, 0)),
    *((Bid(0, Good.FISH, 1),), (Bid(-5, Good.FISH, 1),), (Bid(0, 2, 1),)),  # type: ignore[arg-type] # wrong on purpose
]


@settings(max_examples=500)
@given(
    st.sampled_from(get_args(Phase)).flatmap(
        lambda kind: st.builds(kind, *[st.sampled_from(ODD)] * len(attrs.fields(kind)))
    )
)
def test_whatever_a_phase_holds_is_named_or_can_be_played_on_with(phase: Phase) -> None:
    state = attrs.evolve(START, phase=phase)
    if not audit(state):
        assert dumps(state)
        for seat in waiting_on(state):
            assert apply(state, view(state, seat).legal[0])


def test_a_phase_of_another_class_is_named_and_waits_for_nobody() -> None:
    class Choosing(ChoosingRole):
        """Not one of this game."""

    odd = attrs.evolve(START, phase=Choosing(0))
    assert audit(odd)
    assert (waiting_on(odd), legal_actions(odd)) == ((), ())
    with pytest.raises(IllegalAction, match=r"R3\.3: the table waits for nobody"):
        apply(odd, legal_actions(START)[0])
