"""Breadth-first search over `apply` on tiny editions: every state there is, counted by depth.

`python -m tests.search` searches the models in `docs/spec` and compares them with what TLC found.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any, Final

from attrs import frozen

from dschunke import STANDARD, Deal, Edition, State, apply, is_over, legal_actions, new_game, scores
from dschunke.forms import from_plain, to_plain
from tests.source import ROOT

SPEC: Final = ROOT / "docs" / "spec"


@frozen
class Found:
    """What a search found."""

    states_per_depth: tuple[int, ...]
    """How many new states there are after so many actions."""
    final_scores: tuple[tuple[int, ...], ...]
    """Every vector of totals with which a game can end, in order."""


def model_names() -> list[str]:
    """List the models that TLC has searched."""
    return sorted(path.name.split(".")[0] for path in SPEC.glob("MC_*.result.json"))


def start(name: str) -> State:
    """Set up the game of a model."""
    plain = json.loads((SPEC / f"{name}.json").read_text("utf-8"))
    edition = _edition(plain["edition"])
    deal = from_plain(plain["deal"], Deal)
    return new_game(
        plain["players"], deal=deal, edition=edition, variable_setup=plain["variable_setup"]
    )


def _edition(plain: dict[str, Any]) -> Edition:
    """Read a model's edition, all of whose numbers are its own."""
    names = [source.name for source in STANDARD.provenance]
    note = "made for a model of the specification"
    provenance = [{"kind": "Source", "name": name, "origin": "own", "note": note} for name in names]
    ours = {"provenance": provenance, "rulings": to_plain(STANDARD)["rulings"]}
    return from_plain({**plain, "kind": "Edition", **ours}, Edition)


def search(first: State, bound: int | None = None) -> Found:
    """Find every state that can be reached, or that can with so many actions."""
    seen = {first}
    depth = [first]
    counts = []
    ends: set[tuple[int, ...]] = set()
    while depth:
        counts.append(len(depth))
        following = []
        for state in depth:
            if is_over(state):
                ends.add(tuple(score.total for score in scores(state)))
            for action in () if bound == len(counts) - 1 else legal_actions(state):
                after = apply(state, action)
                if after not in seen:
                    seen.add(after)
                    following.append(after)
        depth = following
    return Found(tuple(counts), tuple(sorted(ends)))


def specified(name: str) -> Found:
    """Read what TLC found for a model."""
    plain = json.loads((SPEC / f"{name}.result.json").read_text("utf-8"))
    ends = sorted({tuple(vector) for vector in plain["final_scores"]})
    return Found(tuple(plain["states_per_depth"]), tuple(ends))


def bound_of(name: str) -> int | None:
    """Say how many actions deep a model is searched; None is to the end."""
    plain = json.loads((SPEC / f"{name}.result.json").read_text("utf-8"))
    deep = plain["explored_to_depth"]
    return deep if isinstance(deep, int) else None


def main() -> int:
    """Search every model and say whether it agrees; give 0 if all do."""
    wrong = 0
    for name in model_names():
        begun = time.perf_counter()
        found = search(start(name), bound_of(name))
        same = found == specified(name)
        wrong += not same
        said = "as TLC found" if same else f"NOT AS TLC FOUND: {found} {specified(name)}"
        took = time.perf_counter() - begun
        print(f"{name}: {sum(found.states_per_depth)} states, {took:.1f} s, {said}", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
