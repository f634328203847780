"""What a seat may know as a row of numbers, built from its view alone (R12)."""

from __future__ import annotations

from itertools import chain

from attrs import field, frozen

from dschunke.checks import check_kind
from dschunke.edition import Edition, setup_for
from dschunke.errors import InvalidValue
from dschunke.learning.block import Block
from dschunke.learning.pieces import junk_blocks, player_blocks, special_blocks
from dschunke.learning.turn import market_blocks, round_blocks, turn_blocks
from dschunke.view import View
from dschunke.vocabulary import Seat

__all__ = ["Observations"]


@frozen
class Observations:
    """How the views of an edition become rows of whole numbers, all of one length.

    Players count from the viewing seat to the left, so that all seats see alike. Raises
    `InvalidValue` for a number of players that the edition does not serve.
    """

    edition: Edition
    """The box that is played with."""
    players: int
    """For how many (players)."""
    blocks: tuple[Block, ...] = field(init=False, eq=False, repr=False)
    """What the numbers mean, in their order."""
    _orders: tuple[tuple[Seat, ...], ...] = field(init=False, eq=False, repr=False)

    @blocks.default
    def _list(self) -> tuple[Block, ...]:
        check_kind("edition", self.edition, Edition)
        edition, players = self.edition, setup_for(self.edition, self.players).players
        seats = ("oneself", *(f"{place} to the left" for place in range(1, players)))
        return (
            *turn_blocks(edition, seats),
            *round_blocks(edition, players, seats),
            *market_blocks(edition),
            *player_blocks(edition, seats),
            *special_blocks(edition, seats),
            *junk_blocks(edition, seats),
        )

    @_orders.default
    def _turn_to_the_left(self) -> tuple[tuple[Seat, ...], ...]:
        players = self.players
        return tuple(
            tuple((own + turn) % players for turn in range(players)) for own in range(players)
        )

    def __reduce__(self) -> tuple[type[Observations], tuple[Edition, int]]:
        """Pickle only what it was made from."""
        return Observations, (self.edition, self.players)

    def __len__(self) -> int:
        """Count the numbers of one row."""
        return sum(len(block.each) for block in self.blocks)

    @property
    def names(self) -> tuple[str, ...]:
        """Name every number, in order."""
        return tuple(
            f"{block.name}: {one}" if one else block.name
            for block in self.blocks
            for one in block.each
        )

    @property
    def low(self) -> tuple[int, ...]:
        """Give the least that each number can be."""
        return tuple(block.low for block in self.blocks for _ in block.each)

    @property
    def high(self) -> tuple[int, ...]:
        """Give the most that each number can be."""
        return tuple(block.high for block in self.blocks for _ in block.each)

    def row(self, seen: View) -> tuple[int, ...]:
        """Give the numbers of a view of a seat.

        Raises `InvalidValue` for what is no such view, and for another edition or another number
        of players.
        """
        if type(seen) is not View or seen.seat is None:
            raise InvalidValue("view", seen, "the view of a seat")
        if len(seen.players) != self.players or (
            seen.edition is not self.edition and seen.edition != self.edition
        ):
            raise InvalidValue("view", seen, f"one of {self.edition.name}, {self.players} players")
        order = self._orders[seen.seat]
        return tuple(chain.from_iterable(block.read(seen, order) for block in self.blocks))
