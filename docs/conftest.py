"""Skips the examples of pages that need an extra, where it is not installed."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

NEEDS = {
    "train-with-pettingzoo.md": ("pettingzoo", "pettingzoo"),
    "use-open-spiel.md": ("pyspiel", "open_spiel"),
}
"""The pages, with the module that they import and the extra that brings it."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the examples of such a page as skipped, with the reason."""
    for item in items:
        module, extra = NEEDS.get(item.path.name, (None, None))
        if module is not None and find_spec(module) is None:
            reason = f"needs pip install 'dschunke[{extra}]'"
            item.add_marker(pytest.mark.skip(reason=reason))
