"""Take income (R5.7, R5.8)."""

from __future__ import annotations

from dschunke.state import State, changed
from dschunke.table import back_to_roles, chests_counted, pay
from dschunke.vocabulary import Junk, Seat

__all__ = ["begin"]


def begin(state: State, seat: Seat, junk: Junk, deduction: int) -> State:
    """Pay a yuan for each visible chest, at least three, then less a deduction (R5.7, R5.8)."""
    yuan = max(state.edition.minimum, chests_counted(state, seat, junk)) - deduction
    return changed(state, players=pay(state, seat, yuan), phase=back_to_roles(state))
