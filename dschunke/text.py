"""Plain text for a player: what is done, what it changed, how a hold looks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from attrs import astuple, fields

from dschunke.actions import Action, Decline, PassBid, SealBid, TakeYuan
from dschunke.by import BySeat
from dschunke.hold import CHESTS, SLOTS, Hold, visible
from dschunke.phases import Bid, Bidding
from dschunke.rules.auction import sales_of
from dschunke.rules.scoring import Score
from dschunke.rules.settlement import Sale
from dschunke.state import State
from dschunke.vocabulary import GOODS, JUNKS, Colour, Seat

__all__ = ["auction", "changes", "draw_holds", "market", "name", "scoreboard", "sentence"]

_VERBS: Final = {
    "ChooseRole": "takes",
    "DrawGoods": "draws",
    "PlaceStrip": "lays a strip on",
    "SealBid": "bids",
    "PassBid": "passes",
    "TakeYuan": "takes yuan instead of a special card",
    "OpenStack": "opens stack",
    "KeepCard": "keeps",
    "PlayCard": "plays",
    "SwapGoods": "swaps",
    "ShiftStrip": "lifts a strip from",
    "Decline": "declines",
}
_BETWEEN: Final = {
    "ChooseRole": "on",
    "PlaceStrip": "slot",
    "ShiftStrip": "slot",
    "SwapGoods": "for",
}


def name(seat: Seat) -> str:
    """Name a seat by its colour (R2.3)."""
    return str(Colour(seat)).capitalize()


def sentence(action: Action) -> str:
    """Say in one line what an action does, from who does it."""
    kind = type(action).__name__
    if isinstance(action, PassBid | TakeYuan | Decline):
        return f"{name(action.seat)} {_VERBS[kind]}"
    if isinstance(action, SealBid):
        return f"{name(action.seat)} bids {action.count} {action.good}"
    values = [str(getattr(action, one.name)) for one in fields(type(action))[1:]]
    return f"{name(action.seat)} {_VERBS[kind]} " + f" {_BETWEEN.get(kind, '')} ".join(values)


def market(state: State) -> str:
    """Tell what the market card offers this round (R4.1)."""
    prizes = state.market[state.round - 1].prizes
    return ", ".join(f"{good} {prize}" for good, prize in zip(GOODS, prizes, strict=True))


def changes(before: State, after: State) -> tuple[str, ...]:
    """Tell what each player gained and gave, and what changed on the junks, a line each."""
    return (*_players(before, after), *_junks(before, after))


def _players(before: State, after: State) -> Iterator[str]:
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        parts = [
            f"{there - here:+d} {good}"
            for good, here, there in zip(GOODS, old.goods, new.goods, strict=True)
            if here != there
        ]
        if new.yuan != old.yuan:
            parts.append(f"{new.yuan - old.yuan:+d} yuan")
        had, has = Counter(old.hand + old.open), Counter(new.hand + new.open)
        parts += [f"+ [{card}]" for card in (has - had).elements()]
        parts += [f"- [{card}]" for card in (had - has).elements()]
        if parts:
            yield f"{name(seat)}: {', '.join(parts)}"


def _junks(before: State, after: State) -> Iterator[str]:
    for junk, old, new in zip(JUNKS, before.holds, after.holds, strict=True):
        if old != new:
            shown = ", ".join(
                f"{name(seat)} {chests}"
                for seat in range(len(after.players))
                if (chests := visible(new, seat))
            )
            yield f"{junk} junk, layer {len(new.layers)}, visible chests: {shown or 'none'}"


def auction(before: State, action: Action) -> tuple[str, ...]:
    """Tell the bids and the shares of an auction that an action closes; empty for any other."""
    phase = before.phase
    if not isinstance(phase, Bidding) or phase.waiting != (action.seat,):
        return ()
    bids = phase.bids
    if isinstance(action, SealBid):
        bids = (*bids, Bid(action.seat, action.good, action.count))
    sales = sales_of(before, bids)
    lines = [f"{name(bid.seat)} shows {bid.count} {bid.good}" for bid in sorted(bids, key=astuple)]
    return (*(lines or ["nobody bids"]), *(_sale(sale) for sale in sales))


def _sale(sale: Sale) -> str:
    winners = " and ".join(name(seat) for seat in sale.winners)
    tie = " (a tie)" if len(sale.tied) > 1 else ""
    if sale.special:
        return f"{sale.good}: {winners} may take a special card{tie}"
    each = " each" if len(sale.winners) > 1 else ""
    lost = f", {sale.lost} lost" if sale.lost else ""
    return f"{sale.good}: {winners} {sale.share} yuan{each}{tie}{lost}"


def draw_holds(state: State) -> tuple[str, ...]:
    """Draw the five holds side by side as one sees them from above, a letter for each chest."""
    pictures = [_picture(hold) for hold in state.holds]
    head = "  ".join(f"{junk!s:<6}" for junk in JUNKS)
    rows = ["  ".join(f"{picture[row]:<6}" for picture in pictures) for row in range(SLOTS)]
    return tuple(line.rstrip() for line in (head, *rows))


def _picture(hold: Hold) -> list[str]:
    cells = [["."] * CHESTS for _ in range(SLOTS)]
    for height, layer in enumerate(hold.layers):
        for slot, owner in enumerate(layer):
            if owner is None:
                continue
            for chest in range(CHESTS):
                row, column = (slot, chest) if height % 2 == 0 else (chest, slot)
                cells[row][column] = name(owner)[0]
    return ["".join(row) for row in cells]


def scoreboard(scores: BySeat[Score], winners: tuple[Seat, ...]) -> tuple[str, ...]:
    """Tell the final scores with their parts (R11.2, R11.3)."""
    lines = [
        f"{name(seat):<7}{score.total:>4} = {score.yuan} yuan + {score.bonuses} end bonuses"
        f" + {score.junk_bonus} junk bonus"
        for seat, score in enumerate(scores)
    ]
    won = " and ".join(name(seat) for seat in winners)
    return (*lines, f"{won} wins" if len(winners) == 1 else f"{won} share the win")
