"""Plain text for a player: a whole table, prizes, holds, scores, a sentence for what is done."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import wrap
from typing import Final, TypeAlias

from attrs import evolve

from dschunke.by import ByJunk, BySeat
from dschunke.captions import (
    event_word,
    headline,
    space_word,
    stock_word,
    tell_market,
    tell_player,
    tell_stacks,
    tell_wanted,
)
from dschunke.checks import check_kind
from dschunke.edition import setup_for
from dschunke.hold import SLOTS, Hold, from_above
from dschunke.notation import SEATS
from dschunke.picture import Picture, columns, picture, rounds_shown, shortened, taker
from dschunke.rules.scoring import Score
from dschunke.sentences import name, prizes, sentence, victory
from dschunke.state import State
from dschunke.table import role_space
from dschunke.view import View
from dschunke.vocabulary import DEALS_IN, JUNKS, MERCHANT_OF, Junk, Role, Seat

__all__ = [
    "board",
    "draw_holds",
    "name",
    "prizes",
    "scoreboard",
    "sentence",
    "space_word",
    "wanted",
]

_WIDE: Final = 80
_COLUMN: Final = 16
_ROUNDS: Final = 7
_NAME: Final = 20
_SEAT_CODES: Final = ("97;41", "97;44", "97;42", "30;43")
_JUNK_CODES: Final = ("90", "38;5;208", "35", "38;5;137", "1")

_Paint: TypeAlias = Callable[[str, str], str]


def board(table: State | View, names: BySeat[str] = (), *, colour: bool = False) -> str:
    """Draw a table for a terminal of 80 columns: all of a state, of a view what its seat may know.

    Seats have letters, so that `colour` (ANSI codes) only adds to what is there. `names` are what
    the players are called; without any they are called by their colours. Raises `InvalidValue` for
    what is no table, for names that do not fit it, and for a `colour` that is not True or False.
    """
    check_kind("colour", colour, bool)
    shown = picture(table, names)
    shown = evolve(shown, names=tuple(shortened(one, _NAME) for one in shown.names))
    paint = _painted if colour else _plain
    paragraphs = (
        _filled(f"{headline(shown)}: {tell_wanted(shown)}"),
        _junks(shown, paint),
        [*_filled(tell_market(shown)), *_filled(tell_stacks(shown))],
        _track(shown, paint),
        [line for seat in range(len(shown.names)) for line in _player(shown, seat, paint)],
    )
    return "\n\n".join("\n".join(map(str.rstrip, lines)) for lines in paragraphs)


def wanted(table: State | View, names: BySeat[str] = ()) -> str:
    """Tell whom a table waits for, and for what: `A Red takes a role`; raises as `board` does."""
    return tell_wanted(picture(table, names))


def _plain(words: str, code: str) -> str:
    return words


def _painted(words: str, code: str) -> str:
    return f"\x1b[{code}m{words}\x1b[0m"


def _filled(line: str) -> list[str]:
    """Break a line, as if each letter took as much room as the widest in it needs at most."""
    return wrap(line, _WIDE - columns(line) + len(line), subsequent_indent="    ")


def _junks(shown: Picture, paint: _Paint) -> list[str]:
    """Draw the junks side by side: name, chests, layers, merchant, stock."""
    cells = [_junk(shown, junk, paint) for junk in JUNKS]
    return ["".join(row) for row in zip(*cells, strict=True)]


def _junk(shown: Picture, junk: Junk, paint: _Paint) -> list[str]:
    hold = shown.seen.holds[junk]
    chests = [
        " ".join("." if owner is None else paint(SEATS[owner], _SEAT_CODES[owner]) for owner in row)
        + " " * (_COLUMN - 5)
        for row in from_above(hold)
    ]
    goods = DEALS_IN[junk] if len(DEALS_IN[junk]) == 1 else ()
    stock = "".join(f"{good} {stock_word(shown, good)}" for good in goods)
    roles = [role for role, task in MERCHANT_OF.items() if shown.seen.merchants[task] is junk]
    merchant = "".join(_role(shown, role) for role in roles)
    name = str(junk)
    return [
        paint(name, _JUNK_CODES[junk]) + " " * (_COLUMN - len(name)),
        *chests,
        *(f"{one:<{_COLUMN}}" for one in (f"layers {len(hold.layers)}", stock, merchant)),
    ]


def _role(shown: Picture, role: Role) -> str:
    """Name a merchant by his task, with the letter of who has taken him."""
    seat = taker(shown, role)
    return f"[{MERCHANT_OF[role]}]" if seat is None else f"({MERCHANT_OF[role]}: {SEATS[seat]})"


def _track(shown: Picture, paint: _Paint) -> list[str]:
    """Draw the round track around this round; a helper taken has the letter of who took it."""
    edition = shown.seen.edition
    rounds = rounds_shown(shown, _ROUNDS)
    rows = [("round", list(map(str, rounds)))]
    for helper in setup_for(edition, len(shown.names)).helpers:
        seat = taker(shown, helper)
        label = str(helper).split()[0] + ("" if seat is None else f": {SEATS[seat]}")
        rows.append((label, [space_word(role_space(edition, helper, one)) for one in rounds]))
    rows.append(("event", [event_word(edition.events[one - 1]) for one in rounds]))
    here = rounds.index(max(shown.seen.round, 1))
    return [
        f"{label:<10}"
        + "".join(
            paint(f">{word}", "1") + " " * (9 - len(word)) if place == here else f" {word:<9}"
            for place, word in enumerate(cells)
        )
        for label, cells in rows
    ]


def _player(shown: Picture, seat: Seat, paint: _Paint) -> list[str]:
    """Tell what a player has; an arrow stands before whom the table waits for."""
    first, *more = _filled(f"> {tell_player(shown, seat)}")
    mark = ">" if seat in shown.seen.waiting_on else " "
    return [f"{mark} {paint(SEATS[seat], _SEAT_CODES[seat])}{first[3:]}", *more]


def draw_holds(holds: ByJunk[Hold]) -> tuple[str, ...]:
    """Draw the five holds side by side as one sees them from above, a letter for each chest."""
    pictures = [_picture(hold) for hold in holds]
    head = "  ".join(f"{junk!s:<6}" for junk in JUNKS)
    rows = ["  ".join(f"{picture[row]:<6}" for picture in pictures) for row in range(SLOTS)]
    return tuple(line.rstrip() for line in (head, *rows))


def _picture(hold: Hold) -> list[str]:
    return [
        "".join("." if owner is None else name(owner)[0] for owner in row)
        for row in from_above(hold)
    ]


def scoreboard(scores: BySeat[Score], winners: tuple[Seat, ...]) -> tuple[str, ...]:
    """Tell the scores with their parts, and who won; nobody has while the game lasts (R11.2)."""
    lines = [
        f"{name(seat):<7}{score.total:>4} = {score.yuan} yuan + {score.bonuses} end bonuses"
        f" + {score.junk_bonus} junk bonus"
        for seat, score in enumerate(scores)
    ]
    return (*lines, victory(winners)) if winners else tuple(lines)
