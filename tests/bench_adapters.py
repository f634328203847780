"""`python -m tests.bench_adapters`: steps per second beside card games of the frameworks.

Random seats play; a step includes what a learner needs: the observation with its action mask in
PettingZoo, the legal actions and the observation tensor in OpenSpiel. All run in turn in one
process; the figures are medians. Needs `dschunke[adapters]` and `pettingzoo[classic]`.
"""

from __future__ import annotations

import platform
import random
import statistics
import warnings
from collections.abc import Callable
from importlib.metadata import version
from time import perf_counter
from typing import Any, Final

import numpy as np
import pyspiel

import dschunke.open_spiel
from dschunke.pettingzoo import env

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    from open_spiel.python.games import block_dominoes, liars_poker
    from pettingzoo.classic import leduc_holdem_v4, texas_holdem_no_limit_v6, texas_holdem_v4

TURNS: Final = 7
"""How often each is measured."""
SECONDS: Final = 1.0
"""How long each time (seconds)."""
LOADED: Final = (block_dominoes, liars_poker, dschunke.open_spiel)
"""What registers its games with OpenSpiel by being imported."""


def pettingzoo_rate(world: Any) -> float:
    """Play games of PettingZoo by chance; give the steps per second."""
    chance, steps, begun = random.Random(1), 0, perf_counter()
    while perf_counter() - begun < SECONDS:
        world.reset(seed=steps)
        for _ in world.agent_iter():
            seen, _, terminated, truncated, _ = world.last()
            if terminated or truncated:
                world.step(None)
                continue
            world.step(chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += 1
    return steps / (perf_counter() - begun)


def open_spiel_rate(game: Any) -> float:
    """Play games of OpenSpiel by chance; give the steps of players per second, deals included."""
    chance, steps, begun = random.Random(1), 0, perf_counter()
    while perf_counter() - begun < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                places, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(places, weights)[0])
                continue
            state.observation_tensor() if game.get_type().provides_observation_tensor else None
            state.apply_action(chance.choice(state.legal_actions()))
            steps += 1
    return steps / (perf_counter() - begun)


def report(rate: Callable[[Any], float], rivals: dict[str, Any]) -> None:
    """Measure all in turn, several times; print the medians."""
    rates: dict[str, list[float]] = {name: [] for name in rivals}
    for _ in range(TURNS):
        for name, rival in rivals.items():
            rates[name].append(rate(rival))
    for name, some in rates.items():
        print(f"| {name} | {statistics.median(some):,.0f} |")


def main() -> None:
    """Measure and print everything."""
    used = ", ".join(f"{name} {version(name)}" for name in ("pettingzoo", "open_spiel", "numpy"))
    print(f"Python {platform.python_version()}, {used}")
    print("| PettingZoo | steps per second |\n|---|---:|")
    report(
        pettingzoo_rate,
        {
            "dschunke, 3 players": env(3),
            "dschunke, 4 players": env(4),
            "Texas hold'em, no limit": texas_holdem_no_limit_v6.env(),
            "Texas hold'em": texas_holdem_v4.env(),
            "Leduc hold'em": leduc_holdem_v4.env(),
        },
    )
    print("| OpenSpiel | steps per second |\n|---|---:|")
    names = {
        "dschunke, 3 players": "dschunke(players=3)",
        "dschunke, 4 players": "dschunke(players=4)",
        "block dominoes (Python)": "python_block_dominoes",
        "liar's poker (Python)": "python_liars_poker",
        "gin rummy (C++)": "gin_rummy",
    }
    report(open_spiel_rate, {name: pyspiel.load_game(code) for name, code in names.items()})


if __name__ == "__main__":
    main()
