"""The auction phase (R8)."""

from .cards import take_special_card
from .table import Table
from .words import GOODS, SPECIAL, Action, Course, Question


def auction_phase(table: Table) -> Course:
    """R8.1: auctions follow one another until all four goods are sold."""
    while lots(table):
        yield from take_bids(table)
        if not table.bids:
            return  # R8.8: all pass, or nobody has a goods card.
        yield from show_bids(table)


def lots(table: Table) -> list[str]:
    """The goods that are not sold (R8.7)."""
    return [good for good in GOODS if good not in table.sold]


def take_bids(table: Table) -> Course:
    """R8.2: every player secretly chooses a bid or passes, in whatever order they come.

    A player without any goods card is not waited for and counts as passing. R3.3: whoever has a
    goods card is asked, even if he can only pass.
    """
    table.bids = {}
    to_answer = [seat for seat in table.seats() if table.players[seat].goods]
    while to_answer:
        choices: list[Action] = []
        for seat in to_answer:
            choices.extend(possible_bids(table, seat))
            choices.append({"kind": "PassBid", "seat": seat})
        answer = yield Question("R8.2", choices)
        if answer["kind"] == "SealBid":
            # The cards stay in hand until all bids are shown.
            table.bids[answer["seat"]] = (answer["good"], answer["count"])
        to_answer.remove(answer["seat"])


def possible_bids(table: Table, seat: int) -> list[Action]:
    """R8.2: one or more of the player's goods cards, all of one good that is still a lot."""
    return [
        {"kind": "SealBid", "seat": seat, "good": good, "count": count}
        for good in lots(table)
        for count in range(1, table.players[seat].goods.count(good) + 1)
    ]


def show_bids(table: Table) -> Course:
    """R8.3: all bids are shown together; prizes are won, cards go back, markers are placed."""
    bids = table.bids
    table.bids = {}
    takers: list[int] = []
    for good in GOODS:
        bidders = [seat for seat in bids if bids[seat][0] == good]
        if bidders:
            takers.extend(give_prize(table, good, winners(table, bidders, bids)))
    # R8.6: every card bid goes back to its stock, the losers' too.
    for seat in bids:
        good, count = bids[seat]
        for _ in range(count):
            table.to_stock(seat, good)
    # R8.7: a good that was bid on gets a marker.
    bid_on = [good for good, _ in bids.values()]
    table.sold = [good for good in GOODS if good in table.sold or good in bid_on]
    # R8.12: special cards are taken in turn order, after the yuan are paid.
    for seat in table.turn_order():
        if seat in takers:
            yield from take_special_card(table, seat, won_in_auction=True)


def winners(table: Table, bidders: list[int], bids: dict[int, tuple[str, int]]) -> list[int]:
    """Who gets, or shares, the prize of a good: whoever bid most cards of it (R8.4).

    R8.11: of the tied, those who have a tie breaker, if any has.
    """
    most = max(bids[seat][1] for seat in bidders)
    tied = [seat for seat in bidders if bids[seat][1] == most]
    breakers = [seat for seat in tied if table.open_of_kind(seat, "TieBreaker") > 0]
    if breakers:
        return breakers
    return tied


def give_prize(table: Table, good: str, winning: list[int]) -> list[int]:
    """Pay the yuan of a prize. Return who is to take a special card: nobody, or the winner."""
    prize = table.prize(good)
    if prize == SPECIAL and len(winning) == 1:
        return winning  # R8.9
    if prize == SPECIAL:
        prize = table.edition["special_yuan"]  # R8.10: the tied share its yuan.
    for seat in winning:
        # R8.5: each share is rounded down; what is left over goes to nobody.
        table.pay(seat, prize // len(winning))
    return []
