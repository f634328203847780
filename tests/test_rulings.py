"""The registry of rulings: complete, in step with rulebook, switches, code and tests."""

from __future__ import annotations

import re
from enum import Enum

import attrs
import pytest

from dschunke import InvalidValue, Rulings
from dschunke.provenance import Origin
from dschunke.rulings import Ruling, ruling, rulings
from tests.source import PACKAGE, ROOT, RULE
from tests.test_docs import paragraphs
from tests.write_rulings import page

by_id = pytest.mark.parametrize("one", rulings(), ids=lambda one: one.id)


def test_every_ruled_sentence_has_a_ruling_and_every_ruling_a_rule() -> None:
    ruled = {rule for rule, body in paragraphs().items() if "`ruled`" in body}
    assert {one.rule for one in rulings() if one.origin is Origin.RULED} == ruled
    assert {one.rule for one in rulings()} <= set(paragraphs())


def test_rulings_stand_in_the_order_of_the_rules_each_under_an_id_of_its_own() -> None:
    keys = [
        (*map(int, one.rule.removeprefix("R").split(".")), one.id[len(one.rule) :])
        for one in rulings()
    ]
    assert keys == sorted(set(keys))


@by_id
def test_a_ruling_says_what_was_asked_and_why_it_is_answered_so(one: Ruling) -> None:
    assert one.question.endswith("?")
    assert one.detail
    assert one.ruling.endswith(".")
    assert one.why.endswith(".")
    assert one.alternatives
    assert all(other.text.endswith(".") for other in one.alternatives)
    assert one.rule in RULE.findall((ROOT / one.test).read_text("utf-8"))


@by_id
def test_the_modules_that_a_ruling_touches_cite_its_rule(one: Ruling) -> None:
    assert one.touches
    for name in one.touches:
        module = PACKAGE.joinpath(*name.split(".")).with_suffix(".py")
        assert one.rule in RULE.findall(module.read_text("utf-8")), name


def test_every_switch_has_one_ruling_with_all_its_answers() -> None:
    switched = [one for one in rulings() if one.switch]
    assert sorted(one.switch or "" for one in switched) == sorted(
        field.name for field in attrs.fields(Rulings)
    )
    for one in switched:
        ours = getattr(Rulings(), one.switch or "")
        assert isinstance(ours, Enum)
        others = [other.answer for other in one.alternatives if other.answer]
        assert one.answer == ours.value
        assert sorted([ours.value, *others]) == sorted(word.value for word in type(ours))
    for one in rulings():
        if not one.switch:
            assert one.answer is None
            assert not any(other.answer for other in one.alternatives)


def test_a_ruling_is_found_by_its_id() -> None:
    assert ruling("R8.2b").rule == "R8.2"
    assert ruling("R8.10").switch == "special_tie"
    with pytest.raises(InvalidValue, match=r"id_: expected one of: R1\.2"):
        ruling("R99.1")


def test_the_page_is_made_from_the_registry() -> None:
    written = (ROOT / "docs" / "rulings.md").read_text("utf-8")
    assert written == page(), "run python -m tests.write_rulings"
    assert re.findall(r"^## (\S+)", written, re.M) == [one.id for one in rulings()]
