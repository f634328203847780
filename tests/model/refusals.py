"""Why an action is illegal: the rule it breaks, in words."""

from typing import Any

from .cards import could_change_nothing, phase_of
from .table import Table
from .words import GOODS, HELPERS, JUNKS, MERCHANTS, ONCE_KINDS, Action, Question


def why_not(table: Table, question: Question | None, action: Any) -> str:
    """The rule an illegal action breaks and a sentence on it."""
    if question is None:
        return "R11.1: the game is over"
    if not isinstance(action, dict) or "kind" not in action or "seat" not in action:
        return f"{question.rule}: that is no action"
    of_seat = [choice for choice in question.legal if choice["seat"] == action["seat"]]
    if not of_seat:
        return f"{question.rule}: seat {action['seat']} is not waited for"
    same_kind = [choice for choice in of_seat if choice["kind"] == action["kind"]]
    # A bid or a card may be the wrong one even where no such action is legal just now.
    if not same_kind and not about_a_bid_or_card(question, action):
        return wrong_kind(question, action)
    explain = {
        "ChooseRole": about_role,
        "DrawGoods": about_draw,
        "PlaceStrip": about_place,
        "SealBid": about_bid,
        "PlayCard": about_card,
        "OpenStack": about_stack,
        "KeepCard": about_keeping,
        "SwapGoods": about_swap,
        "ShiftStrip": about_shift,
    }
    if action["kind"] not in explain or set(action) != fields_of(action["kind"]):
        return f"{question.rule}: that action has other fields"
    return explain[action["kind"]](table, question, action)


def fields_of(kind: str) -> set[str]:
    """The fields that an action of this kind has."""
    more = {
        "ChooseRole": {"role", "junk"},
        "DrawGoods": {"good"},
        "PlaceStrip": {"junk", "slot"},
        "ShiftStrip": {"junk", "slot"},
        "SealBid": {"good", "count"},
        "OpenStack": {"stack"},
        "KeepCard": {"card"},
        "PlayCard": {"card"},
        "SwapGoods": {"give", "take"},
    }
    return {"kind", "seat"} | more[kind]


def about_a_bid_or_card(question: Question, action: Action) -> bool:
    """Whether this is a bid in an auction, or a card played where cards are played."""
    if action["kind"] == "SealBid":
        return question.rule == "R8.2"
    return action["kind"] == "PlayCard" and question.rule in ["R4.2", "R5.1"]


def wrong_kind(question: Question, action: Action) -> str:
    """Something else is asked for at this moment."""
    if action["kind"] == "Decline" and question.rule == "R9.7":
        return "R9.7: once the card is played the first exchange must be made"
    if action["kind"] == "TakeYuan" and question.rule == "R4.3":
        return "R4.3: yuan are not on offer at an event"
    if action["kind"] == "TakeYuan" and question.rule == "R9.2":
        return "R8.9: yuan are taken before a stack is chosen"
    if action["kind"] == "PlayCard":
        return "R9.1: a card is played in its phase"
    wanted = sorted({choice["kind"] for choice in question.legal})
    return f"{question.rule}: now it is {' or '.join(wanted)}, not {action['kind']}"


def about_role(table: Table, question: Question, action: Action) -> str:
    """A role that cannot be taken so."""
    role, junk = action["role"], action["junk"]
    if role not in MERCHANTS + HELPERS:
        return "R1.8: there is no such role"
    if role not in MERCHANTS + table.setup["helpers"]:
        return "R2.5: this helper does not take part"
    if role in table.taken:
        return "R5.5: this role has been taken this round"
    if role in MERCHANTS:
        return "R5.2: a merchant works on the junk where it stands"
    if junk not in JUNKS:
        return "R1.2: there is no such junk"
    return "R5.3: a helper works on a junk without a merchant"


def about_draw(table: Table, question: Question, action: Action) -> str:
    """A good that cannot be drawn."""
    return f"{question.rule}: only a good with a stock can be named"


def about_place(table: Table, question: Question, action: Action) -> str:
    """A place where the strip may not be laid."""
    junk, slot = action["junk"], action["slot"]
    if junk not in JUNKS:
        return "R1.2: there is no such junk"
    if slot not in table.holds[junk].free_slots():
        return "R6.2: a strip goes into a free slot of the top layer"
    if question.rule == "R2.8":
        return "R2.8: the junk has all the strips it may take, or all of this player"
    if question.rule == "R9.8":
        return "R9.8: the strip may not go back to the slot it came from"
    return "R5.2, R5.3: the strip is laid on the junk of the task"


def about_bid(table: Table, question: Question, action: Action) -> str:
    """A bid that cannot be made."""
    if action["good"] not in GOODS:
        return "R1.4: there is no such good"
    if action["good"] in table.sold:
        return "R8.7: this good is sold"
    return "R8.2: a bid is one or more of the player's own goods cards"


def about_card(table: Table, question: Question, action: Action) -> str:
    """A card that cannot be played now."""
    card = action["card"]
    if card not in table.players[action["seat"]].hand:
        return "R9.1: the player has no such card in hand"
    if card["kind"] not in ONCE_KINDS:
        return "R9.1: this card is not played; it pays at the end"
    now = "market" if question.rule == "R4.2" else "roles"
    if phase_of(card) != now:
        return f"R9.1: this card is played in another phase, the {phase_of(card)}"
    assert could_change_nothing(table, action["seat"], card)
    return "R9.3: it could change nothing"


def about_stack(table: Table, question: Question, action: Action) -> str:
    """A stack that cannot be chosen."""
    return "R9.2: choose one of the stacks that has cards"


def about_keeping(table: Table, question: Question, action: Action) -> str:
    """A card that cannot be taken."""
    return "R9.2: take a card of the chosen stack"


def about_swap(table: Table, question: Question, action: Action) -> str:
    """An exchange that cannot be made."""
    return "R9.7: a card of the hand goes for a card of another good from its stock"


def about_shift(table: Table, question: Question, action: Action) -> str:
    """A strip that cannot be lifted."""
    return "R9.8: only the player's own strips in a top layer are moved"
