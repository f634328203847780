"""The special cards: taking one and playing one (R9)."""

from .table import Table
from .tasks import merchant_task
from .words import (
    JUNKS,
    ONCE_KINDS,
    OPEN_KINDS,
    Action,
    Card,
    Course,
    Question,
    distinct,
)


def take_special_card(table: Table, seat: int, won_in_auction: bool) -> Course:
    """R9.2: choose a stack that has cards, look through it, take one card.

    R8.9: whoever won the card in an auction may say, before he chooses a stack, that he takes
    yuan. R4.3: at an event that is not on offer.
    """
    full = [number for number, stack in enumerate(table.stacks) if stack]
    if not full:
        # R9.2: if every stack is empty the taker is paid instead.
        table.pay(seat, table.edition["special_yuan"])
        return
    if len(full) == 1 and not won_in_auction:
        number = full[0]  # R3.3: one stack of special cards left at an event.
    else:
        choices: list[Action] = [
            {"kind": "OpenStack", "seat": seat, "stack": number} for number in full
        ]
        if won_in_auction:
            choices.append({"kind": "TakeYuan", "seat": seat})
        answer = yield Question("R8.9" if won_in_auction else "R4.3", choices)
        if answer["kind"] == "TakeYuan":
            table.pay(seat, table.edition["special_yuan"])
            return
        number = answer["stack"]
    stack = table.stacks[number]
    if len(stack) == 1:
        card = stack[0]  # R3.3: one card left in the chosen stack.
    else:
        answer = yield Question(
            "R9.2",
            [{"kind": "KeepCard", "seat": seat, "card": card} for card in distinct(stack)],
        )
        card = answer["card"]
    stack.remove(card)  # R9.2: the others go back in their order.
    gain(table, seat, card)


def gain(table: Table, seat: int, card: Card) -> None:
    """R9.1: some cards are laid open, the others are kept in hand."""
    if card["kind"] in OPEN_KINDS:
        table.players[seat].open.append(card)
    else:
        table.players[seat].hand.append(card)


def playable(table: Table, seat: int, phase: str) -> list[Action]:
    """The one-time cards a player may play now, each in its phase (R9.1)."""
    choices: list[Action] = []
    for card in distinct(table.players[seat].hand):
        if may_be_played(table, seat, card, phase):
            choices.append({"kind": "PlayCard", "seat": seat, "card": card})
    return choices


def may_be_played(table: Table, seat: int, card: Card, phase: str) -> bool:
    """Whether this card may be played in this phase (R9.1, R9.3)."""
    if card["kind"] not in ONCE_KINDS or phase_of(card) != phase:
        return False
    return not could_change_nothing(table, seat, card)


def phase_of(card: Card) -> str:
    """The phase in which a one-time card is played: R9.7 the market, R9.6 and R9.8 the roles."""
    if card["kind"] == "GoodsSwap":
        return "market"
    return "roles"


def could_change_nothing(table: Table, seat: int, card: Card) -> bool:
    """R9.3: whether this swap or shift could change nothing."""
    if card["kind"] == "GoodsSwap":
        return not table.exchanges(seat)
    if card["kind"] == "StripShift":
        return not table.liftable(seat)
    return False


def play_card(table: Table, seat: int, card: Card) -> Course:
    """Play a one-time card: it leaves the game (R9.3) and does what it says."""
    table.players[seat].hand.remove(card)
    table.played.append(card)
    if card["kind"] == "ExtraTask":
        # R9.6: the named task on the named junk, as a merchant would.
        yield from merchant_task(table, seat, card["task"], card["junk"])
    elif card["kind"] == "GoodsSwap":
        yield from swap_goods(table, seat)
    else:
        yield from shift_strip(table, seat)


def swap_goods(table: Table, seat: int) -> Course:
    """R9.7: exchange cards of the hand, one after the other, each for one of another good.

    The first exchange must be made. The others may be declined. R3.3: what he exchanges only the
    player knows, so he is asked even if he has just one choice.
    """
    for exchange in range(table.edition["swaps"]):
        choices = table.exchanges(seat)
        if exchange > 0:
            choices.append({"kind": "Decline", "seat": seat})
        answer = yield Question("R9.7", choices)
        if answer["kind"] == "Decline":
            return
        table.to_stock(seat, answer["give"])
        table.from_stock(seat, answer["take"])


def shift_strip(table: Table, seat: int) -> Course:
    """R9.8: move one of the player's strips that lies in the top layer of a hold.

    It is lifted first, so where it may be laid (R6.2) is judged without it. It may not go back
    to the slot it came from. R3.3: with one strip to lift he is not asked which.
    """
    strips = table.liftable(seat)
    if len(strips) == 1:
        old_junk, old_slot = strips[0]
    else:
        answer = yield Question(
            "R9.8",
            [
                {"kind": "ShiftStrip", "seat": seat, "junk": junk, "slot": slot}
                for junk, slot in strips
            ],
        )
        old_junk, old_slot = answer["junk"], answer["slot"]
    table.holds[old_junk].lift(seat, old_slot)
    # Lifting makes its own place free again, in the same layer, so that place is known by junk
    # and slot. Every other place is allowed, and the other junks always have some.
    answer = yield Question(
        "R9.8",
        [
            {"kind": "PlaceStrip", "seat": seat, "junk": junk, "slot": slot}
            for junk in JUNKS
            for slot in table.holds[junk].free_slots()
            if (junk, slot) != (old_junk, old_slot)
        ],
    )
    table.holds[answer["junk"]].lay(seat, answer["slot"])
