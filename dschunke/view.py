"""What a seat may know of a state (R12), built up from what may be shown."""

from __future__ import annotations

from typing import Final

from attrs import frozen

from dschunke.actions import Action
from dschunke.by import ByGood, ByJunk, BySeat, ByTask
from dschunke.cards import MarketCard, SpecialCard
from dschunke.checks import check_whole
from dschunke.edition import Edition
from dschunke.engine import legal_actions, waiting_on
from dschunke.errors import InvalidValue
from dschunke.hold import Hold
from dschunke.making import draft
from dschunke.passages import Awarding, Ended, Onward, Working
from dschunke.phases import Bidding, GameOver, KeepingSpecial, PhaseSeen, SealedBids
from dschunke.rulings import Shown
from dschunke.secrecy import stocks_secret
from dschunke.state import State
from dschunke.table import drawable
from dschunke.vocabulary import Good, Junk, Role, Seat

__all__ = ["PlayerSeen", "View", "view"]


@frozen(weakref_slot=False)
class PlayerSeen:
    """What may be known of one player: None stands where something is secret (R12.1, R12.3)."""

    cards: int
    """How many goods cards he has in hand (cards)."""
    goods: ByGood[int] | None
    """His goods cards (cards of each good; shape (4,)); only his own seat sees them."""
    specials: int
    """How many special cards he has in hand (cards)."""
    hand: tuple[SpecialCard, ...] | None
    """His special cards in hand, in the order taken; only his own seat sees them."""
    open: tuple[SpecialCard, ...]
    """Special cards laid open, in the order taken."""
    strips: int
    """Strips not yet laid (strips)."""
    yuan: int | None
    """His yuan; only his own seat sees them, unless the rulings have them open."""
    announced: int | None
    """What he last told of his yuan (yuan); None until the first time (R4.3)."""


@frozen(weakref_slot=False)
class View:
    """What a seat may know of a state at one moment, and no more (R12).

    A view does not remember: what a player saw earlier and has to keep in mind is not in it.
    """

    seat: Seat | None
    """Whose view it is; None is a spectator."""
    edition: Edition
    """The box that is played with."""
    players: BySeat[PlayerSeen]
    """What is seen of each player; shape (players,)."""
    holds: ByJunk[Hold]
    """The hold of each junk; shape (5,)."""
    in_stock: tuple[Good, ...]
    """The goods whose stock is not empty: always plain to see (R12.4)."""
    stocks: ByGood[int] | None
    """The stocks (cards of each good; shape (4,)); None while they may not be counted (R12.4)."""
    market: tuple[MarketCard, ...]
    """The market cards turned up so far; the card of the round is the last (R12.2)."""
    pile: int
    """How many market cards lie face down (cards)."""
    stacks: tuple[int, ...]
    """How many special cards lie in each stack (cards)."""
    contents: tuple[tuple[SpecialCard, ...] | None, ...]
    """What lies in each stack, from its top; None unless this seat looks through it (R12.2)."""
    played: tuple[SpecialCard, ...]
    """The special cards that have left the game, in the order played."""
    round: int
    """The round; 0 during set-up."""
    start_player: Seat
    """Who holds the start junk."""
    merchants: ByTask[Junk]
    """Where the merchant of each task stands; shape (3,)."""
    taken: tuple[Role, ...]
    """The roles turned over this round, in the order taken: by the start player first."""
    sold: tuple[Good, ...]
    """The goods with a marker on the market card, in the order of `Good`."""
    phase: PhaseSeen
    """What the table waits for."""
    waiting_on: tuple[Seat, ...]
    """Who may act now, ascending."""
    legal: tuple[Action, ...]
    """What this seat may do now, as `legal_actions` lists it; empty for a spectator."""

    def _repr_svg_(self) -> str:
        """Draw what this seat may know: a notebook asks for this."""
        from dschunke.svg import board

        return board(self)


_DraftView: Final = draft(View)
_DraftPlayerSeen: Final = draft(PlayerSeen)


def view(state: State, seat: Seat | None) -> View:
    """Show what a `seat` may know of a state; None is a spectator (R12).

    When the game is over everything is shown to all (R12.6). Raises `InvalidValue` for a seat that
    is not at the table and for what is no state of a game.
    """
    waiting = waiting_on(state)
    if seat is not None:
        check_whole("seat", seat, 0, len(state.players) - 1)
    over = isinstance(state.phase, GameOver)
    turned_up = len(state.market) if over else state.round
    seen = _DraftView(
        seat=seat,
        edition=state.edition,
        players=_players(state, seat, over=over),
        holds=state.holds,
        in_stock=drawable(state),
        stocks=None if stocks_secret(state.phase, state.edition.rulings) else state.stocks,
        market=state.market[:turned_up],
        pile=len(state.market) - turned_up,
        stacks=tuple(map(len, state.stacks)),
        contents=state.stacks if over else _contents(state, seat),
        played=state.played,
        round=state.round,
        start_player=state.start_player,
        merchants=state.merchants,
        taken=state.taken,
        sold=state.sold,
        phase=_phase(state, seat),
        waiting_on=waiting,
        legal=legal_actions(state, seat) if seat in waiting else (),
    )
    seen.__class__ = View
    return seen


def _players(state: State, seat: Seat | None, *, over: bool) -> BySeat[PlayerSeen]:
    """Show each player to his own seat, or to another (R12.1, R12.3)."""
    told = state.announced or (None,) * len(state.players)
    yuan_open = over or state.edition.rulings.yuan is Shown.OPEN
    seen = []
    for other, player in enumerate(state.players):
        own = over or other == seat
        one = _DraftPlayerSeen(
            sum(player.goods),
            player.goods if own else None,
            len(player.hand),
            player.hand if own else None,
            player.open,
            player.strips,
            player.yuan if own or yuan_open else None,
            told[other],
        )
        one.__class__ = PlayerSeen
        seen.append(one)
    return tuple(seen)


def _contents(state: State, seat: Seat | None) -> tuple[tuple[SpecialCard, ...] | None, ...]:
    """Show the stack that a seat looks through now, and no other (R9.2, R12.2)."""
    match state.phase:
        case KeepingSpecial(takers=(taker, *_), stack=opened) if taker == seat:
            return tuple(
                stack if place == opened else None for place, stack in enumerate(state.stacks)
            )
    return (None,) * len(state.stacks)


def _phase(state: State, seat: Seat | None) -> PhaseSeen:
    """Show what the table waits for, of the sealed bids only one's own (R12.1, R12.5)."""
    match state.phase:
        case Bidding(waiting=waiting, bids=bids):
            chosen = tuple(
                other
                for other, player in enumerate(state.players)
                if other not in waiting and any(player.goods)
            )
            own = next((bid for bid in bids if bid.seat == seat), None)
            return SealedBids(waiting, chosen, own)
        case Onward() | Ended() | Working() | Awarding():
            raise InvalidValue("state.phase", state.phase, "what somebody is waited for")
        case phase:
            return phase
