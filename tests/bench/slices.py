"""Measure several ways of playing in turn, in short slices: the machine's moods hit all alike."""

from __future__ import annotations

import gc
import statistics
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from time import process_time
from typing import Final, TypeAlias

Play: TypeAlias = Iterator[None]
"""Plays games without end, and stops after each decision."""

BATCH: Final = 100
"""Decisions between two looks at the clock, which takes a microsecond itself."""


def rate(play: Play, seconds: float) -> float:
    """Play on for so many seconds of this process's CPU time; give the decisions per second."""
    done = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        deque(islice(play, BATCH), maxlen=0)
        done += BATCH
    return done / spent


def slices(plays: Mapping[str, Play], number: int, seconds: float) -> dict[str, tuple[float, ...]]:
    """Give the decisions per second of each in each slice; the order is A B C A B C.

    A first slice of each warms up and is not counted. What was there before is kept out of the
    garbage collector's way: the modules of one should not make another slower.
    """
    gc.collect()
    gc.freeze()
    rounds = [
        {name: rate(play, seconds) for name, play in plays.items()} for _ in range(number + 1)
    ]
    gc.unfreeze()
    return {name: tuple(one[name] for one in rounds[1:]) for name in plays}


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """Give the median of the ratios, slice by slice."""
    return statistics.median(our / their for our, their in zip(ours, theirs, strict=True))
