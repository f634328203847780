"""Runs the examples of each page in a folder of its own, if the extra that they need is there."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

NEEDS = {
    "train-with-pettingzoo.md": ("pettingzoo", "pettingzoo"),
    "use-open-spiel.md": ("pyspiel", "open_spiel"),
}
"""The pages, with the module that they import and the extra that brings it."""


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a page write its files where they are not kept."""
    monkeypatch.chdir(tmp_path)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the examples of such a page as skipped, with the reason."""
    for item in items:
        module, extra = NEEDS.get(item.path.name, (None, None))
        if module is not None and find_spec(module) is None:
            reason = f"needs pip install 'dschunke[{extra}]'"
            item.add_marker(pytest.mark.skip(reason=reason))
