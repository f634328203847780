"""Editions of other sizes: the one place that says how an edition is varied."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from attrs import asdict
from hypothesis import strategies as st

from dschunke.cards import MarketCard
from dschunke.edition import Edition, variant
from dschunke.rulings import Rulings
from dschunke.standard import STANDARD
from dschunke.track import GoodsSpace, IncomeSpace, LoadSpace, RoundEvent
from dschunke.vocabulary import Special

__all__ = ["VARIED", "editions"]

_ROUNDS: Final = STANDARD.rounds


def _for_rounds(each: st.SearchStrategy[object]) -> st.SearchStrategy[tuple[object, ...]]:
    return st.tuples(*[each] * _ROUNDS)


_SPACES: Final = st.one_of(
    st.builds(GoodsSpace, st.integers(0, 1)),
    st.builds(IncomeSpace, st.integers(0, 1)),
    st.builds(LoadSpace, st.integers(1, 4)),
)
_PRIZES: Final = st.one_of(st.integers(0, 5), st.just(Special.CARD))

VARIED: Final[Mapping[str, st.SearchStrategy[object]]] = {
    "goods_cards": st.tuples(*[st.integers(8, 18)] * 4),
    "strips": st.integers(4, 20),
    "market_cards": _for_rounds(st.builds(MarketCard, st.tuples(*[_PRIZES] * 4))),
    "rounds": st.integers(1, _ROUNDS),
    "lower_track": _for_rounds(_SPACES),
    "upper_track": _for_rounds(_SPACES),
    "events": _for_rounds(st.sampled_from([None, *RoundEvent])),
    "minimum": st.integers(1, 4),
    "merchant_load": st.integers(1, 3),
    "supply": st.integers(0, 3),
    "special_yuan": st.integers(0, 5),
    "swaps": st.integers(1, 3),
    "rulings": st.builds(
        Rulings,
        **{name: st.sampled_from(answer.__class__) for name, answer in asdict(Rulings()).items()},
    ),
}
"""The fields that vary, each with values that fit all values of the others."""


@st.composite
def _special_cards(draw: st.DrawFn) -> dict[str, object]:
    """Draw some of the standard edition's cards, or none, in stacks of any size."""
    cards = draw(st.lists(st.sampled_from(STANDARD.special_cards), max_size=30))
    cuts = sorted(draw(st.lists(st.integers(0, len(cards)), max_size=3)))
    ends = [*cuts, len(cards)]
    sizes = tuple(end - begin for begin, end in zip([0, *cuts], ends, strict=True))
    return {"special_cards": tuple(cards), "stack_sizes": sizes}


def editions() -> st.SearchStrategy[Edition]:
    """Give editions for three or four players: standard, but for numbers, cards and rulings.

    Which fields vary, and how, stands in `VARIED`; special cards and stacks vary together.
    Shrinks to `STANDARD`, field by field.
    """
    return _editions()


@st.composite
def _editions(draw: st.DrawFn) -> Edition:
    drawn = {
        name: draw(st.one_of(st.just(getattr(STANDARD, name)), values))
        for name, values in VARIED.items()
    }
    if draw(st.booleans()):
        drawn |= draw(_special_cards())
    changes = {name: value for name, value in drawn.items() if value != getattr(STANDARD, name)}
    return variant(STANDARD, "varied", **changes) if changes else STANDARD
