"""The standard edition; nothing else in the package holds a number of the box.

Where no public source shows a number of the printed game, `STANDARD` has a **reconstructed** one,
and `STANDARD.provenance` says so. Whoever owns the box passes an edition with the real ones.
"""

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
    SpecialCard,
    StripShift,
    TieBreaker,
)
from dschunke.edition import Edition, SetUp
from dschunke.provenance import Origin, Source
from dschunke.track import GoodsSpace, IncomeSpace, LoadSpace, RoundEvent
from dschunke.vocabulary import Colour, Good, Junk, Role, Special, Task

__all__ = ["STANDARD"]


def _market(codes: str) -> tuple[MarketCard, ...]:
    return tuple(
        MarketCard(tuple(Special.CARD if one == "S" else int(one) for one in code))
        for code in codes.split()
    )


_R, _B, _G, _Y = Colour

_SETUPS = (
    SetUp(
        players=3,
        shuffled=6,
        hand=8,
        strips=((_R, _B, _G), (_R, _G), (_B, _G), (_R, _B, _G), (_R, _B)),
        helpers=(Role.LOWER_HELPER,),
        variable_strips=4,
    ),
    SetUp(
        players=4,
        shuffled=8,
        hand=8,
        strips=((_R, _B, _G), (_R, _Y), (_B, _G), (_R, _Y, _G), (_Y, _B)),
        helpers=(Role.LOWER_HELPER, Role.UPPER_HELPER),
        variable_strips=3,
    ),
)

_SPECIALS: tuple[SpecialCard, ...] = (
    TieBreaker(),
    *(ExtraSupply(),) * 4,
    *(GoodsSwap(),) * 3,
    *(StripShift(),) * 3,
    *(ExtraTask(Task.INCOME, junk) for junk in Junk),
    *(ExtraTask(Task.GOODS, junk) for junk in Junk if junk is not Junk.GREY),
    *(MostChests(junk, 8) for junk in Junk),
    *(GoodsInHand(good, 5, 8) for good in Good),
    ChestOnEveryJunk(12),
)

_P, _N, _D = Origin.PUBLISHED, Origin.RECONSTRUCTED, Origin.RULED

_PROVENANCE = (
    Source("name", _D, "R1.1: this library's name for it"),
    Source("setups", _D, "R2.1, R2.3, R2.5: published; seats, slots and R2.8's numbers: ruled"),
    Source("goods_cards", _P, "R1.4"),
    Source("strips", _P, "R1.5"),
    Source("market_cards", _N, "R1.6: that there are 10 is published, what they show is not"),
    Source("special_cards", _N, "R1.7: that there are 30 is published, the list is not"),
    Source("stack_sizes", _N, "R2.6: four stacks are published, their sizes are not"),
    Source("rounds", _P, "R3.1: the description of the course of play"),
    Source("merchants", _P, "R2.4"),
    Source("lower_track", _N, "R5.4: only the first space is published"),
    Source("upper_track", _N, "R5.4: only the first space is published, and uncertain"),
    Source("events", _N, "R4.3: which rounds have one is not published"),
    Source("minimum", _P, "R5.6, R5.7: the description of the course of play"),
    Source("merchant_load", _P, "R5.11"),
    Source("supply", _P, "R7.1: the description of the course of play"),
    Source("special_yuan", _P, "R8.9"),
    Source("swaps", _P, "R9.7"),
    Source("junk_bonus", _N, "R11.2: only the 25 for five junks is published"),
    Source("variable_junk", _D, "R2.8"),
    Source("variable_own", _D, "R2.8"),
)

_g, _i, _l = GoodsSpace, IncomeSpace, LoadSpace

STANDARD: Final = Edition(
    name="standard (partly reconstructed)",
    setups=_SETUPS,
    goods_cards=(18, 18, 18, 18),
    strips=20,
    market_cards=_market("S321 1S32 21S3 321S S241 1S24 41S2 241S S342 342S"),
    special_cards=_SPECIALS,
    stack_sizes=(8, 8, 7, 7),
    rounds=10,
    merchants=(Junk.BROWN, Junk.GREY, Junk.VIOLET),
    lower_track=(_l(1), _g(), _i(), _l(2), _g(1), _i(1), _l(1), _g(), _i(), _l(2)),
    upper_track=(_g(), _i(1), _l(1), _g(), _i(), _l(2), _g(1), _i(), _l(1), _g()),
    events=(
        None,
        None,
        None,
        RoundEvent.SPECIAL,
        RoundEvent.ANNOUNCE,
        None,
        None,
        RoundEvent.SPECIAL,
        RoundEvent.ANNOUNCE,
        None,
    ),
    minimum=3,
    merchant_load=2,
    supply=2,
    special_yuan=3,
    swaps=2,
    junk_bonus=(0, 1, 4, 9, 16, 25),
    variable_junk=3,
    variable_own=2,
    provenance=_PROVENANCE,
)
"""The 2002 game as far as public sources tell, the rest reconstructed (see `provenance`)."""
