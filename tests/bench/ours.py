"""What the package costs: decisions, by phase, by round and by layers; bytes; the import."""

from __future__ import annotations

import gc
import random
import statistics
import subprocess
import sys
from array import array
from collections import defaultdict
from collections.abc import Callable, Iterable
from itertools import count
from time import perf_counter, process_time
from typing import Final, TypeAlias, TypeVar

from attrs import field, frozen

from dschunke import apply, is_over, legal_actions, new_game, view
from tests.bench.slices import Play
from tests.source import ROOT

K = TypeVar("K")

TRIMMED: Final = 0.01
"""The part of the decisions, the slowest, in which the machine did something else meanwhile."""


def play(players: int, seed: int) -> Play:
    """Play dschunke: list the legal actions, choose one at random, get the next state."""
    chance = random.Random(seed)
    for number in count(seed):
        state = new_game(players, seed=number)
        while not is_over(state):
            legal = legal_actions(state)
            state = apply(state, legal[int(chance.random() * len(legal))])
            yield


def seconds_of_games(players: int, games: Iterable[int]) -> dict[int, float]:
    """Play games one after the other; give the CPU seconds after each of so many, ascending."""
    chance = random.Random(players)
    taken = {}
    played = 0
    begun = process_time()
    for number in games:
        for seed in range(played, number):
            state = new_game(players, seed=seed)
            while not is_over(state):
                legal = legal_actions(state)
                state = apply(state, legal[int(chance.random() * len(legal))])
        played = number
        taken[number] = process_time() - begun
    return taken


# Each decision by itself


@frozen
class Place:
    """Where in a game a decision stood."""

    phase: str
    """The class of the phase."""
    round: int
    """The round; 0 during set-up."""
    layers: int
    """The layers of the highest hold."""


def _times() -> array[float]:
    return array("d")


@frozen
class Spent:
    """What each decision at one place took (seconds)."""

    listing: array[float] = field(factory=_times)
    """`legal_actions`."""
    applying: array[float] = field(factory=_times)
    """`apply`."""
    viewing: array[float] = field(factory=_times)
    """`view`, for one of the seats."""

    def add(self, other: Spent) -> None:
        """Take in the times of another place."""
        self.listing.extend(other.listing)
        self.applying.extend(other.applying)
        self.viewing.extend(other.viewing)


def decisions(players: int, games: int) -> dict[Place, Spent]:
    """Play games; give what each decision took, by its place."""
    spent: defaultdict[Place, Spent] = defaultdict(Spent)
    chance = random.Random(players)
    gc.collect()
    for seed in range(games):
        state = new_game(players, seed=seed)
        while not is_over(state):
            layers = max(len(hold.layers) for hold in state.holds)
            times = spent[Place(type(state.phase).__name__, state.round, layers)]
            seat = int(chance.random() * players)
            begun = perf_counter()
            legal = legal_actions(state)
            listed = perf_counter()
            action = legal[int(chance.random() * len(legal))]
            chosen = perf_counter()
            after = apply(state, action)
            applied = perf_counter()
            view(state, seat)
            times.viewing.append(perf_counter() - applied)
            times.applying.append(applied - chosen)
            times.listing.append(listed - begun)
            state = after
    return spent


def grouped(spent: dict[Place, Spent], by: Callable[[Place], K]) -> dict[K, Spent]:
    """Bring together what was spent at all places for which `by` gives the same."""
    groups: defaultdict[K, Spent] = defaultdict(Spent)
    for place, times in spent.items():
        groups[by(place)].add(times)
    return groups


def microseconds(times: array[float]) -> float:
    """Give the mean (µs) without the slowest hundredth."""
    kept = sorted(times)[: max(1, int(len(times) * (1 - TRIMMED)))]
    return 1e6 * statistics.fmean(kept)


# Bytes and the import


def bytes_per_state(players: int, games: int = 10) -> float:
    """Keep every state of a few games; give what one adds to those before it (bytes).

    Counted are the objects that can be reached from the states, each once, by `sys.getsizeof`; not
    those of the first state, nor classes. So the number is the same in every run.
    """
    chance = random.Random(1)
    kept: list[object] = []
    for seed in range(games):
        state = new_game(players, seed=seed)
        while not is_over(state):
            kept.append(state)
            state = apply(state, chance.choice(legal_actions(state)))
    seen: dict[int, object] = {}
    reach([kept[0]], seen)
    return reach(kept[1:], seen) / (len(kept) - 1)


def reach(roots: list[object], seen: dict[int, object]) -> int:
    """Give the bytes of all objects that the roots hold and that were not `seen` before."""
    size = 0
    found = list(roots)
    while found:
        one = found.pop()
        if id(one) not in seen and not isinstance(one, type):
            seen[id(one)] = one
            size += sys.getsizeof(one)
            found += gc.get_referents(one)
    return size


Imports: TypeAlias = dict[str, tuple[float, ...]]
"""What each import took, time after time (CPU seconds)."""


def imports(modules: Iterable[str], number: int) -> Imports:
    """Import each module in turn, each time in a fresh interpreter."""
    code = "import time; begun = time.process_time(); import {}; print(time.process_time() - begun)"
    rounds = [
        {
            module: float(
                subprocess.run(
                    [sys.executable, "-c", code.format(module)],
                    cwd=ROOT,
                    capture_output=True,
                    check=True,
                ).stdout
            )
            for module in modules
        }
        for _ in range(number + 1)
    ]
    return {module: tuple(one[module] for one in rounds[1:]) for module in modules}
