"""The course of the game, told from set-up to end (R2.8, R3 to R5, R7, R10, R11)."""

from .auction import auction_phase
from .cards import play_card, playable, take_special_card
from .table import Table
from .tasks import helper_task, merchant_task, supply_draw
from .words import JUNKS, MERCHANTS, TASK_OF_MERCHANT, Action, Course, Question


def whole_game(table: Table, variable_setup: bool) -> Course:
    """R3.1: the rounds, after the set-up; R11.1: then the game ends."""
    if variable_setup:
        yield from variable_strips(table)
    for number in range(1, table.edition["rounds"] + 1):
        table.round = number
        # R3.2: the phases of a round, in this order.
        yield from market_phase(table)
        yield from role_phase(table)
        yield from supply_phase(table)
        yield from auction_phase(table)
        markers_phase(table)
        start_player_phase(table)
    table.over = True


def variable_strips(table: Table) -> Course:
    """R2.8: in turn order each player lays one strip on a junk of his choice, again and again."""
    for _ in range(table.setup["variable_strips"]):
        for seat in table.turn_order():
            choices = variable_places(table, seat)
            if not choices:
                continue  # No source says; in no real edition does it happen.
            # R3.3: these strips are always laid by the player himself.
            answer = yield Question("R2.8", choices)
            table.lay_strip(seat, answer["junk"], answer["slot"])


def variable_places(table: Table, seat: int) -> list[Action]:
    """R2.8: where a player may lay his next strip.

    No junk may take more strips than its limit, nor more of one player than his limit there.
    """
    if not table.players[seat].strips:
        return []
    return [
        {"kind": "PlaceStrip", "seat": seat, "junk": junk, "slot": slot}
        for junk in JUNKS
        if table.holds[junk].strips() < table.edition["variable_junk"]
        if table.holds[junk].strips_of(seat) < table.edition["variable_own"]
        for slot in table.holds[junk].free_slots()
    ]


def market_phase(table: Table) -> Course:
    """R4: the market card, the goods swaps, the event."""
    # R4.1: the top market card is turned up.
    table.market_card = table.market_pile.pop(0)
    # R4.2: then whoever holds a goods swap may play it, in turn order.
    for seat in table.turn_order():
        yield from time_for_swaps(table, seat)
    # R4.3: then comes the event of the round track, if the round has one.
    event = table.edition["events"][table.round - 1]
    if event == "special":
        for seat in table.turn_order():
            yield from take_special_card(table, seat, won_in_auction=False)
    elif event == "announce":
        table.announced = [player.yuan for player in table.players]


def time_for_swaps(table: Table, seat: int) -> Course:
    """R4.2: ask a player as long as he has special cards in hand, until he declines."""
    while table.players[seat].hand:
        choices = playable(table, seat, "market")
        choices.append({"kind": "Decline", "seat": seat})
        answer = yield Question("R4.2", choices)
        if answer["kind"] == "Decline":
            return
        yield from play_card(table, seat, answer["card"])


def role_phase(table: Table) -> Course:
    """R5.1: in turn order each player takes exactly one role."""
    for seat in table.turn_order():
        yield from role_turn(table, seat)


def role_turn(table: Table, seat: int) -> Course:
    """One player's turn in the role phase.

    R9.6, R9.8: before he takes a role he may play cards, any number of them (R9.3).
    """
    while True:
        answer = yield Question("R5.1", roles_to_take(table, seat) + playable(table, seat, "roles"))
        if answer["kind"] == "ChooseRole":
            break
        yield from play_card(table, seat, answer["card"])
    role = answer["role"]
    table.taken.append(role)  # R5.5: it is turned over.
    if role in MERCHANTS:
        yield from merchant_task(table, seat, TASK_OF_MERCHANT[role], answer["junk"])
    else:
        yield from helper_task(table, seat, role, answer["junk"])


def roles_to_take(table: Table, seat: int) -> list[Action]:
    """The roles nobody has taken this round (R5.1), each with the junks it may serve."""
    choices: list[Action] = []
    for role in MERCHANTS + table.setup["helpers"]:  # R2.5: the helpers that take part.
        if role in table.taken:
            continue  # R5.5
        if role in MERCHANTS:
            junks = [table.merchants[role]]  # R5.2: the junk where the merchant stands.
        else:
            # R5.3: a junk without a merchant.
            junks = [junk for junk in JUNKS if junk not in table.merchants.values()]
        for junk in junks:
            choices.append({"kind": "ChooseRole", "seat": seat, "role": role, "junk": junk})
    return choices


def supply_phase(table: Table) -> Course:
    """R7.1: each player draws goods cards, in turn order."""
    for seat in table.turn_order():
        yield from supply_draw(table, seat)


def markers_phase(table: Table) -> None:
    """R10.1 to R10.3, after the last round too (R11.1).

    R10.3 needs no doing: a helper stands on the space of the round (R5.4), and so moves on as the
    round number does.
    """
    table.taken = []  # R10.1: all roles are turned face up.
    table.sold = []  # R8.7: the markers come off when the round ends.
    for merchant in MERCHANTS:
        table.merchants[merchant] = next_junk(table.merchants[merchant])  # R10.2


def next_junk(junk: str) -> str:
    """The next junk of the ring, clockwise (R1.2)."""
    ring = JUNKS + JUNKS[:1]
    return ring[ring.index(junk) + 1]


def start_player_phase(table: Table) -> None:
    """R10.4: the start junk passes to the player on the left."""
    table.start_player = table.turn_order()[1]
