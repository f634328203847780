"""Whole games as text that people read and write (docs/notation.md)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter
from typing import Final

from dschunke.by import ByGood
from dschunke.cards import MarketCard, SpecialCard
from dschunke.checks import check_kind
from dschunke.deck import Deal
from dschunke.edition import Edition
from dschunke.engine import apply
from dschunke.errors import IllegalAction, InvalidData, InvalidValue, shown
from dschunke.notation import (
    SEATS,
    read_action,
    read_card,
    write_action,
    write_card,
    write_market_card,
)
from dschunke.record import Record, replay
from dschunke.standard import STANDARD
from dschunke.vocabulary import Junk, Special

__all__ = ["MOST_CHARACTERS", "read_game", "write_game"]

MOST_CHARACTERS: Final = 1_000_000
"""The longest transcript that is read (characters)."""

_HEAD: Final = "dschunke 1"
_BETWEEN: Final = " · "
_WIDTH: Final = 96
_SETUPS: Final = {"fixed": False, "variable": True}


def write_game(record: Record) -> str:
    """Write a recorded game: what chance decided, then what was done, round by round.

    Raises as `replay` does.
    """
    check_kind("record", record, Record)
    deal = record.deal
    variable = "variable" if record.variable_setup else "fixed"
    lines = [_HEAD, f"edition {record.edition.name}", f"set-up {variable}"]
    for seat, hand in enumerate(deal.hands):
        name = f" {record.names[seat]}" if record.names else ""
        lines.append(f"{SEATS[seat]} {'-'.join(map(str, hand))}{name}")
    lines.append("market " + " ".join(map(write_market_card, deal.market)))
    lines += [" ".join(["stack", *map(write_card, stack)]) for stack in deal.stacks]
    lines += ["merchants " + " ".join(map(str, deal.merchants)), ""]
    return "\n".join([*lines, *_moves(record), ""])


def _moves(record: Record) -> Iterator[str]:
    """Write the actions of each round on a line of its own, or on a few."""
    rounds = [taken.state.round for taken in replay(record)]
    moves = zip(rounds, map(write_action, record.actions), strict=False)
    for number, group in groupby(moves, key=itemgetter(0)):
        line = f"{number}."
        for move in map(itemgetter(1), group):
            if len(line) + len(_BETWEEN) + len(move) > _WIDTH:
                yield line + _BETWEEN.rstrip()
                line = "  "
            line += (" " if line.endswith((".", " ")) else _BETWEEN) + move
        yield line


def read_game(text: str, edition: Edition = STANDARD) -> Record:
    """Read a game as `write_game` writes it, played with this `edition`.

    Raises `InvalidData`, with line and column, for what is no game, and where the rules refuse what
    was done.
    """
    check_kind("edition", edition, Edition)
    if type(text) is not str or len(text) > MOST_CHARACTERS:
        raise _wrong(1, 1, f"expected a text of at most {MOST_CHARACTERS} characters")
    lines = text.split("\n")
    end = next((number for number, line in enumerate(lines) if not line.strip()), len(lines))
    record = _Head(lines[:end]).read(edition)
    state = record.at(0)
    actions = []
    for line, column, number, move in _written(lines, end):
        if number != state.round:
            raise _wrong(line, column, f"this is round {state.round}, not round {number}")
        try:
            action = read_action(move)
            state = apply(state, action)
        except InvalidData as wrong:
            inside = int(wrong.path.removeprefix("column "))
            raise _wrong(line, column + inside - 1, wrong.reason) from None
        except IllegalAction as refused:
            raise _wrong(line, column, f"{refused.reason} ({refused.rule})", refused) from None
        actions.append(action)
    return record.append(*actions)


def _wrong(
    line: int, column: int, reason: str, refusal: IllegalAction | None = None
) -> InvalidData:
    return InvalidData(f"line {line}, column {column}", reason, refusal)


def _written(lines: list[str], after: int) -> Iterator[tuple[int, int, int, str]]:
    """Give each move with its line, its column and the round it stands in."""
    number = None
    for place, line in enumerate(lines[after:], after + 1):
        begins = re.match(r" *([0-9]{1,5})\.", line)
        if begins:
            number = int(begins[1])
        for found in re.finditer(r"[^·]+", line[begins.end() :] if begins else line):
            move = found[0].strip()
            column = 1 + found.start() + found[0].find(move) + (begins.end() if begins else 0)
            if not move:
                continue
            if number is None:
                raise _wrong(place, column, "expected the number of a round and a point")
            yield place, column, number, move


class _Head:
    """The lines before the moves, read one after the other."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.at = 0
        self.begins: dict[str, int] = {}

    def word(self, word: str) -> str | None:
        """Take the next line if it begins with this word; give the rest of it."""
        line = self.lines[self.at] if self.at < len(self.lines) else ""
        first, _, rest = line.partition(" ")
        if first != word:
            return None
        self.at += 1
        return rest.rstrip()

    def must(self, word: str) -> str:
        """Take the next line, which must begin with this word; give the rest of it."""
        rest = self.word(word)
        if rest is None:
            raise _wrong(self.at + 1, 1, f"expected a line that begins with {word}")
        return rest

    def wrong(self, reason: str) -> InvalidData:
        """Say what is wrong in the line just taken."""
        return _wrong(self.at, 1, reason)

    def read(self, edition: Edition) -> Record:
        """Read all lines in their order."""
        if self.must("dschunke") != "1":
            raise self.wrong("expected dschunke 1, the only version there is")
        name = self.must("edition")
        if name != edition.name:
            raise self.wrong(f"the game was played with {shown(name)}, not {shown(edition.name)}")
        variable = _SETUPS.get(self.must("set-up"))
        if variable is None:
            raise self.wrong("expected fixed or variable")
        self.begins["hands"] = self.begins["names"] = self.at + 1
        hands, names = self.hands()
        self.begins["market"] = self.at + 1
        market = tuple(map(self.market_card, self.must("market").split()))
        self.begins["stacks"] = self.at + 1
        stacks = []
        while (stack := self.word("stack")) is not None:
            stacks.append(tuple(map(self.card, stack.split())))
        self.begins["merchants"] = self.at + 1
        merchants = tuple(map(self.junk, self.must("merchants").split()))
        if self.at < len(self.lines):
            raise _wrong(self.at + 1, 1, "expected an empty line before the moves")
        deal = Deal(hands, market, tuple(stacks), merchants)
        try:
            return Record(edition, deal, variable, names)
        except InvalidValue as wrong:
            part = re.fullmatch(r"Record\.(?:deal\.)?(\w+)(?:\[([0-9]+)\])?.*", wrong.field)
            line = self.begins[part[1]] + int(part[2] or 0) if part else 1
            raise _wrong(line, 1, f"expected {wrong.expected}, not {shown(wrong.value)}") from None

    def hands(self) -> tuple[tuple[ByGood[int], ...], tuple[str, ...]]:
        """Read the hand of each seat, and its name if it has one."""
        hands: list[ByGood[int]] = []
        names: list[str] = []
        while len(hands) < len(SEATS) and (line := self.word(SEATS[len(hands)])) is not None:
            found = re.fullmatch(r"([0-9]{1,5})-([0-9]{1,5})-([0-9]{1,5})-([0-9]{1,5})( .+)?", line)
            if found is None:
                raise self.wrong("expected four counts, such as 2-0-4-2, and then a name or none")
            hands.append(tuple(int(found[place]) for place in range(1, 5)))
            names += [found[5].strip()] if found[5] else []
        if names and len(names) != len(hands):
            raise self.wrong("expected a name for each player or for none")
        return tuple(hands), tuple(names)

    def market_card(self, word: str) -> MarketCard:
        """Read a market card, such as `2-1-S-3`."""
        prizes = word.split("-")
        if len(prizes) != 4 or not all(re.fullmatch(r"S|[0-9]{1,5}", one) for one in prizes):
            raise self.wrong(f"expected four prizes, such as 2-1-S-3, not {shown(word)}")
        try:
            return MarketCard(tuple(Special.CARD if one == "S" else int(one) for one in prizes))
        except InvalidValue as wrong:
            raise self.wrong(str(wrong)) from None

    def card(self, word: str) -> SpecialCard:
        """Read a special card."""
        try:
            return read_card(word)
        except InvalidData as wrong:
            raise self.wrong(wrong.reason) from None

    def junk(self, word: str) -> Junk:
        """Read a junk."""
        for junk in Junk:
            if str(junk) == word:
                return junk
        raise self.wrong(f"expected a junk, not {shown(word)}")
