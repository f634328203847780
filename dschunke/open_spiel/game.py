"""The game for OpenSpiel, and how an edition is registered there."""

from __future__ import annotations

from typing import Any

import pyspiel

from dschunke.checks import check_kind
from dschunke.edition import Edition
from dschunke.errors import InvalidValue
from dschunke.learning.dealt import Draws
from dschunke.learning.length import most_actions
from dschunke.learning.numbered import Actions
from dschunke.learning.observed import Observations
from dschunke.open_spiel.moment import Numbers
from dschunke.open_spiel.observer import DschunkeObserver
from dschunke.open_spiel.state import DschunkeState

__all__ = ["DschunkeGame", "register"]


class DschunkeGame(pyspiel.Game):
    """A game of one edition, for the parameters `players` and `variable_setup`.

    Chance draws the deal card by card (`Draws`); then the seats act one after another. While bids
    are sealed the seats that are waited for choose in ascending order, and none sees what another
    chose until all are shown (R8.3, R12.1). The payoff is `victory`.
    """

    def __init__(
        self, kind: Any, edition: Edition, parameters: dict[str, Any] | None = None
    ) -> None:
        """Make a game; OpenSpiel calls this.

        Raises `InvalidValue` for a number of players that the edition does not serve.
        """
        given = {**kind.parameter_specification, **(parameters or {})}
        players, variable = given["players"], given["variable_setup"]
        draws = Draws(edition, players, variable)
        self.numbers: Numbers = Numbers(
            draws, Actions(edition, players), Observations(edition, players)
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.numbers.actions),
            max_chance_outcomes=draws.most,
            num_players=players,
            min_utility=-1 / players,
            max_utility=1 - 1 / players,
            utility_sum=0.0,
            max_game_length=most_actions(edition, players),
        )
        super().__init__(kind, info, parameters or {})

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        """Pickle the name and the parameters: where it is read the edition must be registered."""
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> DschunkeState:
        """Give the state in which nothing is dealt yet."""
        return DschunkeState(self, self.numbers)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> DschunkeObserver | None:
        """Make what observes for one seat; None for the other ways of observing."""
        if params:
            raise InvalidValue("params", params, "no parameters of an observation")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return DschunkeObserver(self.numbers, perfect_recall=kind.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        """Count the draws of the deal."""
        return len(self.numbers.draws)


def register(name: str, edition: Edition) -> None:
    """Have OpenSpiel load an edition under a name: the standard one has `dschunke`.

    Raises `InvalidValue` for what is no edition, and for a name that is no Python identifier or
    that another game has.
    """
    check_kind("edition", edition, Edition)
    if type(name) is not str or not name.isidentifier() or name in pyspiel.registered_names():
        raise InvalidValue("name", name, "an identifier that no registered game has")
    served = [setup.players for setup in edition.setups]
    kind = pyspiel.GameType(
        short_name=name,
        long_name=f"Dschunke, {edition.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(served),
        min_num_players=min(served),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(served), "variable_setup": False},
    )

    class Registered(DschunkeGame):
        """The game of this edition.

        OpenSpiel lets go of it only after Python has ended: a class outlives that, what holds one
        does not.
        """

        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            """Make a game; OpenSpiel calls this."""
            super().__init__(kind, edition, parameters)

    pyspiel.register_game(kind, Registered)
