"""Set-up (R2)."""

from __future__ import annotations

from dschunke.actions import PlaceStrip
from dschunke.by import BySeat
from dschunke.choices import places
from dschunke.deck import Deal
from dschunke.edition import Edition, SetUp
from dschunke.errors import IllegalAction
from dschunke.hold import EMPTY, Hold, free_slots, laid
from dschunke.passages import Stage
from dschunke.phases import LayingStart
from dschunke.shared import ended, onward
from dschunke.state import Player, State, changed
from dschunke.table import lay, refuse_slot, seat_of_turn, setup_of
from dschunke.vocabulary import GOODS, JUNKS, Junk, Seat

__all__ = ["begin", "lay_out", "legal", "place"]


def lay_out(edition: Edition, setup: SetUp, deal: Deal, *, variable: bool) -> State:
    """Lay out the table as dealt, nobody with any yuan, seat 0 the first start player.

    R2.1, R2.2, R2.3, R2.4, R2.5, R2.6, R2.7, R2.8.
    """
    holds = (EMPTY,) * len(JUNKS) if variable else tuple(map(_hold, setup.strips))
    return State(
        edition=edition,
        players=_players(edition, setup, deal, variable=variable),
        holds=holds,
        stocks=tuple(
            edition.goods_cards[good] - sum(hand[good] for hand in deal.hands) for good in GOODS
        ),
        market=deal.market,
        stacks=deal.stacks,
        played=(),
        announced=(),
        round=0,
        start_player=0,
        merchants=deal.merchants if variable else edition.merchants,
        taken=(),
        sold=(),
        phase=onward(Stage.SETUP, 0) if variable else ended(Stage.SETUP),
    )


def _hold(colours: tuple[int, ...]) -> Hold:
    hold = EMPTY
    for slot, colour in enumerate(colours):
        hold = laid(hold, slot, int(colour))
    return hold


def _players(edition: Edition, setup: SetUp, deal: Deal, *, variable: bool) -> BySeat[Player]:
    def strips_left(seat: Seat) -> int:
        if variable:
            return edition.strips
        return edition.strips - sum(colours.count(seat) for colours in setup.strips)

    return tuple(Player(hand, strips_left(seat)) for seat, hand in enumerate(deal.hands))


def begin(state: State, turns: int) -> State:
    """Let the next player lay a strip, until all have laid theirs (R2.8)."""
    if turns == setup_of(state).variable_strips * len(state.players):
        return changed(state, phase=ended(Stage.SETUP))
    return changed(state, phase=LayingStart(seat_of_turn(state, turns)))


def legal(state: State, phase: LayingStart) -> tuple[PlaceStrip, ...]:
    """List the free slots of the junks that take another strip of this player (R2.8)."""
    return tuple(
        action
        for junk in JUNKS
        if _refusal(state, phase.seat, junk) is None
        for action in places(phase.seat, junk, free_slots(state.holds[junk]))
    )


def place(state: State, phase: LayingStart, action: PlaceStrip) -> State:
    """Lay one strip of the variable set-up (R2.8)."""
    reason = _refusal(state, phase.seat, action.junk)
    if reason is not None:
        raise IllegalAction("R2.8", action, reason)
    refuse_slot(action, state.holds[action.junk], action.junk, action.slot)
    laid_so_far = sum(state.edition.strips - player.strips for player in state.players)
    after = onward(Stage.SETUP, laid_so_far + 1)
    return lay(state, phase.seat, action.junk, action.slot, after)


def _refusal(state: State, seat: Seat, junk: Junk) -> str | None:
    owners = [owner for layer in state.holds[junk].layers for owner in layer if owner is not None]
    if len(owners) >= state.edition.variable_junk:
        return f"the {junk} junk already has {len(owners)} strips"
    if owners.count(seat) >= state.edition.variable_own:
        return f"the {junk} junk already has {owners.count(seat)} strips of seat {seat}"
    return None
