"""`python -m tests.write_typescript FILE` writes forms as TypeScript, to check the types by."""

from __future__ import annotations

import sys
from pathlib import Path

from dschunke import step, view
from dschunke.json import dumps
from dschunke.record import redacted
from tests.recorded import records


def main(file: str) -> None:
    """Declare a constant of its type for states, views, steps and records of every edition."""
    values: list[object] = []
    for record in records():
        values += [record, record.edition, record.deal, redacted(record, 0)]
        for number in range(0, len(record.actions), 12):
            state = record.at(number)
            action = record.actions[number]
            values += [state, view(state, action.seat), view(state, None), action]
            values.append(step(state, action))
    names = sorted({type(value).__name__ for value in values})
    lines = [f'import type {{ {", ".join(names)}, Form }} from "./dschunke";']
    for number, value in enumerate(values):
        lines.append(f"export const v{number}: {type(value).__name__} = {dumps(value)};")
    lines.append("// @ts-expect-error: a good is no junk")
    lines.append('export const wrong: Form = { kind: "DrawGoods", seat: 0, good: "grey" };')
    Path(file).write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
