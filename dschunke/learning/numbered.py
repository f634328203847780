"""One fixed number for each action of an edition, the same for whoever acts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from attrs import evolve, field, frozen

from dschunke.actions import (
    Action,
    ChooseRole,
    Decline,
    DrawGoods,
    KeepCard,
    OpenStack,
    PassBid,
    PlaceStrip,
    PlayCard,
    SealBid,
    ShiftStrip,
    SwapGoods,
    TakeYuan,
    is_action,
)
from dschunke.cards import BONUS_CARDS, OPEN_CARDS
from dschunke.checks import check_kind, check_whole
from dschunke.edition import Edition, setup_for
from dschunke.errors import InvalidValue
from dschunke.hold import SLOTS
from dschunke.vocabulary import GOODS, JUNKS, Role, Seat

__all__ = ["Actions"]

_SEAT: Final = 0


def _every(edition: Edition) -> Iterable[Action]:
    """List all actions of seat 0 in the order in which they are numbered."""
    seat, cards = _SEAT, tuple(dict.fromkeys(edition.special_cards))
    unplayed = (*OPEN_CARDS, *BONUS_CARDS)
    yield from (ChooseRole(seat, role, junk) for role in Role for junk in JUNKS)
    yield from (DrawGoods(seat, good) for good in GOODS)
    yield from (PlaceStrip(seat, junk, slot) for junk in JUNKS for slot in range(SLOTS))
    for good, most in zip(GOODS, edition.goods_cards, strict=True):
        yield from (SealBid(seat, good, count) for count in range(1, most + 1))
    yield PassBid(seat)
    yield TakeYuan(seat)
    yield from (OpenStack(seat, stack) for stack in range(len(edition.stack_sizes)))
    yield from (KeepCard(seat, card) for card in cards)
    yield from (PlayCard(seat, card) for card in cards if not isinstance(card, unplayed))
    yield from (SwapGoods(seat, give, take) for give in GOODS for take in GOODS if give is not take)
    yield from (ShiftStrip(seat, junk, slot) for junk in JUNKS for slot in range(SLOTS))
    yield Decline(seat)


@frozen
class Actions:
    """The numbers of all actions of an edition, from 0 on; a number does not name the seat.

    Roles come first, then goods drawn, places, bids, pass, yuan, stacks, cards kept, cards played,
    swaps, shifts and declining; within each, the fields count in the order they are declared. Cards
    count in the order of `Edition.special_cards`, equal ones once, and only those are played that
    can be (R9.1). Raises `InvalidValue` for a number of players that the edition does not serve.
    """

    edition: Edition
    """The box that is played with."""
    players: int
    """For how many (players); the numbers are the same for any."""
    _by_seat: tuple[tuple[Action, ...], ...] = field(init=False, eq=False, repr=False)
    _numbers: dict[Action, int] = field(init=False, eq=False, repr=False)

    @_by_seat.default
    def _list(self) -> tuple[tuple[Action, ...], ...]:
        check_kind("edition", self.edition, Edition)
        seats = range(setup_for(self.edition, self.players).players)
        every = tuple(_every(self.edition))
        return tuple(tuple(evolve(action, seat=seat) for action in every) for seat in seats)

    @_numbers.default
    def _count(self) -> dict[Action, int]:
        return {action: number for row in self._by_seat for number, action in enumerate(row)}

    def __reduce__(self) -> tuple[type[Actions], tuple[Edition, int]]:
        """Pickle only what it was made from."""
        return Actions, (self.edition, self.players)

    def __len__(self) -> int:
        """Count the actions of one seat."""
        return len(self._by_seat[_SEAT])

    def action(self, number: int, seat: Seat) -> Action:
        """Give the action that a `number` stands for when a `seat` acts.

        Raises `InvalidValue` for a number or a seat that there is not.
        """
        check_whole("seat", seat, 0, self.players - 1)
        check_whole("number", number, 0, len(self) - 1)
        return self._by_seat[seat][number]

    def number(self, action: Action) -> int:
        """Give the number of an action, whoever acts; raises `InvalidValue` if it has none."""
        found = self._numbers.get(action) if is_action(action) else None
        if found is None:
            raise InvalidValue("action", action, f"an action of {self.edition.name}")
        return found

    def numbers(self, legal: Iterable[Action]) -> list[int]:
        """Give the numbers of some actions, ascending; raises `InvalidValue` as `number` does."""
        return sorted(map(self.number, legal))
