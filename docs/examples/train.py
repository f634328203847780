"""Train a linear policy through the PettingZoo environment, by policy gradient (REINFORCE).

`python docs/examples/train.py --picture docs/images/learning-curve.svg` trains against random and
then greedy seats, prints how it does, and draws the learning curves. Needs `dschunke[adapters]`.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from attrs import define, field

from dschunke.chance import random_from
from dschunke.learning import margin
from dschunke.pettingzoo import env
from dschunke.simulate import Policy, at_random, greedy

PLAYERS = 3
BATCH = 16
"""Games between two steps of learning."""
RATE = 0.01
"""How far a step goes."""
FRESH = 10**6
"""The first seed of the deals that nobody trains on."""


@define
class Learner:
    """A softmax over the legal actions, whose scores are linear in what the seat observes."""

    weights: np.ndarray
    """For each action, what each number counts; shape (actions, numbers + 1)."""
    scale: np.ndarray
    """What the numbers are divided by."""
    chance: np.random.Generator
    mean: np.ndarray = field(init=False)
    spread: np.ndarray = field(init=False)
    steps: int = 0

    def __attrs_post_init__(self) -> None:
        """Begin Adam's running means at nothing."""
        self.mean = np.zeros_like(self.weights)
        self.spread = np.zeros_like(self.weights)

    def choose(self, seen: dict[str, np.ndarray]) -> tuple[int, Any]:
        """Choose an action; give with it what its log-probability's gradient is made of."""
        row = np.append(seen["observation"] / self.scale, 1.0)
        legal = np.flatnonzero(seen["action_mask"])
        scores = self.weights[legal] @ row
        likely = np.exp(scores - scores.max())
        likely /= likely.sum()
        place = min(int(np.searchsorted(likely.cumsum(), self.chance.random())), len(legal) - 1)
        likely[place] -= 1
        return int(legal[place]), (legal, -likely, row)

    def learn(self, games: list[tuple[list[Any], float]]) -> None:
        """Make what was done in games that went well likelier, by a step of Adam."""
        payoffs = np.array([payoff for _, payoff in games])
        worth = (payoffs - payoffs.mean()) / (payoffs.std() + 1e-8)
        slope = np.zeros_like(self.weights)
        for (choices, _), good in zip(games, worth, strict=True):
            for legal, pull, row in choices:
                slope[legal] += good * np.outer(pull, row)
        self.steps += 1
        self.mean += 0.1 * (slope - self.mean)
        self.spread += 0.01 * (slope**2 - self.spread)
        mean = self.mean / (1 - 0.9**self.steps)
        spread = self.spread / (1 - 0.99**self.steps)
        self.weights += RATE * mean / (np.sqrt(spread) + 1e-8)


def beginner(seed: int) -> Learner:
    """Make a learner that knows nothing yet."""
    raw = env(PLAYERS).unwrapped
    scale = np.maximum(1, raw.observations.high)
    shape = (len(raw.actions), len(scale) + 1)
    return Learner(np.zeros(shape), scale, np.random.default_rng(seed))


def play(world: Any, learner: Learner, others: Policy, seed: int) -> tuple[list[Any], float]:
    """Play a game: one seat learns, the others follow a policy; give its choices and payoff."""
    world.reset(seed=seed)
    own = world.possible_agents[seed % PLAYERS]
    chance = random_from(seed)
    choices = []
    raw = world.unwrapped
    for agent in world.agent_iter():
        if raw.terminations[agent]:
            break
        if agent == own:
            number, choice = learner.choose(world.observe(agent))
            choices.append(choice)
        else:
            number = raw.actions.number(others(raw.view(agent), chance))
        world.step(number)
    return choices, raw.rewards[own]


def train(learner: Learner, others: Policy, batches: int, first: int = 0) -> list[float]:
    """Train for some batches of games; give the mean payoff of each (yuan above the mean)."""
    world = env(PLAYERS, payoff=margin)
    curve = []
    for batch in range(batches):
        seeds = range(first + batch * BATCH, first + (batch + 1) * BATCH)
        games = [play(world, learner, others, seed) for seed in seeds]
        learner.learn(games)
        curve.append(sum(payoff for _, payoff in games) / BATCH)
    return curve


def share(learner: Learner, others: Policy, games: int) -> float:
    """Let a seat play by what it has learnt, on deals it has not seen; give its share of wins."""
    world = env(PLAYERS)
    payoffs = [play(world, learner, others, FRESH + seed)[1] for seed in range(games)]
    return sum(payoffs) / games + 1 / PLAYERS


def draw(curves: dict[str, list[float]], path: Path) -> None:
    """Draw the learning curves: the mean of five batches at each point."""
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams.update({"svg.hashsalt": "dschunke", "svg.fonttype": "none"})
    from matplotlib import pyplot as plt

    figure, axes = plt.subplots(figsize=(6, 3.5), layout="constrained")
    for name, curve in curves.items():
        means = np.convolve(curve, np.ones(5) / 5, "valid")
        axes.plot(BATCH * (np.arange(len(means)) + 5), means, label=f"against two {name} seats")
    axes.axhline(0, color="grey", linewidth=0.8)
    axes.set(xlabel="games played", ylabel="yuan above the mean of all three")
    axes.legend(loc="lower right")
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    """Train against each policy, and tell what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--batches", type=int, default=60)
    parser.add_argument("--games", type=int, default=300, help="to judge by")
    parser.add_argument("--picture", type=Path)
    asked = parser.parse_args()
    curves = {}
    for name, others in (("random", at_random), ("greedy", greedy)):
        learner = beginner(seed=1)
        before = share(learner, others, asked.games)
        curves[name] = train(learner, others, asked.batches)
        after = share(learner, others, asked.games)
        print(
            f"against two {name} seats: wins {before:.2f} of {asked.games} games before, "
            f"{after:.2f} after {asked.batches * BATCH} games"
        )
    if asked.picture:
        draw(curves, asked.picture)


if __name__ == "__main__":
    main()
