"""The checked way to make a position: none is handed out that the audit objects to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from attrs import evolve

from dschunke.actions import Action
from dschunke.audit import audit
from dschunke.by import ByGood, BySeat, ByTask, replaced
from dschunke.cards import OPEN_CARDS, MarketCard, SpecialCard
from dschunke.checks import check_kind, check_whole
from dschunke.deck import Deal
from dschunke.edition import Edition, setup_for
from dschunke.engine import apply, new_game
from dschunke.errors import InvalidData, InvalidValue
from dschunke.hold import Hold
from dschunke.passages import Occasion
from dschunke.phases import (
    Bidding,
    ChoosingRole,
    Drawing,
    GameOver,
    KeepingSpecial,
    Loading,
    Phase,
    Relaying,
    Shifting,
    Supplying,
    TakingSpecial,
)
from dschunke.standard import STANDARD
from dschunke.state import Player, State, changed
from dschunke.table import seat_of_turn, setup_of, turn_of
from dschunke.testing.drawing import hold
from dschunke.vocabulary import MERCHANT_OF, Good, Junk, Role, Seat

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
    for action in actions:
        state = checked(apply(state, action))
    return state


def even_deal(players: int, edition: Edition = STANDARD) -> Deal:
    """Deal the goods as evenly as may be; all other cards lie in the edition's order (R2.1)."""
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
    seats = len(state.players)
    for field, by_seat in (("hands", hands), ("takes", takes)):
        for seat in by_seat or ():
            check_whole(f"seat in {field}", seat, 0, seats - 1)
    counts: list[tuple[str, object, int]] = [
        (f"hands[{seat}]", hand, len(Good)) for seat, hand in (hands or {}).items()
    ]
    counts += [("stocks", stocks, len(Good)), ("yuan", yuan, seats)]
    for field, values, length in counts:
        _check_counts(field, values, length)
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
    if phase is None and isinstance(state.phase, ChoosingRole):
        made = changed(made, phase=ChoosingRole(seat_of_turn(made, len(made.taken))))
    if taken is None:
        made = changed(made, taken=_roles(made))
    if market_card is not None:
        made = _with_market_card(made, market_card)
    made = _with_goods(made, hands or {}, stocks)
    made = _with_specials(made, takes or {}, stacks)
    players = tuple(
        evolve(
            player,
            strips=_strips(made, seat),
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


def _strips(state: State, seat: Seat) -> int:
    """Count the strips of a seat that are neither laid nor lifted (R1.5, R9.8)."""
    there = sum(layer.count(seat) for one in state.holds for layer in one.layers)
    lifted = isinstance(state.phase, Relaying) and state.phase.seat == seat
    return state.edition.strips - there - lifted


def _roles(state: State) -> tuple[Role, ...]:
    """Take as many roles as the phase says, the one that is carried out last (R5.1)."""
    helpers = setup_of(state).helpers
    roles = (*MERCHANT_OF, *helpers)
    match state.phase:
        case ChoosingRole(seat=seat) | Shifting(seat=seat) | Relaying(seat=seat):
            return roles[: turn_of(state, seat)]
        case Drawing(seat=seat):
            last = Role.GOODS_MERCHANT
        case Loading(seat=seat):
            last = Role.LOAD_MERCHANT
        case Supplying() | Bidding():
            return roles[: len(state.players)]
        case TakingSpecial(occasion=Occasion.PRIZE) | KeepingSpecial(occasion=Occasion.PRIZE):
            return roles[: len(state.players)]
        case _:
            return ()
    others = [role for role in roles if role is not last]
    return (*others[: turn_of(state, seat)], last)


def _with_market_card(state: State, card: MarketCard) -> State:
    """Turn up this card in the round; the one there was lies where it was (R4.1)."""
    market = list(state.market)
    place = state.round - 1
    if card in market:
        market[market.index(card)] = market[place]
    market[place] = card
    return evolve(state, market=tuple(market))


def _with_goods(
    state: State, hands: Mapping[Seat, ByGood[int]], stocks: ByGood[int] | None
) -> State:
    """Give out hands and stocks, so that no card is lost (R8.6)."""
    players: tuple[Player, ...] = state.players
    for seat, hand in hands.items():
        players = replaced(players, seat, evolve(players[seat], goods=hand))
    left = tuple(
        state.edition.goods_cards[good] - sum(player.goods[good] for player in players)
        for good in Good
    )
    others = [seat for seat in range(len(players)) if seat not in hands]
    if stocks is not None and others:
        rest = players[others[-1]]
        goods = tuple(rest.goods[good] + left[good] - stocks[good] for good in Good)
        players = replaced(players, others[-1], evolve(rest, goods=goods))
    return changed(state, players=players, stocks=left if stocks is None else stocks)


def _with_specials(
    state: State,
    takes: Mapping[Seat, tuple[SpecialCard, ...]],
    stacks: tuple[tuple[SpecialCard, ...], ...] | None,
) -> State:
    """Take special cards out of the stacks, then leave these stacks (R9.1, R9.3)."""
    players, there = state.players, state.stacks
    for seat, cards in takes.items():
        for card in cards:
            player = players[seat]
            if isinstance(card, OPEN_CARDS):
                player = evolve(player, open=(*player.open, card))
            else:
                player = evolve(player, hand=(*player.hand, card))
            players = replaced(players, seat, player)
            for place, stack in enumerate(there):
                if card in stack:
                    cut = stack.index(card)
                    there = replaced(there, place, stack[:cut] + stack[cut + 1 :])
                    break
    if stacks is None:
        return changed(state, players=players, stacks=there)
    gone = Counter(card for stack in there for card in stack)
    gone.subtract(Counter(card for stack in stacks for card in stack))
    left = (*stacks, *((),) * (len(there) - len(stacks)))
    return changed(state, players=players, stacks=left, played=(*state.played, *gone.elements()))
