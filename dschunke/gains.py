"""The yuan a seat can have gained since all told theirs, as far as a view shows (R12.3)."""

from __future__ import annotations

from dschunke.cards import ExtraTask, Prize
from dschunke.edition import Edition
from dschunke.phases import OfferingSwap, Swapping
from dschunke.table import most_brought, role_space, turn_of
from dschunke.track import IncomeSpace, RoundEvent
from dschunke.view import View
from dschunke.vocabulary import Seat, Special, Task

__all__ = ["possible_gains"]


def possible_gains(view: View, seat: Seat) -> list[int]:
    """List the most that each thing since the last telling can have brought a seat (yuan).

    They are the prizes of the goods sold (R8.4), the income of its role (R5.7) and of extra tasks
    played (R9.6), and the yuan instead of a special card at an event (R9.2).
    """
    edition = view.edition
    income = most_brought(edition)
    turn = turn_of(view, seat)
    before_event = isinstance(view.phase, OfferingSwap | Swapping)
    told = _last_telling(view, view.round - before_event)
    first = max(told, 1)
    gains: list[int] = []
    for number in range(first, view.round):
        gains += [income, *(_worth(prize, edition) for prize in view.market[number - 1].prizes)]
    if view.round:
        prizes = view.market[view.round - 1].prizes
        gains += [_worth(prizes[good], edition) for good in view.sold]
        if turn < len(view.taken):
            space = role_space(edition, view.taken[turn], view.round)
            gains += [income] if isinstance(space, IncomeSpace) else []
    if not any(view.stacks):
        events = edition.events[first - 1 : view.round - before_event]
        gains += [edition.special_yuan] * events.count(RoundEvent.SPECIAL)
    if first < view.round or turn <= len(view.taken):
        for card in view.played:
            if isinstance(card, ExtraTask) and card.task is Task.INCOME:
                gains.append(income)
    return gains


def _last_telling(view: View, begun: int) -> int:
    """Find the round in which yuan were last told, of those whose event has come; 0 if in none."""
    events = view.edition.events[:begun]
    told = [number for number, event in enumerate(events, 1) if event is RoundEvent.ANNOUNCE]
    return max(told, default=0)


def _worth(prize: Prize, edition: Edition) -> int:
    return edition.special_yuan if isinstance(prize, Special) else prize
