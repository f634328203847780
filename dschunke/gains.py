"""The yuan a seat can have gained since all told theirs, as far as a view shows (R12.3)."""

from __future__ import annotations

from dschunke.cards import ExtraTask, Prize
from dschunke.edition import Edition
from dschunke.hold import CHESTS, SLOTS
from dschunke.phases import OfferingSwap, Swapping
from dschunke.track import RoundEvent
from dschunke.view import View
from dschunke.vocabulary import GOODS, Seat, Special, Task

__all__ = ["possible_gains"]


def possible_gains(view: View, seat: Seat) -> list[int]:
    """List the most that each thing since the last telling can have brought a seat (yuan).

    They are the prizes of the goods sold (R8.4), the income of its role (R5.7) and of extra tasks
    played (R9.6), and the yuan instead of a special card at an event (R9.2).
    """
    edition = view.edition
    income = max(edition.minimum, SLOTS * CHESTS)
    turn = (seat - view.start_player) % len(view.players)
    first = max(_last_telling(view), 1)
    gains: list[int] = []
    for number in range(first, view.round + 1):
        past = number < view.round
        prizes = view.market[number - 1].prizes
        gains += [_worth(prizes[good], edition) for good in (GOODS if past else view.sold)]
        if past or turn < len(view.taken):
            gains.append(income)
        if edition.events[number - 1] is RoundEvent.SPECIAL and not any(view.stacks):
            gains.append(edition.special_yuan)
    if first < view.round or turn <= len(view.taken):
        extra = sum(
            isinstance(card, ExtraTask) and card.task is Task.INCOME for card in view.played
        )
        gains += [income] * extra
    return gains


def _last_telling(view: View) -> int:
    """Find the round in which yuan were last told; 0 if they never were (R4.3)."""
    before_event = isinstance(view.phase, OfferingSwap | Swapping)
    events = view.edition.events[: view.round - before_event]
    told = [number for number, event in enumerate(events, 1) if event is RoundEvent.ANNOUNCE]
    return max(told, default=0)


def _worth(prize: Prize, edition: Edition) -> int:
    return edition.special_yuan if isinstance(prize, Special) else prize
