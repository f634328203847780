"""`python -m tests.write_pictures` draws the README's picture and those in tests/svg anew."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from dschunke import STANDARD, Edition, Good, Junk, Special, State, Task, new_game, view
from dschunke.cards import (
    ChestOnEveryJunk,
    ExtraSupply,
    ExtraTask,
    GoodsInHand,
    GoodsSwap,
    MarketCard,
    MostChests,
    SpecialCard,
    StripShift,
    TieBreaker,
)
from dschunke.hold import Hold
from dschunke.phases import Bidding, ChoosingRole, GameOver, KeepingSpecial
from dschunke.svg import board, card, hold
from tests.editions import RICH, TINY
from tests.games import by_chance
from tests.source import ROOT

FOLDER: Final = ROOT / "tests" / "svg"
README: Final = ROOT / "docs" / "images" / "table.svg"
CARDS: Final[tuple[SpecialCard, ...]] = (
    TieBreaker(),
    ExtraSupply(),
    GoodsSwap(),
    StripShift(),
    ExtraTask(Task.LOAD, Junk.BROWN),
    MostChests(Junk.WHITE, 8),
    GoodsInHand(Good.FISH, 5, 8),
    ChestOnEveryJunk(120),
)
"""One card of each kind."""


def moment(
    players: int, fits: Callable[[State], bool], edition: Edition = STANDARD, seed: int = 7
) -> State:
    """Find the first state of a game played by chance that fits."""
    game = by_chance(new_game(players, seed=seed, edition=edition), seed)
    return next(state for state in game.states() if fits(state))


def pictures() -> dict[Path, str]:
    """Draw all pictures, by the file they stand in."""
    taking = moment(4, lambda one: one.round == 5 and len(one.taken) == 2)
    bidding = moment(
        4,
        lambda one: (
            one.round > 3
            and isinstance(one.phase, Bidding)
            and len(one.phase.bids) > 1
            and bool(one.sold)
        ),
    )
    keeping = moment(3, lambda one: isinstance(one.phase, KeepingSpecial), RICH)
    taker = keeping.phase.takers[0] if isinstance(keeping.phase, KeepingSpecial) else None
    drawn = {
        "first": board(new_game(4, seed=7)),
        "set-up": board(new_game(3, seed=7, variable_setup=True), ("Anna", "Bert", "Carla")),
        "bids": board(bidding),
        "bids-seen": board(view(bidding, 0)),
        "stack-seen": board(view(keeping, taker)),
        "stack-hidden": board(view(keeping, None)),
        "rich": board(moment(3, lambda one: one.round == 5, RICH)),
        "tiny": board(moment(2, lambda one: isinstance(one.phase, ChoosingRole), TINY)),
        "over": board(view(moment(4, lambda one: isinstance(one.phase, GameOver)), None)),
        "hold": hold(Hold(((0, 1, 2), (3, None, 1)))),
        "market-card": card(MarketCard((Special.CARD, 4, 12, 1000))),
        **{f"card-{place}": card(one) for place, one in enumerate(CARDS)},
    }
    files = {FOLDER / f"{name}.svg": svg for name, svg in drawn.items()}
    return {README: board(view(taking, 0), ("Anna", "Bert", "Carla", "Dora")), **files}


def main() -> None:
    """Draw all pictures anew."""
    for file, svg in pictures().items():
        file.parent.mkdir(exist_ok=True)
        file.write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
