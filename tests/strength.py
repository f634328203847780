"""`python -m tests.strength`: that the rollout beats the greedy policy, and that beats the random.

Each pair plays games of four, two seats each; `--rollouts N` says how many games the rollout plays
(by default 200, about four seconds each). It fails unless the interval of 99 % lies above one half.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from os import cpu_count

from dschunke.simulate import Policy, Rollout, Run, at_random, greedy, play_run
from dschunke.simulate.summary import summarized

LEVEL = 0.99
"""The chance with which an interval holds the true share of wins."""


def beats(name: str, better: Policy, worse: Policy, games: int) -> bool:
    """Play a pair; tell the share of wins of the better one, and whether it is above one half."""
    run = Run((better, worse), seed=1)
    with ProcessPoolExecutor(cpu_count()) as executor:
        summary = summarized(play_run(run, games, executor=executor, chunk=2), LEVEL)
    sides = [
        (2 * one.wins.low, 2 * one.wins.mean, 2 * one.wins.high)
        for one in summary.policies.values()
    ]
    low, mean, high = sides[0]  # two seats each: the side's share is twice that of a seat
    scores = " to ".join(f"{one.total.mean:.1f}" for one in summary.policies.values())
    print(f"{name}: {games} games, wins {mean:.3f} ({low:.3f} to {high:.3f}), yuan {scores}")
    return low > 1 / 2


def main() -> int:
    """Play both pairs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rollouts", type=int, default=200)
    parser.add_argument("--greedy", type=int, default=2000)
    asked = parser.parse_args()
    held = [
        beats("greedy against random", greedy, at_random, asked.greedy),
        beats("rollout against greedy", Rollout(), greedy, asked.rollouts),
    ]
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(main())
