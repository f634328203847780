"""A run of games as a value, and one game of it played out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from hashlib import sha256
from typing import Any, Final, TypeAlias

from attrs import field, frozen

from dschunke.actions import Action, ChooseRole
from dschunke.by import BySeat
from dschunke.cards import SpecialCard
from dschunke.chance import random_from
from dschunke.checks import check_whole, kind, listing, whole
from dschunke.edition import Edition, setup_for
from dschunke.engine import apply, is_over, new_game, waiting_on
from dschunke.errors import InvalidValue
from dschunke.simulate.policy import Policy, decided, function
from dschunke.standard import STANDARD
from dschunke.state import State
from dschunke.vocabulary import Seat

__all__ = ["MOST_GAMES", "Measure", "Played", "Run", "game_seed", "play_one", "seating"]

MOST_GAMES: Final = 10**12
"""The largest number of a game."""
_LARGEST_SEED: Final = (1 << 64) - 1
_SPARE_BITS: Final = 11


@frozen
class Played:
    """A game that was played to its end."""

    number: int
    """Its number within its run, from 0."""
    seed: int
    """Its own seed: `new_game` makes its first state from it."""
    policies: BySeat[int]
    """Which policy of the run sat on each seat, counted from 0; shape (players,)."""
    actions: tuple[Action, ...]
    """What was done, in order."""
    specials: BySeat[tuple[SpecialCard, ...]]
    """The special cards that each seat took, in the order taken; shape (players,)."""
    state: State
    """The state at its end."""

    def roles(self, seat: Seat) -> tuple[ChooseRole, ...]:
        """List the roles that a seat took, in order (R5.1)."""
        return tuple(
            action
            for action in self.actions
            if isinstance(action, ChooseRole) and action.seat == seat
        )


Measure: TypeAlias = Callable[[Played], float]
"""A number that somebody wants to know of each game; a function of a module, to be sent."""


def _several(policies: Policy | Iterable[Policy]) -> tuple[Policy, ...]:
    if callable(policies):
        return (policies,)
    return tuple(policies) if isinstance(policies, Iterable) else (policies,)


def _pairs(
    measures: Mapping[str, Measure] | Iterable[tuple[str, Measure]],
) -> tuple[tuple[str, Measure], ...]:
    try:
        return tuple(dict(measures).items())
    except (TypeError, ValueError):
        raise InvalidValue("Run.measures", measures, "functions by their names") from None


def _named(run: object, attribute: object, value: Any) -> None:  # as attrs has it
    for name, measure in value:
        if type(name) is not str or not callable(measure):
            raise InvalidValue("Run.measures", (name, measure), "functions by their names")


@frozen
class Run:
    """What the games of a run have in common; each follows from it and from its number."""

    policies: tuple[Policy, ...] = field(converter=_several, validator=listing(function))
    """Who plays: one policy for all seats, or several, which change seats from game to game."""
    players: int = field(default=4, kw_only=True)
    """How many play (players)."""
    seed: int = field(default=0, validator=whole(0, _LARGEST_SEED), kw_only=True)
    """The seed of the run (a whole number of 64 bits, 0 or more)."""
    edition: Edition = field(default=STANDARD, validator=kind(Edition), kw_only=True)
    """The box that is played with."""
    variable_setup: bool = field(default=False, validator=kind(bool), kw_only=True)
    """Whether the players lay the first strips themselves (R2.8)."""
    measures: tuple[tuple[str, Measure], ...] = field(
        default=(), converter=_pairs, validator=_named, kw_only=True
    )
    """What is measured at the end of each game besides; given as a mapping from names."""

    def __attrs_post_init__(self) -> None:
        """Refuse a number of players that the edition does not serve (R1.1), and no policy."""
        setup_for(self.edition, self.players)
        if not self.policies:
            raise InvalidValue("Run.policies", self.policies, "at least one policy")


def game_seed(seed: int, number: int) -> int:
    """Give the seed of a game: the first 53 bits of the SHA-256 of "seed number".

    So many bits stand exactly in JSON for every language. `seed` is the run's; a seat's random
    numbers are begun in the same way from the game's seed and the number of the seat.
    """
    digest = sha256(f"{seed} {number}".encode("ascii")).digest()
    return int.from_bytes(digest[:8], "big") >> _SPARE_BITS


def seating(run: Run, number: int) -> BySeat[int]:
    """Tell which policy sits on each seat in a game, counted from 0; shape (players,).

    From game to game each moves by one seat, so that in as many games as there are policies each
    of them sits on every seat once.
    """
    return tuple((seat + number) % len(run.policies) for seat in range(run.players))


def play_one(run: Run, number: int) -> Played:
    """Play one game of a run, by its `number` (0 or more); it is the same whenever it is played.

    Where several may act, the lowest seat is asked first (R8.2). Raises what a policy raises, and
    `IllegalAction` for what it does against the rules, with a note that names the game.
    """
    if type(run) is not Run:
        raise InvalidValue("run", run, "a Run")
    check_whole("number", number, 0, MOST_GAMES)
    seed = game_seed(run.seed, number)
    seats = seating(run, number)
    chances = [random_from(game_seed(seed, seat)) for seat in range(run.players)]
    state = new_game(run.players, seed=seed, edition=run.edition, variable_setup=run.variable_setup)
    actions: list[Action] = []
    specials = tuple(player.open + player.hand for player in state.players)
    while not is_over(state):
        seat = waiting_on(state)[0]
        try:
            action = decided(state, seat, run.policies[seats[seat]], chances[seat])
            later = apply(state, action)
        except Exception as error:
            error.add_note(f"in game {number} of the run, seat {seat}, action {len(actions)}")
            raise error
        if later.stacks is not state.stacks:
            specials = _gained(state, later, specials)
        actions.append(action)
        state = later
    return Played(number, seed, seats, tuple(actions), specials, state)


def _gained(
    before: State, after: State, specials: BySeat[tuple[SpecialCard, ...]]
) -> BySeat[tuple[SpecialCard, ...]]:
    """Add the special cards that each seat has now and did not have (R9.2)."""
    return tuple(
        (*taken, *(_cards(after, seat) - _cards(before, seat)).elements())
        for seat, taken in enumerate(specials)
    )


def _cards(state: State, seat: Seat) -> Counter[SpecialCard]:
    player = state.players[seat]
    return Counter(player.open + player.hand)
