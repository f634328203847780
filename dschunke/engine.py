"""What a program calls: make a game, list what is legal, apply an action."""

from __future__ import annotations

from typing import Final

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
from dschunke.by import BySeat
from dschunke.chance import deal as deal_by_seed
from dschunke.deck import Deal, check_deal
from dschunke.edition import STANDARD, Edition, setup_for
from dschunke.errors import IllegalAction, InvalidValue, shown
from dschunke.flow import advance
from dschunke.phases import (
    Bidding,
    ChoosingRole,
    Drawing,
    GameOver,
    KeepingSpecial,
    LayingStart,
    Loading,
    OfferingSwap,
    Phase,
    Relaying,
    Shifting,
    Supplying,
    Swapping,
    TakingSpecial,
)
from dschunke.rules import (
    auction,
    drawing,
    loading,
    market,
    playing,
    roles,
    scoring,
    setup,
    specials,
    supply,
)
from dschunke.rules.scoring import Score
from dschunke.state import State
from dschunke.vocabulary import Seat

__all__ = [
    "apply",
    "is_legal",
    "is_over",
    "legal_actions",
    "new_game",
    "refusal",
    "scores",
    "waiting_on",
    "winners",
]


def new_game(
    players: int,
    *,
    seed: int | None = None,
    deal: Deal | None = None,
    edition: Edition = STANDARD,
    variable_setup: bool = False,
) -> State:
    """Make the first state of a game at which someone must act (R2).

    Give the number of `players`, and exactly one of `seed` (a whole number, 0 or more) and `deal`.
    With `variable_setup` the players lay the first strips themselves (R2.8). Raises `InvalidValue`
    for what does not fit the `edition`.
    """
    if type(edition) is not Edition:
        raise InvalidValue("edition", edition, "an Edition")
    if type(variable_setup) is not bool:
        raise InvalidValue("variable_setup", variable_setup, "True or False")
    setup_cards = setup_for(edition, players)
    if (seed is None) == (deal is None):
        raise InvalidValue("seed and deal", (seed, deal), "exactly one of the two")
    if deal is None:
        # `seed` is not None here; were it odd, `deal_by_seed` would say so.
        dealt = deal_by_seed(players, seed if seed is not None else 0, edition)
    else:
        dealt = check_deal(deal, edition, setup_cards)
    return advance(setup.lay_out(edition, setup_cards, dealt, variable=variable_setup))


def apply(state: State, action: Action) -> State:
    """Give the next state at which someone must act, or the end.

    Raises `IllegalAction`, with the rule and the reason, for anything that the rules refuse; the
    old state is still good.
    """
    _check_state(state)
    phase = state.phase
    if not is_action(action):
        raise IllegalAction("R3.2", action, f"{shown(action)} is not an action of this game")
    if action.seat not in _waiting(phase):
        raise _out_of_turn(phase, action)
    return advance(_acted(state, phase, action))


def _acted(state: State, phase: Phase, action: Action) -> State:
    """Find the rule for what the table waits for and what is done: the table of all of them."""
    match phase:
        case Bidding():
            match action:
                case SealBid():
                    return auction.seal(state, phase, action)
                case PassBid():
                    return auction.pass_bid(state, phase, action)
        case ChoosingRole():
            match action:
                case ChooseRole():
                    return roles.choose(state, phase, action)
                case PlayCard():
                    return playing.play(state, phase, action)
        case Supplying():
            if isinstance(action, DrawGoods):
                return supply.draw_supply(state, phase, action)
        case Drawing():
            if isinstance(action, DrawGoods):
                return drawing.name_good(state, phase, action)
        case Loading():
            if isinstance(action, PlaceStrip):
                return loading.place(state, phase, action)
        case TakingSpecial():
            match action:
                case OpenStack():
                    return specials.open_stack(state, phase, action)
                case TakeYuan():
                    return specials.take_yuan(state, phase, action)
        case KeepingSpecial():
            if isinstance(action, KeepCard):
                return specials.keep(state, phase, action)
        case OfferingSwap():
            match action:
                case PlayCard():
                    return playing.play(state, phase, action)
                case Decline():
                    return market.decline(state, phase, action)
        case Swapping():
            match action:
                case SwapGoods():
                    return playing.swap(state, phase, action)
                case Decline():
                    return playing.decline(state, phase, action)
        case Shifting():
            if isinstance(action, ShiftStrip):
                return playing.lift(state, phase, action)
        case Relaying():
            if isinstance(action, PlaceStrip):
                return playing.place(state, phase, action)
        case LayingStart():
            if isinstance(action, PlaceStrip):
                return setup.place(state, phase, action)
    wanted = _WANTED.get(type(phase), ("R3.2", "nothing"))[1]
    raise IllegalAction(
        "R3.2", action, f"now seat {action.seat} {wanted}; {type(action).__name__} does not fit"
    )


