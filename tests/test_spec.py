"""The package and the specification (`docs/spec`) agree on every state of tiny games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from attrs import evolve

from dschunke import State, Task
from dschunke.actions import PlaceStrip
from dschunke.cards import SPECIAL_CARDS
from dschunke.dispatch import VERBS
from dschunke.flow import BEGIN
from dschunke.passages import Ended, Stage
from dschunke.phases import Loading
from dschunke.rules import loading
from dschunke.state import changed
from tests import search, tlc, write_models
from tests.search import SPEC, beyond, depths, found, model_names, result, some, specified
from tests.shown import fingerprint

QUICK = 3000
"""Models with fewer states are searched in every run, the others by `python -m tests.search`."""

SMALL = [name for name in model_names() if sum(specified(name).states_per_depth) < QUICK]

TRIED = 12
"""In so many states of a depth every action is tried."""


@pytest.mark.parametrize("name", SMALL)
def test_a_search_over_apply_finds_the_states_that_tlc_finds(name: str) -> None:
    layers = list(depths(name))
    assert found(layers) == specified(name)
    for states in layers:
        for state in some(states, TRIED):
            assert beyond(state) == []


def test_enough_models_are_small() -> None:
    assert len(SMALL) >= 3


def test_a_rule_broken_on_purpose_changes_what_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The start junk stays where it is: the states are as many, but they are others."""

    def stay(state: State, turns: int) -> State:
        return changed(state, phase=Ended(Stage.START_PLAYER))

    monkeypatch.setitem(BEGIN, Stage.START_PLAYER, stay)
    ours, theirs = search.search("MC_lapse"), specified("MC_lapse")
    assert ours.states_per_depth == theirs.states_per_depth
    assert ours.final_scores == theirs.final_scores
    assert ours.fingerprints[:-1] != theirs.fingerprints[:-1]


def test_an_action_that_is_taken_but_not_listed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A strip may be laid on any junk: the search over `legal_actions` alone does not see it."""
    as_ruled = loading.place

    def anywhere(state: State, phase: Loading, action: PlaceStrip) -> State:
        return as_ruled(state, phase, evolve(action, junk=phase.junk))

    monkeypatch.setitem(VERBS, (Loading, PlaceStrip), anywhere)
    layers = list(depths("MC_tiny"))
    assert found(layers) == specified("MC_tiny")
    more = [action for states in layers for one in some(states, TRIED) for action in beyond(one)]
    assert {type(action) for action in more} == {PlaceStrip}


def test_a_fingerprint_does_not_depend_on_the_order_and_tells_sets_apart() -> None:
    assert fingerprint(["a", "b"]) == fingerprint(["b", "a"])
    assert len({fingerprint([]), fingerprint(["a"]), fingerprint(["b"]), fingerprint("ab")}) == 4


@pytest.mark.parametrize("name", model_names())
def test_the_files_for_tlc_are_those_of_the_model(name: str) -> None:
    assert (SPEC / f"{name}.tla").read_text("utf-8") == write_models.module(name)
    assert (SPEC / f"{name}.cfg").read_text("utf-8") == write_models.configuration(name)


def test_every_invariant_and_every_property_is_checked() -> None:
    """No definition of their section without parameters is left out of the configurations."""
    section = (SPEC / "Dschunke.tla").read_text("utf-8").split("15  INVARIANTS OF THE", 1)[1]
    defined = set(re.findall(r"^([A-Z]\w+) ==", section, re.M))
    assert {"TypeOK", "OverAfterTheLastRound", "PaysAtMostThePrizes"} <= defined
    for file in SPEC.glob("MC_*.cfg"):
        listed = re.findall(r"^  (\w+)$", file.read_text("utf-8"), re.M)
        assert set(listed) == {*defined, "Seen", "Counted", "SeenSteps"}, file.name


def test_every_definition_of_the_specification_has_prose_before_it() -> None:
    """Definitions that follow one another without a gap share theirs."""
    text = (SPEC / "Dschunke.tla").read_text("utf-8")
    bare = re.findall(r"(?<!\*\))\n\n(\w+)(?:\([\w, ]*\))?\s*==", text)
    assert bare == []


def test_no_definition_of_the_specification_is_unused() -> None:
    text = (SPEC / "Dschunke.tla").read_text("utf-8")
    invariants, properties = write_models.checked()
    text += (SPEC / "Report.tla").read_text("utf-8")
    used = {*invariants, *properties, "Spec", "Seen", "Counted", "SeenSteps"}
    for name in re.findall(r"^(\w+)(?:\([\w, ]*\))?\s*==", text, re.M):
        assert name in used or len(re.findall(rf"\b{name}\b", text)) > 1, name


def test_the_page_tells_every_model_with_its_numbers_its_reason_and_what_it_reached() -> None:
    text = (SPEC / "README.md").read_text("utf-8")
    assert len(model_names()) == len(list(SPEC.glob("MC_*.cfg"))) >= 21
    for name in model_names():
        assert f"\n| {name} | " in text
        assert f"\n- **{name}**: " in text
    assert write_models.page(text) == text


@pytest.mark.parametrize("name", model_names())
def test_the_numbers_of_a_result_fit_each_other(name: str) -> None:
    plain = result(name)
    assert plain["distinct_states"] == sum(plain["states_per_depth"])
    assert len(plain["fingerprints"]) == len(plain["states_per_depth"])


def test_a_model_that_does_not_exist_is_told_with_those_that_do() -> None:
    for main in (tlc.main, search.main):
        with pytest.raises(SystemExit, match=r"^There is no model MC_none; there are: MC_again, "):
            main(["MC_none"])


def test_a_model_that_tlc_has_not_searched_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(search, "SPEC", tmp_path)
    with pytest.raises(SystemExit, match=r"--write MC_tiny"):
        result("MC_tiny")


def test_what_differs_from_the_result_is_said() -> None:
    written = {"states_per_depth": [1, 3, 7], "distinct_states": 1, "old": 0}
    found_now = {"states_per_depth": [1, 3, 8], "distinct_states": 12, "fingerprints": ["ab"]}
    assert tlc.differences(written, found_now) == [
        "states_per_depth at 2: found 8, written 7",
        "distinct_states: found 12, written 1",
        "fingerprints: found ['ab'], written None",
        "old: written, not found",
    ]
    assert tlc.differences(found_now, found_now) == []


def test_written_is_what_was_found_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A number that stood there before and is found no more is gone."""
    (tmp_path / "MC_tiny.result.json").write_text('{"distinct_states": 1, "old": 2}')
    for module in (tlc, search):
        monkeypatch.setattr(module, "SPEC", tmp_path)
    tlc.write("MC_tiny", {"distinct_states": 5})
    assert result("MC_tiny") == {"distinct_states": 5}


