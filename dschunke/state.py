"""The whole table at one moment."""

from __future__ import annotations

from typing import Final

from attrs import frozen

from dschunke.by import ByGood, ByJunk, BySeat, ByTask
from dschunke.cards import MarketCard, SpecialCard
from dschunke.edition import Edition
from dschunke.hold import Hold
from dschunke.making import draft
from dschunke.phases import Phase
from dschunke.vocabulary import Good, Junk, Role, Seat

__all__ = ["Player", "State", "changed"]


@frozen(weakref_slot=False)
class Player:
    """What lies before one player and in his hands."""

    goods: ByGood[int]
    """Goods cards in hand (cards of each good; shape (4,))."""
    strips: int
    """Strips not yet laid (strips, R1.5); one that he has just lifted is not among them (R9.8)."""
    yuan: int = 0
    """His yuan (R1.9)."""
    hand: tuple[SpecialCard, ...] = ()
    """Special cards in hand, in the order taken (R9.1)."""
    open: tuple[SpecialCard, ...] = ()
    """Special cards laid open, in the order taken (R9.1)."""


@frozen(weakref_slot=False)
class State:
    """The whole table at one moment: equal histories give equal states.

    Counts of goods stand in the order of `Good`: spice, vegetables, fish, rice. The card of the
    round is `market[round - 1]`, once there is one: during set-up the round is 0.
    """

    edition: Edition
    """The box that is played with."""
    players: BySeat[Player]
    """What each player has; shape (players,)."""
    holds: ByJunk[Hold]
    """The hold of each junk; shape (5,) (R6)."""
    stocks: ByGood[int]
    """The goods cards lying with the junks (cards of each good; shape (4,); R2.2)."""
    market: tuple[MarketCard, ...]
    """All market cards in the order dealt; those up to `round` have been turned up (R2.6)."""
    stacks: tuple[tuple[SpecialCard, ...], ...]
    """The face-down stacks of special cards, each from its top (R2.6)."""
    played: tuple[SpecialCard, ...]
    """The special cards that have left the game, in the order played (R9.3)."""
    announced: BySeat[int]
    """What each player told when yuan were last announced (yuan); empty before (R4.3)."""
    round: int
    """The round, which is how many market cards have been turned up; 0 during set-up (R3.1)."""
    start_player: Seat
    """Who holds the start junk (R10.4)."""
    merchants: ByTask[Junk]
    """Where the merchant of each task stands; shape (3,) (R5.2)."""
    taken: tuple[Role, ...]
    """The roles turned over this round, in the order taken (R5.5)."""
    sold: tuple[Good, ...]
    """The goods with a marker on the market card, in the order of `Good` (R8.7)."""
    phase: Phase
    """What the table waits for."""

    def _repr_svg_(self) -> str:
        """Draw all of it: a notebook asks for this."""
        from dschunke.svg import board

        return board(self)


_DraftState: Final = draft(State)


def changed(
    state: State,
    *,
    players: BySeat[Player] | None = None,
    holds: ByJunk[Hold] | None = None,
    stocks: ByGood[int] | None = None,
    stacks: tuple[tuple[SpecialCard, ...], ...] | None = None,
    played: tuple[SpecialCard, ...] | None = None,
    announced: BySeat[int] | None = None,
    round: int | None = None,  # noqa: A002 - the field's name
    start_player: Seat | None = None,
    merchants: ByTask[Junk] | None = None,
    taken: tuple[Role, ...] | None = None,
    sold: tuple[Good, ...] | None = None,
    phase: Phase | None = None,
) -> State:
    """Give the same state with other values in the fields named; edition and market never change.

    Every action makes a few states, so this must be fast; `attrs.evolve` takes six times as long.
    """
    made = _DraftState(
        state.edition,
        state.players if players is None else players,
        state.holds if holds is None else holds,
        state.stocks if stocks is None else stocks,
        state.market,
        state.stacks if stacks is None else stacks,
        state.played if played is None else played,
        state.announced if announced is None else announced,
        state.round if round is None else round,
        state.start_player if start_player is None else start_player,
        state.merchants if merchants is None else merchants,
        state.taken if taken is None else taken,
        state.sold if sold is None else sold,
        state.phase if phase is None else phase,
    )
    made.__class__ = State
    return made
