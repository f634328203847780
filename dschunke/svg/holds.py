"""A hold from above, and a junk with all that belongs to it."""

from __future__ import annotations

from typing import Final

from dschunke.captions import stock_word, tell_hold
from dschunke.hold import CHESTS, SLOTS, Hold, free_slots, from_above
from dschunke.notation import SEATS
from dschunke.picture import Picture, taker
from dschunke.svg.marks import GOODS, LAYERS, TASKS, at, chest, group, path, rect, target, words
from dschunke.vocabulary import DEALS_IN, MERCHANT_OF, Junk, Role, Task

__all__ = ["CELL", "junk", "loaded", "token"]

CELL: Final = 35
"""The side of a chest's place in a hold (units)."""

_HULL: Final = "M10 12C80 -8 160 -14 222 62C160 138 80 132 10 112Q-4 62 10 12Z"


def loaded(hold: Hold, can: frozenset[str], where: str) -> str:
    """Draw the two topmost layers of a hold, each strip a bar with the letters one sees (R6.4)."""
    top = len(hold.layers) - 1
    side = CELL * CHESTS
    drawn = rect(-3, -3, side + 6, side + 6, "deck", 5)
    for height in range(max(top - 1, 0), top + 1):
        for slot, owner in enumerate(hold.layers[height]):
            if owner is None:
                continue
            bar = rect(*_bar(height, slot), f"chest p{owner} edge", 4) + _slats(height, slot)
            drawn += (
                _place(bar, f"strip of {SEATS[owner]}", "strip", where, slot, can)
                if height == top
                else bar
            )
    for row, cells in enumerate(from_above(hold)):
        for column, owner in enumerate(cells):
            if owner is not None:
                x, y = (column + 0.5) * CELL, (row + 0.5) * CELL + 7
                drawn += words(x, y, SEATS[owner], f"b mid l{owner} through")
    height = top if top >= 0 and None in hold.layers[top] else top + 1
    for slot in free_slots(hold):
        bar = rect(*_bar(height, slot), "free edge", 4)
        drawn += _place(bar, f"slot {slot}, free", "slot", where, slot, can)
    return drawn


def _bar(height: int, slot: int) -> tuple[float, float, float, float]:
    """Lay even layers along the rows, odd ones along the columns (R6.2)."""
    long, short, start = CELL * CHESTS - 3, CELL - 3, slot * CELL + 1.5
    return (1.5, start, long, short) if height % 2 == 0 else (start, 1.5, short, long)


def _slats(height: int, slot: int) -> str:
    start, end = slot * CELL + 5, slot * CELL + CELL - 5
    cuts = [chest * CELL for chest in range(1, SLOTS)]
    lines = (
        f"M{cut} {start}V{end}" if height % 2 == 0 else f"M{start} {cut}H{end}" for cut in cuts
    )
    return path("".join(lines), "slat")


def _place(bar: str, title: str, kind: str, where: str, slot: int, can: frozenset[str]) -> str:
    if not where:
        return group(title, bar)
    return target(title, f"{kind}-{where}-{slot}", can, bar, junk=where, slot=slot)


def token(shown: Picture, role: Role, task: Task, note: str, can: frozenset[str]) -> str:
    """Draw a role on a token around 0, 0; one taken is pale and bears the letter of its taker."""
    seat = taker(shown, role)
    word = str(role).replace(" ", "-")
    face = f'<circle r="21" class="token edge"/>{at(-12, -12, TASKS[task])}'
    return target(
        f"{role}{note}" + ("" if seat is None else f", taken by {SEATS[seat]}"),
        f"role-{word}",
        can,
        face if seat is None else f'<g class="off">{face}</g>{chest(2, 2, seat, 24)}',
        role=word,
    )


def junk(shown: Picture, which: Junk, can: frozenset[str]) -> str:
    """Draw a junk, 222 by 152: its hold, the merchant that stands there, its stock."""
    hold = shown.seen.holds[which]
    merchants = "".join(
        at(178, 62, token(shown, role, task, f" on {which}", can))
        for role, task in MERCHANT_OF.items()
        if shown.seen.merchants[task] is which
    )
    layers = len(hold.layers)
    stock = ""
    for good in DEALS_IN[which] if len(DEALS_IN[which]) == 1 else ():
        count = stock_word(shown, good)
        tag = rect(-6, -4, 70, 32, "free edge") + GOODS[good] + words(29, 19, count)
        title = f"stock of {good}: {count}"
        stock = at(140, 126, target(title, f"stock-{good}", can, tag, good=good))
    return target(
        tell_hold(shown, which),
        f"junk-{which}",
        can,
        path(_HULL, f"hull edge j{which.value}"),
        at(28, 9.5, loaded(hold, can, str(which))),
        merchants,
        words(4, 145, which, "b"),
        at(84, 129, LAYERS, scale=0.83) + words(108, 145, layers),
        stock,
        junk=which,
    )
