"""`python -m tests.write_numbers` writes the tables of docs/observations.md anew from the code."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

from attrs import fields

from dschunke import STANDARD
from dschunke.actions import Action
from dschunke.learning import Actions, Observations
from tests.source import ROOT

PAGE: Final = ROOT / "docs" / "observations.md"
"""The page that has the tables."""
PLAYERS: Final = 4
"""For how many players the observation is written out."""
MOST_NAMED: Final = 30
"""How many actions of a kind are all named."""


def action_rows() -> Iterator[str]:
    """Give a row of the table for each kind of action."""
    actions = Actions(STANDARD, PLAYERS)
    numbered = [actions.action(number, 0) for number in range(len(actions))]
    yield "| numbers | action | in this order |"
    yield "|---|---|---|"
    for kind, some in groupby(enumerate(numbered), key=lambda pair: type(pair[1])):
        group = list(some)
        numbers = span(group[0][0], group[-1][0])
        names = [told(action) for _, action in group]
        if len(names) > MOST_NAMED:
            names = [*names[:2], "…", names[-1]]
        order = "; ".join(names)
        yield f"| {numbers} | `{kind.__name__}` | {order} |"


def told(action: Action) -> str:
    """Name the fields of an action, but for the seat."""
    names = [one.name for one in fields(type(action))][1:]
    return ", ".join(str(getattr(action, name)) for name in names) or "–"


def observation_rows() -> Iterator[str]:
    """Give a row of the table for each block of the observation."""
    yield "| numbers | what | of, in this order | unit | range |"
    yield "|---|---|---|---|---|"
    begin = 0
    for block in Observations(STANDARD, PLAYERS).blocks:
        numbers = span(begin, begin + len(block.each) - 1)
        begin += len(block.each)
        of = "; ".join(block.each) or "–"
        yield f"| {numbers} | {block.name} | {of} | {block.unit} | {block.low} … {block.high} |"


def span(first: int, last: int) -> str:
    """Write a range of numbers."""
    return str(first) if first == last else f"{first}–{last}"


def written(page: str) -> str:
    """Give the page with the tables as the code has them."""
    for name, rows in (("actions", action_rows()), ("observation", observation_rows())):
        page = with_table(page, name, rows)
    return page


def with_table(page: str, name: str, rows: Iterable[str]) -> str:
    """Put a table between its marks."""
    begin, end = f"<!-- {name}: begin -->\n", f"<!-- {name}: end -->"
    table = "\n".join(rows) + "\n"
    return re.sub(f"{begin}.*?{end}", lambda _: begin + table + end, page, flags=re.DOTALL)


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text("utf-8")), encoding="utf-8")
