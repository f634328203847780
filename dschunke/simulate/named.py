"""The policies of this package by their names."""

from __future__ import annotations

from typing import Final

from dschunke.simulate.greedy import greedy
from dschunke.simulate.policy import Policy, at_random
from dschunke.simulate.rollout import Rollout

__all__ = ["POLICIES"]

POLICIES: Final[dict[str, Policy]] = {
    "random": at_random,
    "greedy": greedy,
    "rollout": Rollout(),
}
"""Each policy by the name that it has in the command."""
