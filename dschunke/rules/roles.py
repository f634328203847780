"""Roles (R5.1 to R5.5)."""

from __future__ import annotations

from dschunke.actions import ChooseRole
from dschunke.by import ByTask
from dschunke.errors import IllegalAction
from dschunke.making import shared
from dschunke.passages import Stage, Working
from dschunke.phases import ChoosingRole
from dschunke.shared import choosing_role, ended
from dschunke.state import State, changed
from dschunke.table import role_space, seat_of_turn, setup_of
from dschunke.vocabulary import JUNKS, MERCHANT_OF, Junk, Role, Seat

__all__ = ["begin", "choose", "legal"]


def begin(state: State, turns: int) -> State:
    """Let the next player take a role, until each has taken one (R5.1)."""
    if turns == len(state.players):
        return changed(state, phase=ended(Stage.ROLES))
    return changed(state, phase=choosing_role(seat_of_turn(state, turns)))


def legal(state: State, phase: ChoosingRole) -> tuple[ChooseRole, ...]:
    """List the roles not yet taken, each with the junks it may act on (R5.1, R5.2, R5.3)."""
    return _choices(phase.seat, state.merchants, state.taken, setup_of(state).helpers)


@shared
def _choices(
    seat: Seat, merchants: ByTask[Junk], taken: tuple[Role, ...], helpers: tuple[Role, ...]
) -> tuple[ChooseRole, ...]:
    choices = []
    for role in Role:
        if role in taken:
            continue
        if role in MERCHANT_OF:
            choices.append(ChooseRole(seat, role, merchants[MERCHANT_OF[role]]))
        elif role in helpers:
            choices += [ChooseRole(seat, role, junk) for junk in JUNKS if junk not in merchants]
    return tuple(choices)


def choose(state: State, phase: ChoosingRole, action: ChooseRole) -> State:
    """Take a role, turn it over, and carry out its task (R5.1, R5.2, R5.3, R5.5)."""
    role, junk = action.role, action.junk
    if role in state.taken:
        raise IllegalAction("R5.5", action, f"the {role} has been taken this round")
    if role in MERCHANT_OF:
        stands = state.merchants[MERCHANT_OF[role]]
        if junk is not stands:
            raise IllegalAction("R5.2", action, f"the {role} stands on {stands}, not {junk}")
    else:
        if role not in setup_of(state).helpers:
            raise IllegalAction("R2.5", action, f"the {role} takes no part in this game")
        if junk in state.merchants:
            free = ", ".join(str(one) for one in JUNKS if one not in state.merchants)
            raise IllegalAction(
                "R5.3", action, f"a merchant stands on the {junk} junk; none stands on {free}"
            )
    space = role_space(state.edition, role, state.round)
    return changed(state, taken=(*state.taken, role), phase=Working(phase.seat, junk, space))
