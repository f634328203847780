"""Plain text for a player: the market, the holds, the scores, and a sentence for what is done."""

from __future__ import annotations

from dschunke.by import ByJunk, BySeat
from dschunke.hold import CHESTS, SLOTS, Hold
from dschunke.rules.scoring import Score
from dschunke.sentences import name, prizes, sentence, victory
from dschunke.state import State
from dschunke.vocabulary import JUNKS, Seat

__all__ = ["draw_holds", "market", "name", "scoreboard", "sentence"]


def market(state: State) -> str:
    """Tell what the market card offers this round (R4.1)."""
    return prizes(state.market[state.round - 1])


def draw_holds(holds: ByJunk[Hold]) -> tuple[str, ...]:
    """Draw the five holds side by side as one sees them from above, a letter for each chest."""
    pictures = [_picture(hold) for hold in holds]
    head = "  ".join(f"{junk!s:<6}" for junk in JUNKS)
    rows = ["  ".join(f"{picture[row]:<6}" for picture in pictures) for row in range(SLOTS)]
    return tuple(line.rstrip() for line in (head, *rows))


def _picture(hold: Hold) -> list[str]:
    cells = [["."] * CHESTS for _ in range(SLOTS)]
    for height, layer in enumerate(hold.layers):
        for slot, owner in enumerate(layer):
            if owner is None:
                continue
            for chest in range(CHESTS):
                row, column = (slot, chest) if height % 2 == 0 else (chest, slot)
                cells[row][column] = name(owner)[0]
    return ["".join(row) for row in cells]


def scoreboard(scores: BySeat[Score], winners: tuple[Seat, ...]) -> tuple[str, ...]:
    """Tell the final scores with their parts (R11.2, R11.3)."""
    lines = [
        f"{name(seat):<7}{score.total:>4} = {score.yuan} yuan + {score.bonuses} end bonuses"
        f" + {score.junk_bonus} junk bonus"
        for seat, score in enumerate(scores)
    ]
    return (*lines, victory(winners))
