"""The game as seen from outside: plain data in, plain data out."""

import copy
from typing import Any

from . import scoring
from .course import whole_game
from .refusals import why_not
from .table import Player, Table, counts_of
from .words import GOODS, JUNKS, MERCHANTS, Action, Question


class Game:
    """One game. It has always run on to the next moment at which somebody must act, or the end."""

    def __init__(
        self, edition: dict[str, Any], players: int, deal: dict[str, Any], variable_setup: bool
    ) -> None:
        """Set up (R2) and run on to the first moment at which somebody must act."""
        self._table = Table(edition, players, deal, variable_setup)
        self._course = whole_game(self._table, variable_setup)
        self._question: Question | None = next(self._course, None)

    def waiting(self) -> list[int]:
        """The seats that may act now, ascending; none when the game is over."""
        if self._question is None:
            return []
        return sorted({action["seat"] for action in self._question.legal})

    def legal(self) -> list[Action]:
        """All legal actions of all seats waited for."""
        if self._question is None:
            return []
        return copy.deepcopy(self._question.legal)

    def play(self, action: Action) -> None:
        """Do a legal action and run on; refuse an illegal one, naming the rule."""
        if self._question is None or action not in self._question.legal:
            raise ValueError(why_not(self._table, self._question, action))
        # Our own copy of the action, so that nothing from outside comes onto the table.
        known = self._question.legal[self._question.legal.index(action)]
        try:
            self._question = self._course.send(known)
        except StopIteration:
            self._question = None

    def over(self) -> bool:
        """Whether the game is over (R11.1)."""
        return self._table.over

    def scores(self) -> list[dict[str, int]]:
        """Per seat what he would score if the game ended as the table lies (R11.2)."""
        return [scoring.score(self._table, seat) for seat in self._table.seats()]

    def winners(self) -> list[int]:
        """The winners; nobody before the game is over (R11.3)."""
        return scoring.winners(self._table)

    def snapshot(self) -> dict[str, Any]:
        """The whole table as plain data, with nothing hidden."""
        table = self._table
        return {
            "round": table.round,
            "start_player": table.start_player,
            "merchants": [table.merchants[merchant] for merchant in MERCHANTS],
            "taken": list(table.taken),
            "sold": [good for good in GOODS if good in table.sold],
            "stocks": [len(table.stocks[good]) for good in GOODS],
            "stacks": copy.deepcopy(table.stacks),
            "played": copy.deepcopy(table.played),
            "announced": list(table.announced),
            "holds": [table.holds[junk].picture() for junk in JUNKS],
            "players": [player_snapshot(player) for player in table.players],
            "bids": [
                {"seat": seat, "good": table.bids[seat][0], "count": table.bids[seat][1]}
                for seat in sorted(table.bids)
            ],
            "waiting": self.waiting(),
            "over": table.over,
        }


def player_snapshot(player: Player) -> dict[str, Any]:
    """What one player has, as plain data."""
    return {
        "goods": counts_of(player.goods),
        "strips": len(player.strips),
        "yuan": player.yuan,
        "hand": copy.deepcopy(player.hand),
        "open": copy.deepcopy(player.open),
    }
