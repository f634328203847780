"""The checked way to make a position: none is handed out that the audit objects to."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import evolve

from dschunke.actions import Action
from dschunke.audit import audit
from dschunke.by import ByGood, BySeat, ByTask, replaced
from dschunke.cards import SPECIAL_CARDS, MarketCard, SpecialCard
from dschunke.checks import check_kind, check_whole
from dschunke.deck import Deal
from dschunke.edition import Edition, setup_for
from dschunke.engine import apply, new_game
from dschunke.errors import InvalidData, InvalidValue
from dschunke.hold import Hold
from dschunke.phases import (
    ChoosingRole,
    GameOver,
    Phase,
)
from dschunke.shape import misshapen
from dschunke.standard import STANDARD
from dschunke.state import State, changed
from dschunke.table import seat_of_turn
from dschunke.testing.drawing import hold
from dschunke.testing.filling import (
    roles_taken,
    strips_left,
    with_goods,
    with_market_card,
    with_specials,
)
from dschunke.vocabulary import Good, Junk, Role, Seat

__all__ = ["checked", "even_deal", "play", "position", "table"]


def checked(state: State) -> State:
    """Give the state back, or raise `InvalidData` with every invariant that it breaks."""
    broken = "; ".join(f"{one.rule} {one.name}: {one.message}" for one in audit(state))
    if broken:
        raise InvalidData("position", broken)
    return state


def play(state: State, *actions: Action) -> State:
    """Apply the actions one after the other, and check every state on the way.

    Raises `IllegalAction` as `apply` does.
    """
    check_kind("state", state, State)
    for action in actions:
        state = checked(apply(state, action))
    return state


def even_deal(players: int, edition: Edition = STANDARD) -> Deal:
    """Deal the goods as evenly as may be; all other cards lie in the edition's order (R2.1)."""
    check_kind("edition", edition, Edition)
    size = setup_for(edition, players).hand
    hands = tuple(
        tuple(
            sum(card % len(Good) == good for card in range(seat * size, (seat + 1) * size))
            for good in Good
        )
        for seat in range(players)
    )
    cards = iter(edition.special_cards)
    stacks = tuple(tuple(next(cards) for _ in range(size)) for size in edition.stack_sizes)
    return Deal(hands, edition.market_cards, stacks, (Junk.ORANGE, Junk.WHITE, Junk.BROWN))


def table(players: int = 4, edition: Edition = STANDARD, *, variable_setup: bool = False) -> State:
    """Begin a game without chance: even hands, and all other cards in the edition's order.

    In the standard edition each hand is 2-2-2-2, and seat 0 takes the first role.
    """
    dealt = even_deal(players, edition)
    return new_game(players, deal=dealt, edition=edition, variable_setup=variable_setup)


def position(
    state: State,
    *,
    holds: Mapping[Junk, str] | None = None,
    hands: Mapping[Seat, ByGood[int]] | None = None,
    stocks: ByGood[int] | None = None,
    takes: Mapping[Seat, tuple[SpecialCard, ...]] | None = None,
    stacks: tuple[tuple[SpecialCard, ...], ...] | None = None,
    yuan: BySeat[int] | None = None,
    announced: BySeat[int] | None = None,
    market_card: MarketCard | None = None,
    merchants: ByTask[Junk] | None = None,
    round: int | None = None,  # noqa: A002 - the field's name
    start_player: Seat | None = None,
    taken: tuple[Role, ...] | None = None,
    sold: tuple[Good, ...] | None = None,
    phase: Phase | None = None,
) -> State:
    """Change a state as named, and fill in what must follow.

    - `holds` are drawn as `dschunke.testing.hold` reads them; each player has left what strips he
      did not lay (R1.5).
    - `hands` and `stocks` are spice, vegetables, fish, rice (cards). Goods cards left over go to
      the stocks; if these are given too, to the last seat that `hands` does not name (R8.6).
    - `takes` gives seats special cards out of the stacks, beside those they have (R9.1). `stacks`
      are the stacks left, and empty ones after them; what else was in them has been played (R9.3).
    - `market_card` changes places with the card of the round (R4.1).
    - `phase` is what the table waits for, a value of `dschunke.phases`. Roles are taken and rounds
      are played to fit it (R5.1, R11.1). Without it, whoever is next takes his role, if the table
      waited for a role; or it waits for what it did.

    All else is as in `State`. Raises `InvalidData` with every invariant that the position breaks,
    and for what is no drawing; `InvalidValue` for what has not the shape that is asked for.
    """
    check_kind("state", state, State)
    if any(misshapen(state)):
        return checked(state)
    for field, asked in (("holds", holds), ("hands", hands), ("takes", takes)):
        if asked is not None and not isinstance(asked, Mapping):
            raise InvalidValue(field, asked, "a mapping")
    check_kind("stacks", stacks, tuple, type(None))
    seats = len(state.players)
    for seat, hand in (hands or {}).items():
        check_whole("seat in hands", seat, 0, seats - 1)
        _check_counts(f"hands[{seat}]", hand, len(Good))
    for seat, cards in (takes or {}).items():
        check_whole("seat in takes", seat, 0, seats - 1)
        check_kind(f"takes[{seat}]", cards, tuple)
    if stacks is not None and len(stacks) > len(state.stacks):
        raise InvalidValue("stacks", stacks, f"at most {len(state.stacks)} stacks")
    for stack in stacks or ():
        check_kind("stack in stacks", stack, tuple)
        for card in stack:
            check_kind("card in stacks", card, *SPECIAL_CARDS)
    _check_counts("stocks", stocks, len(Good))
    _check_counts("yuan", yuan, seats)
    made = changed(
        state,
        holds=_holds(state.holds, holds or {}),
        announced=announced,
        merchants=merchants,
        round=state.edition.rounds if round is None and isinstance(phase, GameOver) else round,
        start_player=start_player,
        taken=taken,
        sold=sold,
        phase=phase,
    )
    if any(misshapen(made)):
        return checked(made)
    if phase is None and isinstance(state.phase, ChoosingRole):
        made = changed(made, phase=ChoosingRole(seat_of_turn(made, len(made.taken))))
    if phase is not None and taken is None:
        made = changed(made, taken=roles_taken(made))
    if market_card is not None:
        made = with_market_card(made, market_card)
    made = with_goods(made, hands or {}, stocks)
    made = with_specials(made, takes or {}, stacks)
    players = tuple(
        evolve(
            player,
            strips=strips_left(made, seat),
            yuan=player.yuan if yuan is None else yuan[seat],
        )
        for seat, player in enumerate(made.players)
    )
    return checked(changed(made, players=players))


def _check_counts(field: str, counts: object, length: int) -> None:
    if counts is None:
        return
    if type(counts) is not tuple or len(counts) != length:
        raise InvalidValue(field, counts, f"a tuple of {length} counts")
    for count in counts:
        check_whole(field, count)


def _holds(holds: tuple[Hold, ...], drawings: Mapping[Junk, str]) -> tuple[Hold, ...]:
    for junk, drawing in drawings.items():
        check_kind("junk in holds", junk, Junk)
        holds = replaced(holds, junk, hold(drawing))
    return holds
