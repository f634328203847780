"""A state as the specification shows its table, and the fingerprint of a set of them.

What is shown is told by `Shown` in `docs/spec/Report.tla`: lists of numbers and words. The
fingerprint of a set is the sum of the first eight bytes of the SHA-256 of each text, so it does not
depend on the order in which they are found.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from typing import Any

from attrs import astuple

from dschunke import Good, State, Task
from dschunke.cards import SpecialCard
from dschunke.hold import Hold
from dschunke.phases import (
    Bidding,
    ChoosingRole,
    Drawing,
    GameOver,
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

Shown = list[Any]
"""Lists of numbers, words and lists."""


def fingerprint(texts: Iterable[str]) -> str:
    """Give the fingerprint of a set of texts (16 hexadecimal digits)."""
    numbers = (int.from_bytes(sha256(text.encode()).digest()[:8], "big") for text in texts)
    return f"{sum(numbers) % 2**64:016x}"


def text(state: State) -> str:
    """Write what is shown of a state, as JSON without spaces after `,`."""
    return json.dumps(shown(state), separators=(",", ":"))


def shown(state: State) -> Shown:
    """Show a state as `Shown` shows the specification's table."""
    players = state.players
    return [
        state.round,
        state.start_player,
        list(map(int, state.merchants)),
        list(map(str, state.taken)),
        [int(good in state.sold) for good in Good],
        state.stocks,
        [_cards(stack) for stack in state.stacks],
        _cards(state.played),
        state.announced or [-1] * len(players),
        list(map(_hold, state.holds)),
        [player.goods for player in players],
        # The specification counts a lifted strip among those not laid.
        [player.strips + _lifted(state, seat) for seat, player in enumerate(players)],
        [player.yuan for player in players],
        [_cards(player.hand) for player in players],
        [_cards(player.open) for player in players],
        _wait(state),
    ]


def _lifted(state: State, seat: int) -> bool:
    return isinstance(state.phase, Relaying) and state.phase.owner == seat


@cache
def _hold(hold: Hold) -> Shown:
    return [[-1 if owner is None else owner for owner in layer] for layer in hold.layers]


@cache
def _cards(cards: tuple[SpecialCard, ...]) -> Shown:
    return [[type(card).__name__, *map(_field, astuple(card))] for card in cards]


def _field(value: int) -> int | str:
    return str(value) if isinstance(value, Task) else int(value)


def _wait(state: State) -> Shown:
    seats = range(len(state.players))
    match state.phase:
        case LayingStart(seat):
            return ["lay start", seat]
        case OfferingSwap(seat):
            return ["swap time", seat]
        case Swapping(seat, done):
            return ["exchange", seat, done]
        case ChoosingRole(seat):
            return ["role", seat]
        case Drawing(seat, left):
            return ["draw", seat, left]
        case Loading(seat, junk, left):
            return ["load", seat, int(junk), left]
        case Shifting(seat):
            return ["lift", seat]
        case Relaying(seat, _, junk, slot):
            return ["shift", seat, int(junk), slot]
        case Supplying(seat, left):
            return ["supply", seat, left]
        case Bidding(waiting, bids):
            made = {bid.seat: [int(bid.good), bid.count] for bid in bids}
            return [
                "bid",
                [int(seat in waiting) for seat in seats],
                [made.get(seat, [-1, 0]) for seat in seats],
            ]
        case TakingSpecial(takers, occasion):
            return ["stack", takers, occasion.value]
        case KeepingSpecial(takers, occasion, stack):
            return ["keep", takers, occasion.value, stack]
        case GameOver():
            return ["over"]
    raise AssertionError(f"no wait of the specification: {state.phase}")
