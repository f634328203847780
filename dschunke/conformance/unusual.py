"""Editions of unusual sizes, in which what seldom happens with the standard one happens often."""

from __future__ import annotations

from typing import Final

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
from dschunke.edition import SetUp, variant
from dschunke.rulings import (
    Chests,
    FinalTie,
    Passing,
    Rulings,
    Shift,
    Shown,
    SpecialTie,
    SupplyFrom,
)
from dschunke.standard import STANDARD
from dschunke.track import GoodsSpace, IncomeSpace, LoadSpace, RoundEvent
from dschunke.vocabulary import Colour, Good, Junk, Role, Special, Task

__all__ = ["LEVEL", "OTHERWISE", "OTHER_ANSWERS", "PLENTY", "SCARCE"]

_RED, _BLUE, _GREEN = tuple(Colour)[:3]

SCARCE: Final = variant(
    STANDARD,
    "scarce: two players with open money; goods, strips and special cards run out",
    setups=(
        SetUp(
            2, 2, 3, ((_RED,), (_BLUE, _RED), (), (_BLUE,), (_RED, _BLUE)), (Role.LOWER_HELPER,), 2
        ),
    ),
    goods_cards=(3, 2, 4, 3),
    strips=6,
    rounds=5,
    market_cards=tuple(MarketCard((n, Special.CARD, 3, Special.CARD)) for n in range(5)),
    special_cards=(GoodsSwap(), TieBreaker(), StripShift(), ExtraSupply()),
    stack_sizes=(1, 0, 3),
    events=(None, RoundEvent.SPECIAL, RoundEvent.SPECIAL, RoundEvent.ANNOUNCE, RoundEvent.SPECIAL),
    rulings=Rulings(yuan=Shown.OPEN),
)
"""Two players; what they draw, load and take is soon gone."""

OTHER_ANSWERS: Final = Rulings(
    chests=Chests.ALL,
    supply=SupplyFrom.ANY_JUNKS,
    passing=Passing.LAST_RESORT,
    special_tie=SpecialTie.ALL,
    shift=Shift.ANY,
    final_tie=FinalTie.MOST_GOODS,
    yuan=Shown.OPEN,
    stocks=Shown.OPEN,
)
"""Every question answered otherwise than by the rulebook."""

OTHERWISE: Final = variant(
    SCARCE,
    "otherwise: scarce, without tie breaker, and every question is answered otherwise",
    special_cards=(GoodsSwap(), StripShift(), StripShift(), ExtraSupply()),
    rulings=OTHER_ANSWERS,
)
"""As `SCARCE`, played by other rulings than the rulebook's."""

LEVEL: Final = variant(
    OTHERWISE,
    "level: a round in which there is little to earn, so that many end equal",
    rounds=1,
    minimum=0,
    supply=1,
    merchant_load=1,
    lower_track=(LoadSpace(1), LoadSpace(2)),
    upper_track=(LoadSpace(1), LoadSpace(2)),
    market_cards=(MarketCard((Special.CARD, 0, Special.CARD, 0)),),
    special_yuan=2,
    junk_bonus=(0,) * 6,
    rulings=Rulings(special_tie=SpecialTie.NOBODY, final_tie=FinalTie.MOST_GOODS),
)
"""Few yuan and no tie breaker, so that ties are many."""

PLENTY: Final = variant(
    STANDARD,
    "plenty: three players with both helpers, high holds and special cards everywhere",
    setups=(
        SetUp(3, 5, 6, ((_GREEN, _RED, _BLUE),) * 5, (Role.UPPER_HELPER, Role.LOWER_HELPER), 4),
    ),
    goods_cards=(8, 9, 6, 7),
    strips=28,
    rounds=6,
    market_cards=tuple(MarketCard((Special.CARD, n, 5, Special.CARD)) for n in range(6)),
    special_cards=(
        *(TieBreaker(), ExtraSupply()) * 3,
        *(GoodsSwap(), StripShift()) * 5,
        *(ExtraTask(task, junk) for task in Task for junk in Junk),
        *(MostChests(junk, 6) for junk in Junk),
        *(GoodsInHand(good, 3, 5) for good in Good),
        ChestOnEveryJunk(9),
    ),
    stack_sizes=(12, 4, 25),
    events=(*(RoundEvent.SPECIAL,) * 3, RoundEvent.ANNOUNCE, *(RoundEvent.SPECIAL,) * 2),
    lower_track=(LoadSpace(4), *(GoodsSpace(3), LoadSpace(2)) * 2, IncomeSpace(3)),
    upper_track=(GoodsSpace(2), *(LoadSpace(5), IncomeSpace(1)) * 2, GoodsSpace()),
    merchant_load=3,
    supply=1,
    swaps=3,
)
"""Three players; several have tie breakers, and many cards are played."""
