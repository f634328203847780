"""The three tasks - draw goods, take income, load - and the supply draw (R5, R7)."""

from .table import Table
from .words import GOOD_OF_JUNK, Course, Question


def merchant_task(table: Table, seat: int, task: str, junk: str) -> Course:
    """Carry out a task on a junk as a merchant does (R5.2, R9.6): nothing is deducted."""
    if task == "goods":
        yield from draw_goods_task(table, seat, junk, 0)
    elif task == "income":
        take_income_task(table, seat, junk, 0)
    else:
        # R5.11: the merchant lays exactly so many.
        yield from load(table, seat, junk, table.edition["merchant_load"])


def helper_task(table: Table, seat: int, helper: str, junk: str) -> Course:
    """Carry out the task on the helper's space of the round track (R5.3, R5.4)."""
    track = "lower_track" if helper == "lower helper" else "upper_track"
    # R5.4: the helpers stand on the space of the round.
    space = table.edition[track][table.round - 1]
    if space["kind"] == "GoodsSpace":
        yield from draw_goods_task(table, seat, junk, space["deduction"])
    elif space["kind"] == "IncomeSpace":
        take_income_task(table, seat, junk, space["deduction"])
    else:
        # R5.11: a helper lays as many as its space says.
        yield from load(table, seat, junk, space["strips"])


def amount(table: Table, seat: int, junk: str, deduction: int) -> int:
    """How many cards or yuan a task brings.

    R5.6, R5.7: as many as the player has visible chests on the junk, at least the minimum.
    R5.8: a deduction is taken off after the minimum. It never brings less than nothing.
    """
    chests = table.visible(seat, junk)
    at_least: int = max(chests, table.edition["minimum"])
    return max(at_least - deduction, 0)


def take_income_task(table: Table, seat: int, junk: str, deduction: int) -> None:
    """R5.7: take income."""
    table.pay(seat, amount(table, seat, junk, deduction))


def draw_goods_task(table: Table, seat: int, junk: str, deduction: int) -> Course:
    """R5.6: draw goods.

    R5.9: on a junk of one good the cards come from its stock; on grey the player names a good.
    """
    left = amount(table, seat, junk, deduction)
    rule = "R5.9"
    if junk in GOOD_OF_JUNK:
        left = left - draw_from(table, seat, GOOD_OF_JUNK[junk], left)
        rule = "R5.10"
    yield from draw_named(table, seat, left, rule)


def supply_draw(table: Table, seat: int) -> Course:
    """R7.1, R7.2: draw goods cards of a good the player names. R7.4: extra supply adds cards."""
    extra = table.open_of_kind(seat, "ExtraSupply")
    yield from draw_named(table, seat, table.edition["supply"] + extra, "R7.1")


def draw_named(table: Table, seat: int, left: int, rule: str) -> Course:
    """Draw so many cards of a good the player names, and of another when its stock runs out.

    R5.10, R7.3: he names the goods one after the other, only goods with a stock. If every stock
    is empty the rest lapses. R3.3: with one stock left to draw from he is not asked.
    """
    while left > 0 and table.stocked():
        if len(table.stocked()) == 1:
            good = table.stocked()[0]
        else:
            answer = yield Question(
                rule,
                [{"kind": "DrawGoods", "seat": seat, "good": good} for good in table.stocked()],
            )
            good = answer["good"]
        left = left - draw_from(table, seat, good, left)
        rule = "R5.10"


def draw_from(table: Table, seat: int, good: str, wanted: int) -> int:
    """Draw so many cards from one stock, as far as it goes. Return how many were drawn."""
    drawn = 0
    while drawn < wanted and table.stocks[good]:
        table.from_stock(seat, good)
        drawn = drawn + 1
    return drawn


def load(table: Table, seat: int, junk: str, strips: int) -> Course:
    """R5.11: lay so many of the player's strips on a junk, all he has if he has fewer.

    R6.2, R6.3: each goes into a free slot of the top layer, and the player chooses which.
    R3.3: with one free slot to lay a strip in he is not asked.
    """
    for _ in range(strips):
        if not table.players[seat].strips:
            return
        slots = table.holds[junk].free_slots()
        if len(slots) == 1:
            slot = slots[0]
        else:
            answer = yield Question(
                "R6.3",
                [
                    {"kind": "PlaceStrip", "seat": seat, "junk": junk, "slot": slot}
                    for slot in slots
                ],
            )
            slot = answer["slot"]
        table.lay_strip(seat, junk, slot)
