"""Many games, played by policies: on one core or a cluster, the same results (docs/how-to)."""

from dschunke.simulate.greedy import greedy
from dschunke.simulate.many import play_many, play_run
from dschunke.simulate.policy import Blind, Policy, at_random
from dschunke.simulate.report import reported
from dschunke.simulate.result import Result
from dschunke.simulate.rollout import Rollout
from dschunke.simulate.run import Measure, Played, Run, game_seed, play_one, seating
from dschunke.simulate.summary import Estimate, Standing, Summary, summarized

__all__ = [
    "Blind",
    "Estimate",
    "Measure",
    "Played",
    "Policy",
    "Result",
    "Rollout",
    "Run",
    "Standing",
    "Summary",
    "at_random",
    "game_seed",
    "greedy",
    "play_many",
    "play_one",
    "play_run",
    "reported",
    "seating",
    "summarized",
]
