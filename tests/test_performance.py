"""The page of costs says what was measured, and the measuring measures."""

from __future__ import annotations

import re

import pytest

from dschunke import State, new_game
from tests.bench.draw import IMAGE, digest, svg
from tests.bench.figures import Figures
from tests.bench.measure import PLAYERS
from tests.bench.ours import bytes_per_state, decisions, grouped, imports, microseconds, reach
from tests.bench.page import BEGIN, END, GOALS, KEPT, PAGE, dumps, loads, tables, written
from tests.bench.peers import CARD_GAME, PEERS, Peer


@pytest.fixture(name="figures")
def kept_figures() -> Figures:
    """Give the figures kept beside the page."""
    return loads(KEPT.read_text("utf-8"))


def test_the_figures_are_read_as_they_were_written(figures: Figures) -> None:
    assert dumps(figures) == KEPT.read_text("utf-8")


def test_the_tables_on_the_page_are_those_of_the_figures(figures: Figures) -> None:
    page = PAGE.read_text("utf-8")
    assert page.count(BEGIN) == page.count(END) == 1
    assert written(page, figures) == page
    assert tables(figures) in page


def test_the_picture_was_drawn_from_the_figures(figures: Figures) -> None:
    assert digest(figures) in IMAGE.read_text("utf-8")


def test_the_same_figures_give_the_same_picture(figures: Figures) -> None:
    pytest.importorskip("matplotlib", reason="drawing needs the extra `bench`")
    assert svg(figures) == svg(figures)


def test_all_peers_were_measured_for_the_page(figures: Figures) -> None:
    assert figures.missing == ()
    assert [rate.name for rate in figures.rates] == [peer.name for peer in PEERS]
    assert CARD_GAME in [peer.name for peer in PEERS]
    assert [one.players for one in figures.ours] == [one.players for one in figures.growth]


def test_the_goals_in_the_text_are_those_that_are_judged() -> None:
    text = PAGE.read_text("utf-8").partition("## The goals")[2].partition("##")[0]
    numbers = re.findall(r"at (least|most) ([\d.]+|one)", text)
    assert [(word == "least", 1.0 if n == "one" else float(n)) for word, n in numbers] == [
        (goal.at_least, goal.bound) for goal in GOALS
    ]


def test_a_goal_is_met_at_its_bound_and_not_met_beyond(figures: Figures) -> None:
    for goal in GOALS:
        found = goal.measured(figures)
        assert found is not None
        better = found >= goal.bound if goal.at_least else found <= goal.bound
        assert goal.row(figures)[-1] == ("met" if better else "**not met**")


def test_a_library_that_is_not_there_is_not_measured(figures: Figures) -> None:
    assert Peer("nothing", "no-such-distribution", "", lambda: iter(())).installed() is None
    without = Figures(
        **{
            **{name: getattr(figures, name) for name in Figures.__annotations__},
            "rates": (),
            "missing": ("chess", "open-spiel"),
        }
    )
    text = tables(without)
    assert "Not measured, since not installed: chess, open-spiel." in text
    assert text.count("| not measured |") == 3


def test_every_decision_is_counted_once_at_its_place() -> None:
    spent = decisions(3, games=2)
    by_round = grouped(spent, lambda place: place.round)
    assert set(by_round) == set(range(1, 11))
    total = sum(len(times.listing) for times in spent.values())
    assert total == sum(len(times.viewing) for times in by_round.values())
    assert all(microseconds(times.applying) > 0 for times in by_round.values())


def test_a_kept_state_costs_the_same_bytes_in_every_run() -> None:
    assert PLAYERS == (3, 4)
    assert bytes_per_state(3, games=2) == bytes_per_state(3, games=2)


def test_what_two_states_share_is_counted_once() -> None:
    state = new_game(3, seed=1)
    seen: dict[int, object] = {}
    assert reach([state], seen) > 0
    assert reach([state, state.players], seen) == 0
    assert any(isinstance(one, State) for one in seen.values())


def test_an_import_is_timed_in_an_interpreter_of_its_own() -> None:
    taken = imports(("attrs", "colorsys"), number=1)
    assert {name: len(times) for name, times in taken.items()} == {"attrs": 1, "colorsys": 1}
    assert taken["attrs"][0] > 0
