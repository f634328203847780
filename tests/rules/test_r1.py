"""The parts of the box."""

from __future__ import annotations

from collections import Counter
from typing import Any  # the fields of an edition that cannot be played have any type

import pytest
from attrs import evolve

from dschunke import (
    STANDARD,
    Edition,
    Good,
    InvalidValue,
    Junk,
    Role,
    Special,
    Task,
    is_over,
    legal_actions,
    new_game,
)
from dschunke.actions import ChooseRole
from dschunke.cards import (
    ChestOnEveryJunk,
    ExtraSupply,
    ExtraTask,
    GoodsInHand,
    GoodsSwap,
    MarketCard,
    MostChests,
    StripShift,
    TieBreaker,
)
from dschunke.edition import source
from dschunke.hold import visible
from dschunke.provenance import Source
from dschunke.testing import play, position, table
from dschunke.track import GoodsSpace, IncomeSpace, LoadSpace, RoundEvent
from dschunke.vocabulary import DEALS_IN, HELPERS, MERCHANT_OF, Colour
from tests.build import choosing

RED, BLUE, GREEN, YELLOW = Colour
S = Special.CARD
THREE, FOUR = STANDARD.setups


@pytest.mark.rule("R1.1")
@pytest.mark.parametrize("players", [3, 4])
def test_three_or_four_play_the_standard_edition(players: int) -> None:
    assert len(table(players).players) == players


@pytest.mark.rule("R1.1")
def test_an_edition_says_which_numbers_of_players_it_serves() -> None:
    two = evolve(THREE, players=2, strips=((RED, BLUE), (), (), (), ()), shuffled=4, hand=8)
    assert len(table(2, evolve(STANDARD, setups=(two,))).players) == 2


