"""For other people's tests: strategies that play, positions that are checked, assertions that tell.

Needs Hypothesis: `pip install 'dschunke[testing]'`.
"""

from importlib.util import find_spec

if find_spec("hypothesis") is None:
    raise ImportError("dschunke.testing needs hypothesis: pip install 'dschunke[testing]'")

from dschunke.testing.assertions import assert_legal, assert_refused, assert_scores
from dschunke.testing.drawing import hold, sketch
from dschunke.testing.editions import editions
from dschunke.testing.position import checked, play, position, table
from dschunke.testing.strategies import actions, deals, games, illegal_actions, states, views

__all__ = [
    "actions",
    "assert_legal",
    "assert_refused",
    "assert_scores",
    "checked",
    "deals",
    "editions",
    "games",
    "hold",
    "illegal_actions",
    "play",
    "position",
    "sketch",
    "states",
    "table",
    "views",
]
