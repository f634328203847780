"""The example that trains learns something."""

from __future__ import annotations

import os
import runpy
import sys

import pytest

pytest.importorskip("pettingzoo", reason="needs pip install 'dschunke[pettingzoo]'")

import numpy as np

from dschunke.simulate import at_random, greedy
from tests.source import ROOT

EXAMPLE = ROOT / "docs" / "examples" / "train.py"
DEEP = os.environ.get("DSCHUNKE_PROFILE") == "deep"


def test_a_few_games_move_what_it_has_learnt_and_are_the_same_each_time() -> None:
    train = runpy.run_path(str(EXAMPLE))
    runs = []
    for _ in range(2):
        learner = train["beginner"](seed=1)
        runs.append((train["train"](learner, at_random, 1), learner.weights))
    assert runs[0][0] == runs[1][0]
    assert (runs[0][1] == runs[1][1]).all()
    assert runs[0][1].any()


@pytest.mark.skipif(not DEEP, reason="takes minutes: DSCHUNKE_PROFILE=deep")
@pytest.mark.parametrize("others", [at_random, greedy])
def test_it_learns_to_beat_the_random_and_the_greedy_policy(others: object) -> None:
    train = runpy.run_path(str(EXAMPLE))
    learner = train["beginner"](seed=1)
    curve = train["train"](learner, others, 60)
    assert np.mean(curve[-10:]) > np.mean(curve[:10]) + 5  # yuan above the mean
    assert train["share"](learner, others, 100) > 2 / 3


def test_the_example_draws_its_curves(
    tmp_path: object, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("matplotlib", reason="needs pip install 'dschunke[adapters]'")
    picture = f"{tmp_path}/curve.svg"
    asked = ["train.py", "--batches", "5", "--games", "3", "--picture", picture]
    monkeypatch.setattr(sys, "argv", asked)
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    assert "against two greedy seats" in capsys.readouterr().out
    with open(picture, encoding="utf-8") as drawn:
        assert "yuan above the mean" in drawn.read()
