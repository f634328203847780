"""The package and the specification (`docs/spec`) agree on every state of tiny games."""

from __future__ import annotations

import json
import re

import pytest

from dschunke import Task
from dschunke.cards import SPECIAL_CARDS
from tests.search import SPEC, bound_of, model_names, search, specified, start

QUICK = 3000
"""Models with fewer states are searched in every run, the others by `python -m tests.search`."""

SMALL = [name for name in model_names() if sum(specified(name).states_per_depth) < QUICK]


@pytest.mark.parametrize("name", SMALL)
def test_a_search_over_apply_finds_the_states_that_tlc_finds(name: str) -> None:
    assert search(start(name), bound_of(name)) == specified(name)


def test_the_search_bites() -> None:
    """Another game has other numbers."""
    assert search(start("MC_tiny")) != specified("MC_lapse")
    assert len(SMALL) >= 3


def test_every_model_stands_in_the_table_with_its_numbers_and_its_reason() -> None:
    text = (SPEC / "README.md").read_text("utf-8")
    assert len(model_names()) == len(list(SPEC.glob("MC_*.cfg"))) >= 15
    for name in model_names():
        row = re.search(rf"^\| {name} \|.*$", text, re.M)
        assert row, name
        assert f"| {sum(specified(name).states_per_depth)} |" in row[0]
        assert f"- **{name}**: " in text


SHOWN = {
    *(f"action {name}" for name in ("ChooseStack", "DeclineExchange", "DeclineSwap", "Exchange")),
    *(f"action {name}" for name in ("Keep", "LayLifted", "LayStartingStrip", "Lift", "Load")),
    *(f"action {name}" for name in ("NameGood", "Pass", "PlayShift", "PlaySwap", "PlayTask")),
    *(f"action {name}" for name in ("SealBid", "TakeRole", "TakeYuan")),
    *(f"kept {kind.__name__}" for kind in SPECIAL_CARDS),
    *(f"played ExtraTask {task}" for task in Task),
    *("played GoodsSwap", "played StripShift"),
    *("scores MostChests", "scores GoodsInHand", "scores ChestOnEveryJunk", "win shared"),
    *("tie for yuan, no tie breaker", "tie for yuan, some left over"),
    *("tie for yuan, one tie breaker wins alone", "tie, several tie breakers share"),
    *("tie for special, its yuan shared (R8.10)", "hold: third layer"),
    *("draw: all stocks short, the rest lapses", "supply: all stocks short, the rest lapses"),
    *("event announce", "event: every stack empty, the taker is paid"),
    "auction: card won, every stack empty: paid (R9.2)",
}
"""What has to occur in one model or another."""


def test_between_them_the_models_show_every_action_every_card_and_every_corner() -> None:
    seen: set[str] = set()
    for name in model_names():
        seen.update(json.loads((SPEC / f"{name}.result.json").read_text("utf-8"))["seen"])
    assert seen >= SHOWN
