"""Taking special cards (R9.1, R9.2, R8.9)."""

from __future__ import annotations

from dschunke.actions import KeepCard, OpenStack, TakeYuan
from dschunke.by import replaced, without
from dschunke.cards import OPEN_CARDS, SpecialCard
from dschunke.choices import keep_card, opens
from dschunke.errors import IllegalAction, shown
from dschunke.passages import Awarding, Occasion, Passage, Stage
from dschunke.phases import KeepingSpecial, TakingSpecial
from dschunke.shared import ended, onward
from dschunke.state import State, changed
from dschunke.table import pay, with_player
from dschunke.vocabulary import Seat

__all__ = [
    "award",
    "keep",
    "legal_cards",
    "keep_unasked",
    "legal_stacks",
    "open_stack",
    "open_unasked",
    "take_yuan",
]


def award(state: State, phase: Awarding) -> State:
    """Let the first of the takers choose a stack; 3 yuan instead if every stack is empty (R9.2)."""
    if not any(state.stacks):
        return _paid(state, phase.takers, phase.occasion)
    return changed(state, phase=TakingSpecial(phase.takers, phase.occasion))


def open_unasked(state: State, phase: TakingSpecial) -> State:
    """Look through the only stack that has cards, where nothing else is on offer (R9.2, R3.3)."""
    stacks = _with_cards(state)
    if len(stacks) != 1 or phase.occasion is Occasion.PRIZE:
        return state
    return _look(state, phase, stacks[0])


def keep_unasked(state: State, phase: KeepingSpecial) -> State:
    """Take the only card of the stack (R9.2, R3.3)."""
    stack = state.stacks[phase.stack]
    return _kept(state, phase, stack[0]) if len(stack) == 1 else state


def legal_stacks(state: State, phase: TakingSpecial) -> tuple[OpenStack | TakeYuan, ...]:
    """List the stacks that have cards, and the yuan where they are on offer (R9.2, R8.9)."""
    seat = phase.takers[0]
    stacks = opens(seat, _with_cards(state))
    return (*stacks, TakeYuan(seat)) if phase.occasion is Occasion.PRIZE else stacks


def open_stack(state: State, phase: TakingSpecial, action: OpenStack) -> State:
    """Choose one of the stacks that has cards and look through it (R9.2)."""
    stacks = _with_cards(state)
    if action.stack not in stacks:
        there = ", ".join(map(str, stacks))
        raise IllegalAction(
            "R9.2", action, f"stack {shown(action.stack)} has no cards; stacks with cards: {there}"
        )
    return _look(state, phase, action.stack)


def take_yuan(state: State, phase: TakingSpecial, action: TakeYuan) -> State:
    """Take 3 yuan instead of a special card won (R8.9)."""
    if phase.occasion is not Occasion.PRIZE:
        raise IllegalAction("R4.3", action, "the event gives a special card, not yuan")
    return _paid(state, phase.takers, phase.occasion)


def legal_cards(state: State, phase: KeepingSpecial) -> tuple[KeepCard, ...]:
    """List the cards of the chosen stack, equal ones once, from the top (R9.2)."""
    seat = phase.takers[0]
    return tuple(keep_card(seat, card) for card in dict.fromkeys(state.stacks[phase.stack]))


def keep(state: State, phase: KeepingSpecial, action: KeepCard) -> State:
    """Take one card, put the others back in their order (R9.2)."""
    if action.card not in state.stacks[phase.stack]:
        raise IllegalAction("R9.2", action, f"stack {phase.stack} has no card: {action.card}")
    return _kept(state, phase, action.card)


def _with_cards(state: State) -> tuple[int, ...]:
    return tuple(place for place, stack in enumerate(state.stacks) if stack)


def _look(state: State, phase: TakingSpecial, place: int) -> State:
    return changed(state, phase=KeepingSpecial(phase.takers, phase.occasion, place))


def _paid(state: State, takers: tuple[Seat, ...], occasion: Occasion) -> State:
    """Pay 3 yuan instead of a special card (R8.9, R9.2)."""
    return changed(
        state,
        players=pay(state, takers[0], state.edition.special_yuan),
        phase=_after(takers, occasion),
    )


def _kept(state: State, phase: KeepingSpecial, card: SpecialCard) -> State:
    """Lay the card open or take it in hand (R9.1)."""
    place, seat = phase.stack, phase.takers[0]
    stack = state.stacks[place]
    player = state.players[seat]
    if isinstance(card, OPEN_CARDS):
        players = with_player(state, seat, open=(*player.open, card))
    else:
        players = with_player(state, seat, hand=(*player.hand, card))
    return changed(
        state,
        players=players,
        stacks=replaced(state.stacks, place, without(stack, card)),
        phase=_after(phase.takers, phase.occasion),
    )


def _after(takers: tuple[Seat, ...], occasion: Occasion) -> Passage:
    """Go on with the next taker, then with what the cards were taken for (R8.12, R4.3)."""
    if len(takers) > 1:
        return Awarding(takers[1:], occasion)
    return ended(Stage.EVENT) if occasion is Occasion.EVENT else onward(Stage.AUCTION, 0)
