"""What needs an extra says so in one line, and the package does without it."""

from __future__ import annotations

import importlib
import importlib.util
import subprocess
import sys

import pytest

NEEDED = (("dschunke.pettingzoo", "pettingzoo"), ("dschunke.open_spiel", "open_spiel"))


@pytest.mark.parametrize(("module", "extra"), NEEDED)
def test_without_the_extra_one_error_names_it(
    module: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    with pytest.raises(ImportError) as caught:
        importlib.import_module(module)
    assert str(caught.value) == f"{module} needs {extra}: pip install 'dschunke[{extra}]'"


def test_the_package_and_its_numbers_load_nothing_that_comes_with_an_extra() -> None:
    code = (
        "import sys, dschunke, dschunke.learning; "
        "print({'numpy', 'gymnasium', 'pettingzoo', 'pyspiel'} & {*sys.modules})"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "set()"
