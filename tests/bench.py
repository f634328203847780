"""`python -m tests.bench`: decisions per second beside python-chess, and what a state costs.

A decision: list the legal actions, choose one at random, get the next state (chess: copy and push).
Both run in turn in one process; the figure to quote is the median of the ratios.
"""

from __future__ import annotations

import platform
import random
import statistics
import subprocess
import sys
import tracemalloc
from collections import defaultdict
from time import perf_counter

import chess

from dschunke import State, __version__, apply, is_over, legal_actions, new_game

PAIRS = 11
"""How many pairs of runs."""


def dschunke_rate(players: int, seed: int, games: int = 12) -> float:
    """Play games with random seats; give the decisions per second."""
    chance = random.Random(seed)
    decisions = 0
    begun = perf_counter()
    for number in range(games):
        state = new_game(players, seed=seed * games + number)
        while not is_over(state):
            legal = legal_actions(state)
            state = apply(state, legal[int(chance.random() * len(legal))])
            decisions += 1
    return decisions / (perf_counter() - begun)


def chess_rate(seed: int, decisions: int = 4000) -> float:
    """Play random chess, copying the board before each push; give the decisions per second.

    The copies leave the stack of moves behind, which would make each one slower than the last.
    """
    chance = random.Random(seed)
    board = chess.Board()
    begun = perf_counter()
    for _ in range(decisions):
        moves = list(board.legal_moves)
        if not moves or board.ply() == 120:
            board = chess.Board()
            continue
        board = board.copy(stack=False)
        board.push(moves[int(chance.random() * len(moves))])
    return decisions / (perf_counter() - begun)


def by_phase(players: int, games: int = 30) -> dict[str, tuple[int, float, float]]:
    """Measure each phase: how often, µs per `legal_actions`, µs per `apply`."""
    spent: dict[str, list[float]] = defaultdict(lambda: [0, 0.0, 0.0])
    chance = random.Random(players)
    for seed in range(games):
        state = new_game(players, seed=seed)
        while not is_over(state):
            row = spent[type(state.phase).__name__]
            begun = perf_counter()
            legal = legal_actions(state)
            listed = perf_counter()
            action = legal[int(chance.random() * len(legal))]
            chosen = perf_counter()
            state = apply(state, action)
            row[2] += perf_counter() - chosen
            row[1] += listed - begun
            row[0] += 1
    return {
        name: (int(n), 1e6 * listing / n, 1e6 * applying / n)
        for name, (n, listing, applying) in spent.items()
    }


def bytes_per_state(players: int) -> float:
    """Keep every state of a few games; give what one costs more than the one before (bytes)."""
    chance = random.Random(1)
    tracemalloc.start()
    kept: list[State] = []
    before = tracemalloc.get_traced_memory()[0]
    for seed in range(10):
        state = new_game(players, seed=seed)
        while not is_over(state):
            kept.append(state)
            state = apply(state, chance.choice(legal_actions(state)))
    size = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return size / len(kept)


def import_seconds(module: str) -> float:
    """Give the median time that a fresh interpreter takes to import a module."""
    code = f"import time; b = time.perf_counter(); import {module}; print(time.perf_counter() - b)"
    return statistics.median(
        float(subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout)
        for _ in range(9)
    )


def main() -> None:
    """Measure and print everything."""
    print(f"dschunke {__version__}, chess {chess.__version__}, Python {platform.python_version()}")
    for players in (3, 4):
        dschunke_rate(players, 0)
        chess_rate(0)
        pairs = [(dschunke_rate(players, n), chess_rate(n)) for n in range(1, PAIRS + 1)]
        ratio = statistics.median(ours / theirs for ours, theirs in pairs)
        ours, theirs = (statistics.median(column) for column in zip(*pairs, strict=True))
        print(
            f"{players} players: {ours:,.0f} decisions/s, python-chess {theirs:,.0f}, "
            f"median ratio {ratio:.2f} over {PAIRS} pairs"
        )
    for players in (3, 4):
        print(f"bytes per kept state, {players} players: {bytes_per_state(players):.0f}")
    ours, attrs = import_seconds("dschunke"), import_seconds("attrs")
    print(
        f"import: {1e3 * ours:.0f} ms, attrs alone {1e3 * attrs:.0f} ms, ratio {ours / attrs:.2f}"
    )
    print("phase (4 players)    times  µs legal_actions  µs apply")
    for name, (times, listing, applying) in sorted(by_phase(4).items()):
        print(f"{name:<18} {times:>7} {listing:>17.2f} {applying:>9.2f}")


if __name__ == "__main__":
    main()
