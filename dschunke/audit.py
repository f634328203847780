"""The named invariants: none is broken by any state of a real game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from attrs import frozen

from dschunke.cards import OPEN_CARDS
from dschunke.edition import setup_for
from dschunke.errors import InvalidValue
from dschunke.hold import SLOTS
from dschunke.passages import Awarding, Ended, Onward, Working
from dschunke.phases import (
    Bidding,
    ChoosingRole,
    GameOver,
    KeepingSpecial,
    LayingStart,
    Relaying,
    TakingSpecial,
)
from dschunke.rulings import Shift
from dschunke.shape import misshapen
from dschunke.state import State
from dschunke.vocabulary import MERCHANT_OF, Good
from dschunke.waits import undecided, untimely

__all__ = ["INVARIANTS", "ORDER", "Violation", "audit"]


SHAPE: Final = "every field has its type and shape"
"""The name of the invariant that comes before all others."""


@frozen
class Violation:
    """An invariant that a state breaks."""

    name: str
    """The invariant's name."""
    rule: str
    """The id of the rule it states."""
    message: str
    """What is wrong, with the numbers."""


def audit(state: State) -> tuple[Violation, ...]:
    """List the invariants that a state breaks; empty for every state of a real game.

    A state whose fields do not even have their types and shapes breaks that invariant, and no other
    is looked at; those of `ORDER` are looked at only if those of `INVARIANTS` hold.

    Raises `InvalidValue` for what is no state.
    """
    if type(state) is not State:
        raise InvalidValue("state", state, "a State")
    for stage in ({SHAPE: ("R3.3", misshapen)}, INVARIANTS, ORDER):
        broken = tuple(
            Violation(name, rule, message)
            for name, (rule, check) in stage.items()
            for message in check(state)
        )
        if broken:
            return broken
    return ()


def _goods_cards(state: State) -> Iterator[str]:
    for good in Good:
        there = state.stocks[good] + sum(player.goods[good] for player in state.players)
        if there != state.edition.goods_cards[good]:
            yield f"{there} cards of {good}, not {state.edition.goods_cards[good]}"
        if state.stocks[good] < 0 or any(player.goods[good] < 0 for player in state.players):
            yield f"a count of {good} below zero"


def _special_cards(state: State) -> Iterator[str]:
    cards = Counter(state.played)
    for pile in state.stacks:
        cards.update(pile)
    for player in state.players:
        cards.update(player.hand)
        cards.update(player.open)
    if cards != Counter(state.edition.special_cards):
        yield f"{cards.total()} special cards that are not the edition's"


def _market_cards(state: State) -> Iterator[str]:
    if Counter(state.market) != Counter(state.edition.market_cards):
        yield f"{len(state.market)} market cards that are not the edition's"


def _strips(state: State) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        there = player.strips + sum(
            layer.count(seat) for hold in state.holds for layer in hold.layers
        )
        if isinstance(state.phase, Relaying) and state.phase.owner == seat:
            there += 1
        if there != state.edition.strips or player.strips < 0:
            yield f"{there} strips of seat {seat}, {player.strips} of them not laid"


def _layers(state: State) -> Iterator[str]:
    seats = (None, *range(len(state.players)))
    for place, hold in enumerate(state.holds):
        for height, layer in enumerate(hold.layers):
            if len(layer) != SLOTS or any(owner not in seats for owner in layer):
                yield f"junk {place}, layer {height} is no layer of three slots: {layer}"
            if layer.count(None) == len(layer):
                yield f"junk {place}, layer {height} is bare"
            if None in layer and height < len(hold.layers) - 1:
                yield f"junk {place}, layer {height} is not full and something lies on it"


def _yuan(state: State) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        if player.yuan < 0:
            yield f"seat {seat} has {player.yuan} yuan"
    if state.announced and len(state.announced) != len(state.players):
        yield f"{len(state.announced)} players have told their yuan"
    for seat, (told, player) in enumerate(zip(state.announced, state.players, strict=False)):
        if not 0 <= told <= player.yuan:
            yield f"seat {seat} told {told} yuan and has {player.yuan}"


def _roles(state: State) -> Iterator[str]:
    helpers = setup_for(state.edition, len(state.players)).helpers
    for role in state.taken:
        if role not in MERCHANT_OF and role not in helpers:
            yield f"the {role} takes no part in this game"
    turn = len(state.taken)
    if isinstance(state.phase, ChoosingRole) and turn == len(state.players):
        yield "a role is waited for, and every player has taken one"
    if len(set(state.taken)) != len(state.taken) or len(state.taken) > len(state.players):
        yield f"{len(state.players)} players took the roles {state.taken}"


