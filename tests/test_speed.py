"""How the speed is judged: too slow fails, as fast as recorded passes, no record passes."""

from __future__ import annotations

import ast
from itertools import count, islice
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import reference, speed
from tests.bench import ours, slices


@given(st.floats(0.01, 100), st.floats(0, 1))
def test_a_figure_fails_exactly_when_it_is_more_than_a_quarter_below_its_record(
    record: float, part: float
) -> None:
    verdict = speed.judged(part * record, "3.11", {"3.11": record})
    assert verdict.good == (part * record >= 0.75 * record)
    assert ("too slow" in verdict.text) != verdict.good


def test_a_faster_figure_passes() -> None:
    assert speed.judged(3.0, "3.11", {"3.11": 0.5}).good


def test_a_python_without_a_record_passes_and_is_told() -> None:
    verdict = speed.judged(0.001, "3.99", {"3.11": 0.5})
    assert verdict.good
    assert "no record for Python 3.99" in verdict.text


def test_every_python_that_is_tested_has_a_record() -> None:
    assert set(speed.read()) == {"3.11", "3.12", "3.13"}
    assert all(record > 0 for record in speed.read().values())


def run(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, figure: float, records: str, *arguments: str
) -> int:
    """Run the command with a figure and records made up."""
    kept = tmp_path / "speed.json"
    kept.write_text(records, encoding="utf-8")
    monkeypatch.setattr(speed, "RECORDS", kept)
    monkeypatch.setattr(speed, "measured", lambda: figure)
    monkeypatch.setattr("platform.python_version_tuple", lambda: ("3", "11", "7"))
    monkeypatch.setattr("sys.argv", ["tests.speed", *arguments])
    return speed.main()


def test_the_command_fails_when_too_slow_and_says_what_was_wanted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, tmp_path, 0.74, '{"3.11": 1.0}') == 1
    assert "at least 0.750 is wanted" in capsys.readouterr().out
    assert run(monkeypatch, tmp_path, 0.76, '{"3.11": 1.0}') == 0


def test_what_is_too_low_is_measured_again_and_the_best_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    figures = iter((0.5, 0.9, 0.1, 0.3, 0.2))
    monkeypatch.setattr(speed, "measured", lambda: next(figures))
    assert speed.best("3.11", {"3.11": 1.0}) == 0.9
    assert speed.best("3.11", {"3.11": 1.0}) == 0.3
    assert next(figures, None) is None


def test_recording_writes_the_figure_of_this_python_and_keeps_the_others(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert run(monkeypatch, tmp_path, 0.5, '{"3.11": 1.0, "3.13": 2.0}', "--record") == 0
    assert speed.read() == {"3.11": 0.5, "3.13": 2.0}


def test_the_fixed_load_imports_nothing_of_the_package() -> None:
    for module in (reference, slices):
        tree = ast.parse(Path(str(module.__file__)).read_text("utf-8"))
        imported = {
            name
            for node in ast.walk(tree)
            if isinstance(node, ast.Import | ast.ImportFrom)
            for name in [getattr(node, "module", None), *(one.name for one in node.names)]
        }
        assert not any(str(name).startswith("dschunke") for name in imported), module


def test_the_fixed_load_and_the_package_play_on_and_on() -> None:
    for play in (reference.play(seed=1), ours.play(4, seed=1)):
        assert len(list(islice(play, 1000))) == 1000


def test_a_ratio_is_the_median_slice_by_slice() -> None:
    assert slices.ratio((1, 40, 9), (1, 10, 3)) == 3


def test_slices_are_taken_in_turn_and_the_first_is_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    counted = count()
    monkeypatch.setattr(slices, "rate", lambda _play, _seconds: float(next(counted)))
    taken = slices.slices({"a": iter(()), "b": iter(())}, number=2, seconds=0)
    assert taken == {"a": (2, 4), "b": (3, 5)}
