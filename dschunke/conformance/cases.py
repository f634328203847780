"""Which games, tables and actions the vectors hold: played by chance, then chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from attrs import frozen

from dschunke.chance import Chance, below, deal, random_from
from dschunke.choices import every_action
from dschunke.conformance.evidence import IN_STEPS, IN_TABLES, rules_shown
from dschunke.conformance.happening import Happening
from dschunke.conformance.unusual import LEVEL, OTHERWISE, PLENTY, SCARCE
from dschunke.edition import Edition
from dschunke.engine import is_over, legal_actions, opening, refusal, step, waiting_on
from dschunke.errors import IllegalAction
from dschunke.record import Record
from dschunke.standard import STANDARD
from dschunke.state import State

__all__ = [
    "EDITIONS",
    "Game",
    "Position",
    "games",
    "positions",
    "steps_to_tell",
    "tables_to_see",
]

EDITIONS: Final[dict[str, Edition]] = {
    "standard": STANDARD,
    "scarce": SCARCE,
    "plenty": PLENTY,
    "otherwise": OTHERWISE,
    "level": LEVEL,
}
"""Every edition of the vectors by its short name; to add one, add it here."""

_SEEDS: Final = (1, 2, 3)
_ACCEPTED: Final = 2
_REFUSED: Final = 6


@frozen
class Game:
    """A game played by chance."""

    name: str
    """What it is called, as a part of a file's name."""
    edition: str
    """The short name of its edition."""
    record: Record
    """The whole of it."""
    opened: Happening
    """Its opening."""
    steps: tuple[Happening, ...]
    """Its steps, in order."""

    def states(self) -> Iterator[State]:
        """Give each state at which it waited, and the last."""
        yield self.opened.step.state
        for one in self.steps:
            yield one.step.state


@frozen
class Position:
    """A state with an action that is accepted, and some that are refused."""

    edition: str
    """The short name of the state's edition."""
    state: State
    """The state."""
    accepted: Happening | None
    """What was done there; None when the game is over."""
    refused: tuple[IllegalAction, ...]
    """What may not be done, and by which rule."""


def games() -> tuple[Game, ...]:
    """Play each edition with each number of players and each set-up, several times."""
    return tuple(
        _played(name, setup.players, seed, variable=variable)
        for seed in _SEEDS
        for name, edition in EDITIONS.items()
        for setup in edition.setups
        for variable in (False, True)
    )


def _played(edition: str, players: int, seed: int, *, variable: bool) -> Game:
    chance = random_from(seed)
    box = EDITIONS[edition]
    dealt = deal(players, seed, box)
    first = opening(players, deal=dealt, edition=box, variable_setup=variable)
    steps = []
    state = first.state
    while not is_over(state):
        legal = legal_actions(state)
        action = legal[below(chance, len(legal))]
        steps.append(Happening(state, action, step(state, action)))
        state = steps[-1].step.state
    actions = tuple(one.action for one in steps if one.action is not None)
    record = Record(box, dealt, variable, actions=actions)
    name = f"{edition}-{players}{'-variable' if variable else ''}-{seed}"
    return Game(name, edition, record, Happening(None, None, first), tuple(steps))


def positions(played: Iterable[Game]) -> Iterator[Position]:
    """Choose the positions in which something is shown that others have not shown enough.

    That is, for each edition, each rule; for all together, each way from a kind of wait by a kind
    of action to the next, and each rule that refuses a kind of action.
    """
    seen: Counter[object] = Counter()
    chance = random_from(0)
    for game in played:
        for state, done in zip(game.states(), (*game.steps, None), strict=True):
            marks: list[object] = [type(state.phase)]
            if done is not None:
                marks = [(type(state.phase), type(done.action), type(done.step.state.phase))]
                marks += [(game.edition, rule) for rule in rules_shown(IN_STEPS, done)]
            if _fresh(seen, marks, _ACCEPTED):
                yield Position(game.edition, state, done, tuple(_refused(state, seen, chance)))


def tables_to_see(played: Iterable[Game]) -> Iterator[tuple[str, State]]:
    """Choose, with their editions' short names, the tables whose views show every rule of R12."""
    seen: Counter[object] = Counter()
    for game in played:
        for state in game.states():
            marks: list[object] = [type(state.phase)]
            marks += [(game.edition, rule) for rule in rules_shown(IN_TABLES, state)]
            if _fresh(seen, marks, 1):
                yield game.edition, state


def steps_to_tell(played: Iterable[Game]) -> Iterator[Happening]:
    """Choose steps until each kind of event has happened twice."""
    seen: Counter[object] = Counter()
    for game in played:
        for one in (game.opened, *game.steps):
            if _fresh(seen, list(map(type, one.step.events)), 2):
                yield one


def _fresh(seen: Counter[object], marks: list[object], most: int) -> bool:
    """Tell whether a mark has been seen fewer than `most` times; if so, count them all."""
    fresh = any(seen[mark] < most for mark in marks)
    if fresh:
        seen.update(marks)
    return fresh


def _refused(state: State, seen: Counter[object], chance: Chance) -> Iterator[IllegalAction]:
    """Choose, for each rule that refuses a kind of action here, one action, if it has few yet.

    Actions out of turn, and those that do not fit the wait (R3.2), are no kind of their own.
    """
    found: dict[object, list[IllegalAction]] = {}
    waiting = waiting_on(state)
    for action in every_action(state.edition, len(state.players)):
        refused = refusal(state, action)
        if refused is not None:
            fits = action.seat in waiting and refused.rule != "R3.2"
            kind = type(action) if fits else None
            found.setdefault((type(state.phase), kind, refused.rule), []).append(refused)
    for mark, some in found.items():
        if _fresh(seen, [mark], _REFUSED):
            yield some[below(chance, len(some))]