OUTPUT = r"""TLC2 Version 2.15
"STATE 1<<<<>>, <<0, \"a b\", <<>>, << >>>>>>"
"SEEN action Pass"
"STATE 2<<<<4, -1>>, <<1>>>>"
7 states generated, 2 distinct states found, 0 states left on queue.
"""


def test_the_output_of_tlc_is_read() -> None:
    assert tlc.read(OUTPUT) == {
        "states_per_depth": [1, 1],
        "fingerprints": [fingerprint(['[0,"a b",[],[]]']), fingerprint(["[1]"])],
        "final_scores": [[4, -1]],
        "distinct_states": 2,
        "states_generated": 7,
        "seen": ["action Pass"],
    }


@pytest.mark.parametrize("wrong", ["Error: Invariant TypeOK is violated.", "0 states left"])
def test_output_of_tlc_with_an_error_or_without_an_end_is_told(wrong: str) -> None:
    output = OUTPUT + wrong + "\n" if "Error" in wrong else OUTPUT.replace(wrong, "3 states left")
    with pytest.raises(SystemExit, match="TLC2 Version"):
        tlc.read(output)


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
    "auction: four players bid",
    "start player: the third seat (R10.4)",
    "supply: two extra supplies count (R7.4)",
    "helper: on another space than in the first round (R10.3)",
    "stack: two winners in turn order, which is not that of seats (R8.12)",
}
"""What has to occur in one model or another."""


def test_between_them_the_models_show_every_action_every_card_and_every_corner() -> None:
    seen: set[str] = set()
    for name in model_names():
        seen.update(result(name)["seen"])
    assert seen >= SHOWN


def test_the_numbers_that_an_edition_may_change_differ_between_models() -> None:
    """So that none of them can be a constant of the package."""
    editions = [search.start(name).edition for name in model_names()]
    for field in ("special_yuan", "junk_bonus", "minimum", "swaps", "merchant_load", "supply"):
        assert len({getattr(edition, field) for edition in editions}) > 1, field
