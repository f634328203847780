"""Everything that chance decides: the one place in the package that draws random numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

from dschunke.checks import check_whole
from dschunke.deck import Deal
from dschunke.edition import Edition, setup_for
from dschunke.errors import InvalidValue
from dschunke.standard import STANDARD
from dschunke.vocabulary import Good, Junk, Task

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random

__all__ = ["Chance", "below", "deal", "random_from", "shuffled", "weighted"]

T = TypeVar("T")

_BITS: Final = 53
_FINE: Final = 1 << 32

Chance: TypeAlias = "Random"
"""A row of random numbers that goes on from one draw to the next."""


def deal(players: int, seed: int, edition: Edition = STANDARD) -> Deal:
    """Shuffle and deal everything for one game (R2.1, R2.6, R2.8).

    The same `players`, `seed` (a whole number, 0 or more) and `edition` give the same deal on
    every Python. Raises `InvalidValue` for a number of players that the edition does not serve.
    """
    if type(edition) is not Edition:
        raise InvalidValue("edition", edition, "an Edition")
    setup = setup_for(edition, players)
    chance = random_from(seed)
    goods = shuffled(chance, (good for good in Good for _ in range(setup.shuffled)))
    hands = tuple(
        tuple(goods[seat * setup.hand : (seat + 1) * setup.hand].count(good) for good in Good)
        for seat in range(setup.players)
    )
    market = tuple(shuffled(chance, edition.market_cards))
    specials = shuffled(chance, edition.special_cards)
    stacks = []
    for size in edition.stack_sizes:
        stacks.append(tuple(specials[:size]))
        specials = specials[size:]
    merchants = tuple(shuffled(chance, Junk)[: len(Task)])
    return Deal(hands, market, tuple(stacks), merchants)


def random_from(seed: int) -> Chance:
    """Begin a row of random numbers, the same for the same `seed` (a whole number, 0 or more)."""
    from random import Random  # here, so that importing the package stays light

    check_whole("seed", seed)
    return Random(seed)


def below(chance: Chance, bound: int) -> int:
    """Draw a whole number from 0 to one less than `bound`."""
    # Only `Random.random` is promised to give the same numbers in every version of Python.
    if bound <= _FINE:
        return int(chance.random() * bound)
    pieces = bound.bit_length() // _BITS + 2
    drawn = 0
    for _ in range(pieces):
        drawn = (drawn << _BITS) + int(chance.random() * (1 << _BITS))
    return drawn * bound >> pieces * _BITS


def weighted(chance: Chance, weights: Sequence[int]) -> int:
    """Draw a place in the row of `weights` (whole numbers, not all 0), as likely as its weight."""
    mark = below(chance, sum(weights))
    for place, weight in enumerate(weights):
        mark -= weight
        if mark < 0:
            return place
    raise InvalidValue("weights", weights, "whole numbers that are not all 0")


def shuffled(chance: Chance, things: Iterable[T]) -> list[T]:
    """Give the things in an order that chance decides, each as likely as any other."""
    order = list(things)
    for last in range(len(order) - 1, 0, -1):
        other = below(chance, last + 1)
        order[last], order[other] = order[other], order[last]
    return order
