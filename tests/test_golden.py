"""The golden games replay to the letter and show everything that can happen."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from dschunke import Junk, Role, Task
from dschunke.actions import ChooseRole, KeepCard, PassBid, PlayCard, SealBid
from dschunke.cards import SPECIAL_CARDS
from dschunke.phases import Bid, Bidding, Drawing, GameOver, Supplying
from dschunke.rules.auction import sales_of
from dschunke.track import GoodsSpace, IncomeSpace, RoundEvent
from dschunke.vocabulary import MERCHANT_OF
from tests.golden import FOLDER, GAMES, Line, replay
from tests.source import refusing_rules

FILES = [FOLDER / f"{game[0]}.txt" for game in GAMES]


@cache
def lines() -> tuple[Line, ...]:
    """Replay all games."""
    return tuple(line for file in FILES for line in replay(file.read_text("utf-8"))[0])


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_replays_to_the_letter(file: Path) -> None:
    written = file.read_text("utf-8")
    played, again = replay(written)
    assert again == written
    assert isinstance(played[-1].after.phase, GameOver)


def test_every_refusal_rule_occurs() -> None:
    """But R3.3, which refuses a state that is no state of a game: see test_house."""
    assert {line.rule for line in lines() if line.rule} == refusing_rules() - {"R3.3"}


def test_every_role_task_and_junk_occurs() -> None:
    roles, tasks, junks = set(), set(), set()
    for line in lines():
        if isinstance(line.action, ChooseRole) and line.rule is None:
            role = line.action.role
            roles.add(role)
            junks.add(line.action.junk)
            if role in MERCHANT_OF:
                tasks.add((MERCHANT_OF[role], "merchant"))
            else:
                edition = line.before.edition
                lower = role is Role.LOWER_HELPER
                space = (edition.lower_track if lower else edition.upper_track)[
                    line.before.round - 1
                ]
                task = (
                    Task.GOODS
                    if isinstance(space, GoodsSpace)
                    else Task.INCOME
                    if isinstance(space, IncomeSpace)
                    else Task.LOAD
                )
                tasks.add((task, "helper"))
    assert roles == set(Role)
    assert junks == set(Junk)
    assert tasks == {(task, who) for task in Task for who in ("merchant", "helper")}


def test_every_kind_of_special_card_is_kept_and_the_one_time_ones_are_played() -> None:
    legal = [line for line in lines() if line.rule is None]
    kept = {type(line.action.card) for line in legal if isinstance(line.action, KeepCard)}
    played = {type(line.action.card) for line in legal if isinstance(line.action, PlayCard)}
    assert kept == set(SPECIAL_CARDS)
    assert {kind.__name__ for kind in played} == {"ExtraTask", "GoodsSwap", "StripShift"}


def test_both_events_ties_with_and_without_tie_breaker_shortages_and_passes_occur() -> None:
    seen: set[object] = set()
    for line in (one for one in lines() if one.rule is None):
        event = line.before.edition.events[line.before.round - 1] if line.before.round else None
        seen.add(event)
        phase, action = line.before.phase, line.action
        if isinstance(action, PassBid):
            seen.add("pass")
        if isinstance(phase, Bidding) and phase.waiting == (action.seat,):
            bids = list(phase.bids)
            if isinstance(action, SealBid):
                bids.append(Bid(action.seat, action.good, action.count))
            seen.add("bids" if bids else "all pass")
            for sale in sales_of(line.before, tuple(bids)):
                if len(sale.highest) > 1:
                    seen.add("tie broken" if sale.winners != sale.highest else "tie")
        later = line.after.phase
        if (
            isinstance(phase, Supplying)
            and isinstance(later, Supplying)
            and phase.seat == later.seat
        ):
            seen.add("supply short")
        if isinstance(phase, Drawing) and isinstance(line.after.phase, Drawing):
            seen.add("stock short")
    assert seen >= {
        *RoundEvent,
        "pass",
        "bids",
        "all pass",
        "tie",
        "tie broken",
        "supply short",
        "stock short",
    }
