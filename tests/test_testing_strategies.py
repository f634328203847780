"""The public strategies: they reach every phase, shrink to short games, and draw quickly."""

from __future__ import annotations

import importlib
import subprocess
import sys
from collections.abc import Callable
from typing import Any, get_args

import pytest
from attrs import evolve, fields
from hypothesis import Phase as Part
from hypothesis import find, given, settings
from hypothesis import strategies as st
from hypothesis.vendor.pretty import pretty

from dschunke import (
    STANDARD,
    Deal,
    Edition,
    InvalidValue,
    Record,
    State,
    View,
    apply,
    audit,
    deal,
    is_over,
    legal_actions,
    new_game,
    refusal,
    replay,
    testing,
)
from dschunke.actions import ACTIONS, is_action
from dschunke.cards import StripShift
from dschunke.choices import every_action
from dschunke.deck import check_deal
from dschunke.edition import setup_for, variant
from dschunke.passages import Onward
from dschunke.phases import ChoosingRole, GameOver, LayingStart, Relaying, Wait
from dschunke.testing import (
    actions,
    deals,
    editions,
    games,
    illegal_actions,
    sketch,
    states,
    views,
)
from dschunke.testing.editions import VARIED
from dschunke.transcript import read_game
from tests.editions import RICH

PHASES: tuple[Any, ...] = (*get_args(Wait), GameOver)
QUICK = settings(
    max_examples=500,
    database=None,
    derandomize=True,
    deadline=None,
    phases=(Part.generate, Part.shrink),
)
"""As a user's project has it, but always with the same examples."""


def minimal(strategy: st.SearchStrategy[Any], holds: Callable[[Any], bool] | None = None) -> Any:
    """Find the smallest example."""
    return find(strategy, holds or (lambda _: True), settings=QUICK)


@pytest.mark.parametrize("phase", PHASES)
def test_every_phase_is_reached_in_every_edition_and_is_minimal_by_round_two(phase: Any) -> None:
    for edition in (STANDARD, RICH):
        state = minimal(states(phase=phase, edition=edition))
        assert type(state.phase) is phase
        assert audit(state) == ()
        assert len(state.players) == 3
        assert state.round <= (2 if phase is not GameOver else edition.rounds)


@pytest.mark.parametrize("phase", PHASES)
def test_each_phase_is_drawn_quickly_enough_for_the_health_checks(phase: Any) -> None:
    drawn = []

    @settings(max_examples=20, database=None, derandomize=True)
    @given(states(phase=phase, players=4))
    def draw(state: State) -> None:
        drawn.append(state)

    draw()
    assert {type(state.phase) for state in drawn} == {phase}
    assert {len(state.players) for state in drawn} == {4}
    assert len(set(drawn)) >= 5


def test_states_are_of_all_rounds_and_of_most_phases() -> None:
    drawn = []

    @settings(max_examples=500, database=None, derandomize=True)
    @given(states())
    def draw(state: State) -> None:
        drawn.append(state)

    draw()
    assert len({state.round for state in drawn}) >= 9
    assert {type(state.phase) for state in drawn} >= {ChoosingRole, LayingStart, GameOver}


def test_what_is_not_asked_for_shrinks_to_the_opening_of_seed_0_for_the_fewest_players() -> None:
    first = new_game(3, seed=0)
    assert minimal(deals()) == deal(3, 0)
    assert minimal(states()) == first
    assert minimal(views()).seat == 0
    assert minimal(states(players=4)) == new_game(4, seed=0)
    assert minimal(editions()) == STANDARD
    assert minimal(actions(first)) == legal_actions(first)[0]
    assert minimal(games()).deal == deal(3, 0)


def test_a_state_with_a_card_played_shrinks_to_a_game_of_few_actions() -> None:
    state = minimal(states(phase=Relaying))
    assert state.played == (StripShift(),)
    assert sum(20 - player.strips for player in state.players) <= 12 + 6


def test_a_whole_game_shrinks_to_the_first_legal_actions() -> None:
    record = minimal(games())
    state = record.at(0)
    for action in record.actions:
        assert action == legal_actions(state)[0]
        state = apply(state, action)
    assert is_over(state)


@given(st.data())
def test_the_actions_of_a_state_are_legal_and_the_illegal_ones_are_well_formed(
    data: st.DataObject,
) -> None:
    state = data.draw(states())
    illegal = data.draw(illegal_actions(state))
    assert is_action(illegal)
    assert refusal(state, illegal) is not None
    if is_over(state):
        assert actions(state).is_empty
    else:
        assert refusal(state, data.draw(actions(state))) is None