@pytest.mark.rule("R1.1")
@pytest.mark.parametrize("players", [2, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(InvalidValue, match="players: expected 3 or 4") as caught:
        new_game(players, seed=1)
    assert caught.value.field == "players"
    assert caught.value.value == players


@pytest.mark.rule("R1.2")
def test_five_junks_lie_in_a_ring() -> None:
    assert [str(junk) for junk in Junk] == ["grey", "orange", "violet", "brown", "white"]
    assert len(table().holds) == 5


@pytest.mark.rule("R1.3")
def test_each_junk_deals_in_its_good_and_grey_in_all() -> None:
    assert DEALS_IN == {
        Junk.GREY: (Good.SPICE, Good.VEGETABLES, Good.FISH, Good.RICE),
        Junk.ORANGE: (Good.SPICE,),
        Junk.VIOLET: (Good.VEGETABLES,),
        Junk.BROWN: (Good.FISH,),
        Junk.WHITE: (Good.RICE,),
    }


@pytest.mark.rule("R1.3", "R5.9")
@pytest.mark.parametrize(
    ("junk", "good"),
    [
        (Junk.ORANGE, Good.SPICE),
        (Junk.VIOLET, Good.VEGETABLES),
        (Junk.BROWN, Good.FISH),
        (Junk.WHITE, Good.RICE),
    ],
)
def test_goods_drawn_on_a_coloured_junk_are_of_its_good(junk: Junk, good: Good) -> None:
    others = tuple(one for one in Junk if one not in (junk, Junk.GREY))[:2]
    state = choosing(table(), merchants=(junk, *others))
    state = play(state, ChooseRole(0, Role.GOODS_MERCHANT, junk))
    goods = [2, 2, 2, 2]
    goods[good] += 3
    assert state.players[0].goods == tuple(goods)


@pytest.mark.rule("R1.4")
@pytest.mark.parametrize("players", [3, 4])
def test_there_are_eighteen_goods_cards_of_each_good(players: int) -> None:
    assert STANDARD.goods_cards == (18, 18, 18, 18)
    state = table(players)
    for good in Good:
        assert state.stocks[good] + sum(player.goods[good] for player in state.players) == 18


@pytest.mark.rule("R1.5")
@pytest.mark.parametrize(("players", "laid"), [(3, 4), (4, 3)])
def test_every_player_has_twenty_strips(players: int, laid: int) -> None:
    assert [player.strips for player in table(players).players] == [20 - laid] * players


@pytest.mark.rule("R1.5")
def test_a_strip_is_three_chests() -> None:
    state = position(table(), holds={Junk.WHITE: "R.."})
    assert visible(state.holds[Junk.WHITE], 0) == 3


@pytest.mark.rule("R1.6")
def test_ten_market_cards_name_a_prize_for_each_good() -> None:
    assert Counter(card.prizes for card in STANDARD.market_cards) == Counter(
        [
            (S, 3, 2, 1),
            (1, S, 3, 2),
            (2, 1, S, 3),
            (3, 2, 1, S),
            (S, 2, 4, 1),
            (1, S, 2, 4),
            (4, 1, S, 2),
            (2, 4, 1, S),
            (S, 3, 4, 2),
            (3, 4, 2, S),
        ]
    )


@pytest.mark.rule("R1.7")
def test_there_are_thirty_special_cards() -> None:
    expected: Counter[object] = Counter(
        {TieBreaker(): 1, ExtraSupply(): 4, GoodsSwap(): 3, StripShift(): 3}
    )
    for junk in (Junk.GREY, Junk.ORANGE, Junk.VIOLET, Junk.BROWN, Junk.WHITE):
        expected[ExtraTask(Task.INCOME, junk)] = 1
        expected[MostChests(junk, 8)] = 1
    for junk in (Junk.ORANGE, Junk.VIOLET, Junk.BROWN, Junk.WHITE):
        expected[ExtraTask(Task.GOODS, junk)] = 1
    for good in (Good.SPICE, Good.VEGETABLES, Good.FISH, Good.RICE):
        expected[GoodsInHand(good, 5, 8)] = 1
    expected[ChestOnEveryJunk(12)] = 1
    assert Counter(STANDARD.special_cards) == expected
    assert expected.total() == 30


@pytest.mark.rule("R1.8")
def test_there_is_a_merchant_for_each_task_and_two_helpers() -> None:
    assert MERCHANT_OF == {
        Role.GOODS_MERCHANT: Task.GOODS,
        Role.INCOME_MERCHANT: Task.INCOME,
        Role.LOAD_MERCHANT: Task.LOAD,
    }
    assert HELPERS == (Role.LOWER_HELPER, Role.UPPER_HELPER)
    assert len(Role) == 5


@pytest.mark.rule("R1.9")
def test_the_bank_has_no_limit() -> None:
    state = position(table(), yuan=(10**30, 0, 0, 0))
    state = play(state, ChooseRole(0, Role.INCOME_MERCHANT, Junk.GREY))
    assert state.players[0].yuan == 10**30 + 3


@pytest.mark.rule("R1.9")
def test_yuan_are_never_spent() -> None:
    state = position(table(), yuan=(5, 5, 5, 5))
    while not is_over(state):
        after = play(state, legal_actions(state)[-1])
        for before, now in zip(state.players, after.players, strict=True):
            assert now.yuan >= before.yuan
        state = after
    assert state.round == 10


def _setup(**fields: Any) -> dict[str, Any]:
    return {"setups": (THREE, evolve(FOUR, **fields))}


UNPLAYABLE: list[tuple[str, dict[str, Any]]] = [
    ("Edition.name", {"name": ""}),
    ("Edition.name", {"name": 7}),
    ("Edition.setups", {"setups": ("four players",)}),
    ("Edition.setups", {"setups": [THREE]}),
    ("Edition.setups", {"setups": ()}),
    ("Edition.setups", {"setups": (FOUR, FOUR)}),
    ("Edition.goods_cards", {"goods_cards": (18, 18, 18)}),
    ("Edition.goods_cards", {"goods_cards": (18, 18, 18, 0)}),
    ("Edition.strips", {"strips": -1}),
    ("Edition.strips", {"strips": 2}),
    ("Edition.market_cards", {"market_cards": ((S, 3, 2, 1),) * 10}),
    ("Edition.market_cards", {"market_cards": STANDARD.market_cards[:9]}),
    ("Edition.special_cards", {"special_cards": ("tie breaker",)}),
    ("Edition.stack_sizes", {"stack_sizes": (8, 8, 7, 6)}),
    ("Edition.stack_sizes", {"stack_sizes": (31, -1)}),
    ("Edition.rounds", {"rounds": 0}),
    ("Edition.merchants", {"merchants": (Junk.BROWN, Junk.GREY)}),
    ("Edition.merchants", {"merchants": (Junk.BROWN, Junk.GREY, Junk.GREY)}),
    ("Edition.merchants", {"merchants": (3, 0, 2)}),
    ("Edition.lower_track", {"lower_track": (Task.GOODS,) * 10}),
    ("Edition.lower_track", {"lower_track": (GoodsSpace(),) * 9}),
    ("Edition.lower_track", {"lower_track": (GoodsSpace(4),) * 10}),
    ("Edition.upper_track", {"upper_track": (None,) * 10}),
    ("Edition.upper_track", {"upper_track": (LoadSpace(1),) * 9}),
    ("Edition.upper_track", {"upper_track": (IncomeSpace(4),) * 10}),
    ("Edition.events", {"events": ("special",) * 10}),
    ("Edition.events", {"events": (RoundEvent.ANNOUNCE,) * 9}),
    ("Edition.minimum", {"minimum": -1}),
    ("Edition.merchant_load", {"merchant_load": 0}),
    ("Edition.supply", {"supply": -1}),
    ("Edition.special_yuan", {"special_yuan": 3.0}),
    ("Edition.swaps", {"swaps": 0}),
    ("Edition.junk_bonus", {"junk_bonus": (0, 1, 4, 9, 16)}),
    ("Edition.junk_bonus", {"junk_bonus": (0, 1, 4, 9, 16, -25)}),
    ("Edition.variable_junk", {"variable_junk": 4}),
    ("Edition.variable_own", {"variable_own": 0}),
    ("Edition.provenance", {"provenance": ("R1.4",)}),
    ("Edition.provenance", {"provenance": STANDARD.provenance[1:]}),
    ("Edition.setups[4 players].helpers", _setup(helpers=(Role.LOAD_MERCHANT,))),
    ("Edition.setups[4 players].helpers", _setup(helpers=(Role.LOWER_HELPER,) * 2)),
    ("Edition.setups[4 players].helpers", _setup(helpers=())),
    ("Edition.setups[4 players].shuffled", _setup(shuffled=19)),
    ("Edition.setups[4 players].hand", _setup(hand=9)),
    ("Edition.setups[4 players].strips[orange]", _setup(strips=((), (RED,) * 4, (), (), ()))),
    ("Edition.setups[4 players].strips[white]", _setup(strips=((), (), (), (), (0,)))),
    (
        "Edition.setups[3 players].strips[grey]",
        {"setups": (evolve(THREE, strips=((YELLOW,), (), (), (), ())), FOUR)},
    ),
    ("Edition.setups[4 players].variable_strips", _setup(variable_strips=4)),
    (
        "Edition.setups[3 players].variable_strips",
        {"setups": (evolve(THREE, variable_strips=5), FOUR)},
    ),
]


@pytest.mark.rule("R1.1")
@pytest.mark.parametrize(("field", "values"), UNPLAYABLE)
def test_an_edition_that_cannot_be_played_is_refused_and_the_field_named(
    field: str, values: dict[str, Any]
) -> None:
    with pytest.raises(InvalidValue) as caught:
        evolve(STANDARD, **values)
    assert caught.value.field == field
    assert str(caught.value).startswith(f"{field}: expected ")


SETUP_FIELDS: list[tuple[str, dict[str, Any]]] = [
    ("SetUp.players", {"players": 0}),
    ("SetUp.players", {"players": 5}),
    ("SetUp.players", {"players": True}),
    ("SetUp.shuffled", {"shuffled": -1}),
    ("SetUp.hand", {"hand": "8"}),
    ("SetUp.strips", {"strips": ((), (), (), ())}),
    ("SetUp.strips", {"strips": ([], [], [], [], [])}),
    ("SetUp.helpers", {"helpers": ("lower",)}),
    ("SetUp.variable_strips", {"variable_strips": -1}),
]


@pytest.mark.rule("R1.1")
@pytest.mark.parametrize(("field", "values"), SETUP_FIELDS)
def test_a_set_up_of_wrong_things_is_refused_and_the_field_named(
    field: str, values: dict[str, Any]
) -> None:
    with pytest.raises(InvalidValue) as caught:
        evolve(FOUR, **values)
    assert caught.value.field == field


PARTS: list[tuple[str, type, tuple[Any, ...]]] = [
    ("MarketCard.prizes", MarketCard, ((1, 2, 3),)),
    ("MarketCard.prizes", MarketCard, ([S, 1, 2, 3],)),
    ("MarketCard.prizes[fish]", MarketCard, ((S, 1, -1, 3),)),
    ("MarketCard.prizes[rice]", MarketCard, ((S, 1, 2, "S"),)),
    ("GoodsSpace.deduction", GoodsSpace, (-1,)),
    ("IncomeSpace.deduction", IncomeSpace, (1.0,)),
    ("LoadSpace.strips", LoadSpace, (0,)),
    ("ExtraTask.task", ExtraTask, (Role.LOAD_MERCHANT, Junk.GREY)),
    ("ExtraTask.junk", ExtraTask, (Task.LOAD, 0)),
    ("MostChests.junk", MostChests, (Good.FISH, 8)),
    ("MostChests.yuan", MostChests, (Junk.GREY, -8)),
    ("GoodsInHand.good", GoodsInHand, (Junk.WHITE, 5, 8)),
    ("GoodsInHand.count", GoodsInHand, (Good.RICE, 0, 8)),
    ("GoodsInHand.yuan", GoodsInHand, (Good.RICE, 5, None)),
    ("ChestOnEveryJunk.yuan", ChestOnEveryJunk, (True,)),
    ("Source.name", Source, ("", source(STANDARD, "strips").origin, "R1.5")),
    ("Source.origin", Source, ("strips", "published", "R1.5")),
    ("Source.note", Source, ("strips", source(STANDARD, "strips").origin, "")),
]


@pytest.mark.rule("R1.6", "R1.7")
@pytest.mark.parametrize(("field", "part", "values"), PARTS)
def test_a_part_of_wrong_things_is_refused_and_the_field_named(
    field: str, part: type, values: tuple[Any, ...]
) -> None:
    with pytest.raises(InvalidValue) as caught:
        part(*values)
    assert caught.value.field == field


def test_an_edition_tells_where_its_own_fields_come_from_and_no_other() -> None:
    assert source(STANDARD, "strips").name == "strips"
    with pytest.raises(InvalidValue) as caught:
        source(STANDARD, "provenance")
    assert caught.value.field == "field"


def test_a_track_that_no_helper_uses_may_be_short() -> None:
    edition: Edition = evolve(STANDARD, setups=(THREE,), upper_track=())
    assert table(3, edition).round == 1
