"""The deal drawn card by card: what may come next, and how likely (R2.1, R2.6, R2.8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any, Generic, TypeVar

from attrs import field, frozen

from dschunke.cards import MarketCard, SpecialCard
from dschunke.checks import check_kind, check_whole
from dschunke.deck import Deal
from dschunke.edition import Edition, setup_for
from dschunke.errors import InvalidValue
from dschunke.vocabulary import GOODS, JUNKS, Good, Junk, Task

__all__ = ["Draws", "Pile"]

T = TypeVar("T")


@frozen
class Pile(Generic[T]):
    """Things that chance draws one by one without putting them back."""

    things: tuple[T, ...]
    """The kinds of things in it."""
    counts: tuple[int, ...]
    """How many there are of each kind, before anything is drawn."""
    draws: int
    """How many things are drawn from it."""

    def drawn(self, places: Iterable[int]) -> tuple[T, ...]:
        """Give the things at some places; raises `InvalidValue` for what is not there."""
        row = tuple(places)
        for place, times in Counter(row).items():
            check_whole("draw", place, 0, len(self.things) - 1)
            if times > self.counts[place]:
                raise InvalidValue("drawn", f"{self.things[place]}", f"{self.counts[place]} times")
        return tuple(self.things[place] for place in row)


@frozen
class Draws:
    """How the deal of a game is drawn: a row of numbers, each the place of a kind in its pile.

    First the hands, seat by seat; then the market cards and the stacks, from their tops; then, in
    the variable set-up, the junks of the merchants. So every deal is as likely as by `deal`. Raises
    `InvalidValue` for a number of players that the edition does not serve.
    """

    edition: Edition
    """The box that is played with."""
    players: int
    """For how many (players)."""
    variable_setup: bool = False
    """Whether the merchants are placed by chance (R2.8)."""
    goods: Pile[Good] = field(init=False, eq=False, repr=False)
    """The goods cards that are shuffled together for the hands (R2.1)."""
    market: Pile[MarketCard] = field(init=False, eq=False, repr=False)
    """The market cards (R2.6)."""
    specials: Pile[SpecialCard] = field(init=False, eq=False, repr=False)
    """The special cards (R2.6)."""
    junks: Pile[Junk] = field(init=False, eq=False, repr=False)
    """The junks on which merchants may start (R2.8)."""

    @goods.default
    def _goods(self) -> Pile[Good]:
        check_kind("edition", self.edition, Edition)
        setup = setup_for(self.edition, self.players)
        return Pile(GOODS, (setup.shuffled,) * len(GOODS), setup.hand * setup.players)

    @market.default
    def _market(self) -> Pile[MarketCard]:
        return _whole(self.edition.market_cards)

    @specials.default
    def _specials(self) -> Pile[SpecialCard]:
        return _whole(self.edition.special_cards)

    @junks.default
    def _junks(self) -> Pile[Junk]:
        return Pile(JUNKS, (1,) * len(JUNKS), len(Task) if self.variable_setup else 0)

    def __len__(self) -> int:
        """Count what is drawn in all (draws)."""
        return sum(pile.draws for pile in self._piles())

    @property
    def most(self) -> int:
        """Count the kinds in the pile that has most of them (kinds)."""
        return max(len(pile.things) for pile in self._piles())

    def chances(self, drawn: Sequence[int]) -> list[tuple[int, float]]:
        """List what may be drawn next, each with its probability.

        Raises `InvalidValue` when all is drawn.
        """
        pile, before = self._at(drawn)
        taken = Counter(before)
        left = [count - taken[place] for place, count in enumerate(pile.counts)]
        return [(place, count / sum(left)) for place, count in enumerate(left) if count]

    def thing(self, drawn: Sequence[int], place: int) -> object:
        """Give what a number stands for that is drawn next, after what is `drawn`.

        Raises `InvalidValue` when all is drawn, and for a number that stands for nothing.
        """
        things = self._at(drawn)[0].things
        check_whole("place", place, 0, len(things) - 1)
        return things[place]

    def _piles(self) -> tuple[Pile[Good], Pile[MarketCard], Pile[SpecialCard], Pile[Junk]]:
        return self.goods, self.market, self.specials, self.junks

    def _at(self, drawn: Sequence[int]) -> tuple[Pile[Any], Sequence[int]]:  # of any things
        """Find the pile of the next draw, and what has been drawn from it."""
        begin = 0
        for pile in self._piles():
            if len(drawn) < begin + pile.draws:
                return pile, drawn[begin:]
            begin += pile.draws
        raise InvalidValue("drawn", len(drawn), f"less than the {begin} draws there are")

    def deal(self, drawn: Sequence[int]) -> Deal:
        """Make the deal of all draws; raises `InvalidValue` unless there are as many as it takes.

        Without the variable set-up the merchants stand where the edition has them.
        """
        if len(drawn) != len(self):
            raise InvalidValue("drawn", len(drawn), f"{len(self)} draws")
        row = iter(drawn)
        goods, market, specials, junks = (tuple(islice(row, pile.draws)) for pile in self._piles())
        hand = self.goods.draws // self.players
        cards, stacked = self.goods.drawn(goods), iter(self.specials.drawn(specials))
        hands = [cards[hand * seat : hand * (seat + 1)] for seat in range(self.players)]
        return Deal(
            tuple(tuple(one.count(good) for good in GOODS) for one in hands),
            self.market.drawn(market),
            tuple(tuple(islice(stacked, size)) for size in self.edition.stack_sizes),
            self.junks.drawn(junks) or self.edition.merchants,
        )


def _whole(cards: Sequence[T]) -> Pile[T]:
    """Make a pile that is drawn to its last card."""
    tally = Counter(cards)
    return Pile(tuple(tally), tuple(tally.values()), len(cards))
