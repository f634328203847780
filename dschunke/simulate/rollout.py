"""A policy that plays on in worlds its view could have come from: flat Monte Carlo."""

from __future__ import annotations

from typing import Final

from attrs import field, frozen

from dschunke.actions import Action
from dschunke.chance import Chance, below
from dschunke.checks import whole
from dschunke.determinize import determinize
from dschunke.engine import apply, is_over, scores, waiting_on
from dschunke.simulate.greedy import CARD, greedy
from dschunke.simulate.policy import Policy, check_choices, decided, function
from dschunke.state import State
from dschunke.view import View
from dschunke.vocabulary import Seat

__all__ = ["Rollout"]

_SEEDS: Final = 1 << 32


@frozen
class Rollout:
    """A policy: try each choice in worlds drawn by `determinize`, and take the best on average.

    In each world all seats play on by a simple policy; then the lead over the others counts, as if
    the game ended there. The worlds are the same for all choices.
    """

    worlds: int = field(default=6, validator=whole(1))
    """How many worlds are drawn for a decision (worlds)."""
    rounds: int = field(default=1, validator=whole(1))
    """How many rounds are played on; the end of the game comes before (rounds)."""
    playing: Policy = field(default=greedy, validator=function)
    """How all seats play on."""

    def __call__(self, seen: View, chance: Chance) -> Action:
        """Choose an action of the seat whose view it is; `InvalidValue` if it has none."""
        check_choices(seen.legal)
        if len(seen.legal) == 1:
            return seen.legal[0]
        leads = [0.0] * len(seen.legal)
        for _ in range(self.worlds):
            world = determinize(seen, below(chance, _SEEDS))
            for place, action in enumerate(seen.legal):
                later = self._played_on(apply(world, action), world.round + self.rounds, chance)
                leads[place] += _lead(later, action.seat)
        return seen.legal[leads.index(max(leads))]

    def _played_on(self, state: State, until: int, chance: Chance) -> State:
        """Play on to the end of a round, or of the game."""
        while not is_over(state) and state.round < until:
            seat = waiting_on(state)[0]
            state = apply(state, decided(state, seat, self.playing, chance))
        return state


def _lead(state: State, seat: Seat) -> float:
    """Say how far a seat is ahead of the mean of all (yuan), cards in hand counted."""
    card = 0.0 if is_over(state) else CARD
    worth = [
        score.total + card * sum(player.goods)
        for score, player in zip(scores(state), state.players, strict=True)
    ]
    mean = 0.0
    for one in worth:
        mean += one / len(worth)
    return worth[seat] - mean
