"""Which rule answers what: for each phase, who is waited for, what is legal, what is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias, TypeVar

from dschunke.actions import (
    Action,
    ChooseRole,
    Decline,
    DrawGoods,
    KeepCard,
    OpenStack,
    PassBid,
    PlaceStrip,
    PlayCard,
    SealBid,
    ShiftStrip,
    SwapGoods,
    TakeYuan,
)
from dschunke.errors import IllegalAction
from dschunke.phases import (
    Bidding,
    ChoosingRole,
    Drawing,
    KeepingSpecial,
    LayingStart,
    Loading,
    OfferingSwap,
    Phase,
    Relaying,
    Shifting,
    Supplying,
    Swapping,
    TakingSpecial,
)
from dschunke.rules import (
    auction,
    drawing,
    loading,
    market,
    playing,
    roles,
    setup,
    specials,
    supply,
)
from dschunke.state import State
from dschunke.vocabulary import Seat

__all__ = ["LISTS", "VERBS", "WANTED", "acted", "listed", "waiting"]


WANTED: Final[dict[type, tuple[str, str]]] = {
    LayingStart: ("R2.8", "lays a strip"),
    OfferingSwap: ("R4.2", "may play a goods swap or declines"),
    Swapping: ("R9.7", "exchanges goods cards"),
    ChoosingRole: ("R5.1", "takes a role"),
    Drawing: ("R5.10", "names a good to draw"),
    Loading: ("R5.11", "lays strips"),
    Shifting: ("R9.8", "lifts a strip"),
    Relaying: ("R9.8", "lays the lifted strip"),
    Supplying: ("R7.1", "draws supply"),
    Bidding: ("R8.2", "bids or passes"),
    TakingSpecial: ("R9.2", "chooses a stack"),
    KeepingSpecial: ("R9.2", "takes a card from the stack"),
}
"""For each wait, the rule that says whose turn it is, and what the one waited for does."""


def waiting(phase: Phase) -> tuple[Seat, ...]:
    """List the seats that a phase waits for (R3.3)."""
    if type(phase) not in WANTED:
        return ()
    match phase:
        case Bidding():
            return phase.waiting
        case TakingSpecial(takers=takers) | KeepingSpecial(takers=takers):
            return takers[:1]
        case (
            ChoosingRole(seat=seat)
            | Supplying(seat=seat)
            | Loading(seat=seat)
            | Drawing(seat=seat)
            | OfferingSwap(seat=seat)
            | Swapping(seat=seat)
            | Shifting(seat=seat)
            | Relaying(seat=seat)
            | LayingStart(seat=seat)
        ):
            return (seat,)
    return ()  # pragma: no cover - every wait of `WANTED` has its case


_Phase = TypeVar("_Phase")
_Action = TypeVar("_Action")
_Verb: TypeAlias = Callable[[State, Any, Any], State]  # of the phase and the action it stands under
_List: TypeAlias = Callable[[State, Any], tuple[Action, ...]]  # of the phase it stands under


def _does(
    phase: type[_Phase], action: type[_Action], verb: Callable[[State, _Phase, _Action], State]
) -> tuple[tuple[type, type], _Verb]:
    return (phase, action), verb


def _lists(
    phase: type[_Phase], *lists: Callable[[State, _Phase], tuple[Action, ...]]
) -> tuple[type, tuple[_List, ...]]:
    return phase, lists


VERBS: Final = dict(
    (
        _does(LayingStart, PlaceStrip, setup.place),
        _does(OfferingSwap, PlayCard, playing.play),
        _does(OfferingSwap, Decline, market.decline),
        _does(Swapping, SwapGoods, playing.swap),
        _does(Swapping, Decline, playing.decline),
        _does(ChoosingRole, ChooseRole, roles.choose),
        _does(ChoosingRole, PlayCard, playing.play),
        _does(Drawing, DrawGoods, drawing.name_good),
        _does(Loading, PlaceStrip, loading.place),
        _does(Shifting, ShiftStrip, playing.lift),
        _does(Relaying, PlaceStrip, playing.place),
        _does(Supplying, DrawGoods, supply.draw_supply),
        _does(Bidding, SealBid, auction.seal),
        _does(Bidding, PassBid, auction.pass_bid),
        _does(TakingSpecial, OpenStack, specials.open_stack),
        _does(TakingSpecial, TakeYuan, specials.take_yuan),
        _does(KeepingSpecial, KeepCard, specials.keep),
    )
)
"""For each wait and each action that fits it, the rule."""

LISTS: Final = dict(
    (
        _lists(LayingStart, setup.legal),
        _lists(OfferingSwap, playing.legal_cards, market.legal),
        _lists(Swapping, playing.legal_swaps),
        _lists(ChoosingRole, roles.legal, playing.legal_cards),
        _lists(Drawing, drawing.legal),
        _lists(Loading, loading.legal),
        _lists(Shifting, playing.legal_lifts),
        _lists(Relaying, playing.legal_places),
        _lists(Supplying, supply.legal),
        _lists(TakingSpecial, specials.legal_stacks),
        _lists(KeepingSpecial, specials.legal_cards),
    )
)
"""For each wait of one seat, what lists its legal actions, in this order."""


def acted(state: State, phase: Phase, action: Action) -> State:
    """Do by the rule what is done while the table waits; refuse what does not fit (R3.2)."""
    verb = VERBS.get((type(phase), type(action)))
    if verb is None:
        wanted = WANTED[type(phase)][1]
        seats = " or ".join(map(str, waiting(phase)))
        reason = f"now seat {seats} {wanted}; {type(action).__name__} does not fit"
        raise IllegalAction("R3.2", action, reason)
    return verb(state, phase, action)


def listed(state: State, phase: Phase, seat: Seat | None) -> tuple[Action, ...]:
    """List what the rules allow in a phase, for one `seat` that it waits for or for all of them."""
    choices: tuple[Action, ...] = ()
    if isinstance(phase, Bidding):
        for bidder in phase.waiting if seat is None else (seat,):
            choices += auction.legal(state, bidder)
    else:
        for legal in LISTS.get(type(phase), ()):
            choices += legal(state, phase)
    return choices
