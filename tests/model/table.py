"""Everything that lies on the table, and how it is set up (R1, R2)."""

import copy
from typing import Any

from .holds import Hold
from .words import COLOURS, GOODS, JUNKS, MERCHANTS, Action, Card


class Player:
    """What one player has."""

    def __init__(self, seat: int, goods: list[str], strips: int) -> None:
        """A player at the beginning: goods cards, strips, and no yuan (R2.7)."""
        self.seat = seat
        self.goods = goods  # the hand of goods cards, each card by the name of its good
        self.strips = [seat for _ in range(strips)]  # not yet laid (R1.5)
        self.yuan = 0
        self.hand: list[Card] = []  # special cards in hand, in the order taken (R9.1)
        self.open: list[Card] = []  # special cards laid open, in the order taken (R9.1)


class Table:
    """The whole table. It changes as the game goes on."""

    def __init__(
        self, edition: dict[str, Any], players: int, deal: dict[str, Any], variable_setup: bool
    ) -> None:
        """Set the game up (R2), but for the strips of the variable set-up (R2.8)."""
        self.edition = copy.deepcopy(edition)
        fitting = [setup for setup in self.edition["setups"] if setup["players"] == players]
        if not fitting:
            raise ValueError(f"R1.1: this edition does not serve {players} players")
        self.setup: dict[str, Any] = fitting[0]
        # R2.1: the hands are dealt.
        self.players = [
            Player(seat, hand_of(deal["hands"][seat]), self.edition["strips"])
            for seat in range(players)
        ]
        # R2.2: the other goods cards are the stock of their junk.
        self.stocks: dict[str, list[str]] = {}
        for good, cards in zip(GOODS, self.edition["goods_cards"], strict=True):
            self.stocks[good] = [good for _ in range(cards)]
            for player in self.players:
                for _ in range(player.goods.count(good)):
                    self.stocks[good].pop()
        # R2.3 or R2.8: the holds; R2.4 or R2.8: the merchants.
        self.holds = {junk: Hold() for junk in JUNKS}
        if variable_setup:
            merchant_junks = deal["merchants"]
        else:
            merchant_junks = self.edition["merchants"]
            self.lay_starting_strips()
        self.merchants: dict[str, str] = dict(zip(MERCHANTS, merchant_junks, strict=True))
        # R2.6: the pile of market cards and the stacks of special cards, each from the top.
        self.market_pile: list[Card] = copy.deepcopy(deal["market"])
        self.market_card: Card | None = None
        self.stacks: list[list[Card]] = copy.deepcopy(deal["stacks"])
        self.round = 0
        self.start_player = 0  # R2.7: seat 0 is the first start player.
        self.taken: list[str] = []  # the roles taken this round (R5.5)
        self.sold: list[str] = []  # the goods with a marker (R8.7)
        self.bids: dict[int, tuple[str, int]] = {}  # the sealed bids, by seat (R8.2)
        self.played: list[Card] = []  # one-time cards that have left the game (R9.3)
        self.announced: list[int] = []  # the yuan last told (R4.3)
        self.over = False

    def lay_starting_strips(self) -> None:
        """R2.3: the starting strips, in slots 0, 1, 2 of the bottom layer in the order named."""
        for junk, colours in zip(JUNKS, self.setup["strips"], strict=True):
            for slot, colour in enumerate(colours):
                self.lay_strip(COLOURS.index(colour), junk, slot)

    def seats(self) -> list[int]:
        """All seats, ascending."""
        return [player.seat for player in self.players]

    def turn_order(self) -> list[int]:
        """The seats from the start player to the left (the section *Words*)."""
        seats = self.seats()
        return seats[self.start_player :] + seats[: self.start_player]

    def prize(self, good: str) -> Any:
        """What the market card shows for this good (R4.1): yuan, or a special card (R1.6)."""
        assert self.market_card is not None
        return self.market_card["prizes"][GOODS.index(good)]

    def stocked(self) -> list[str]:
        """The goods that have a stock."""
        return [good for good in GOODS if self.stocks[good]]

    def from_stock(self, seat: int, good: str) -> None:
        """One goods card goes from its stock to a hand."""
        self.players[seat].goods.append(self.stocks[good].pop())

    def to_stock(self, seat: int, good: str) -> None:
        """One goods card goes from a hand back to its stock."""
        self.players[seat].goods.remove(good)
        self.stocks[good].append(good)

    def pay(self, seat: int, yuan: int) -> None:
        """The bank, which has no limit, pays yuan; they are never spent (R1.9)."""
        self.players[seat].yuan += yuan

    def lay_strip(self, seat: int, junk: str, slot: int) -> None:
        """One strip that is not yet laid goes into a hold (R6.2)."""
        self.holds[junk].lay(self.players[seat].strips.pop(), slot)

    def visible(self, seat: int, junk: str) -> int:
        """How many visible chests a player has on a junk (R6.4)."""
        return self.holds[junk].visible(seat)

    def liftable(self, seat: int) -> list[tuple[str, int]]:
        """Junk and slot of each of the player's strips that lie in a top layer (R9.8)."""
        return [(junk, slot) for junk in JUNKS for slot in self.holds[junk].top_slots_of(seat)]

    def exchanges(self, seat: int) -> list[Action]:
        """Every exchange of one goods card for one of another good from its stock (R9.7)."""
        return [
            {"kind": "SwapGoods", "seat": seat, "give": give, "take": take}
            for give in GOODS
            if give in self.players[seat].goods
            for take in self.stocked()
            if take != give
        ]

    def open_of_kind(self, seat: int, kind: str) -> int:
        """How many special cards of this kind lie open before a player (R9.1)."""
        return [card["kind"] for card in self.players[seat].open].count(kind)


def hand_of(counts: list[int]) -> list[str]:
    """A hand as a list of goods cards, from how many there are of each good."""
    hand: list[str] = []
    for good, count in zip(GOODS, counts, strict=True):
        for _ in range(count):
            hand.append(good)
    return hand


def counts_of(cards: list[str]) -> list[int]:
    """How many cards there are of each good."""
    return [cards.count(good) for good in GOODS]
