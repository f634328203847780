"""The numbers on the table, and what each open event does to them."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import define

from dschunke import Good, Junk, Role, State
from dschunke.cards import SpecialCard
from dschunke.events import (
    BidSealed,
    BidsShown,
    CardsReturned,
    Declined,
    Event,
    EventCame,
    GameScored,
    GoodsDrawn,
    GoodsSwapped,
    IncomeTaken,
    LotSettled,
    MarkersMoved,
    MarketTurned,
    PrizePaid,
    RoleTaken,
    SpecialOpened,
    SpecialPlayed,
    SpecialTaken,
    StackOpened,
    StartPassed,
    StripLaid,
    StripLifted,
    SupplyDrawn,
    YuanAnnounced,
    YuanInstead,
)


@define
class Seated:
    """What a screen counts for one player."""

    goods: list[int]
    strips: int
    yuan: int
    specials: int
    open: list[SpecialCard]
    lifted: int = 0
    """A strip in his fingers."""


@define
class Numbers:
    """What a screen keeps of the table."""

    players: list[Seated]
    layers: list[list[list[int | None]]]
    stocks: list[int]
    stacks: list[int]
    played: list[SpecialCard]
    announced: dict[int, int]
    round: int
    start_player: int
    merchants: list[Junk]
    taken: list[Role]
    sold: set[Good]


def numbers(state: State) -> Numbers:
    """Read the numbers off a state."""
    return Numbers(
        [Seated(list(p.goods), p.strips, p.yuan, len(p.hand), list(p.open)) for p in state.players],
        [[list(layer) for layer in hold.layers] for hold in state.holds],
        list(state.stocks),
        [len(stack) for stack in state.stacks],
        list(state.played),
        dict(enumerate(state.announced)),
        state.round,
        state.start_player,
        list(state.merchants),
        list(state.taken),
        set(state.sold),
    )


def folded(table: Numbers, events: Iterable[Event]) -> Numbers:
    """Change the numbers as the events tell, one after the other; private events are not needed."""
    for event in events:
        _fold(table, event)
    for player in table.players:
        player.lifted = 0
    return table


def _fold(table: Numbers, event: Event) -> None:
    players = table.players
    match event:
        case MarketTurned():
            table.round += 1
            assert table.round == event.round
        case YuanAnnounced():
            assert players[event.seat].yuan == event.yuan
            table.announced[event.seat] = event.yuan
        case RoleTaken():
            table.taken.append(event.role)
        case GoodsDrawn() | SupplyDrawn():
            assert event.count > 0
            players[event.seat].goods[event.good] += event.count
            table.stocks[event.good] -= event.count
        case CardsReturned():
            players[event.seat].goods[event.good] -= event.count
            table.stocks[event.good] += event.count
        case GoodsSwapped():
            players[event.seat].goods[event.give] -= 1
            players[event.seat].goods[event.take] += 1
            table.stocks[event.give] += 1
            table.stocks[event.take] -= 1
        case IncomeTaken() | PrizePaid() | YuanInstead():
            players[event.seat].yuan += event.yuan
        case StripLaid():
            _laid(table, event)
        case StripLifted():
            layers = table.layers[event.junk]
            assert layers[-1][event.slot] == event.owner
            assert event.layer == len(layers) - 1
            layers[-1][event.slot] = None
            if layers[-1] == [None] * 3:
                layers.pop()
            assert event.uncovers == (tuple(layers[event.layer - 1]) if event.layer else ())
            players[event.owner].strips += 1
            players[event.owner].lifted = 1
        case SpecialPlayed():
            players[event.seat].specials -= 1
            table.played.append(event.card)
        case SpecialTaken():
            table.stacks[event.stack] -= 1
            players[event.seat].specials += 1
        case SpecialOpened():
            table.stacks[event.stack] -= 1
            players[event.seat].open.append(event.card)
        case LotSettled():
            table.sold.add(event.sale.good)
        case MarkersMoved():
            table.taken = []
            table.sold = set()
            table.merchants = list(event.merchants)
        case StartPassed():
            table.start_player = event.seat
        case Declined() | EventCame() | BidSealed() | BidsShown() | StackOpened() | GameScored():
            pass
        case _:
            raise AssertionError(f"not an open event: {event}")


def _laid(table: Numbers, event: StripLaid) -> None:
    layers = table.layers[event.junk]
    if event.layer == len(layers):
        layers.append([None] * 3)
    assert event.layer == len(layers) - 1
    assert layers[-1][event.slot] is None
    assert event.covers == (tuple(layers[event.layer - 1]) if event.layer else ())
    layers[-1][event.slot] = event.owner
    table.players[event.owner].strips -= 1