def test_illegal_actions_are_of_every_kind_and_for_many_reasons() -> None:
    kinds, rules = set(), set()

    @settings(max_examples=300, database=None, derandomize=True)
    @given(states(phase=ChoosingRole).flatmap(lambda s: st.tuples(st.just(s), illegal_actions(s))))
    def draw(both: tuple[State, Any]) -> None:
        refused = refusal(*both)
        assert refused is not None
        kinds.add(type(both[1]))
        rules.add(refused.rule)

    draw()
    assert len(kinds) >= 8
    assert {type(action) for action in every_action(STANDARD, 4)} == set(ACTIONS)
    assert rules >= {"R3.2", "R5.1", "R5.2", "R5.3", "R5.5"}


@given(games())
def test_a_drawn_record_is_a_whole_game(record: Record) -> None:
    *_, last = replay(record)
    assert is_over(last.state)


@given(views())
def test_a_view_is_of_a_seat_or_a_spectators(seen: View) -> None:
    assert seen.seat is None or 0 <= seen.seat < len(seen.players)


@given(st.data())
def test_games_of_every_drawn_edition_can_be_played(data: st.DataObject) -> None:
    edition = data.draw(editions())
    dealt = data.draw(deals(edition=edition))
    assert isinstance(dealt, Deal)
    assert check_deal(dealt, edition, setup_for(edition, len(dealt.hands))) == dealt
    assert audit(data.draw(states(edition=edition))) == ()


@pytest.mark.parametrize("field", [*VARIED, "special_cards"])
def test_every_field_that_varies_does(field: str) -> None:
    names = {one.name for one in fields(Edition)}
    assert field in names
    standard = getattr(STANDARD, field)
    edition = minimal(editions(), lambda one: getattr(one, field) != standard)
    others = [one for one in VARIED if getattr(edition, one) != getattr(STANDARD, one)]
    assert set(others) >= {field} & set(VARIED)
    assert len(others) <= 2


def test_what_the_edition_does_not_have_is_refused_when_the_strategy_is_made() -> None:
    for strategy in (games, deals, states, views):
        with pytest.raises(InvalidValue, match="players: expected 3 or 4, not 5"):
            strategy(players=5)
        with pytest.raises(InvalidValue, match="edition: expected Edition"):
            strategy(edition="standard")  # type: ignore[arg-type] # wrong on purpose
    for wrong in (Onward, "ChoosingRole", ChoosingRole(0)):
        with pytest.raises(InvalidValue, match="phase: expected the class of a phase"):
            states(phase=wrong)  # type: ignore[arg-type] # wrong on purpose


def test_a_failing_example_prints_a_transcript_that_can_be_read_back() -> None:
    @settings(QUICK, max_examples=5)
    @given(states(phase=Relaying))
    def fails(state: State) -> None:
        raise RuntimeError("as is meant")

    with pytest.raises(RuntimeError) as caught:
        fails()
    told = "\n".join(caught.value.__notes__)
    head, moves, *_ = told[told.index("dschunke 1") :].split("\n\n")
    record = read_game(f"{head}\n\n{moves}\n")
    assert isinstance(record.at(len(record.actions)).phase, Relaying)
    assert len(record.actions) <= 30
    assert sketch(record.at(len(record.actions))) in told
    assert "Source(" not in told


def test_a_state_that_a_test_has_broken_is_printed_field_by_field() -> None:
    broken = evolve(new_game(3, seed=0), start_player=9)
    assert pretty(broken) == repr(broken)
    assert pretty(STANDARD) == repr(STANDARD)


def test_without_hypothesis_one_error_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "hypothesis", None)
    with pytest.raises(ImportError) as caught:
        importlib.reload(testing)
    assert str(caught.value) == (
        "dschunke.testing needs hypothesis: pip install 'dschunke[testing]'"
    )


def test_the_package_itself_never_imports_hypothesis() -> None:
    code = "import sys, dschunke; print({'hypothesis', 'dschunke.testing'} & set(sys.modules))"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout == "set()\n"


def test_an_edition_is_printed_as_the_call_that_makes_it() -> None:
    mine = variant(STANDARD, "mine", rounds=3, supply=1)
    assert pretty(mine) == "variant(STANDARD, 'mine', rounds=3, supply=1)"
    assert pretty(STANDARD) == "<Edition 'standard (partly reconstructed)'>"


def test_when_the_game_is_over_every_action_is_refused() -> None:
    over = new_game(3, seed=0)
    while not is_over(over):
        over = apply(over, legal_actions(over)[0])
    assert refusal(over, minimal(illegal_actions(over))) is not None
