"""Take income (R5.7, R5.8)."""

from __future__ import annotations

from dschunke.state import State, changed
from dschunke.table import back_to_roles, brought, chests_counted, pay
from dschunke.vocabulary import Junk, Seat

__all__ = ["begin"]


def begin(state: State, seat: Seat, junk: Junk, deduction: int) -> State:
    """Pay a yuan for each visible chest, at least three, then less a deduction (R5.7, R5.8)."""
    chests = chests_counted(state.edition, state.holds[junk], seat)
    yuan = brought(chests, state.edition.minimum, deduction)
    return changed(state, players=pay(state, seat, yuan), phase=back_to_roles(state))
