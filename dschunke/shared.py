"""Phases and bids that are made once, and shared by all states that have them."""

from __future__ import annotations

from typing import Final

from dschunke.making import shared
from dschunke.passages import Ended, Onward
from dschunke.phases import Bid, ChoosingRole, Drawing, Loading, OfferingSwap, Supplying
from dschunke.vocabulary import Seat

__all__ = [
    "choosing_role",
    "drawing",
    "ended",
    "loading",
    "offering_swap",
    "onward",
    "sealed_bid",
    "seats",
    "supplying",
]


@shared
def seats(*them: Seat) -> tuple[Seat, ...]:
    """Give a tuple of seats."""
    return them


onward: Final = shared(Onward)
"""Give the passage `Onward`: so many players are done with a stage."""
ended: Final = shared(Ended)
"""Give the passage `Ended`: a stage is over."""
offering_swap: Final = shared(OfferingSwap)
"""Give the phase `OfferingSwap` of a seat."""
choosing_role: Final = shared(ChoosingRole)
"""Give the phase `ChoosingRole` of a seat."""
drawing: Final = shared(Drawing)
"""Give the phase `Drawing` of a seat that still draws so many cards."""
loading: Final = shared(Loading)
"""Give the phase `Loading` of a seat that still lays so many strips on a junk."""
supplying: Final = shared(Supplying)
"""Give the phase `Supplying` of a seat that still draws so many cards."""
sealed_bid: Final = shared(Bid)
"""Give the sealed bid of a seat: so many cards of a good."""
