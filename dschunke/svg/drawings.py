"""Whole drawings: the table, a hold, a card."""

from __future__ import annotations

from typing import Final

from dschunke.actions import (
    Action,
    ChooseRole,
    DrawGoods,
    KeepCard,
    OpenStack,
    PlaceStrip,
    PlayCard,
    SealBid,
    ShiftStrip,
    SwapGoods,
)
from dschunke.by import BySeat
from dschunke.captions import (
    headline,
    tell_hold,
    tell_market,
    tell_player,
    tell_stacks,
    tell_wanted,
)
from dschunke.cards import SPECIAL_CARDS, MarketCard, SpecialCard
from dschunke.checks import check_kind
from dschunke.errors import InvalidValue
from dschunke.hold import CHESTS, SLOTS, Hold
from dschunke.notation import SEATS, write_card
from dschunke.picture import Picture, clean, looked_through, market_card, picture, shortened, sound
from dschunke.sentences import prizes
from dschunke.state import State
from dschunke.svg.cards import HIGH, WIDE, back, lots, special
from dschunke.svg.holds import CELL, junk, loaded
from dschunke.svg.marks import MARKET, STAR, at, document, group, rect, target, words
from dschunke.svg.panels import LOW, TALL, fan, player, track
from dschunke.view import View
from dschunke.vocabulary import JUNKS

__all__ = ["board", "card", "hold"]

_RING: Final = ((289, 96), (560, 190), (452, 400), (126, 400), (18, 190))
"""Where each junk lies, clockwise from the top (R1.2)."""


def board(table: State | View, names: BySeat[str] = ()) -> str:
    """Draw a table as an SVG, 800 units wide: all of a state, of a view what its seat may know.

    `names` are what the players are called; without any they are called by their colours. Raises
    `InvalidValue` for what is no table or for names that do not fit it.
    """
    shown = picture(table, names)
    can = frozenset(one for action in shown.seen.legal for one in _clicked(action))
    parts = [
        rect(0, 0, 800, 9999, "paper", 0),
        words(20, 42, headline(shown), "big"),
        words(20, 74, tell_wanted(shown)),
        _ring(shown, can),
    ]
    y = 572
    for drawn, high in (*_opened(shown, can), track(shown, can)):
        parts.append(at(20, y, drawn))
        y += high + 20
    few = not any(shown.choices) and not any(one.specials or one.open for one in shown.seen.players)
    high = LOW if few else TALL
    for seat in range(len(shown.names)):
        x, down = 20 + 388 * (seat % 2), (high + 16) * (seat // 2)
        parts.append(at(x, y + down, player(shown, seat, high, can)))
    y += (high + 16) * ((len(shown.names) + 1) // 2)
    edition = shortened(clean(shown.seen.edition.name), 76)
    parts.append(words(400, y + 14, edition, "mid soft"))
    told = [tell_wanted(shown), tell_market(shown), tell_stacks(shown)]
    told += [tell_hold(shown, which) for which in JUNKS]
    told += [tell_player(shown, seat) for seat in range(len(shown.names))]
    return document(800, y + 32, f"Dschunke: {headline(shown)}", ". ".join(told), *parts)


def hold(drawn: Hold) -> str:
    """Draw a hold from above as an SVG, 120 by 120 units (R6.4).

    Raises `InvalidValue` for what is no hold.
    """
    check_kind("hold", drawn, Hold)
    if not sound(drawn, len(SEATS)):
        raise InvalidValue("hold", drawn, f"layers of {SLOTS} slots, each None or a seat 0 to 3")
    title = f"hold: layers {len(drawn.layers)}"
    side = CELL * CHESTS + 15
    picture = rect(0, 0, side, side, "paper", 8) + at(7.5, 7.5, loaded(drawn, frozenset(), ""))
    return document(side, side, title, title, picture)


def card(drawn: SpecialCard | MarketCard) -> str:
    """Draw a card face up as an SVG; raises `InvalidValue` for what is no card."""
    check_kind("card", drawn, MarketCard, *SPECIAL_CARDS)
    if isinstance(drawn, MarketCard):
        told = prizes(drawn)
        return document(286, 114, "market card", told, at(3, 3, lots(drawn, (), frozenset())))
    return document(WIDE + 6, HIGH + 6, str(drawn), str(drawn), at(3, 3, special(drawn)))


def _clicked(action: Action) -> tuple[str, ...]:
    """List the ids of what an action is about; a card has none, but is found the same way."""
    match action:
        case ChooseRole(role=role, junk=which):
            return f"role-{role}".replace(" ", "-"), f"junk-{which}"
        case PlaceStrip(junk=which, slot=slot):
            return (f"slot-{which}-{slot}",)
        case ShiftStrip(junk=which, slot=slot):
            return (f"strip-{which}-{slot}",)
        case DrawGoods(good=good):
            return (f"stock-{good}",)
        case SealBid(seat=seat, good=good):
            return f"lot-{good}", f"goods-{seat}-{good}"
        case OpenStack(stack=stack):
            return (f"stack-{stack}",)
        case KeepCard(card=kept):
            return (f"keep-{write_card(kept)}",)
        case PlayCard(seat=seat, card=played):
            return (f"card-{seat}-{write_card(played)}",)
        case SwapGoods(seat=seat, give=give, take=take):
            return f"goods-{seat}-{give}", f"stock-{take}"
        case _:
            return ()


def _ring(shown: Picture, can: frozenset[str]) -> str:
    """Draw the junks in their ring, the market in its middle, the stacks beside it."""
    seen = shown.seen
    market = group(tell_market(shown), lots(market_card(shown), seen.sold, can))
    pile = group(f"market cards face down: {seen.pile}", back(seen.pile, MARKET))
    return (
        '<ellipse cx="400" cy="325" rx="392" ry="226" class="water"/>'
        + "".join(at(*_RING[which], junk(shown, which, can)) for which in JUNKS)
        + at(260, 268, market)
        + at(726, 96, pile)
        + _stacks(shown, can)
    )


def _stacks(shown: Picture, can: frozenset[str]) -> str:
    """Lay out the stacks of special cards; what is known of one stands in its title (R12.2)."""
    drawn = ""
    stacks = shown.seen.stacks
    step = min(WIDE + 8, 190 / max(len(stacks) - 1, 1))
    for place, (count, cards) in enumerate(zip(stacks, shown.seen.contents, strict=True)):
        known = f": {', '.join(map(str, cards))}" if cards else ""
        title = f"stack {place} of special cards, {count} left{known}"
        stack = target(title, f"stack-{place}", can, back(count, STAR), stack=place)
        drawn += at(20 + step * place, 96, stack)
    return drawn


def _opened(shown: Picture, can: frozenset[str]) -> tuple[tuple[str, int], ...]:
    """Lay out the stack that is looked through, if this picture may show it (R12.2)."""
    cards = looked_through(shown)
    if not cards:
        return ()
    drawn = rect(0, 0, 760, HIGH + 20, "panel", 10) + at(10, 10, fan(cards, 740, "keep", can))
    return ((group("the stack that is looked through", drawn), HIGH + 20),)
