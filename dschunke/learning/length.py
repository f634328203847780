"""How long a game can last."""

from __future__ import annotations

from typing import Final

from dschunke.cards import ExtraSupply
from dschunke.edition import Edition, setup_for
from dschunke.rulings import SpecialTie, SupplyFrom
from dschunke.track import LoadSpace
from dschunke.vocabulary import GOODS

__all__ = ["most_actions"]

_SHIFT: Final = 2


def most_actions(edition: Edition, players: int) -> int:
    """Bound the number of actions in a game; `docs/explanation/how-it-is-built.md` derives it.

    Raises `InvalidValue` for a number of players that the edition does not serve.
    """
    n, setup = players, setup_for(edition, players)
    spaces = (*edition.lower_track, *edition.upper_track)
    strips = [space.strips for space in spaces if isinstance(space, LoadSpace)]
    task = max([len(GOODS), edition.merchant_load, *strips])
    card = 1 + max(task, edition.swaps, _SHIFT)
    supply = auctions = n * len(GOODS)
    if edition.rulings.supply is SupplyFrom.ANY_JUNKS:
        supply = n * edition.supply + edition.special_cards.count(ExtraSupply())
    winners = len(GOODS) * (n if edition.rulings.special_tie is SpecialTie.ALL else 1)
    specials = 2 * (winners + n)
    a_round = n + n * (1 + task) + supply + auctions + specials
    return n * setup.variable_strips + edition.rounds * a_round + len(edition.special_cards) * card
