"""What the players of a recorded game are called."""

from __future__ import annotations

from collections.abc import Mapping

from dschunke.by import BySeat
from dschunke.record import Record
from dschunke.sentences import name
from dschunke.vocabulary import Seat

__all__ = ["called"]


def called(record: Record, also: Mapping[Seat, str] | None = None) -> BySeat[str]:
    """Call the players by their colours, as sentences do, and by their names; shape (players,).

    Who has no name is called what he is `also`, such as a bot by its policy.
    """
    known = dict(enumerate(record.names)) or also or {}
    return tuple(
        f"{name(seat)} ({known[seat]})" if seat in known else name(seat)
        for seat in range(len(record.deal.hands))
    )
