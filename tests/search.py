"""Breadth-first search over `apply` on tiny editions: every state there is, by depth.

`python -m tests.search` searches the models in `docs/spec` and compares them with what TLC found;
`python -m tests.search MC_tiny …` searches those named. In some states of each it also tries every
action that could be meant, so that what `apply` takes is what `legal_actions` lists.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any, Final

from attrs import frozen

from dschunke import (
    STANDARD,
    Deal,
    Edition,
    State,
    apply,
    is_legal,
    is_over,
    legal_actions,
    new_game,
    scores,
)
from dschunke.actions import Action
from dschunke.choices import every_action
from dschunke.forms import from_plain, to_plain
from tests.shown import fingerprint, text
from tests.source import ROOT

SPEC: Final = ROOT / "docs" / "spec"
"""Where the models are."""
TRIED: Final = 500
"""In about so many states of a model every action is tried."""


@frozen
class Found:
    """What a search found."""

    states_per_depth: tuple[int, ...]
    """How many new states there are after so many actions."""
    fingerprints: tuple[str, ...]
    """The fingerprint of those states."""
    final_scores: tuple[tuple[int, ...], ...]
    """Every vector of totals with which a game can end, in order."""


def model_names() -> list[str]:
    """List the models."""
    return sorted(path.stem for path in SPEC.glob("MC_*.json") if "." not in path.stem)


def chosen(names: list[str]) -> list[str]:
    """Give the models named, or all; end the program if there is none of that name."""
    for name in names:
        if name not in model_names():
            sys.exit(f"There is no model {name}; there are: {', '.join(model_names())}")
    return names or model_names()


def model(name: str) -> dict[str, Any]:
    """Read a model as plain data: `depth` is how many actions deep it is searched, or null."""
    plain: dict[str, Any] = json.loads((SPEC / f"{name}.json").read_text("utf-8"))
    return plain


def result(name: str) -> dict[str, Any]:
    """Read what TLC found for a model as plain data; end the program if it has not searched it."""
    file = SPEC / f"{name}.result.json"
    if not file.exists():
        sys.exit(f"TLC has not searched {name} yet: python -m tests.tlc --write {name}")
    plain: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return plain


def start(name: str) -> State:
    """Set up the game of a model."""
    plain = model(name)
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


def depths(name: str) -> Iterator[list[State]]:
    """Give the new states at each depth of a model, to its end or as deep as it says."""
    bound = model(name)["depth"]
    seen = {start(name)}
    new = list(seen)
    depth = 0
    while new:
        yield new
        following = []
        for state in () if depth == bound else new:
            for action in legal_actions(state):
                after = apply(state, action)
                if after not in seen:
                    seen.add(after)
                    following.append(after)
        new = following
        depth += 1


def search(name: str) -> Found:
    """Find every state of a model."""
    return found(depths(name))


def found(layers: Iterable[list[State]]) -> Found:
    """Tell what was found at all depths."""
    counts, prints = [], []
    ends: set[tuple[int, ...]] = set()
    for states in layers:
        counts.append(len(states))
        prints.append(fingerprint(map(text, states)))
        ends |= {tuple(s.total for s in scores(state)) for state in states if is_over(state)}
    return Found(tuple(counts), tuple(prints), tuple(sorted(ends)))


def beyond(state: State) -> list[Action]:
    """List the actions that are taken but not listed as legal, or listed and not taken: none."""
    listed = set(legal_actions(state))
    meant = {*every_action(state.edition, len(state.players)), *listed}
    return [action for action in meant if is_legal(state, action) != (action in listed)]


def some(states: list[State], most: int) -> list[State]:
    """Choose about so many of the states, evenly spread."""
    return states[:: len(states) // most + 1]


def specified(name: str) -> Found:
    """Read what TLC found for a model."""
    plain = result(name)
    ends = sorted({tuple(vector) for vector in plain["final_scores"]})
    return Found(tuple(plain["states_per_depth"]), tuple(plain["fingerprints"]), tuple(ends))


def main(arguments: list[str]) -> int:
    """Search the models named, or all, and say whether each agrees; give 0 if all do."""
    wrong = 0
    for name in chosen(arguments):
        begun = time.perf_counter()
        layers = list(depths(name))
        ours = found(layers)
        same = ours == specified(name)
        more = [action for one in some(list(chain(*layers)), TRIED) for action in beyond(one)]
        wrong += not same or bool(more)
        said = "as TLC found" if same else f"NOT AS TLC FOUND: {ours} {specified(name)}"
        if more:
            said += f", TAKEN BUT NOT LISTED, or the other way: {more[0]}"
        took = time.perf_counter() - begun
        print(f"{name}: {sum(ours.states_per_depth)} states, {took:.1f} s, {said}", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