def _merchants(state: State) -> Iterator[str]:
    if len(set(state.merchants)) != len(state.merchants):
        yield f"merchants share a junk: {state.merchants}"


def _markers(state: State) -> Iterator[str]:
    if len(set(state.sold)) != len(state.sold) or list(state.sold) != sorted(state.sold):
        yield f"markers twice or out of order: {state.sold}"


def _round(state: State) -> Iterator[str]:
    setting_up = isinstance(state.phase, LayingStart)
    if setting_up != (state.round == 0):
        yield f"round {state.round} and the phase {type(state.phase).__name__}"
    if isinstance(state.phase, GameOver) and state.round != state.edition.rounds:
        yield f"the game is over in round {state.round} of {state.edition.rounds}"
    if not 0 <= state.round <= state.edition.rounds:
        yield f"round {state.round} of {state.edition.rounds}"
    if not 0 <= state.start_player < len(state.players):
        yield f"start player {state.start_player} of {len(state.players)} players"


def _open_cards(state: State) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        if not all(isinstance(card, OPEN_CARDS) for card in player.open):
            yield f"seat {seat} has laid open a card that is kept in hand"
        if any(isinstance(card, OPEN_CARDS) for card in player.hand):
            yield f"seat {seat} has in hand a card that is laid open"


def _bids(state: State) -> Iterator[str]:
    if not isinstance(state.phase, Bidding):
        return
    if len(state.sold) == len(Good):
        yield "bids are waited for, and every good is sold"
    for bid in state.phase.bids:
        if bid.good in state.sold:
            yield f"seat {bid.seat} bids on {bid.good}, which is sold"
        if bid.seat >= len(state.players):
            yield f"seat {bid.seat} bids at a table of {len(state.players)}"
        elif bid.count > state.players[bid.seat].goods[bid.good] or bid.count < 1:
            yield f"seat {bid.seat} bids {bid.count} {bid.good} and does not hold them"
    seats = [bid.seat for bid in state.phase.bids]
    if seats != sorted(set(seats)) or set(seats) & set(state.phase.waiting):
        yield f"bids of the seats {seats} while {state.phase.waiting} are waited for"


def _waits(state: State) -> Iterator[str]:
    phase = state.phase
    if isinstance(phase, (Onward, Ended, Working, Awarding)):
        yield f"nobody is waited for in {phase}"
    elif isinstance(phase, Bidding | TakingSpecial | KeepingSpecial):
        seats = phase.waiting if isinstance(phase, Bidding) else phase.takers
        if len(set(seats)) != len(seats):
            yield f"a seat is waited for twice: {seats}"
        if isinstance(phase, KeepingSpecial) and not _has_cards(state, phase.stack):
            yield f"stack {phase.stack}, which is looked through, has no cards"
        if not seats or not set(seats) <= set(range(len(state.players))):
            yield f"the seats {seats} are waited for at a table of {len(state.players)}"
    elif not isinstance(phase, GameOver) and not 0 <= phase.seat < len(state.players):
        yield f"seat {phase.seat} is waited for at a table of {len(state.players)}"
    if isinstance(phase, Relaying) and not _may_lift(state, phase):
        yield f"seat {phase.seat} has lifted a strip of seat {phase.owner}"


def _may_lift(state: State, phase: Relaying) -> bool:
    if state.edition.rulings.shift is Shift.OWN:
        return phase.owner == phase.seat
    return 0 <= phase.owner < len(state.players)


def _has_cards(state: State, stack: int) -> bool:
    return 0 <= stack < len(state.stacks) and len(state.stacks[stack]) > 0


_Check = Callable[[State], Iterator[str]]

INVARIANTS: Final[dict[str, tuple[str, _Check]]] = {
    "goods cards are conserved": ("R8.6", _goods_cards),
    "special cards are conserved": ("R9.2", _special_cards),
    "market cards are conserved": ("R4.1", _market_cards),
    "strips are conserved": ("R1.5", _strips),
    "layers are full before they are covered": ("R6.2", _layers),
    "yuan are never spent": ("R1.9", _yuan),
    "a role is taken once a round": ("R5.5", _roles),
    "merchants stand on different junks": ("R10.2", _merchants),
    "a good is sold once a round": ("R8.7", _markers),
    "the round and the start player exist": ("R3.1", _round),
    "open cards lie open, others are in hand": ("R9.1", _open_cards),
    "bids are covered by cards": ("R8.2", _bids),
    "the table waits for somebody at it": ("R3.3", _waits),
}
"""Every invariant by name, with its rule and its check."""

ORDER: Final[dict[str, tuple[str, _Check]]] = {
    "what is waited for fits what was done": ("R3.2", untimely),
    "whoever is waited for has something to decide": ("R3.3", undecided),
}
"""The invariants of what comes after what, likewise."""
