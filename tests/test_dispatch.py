"""The tables that say which rule answers what leave nothing out."""

from __future__ import annotations

from typing import get_args

from dschunke.actions import ACTIONS
from dschunke.dispatch import LISTS, VERBS, WANTED
from dschunke.flow import BEGIN, PASSES, THEN
from dschunke.passages import Passage, Stage
from dschunke.phases import Bidding, ChoosingRole, GameOver, OfferingSwap, Phase, Wait
from dschunke.rules import market, playing, roles

WAITS = set(get_args(Wait))


def test_every_wait_has_a_rule_for_acting_a_list_and_a_word() -> None:
    assert {phase for phase, _ in VERBS} == WAITS
    assert set(LISTS) == WAITS - {Bidding}
    assert set(WANTED) == WAITS


def test_every_action_fits_some_wait() -> None:
    assert {action for _, action in VERBS} == set(ACTIONS)


def test_every_passage_passes_and_only_an_end_never_does() -> None:
    assert set(get_args(Passage)) <= set(PASSES) <= set(get_args(Phase)) - {GameOver}


def test_the_stages_follow_one_another_and_the_last_leads_to_the_next_round() -> None:
    assert set(BEGIN) == set(Stage)
    assert list(THEN.items()) == list(zip(Stage, [*[*Stage][1:], Stage.MARKET], strict=True))


def test_roles_are_listed_before_cards_and_declining_comes_last() -> None:
    assert LISTS[ChoosingRole] == (roles.legal, playing.legal_cards)
    assert LISTS[OfferingSwap] == (playing.legal_cards, market.legal)
