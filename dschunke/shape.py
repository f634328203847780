"""Whether a state's fields have their types and shapes, before anything else is asked of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, get_args

from attrs import fields

from dschunke.cards import SPECIAL_CARDS, MarketCard
from dschunke.edition import Edition
from dschunke.errors import shown
from dschunke.hold import Hold
from dschunke.passages import Occasion, Stage
from dschunke.phases import Bid, Phase
from dschunke.state import Player, State
from dschunke.track import Space
from dschunke.vocabulary import Good, Junk, Role, Task

__all__ = ["misshapen"]

_PHASES = get_args(Phase)


def misshapen(state: State) -> Iterator[str]:
    """Name the fields of a state that do not have their type or shape."""
    served = (
        [setup.players for setup in state.edition.setups] if _is(state.edition, Edition) else []
    )
    wrong = {
        "edition": not served,
        "players": not _all(state.players, Player) or len(state.players) not in served,
        "holds": not _all(state.holds, Hold, len(Junk)) or not all(map(_is_hold, state.holds)),
        "stocks": not _all(state.stocks, int, len(Good)),
        "market": not _all(state.market, MarketCard),
        "stacks": not _all(state.stacks, tuple) or not all(map(_are_cards, state.stacks)),
        "played": not _are_cards(state.played),
        "announced": not _all(state.announced, int),
        "round": not _is(state.round, int),
        "start_player": not _is(state.start_player, int),
        "merchants": not _all(state.merchants, Junk, len(Task)),
        "taken": not _all(state.taken, Role),
        "sold": not _all(state.sold, Good),
        "phase": type(state.phase) not in _PHASES or not _has_its_types(state.phase),
    }
    for field, odd in wrong.items():
        if odd:
            yield f"{field}: {shown(getattr(state, field))}"
    for seat, player in enumerate(() if wrong["players"] else state.players):
        if not (
            _all(player.goods, int, len(Good))
            and _is(player.strips, int)
            and _is(player.yuan, int)
            and _are_cards(player.hand)
            and _are_cards(player.open)
        ):
            yield f"players[{seat}]: {shown(player)}"


def _is(value: object, kind: type) -> bool:
    return type(value) is kind


def _all(values: object, kind: type, length: int | None = None) -> bool:
    if type(values) is not tuple or (length is not None and len(values) != length):
        return False
    return all(type(value) is kind for value in values)


def _are_cards(values: object) -> bool:
    return type(values) is tuple and all(type(value) in SPECIAL_CARDS for value in values)


def _is_hold(hold: Hold) -> bool:
    return _all(hold.layers, tuple) and all(
        owner is None or type(owner) is int for layer in hold.layers for owner in layer
    )


def _are_bids(value: object) -> bool:
    if type(value) is not tuple or not _all(value, Bid):
        return False
    return all(_has_its_types(bid) and bid.seat >= 0 for bid in value)


_FITS: Final[dict[str, Callable[[object], bool]]] = {
    "Good": lambda value: type(value) is Good,
    "Junk": lambda value: type(value) is Junk,
    "Occasion": lambda value: type(value) is Occasion,
    "Seat": lambda value: type(value) is int,
    "Space": lambda value: type(value) in get_args(Space),
    "Stage": lambda value: type(value) is Stage,
    "int": lambda value: type(value) is int,
    "tuple[Bid, ...]": _are_bids,
    "tuple[Seat, ...]": lambda value: _all(value, int),
}
"""Whether a value is what a field of a phase or a bid says it is, by the field's type."""


# Made at once, while the types are still the words of the source.
_HOLDS: Final = {
    kind: [(one.name, _FITS[str(one.type)]) for one in fields(kind)] for kind in (*_PHASES, Bid)
}


def _has_its_types(value: Phase | Bid) -> bool:
    """Tell whether the fields of a phase or a bid hold what they say."""
    return all(fits(getattr(value, name)) for name, fits in _HOLDS[type(value)])
