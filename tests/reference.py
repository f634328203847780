"""A fixed load in plain Python that knows nothing of the package: the speed is told by it.

It does what the package does: small frozen attrs objects, tuples with one place changed, look-ups
in dicts by class, lists of actions, and objects that lie far apart in memory, so that both slow
down alike when others use the processor's caches. Changing it makes the records in
`tests/speed.json` worthless.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from attrs import frozen

from tests.bench.slices import Play

SEATS: Final = 4
PILES: Final = 5
CARDS: Final = 4
LENGTH: Final = 200
SHELF: Final = 4000
"""How many objects lie far apart."""
LOOKED_UP: Final = 10
"""How many of them are looked up at each decision."""


@frozen
class Lay:
    """Lay a card on a pile."""

    seat: int
    card: int
    pile: int


@frozen
class Take:
    """Take a card from the top of a pile."""

    seat: int
    pile: int


@frozen
class Laying:
    """A seat must lay a card."""

    seat: int


@frozen
class Taking:
    """A seat must take a card."""

    seat: int


@frozen
class Pile:
    """What lies on a pile, the top last."""

    cards: tuple[int, ...] = ()


@frozen
class Board:
    """Hands, piles and who must do what."""

    hands: tuple[tuple[int, ...], ...]
    piles: tuple[Pile, ...]
    done: int
    phase: Laying | Taking


def _placed(items: tuple[int, ...], place: int, item: int) -> tuple[int, ...]:
    return (*items[:place], item, *items[place + 1 :])


def _board(board: Board, seat: int, card: int, change: int, pile: int, cards: Pile) -> Board:
    hand = _placed(board.hands[seat], card, board.hands[seat][card] + change)
    after = Laying((seat + 1) % SEATS) if isinstance(board.phase, Taking) else Taking(seat)
    return Board(
        (*board.hands[:seat], hand, *board.hands[seat + 1 :]),
        (*board.piles[:pile], cards, *board.piles[pile + 1 :]),
        board.done + 1,
        after,
    )


def _lay(board: Board, action: Lay) -> Board:
    under = board.piles[action.pile].cards
    laid = Pile((*under[-6:], action.card))
    return _board(board, action.seat, action.card, -1, action.pile, laid)


def _take(board: Board, action: Take) -> Board:
    cards = board.piles[action.pile].cards
    left = Pile(cards[:-1])
    return _board(board, action.seat, cards[-1], 1, action.pile, left)


def _lays(board: Board, seat: int) -> list[Lay | Take]:
    hand = board.hands[seat]
    return [Lay(seat, card, pile) for card in range(CARDS) if hand[card] for pile in range(PILES)]


def _takes(board: Board, seat: int) -> list[Lay | Take]:
    return [Take(seat, pile) for pile, one in enumerate(board.piles) if one.cards]


LISTED: Final[dict[type, Callable[[Board, int], list[Lay | Take]]]] = {
    Laying: _lays,
    Taking: _takes,
}


def _applied(board: Board, action: Lay | Take) -> Board:
    return _lay(board, action) if isinstance(action, Lay) else _take(board, action)


def _shelf(chance: random.Random) -> tuple[dict[tuple[int, int], Pile], list[tuple[int, int]]]:
    """Give objects that lie far apart, and an order to look them up in."""
    keys = [(number % SEATS, number) for number in range(SHELF)]
    chance.shuffle(keys)
    shelf = {key: Pile(key * 2) for key in keys}
    chance.shuffle(keys)
    return shelf, keys


def play(seed: int) -> Play:
    """Play the load: list the actions, choose one at random, get the next board."""
    chance = random.Random(seed)
    shelf, keys = _shelf(chance)
    place = 0
    while True:
        board = Board(((5,) * CARDS,) * SEATS, (Pile(),) * PILES, 0, Laying(0))
        while board.done < LENGTH:
            legal = LISTED[type(board.phase)](board, board.phase.seat)
            board = _applied(board, legal[int(chance.random() * len(legal))])
            for key in keys[place : place + LOOKED_UP]:
                _ = shelf[key].cards[1]
            place = (place + LOOKED_UP) % SHELF
            yield
