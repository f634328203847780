"""A full state that a view could have come from: the secrets drawn by chance (R12)."""

from __future__ import annotations

from dschunke.actions import SealBid
from dschunke.audit import audit
from dschunke.chance import Chance, below, random_from, shuffled
from dschunke.dealing import deal_goods, deal_specials, without
from dschunke.edition import setup_for
from dschunke.errors import InvalidValue
from dschunke.gains import possible_gains
from dschunke.phases import Bid, Bidding, GameOver, Phase, SealedBids
from dschunke.rules import auction
from dschunke.state import Player, State, changed
from dschunke.view import View
from dschunke.view import view as view_of
from dschunke.vocabulary import Seat

__all__ = ["determinize"]


def determinize(view: View, seed: int) -> State:
    """Draw a full state that a view could have come from: what may be known is as it is (R12).

    Every way the unseen goods cards, special cards and market cards could lie is as likely as any
    other; a sealed bid is any that its seat could make, or none. Secret yuan are a guess: no less
    than was last told, no more than the rounds since could have brought, small gains likelier. A
    view does not remember, so neither do the worlds drawn from it. The same `view` and `seed` (a
    whole number, 0 or more) give the same state.

    Raises `InvalidValue` for what is no view, and for one that no table could show.
    """
    _check_view(view)
    chance = random_from(seed)
    stocks, goods = deal_goods(chance, view)
    hands, stacks = deal_specials(chance, view)
    unseen = without(view.edition.market_cards, view.market, "view.market")
    players = tuple(
        Player(
            goods[seat],
            seen.strips,
            seen.yuan if seen.yuan is not None else _guessed_yuan(chance, view, seat),
            hands[seat],
            seen.open,
        )
        for seat, seen in enumerate(view.players)
    )
    told = tuple(seen.announced for seen in view.players if seen.announced is not None)
    state = State(
        edition=view.edition,
        players=players,
        holds=view.holds,
        stocks=stocks,
        market=(*view.market, *shuffled(chance, unseen)),
        stacks=stacks,
        played=view.played,
        announced=told,
        round=view.round,
        start_player=view.start_player,
        merchants=view.merchants,
        taken=view.taken,
        sold=view.sold,
        phase=_phase(view),
    )
    made = _with_bids(chance, view, state)
    if audit(made) or view_of(made, view.seat) != view:
        raise InvalidValue("view", view, "one that a table could show")
    return made


def _check_view(view: View) -> None:
    """Refuse what is no view, and numbers that belong to no table."""
    if type(view) is not View:
        raise InvalidValue("view", view, "a View")
    players, stacks = len(view.players), len(view.edition.stack_sizes)
    setup_for(view.edition, players)
    over = isinstance(view.phase, GameOver)
    most = max(sum(view.edition.goods_cards), len(view.edition.special_cards))
    counts = [*view.stacks, *(view.stocks or ())]
    counts += [count for seen in view.players for count in (seen.cards, seen.specials)]
    chosen = view.phase.chosen if isinstance(view.phase, SealedBids) else ()
    for field, holds, expected in (
        ("seat", view.seat is None or 0 <= view.seat < players, "a seat at the table, or None"),
        ("round", 0 <= view.round <= view.edition.rounds, f"0 to {view.edition.rounds}"),
        ("market", over or len(view.market) == view.round, "the cards turned up so far"),
        ("stacks", len(view.stacks) == len(view.contents) == stacks, f"{stacks} stacks"),
        ("players", all(0 <= count <= most for count in counts), "counts that there are cards for"),
        ("phase", set(chosen) <= set(range(players)), "seats at the table"),
    ):
        if not holds:
            raise InvalidValue(f"view.{field}", getattr(view, field), expected)


# Yuan


def _guessed_yuan(chance: Chance, view: View, seat: Seat) -> int:
    """Guess secret yuan: for each gain the least of three draws."""
    told = view.players[seat].announced or 0
    gains = possible_gains(view, seat)
    return told + sum(min(below(chance, most + 1) for _ in range(3)) for most in gains)


# Bids


def _phase(view: View) -> Phase:
    phase = view.phase
    return Bidding(phase.waiting, ()) if isinstance(phase, SealedBids) else phase


def _with_bids(chance: Chance, view: View, state: State) -> State:
    """Seal a bid for each seat that has chosen: its own, or any that it could make (R8.2)."""
    phase = view.phase
    if not isinstance(phase, SealedBids):
        return state
    bids: list[Bid] = []
    for seat in phase.chosen:
        if seat == view.seat:
            bids += [phase.own] if phase.own is not None else []
            continue
        could = auction.legal(state, seat)
        match could[below(chance, len(could))]:
            case SealBid(good=good, count=count):
                bids.append(Bid(seat, good, count))
    return changed(state, phase=Bidding(phase.waiting, tuple(bids)))
