"""The package and the naive model (`tests/model`) play one game, compared after each action.

`python -m tests.lockstep 10000` plays so many games chosen by chance and says what it found;
without a number it plays a hundred.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from typing import Any, Final

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
"""An action or a table as plain data."""
FEW: Final = 100
"""How many games are played if no number is given."""


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


def try_some(state: State, game: Game, random_action: Action) -> None:
    """Check that both take or refuse the same: an action of any kind, and all that nearly fit.

    Those are the actions of each kind that is legal now, by the seats waited for.
    """
    legal = game.legal()
    kinds = {(action["kind"], action["seat"]) for action in legal}
    meant = _by_kind(state.edition, len(state.players))
    near = [one for kind in sorted(kinds) for one in meant.get(kind, ())]
    for action, plain in (*near, (random_action, to_plain(random_action))):
        assert is_legal(state, action) == (plain in legal), action
    if to_plain(random_action) not in legal:
        with suppress(ValueError):
            game.play(to_plain(random_action))
            raise AssertionError(f"the model takes {random_action}")


@cache
def _by_kind(edition: Edition, players: int) -> dict[tuple[str, int], list[tuple[Action, Plain]]]:
    found: dict[tuple[str, int], list[tuple[Action, Plain]]] = {}
    for action in every_action(edition, players):
        plain = to_plain(action)
        found.setdefault((plain["kind"], plain["seat"]), []).append((action, plain))
    return found


def play(edition: Edition, players: int, seed: int, variable: bool) -> int:
    """Play a game chosen by chance in both to the end; give the number of actions."""
    chance = random.Random(seed)
    return follow(edition, players, seed, variable, chance, chance.choice)


def follow(
    edition: Edition,
    players: int,
    seed: int,
    variable: bool,
    chance: random.Random,
    choose: Callable[[tuple[Action, ...]], Action],
) -> int:
    """Play a game in both to the end; `choose` chooses of the legal actions; count the actions."""
    state, game = begin(edition, players, seed, variable)
    compare(state, game)
    number = 0
    while not is_over(state):
        try_some(state, game, chance.choice(every_action(edition, players)))
        state = act(state, game, choose(legal_actions(state)))
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


def main(arguments: list[str]) -> int:
    """Play so many games, or `FEW`, and say how many actions were the same."""
    number = " ".join(arguments) or str(FEW)
    if not number.isdecimal():
        print(f"How many games? A whole number such as {FEW}, not {number!r}.", file=sys.stderr)
        return 2
    begun = time.perf_counter()
    actions = sum(play(*game) for game in games(int(number)))
    took = time.perf_counter() - begun
    print(f"{number} games, {actions} actions, no difference, {took:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
