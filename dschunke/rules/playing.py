"""Playing special cards from hand (R9.3, R9.6, R9.7, R9.8)."""

from __future__ import annotations

from dschunke.actions import Decline, PlaceStrip, PlayCard, ShiftStrip, SwapGoods
from dschunke.by import added, replaced, without
from dschunke.cards import ExtraTask, GoodsSwap, SpecialCard, StripShift
from dschunke.choices import decline_of, places, play_card, swaps
from dschunke.errors import IllegalAction
from dschunke.hold import free_slots, laid, lifted, top_strips
from dschunke.passages import Stage, Working
from dschunke.phases import ChoosingRole, OfferingSwap, Phase, Relaying, Shifting, Swapping
from dschunke.rulings import Shift
from dschunke.shared import onward
from dschunke.state import State, changed
from dschunke.table import (
    back_to_roles,
    drawable,
    merchant_space,
    refuse_slot,
    turn_of,
    with_player,
)
from dschunke.vocabulary import GOODS, JUNKS, Junk, Seat

__all__ = [
    "decline",
    "legal_cards",
    "legal_lifts",
    "legal_places",
    "legal_swaps",
    "lift",
    "lift_unasked",
    "place",
    "play",
    "swap",
]


def legal_cards(state: State, phase: OfferingSwap | ChoosingRole) -> tuple[PlayCard, ...]:
    """List the cards in hand that may be played now, equal ones once (R9.3)."""
    cards = dict.fromkeys(state.players[phase.seat].hand)
    return tuple(
        play_card(phase.seat, card) for card in cards if _refusal(state, phase, card) is None
    )


def play(state: State, phase: OfferingSwap | ChoosingRole, action: PlayCard) -> State:
    """Play a one-time card in its phase; it leaves the game (R9.1, R9.3)."""
    seat, card = phase.seat, action.card
    hand = state.players[seat].hand
    if card not in hand:
        raise IllegalAction("R9.3", action, f"seat {seat} has no card in hand: {card}")
    refused = _refusal(state, phase, card)
    if refused is not None:
        rule, reason = refused
        raise IllegalAction(rule, action, reason)
    return changed(
        state,
        players=with_player(state, seat, hand=without(hand, card)),
        played=(*state.played, card),
        phase=_effect(state, seat, card),
    )


def _refusal(
    state: State, phase: OfferingSwap | ChoosingRole, card: SpecialCard
) -> tuple[str, str] | None:
    """Tell the rule and the reason why a card may not be played now, or None."""
    before_role = isinstance(phase, ChoosingRole)
    match card:
        case GoodsSwap():
            if before_role:
                return "R9.7", "a goods swap is played after the market card is turned up"
            if not _swaps(state, phase.seat):
                return "R9.3", f"a goods swap could change nothing for seat {phase.seat}"
        case StripShift():
            if not before_role:
                return "R9.8", "a strip shift is played before taking a role"
            if not _lifts(state, phase.seat):
                return "R9.3", f"no strip that seat {phase.seat} may shift lies in a top layer"
        case ExtraTask():
            if not before_role:
                return "R9.6", "an extra task is played before taking a role"
        case _:
            return "R9.1", f"this card is not played: {card}"
    return None


def _effect(state: State, seat: Seat, card: SpecialCard) -> Phase:
    """Go on to what a played card does; a single strip is lifted without asking (R3.3)."""
    if isinstance(card, ExtraTask):
        return Working(seat, card.junk, merchant_space(state.edition, card.task))
    return Swapping(seat, 0) if isinstance(card, GoodsSwap) else Shifting(seat)


def _swaps(state: State, seat: Seat) -> tuple[SwapGoods, ...]:
    held = tuple(good for good in GOODS if state.players[seat].goods[good])
    return swaps(seat, held, drawable(state))


def legal_swaps(state: State, phase: Swapping) -> tuple[SwapGoods | Decline, ...]:
    """List every exchange for another good in stock; after the first one, also no more (R9.7)."""
    more = _swaps(state, phase.seat)
    return (*more, decline_of(phase.seat)) if phase.done else more


