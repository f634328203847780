"""What lies below the ring: the round track, and what each player has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dschunke.captions import event_word, space_word, tell_player, yuan_word
from dschunke.cards import SpecialCard
from dschunke.edition import setup_for
from dschunke.notation import write_card
from dschunke.picture import Picture, rounds_shown, shortened
from dschunke.svg.cards import WIDE, back, special
from dschunke.svg.holds import token
from dschunke.svg.marks import (
    COIN,
    EVENTS,
    GOODS,
    STAR,
    START,
    STRIP,
    TASKS,
    at,
    chest,
    group,
    path,
    rect,
    target,
    task_of,
    words,
)
from dschunke.table import role_space
from dschunke.vocabulary import Good, Role, Seat

__all__ = ["LOW", "TALL", "fan", "player", "track"]

_WIDE: Final = 372
LOW: Final = 92
"""The height of what a player has while no special card and no bid lies there (units)."""
TALL: Final = 172
"""The height of what a player has (units)."""


def fan(cards: Sequence[SpecialCard], width: float, where: str, can: frozenset[str]) -> str:
    """Lay cards side by side, face up; where there are too many for the width, overlapping."""
    step = min(WIDE + 6, (width - WIDE) / max(len(cards) - 1, 1))
    drawn = ""
    for place, card in enumerate(cards):
        name = write_card(card)
        kind = "can" if f"{where}-{name}" in can else ""
        drawn += at(step * place, 0, special(card, kind=kind, card=name))
    return drawn


def player(shown: Picture, seat: Seat, high: int, can: frozenset[str]) -> str:
    """Draw what a player has, 372 by `high` units; what is secret lies face down."""
    seen = shown.seen.players[seat]
    acts, start = seat in shown.seen.waiting_on, seat == shown.seen.start_player
    yuan, choice = yuan_word(shown, seat), shown.choices[seat]
    room = 348 - 10.5 * len(choice)
    return group(
        tell_player(shown, seat),
        rect(0, 0, _WIDE, high, "panel edge", 10),
        rect(0, 0, _WIDE, high, "turn-line", 10) if acts else "",
        path("M-9 12L7 25L-9 38Z", "mark") if acts else "",
        chest(14, 10, seat, 30),
        at(50, 12, START) if start else "",
        _name(shown.names[seat], 82 if start else 54, _WIDE - 54 - 11 * len(yuan)),
        words(_WIDE - 44, 32, yuan, "b end") + at(_WIDE - 36, 13, COIN),
        at(14, 52, _goods(shown, seat, can)),
        at(300, 52, STRIP) + words(330, 70, seen.strips),
        at(14, 92, fan(seen.open, room / 2, "", can)),
        at(14 + min(60 * len(seen.open), room / 2), 92, _hand(shown, seat, room, can)),
        words(_WIDE - 12, 158, choice, "b end") if choice else "",
        name=f"seat-{seat}",
        seat=seat,
    )


def _name(name: str, start: float, end: float) -> str:
    """Write a name between two places: wide letters are cut off at the end by a frame."""
    short = words(0, 22, shortened(name, int((end - start) / 11)), "b")
    return f'<svg x="{start:g}" y="10" width="{end - start:g}" height="30">{short}</svg>'


def _goods(shown: Picture, seat: Seat, can: frozenset[str]) -> str:
    """Draw a hand of goods cards: each good counted, or the cards face down (R12.1)."""
    seen = shown.seen.players[seat]
    if seen.goods is None:
        backs = "".join(
            rect(9 * place, 0, 17, 25, "back", 3) for place in range(min(seen.cards, 9))
        )
        return backs + words(26 + 9 * min(seen.cards, 9), 18, f"{seen.cards} cards")
    drawn = ""
    for good, count in zip(Good, seen.goods, strict=True):
        name = f"goods-{seat}-{good}"
        tag = rect(-4, -5, 62, 34, "free edge") + GOODS[good] + words(30, 18, count)
        one = target(f"{count} {good} in hand", name, can, tag, good=good)
        drawn += at(70 * good.value, 0, one)
    return drawn


def _hand(shown: Picture, seat: Seat, room: float, can: frozenset[str]) -> str:
    """Draw special cards in hand: face up, or face down with their number (R12.1)."""
    seen = shown.seen.players[seat]
    if seen.hand is None:
        title = f"special cards in hand {seen.specials}"
        return group(title, back(seen.specials, STAR)) if seen.specials else ""
    return fan(seen.hand, room - min(60 * len(seen.open), room / 2), f"card-{seat}", can)


_MOST: Final = 10
_STEP: Final = 67


def track(shown: Picture, can: frozenset[str]) -> tuple[str, int]:
    """Draw the round track, 760 wide, up to ten rounds of it; give it with its height (units)."""
    seen = shown.seen
    helpers = setup_for(seen.edition, len(seen.players)).helpers
    high = 44 + 54 * len(helpers)
    drawn = rect(0, 0, 760, high, "panel", 10) + words(12, 30, "Round", "soft")
    for row, helper in enumerate(helpers):
        drawn += words(12, 74 + 54 * row, str(helper).split()[0], "soft")
    for place, number in enumerate(rounds_shown(shown, _MOST)):
        drawn += at(82 + _STEP * place, 0, _column(shown, number, helpers, high, can))
    return group("round track", drawn), high


def _column(
    shown: Picture, number: int, helpers: tuple[Role, ...], high: int, can: frozenset[str]
) -> str:
    edition, here = shown.seen.edition, number == max(shown.seen.round, 1)
    event = edition.events[number - 1]
    spaces = [role_space(edition, helper, number) for helper in helpers]
    told = "; ".join(
        f"{helper}: {space_word(space)}" for helper, space in zip(helpers, spaces, strict=True)
    )
    drawn = rect(1, 3, _STEP - 2, high - 6, "now", 8) if here else ""
    drawn += words(22, 30, number, "b mid" if here else "mid soft")
    drawn += at(38, 12, EVENTS[event], scale=0.92) if event else ""
    for row, (helper, space) in enumerate(zip(helpers, spaces, strict=True)):
        task, note = task_of(space)
        y = 68 + 54 * row
        if here:
            drawn += at(18, y, token(shown, helper, task, f", {space_word(space)}", can), scale=0.8)
        else:
            drawn += at(12, y - 10, TASKS[task], scale=0.83)
        drawn += words(42 if here else 36, y + 6, note) if note else ""
    title = f"round {number}: {told}" + (f"; event: {event_word(event)}" if event else "")
    return group(title, drawn, round=number)
