"""Golden games: whole games as text, replayed line by line.

`python -m tests.golden` writes them anew. A line `>` is an action and what happened; `?` is an
action that the rules refuse, and why; `#` says who is waited for.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from attrs import frozen

from dschunke import (
    STANDARD,
    State,
    apply,
    is_over,
    legal_actions,
    new_game,
    refusal,
    scores,
    step,
    text,
)
from dschunke.actions import Action
from dschunke.choices import every_action
from dschunke.engine import waiting_on
from dschunke.notation import read_action, write_action
from tests.editions import RICH, TINY

FOLDER: Final = Path(__file__).parent / "golden"
EDITIONS: Final = {"standard": STANDARD, "tiny": TINY, "rich": RICH}
GAMES: Final = (
    ("four-players", "standard", 4, 7, False),
    ("three-players", "standard", 3, 11, False),
    ("four-players-variable", "standard", 4, 3, True),
    ("three-players-variable", "standard", 3, 5, True),
    ("tiny", "tiny", 2, 2, False),
    ("tiny-variable", "tiny", 2, 6, True),
    ("rich", "rich", 3, 1, False),
    ("rich-variable", "rich", 3, 4, True),
)
"""Name, edition, players, seed, variable set-up."""


@frozen
class Line:
    """One line of a game that says something is done."""

    before: State
    action: Action
    after: State
    """Equal to `before` where the action is refused."""
    rule: str | None
    """The rule that refuses the action, if one does."""


def write_step(before: State, action: Action, after: State) -> Iterator[str]:
    """Write an action with what happened."""
    yield f"> {write_action(action)}"
    for event in step(before, action).events:
        yield f"    {text.sentence(event)}"
    if after.round != before.round:
        yield from write_round(after)
    yield write_wait(after)


def write_round(state: State) -> Iterator[str]:
    """Write what the market offers and how the holds look."""
    if state.round:
        yield f"= round {state.round}: {text.prizes(state.market[state.round - 1])}"
    else:
        yield "= set-up"
    yield from (f"    {line}" for line in text.draw_holds(state.holds))


def write_wait(state: State) -> str:
    """Write who is waited for, and for what."""
    seats = " ".join(map(str, waiting_on(state)))
    return f"# {type(state.phase).__name__} {seats}".rstrip()


def write_refusal(state: State, action: Action) -> str:
    """Write an action that the rules refuse, and why."""
    return f"? {write_action(action)} -- {refusal(state, action)}"


def write_game(
    name: str, edition: str, players: int, seed: int, variable: bool, refused: set[str]
) -> str:
    """Play a game by chance and write it, with a refusal of each rule that has had none yet."""
    state = new_game(players, seed=seed, edition=EDITIONS[edition], variable_setup=variable)
    chance = random.Random(seed)
    lines = [f"game {name}: {edition} {players} {seed} {'variable' if variable else 'fixed'}"]
    lines += [*write_round(state), write_wait(state)]
    while not is_over(state):
        for action in (one for one in every_action(state.edition, players) if one.seat < players):
            found = refusal(state, action)
            if found is not None and found.rule not in refused:
                refused.add(found.rule)
                lines.append(write_refusal(state, action))
        action = chance.choice(legal_actions(state))
        after = apply(state, action)
        lines += write_step(state, action, after)
        state = after
    over = every_action(state.edition, players)[0]
    lines.append(write_refusal(state, over))
    lines += [f"! {score}" for score in scores(state)]
    return "\n".join(lines) + "\n"


def replay(written: str) -> tuple[list[Line], str]:
    """Replay a written game by its actions alone; give its lines and the game written anew."""
    head, *rest = written.splitlines()
    found = re.fullmatch(r"game [\w-]+: (\w+) (\d+) (\d+) (\w+)", head)
    if found is None:
        raise ValueError(f"no head of a game: {head}")
    edition = EDITIONS[found[1]]
    state = new_game(
        int(found[2]), seed=int(found[3]), edition=edition, variable_setup=found[4] == "variable"
    )
    again = [head, *write_round(state), write_wait(state)]
    lines = []
    for line in rest:
        if line.startswith("? "):
            action = read_action(line[2:].split(" -- ")[0])
            refused = refusal(state, action)
            again.append(write_refusal(state, action))
            lines.append(Line(state, action, state, refused.rule if refused else None))
        elif line.startswith("> "):
            action = read_action(line[2:])
            after = apply(state, action)
            again += write_step(state, action, after)
            lines.append(Line(state, action, after, None))
            state = after
    again += [f"! {score}" for score in scores(state)]
    return lines, "\n".join(again) + "\n"


def main() -> None:
    """Write all golden games anew."""
    FOLDER.mkdir(exist_ok=True)
    refused: set[str] = set()
    for name, edition, players, seed, variable in GAMES:
        written = write_game(name, edition, players, seed, variable, refused)
        (FOLDER / f"{name}.txt").write_text(written, encoding="utf-8")


if __name__ == "__main__":
    main()
