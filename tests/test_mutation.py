"""How the count of surviving mutants is judged."""

from __future__ import annotations

import pytest

from tests.mutation import LEAST, harmless, judge

MATTERS = "- a = b + 1\n+ a = b - 1\n"
ZIP = "-    for a, b in zip(x, y, strict=True):\n+    for a, b in zip(x, y, strict=False):\n"


def test_few_survivors_pass_and_many_fail(capsys: pytest.CaptureFixture[str]) -> None:
    assert judge(100, {}) == 0
    assert judge(100, {"one": MATTERS}) == 0
    assert judge(100, dict.fromkeys(map(str, range(6)), MATTERS)) == 1
    assert f"{94:.1f}% are killed" in capsys.readouterr().out
    assert LEAST == 0.95


def test_no_mutants_at_all_fail() -> None:
    assert judge(0, {}) == 1


def test_harmless_survivors_are_not_counted() -> None:
    assert harmless(ZIP)
    assert not harmless(MATTERS)
    assert not harmless("")
    assert judge(10, dict.fromkeys("abcdefghi", ZIP)) == 0
    assert judge(10, {**dict.fromkeys("abcdefgh", ZIP), "i": MATTERS}) == 1
