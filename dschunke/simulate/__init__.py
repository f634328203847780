"""Many games, played by policies: on one core or a cluster, the same results (docs/how-to)."""

from dschunke.simulate.greedy import greedy
from dschunke.simulate.many import play_many
from dschunke.simulate.policy import Blind, Policy, at_random
from dschunke.simulate.result import Result
from dschunke.simulate.rollout import Rollout
from dschunke.simulate.run import Measure, Played, Run, game_seed, play_one, seating

__all__ = [
    "Blind",
    "Measure",
    "Played",
    "Policy",
    "Result",
    "Rollout",
    "Run",
    "at_random",
    "game_seed",
    "greedy",
    "play_many",
    "play_one",
    "seating",
]