_WANTED: Final = {
    LayingStart: ("R2.8", "lays a strip"),
    OfferingSwap: ("R4.2", "may play a goods swap or declines"),
    Swapping: ("R9.7", "exchanges goods cards"),
    ChoosingRole: ("R5.1", "takes a role"),
    Drawing: ("R5.10", "names a good to draw"),
    Loading: ("R5.11", "lays strips"),
    Shifting: ("R9.8", "lifts a strip"),
    Relaying: ("R9.8", "lays the lifted strip"),
    Supplying: ("R7.1", "draws supply"),
    Bidding: ("R8.2", "bids or passes"),
    TakingSpecial: ("R9.2", "chooses a stack"),
    KeepingSpecial: ("R9.2", "takes a card from the stack"),
}
"""For each wait, the rule that says whose turn it is, and what the one waited for does."""


def _out_of_turn(phase: Phase, action: Action) -> IllegalAction:
    if isinstance(phase, GameOver):
        return IllegalAction("R11.1", action, "the game is over")
    rule, wanted = _WANTED[type(phase)]
    seats = " or ".join(str(seat) for seat in _waiting(phase))
    return IllegalAction(rule, action, f"seat {seats} {wanted} now, not seat {action.seat}")


def refusal(state: State, action: Action) -> IllegalAction | None:
    """Give the `IllegalAction` that `apply` would raise, or None."""
    try:
        apply(state, action)
    except IllegalAction as refused:
        return refused
    return None


def is_legal(state: State, action: Action) -> bool:
    """Tell whether `apply` would take the action."""
    return refusal(state, action) is None


def legal_actions(state: State, seat: Seat | None = None) -> tuple[Action, ...]:
    """List all legal actions, or those of one `seat`.

    The order is stable: by seat; then roles, cards to play, places, goods, bids, each in the order
    of the rulebook's words and of counts; what passes, declines or takes yuan comes last. Raises
    `InvalidValue` for a seat that is not at the table.
    """
    _check_state(state)
    if seat is not None and (type(seat) is not int or not 0 <= seat < len(state.players)):
        raise InvalidValue("seat", seat, f"0 to {len(state.players) - 1}")
    phase = state.phase
    if seat is not None and seat not in _waiting(phase):
        return ()
    match phase:
        case Bidding(waiting=waiting):
            choices: tuple[Action, ...] = ()
            for bidder in waiting if seat is None else (seat,):
                choices += auction.legal(state, bidder)
            return choices
        case ChoosingRole():
            if not state.players[phase.seat].hand:
                return roles.legal(state, phase)
            return (*roles.legal(state, phase), *playing.legal_cards(state, phase))
        case Supplying():
            return supply.legal(state, phase)
        case Drawing():
            return drawing.legal(state, phase)
        case Loading():
            return loading.legal(state, phase)
        case TakingSpecial():
            return specials.legal_stacks(state, phase)
        case KeepingSpecial():
            return specials.legal_cards(state, phase)
        case OfferingSwap():
            return (*playing.legal_cards(state, phase), Decline(phase.seat))
        case Swapping():
            return playing.legal_swaps(state, phase)
        case Shifting():
            return playing.legal_lifts(state, phase)
        case Relaying():
            return playing.legal_places(state, phase)
        case LayingStart():
            return setup.legal(state, phase)
        case _:
            return ()


def waiting_on(state: State) -> tuple[Seat, ...]:
    """List the seats who may act now, ascending; several while bids are sealed (R8.2)."""
    _check_state(state)
    return _waiting(state.phase)


def _waiting(phase: Phase) -> tuple[Seat, ...]:
    match phase:
        case Bidding(waiting=waiting):
            return waiting
        case TakingSpecial(takers=takers) | KeepingSpecial(takers=takers):
            return takers[:1]
        case (
            ChoosingRole(seat=seat)
            | Supplying(seat=seat)
            | Loading(seat=seat)
            | Drawing(seat=seat)
            | OfferingSwap(seat=seat)
            | Swapping(seat=seat)
            | Shifting(seat=seat)
            | Relaying(seat=seat)
            | LayingStart(seat=seat)
        ):
            return (seat,)
        case _:
            return ()


def is_over(state: State) -> bool:
    """Tell whether the game is over (R11.1)."""
    _check_state(state)
    return isinstance(state.phase, GameOver)


def scores(state: State) -> BySeat[Score]:
    """Score every seat, as if the game ended now while it lasts (R11.2); shape (players,)."""
    _check_state(state)
    return scoring.scores(state)


def winners(state: State) -> tuple[Seat, ...]:
    """List the seats that win or share the win; nobody while the game lasts (R11.3)."""
    _check_state(state)
    return scoring.winners(state)


def _check_state(state: State) -> None:
    if type(state) is not State:
        raise InvalidValue("state", state, "a State")
