"""Other libraries that play games, each by its own way to list, choose and get a new state."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from itertools import count
from typing import Final

from attrs import frozen

from tests.bench.slices import Play

CARD_GAME: Final = "OpenSpiel hearts"
"""The card game compared to: hidden hands, three or more players, a speed like most of its kind."""


@frozen
class Peer:
    """A game of another library."""

    name: str
    """How the tables call it."""
    package: str
    """The distribution that must be installed."""
    how: str
    """How its next state is made, kept apart from the old one."""
    play: Callable[[], Play]
    """Begins to play."""

    def installed(self) -> str | None:
        """Give the version of the package, or None."""
        try:
            return version(self.package)
        except PackageNotFoundError:
            return None


def _chess() -> Play:
    """Play random chess, at most 120 plies.

    The copies leave the stack of moves behind, which would make each one slower than the last.
    """
    chess = import_module("chess")
    chance = random.Random(1)
    while True:
        board = chess.Board()
        while board.ply() < 120:
            moves = list(board.legal_moves)
            if not moves:
                break
            board = board.copy(stack=False)
            board.push(moves[int(chance.random() * len(moves))])
            yield


def _catanatron() -> Play:
    """Play catan with four players, to its limit of turns at most."""
    catan = import_module("catanatron")
    limit = import_module("catanatron.game").TURNS_LIMIT
    chance = random.Random(1)
    for seed in count(1):
        game = catan.Game([catan.RandomPlayer(colour) for colour in catan.Color], seed=seed)
        while game.winning_color() is None and game.state.num_turns < limit:
            actions = game.state.playable_actions
            game = game.copy()
            game.execute(actions[int(chance.random() * len(actions))])
            yield


def _spiel(name: str) -> Play:
    """Play a game of OpenSpiel; what chance does, a deal card by card, counts as no decision.

    It is done in place, since nobody else has the state yet.
    """
    game = import_module("pyspiel").load_game(name)
    chance = random.Random(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            picked = legal[int(chance.random() * len(legal))]
            if state.is_chance_node():
                state.apply_action(picked)
            else:
                state = state.child(picked)
                yield


def _spiel_nodes(name: str) -> Play:
    """Play a game of OpenSpiel; each card dealt is a new state, and counts as a decision."""
    game = import_module("pyspiel").load_game(name)
    chance = random.Random(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state = state.child(legal[int(chance.random() * len(legal))])
            yield


def _spiel_python(name: str) -> Play:
    """Play a game of OpenSpiel that is written in Python."""
    import_module(f"open_spiel.python.games.{name}")
    return _spiel(f"python_{name}")


BRIDGE: Final = "bridge(use_double_dummy_result=false)"
"""Bridge that is played out; by itself the game solves each deal, which takes seconds."""
CPP: Final = (
    *("hearts", "oh_hell", "spades", "euchre", "skat", "crazy_eights", "cribbage", "go_fish"),
    *("dou_dizhu", "gin_rummy", BRIDGE, "hanabi", "leduc_poker", "kuhn_poker"),
)
"""Card games of OpenSpiel, written in C++."""
PYTHON: Final = ("team_dominoes", "block_dominoes", "liars_poker", "kuhn_poker")
"""The games of OpenSpiel with hidden information that are written in Python."""


def _spiel_peers() -> Iterator[Peer]:
    for name in CPP:
        shown = name.partition("(")[0]
        yield Peer(f"OpenSpiel {shown}", "open-spiel", "C++, `child`", partial(_spiel, name))
    yield Peer(
        f"{CARD_GAME}, dealing counted",
        "open-spiel",
        "C++, `child` for each card dealt too",
        partial(_spiel_nodes, "hearts"),
    )
    for name in PYTHON:
        yield Peer(
            f"OpenSpiel python_{name}",
            "open-spiel",
            "Python, `child`",
            partial(_spiel_python, name),
        )


PEERS: Final = (
    Peer("python-chess", "chess", "`copy(stack=False)`, `push`", _chess),
    Peer("catanatron", "catanatron", "`copy`, `execute`", _catanatron),
    *_spiel_peers(),
)
"""All games of other libraries, the first ones first."""
