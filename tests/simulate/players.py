"""Policies and measures that other processes can import too."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Final

from dschunke import View
from dschunke.actions import Action, SealBid
from dschunke.chance import Chance, below
from dschunke.simulate import Played, Rollout, at_random
from dschunke.vocabulary import Good

QUICK: Final = Rollout(worlds=1)
"""A rollout that is done soon."""
NOTHING: Final = 7
"""No policy."""
UNSENDABLE: Final = lambda seen, _: seen.legal[0]  # noqa: E731 - has no name to be sent by


def first(seen: View, chance: Chance) -> Action:
    """Take the first legal action."""
    return seen.legal[0]


def illegal(seen: View, chance: Chance) -> Action:
    """Bid where nobody may bid at first."""
    return SealBid(seen.legal[0].seat, Good.RICE, 1)


def meddling(seen: View, chance: Chance) -> Action:
    """Act for another seat."""
    return SealBid(seen.legal[0].seat + 1, Good.RICE, 1)


def broken(seen: View, chance: Chance) -> Action:
    """Have a mistake."""
    raise ZeroDivisionError("of the policy's own")


def fatal(seen: View, chance: Chance) -> Action:
    """Kill the process that plays, once: while the file named in the environment is there."""
    mark = Path(os.environ["DSCHUNKE_FATAL"])
    if below(chance, 500) == 0:
        try:
            mark.unlink()
        except FileNotFoundError:
            return at_random(seen, chance)
        os.kill(os.getpid(), signal.SIGKILL)
    return at_random(seen, chance)


def rounds(played: Played) -> float:
    """Count the rounds, as a measure."""
    return float(played.state.round)


def cards(played: Played) -> float:
    """Give the share of special cards that were taken."""
    return sum(map(len, played.specials)) / 30


def endless(played: Played) -> float:
    """Give what is no measure."""
    return float("inf")