def swap(state: State, phase: Swapping, action: SwapGoods) -> State:
    """Exchange one card of the hand for a card of another good from its stock (R9.7)."""
    seat, give, take = phase.seat, action.give, action.take
    goods = state.players[seat].goods
    if not goods[give]:
        raise IllegalAction("R9.7", action, f"seat {seat} holds no {give}")
    if give is take:
        raise IllegalAction("R9.7", action, f"{give} must be exchanged for another good")
    if not state.stocks[take]:
        raise IllegalAction("R9.7", action, f"there is no {take} in stock")
    done = phase.done + 1
    more = done < state.edition.swaps
    return changed(
        state,
        players=with_player(state, seat, goods=added(added(goods, give, -1), take, 1)),
        stocks=added(added(state.stocks, give, 1), take, -1),
        phase=Swapping(seat, done) if more else onward(Stage.SWAPS, turn_of(state, seat)),
    )


def decline(state: State, phase: Swapping, action: Decline) -> State:
    """Exchange no further card, once one has been exchanged (R9.7)."""
    if not phase.done:
        raise IllegalAction("R9.7", action, "a played goods swap exchanges at least one card")
    return changed(state, phase=onward(Stage.SWAPS, turn_of(state, phase.seat)))


def _lifts(state: State, seat: Seat) -> dict[tuple[Junk, int], Seat]:
    """List the strips that `seat` may lift, by junk and slot, with their owners (R9.8)."""
    anybodys = state.edition.rulings.shift is Shift.ANY
    return {
        (junk, slot): owner
        for junk in JUNKS
        for slot, owner in top_strips(state.holds[junk])
        if owner == seat or anybodys
    }


def lift_unasked(state: State, phase: Shifting) -> State:
    """Lift the strip without asking if there is only one to lift (R3.3, R9.8)."""
    lifts = _lifts(state, phase.seat)
    return _lift(state, phase.seat, *next(iter(lifts))) if len(lifts) == 1 else state


def legal_lifts(state: State, phase: Shifting) -> tuple[ShiftStrip, ...]:
    """List the player's own strips in the top layers; by another ruling all strips there (R9.8)."""
    return tuple(ShiftStrip(phase.seat, junk, slot) for junk, slot in _lifts(state, phase.seat))


def lift(state: State, phase: Shifting, action: ShiftStrip) -> State:
    """Lift a strip from the top layer of a hold (R9.8)."""
    junk, slot = action.junk, action.slot
    if (junk, slot) not in _lifts(state, phase.seat):
        raise IllegalAction(
            "R9.8",
            action,
            f"slot {slot} of the top layer on {junk} has no strip that seat {phase.seat} may lift",
        )
    return _lift(state, phase.seat, junk, slot)


def _lift(state: State, seat: Seat, junk: Junk, slot: int) -> State:
    owner = _lifts(state, seat)[junk, slot]
    holds = replaced(state.holds, junk, lifted(state.holds[junk], slot))
    return changed(state, holds=holds, phase=Relaying(seat, owner, junk, slot))


def legal_places(state: State, phase: Relaying) -> tuple[PlaceStrip, ...]:
    """List the places where a strip may be laid, but for the one it was lifted from (R9.8)."""
    return tuple(
        action
        for junk in JUNKS
        for action in places(phase.seat, junk, free_slots(state.holds[junk]))
        if (action.junk, action.slot) != (phase.junk, phase.slot)
    )


def place(state: State, phase: Relaying, action: PlaceStrip) -> State:
    """Lay the lifted strip in another place (R9.8, R6.2)."""
    junk, slot = action.junk, action.slot
    if (junk, slot) == (phase.junk, phase.slot):
        raise IllegalAction("R9.8", action, "the strip was lifted there; another place is needed")
    refuse_slot(action, state.holds[junk], junk, slot)
    holds = replaced(state.holds, junk, laid(state.holds[junk], slot, phase.owner))
    return changed(state, holds=holds, phase=back_to_roles(state))
