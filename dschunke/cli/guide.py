"""What a player is told at his turn: what he can do, which rules say so, what each word does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from dschunke.actions import Action
from dschunke.cli.rules import told_rule
from dschunke.engine import legal_actions, refusal
from dschunke.errors import InvalidData
from dschunke.notation import SEATS, read_action, write_action
from dschunke.phases import (
    Bidding,
    ChoosingRole,
    Drawing,
    KeepingSpecial,
    LayingStart,
    Loading,
    OfferingSwap,
    Relaying,
    Shifting,
    Supplying,
    Swapping,
    TakingSpecial,
)
from dschunke.sentences import name, sentence
from dschunke.state import State
from dschunke.text import wanted
from dschunke.vocabulary import Seat

__all__ = ["ALLOWING", "ORDERS", "choices", "explained", "read_choice", "why"]

ALLOWING: Final[dict[type, tuple[str, ...]]] = {
    LayingStart: ("R2.8",),
    OfferingSwap: ("R4.2", "R9.7"),
    Swapping: ("R9.7",),
    ChoosingRole: ("R5.1", "R5.2", "R5.3"),
    Drawing: ("R5.9", "R5.10"),
    Loading: ("R5.11", "R6.2", "R6.3"),
    Shifting: ("R9.8",),
    Relaying: ("R9.8", "R6.2"),
    Supplying: ("R7.1", "R7.2"),
    Bidding: ("R8.2", "R8.7"),
    TakingSpecial: ("R9.2", "R8.9"),
    KeepingSpecial: ("R9.2",),
}
"""For each wait, the rules that say what can be done."""

ORDERS: Final = """\
a number       do what has that number
goods@brown    the same, as the notation writes it
?              what can be done, and which rules say so
why goods@grey which rule allows or refuses it
rules R8.5     what the rulebook says
board          the table again
undo           take your last action back, if nothing was revealed since
save FILE      keep the game in a file, from now on
quit           leave; so do Ctrl-D and Ctrl-C"""
"""What can be typed at one's turn."""

_NUMBER: Final = re.compile("[0-9]{1,4}", re.ASCII)
_SEAT: Final = re.compile(r"[A-Da-d] +")
_SENTENCE: Final = 56
_LINE: Final = 80


def choices(state: State, seat: Seat) -> Iterator[str]:
    """List what a `seat` can do: a number, a sentence without its subject, the notation."""
    for number, action in enumerate(legal_actions(state, seat), 1):
        said = sentence(action).removeprefix(f"{name(seat)} ")
        deed = _deed(action)
        width = min(_SENTENCE, _LINE - len("123   ") - len(deed))
        yield f"{number:>3}  {said:<{width}} {deed}"


def _deed(action: Action) -> str:
    """Write an action without its seat."""
    return write_action(action).partition(" ")[2]


def read_choice(words: str, state: State, seat: Seat) -> Action:
    """Read what a `seat` chooses: the number of a choice, or an action without its seat.

    The action need not be legal. Raises `InvalidData` for what is neither.
    """
    legal = legal_actions(state, seat)
    if _NUMBER.fullmatch(words):
        if not 1 <= int(words) <= len(legal):
            raise InvalidData("choice", f"expected 1 to {len(legal)}")
        return legal[int(words) - 1]
    own = SEATS[seat]
    if (other := _SEAT.match(words)) and other[0].strip().upper() != own:
        raise InvalidData("choice", f"you are {own}")
    deed = " ".join(_SEAT.sub("", words, count=1).lower().split())
    try:
        return read_action(f"{own} {deed}")
    except InvalidData as wrong:
        raise InvalidData("choice", f"{wrong.reason}; ? tells what can be done") from None


def explained(state: State, seat: Seat) -> Iterator[str]:
    """Tell what the table waits for, the rules of it, what can be done and what can be typed."""
    yield f"{wanted(state)}."
    for rule in ALLOWING[type(state.phase)]:
        yield f"\n{told_rule(rule)}"
    yield ""
    yield from choices(state, seat)
    yield f"\n{ORDERS}"


def why(state: State, action: Action) -> str:
    """Tell which rule refuses an action, or that it is legal and by which rules."""
    refused = refusal(state, action)
    if refused:
        return f"{refused.reason}\n\n{told_rule(refused.rule)}"
    told = "\n\n".join(map(told_rule, ALLOWING[type(state.phase)]))
    return f"this can be done\n\n{told}"
