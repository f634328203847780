"""The game as an environment of PettingZoo, in which the seats act one after another (AEC).

Needs PettingZoo: `pip install 'dschunke[pettingzoo]'`.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any, Final

if find_spec("pettingzoo") is None:
    raise ImportError("dschunke.pettingzoo needs pettingzoo: pip install 'dschunke[pettingzoo]'")

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from dschunke.by import BySeat
from dschunke.edition import Edition
from dschunke.engine import apply, is_over, new_game, waiting_on
from dschunke.errors import InvalidValue
from dschunke.learning.numbered import Actions
from dschunke.learning.observed import Observations
from dschunke.learning.payoff import Payoff, victory
from dschunke.standard import STANDARD
from dschunke.state import State
from dschunke.text import board
from dschunke.view import View, view
from dschunke.vocabulary import Seat

__all__ = ["Environment", "env"]

_SEEDS: Final = 2**32
_MODES: Final = ("ansi", "human")


def env(
    players: int = 4,
    *,
    edition: Edition = STANDARD,
    variable_setup: bool = False,
    payoff: Payoff = victory,
    render_mode: str | None = None,
) -> Any:  # a wrapper, which PettingZoo does not type
    """Make an environment that also refuses to be used out of order, as PettingZoo's own do.

    The arguments are those of `Environment`.
    """
    inner = Environment(
        players,
        edition=edition,
        variable_setup=variable_setup,
        payoff=payoff,
        render_mode=render_mode,
    )
    return wrappers.OrderEnforcingWrapper(inner)


class Environment(AECEnv):
    """A game that learners play: agents `seat_0` to `seat_3`, actions by number.

    What an agent observes is the row of `Observations` and an action mask, made from the view of
    its seat alone: a sealed bid stays sealed until all are shown (R8.3, R12.1). While bids are
    sealed the seats that are waited for choose in ascending order.
    """

    metadata: Final[dict[str, Any]] = {
        "render_modes": ["ansi", "human"],
        "name": "dschunke_v0",
        "is_parallelizable": False,
    }
    """What PettingZoo asks of every environment."""

    def __init__(
        self,
        players: int = 4,
        *,
        edition: Edition = STANDARD,
        variable_setup: bool = False,
        payoff: Payoff = victory,
        render_mode: str | None = None,
    ) -> None:
        """Make an environment; `reset` begins a game.

        Give the number of `players`, what `new_game` takes, the `payoff` that a finished game is
        rewarded with, and a `render_mode` to have `render` draw. Raises `InvalidValue` as
        `new_game` does.
        """
        super().__init__()
        if not callable(payoff):
            raise InvalidValue("payoff", payoff, "a function of a finished game")
        if render_mode is not None and render_mode not in _MODES:
            raise InvalidValue("render_mode", render_mode, "'ansi', 'human' or None")
        self.render_mode = render_mode
        self.actions: Actions = Actions(edition, players)
        self.observations: Observations = Observations(edition, players)
        self._payoff = payoff
        self._variable = variable_setup
        self.possible_agents: list[str] = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        space = spaces.Dict(
            {
                "observation": spaces.Box(
                    np.array(self.observations.low, np.int32),
                    np.array(self.observations.high, np.int32),
                    dtype=np.int32,
                ),
                "action_mask": spaces.Box(0, 1, (len(self.actions),), np.int8),
            }
        )
        self.observation_spaces: dict[str, spaces.Dict] = dict.fromkeys(self.possible_agents, space)
        self.action_spaces: dict[str, spaces.Discrete] = {
            agent: spaces.Discrete(len(self.actions)) for agent in self.possible_agents
        }
        self._chance, _ = seeding.np_random(None)
        self.table: State = self._new_game(0)

    def observation_space(self, agent: str) -> spaces.Dict:
        """Give the space of what an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Give the space of the actions' numbers."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: object = None) -> None:  # noqa: ARG002 - AECEnv has it
        """Begin a game: with a `seed` that of `new_game(seed=seed)`, else the next by chance.

        The games that follow a seed are always the same. The `options` change nothing.
        """
        if seed is None:
            seed = int(self._chance.integers(_SEEDS))
        else:
            self._chance, _ = seeding.np_random(seed)
        self.table = self._new_game(seed)
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _new_game(self, seed: int) -> State:
        edition, players = self.actions.edition, self.actions.players
        return new_game(players, seed=seed, edition=edition, variable_setup=self._variable)

    def _select(self) -> None:
        """Let the first seat that is waited for act; when the game is over, each leaves in turn."""
        waiting = waiting_on(self.table)
        self.agent_selection: str = self.possible_agents[waiting[0]] if waiting else self.agents[0]

    def view(self, agent: str) -> View:
        """Give what an agent may know, as a value: for rules of thumb, and to draw worlds from."""
        return view(self.table, self._seat(agent))

    def _seat(self, agent: str) -> Seat:
        if agent not in self.possible_agents:
            raise InvalidValue("agent", agent, ", ".join(self.possible_agents))
        return self.possible_agents.index(agent)

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """Give an agent's row of numbers, and the mask: 1 for each action that it may do now."""
        seen = self.view(agent)
        mask = np.zeros(len(self.actions), np.int8)
        if agent == self.agent_selection:
            mask[self.actions.numbers(seen.legal)] = 1
        return {"observation": np.array(self.observations.row(seen), np.int32), "action_mask": mask}

    def step(self, action: Any) -> None:
        """Do the action with this number for the selected agent.

        None is the last step of each agent, when the game is over. Raises `InvalidValue` for a
        number that there is not, `IllegalAction` for what the mask does not allow; the game is
        then as it was.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        number = int(action) if isinstance(action, np.integer) else action
        later = apply(self.table, self.actions.action(number, self._seat(agent)))
        payoffs = self._payoff(later) if is_over(later) else ()
        if is_over(later) and len(payoffs) != len(self.agents):
            raise InvalidValue("payoff", payoffs, f"{len(self.agents)} payoffs")
        self.table = later
        self._cumulative_rewards[agent] = 0.0
        self._select()
        if payoffs:
            self._end(payoffs)

    def _end(self, payoffs: BySeat[float]) -> None:
        self.rewards = dict(zip(self.agents, payoffs, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Draw what everybody may see; `ansi` gives the text, `human` prints it."""
        if self.render_mode is None:
            return None
        picture = board(view(self.table, None))
        if self.render_mode == "ansi":
            return picture
        print(picture)
        return None

    def close(self) -> None:
        """Free what the environment holds: nothing."""
