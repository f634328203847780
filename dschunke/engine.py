"""What a program calls: make a game, list what is legal, apply an action."""

from __future__ import annotations

from attrs import frozen

from dschunke.actions import Action, is_action
from dschunke.by import BySeat
from dschunke.chance import deal as deal_by_seed
from dschunke.deck import Deal, check_deal
from dschunke.dispatch import WANTED, acted, listed, waiting
from dschunke.edition import Edition, setup_for
from dschunke.errors import IllegalAction, InvalidValue, shown
from dschunke.events import Event
from dschunke.flow import advance, passed
from dschunke.phases import GameOver, Phase
from dschunke.rules import scoring, setup
from dschunke.rules.scoring import Score
from dschunke.secrecy import reveals
from dschunke.standard import STANDARD
from dschunke.state import State
from dschunke.vocabulary import Seat
from dschunke.witness import seen_acting, seen_passing

__all__ = [
    "Step",
    "apply",
    "is_legal",
    "is_over",
    "legal_actions",
    "new_game",
    "opening",
    "refusal",
    "scores",
    "step",
    "waiting_on",
    "winners",
]


@frozen
class Step:
    """What an action led to, and what happened on the way."""

    state: State
    """The state that `apply` gives."""
    events: tuple[Event, ...]
    """What happened, in order; `redact` gives what one seat is told of it."""
    reveals: bool
    """Whether anybody learnt something that he would still know if the action were taken back."""


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
    return advance(_laid_out(players, seed, deal, edition, variable_setup))


def opening(
    players: int,
    *,
    seed: int | None = None,
    deal: Deal | None = None,
    edition: Edition = STANDARD,
    variable_setup: bool = False,
) -> Step:
    """Give the state that `new_game` gives, with what happened before anyone could act (R4).

    The arguments, and what is refused, are those of `new_game`.
    """
    return _passed(_laid_out(players, seed, deal, edition, variable_setup), [])


def _laid_out(
    players: int, seed: int | None, deal: Deal | None, edition: Edition, variable_setup: bool
) -> State:
    """Check everything and lay out the table (R2)."""
    if type(edition) is not Edition:
        raise InvalidValue("edition", edition, "an Edition")
    if type(variable_setup) is not bool:
        raise InvalidValue("variable_setup", variable_setup, "True or False")
    layout = setup_for(edition, players)
    if seed is not None and deal is None:
        dealt = deal_by_seed(players, seed, edition)
    elif deal is not None and seed is None:
        dealt = check_deal(deal, edition, layout)
    else:
        raise InvalidValue("seed and deal", (seed, deal), "exactly one of the two")
    return setup.lay_out(edition, layout, dealt, variable=variable_setup)


def apply(state: State, action: Action) -> State:
    """Give the next state at which someone must act, or the end.

    Raises `IllegalAction`, with the rule and the reason, for anything that the rules refuse; the
    old state is still good.
    """
    return advance(_acted(state, action))


def step(state: State, action: Action) -> Step:
    """Give the state that `apply` gives, with what happened (R12.5).

    Raises `IllegalAction` as `apply` does.
    """
    after = _acted(state, action)
    return _passed(after, [*seen_acting(state, action, after)])


def _passed(state: State, events: list[Event]) -> Step:
    """Go on as `advance` does, and tell what happens besides the `events` before."""
    while (later := passed(state)) is not state:
        events += seen_passing(state, later)
        state = later
    return Step(state, tuple(events), reveals(events))


def _acted(state: State, action: Action) -> State:
    """Do what an action does, before anything passes by itself."""
    _check_state(state)
    phase = state.phase
    if not is_action(action):
        raise IllegalAction("R3.2", action, f"{shown(action)} is not an action of this game")
    if action.seat not in waiting(phase):
        raise _out_of_turn(phase, action)
    return acted(state, phase, action)


def _out_of_turn(phase: Phase, action: Action) -> IllegalAction:
    if isinstance(phase, GameOver):
        return IllegalAction("R11.1", action, "the game is over")
    if type(phase) not in WANTED:
        return IllegalAction("R3.3", action, "the table waits for nobody: no state of a game")
    rule, wanted = WANTED[type(phase)]
    seats = " or ".join(str(seat) for seat in waiting(phase))
    return IllegalAction(rule, action, f"seat {seats} {wanted} now, not seat {shown(action.seat)}")


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
    if seat is not None and seat not in waiting(phase):
        return ()
    return listed(state, phase, seat)


def waiting_on(state: State) -> tuple[Seat, ...]:
    """List the seats who may act now, ascending; several while bids are sealed (R8.2)."""
    _check_state(state)
    return waiting(state.phase)


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
