"""A policy that takes what is worth most at once, by rules of thumb."""

from __future__ import annotations

from typing import Final

from dschunke.actions import (
    Action,
    ChooseRole,
    DrawGoods,
    KeepCard,
    OpenStack,
    PlaceStrip,
    PlayCard,
    SealBid,
    TakeYuan,
)
from dschunke.by import added
from dschunke.cards import (
    ChestOnEveryJunk,
    ExtraSupply,
    ExtraTask,
    GoodsInHand,
    MostChests,
    SpecialCard,
    TieBreaker,
)
from dschunke.chance import Chance
from dschunke.hold import laid, visible
from dschunke.simulate.policy import any_legal
from dschunke.table import brought, chests_counted, merchant_space, role_space
from dschunke.track import GoodsSpace, LoadSpace, Space
from dschunke.view import View
from dschunke.vocabulary import Good, Junk, Seat

__all__ = ["CARD", "greedy"]

CARD: Final = 0.8
"""What a goods card is taken to be worth while rounds are left (yuan)."""
_STRIP: Final = 1.2
"""What a strip laid is taken to be worth, besides a junk that is new (yuan)."""
_SPECIAL: Final = 5.0
"""What a special card not yet seen is taken to be worth (yuan)."""
_AT_ONCE: Final = 100.0
"""More than any role is worth: what is played before a role is taken."""


def greedy(seen: View, chance: Chance) -> Action:
    """Take the action that is worth most by rules of thumb; chance decides among equals.

    It sees one seat's view, counts what an action brings at once, and plays no swap and no shift.
    Raises `InvalidValue` for a view of a seat that has nothing to do.
    """
    worth = [_worth(seen, action) for action in seen.legal]
    best = max(worth, default=0.0)
    liked = (action for action, value in zip(seen.legal, worth, strict=True) if value == best)
    return any_legal(tuple(liked), chance)


def _worth(seen: View, action: Action) -> float:
    """Say what an action is worth at once, roughly (yuan)."""
    match action:
        case ChooseRole(seat=seat, role=role, junk=junk):
            return _task(seen, seat, role_space(seen.edition, role, seen.round), junk)
        case DrawGoods(seat=seat, good=good):
            return (0 if good in seen.sold else _prize(seen, good)) + 0.2 * _own(seen, seat, good)
        case PlaceStrip(seat=seat, junk=junk, slot=slot):
            return _laying(seen, seat, junk, slot)
        case SealBid(good=good, count=count):
            return _prize(seen, good) * (1 - 0.5**count) - count * _card(seen)
        case TakeYuan():
            return float(seen.edition.special_yuan)
        case OpenStack():
            return _SPECIAL if _left(seen) > 1 else seen.edition.special_yuan - 0.5
        case KeepCard(seat=seat, card=card):
            return _special(seen, seat, card)
        case PlayCard(card=ExtraTask()):
            return _AT_ONCE
        case PlayCard():
            return -1.0
    return 0.0


def _left(seen: View) -> int:
    """Count the rounds still to come (rounds)."""
    return seen.edition.rounds - seen.round


def _card(seen: View) -> float:
    return CARD / 2 if _left(seen) else 0.0


def _own(seen: View, seat: Seat, good: Good) -> int:
    goods = seen.players[seat].goods
    return goods[good] if goods else 0


def _prize(seen: View, good: Good) -> float:
    prize = seen.market[seen.round - 1].prizes[good]
    return float(prize) if isinstance(prize, int) else _SPECIAL


def _task(seen: View, seat: Seat, space: Space, junk: Junk) -> float:
    """Say what a task brings on a junk (R5.6, R5.7, R5.11)."""
    edition, hold = seen.edition, seen.holds[junk]
    match space:
        case LoadSpace(strips=strips):
            laying = min(strips, seen.players[seat].strips)
            new = laying and not visible(hold, seat)
            return laying * _STRIP + (_new_junk(seen, seat) if new else 0)
    gain = brought(chests_counted(edition, hold, seat), edition.minimum, space.deduction)
    return gain * CARD if isinstance(space, GoodsSpace) else float(gain)


def _new_junk(seen: View, seat: Seat) -> float:
    """Say how much a junk more adds to the junk bonus (R11.2)."""
    junks = sum(visible(hold, seat) > 0 for hold in seen.holds)
    bonus = (*seen.edition.junk_bonus, seen.edition.junk_bonus[-1])
    return float(bonus[junks + 1] - bonus[junks])


def _laying(seen: View, seat: Seat, junk: Junk, slot: int) -> float:
    """Say how many chests a strip shows more of one's own, and fewer of the others'."""
    before = seen.holds[junk]
    after = laid(before, slot, seat)
    worth = 0.0
    for other in range(len(seen.players)):
        change = visible(after, other) - visible(before, other)
        worth += change if other == seat else -change / len(seen.players)
    return worth + (0 if visible(before, seat) else _new_junk(seen, seat))


def _special(seen: View, seat: Seat, card: SpecialCard) -> float:
    """Say what a special card is worth as things stand (R9)."""
    match card:
        case TieBreaker() | ExtraSupply():
            return _left(seen) * CARD
        case ExtraTask(task=task, junk=junk):
            return _task(seen, seat, merchant_space(seen.edition, task), junk)
        case MostChests(junk=junk, yuan=yuan):
            chests = [visible(seen.holds[junk], other) for other in range(len(seen.players))]
            others = max(added(tuple(chests), seat, -chests[seat]))
            return yuan * (0.8 if chests[seat] > others else 0.3)
        case GoodsInHand(good=good, count=count, yuan=yuan):
            return yuan * min(1.0, _own(seen, seat, good) / count) * 0.7
        case ChestOnEveryJunk(yuan=yuan):
            junks = sum(visible(hold, seat) > 0 for hold in seen.holds)
            return yuan * junks / len(seen.holds) * 0.7
    return 1.0
