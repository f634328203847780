"""The page that plays in the browser: what it asks of the package, and the whole in Chromium."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shutil
import subprocess
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dschunke import InvalidData, InvalidValue, is_over, view
from dschunke.svg import board
from tests.source import ROOT

PLAY = ROOT / "docs" / "play"
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
CLICKABLE = re.compile(
    r'<g(?: id="[^"]*")?((?: data-(?:junk|slot|role|good|stack|card)="[^"]*")+)>'
)
GAMES = max(settings().max_examples // 10, 3)  # each is a whole game
DATA = re.compile(r'data-(\w+)="([^"]*)"')


def loaded() -> ModuleType:
    """Load the page's Python as the page does: as a module of its own."""
    spec = importlib.util.spec_from_file_location("play_table", PLAY / "table.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


GLUE = loaded()


def shown(table: Any) -> dict[str, Any]:  # the page's Python is loaded by its path
    """Read what the page shows."""
    page: dict[str, Any] = json.loads(table.shown())
    return page


def act(table: Any, choice: dict[str, Any]) -> None:
    """Do one of the choices that the page offers; it is never refused."""
    assert table.act(json.dumps(choice["action"])) == ""


@settings(max_examples=GAMES)
@given(
    players=st.sampled_from((3, 4)),
    seed=st.integers(0, 10**6),
    bot=st.sampled_from(("greedy", "random")),
    data=st.data(),
)
def test_what_is_offered_is_taken_and_what_is_not_is_refused_by_a_rule(
    players: int, seed: int, bot: str, data: st.DataObject
) -> None:
    """Until the game is over; a click changes nothing unless it is one of the choices."""
    table = GLUE.begin(players, seed, bot)
    while choices := shown(table)["choices"]:
        for part in CLICKABLE.findall(shown(table)["svg"]):
            said = dict(DATA.findall(part))
            if "slot" in said and not any("slot" in one["about"] for one in choices):
                continue  # a strip then stands for its junk
            assert re.match(r"R\d+\.\d+: ", table.why_not(json.dumps(said))), said
        act(table, data.draw(st.sampled_from(choices)))
    assert is_over(table.state)
    assert len(shown(table)["scores"]) == players + 1


@given(seed=st.integers(0, 10**6), actions=st.integers(0, 30), data=st.data())
def test_a_reload_changes_nothing_and_the_bots_go_on_as_they_would_have(
    seed: int, actions: int, data: st.DataObject
) -> None:
    """The record is all that is kept, and the numbers the bots draw come from it."""
    table = GLUE.begin(4, seed, "random")
    for _ in range(actions):
        act(table, data.draw(st.sampled_from(shown(table)["choices"])))
    again = GLUE.resume(shown(table)["record"], "random")
    assert shown(again) == shown(table)
    for one in (table, again):
        act(one, shown(one)["choices"][0])
    assert shown(again) == shown(table)


@given(seed=st.integers(0, 10**6), actions=st.integers(0, 30), data=st.data())
def test_what_is_taken_back_leaves_the_table_as_it_was(
    seed: int, actions: int, data: st.DataObject
) -> None:
    """And where somebody learnt something, nothing is taken back."""
    table = GLUE.begin(4, seed, "greedy")
    for _ in range(actions):
        before = shown(table)
        choice = data.draw(st.sampled_from(before["choices"]))
        act(table, choice)
        after = shown(table)
        table.undo()
        assert shown(table) == (before if after["mayUndo"] else after)
        if after["mayUndo"]:
            act(table, choice)
            assert shown(table) == after


def test_the_page_shows_the_view_of_seat_0_and_nothing_else() -> None:
    table = GLUE.begin(4, 7, "greedy")
    assert shown(table)["svg"] == board(view(table.state, 0))


def test_the_page_refuses_what_no_person_at_seat_0_may_send() -> None:
    table = GLUE.begin(4, 7, "greedy")
    assert table.act('{"kind": "Decline", "seat": 1}') == "you sit on seat 0"
    assert table.act('{"kind": "Decline", "seat": 0}').startswith("R3.2: ")
    assert table.act("[").startswith("$: no JSON")
    with pytest.raises(InvalidData):
        GLUE.resume("{}", "greedy")
    with pytest.raises(InvalidValue):
        GLUE.begin(5, 7, "greedy")


def _missing() -> str:
    if "DSCHUNKE_BROWSER" not in os.environ:
        return "slow, and npm and pip fetch things: set DSCHUNKE_BROWSER=1"
    wanted = ("node", "npm", CHROMIUM)
    return "".join(f"needs {one}" for one in wanted if shutil.which(one) is None)


@pytest.mark.skipif(bool(_missing()), reason=_missing())
def test_the_page_plays_in_chromium() -> None:
    for script in ("build.mjs", "test.mjs"):
        ran = subprocess.run(["node", PLAY / script], capture_output=True, text=True)  # noqa: S607 # whichever node there is
        assert ran.returncode == 0, ran.stdout + ran.stderr
