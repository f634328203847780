"""What the package's own source says: modules, imports, docstrings, the rules it refuses by."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
PACKAGE: Final = ROOT / "dschunke"
EXPLAINING: Final = ("audit", "standard", "events", "witness", "conformance", "cli")
"""The modules and packages whose rule ids explain: none refuses."""
RULE: Final = re.compile(r"R\d+\.\d+")


def modules() -> dict[str, ast.Module]:
    """Parse every module of the package, by its dotted name below `dschunke`."""
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        name = ".".join(path.relative_to(PACKAGE).with_suffix("").parts)
        found[name] = ast.parse(path.read_text(encoding="utf-8"))
    return found


def docstrings(tree: ast.Module) -> Iterator[str]:
    """Give every string that stands as a statement: docstrings of all kinds."""
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        ):
            yield node.value.value


def refusing_rules() -> set[str]:
    """Collect the rule ids that refusals are made with: strings that are an id and nothing else."""
    found = set()
    for name, tree in modules().items():
        if name.split(".")[0] in EXPLAINING:
            continue
        for node in ast.walk(tree):
            value = node.value if isinstance(node, ast.Constant) else None
            if isinstance(value, str) and RULE.fullmatch(value):
                found.add(value)
    return found


def rules_refused_in_tests() -> set[str]:
    """Collect the rule ids that a test hands to `refused`, which shows that the rule refuses."""
    found = set()
    for path in sorted((ROOT / "tests" / "rules").glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "refused":
                for value in node.args:
                    if isinstance(value, ast.Constant) and RULE.fullmatch(str(value.value)):
                        found.add(str(value.value))
    return found


def rulebook_ids() -> list[str]:
    """List the ids that head a paragraph of the rulebook."""
    return re.findall(r"\*\*(R\d+\.\d+)\*\*", (ROOT / "docs" / "rulebook.md").read_text("utf-8"))


def marked_ids() -> set[str]:
    """Collect the ids in the markers of the tests."""
    found: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for marker in re.findall(r"mark\.rule\(([^)]*)\)", path.read_text("utf-8")):
            found.update(RULE.findall(marker))
    return found
