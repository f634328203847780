"""Objects made past their constructors, huge numbers and odd classes change and break nothing."""

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
    State,
    apply,
    audit,
    deal,
    legal_actions,
    new_game,
)
from dschunke.actions import KeepCard, OpenStack, PassBid, PlayCard, SealBid
from dschunke.audit import SHAPE
from dschunke.cards import ChestOnEveryJunk, ExtraTask, GoodsInHand, MarketCard, MostChests
from dschunke.edition import SetUp, source
from dschunke.errors import shown
from dschunke.phases import (
    Bid,
    Bidding,
    ChoosingRole,
    GameOver,
    KeepingSpecial,
    LayingStart,
    Loading,
    TakingSpecial,
)
from dschunke.state import changed
from tests.games import by_chance

STATES = tuple(by_chance(new_game(4, seed=5), 5).states())
HUGE = 10**5000


def forge(kind: type, **fields: object) -> Any:  # of any class: that is the point
    """Make an object past its constructor."""
    made: Any = object.__new__(kind)
    for name, value in fields.items():
        object.__setattr__(made, name, value)
    return made


def first(phase: type) -> State:
    """Find the first state in which the table waits for this."""
    return next(state for state in STATES if isinstance(state.phase, phase))


@pytest.mark.parametrize(
    "make",
    [
        lambda: SealBid(0, Good.FISH, HUGE),
        lambda: PassBid(HUGE),
        lambda: OpenStack(0, HUGE),
        lambda: GoodsInHand(Good.FISH, HUGE, 1),
        lambda: ChestOnEveryJunk(HUGE),
        lambda: MarketCard((HUGE, 1, 1, 1)),
        lambda: attrs.evolve(STANDARD, rounds=HUGE),
        lambda: attrs.evolve(STANDARD, goods_cards=(10**9,) * 4),
        lambda: attrs.evolve(STANDARD, special_cards=(object.__new__(ExtraTask),)),
        lambda: attrs.evolve(STANDARD, setups=(object.__new__(SetUp),)),
        lambda: KeepCard(0, object.__new__(MostChests)),
        lambda: PlayCard(0, forge(MostChests, junk=3, yuan=8.0)),
    ],
)
def test_what_no_box_can_hold_is_refused_when_it_is_made(make: Any) -> None:  # a lambda
    with pytest.raises(InvalidValue) as caught:
        make()
    assert len(str(caught.value).splitlines()) == 1


@pytest.mark.rule("R8.2", "R9.2")
def test_a_forged_action_is_refused_and_changes_nothing() -> None:
    bidding, taking, keeping = first(Bidding), first(TakingSpecial), first(KeepingSpecial)
    assert isinstance(bidding.phase, Bidding)
    assert isinstance(taking.phase, TakingSpecial)
    assert isinstance(keeping.phase, KeepingSpecial)
    bidder, taker, keeper = (
        bidding.phase.waiting[0],
        taking.phase.takers[0],
        keeping.phase.takers[0],
    )
    for state, action in (
        (bidding, forge(SealBid, seat=bidder, good=Good.FISH, count=0)),
        (bidding, forge(SealBid, seat=bidder, good=Good.FISH, count=-50)),
        (bidding, forge(SealBid, seat=bidder, good=Good.FISH, count=HUGE)),
        (bidding, forge(PassBid, seat=HUGE)),
        (taking, forge(OpenStack, seat=taker, stack=-1)),
        (keeping, forge(KeepCard, seat=keeper, card=forge(MostChests, junk=3, yuan=8.0))),
        (keeping, forge(KeepCard, seat=keeper, card=object.__new__(ExtraTask))),
        (keeping, object.__new__(KeepCard)),
    ):
        with pytest.raises(IllegalAction):
            apply(state, action)
        assert audit(apply(state, legal_actions(state)[0])) == ()


class Twin:
    """Equal to everything."""

    def __init__(self, card: MarketCard) -> None:
        self.card = card

    def __eq__(self, other: object) -> bool:
        """Say yes."""
        return True

    def __hash__(self) -> int:
        """Pass for the card."""
        return hash(self.card)


class Unhashable:
    """Cannot be hashed."""

    def __hash__(self) -> int:
        """Refuse."""
        raise RuntimeError


