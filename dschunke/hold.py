"""The geometry of a hold: slots, layers, and which chests one sees (R6)."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from attrs import frozen

from dschunke.by import Length, replaced
from dschunke.vocabulary import Seat

__all__ = [
    "CHESTS",
    "EMPTY",
    "GROUND",
    "SLOTS",
    "Hold",
    "Layer",
    "covered",
    "free_slots",
    "from_above",
    "laid",
    "lifted",
    "top_strips",
    "under",
    "visible",
]

SLOTS: Final = 3
"""Strips that a layer holds, side by side (R6.1)."""
CHESTS: Final = 3
"""Chests in a strip (R1.5)."""
GROUND: Final = SLOTS * CHESTS
"""Cells of a hold's ground: no hold shows more chests (R6.5)."""

Layer: TypeAlias = Annotated[tuple[Seat | None, ...], Length(SLOTS)]
"""Who owns the strip in each slot; None where a slot is free; shape (3,)."""

_BARE: Final[Layer] = (None,) * SLOTS
_ALL: Final = tuple(range(SLOTS))


@frozen(weakref_slot=False)
class Hold:
    """A junk's loading space: layers of strips, each crosswise to the one below (R6.1, R6.2)."""

    layers: tuple[Layer, ...] = ()
    """The layers from the bottom; even ones lie one way, odd ones crosswise; none is bare."""

    def _repr_svg_(self) -> str:
        """Draw it from above: a notebook asks for this."""
        from dschunke.svg import hold

        return hold(self)


EMPTY: Final = Hold()
"""A hold without a strip."""


def free_slots(hold: Hold) -> tuple[int, ...]:
    """List the slots a strip may go into: those of the top layer, or of the next if it is full.

    R6.2, R6.3.
    """
    if not hold.layers or None not in hold.layers[-1]:
        return _ALL
    return tuple(slot for slot, owner in enumerate(hold.layers[-1]) if owner is None)


def laid(hold: Hold, slot: int, seat: Seat) -> Hold:
    """Lay a strip of `seat` into a free `slot`, on a new layer if the top one is full (R6.2)."""
    layers = hold.layers
    if not layers or None not in layers[-1]:
        return Hold((*layers, replaced(_BARE, slot, seat)))
    return Hold((*layers[:-1], replaced(layers[-1], slot, seat)))


def top_strips(hold: Hold) -> tuple[tuple[int, Seat], ...]:
    """List the strips of the top layer, which nothing lies on: the slot and the owner (R9.8)."""
    if not hold.layers:
        return ()
    return tuple((slot, owner) for slot, owner in enumerate(hold.layers[-1]) if owner is not None)


def lifted(hold: Hold, slot: int) -> Hold:
    """Lift the strip out of a `slot` of the top layer (R9.8)."""
    layer = replaced(hold.layers[-1], slot, None)
    return Hold(hold.layers[:-1] if layer == _BARE else (*hold.layers[:-1], layer))


def under(hold: Hold) -> tuple[Seat, ...]:
    """List the owners of the strips under the top layer, by slot; none if it is the bottom (R6.2).

    Each strip of the top layer lies crosswise on one chest of each of them.
    """
    below = hold.layers[-2] if len(hold.layers) > 1 else ()
    return tuple(owner for owner in below if owner is not None)


def visible(hold: Hold, seat: Seat) -> int:
    """Count the chests of `seat` that nothing lies on (R6.4).

    A strip of the top layer shows all its chests and covers one chest of each strip below; deeper
    layers lie under a full one and show none (R6.5).
    """
    if not hold.layers:
        return 0
    top = hold.layers[-1]
    chests = CHESTS * top.count(seat)
    if len(hold.layers) > 1 and None in top:
        chests += top.count(None) * hold.layers[-2].count(seat)
    return chests


def from_above(hold: Hold) -> tuple[tuple[Seat | None, ...], ...]:
    """Show whose chest one sees on each cell of the 3×3 ground, row by row; None where it is bare.

    Strips of the bottom layer lie along the rows, slot 0 in the first; those of the next lie along
    the columns, and so on in turn (R6.2, R6.4).
    """
    cells: list[list[Seat | None]] = [[None] * CHESTS for _ in _ALL]
    for height, layer in enumerate(hold.layers[-2:], max(len(hold.layers) - 2, 0)):
        for slot, owner in enumerate(layer):
            for chest in range(CHESTS) if owner is not None else ():
                row, column = (slot, chest) if height % 2 == 0 else (chest, slot)
                cells[row][column] = owner
    return tuple(map(tuple, cells))


def covered(hold: Hold) -> int:
    """Count the cells of the 3×3 ground on which a chest lies (R6.5)."""
    if len(hold.layers) > 1:
        return GROUND
    return CHESTS * sum(owner is not None for layer in hold.layers for owner in layer)
