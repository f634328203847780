"""A plain sentence for every action and every event."""

from __future__ import annotations

from collections.abc import Iterable

from dschunke.actions import (
    ACTIONS,
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
from dschunke.cards import MarketCard
from dschunke.checks import check_whole
from dschunke.errors import InvalidValue
from dschunke.events import (
    EVENTS,
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
from dschunke.rules.settlement import Sale
from dschunke.track import RoundEvent
from dschunke.vocabulary import GOODS, Colour, Seat, Special, Task

__all__ = ["name", "names", "prizes", "sentence", "victory"]

_TOLD = frozenset((*ACTIONS, *EVENTS))


def name(seat: Seat) -> str:
    """Name a seat by its colour (R2.3), or raise `InvalidValue`."""
    check_whole("seat", seat, 0, len(Colour) - 1)
    return str(Colour(seat)).capitalize()


def names(seats: Iterable[Seat]) -> str:
    """Name several seats."""
    *first, last = map(name, seats)
    return f"{', '.join(first)} and {last}" if first else last


def prizes(card: MarketCard) -> str:
    """Tell what a market card pays (R1.6)."""
    return ", ".join(f"{good} {prize}" for good, prize in zip(GOODS, card.prizes, strict=True))


def victory(winners: tuple[Seat, ...]) -> str:
    """Tell who wins (R11.3)."""
    if not winners:
        return "nobody has won yet"
    return f"{names(winners)} wins" if len(winners) == 1 else f"{names(winners)} share the win"


def sentence(told: Action | Event) -> str:
    """Say in one plain line what an action does, or what happened.

    Raises `InvalidValue` for what is neither an action nor an event.
    """
    if type(told) not in _TOLD:
        raise InvalidValue("told", told, "an action or an event")
    match told:
        case MarketTurned(round=number, card=card):
            return f"Round {number}: the market pays {prizes(card)}"
        case EventCame(event=RoundEvent.SPECIAL):
            return "The round track: each player takes a special card"
        case EventCame():
            return "The round track: each player tells his yuan"
        case BidsShown(bids=bids):
            shown = ", ".join(f"{name(bid.seat)} {bid.count} {bid.good}" for bid in bids)
            return f"The bids are shown: {shown}" if bids else "All pass"
        case LotSettled(sale=sale):
            return _lot(sale)
        case MarkersMoved(merchants=merchants):
            places = zip(Task, merchants, strict=True)
            moved = ", ".join(f"{task} to {junk}" for task, junk in places)
            return f"The roles are turned face up, the merchants move on: {moved}"
        case StartPassed(seat=seat):
            return f"The start junk passes to {name(seat)}"
        case GameScored(winners=winners):
            return f"The game is over: {victory(winners)}"
        case _:
            return f"{name(told.seat)} {_deed(told)}"


def _deed(told: Action | Event) -> str:
    """Say what one player does or has done, without his name."""
    match told:
        case Decline():
            return "declines"
        case Declined(swapping=swapping):
            return "exchanges no further card" if swapping else "plays no goods swap"
        case YuanAnnounced(yuan=yuan):
            return f"tells that he has {yuan} yuan"
        case ChooseRole(role=role, junk=junk) | RoleTaken(role=role, junk=junk):
            return f"takes the {role} on the {junk} junk"
        case DrawGoods(good=good):
            return f"draws {good}"
        case GoodsDrawn(good=good, count=count):
            return f"draws {count} {good}"
        case SupplyDrawn(good=good, count=count):
            return f"draws {count} {good} as supply"
        case IncomeTaken(junk=junk, yuan=yuan):
            return f"takes {yuan} yuan on the {junk} junk"
        case PlaceStrip(junk=junk, slot=slot):
            return f"lays a strip on the {junk} junk, slot {slot}"
        case StripLaid(seat=seat, owner=owner, junk=junk, slot=slot, layer=layer, covers=covers):
            over = f", over {names(dict.fromkeys(covers))}" if covers else ""
            strip = _strip(seat, owner)
            return f"lays {strip} on the {junk} junk, slot {slot} of layer {layer}{over}"
        case ShiftStrip(junk=junk, slot=slot):
            return f"lifts a strip from the {junk} junk, slot {slot}"
        case StripLifted(seat=seat, owner=owner, junk=junk, slot=slot, layer=layer):
            strip = _strip(seat, owner)
            return f"lifts {strip} from the {junk} junk, slot {slot} of layer {layer}"
        case PlayCard(card=card) | SpecialPlayed(card=card):
            return f"plays the card: {card}"
        case SwapGoods(give=give, take=take) | GoodsSwapped(give=give, take=take):
            return f"gives 1 {give} for 1 {take}"
        case BidSealed():
            return "has chosen"
        case SealBid(good=good, count=count) | BidChosen(good=good, count=count):
            return f"bids {count} {good}"
        case PassBid() | PassChosen():
            return "passes"
        case CardsReturned(good=good, count=count):
            return f"puts {count} {good} back into stock"
        case PrizePaid(good=good, yuan=yuan):
            return f"is paid {yuan} yuan for {good}"
        case TakeYuan():
            return "takes yuan instead of a special card"
        case YuanInstead(yuan=yuan):
            return f"is paid {yuan} yuan instead of a special card"
        case OpenStack(stack=stack) | StackOpened(stack=stack):
            return f"looks through stack {stack}"
        case StackSeen(stack=stack, cards=cards):
            return f"sees in stack {stack}: {', '.join(map(str, cards))}"
        case SpecialTaken(stack=stack):
            return f"takes a card from stack {stack} in hand"
        case KeepCard(card=card):
            return f"takes the card: {card}"
        case SpecialKept(card=card):
            return f"has in hand: {card}"
        case SpecialOpened(card=card):
            return f"lays the card open: {card}"
        case _:  # pragma: no cover - `sentence` has told all that no single player does
            raise InvalidValue("told", told, "what one player does")


def _strip(seat: Seat, owner: Seat) -> str:
    return "a strip" if seat == owner else f"a strip of {name(owner)}"


def _lot(sale: Sale) -> str:
    if not sale.winners:
        return f"The lot of {sale.good} goes to nobody: {names(sale.highest)} are tied"
    lot = f"The lot of {sale.good} goes to {names(sale.winners)}"
    if len(sale.highest) > len(sale.winners):
        lot += f", who broke the tie of {names(sale.highest)}"
    elif len(sale.highest) > 1:
        lot += ", who are tied"
    if sale.special:
        return f"{lot}: a special card" + (" each" if len(sale.winners) > 1 else "")
    if isinstance(sale.prize, Special):
        lot += ": yuan instead of a special card"
    return f"{lot}; {sale.lost} yuan to nobody" if sale.lost else lot