@pytest.mark.rule("R2.6")
def test_a_deal_holds_cards_and_nothing_that_looks_like_them() -> None:
    good: Any = deal(3, 1)  # so that fields of wrong types can be put in
    card = good.market[0]
    for odd in (Twin(card), Unhashable(), object.__new__(MarketCard), forge(MarketCard, prizes=1)):
        with pytest.raises(InvalidValue, match=r"deal\.market"):
            new_game(3, deal=attrs.evolve(good, market=(odd, *good.market[1:])))
    stack = good.stacks[0]
    for odd in (Unhashable(), object.__new__(ExtraTask), card):
        with pytest.raises(InvalidValue, match=r"deal\.stacks"):
            new_game(3, deal=attrs.evolve(good, stacks=((odd, *stack[1:]), *good.stacks[1:])))


@pytest.mark.parametrize("odd", [None, "x", 3, STANDARD])
def test_the_audit_and_the_provenance_want_what_they_are_for(odd: Any) -> None:  # anything
    with pytest.raises(InvalidValue, match="state: expected a State"):
        audit(odd)
    with pytest.raises(InvalidValue):
        source("no edition", "name")  # type: ignore[arg-type] # wrong on purpose
    with pytest.raises(InvalidValue):
        source(STANDARD, odd)


SEAT = STATES[0].players[0]
ANY: Any = None  # so that values of wrong types can be put in


@pytest.mark.parametrize(
    "fields",
    [
        {"phase": None}, {"phase": forge(ChoosingRole, seat="a")}, {"phase": Bidding(ANY, ANY)},
        {"phase": forge(Bidding, waiting=(0,), bids=(1,))},
        {"phase": Bidding((0,), (forge(Bid, seat="a", good=Good.FISH, count=1),))},
        {"phase": Bidding((0,), (Bid(-1, Good.FISH, 1),))},
        {"phase": Bidding((0,), (forge(Bid, seat=1, good=9, count=1),))},
        {"players": (None,) * 4}, {"players": STATES[0].players[:2]},
        {"players": (attrs.evolve(SEAT, goods=()), *STATES[0].players[1:])},
        {"players": (attrs.evolve(SEAT, yuan=ANY), *STATES[0].players[1:])},
        {"played": ([],)}, {"taken": None}, {"taken": ("a",)}, {"sold": (7,)}, {"merchants": ()},
        {"merchants": (0, 1, 2)}, {"holds": (None,) * 5}, {"holds": STATES[0].holds[:4]},
        {"stocks": (10, 10, 10, 10, 0)}, {"stocks": (1.0, 1.0, 1.0, 1.0)}, {"round": True},
        {"edition": None}, {"announced": None}, {"stacks": ([],)}, {"market": None},
    ],
)  # fmt: skip
def test_a_misshapen_state_is_called_so(fields: Any) -> None:  # fields of wrong types
    found = audit(attrs.evolve(STATES[0], **fields))
    assert {violation.name for violation in found} == {SHAPE}


@pytest.mark.parametrize(
    ("fields", "name"),
    [
        ({"phase": Bidding((0,), (Bid(9, Good.FISH, 1),))}, "bids are covered by cards"),
        ({"phase": Bidding((0, 1), ()), "sold": tuple(Good)}, "bids are covered by cards"),
        ({"phase": Bidding((0, 0), ())}, "the table waits for somebody at it"),
        ({"phase": GameOver()}, "the round and the start player exist"),
        ({"phase": LayingStart(0)}, "the round and the start player exist"),
        ({"round": 0}, "the round and the start player exist"),
        ({"stocks": (10**9,) * 4}, "goods cards are conserved"),
        ({"phase": Loading(9, Junk.GREY, 1)}, "the table waits for somebody at it"),
    ],
)
def test_a_state_that_no_game_reaches_is_named(fields: Any, name: str) -> None:  # wrong fields
    assert name in {violation.name for violation in audit(changed(STATES[0], **fields))}


class Sullen(type):
    """A class that refuses to be hashed."""

    def __hash__(cls) -> int:
        """Refuse."""
        raise RuntimeError


class Odd(metaclass=Sullen):
    """An object of such a class."""


@pytest.mark.rule("R3.2")
def test_an_object_of_a_class_that_refuses_to_be_hashed_is_no_action() -> None:
    odd: Any = Odd()  # no action: that is the point
    for action in (odd, forge(SealBid, seat=odd, good=Good.FISH, count=1)):
        with pytest.raises(IllegalAction, match=r"R3\.2"):
            apply(STATES[0], action)


def test_anything_can_be_shown_in_one_line() -> None:
    class Loud:
        def __repr__(self) -> str:
            return "two\nlines"

    class Broken:
        def __repr__(self) -> str:
            raise RuntimeError

    for thing in (Loud(), Broken(), HUGE, "x" * 10**6, None):
        assert len(shown(thing)) < 200
        assert "\n" not in shown(thing)
