"""Editions of other sizes, to show that no rule knows the standard one's numbers."""

from __future__ import annotations

from typing import Final

from attrs import evolve

from dschunke import STANDARD, Colour, Edition, Junk, Role, Special, Task
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
from dschunke.conformance.unusual import OTHER_ANSWERS
from dschunke.edition import SetUp
from dschunke.rulings import Chests, Passing, Rulings, SpecialTie
from dschunke.track import GoodsSpace, IncomeSpace, LoadSpace, RoundEvent
from dschunke.vocabulary import Good

RED, BLUE, GREEN, YELLOW = Colour

TINY: Final = evolve(
    STANDARD,
    name="tiny: two players, scarce goods, every special card soon gone",
    setups=(
        SetUp(2, 2, 3, ((RED, BLUE), (RED,), (BLUE,), (), (BLUE, RED)), (Role.LOWER_HELPER,), 3),
    ),
    goods_cards=(3, 3, 2, 4),
    strips=5,
    rounds=4,
    market_cards=tuple(MarketCard((Special.CARD, 3, Special.CARD, n)) for n in range(4)),
    special_cards=(TieBreaker(), StripShift(), GoodsSwap()),
    stack_sizes=(2, 0, 1),
    events=(RoundEvent.SPECIAL, RoundEvent.ANNOUNCE, RoundEvent.SPECIAL, None),
    special_yuan=5,
    minimum=2,
    junk_bonus=(1, 2, 3, 5, 8, 13),
)
"""Stocks, strips and special cards all run out."""

RICH: Final = evolve(
    STANDARD,
    name="rich: three players, special cards everywhere",
    setups=(SetUp(3, 5, 6, ((RED, BLUE, GREEN),) * 5, (Role.LOWER_HELPER, Role.UPPER_HELPER), 4),),
    goods_cards=(9, 8, 7, 6),
    strips=30,
    rounds=5,
    market_cards=tuple(MarketCard((Special.CARD, Special.CARD, n, Special.CARD)) for n in range(5)),
    special_cards=(
        *(TieBreaker(),) * 3,
        *(ExtraSupply(),) * 3,
        *(GoodsSwap(),) * 6,
        *(StripShift(),) * 6,
        *(ExtraTask(task, junk) for task in Task for junk in Junk),
        *(MostChests(junk, 5) for junk in Junk),
        *(GoodsInHand(good, 2, 4) for good in Good),
        ChestOnEveryJunk(7),
    ),
    stack_sizes=(20, 20, 3),
    events=(
        RoundEvent.SPECIAL,
        RoundEvent.SPECIAL,
        RoundEvent.ANNOUNCE,
        RoundEvent.SPECIAL,
        RoundEvent.SPECIAL,
    ),
    lower_track=(LoadSpace(3), LoadSpace(4), GoodsSpace(3), IncomeSpace(3), LoadSpace(1)),
    upper_track=(LoadSpace(3), GoodsSpace(1), IncomeSpace(), LoadSpace(5), GoodsSpace()),
    merchant_load=3,
    supply=1,
    swaps=3,
    special_yuan=4,
    minimum=4,
    junk_bonus=(0, 3, 2, 7, 20, 11),
)
"""Holds grow high, several tie breakers are out, every card is played."""

OTHERWISE: Final = evolve(
    RICH,
    name="otherwise: rich, and every question answered otherwise",
    rulings=OTHER_ANSWERS,
    supply=3,
)
"""All alternatives at once, where cards and shifts are many."""

FORCED: Final = evolve(
    TINY,
    name="forced: tiny, whoever can bid must, and a tie for special gives nothing",
    rulings=Rulings(passing=Passing.LAST_RESORT, special_tie=SpecialTie.NOBODY, chests=Chests.ALL),
)
"""The other answers that are not in `OTHERWISE`, where goods are scarce."""

AS_RULED: Final[tuple[tuple[Edition, int], ...]] = (
    (STANDARD, 3),
    (STANDARD, 4),
    (TINY, 2),
    (RICH, 3),
)
"""Each edition that is played as the rulebook rules, with each number of players it serves."""

GAMES: Final[tuple[tuple[Edition, int], ...]] = (*AS_RULED, (OTHERWISE, 3), (FORCED, 2))
"""All editions, with each number of players they serve."""
