"""Actions and games as people write them: `A goods@brown`, `B fish*3` (docs/notation.md)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
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
from dschunke.cards import (
    ChestOnEveryJunk,
    ExtraSupply,
    ExtraTask,
    GoodsInHand,
    GoodsSwap,
    MarketCard,
    MostChests,
    SpecialCard,
    StripShift,
    TieBreaker,
)
from dschunke.errors import InvalidData, InvalidValue, shown
from dschunke.hold import SLOTS
from dschunke.vocabulary import MERCHANT_OF, Good, Junk, Role, Seat, Special, Task

__all__ = [
    "SEATS",
    "read_action",
    "read_card",
    "write_action",
    "write_card",
    "write_market_card",
]

SEATS: Final = "ABCD"
"""The letter of each seat."""
_GOODS: Final = {str(good): good for good in Good}
_JUNKS: Final = {str(junk): junk for junk in Junk}
_TASKS: Final = {str(task): task for task in Task}
_ROLES: Final = {
    **{str(task): role for role, task in MERCHANT_OF.items()},
    "lower": Role.LOWER_HELPER,
    "upper": Role.UPPER_HELPER,
}
_ROLE_WORDS: Final = {role: name for name, role in _ROLES.items()}


def write_card(card: SpecialCard) -> str:
    """Write a special card, such as `extra-income@grey` or `hand-fish*5=8`."""
    match card:
        case TieBreaker():
            return "tie-breaker"
        case ExtraSupply():
            return "extra-supply"
        case GoodsSwap():
            return "goods-swap"
        case StripShift():
            return "strip-shift"
        case ExtraTask(task=task, junk=junk):
            return f"extra-{task}@{junk}"
        case MostChests(junk=junk, yuan=yuan):
            return f"most-chests@{junk}={yuan}"
        case GoodsInHand(good=good, count=count, yuan=yuan):
            return f"hand-{good}*{count}={yuan}"
        case ChestOnEveryJunk(yuan=yuan):
            return f"every-junk={yuan}"


def write_market_card(card: MarketCard) -> str:
    """Write a market card, such as `2-1-S-3`."""
    return "-".join("S" if prize is Special.CARD else str(prize) for prize in card.prizes)


def write_action(action: Action) -> str:
    """Write an action, such as `A goods@brown` or `B fish*3`.

    Raises `InvalidValue` for what is no action, and for a seat that has no letter.
    """
    if not is_action(action) or action.seat >= len(SEATS):
        raise InvalidValue("action", action, f"an action of a seat from 0 to {len(SEATS) - 1}")
    return f"{SEATS[action.seat]} {_deed(action)}"


def _deed(action: Action) -> str:
    match action:
        case ChooseRole(role=role, junk=junk):
            return f"{_ROLE_WORDS[role]}@{junk}"
        case DrawGoods(good=good):
            return f"draw {good}"
        case PlaceStrip(junk=junk, slot=slot):
            return f"lay@{junk}.{slot}"
        case ShiftStrip(junk=junk, slot=slot):
            return f"lift@{junk}.{slot}"
        case SealBid(good=good, count=count):
            return f"{good}*{count}"
        case PassBid():
            return "pass"
        case TakeYuan():
            return "yuan"
        case OpenStack(stack=stack):
            return f"stack {stack}"
        case KeepCard(card=card):
            return f"keep {write_card(card)}"
        case PlayCard(card=card):
            return f"play {write_card(card)}"
        case SwapGoods(give=give, take=take):
            return f"{give}>{take}"
        case Decline():
            return "decline"


def _pattern(*parts: str) -> re.Pattern[str]:
    return re.compile("".join(parts), re.ASCII)


def _one_of(name: str, words: Iterable[str]) -> str:
    return f"(?P<{name}>{'|'.join(words)})"


_NUMBER: Final = r"(?P<{}>0|[1-9][0-9]{{0,4}})"
_COUNT: Final = _NUMBER.format("count")
_YUAN: Final = _NUMBER.format("yuan")
_STACK: Final = _NUMBER.format("stack")
_GOOD: Final = _one_of("good", _GOODS)
_JUNK: Final = _one_of("junk", _JUNKS)
_SLOT: Final = rf"\.(?P<slot>[0-{SLOTS - 1}])"

_Words = dict[str, str]

_CARDS: Final[tuple[tuple[re.Pattern[str], Callable[[_Words], SpecialCard]], ...]] = (
    (_pattern("tie-breaker"), lambda _: TieBreaker()),
    (_pattern("extra-supply"), lambda _: ExtraSupply()),
    (_pattern("goods-swap"), lambda _: GoodsSwap()),
    (_pattern("strip-shift"), lambda _: StripShift()),
    (
        _pattern("extra-", _one_of("task", _TASKS), "@", _JUNK),
        lambda found: ExtraTask(_TASKS[found["task"]], _JUNKS[found["junk"]]),
    ),
    (
        _pattern("most-chests@", _JUNK, "=", _YUAN),
        lambda found: MostChests(_JUNKS[found["junk"]], int(found["yuan"])),
    ),
    (
        _pattern("hand-", _GOOD, r"\*", _COUNT, "=", _YUAN),
        lambda found: GoodsInHand(_GOODS[found["good"]], int(found["count"]), int(found["yuan"])),
    ),
    (_pattern("every-junk=", _YUAN), lambda found: ChestOnEveryJunk(int(found["yuan"]))),
)
"""How each kind of special card is written, and made from what stands there."""

_DEEDS: Final[tuple[tuple[re.Pattern[str], Callable[[Seat, _Words], Action]], ...]] = (
    (_pattern("pass"), lambda seat, _: PassBid(seat)),
    (_pattern("yuan"), lambda seat, _: TakeYuan(seat)),
    (_pattern("decline"), lambda seat, _: Decline(seat)),
    (
        _pattern(_one_of("role", _ROLES), "@", _JUNK),
        lambda seat, found: ChooseRole(seat, _ROLES[found["role"]], _JUNKS[found["junk"]]),
    ),
    (_pattern("draw ", _GOOD), lambda seat, found: DrawGoods(seat, _GOODS[found["good"]])),
    (
        _pattern("lay@", _JUNK, _SLOT),
        lambda seat, found: PlaceStrip(seat, _JUNKS[found["junk"]], int(found["slot"])),
    ),
    (
        _pattern("lift@", _JUNK, _SLOT),
        lambda seat, found: ShiftStrip(seat, _JUNKS[found["junk"]], int(found["slot"])),
    ),
    (
        _pattern(_GOOD, r"\*", _COUNT),
        lambda seat, found: SealBid(seat, _GOODS[found["good"]], int(found["count"])),
    ),
    (
        _pattern(_one_of("give", _GOODS), ">", _one_of("take", _GOODS)),
        lambda seat, found: SwapGoods(seat, _GOODS[found["give"]], _GOODS[found["take"]]),
    ),
    (_pattern("stack ", _STACK), lambda seat, found: OpenStack(seat, int(found["stack"]))),
    (
        _pattern("keep (?P<card>.+)"),
        lambda seat, found: KeepCard(seat, read_card(found["card"])),
    ),
    (
        _pattern("play (?P<card>.+)"),
        lambda seat, found: PlayCard(seat, read_card(found["card"])),
    ),
)
"""How each kind of action is written after its seat, and made from what stands there."""


def read_card(words: str) -> SpecialCard:
    """Read a special card; raises `InvalidData` with the column for what is none."""
    _check_text(words)
    for pattern, make in _CARDS:
        found = pattern.fullmatch(words)
        if found:
            try:
                return make(found.groupdict())
            except InvalidValue as wrong:
                raise InvalidData("column 1", str(wrong)) from None
    raise InvalidData("column 1", f"{shown(words)} is no special card")


def read_action(words: str) -> Action:
    """Read an action; raises `InvalidData` with the column for what is none."""
    _check_text(words)
    seat, deed = words[:1], words[2:]
    if not seat or seat not in SEATS or words[1:2] != " ":
        expected = ", ".join(SEATS)
        raise InvalidData(
            "column 1", f"expected a seat ({expected}) and a space, not {shown(words)}"
        )
    for pattern, make in _DEEDS:
        found = pattern.fullmatch(deed)
        if found:
            try:
                return make(SEATS.index(seat), found.groupdict())
            except InvalidValue as wrong:
                raise InvalidData("column 3", str(wrong)) from None
            except InvalidData as wrong:
                start = 3 + found.start("card")
                raise InvalidData(f"column {start}", wrong.reason) from None
    raise InvalidData("column 3", f"{shown(deed)} is nothing that can be done")


def _check_text(words: object) -> None:
    if type(words) is not str:
        raise InvalidData("column 1", f"expected a text, not {shown(words)}")
