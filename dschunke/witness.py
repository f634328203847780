"""What happened, read off two states between which one thing was done (R12.5).

The rules know nothing of events: a program that asks for none does not pay for them.
"""

from __future__ import annotations

from collections.abc import Iterator

from dschunke.actions import (
    Action,
    ChooseRole,
    Decline,
    DrawGoods,
    KeepCard,
    OpenStack,
    PassBid,
    PlaceStrip,
    PlayCard,
    SealBid,
    ShiftStrip,
    SwapGoods,
    TakeYuan,
)
from dschunke.cards import SpecialCard
from dschunke.events import (
    BidChosen,
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
    PassChosen,
    PrizePaid,
    RoleTaken,
    SpecialKept,
    SpecialOpened,
    SpecialPlayed,
    SpecialTaken,
    StackOpened,
    StackSeen,
    StartPassed,
    StripLaid,
    StripLifted,
    SupplyDrawn,
    YuanAnnounced,
    YuanInstead,
)
from dschunke.hold import free_slots, top_strips, under
from dschunke.passages import Awarding, Ended, Occasion, Stage, Working
from dschunke.phases import (
    Bid,
    Bidding,
    Drawing,
    GameOver,
    KeepingSpecial,
    Loading,
    Relaying,
    Shifting,
    Supplying,
    Swapping,
    TakingSpecial,
)
from dschunke.rules import auction, scoring
from dschunke.rules.settlement import Sale
from dschunke.state import State
from dschunke.track import IncomeSpace, RoundEvent
from dschunke.vocabulary import GOODS, LIES_WITH, Junk, Seat, Special

__all__ = ["seen_acting", "seen_passing"]


def seen_acting(before: State, action: Action, after: State) -> Iterator[Event]:
    """Tell what an action did, before anything passed by itself (R12.5)."""
    seat = action.seat
    match action:
        case ChooseRole(role=role, junk=junk):
            yield RoleTaken(seat, role, junk)
        case DrawGoods():
            yield from _drawn(before, after, seat)
        case PlaceStrip(junk=junk):
            yield _laid(before, after, seat, junk)
        case SealBid(good=good, count=count):
            yield BidSealed(seat)
            yield BidChosen(seat, good, count)
        case PassBid():
            yield BidSealed(seat)
            yield PassChosen(seat)
        case TakeYuan():
            yield YuanInstead(seat, _gained(before, after, seat), Occasion.PRIZE, "R8.9")
        case OpenStack(stack=stack):
            yield from _opened(before, seat, stack)
        case KeepCard(card=card):
            yield from _kept(before, after, seat, card)
        case PlayCard(card=card):
            yield SpecialPlayed(seat, card)
        case SwapGoods(give=give, take=take):
            yield GoodsSwapped(seat, give, take)
        case ShiftStrip(junk=junk, slot=slot):
            yield _lifted(before, seat, junk, slot)
        case Decline():
            yield Declined(seat, isinstance(before.phase, Swapping))


def seen_passing(before: State, after: State) -> Iterator[Event]:
    """Tell what passed by itself (R12.5, R3.3)."""
    match before.phase, after.phase:
        case _, Ended(stage=Stage.MARKET):
            yield MarketTurned(after.round, after.market[after.round - 1])
        case Ended(stage=Stage.SWAPS), _:
            yield from _event(after)
        case Working(seat=seat, junk=junk, space=IncomeSpace()), _:
            yield IncomeTaken(seat, junk, _gained(before, after, seat))
        case ((Working(seat=seat) | Drawing(seat=seat) | Supplying(seat=seat)), _):
            yield from _drawn(before, after, seat)
        case Loading(seat=seat, junk=junk), _:
            yield _laid(before, after, seat, junk)
        case Shifting(seat=seat), Relaying(junk=junk, slot=slot):
            yield _lifted(before, seat, junk, slot)
        case Bidding(bids=bids), _:
            yield from _shown(before, bids)
        case Awarding(), TakingSpecial():
            pass
        case Awarding(takers=(taker, *_), occasion=occasion), _:
            yield YuanInstead(taker, _gained(before, after, taker), occasion, "R9.2")
        case TakingSpecial(), KeepingSpecial(takers=(taker, *_), stack=stack):
            yield from _opened(before, taker, stack)
        case KeepingSpecial(takers=(taker, *_), stack=stack), _:
            yield from _kept(before, after, taker, before.stacks[stack][0])
        case _, Ended(stage=Stage.MARKERS):
            yield MarkersMoved(after.merchants)
        case _, Ended(stage=Stage.START_PLAYER):
            yield StartPassed(after.start_player)
        case _, GameOver():
            yield GameScored(scoring.scores(after), scoring.winners(after))


def _gained(before: State, after: State, seat: Seat) -> int:
    return after.players[seat].yuan - before.players[seat].yuan


def _event(state: State) -> Iterator[Event]:
    event = state.edition.events[state.round - 1]
    if event is not None:
        yield EventCame(event)
    if event is RoundEvent.ANNOUNCE:
        for seat, yuan in enumerate(state.announced):
            yield YuanAnnounced(seat, yuan)


def _drawn(before: State, after: State, seat: Seat) -> Iterator[GoodsDrawn | SupplyDrawn]:
    kind = SupplyDrawn if isinstance(before.phase, Supplying) else GoodsDrawn
    for good in GOODS:
        count = after.players[seat].goods[good] - before.players[seat].goods[good]
        if count:
            yield kind(seat, good, count, LIES_WITH[good])


def _laid(before: State, after: State, seat: Seat, junk: Junk) -> StripLaid:
    hold = after.holds[junk]
    free = free_slots(before.holds[junk])
    slot, owner = next(strip for strip in top_strips(hold) if strip[0] in free)
    return StripLaid(seat, owner, junk, slot, len(hold.layers) - 1, under(hold))


def _lifted(before: State, seat: Seat, junk: Junk, slot: int) -> StripLifted:
    hold = before.holds[junk]
    owner = dict(top_strips(hold))[slot]
    return StripLifted(seat, owner, junk, slot, len(hold.layers) - 1, under(hold))


def _opened(before: State, seat: Seat, stack: int) -> Iterator[StackOpened | StackSeen]:
    yield StackOpened(seat, stack)
    yield StackSeen(seat, stack, before.stacks[stack])


def _kept(before: State, after: State, seat: Seat, card: SpecialCard) -> Iterator[Event]:
    sizes = zip(before.stacks, after.stacks, strict=True)
    stack = next(place for place, (old, new) in enumerate(sizes) if len(old) != len(new))
    if len(after.players[seat].open) > len(before.players[seat].open):
        yield SpecialOpened(seat, stack, card)
    else:
        yield SpecialTaken(seat, stack)
        yield SpecialKept(seat, stack, card)


def _shown(before: State, bids: tuple[Bid, ...]) -> Iterator[Event]:
    yield BidsShown(bids)
    for sale in auction.sales_of(before, bids):
        yield LotSettled(sale)
        for winner in () if sale.special else sale.winners:
            yield PrizePaid(winner, sale.good, sale.share, _paying_rule(sale))
    for bid in bids:
        yield CardsReturned(bid.seat, bid.good, bid.count)


def _paying_rule(sale: Sale) -> str:
    """Name the rule by which a winner has what he is paid."""
    if len(sale.winners) < len(sale.highest):
        return "R8.11"
    if len(sale.winners) == 1:
        return "R8.4"
    return "R8.10" if isinstance(sale.prize, Special) else "R8.5"
