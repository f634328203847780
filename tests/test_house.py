"""The house in order: layers, traceability, documented names, size, chance in one place."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
from importlib.util import find_spec

import pytest

import dschunke
from dschunke import IllegalAction, apply, legal_actions, new_game
from dschunke.conformance.unrefused import NO_REFUSAL
from dschunke.passages import Onward, Stage
from dschunke.state import changed
from tests.source import (
    PACKAGE,
    RULE,
    docstrings,
    marked_ids,
    modules,
    refusing_rules,
    rulebook_ids,
    rules_refused_in_tests,
)

LAYERS = (
    "errors",
    "vocabulary",
    "by",
    "making",
    "checks",
    "cards",
    "hold",
    "track",
    "provenance",
    "rulings",
    "edition",
    "standard",
    "conformance.unusual",
    "actions",
    "choices",
    "passages",
    "phases",
    "shared",
    "deck",
    "state",
    "shape",
    "table",
    "rules.settlement",
    "rules",
    "flow",
    "dispatch",
    "waits",
    "audit",
    "chance",
    "events",
    "witness",
    "secrecy",
    "engine",
    "view",
    "gains",
    "dealing",
    "determinize",
    "sentences",
    "notation",
    "picture",
    "captions",
    "text",
    "svg.marks",
    "svg.cards",
    "svg.holds",
    "svg.panels",
    "svg.drawings",
    "svg",
    "record",
    "sitting",
    "unfit",
    "forms",
    "json",
    "schema",
    "conformance.happening",
    "conformance.unrefused",
    "conformance.evidence",
    "conformance.cases",
    "conformance.vectors",
    "typescript",
    "transcript",
    "testing.drawing",
    "testing.filling",
    "testing.position",
    "testing.assertions",
    "testing.printing",
    "testing.steering",
    "testing.editions",
    "testing.strategies",
    "testing",
    "simulate.policy",
    "simulate.greedy",
    "simulate.rollout",
    "simulate.run",
    "simulate.result",
    "simulate.many",
    "simulate.summary",
    "simulate.report",
    "simulate.file",
    "simulate.named",
    "cli.screen",
    "cli.files",
    "cli.rulebook",
    "cli.rules",
    "cli.check",
    "cli.called",
    "cli.replay",
    "cli.guide",
    "cli.session",
    "cli.play",
    "cli.demo",
    "cli.simulate",
    "cli.vectors",
    "cli.arguments",
    "cli.main",
    "cli",
    "learning.block",
    "learning.turn",
    "learning.pieces",
    "learning.observed",
    "learning.numbered",
    "learning.payoff",
    "learning.dealt",
    "learning.length",
    "learning",
    "pettingzoo",
    "open_spiel.moment",
    "open_spiel.state",
    "open_spiel.observer",
    "open_spiel.game",
    "open_spiel",
    "__main__",
)
"""From the ground up: a module imports only from what stands before it."""

NO_CHANCE = {"chance", "cli.play"}
"""Where random numbers are drawn: the deal, and the seed of a game that nobody gave one."""

NEEDS = {"pettingzoo": "pettingzoo", "open_spiel": "pyspiel"}
"""The modules and packages that need an extra, with what it brings: looked at where it is there."""

PRINTS = {"pettingzoo"}
"""What prints because a framework asks for it: the render mode `human` of PettingZoo."""

COMMANDS = {"__main__"} | {name for name in LAYERS if name.startswith("cli.")}
"""What is run from the shell, and so touches files, clocks and other processes."""

UPWARD = {("hold", "svg"), ("state", "svg"), ("view", "svg")}
"""A notebook asks a value for its picture; the value asks the drawings above it, then and not
before (`_repr_svg_`)."""

MOST_LINES = 250
"""How long a module may be."""

LONGER = {"events.py": "one class for each thing that happens and nothing else: a list on one page"}
"""Modules that may be longer, and why."""


def _layer(name: str) -> int:
    parts = name.split(".")
    if parts[0] == "rules" and name != "rules.settlement":
        return LAYERS.index("rules")
    return LAYERS.index(name)


def _imports(name: str, tree: ast.Module) -> set[str]:
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            if node.module in ("dschunke", "dschunke.rules"):
                found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def test_imports_go_only_downward_and_rules_never_import_each_other() -> None:
    for name, tree in modules().items():
        if name.endswith("__init__"):
            continue
        for imported in _imports(name, tree):
            if imported.startswith("dschunke.") and imported != "dschunke.rules":
                target = imported.removeprefix("dschunke.")
                if (name, target) in UPWARD:
                    continue
                below = _layer(target) < _layer(name.removesuffix(".__init__"))
                assert below, f"{name} imports {target}"


def test_only_the_deal_uses_chance_and_nothing_below_the_command_line_touches_the_world() -> None:
    for name, tree in modules().items():
        imported = {module.split(".")[0] for module in _imports(name, tree)}
        if name not in NO_CHANCE:
            assert not imported & {"random", "secrets", "uuid"}, name
        if name not in COMMANDS:
            assert not imported & {"time", "datetime", "multiprocessing", "signal"}, name
            assert not imported & {"os", "sys", "io", "pathlib", "socket", "subprocess"}, name
            calls = {
                n.func.id
                for n in ast.walk(tree)
                if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)
            }
            allowed = {"print"} if name in PRINTS else set()
            assert not (calls - allowed) & {"open", "print", "input", "eval", "exec"}, name


def test_no_assert_or_bare_error_is_the_error_system() -> None:
    for name, tree in modules().items():
        for node in ast.walk(tree):
            assert not isinstance(node, ast.Assert), name
            if isinstance(node, ast.Raise):
                assert node.exc is not None, name


def test_every_rule_stands_in_a_docstring_and_in_a_test_marker() -> None:
    ids = rulebook_ids()
    assert len(ids) == len(set(ids)) == 77
    written = {
        rule
        for tree in modules().values()
        for doc in docstrings(tree)
        for rule in RULE.findall(doc)
    }
    assert set(ids) <= written
    assert written <= set(ids)
    assert set(ids) <= marked_ids() <= set(ids)


def test_every_rule_refuses_something_or_says_why_not() -> None:
    assert refusing_rules() | set(NO_REFUSAL) == set(rulebook_ids())
    assert not refusing_rules() & set(NO_REFUSAL)


def test_every_rule_that_refuses_is_seen_refusing() -> None:
    in_no_game = {"R3.3"}  # refuses only what is no state of a game: the next test
    assert rules_refused_in_tests() == refusing_rules() - in_no_game


def test_a_state_between_phases_is_refused_as_no_state_of_a_game() -> None:
    state = new_game(4, seed=1)
    action = legal_actions(state)[0]
    with pytest.raises(IllegalAction, match=r"R3\.3"):
        apply(changed(state, phase=Onward(Stage.ROLES, 0)), action)


def test_rule_ids_stand_in_no_identifier() -> None:
    for name, tree in modules().items():
        for node in ast.walk(tree):
            names = [getattr(node, "id", ""), getattr(node, "name", ""), getattr(node, "attr", "")]
            assert not any(re.search(r"[rR]\d+_\d+", str(one)) for one in names), name


def test_every_public_name_is_documented() -> None:
    for name in dschunke.__all__:
        thing = getattr(dschunke, name)
        if inspect.isclass(thing) or inspect.isfunction(thing):
            assert inspect.getdoc(thing), name
    for name in modules():
        extra = NEEDS.get(name.split(".")[0])
        if extra is not None and find_spec(extra) is None:
            continue
        if not name.endswith("__init__") and name != "__main__":
            module = importlib.import_module(f"dschunke.{name}")
            assert module.__doc__
            assert set(module.__all__) <= set(dir(module)), name


def test_a_docstring_stands_under_every_field_and_constant() -> None:
    for name, tree in modules().items():
        scopes: list[ast.Module | ast.ClassDef] = [
            tree,
            *(n for n in ast.walk(tree) if isinstance(n, ast.ClassDef)),
        ]
        for scope in scopes:
            for node, after in zip(scope.body, [*scope.body[1:], None], strict=True):
                if isinstance(node, ast.AnnAssign | ast.Assign):
                    target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
                    label = getattr(target, "id", "_")
                    if label.startswith("_") or label == "T":
                        continue
                    documented = isinstance(after, ast.Expr) and isinstance(
                        after.value, ast.Constant
                    )
                    assert documented, f"{name}: {label}"


def test_modules_are_small() -> None:
    for path in PACKAGE.rglob("*.py"):
        lines = len(path.read_text("utf-8").splitlines())
        assert (lines > MOST_LINES) == (path.name in LONGER), f"{path.name}: {lines} lines"
