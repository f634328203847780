"""Which rule answers what: for each phase, who is waited for, what is legal, what is done."""

from __future__ import annotations

from typing import Final

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
from dschunke.choices import decline
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

__all__ = ["WANTED", "acted", "listed", "waiting"]


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
        case _:
            return ()


def acted(state: State, phase: Phase, action: Action) -> State:
    """Find the rule for what the table waits for and what is done: the table of all of them."""
    match phase:
        case Bidding():
            match action:
                case SealBid():
                    return auction.seal(state, phase, action)
                case PassBid():
                    return auction.pass_bid(state, phase, action)
        case ChoosingRole():
            match action:
                case ChooseRole():
                    return roles.choose(state, phase, action)
                case PlayCard():
                    return playing.play(state, phase, action)
        case Supplying():
            if isinstance(action, DrawGoods):
                return supply.draw_supply(state, phase, action)
        case Drawing():
            if isinstance(action, DrawGoods):
                return drawing.name_good(state, phase, action)
        case Loading():
            if isinstance(action, PlaceStrip):
                return loading.place(state, phase, action)
        case TakingSpecial():
            match action:
                case OpenStack():
                    return specials.open_stack(state, phase, action)
                case TakeYuan():
                    return specials.take_yuan(state, phase, action)
        case KeepingSpecial():
            if isinstance(action, KeepCard):
                return specials.keep(state, phase, action)
        case OfferingSwap():
            match action:
                case PlayCard():
                    return playing.play(state, phase, action)
                case Decline():
                    return market.decline(state, phase, action)
        case Swapping():
            match action:
                case SwapGoods():
                    return playing.swap(state, phase, action)
                case Decline():
                    return playing.decline(state, phase, action)
        case Shifting():
            if isinstance(action, ShiftStrip):
                return playing.lift(state, phase, action)
        case Relaying():
            if isinstance(action, PlaceStrip):
                return playing.place(state, phase, action)
        case LayingStart():
            if isinstance(action, PlaceStrip):
                return setup.place(state, phase, action)
    wanted = WANTED[type(phase)][1]
    seats = " or ".join(map(str, waiting(phase)))
    raise IllegalAction(
        "R3.2", action, f"now seat {seats} {wanted}; {type(action).__name__} does not fit"
    )


def listed(state: State, phase: Phase, seat: Seat | None) -> tuple[Action, ...]:
    """List what the rules allow in a phase, for one `seat` that it waits for or for all of them."""
    match phase:
        case Bidding():
            choices: tuple[Action, ...] = ()
            for bidder in phase.waiting if seat is None else (seat,):
                choices += auction.legal(state, bidder)
            return choices
        case ChoosingRole():
            if not state.players[phase.seat].hand:
                return roles.legal(state, phase)
            return (*roles.legal(state, phase), *playing.legal_cards(state, phase))
        case Supplying():
            return supply.legal(state, phase)
        case Drawing():
            return drawing.legal(state, phase)
        case Loading():
            return loading.legal(state, phase)
        case TakingSpecial():
            return specials.legal_stacks(state, phase)
        case KeepingSpecial():
            return specials.legal_cards(state, phase)
        case OfferingSwap():
            return (*playing.legal_cards(state, phase), decline(phase.seat))
        case Swapping():
            return playing.legal_swaps(state, phase)
        case Shifting():
            return playing.legal_lifts(state, phase)
        case Relaying():
            return playing.legal_places(state, phase)
        case LayingStart():
            return setup.legal(state, phase)
        case _:
            return ()
