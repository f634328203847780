"""The numbers that tell what players have, the special cards and the junks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from dschunke.cards import OPEN_CARDS, ExtraTask, SpecialCard
from dschunke.edition import Edition
from dschunke.hold import GROUND, SLOTS, Hold, Layer, visible
from dschunke.learning.block import SECRET, Block, combined, counts, known
from dschunke.learning.block import flags as flags_of
from dschunke.phases import KeepingSpecial
from dschunke.table import most_brought
from dschunke.view import View
from dschunke.vocabulary import GOODS, JUNKS, Seat, Special, Task

__all__ = ["junk_blocks", "player_blocks", "special_blocks"]

_BARE: Final[Layer] = (None,) * SLOTS


def player_blocks(edition: Edition, seats: tuple[str, ...]) -> Iterator[Block]:
    """List the blocks of what each player has (R12.1, R12.3)."""
    yield Block(
        "own goods cards",
        combined(GOODS),
        "cards",
        0,
        max(edition.goods_cards),
        lambda seen, order: seen.players[order[0]].goods or (),
    )
    yield Block(
        "goods cards in hand",
        seats,
        "cards",
        0,
        sum(edition.goods_cards),
        lambda seen, order: (seen.players[seat].cards for seat in order),
    )
    yield Block(
        "special cards in hand",
        seats,
        "cards",
        0,
        len(edition.special_cards),
        lambda seen, order: (seen.players[seat].specials for seat in order),
    )
    yield Block(
        "strips not yet laid",
        seats,
        "strips",
        0,
        edition.strips,
        lambda seen, order: (seen.players[seat].strips for seat in order),
    )
    most = _most_yuan(edition)
    yield Block(
        "yuan",
        seats,
        "yuan",
        SECRET,
        most,
        lambda seen, order: (known(seen.players[seat].yuan) for seat in order),
    )
    yield Block(
        "yuan last told",
        seats,
        "yuan",
        SECRET,
        most,
        lambda seen, order: (known(seen.players[seat].announced) for seat in order),
    )


def special_blocks(edition: Edition, seats: tuple[str, ...]) -> Iterator[Block]:
    """List the blocks of the special cards, each kind counted once (R9, R12.2)."""
    cards = tuple(dict.fromkeys(edition.special_cards))
    laid_open = tuple(card for card in cards if isinstance(card, OPEN_CARDS))
    most = max((edition.special_cards.count(card) for card in cards), default=0)
    each = combined(cards)
    yield Block(
        "special cards laid open",
        combined(seats, laid_open),
        "cards",
        0,
        most,
        lambda seen, order: (
            count for seat in order for count in counts(seen.players[seat].open, laid_open)
        ),
    )
    yield Block(
        "own special cards in hand",
        each,
        "cards",
        0,
        most,
        lambda seen, order: counts(seen.players[order[0]].hand or (), cards),
    )
    yield Block(
        "special cards that left the game",
        each,
        "cards",
        0,
        most,
        lambda seen, _: counts(seen.played, cards),
    )
    yield Block(
        "special cards in the stack that oneself looks through",
        each,
        "cards",
        0,
        most,
        lambda seen, _: counts(_looked_through(seen), cards),
    )
    yield Block(
        "special cards in the stack",
        combined(range(len(edition.stack_sizes))),
        "cards",
        0,
        max(edition.stack_sizes, default=0),
        lambda seen, _: seen.stacks,
    )


def junk_blocks(edition: Edition, seats: tuple[str, ...]) -> Iterator[Block]:
    """List the blocks of the holds: their chests, and the strips of their two top layers (R6)."""
    yield Block(
        "visible chests",
        combined(JUNKS, seats),
        "chests",
        0,
        GROUND,
        lambda seen, order: (
            chests for hold in seen.holds for chests in _visible(hold, tuple(order))
        ),
    )
    yield Block(
        "layers",
        combined(JUNKS),
        "layers",
        0,
        edition.strips * len(seats) // SLOTS + 1,
        lambda seen, _: (len(hold.layers) for hold in seen.holds),
    )
    for depth, name in ((1, "strip in the top layer"), (2, "strip in the layer under it")):
        yield _strips(name, depth, seats)


def _strips(name: str, depth: int, seats: tuple[str, ...]) -> Block:
    """Make the block of the strips of a layer, counted from the top."""
    return flags_of(
        name,
        combined(JUNKS, range(SLOTS), seats),
        lambda seen, order: (
            owned
            for hold in seen.holds
            for owned in _owned(
                hold.layers[-depth] if len(hold.layers) >= depth else _BARE, tuple(order)
            )
        ),
    )


@lru_cache(maxsize=4096)
def _visible(hold: Hold, order: tuple[Seat, ...]) -> tuple[int, ...]:
    """Count the visible chests of each seat."""
    return tuple(visible(hold, seat) for seat in order)


@lru_cache(maxsize=4096)
def _owned(layer: Layer, order: tuple[Seat, ...]) -> tuple[int, ...]:
    """Say for each slot of a layer and each seat whether its strip lies there."""
    return tuple(int(owner == seat) for owner in layer for seat in order)


def _looked_through(seen: View) -> tuple[SpecialCard, ...]:
    match seen.phase:
        case KeepingSpecial(stack=stack):
            return seen.contents[stack] or ()
    return ()


def _most_yuan(edition: Edition) -> int:
    """Bound what a player can earn before the end: his part of every round, and extra tasks.

    In each round he has one role, can win every lot alone, and can be paid instead of a card.
    """
    prizes = [
        max(
            edition.special_yuan if prize is Special.CARD else prize
            for prize in (card.prizes[good] for card in edition.market_cards)
        )
        for good in GOODS
    ]
    task = most_brought(edition)
    extra = sum(
        isinstance(card, ExtraTask) and card.task is Task.INCOME for card in edition.special_cards
    )
    return edition.rounds * (task + sum(prizes) + edition.special_yuan) + extra * task
