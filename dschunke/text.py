"""Plain text for a player: prizes, holds, scores, and a sentence for what is done."""

from __future__ import annotations

from dschunke.by import ByJunk, BySeat
from dschunke.hold import SLOTS, Hold, from_above
from dschunke.rules.scoring import Score
from dschunke.sentences import name, prizes, sentence, victory
from dschunke.vocabulary import JUNKS, Seat

__all__ = ["draw_holds", "name", "prizes", "scoreboard", "sentence"]


def draw_holds(holds: ByJunk[Hold]) -> tuple[str, ...]:
    """Draw the five holds side by side as one sees them from above, a letter for each chest."""
    pictures = [_picture(hold) for hold in holds]
    head = "  ".join(f"{junk!s:<6}" for junk in JUNKS)
    rows = ["  ".join(f"{picture[row]:<6}" for picture in pictures) for row in range(SLOTS)]
    return tuple(line.rstrip() for line in (head, *rows))


def _picture(hold: Hold) -> list[str]:
    return [
        "".join("." if owner is None else name(owner)[0] for owner in row)
        for row in from_above(hold)
    ]


def scoreboard(scores: BySeat[Score], winners: tuple[Seat, ...]) -> tuple[str, ...]:
    """Tell the scores with their parts, and who won; nobody has while the game lasts (R11.2)."""
    lines = [
        f"{name(seat):<7}{score.total:>4} = {score.yuan} yuan + {score.bonuses} end bonuses"
        f" + {score.junk_bonus} junk bonus"
        for seat, score in enumerate(scores)
    ]
    return (*lines, victory(winners)) if winners else tuple(lines)
