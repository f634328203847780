"""The package and the naive model (`tests/model`) play one game, compared after each action.

`python -m tests.lockstep 10000` plays so many games chosen by chance and says what it found.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Iterator
from typing import Any

from attrs import asdict

from dschunke import (
    STANDARD,
    Edition,
    State,
    apply,
    deal,
    is_legal,
    is_over,
    legal_actions,
    new_game,
    scores,
    waiting_on,
    winners,
)
from dschunke.actions import Action
from dschunke.choices import every_action
from dschunke.forms import to_plain
from dschunke.phases import Bidding
from tests.editions import RICH, TINY
from tests.model import Game

Plain = dict[str, Any]


def snapshot(state: State) -> Plain:
    """Show a state as the model shows its table."""
    plain = to_plain(state)
    names = ("round", "start_player", "merchants", "taken", "sold", "stocks", "stacks", "played")
    bids = plain["phase"]["bids"] if isinstance(state.phase, Bidding) else []
    return {
        **{name: plain[name] for name in (*names, "announced")},
        "holds": [hold["layers"] for hold in plain["holds"]],
        "players": [_bare(player) for player in plain["players"]],
        "bids": [_bare(bid) for bid in bids],
        "waiting": list(waiting_on(state)),
        "over": is_over(state),
    }


def _bare(plain: Plain) -> Plain:
    return {name: value for name, value in plain.items() if name != "kind"}


def _key(action: Plain) -> str:
    return repr(sorted(action.items(), key=lambda item: item[0]))


def compare(state: State, game: Game) -> None:
    """Check that both show the same table, the same legal actions, scores and winners."""
    theirs, ours = game.snapshot(), snapshot(state)
    assert theirs == ours, {name: (theirs[name], ours[name]) for name in ours}
    legal = sorted(map(to_plain, legal_actions(state)), key=_key)
    assert sorted(game.legal(), key=_key) == legal
    assert game.scores() == [asdict(score) for score in scores(state)]
    assert tuple(game.winners()) == winners(state)


def begin(edition: Edition, players: int, seed: int, variable: bool) -> tuple[State, Game]:
    """Begin the same game in both."""
    dealt = deal(players, seed, edition)
    state = new_game(players, deal=dealt, edition=edition, variable_setup=variable)
    return state, Game(to_plain(edition), players, to_plain(dealt), variable)


def act(state: State, game: Game, action: Action) -> State:
    """Do the same in both, and compare."""
    game.play(to_plain(action))
    after = apply(state, action)
    compare(after, game)
    return after


def refuse(state: State, game: Game, action: Action) -> None:
    """Check that both refuse an action, or neither."""
    if not is_legal(state, action):
        try:
            game.play(to_plain(action))
        except ValueError:
            return
        raise AssertionError(f"the model takes {action}")


def play(edition: Edition, players: int, seed: int, variable: bool) -> int:
    """Play a game chosen by chance in both to the end; give the number of actions."""
    chance = random.Random(seed)
    state, game = begin(edition, players, seed, variable)
    compare(state, game)
    number = 0
    while not is_over(state):
        refuse(state, game, chance.choice(every_action(edition, players)))
        state = act(state, game, chance.choice(legal_actions(state)))
        number += 1
    return number


def games(count: int) -> Iterator[tuple[Edition, int, int, bool]]:
    """List games: three of four with the standard edition, by turns 3 and 4 players."""
    for seed in range(count):
        variable = seed % 3 == 0
        if seed % 4:
            yield STANDARD, 3 + seed % 2, seed, variable
        else:
            yield (RICH, 3, seed, variable) if seed % 8 else (TINY, 2, seed, variable)


def main(count: int) -> None:
    """Play so many games and say how many actions were the same."""
    begun = time.perf_counter()
    actions = sum(play(*game) for game in games(count))
    took = time.perf_counter() - begun
    print(f"{count} games, {actions} actions, no difference, {took:.0f} s")


if __name__ == "__main__":
    main(int(sys.argv[1]))
