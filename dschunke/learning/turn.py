"""The numbers that tell what the table waits for, the round, and the market."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, get_args

from dschunke.cards import ExtraSupply
from dschunke.edition import Edition, setup_for
from dschunke.hold import SLOTS
from dschunke.learning.block import SECRET, Block, among, combined, flag_of, flags, known
from dschunke.passages import Occasion
from dschunke.phases import (
    Drawing,
    KeepingSpecial,
    Loading,
    PhaseSeen,
    Relaying,
    SealedBids,
    Supplying,
    Swapping,
    TakingSpecial,
)
from dschunke.table import most_brought, role_space
from dschunke.track import GoodsSpace, IncomeSpace, LoadSpace, RoundEvent, Space
from dschunke.view import View
from dschunke.vocabulary import GOODS, HELPERS, JUNKS, Role, Special, Task, word

__all__ = ["market_blocks", "round_blocks", "turn_blocks"]

_PHASES: Final = get_args(PhaseSeen)
_SPACES: Final = (GoodsSpace, IncomeSpace, LoadSpace)


def turn_blocks(edition: Edition, seats: tuple[str, ...]) -> Iterator[Block]:
    """List the blocks of what the table waits for, and of whom (R3.3)."""
    yield flags(
        "what the table waits for",
        (one.__name__ for one in _PHASES),
        lambda seen, _: flag_of(type(seen.phase), _PHASES),
    )
    yield flags("may act", seats, lambda seen, order: among(seen.waiting_on, order))
    yield Block("still to draw or to lay", ("",), "cards or strips", 0, _most_left(edition), _left)
    yield Block("exchanged", ("",), "cards", 0, edition.swaps - 1, _exchanged)
    yield flags("loads on, or lifted from", JUNKS, lambda seen, _: flag_of(_junk(seen), JUNKS))
    yield flags("lifted from slot", range(SLOTS), _slot)
    yield flags("whose strip is lifted", seats, _owner)
    yield Block("place among those who take a special card", seats, "place", 0, len(seats), _queue)
    yield flags("a special card is a prize", ("",), _is_prize)
    yield flags("stack looked through", range(len(edition.stack_sizes)), _stack)
    yield flags("has chosen a bid or to pass", seats, _chosen)
    yield Block("own sealed bid", combined(GOODS), "cards", 0, max(edition.goods_cards), _own_bid)


def round_blocks(edition: Edition, players: int, seats: tuple[str, ...]) -> Iterator[Block]:
    """List the blocks of the round, its roles and its round track (R5, R10)."""
    yield Block("round", ("",), "rounds", 0, edition.rounds, lambda seen, _: (seen.round,))
    yield flags("start player", seats, lambda seen, order: flag_of(seen.start_player, order))
    yield flags(
        "where the merchant stands",
        combined(Task, JUNKS),
        lambda seen, _: (int(at is junk) for at in seen.merchants for junk in JUNKS),
    )
    yield Block("turn in which the role was taken", combined(Role), "turn", 0, len(seats), _turns)
    helpers = setup_for(edition, players).helpers
    yield flags(
        "task of the helper",
        combined(HELPERS, Task),
        lambda seen, _: (
            int(type(space) is kind) for space in _spaces(seen, helpers) for kind in _SPACES
        ),
    )
    yield Block(
        "strips it lays, or what it gives less",
        combined(HELPERS),
        "strips, cards or yuan",
        0,
        max(map(_amount, (*edition.lower_track, *edition.upper_track)), default=0),
        lambda seen, _: map(_amount, _spaces(seen, helpers)),
    )
    yield flags("event of the round", map(word, RoundEvent), _event)


def market_blocks(edition: Edition) -> Iterator[Block]:
    """List the blocks of the market cards, the lots and the stocks (R4.1, R8.7, R12.4)."""
    cards = tuple(dict.fromkeys(edition.market_cards))
    prizes = [prize for card in cards for prize in card.prizes if isinstance(prize, int)]
    goods = combined(GOODS)
    yield Block("prize", goods, "yuan", 0, max(prizes, default=0), _prizes)
    yield flags(
        "prize is a special card",
        goods,
        lambda seen, _: (int(prize is Special.CARD) for prize in _card(seen)),
    )
    yield flags("sold", goods, lambda seen, _: among(seen.sold, GOODS))
    yield Block(
        "market cards turned up",
        tuple(" ".join(map(str, card.prizes)) for card in cards),
        "cards",
        0,
        max(edition.market_cards.count(card) for card in cards),
        lambda seen, _: (seen.market.count(card) for card in cards),
    )
    yield flags("in stock", goods, lambda seen, _: among(seen.in_stock, GOODS))
    yield Block(
        "stock",
        goods,
        "cards",
        SECRET,
        max(edition.goods_cards),
        lambda seen, _: seen.stocks or map(known, (None,) * len(GOODS)),
    )


def _most_left(edition: Edition) -> int:
    tracks = (*edition.lower_track, *edition.upper_track)
    supply = edition.supply + sum(type(card) is ExtraSupply for card in edition.special_cards)
    loads = [space.strips for space in tracks if isinstance(space, LoadSpace)]
    return max(most_brought(edition), supply, edition.merchant_load, *loads)


def _left(seen: View, order: object) -> Iterable[int]:
    match seen.phase:
        case Drawing(left=left) | Loading(left=left) | Supplying(left=left):
            return (left,)
    return (0,)


def _exchanged(seen: View, order: object) -> Iterable[int]:
    return (seen.phase.done if isinstance(seen.phase, Swapping) else 0,)


def _junk(seen: View) -> object:
    return seen.phase.junk if isinstance(seen.phase, Loading | Relaying) else None


def _slot(seen: View, order: object) -> Iterable[int]:
    slot = seen.phase.slot if isinstance(seen.phase, Relaying) else None
    return flag_of(slot, range(SLOTS))


def _owner(seen: View, order: Iterable[int]) -> Iterable[int]:
    owner = seen.phase.owner if isinstance(seen.phase, Relaying) else None
    return flag_of(owner, order)


def _takers(seen: View) -> tuple[int, ...]:
    return seen.phase.takers if isinstance(seen.phase, TakingSpecial | KeepingSpecial) else ()


def _queue(seen: View, order: Iterable[int]) -> Iterable[int]:
    takers = _takers(seen)
    return (takers.index(seat) + 1 if seat in takers else 0 for seat in order)


def _is_prize(seen: View, order: object) -> Iterable[int]:
    match seen.phase:
        case TakingSpecial(occasion=occasion) | KeepingSpecial(occasion=occasion):
            return (int(occasion is Occasion.PRIZE),)
    return (0,)


def _stack(seen: View, order: object) -> Iterable[int]:
    opened = seen.phase.stack if isinstance(seen.phase, KeepingSpecial) else None
    return flag_of(opened, range(len(seen.stacks)))


def _chosen(seen: View, order: Iterable[int]) -> Iterable[int]:
    return among(seen.phase.chosen if isinstance(seen.phase, SealedBids) else (), order)


def _own_bid(seen: View, order: object) -> Iterable[int]:
    bid = seen.phase.own if isinstance(seen.phase, SealedBids) else None
    return (bid.count if bid is not None and bid.good is good else 0 for good in GOODS)


def _turns(seen: View, order: object) -> Iterable[int]:
    return (seen.taken.index(role) + 1 if role in seen.taken else 0 for role in Role)


def _spaces(seen: View, helpers: tuple[Role, ...]) -> Iterator[Space | None]:
    """Give the space of each helper in this round; None if it takes no part, or before it."""
    return (
        role_space(seen.edition, role, seen.round) if role in helpers and seen.round else None
        for role in HELPERS
    )


def _amount(space: Space | None) -> int:
    match space:
        case LoadSpace(strips=strips):
            return strips
        case GoodsSpace(deduction=deduction) | IncomeSpace(deduction=deduction):
            return deduction
    return 0


def _event(seen: View, order: object) -> Iterable[int]:
    return flag_of(seen.edition.events[seen.round - 1] if seen.round else None, RoundEvent)


def _card(seen: View) -> tuple[object, ...]:
    """Give the prizes of the card of the round; none before the first round."""
    return seen.market[seen.round - 1].prizes if seen.round else (0,) * len(GOODS)


def _prizes(seen: View, order: object) -> Iterable[int]:
    return (prize if isinstance(prize, int) else 0 for prize in _card(seen))
