"""The words beside the drawings: what readers hear, and what a table waits for."""

from __future__ import annotations

from dschunke.dispatch import WANTED
from dschunke.hold import visible
from dschunke.notation import SEATS
from dschunke.phases import Bidding, Drawing, Loading, SealedBids, Supplying, Swapping
from dschunke.picture import Picture, looked_through, market_card, shortened
from dschunke.sentences import prizes
from dschunke.track import GoodsSpace, IncomeSpace, LoadSpace, RoundEvent, Space
from dschunke.vocabulary import LIES_WITH, Good, Junk, Seat

__all__ = [
    "event_word",
    "headline",
    "space_word",
    "stock_word",
    "tell_hold",
    "tell_market",
    "tell_player",
    "tell_stacks",
    "tell_wanted",
    "yuan_word",
]


def headline(shown: Picture) -> str:
    """Tell the round."""
    seen = shown.seen
    return f"Round {seen.round} of {seen.edition.rounds}" if seen.round else "Set-up"


def called(shown: Picture, seat: Seat) -> str:
    """Call a player by the letter of his seat and his name."""
    return f"{SEATS[seat]} {shown.names[seat]}"


def tell_wanted(shown: Picture) -> str:
    """Tell whom the table waits for, and for what."""
    phase, seats = shown.seen.phase, shown.seen.waiting_on
    if not seats:
        return "The game is over"
    who = ", ".join(SEATS[seat] for seat in seats)
    if len(seats) == 1:
        who += f" {shortened(shown.names[seats[0]], 20)}"
    kind = Bidding if isinstance(phase, SealedBids) else type(phase)
    does = f"{': each' if len(seats) > 1 else ''} {WANTED[kind][1]}"
    match phase:
        case Drawing(left=left) | Supplying(left=left):
            return f"{who}{does}, {left} left"
        case Loading(junk=junk, left=left):
            return f"{who}{does} on {junk}, {left} left"
        case Swapping(done=done):
            return f"{who}{does}, {done} done"
    return who + does


def stock_word(shown: Picture, good: Good) -> str:
    """Tell how many cards a stock has, or whether it has some if they are secret (R12.4)."""
    seen = shown.seen
    if seen.stocks is not None:
        return str(seen.stocks[good])
    return "some" if good in seen.in_stock else "0"


def yuan_word(shown: Picture, seat: Seat) -> str:
    """Tell a player's yuan; if they are secret, a question mark and what he last told (R12.3)."""
    player = shown.seen.players[seat]
    if player.yuan is not None:
        return str(player.yuan)
    return "?" if player.announced is None else f"? (told {player.announced})"


def space_word(space: Space) -> str:
    """Tell a task as on a space of the round track: `goods`, `income −1`, `load 2` (R5.4)."""
    match space:
        case GoodsSpace(deduction=less):
            return f"goods −{less}" if less else "goods"
        case IncomeSpace(deduction=less):
            return f"income −{less}" if less else "income"
        case LoadSpace(strips=strips):
            return f"load {strips}"


def event_word(event: RoundEvent | None) -> str:
    """Tell the event of a round in a word; none is an empty one (R4.3)."""
    return event.value if event else ""


def tell_hold(shown: Picture, junk: Junk) -> str:
    """Tell a junk's layers and whose chests one sees on it."""
    hold = shown.seen.holds[junk]
    counts = [
        f"{called(shown, seat)} {visible(hold, seat)}"
        for seat in range(len(shown.names))
        if visible(hold, seat)
    ]
    chests = f"visible chests {', '.join(counts)}" if counts else "no chest"
    goods = [good for good, with_junk in LIES_WITH.items() if with_junk is junk]
    stock = "".join(f"; stock of {good} {stock_word(shown, good)}" for good in goods)
    return f"{junk} junk: layers {len(hold.layers)}; {chests}{stock}"


def tell_market(shown: Picture) -> str:
    """Tell the market card, the goods sold and the pile."""
    card, seen = market_card(shown), shown.seen
    offer = prizes(card) if card else "none yet"
    sold = f"; sold {', '.join(map(str, seen.sold))}" if seen.sold else ""
    return f"market card: {offer}{sold}; face down {seen.pile}"


def tell_stacks(shown: Picture) -> str:
    """Tell the stacks, what lies in one looked through if it may be shown, and what was played."""
    seen, cards = shown.seen, looked_through(shown)
    told = f"stacks of special cards: {', '.join(map(str, seen.stacks))}"
    told += f"; looked through: {', '.join(map(str, cards))}" if cards else ""
    return told + (f"; played: {', '.join(map(str, seen.played))}" if seen.played else "")


def tell_player(shown: Picture, seat: Seat) -> str:
    """Tell what a player has, as far as it is known."""
    player = shown.seen.players[seat]
    goods = f"goods cards {player.cards}"
    if player.goods is not None:
        goods = ", ".join(f"{good} {count}" for good, count in zip(Good, player.goods, strict=True))
    parts = [f"yuan {yuan_word(shown, seat)}", f"strips {player.strips}", goods]
    parts += [f"open: {', '.join(map(str, player.open))}"] if player.open else []
    if player.hand:
        parts.append(f"in hand: {', '.join(map(str, player.hand))}")
    elif player.specials:
        parts.append(f"special cards in hand {player.specials}")
    parts += [shown.choices[seat]] if shown.choices[seat] else []
    start = ", start player" if seat == shown.seen.start_player else ""
    return f"{called(shown, seat)}{start}: {'; '.join(parts)}"
