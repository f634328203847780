"""The end of the game: scores and winners (R11, R9.9)."""

from .table import Table
from .words import JUNKS, Card


def score(table: Table, seat: int) -> dict[str, int]:
    """R11.2: a player's yuan, his fulfilled end bonuses, and his junk bonus."""
    yuan = table.players[seat].yuan
    bonuses = sum(bonus(table, seat, card) for card in table.players[seat].hand)
    junk_bonus: int = table.edition["junk_bonus"][len(junks_with_chest(table, seat))]
    return {
        "yuan": yuan,
        "bonuses": bonuses,
        "junk_bonus": junk_bonus,
        "total": yuan + bonuses + junk_bonus,
    }


def junks_with_chest(table: Table, seat: int) -> list[str]:
    """The junks on which a player has a visible chest."""
    return [junk for junk in JUNKS if table.visible(seat, junk) > 0]


def bonus(table: Table, seat: int, card: Card) -> int:
    """R9.9: what a card kept in hand pays at the end: its yuan, if its condition holds."""
    if card["kind"] == "MostChests":
        # More visible chests on that junk than any other player.
        mine = table.visible(seat, card["junk"])
        others = [table.visible(other, card["junk"]) for other in table.seats() if other != seat]
        holds = all(mine > chests for chests in others)
    elif card["kind"] == "GoodsInHand":
        # At least so many cards of that good in hand.
        holds = table.players[seat].goods.count(card["good"]) >= card["count"]
    elif card["kind"] == "ChestOnEveryJunk":
        holds = junks_with_chest(table, seat) == JUNKS
    else:
        return 0  # A one-time card that was not played.
    yuan: int = card["yuan"]
    return yuan if holds else 0


def winners(table: Table) -> list[int]:
    """R11.3: the seats with most yuan, who share the win; nobody while the game goes on."""
    if not table.over:
        return []
    totals = [score(table, seat)["total"] for seat in table.seats()]
    return [seat for seat in table.seats() if totals[seat] == max(totals)]
