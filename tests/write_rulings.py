"""`python -m tests.write_rulings`: write docs/rulings.md from the registry of rulings."""

from __future__ import annotations

from dschunke.rulings import Ruling, rulings
from tests.source import ROOT

_HEAD = """\
# Rulings

A ruling is our answer where no source on the game says. In the [rulebook](rulebook.md) such a rule,
or a part of it, is tagged `ruled`. If a source turns up that says otherwise, the source wins and
the ruling goes. Two entries are answered by a source (`published`), and stand here because a table
may still play otherwise.

Some of the other answers can be played: they are fields of `Rulings`, which stands in the edition.
By default each is answered as the rulebook does.

```python
>>> from dschunke import STANDARD, Rulings, new_game
>>> from dschunke.edition import variant
>>> from dschunke.rulings import SpecialTie, ruling
>>> ours = variant(STANDARD, "as we play it", rulings=Rulings(special_tie=SpecialTie.NOBODY))
>>> state = new_game(4, seed=7, edition=ours)
>>> ruling("R8.10").question
'What does a tie for a special card pay?'

```

"""

_NUMBERS = """
The reconstructed numbers of the standard edition are no rulings. They stand at the end of the
[rulebook](rulebook.md#standard-edition-reconstructed-numbers). This page is made from
`dschunke.rulings.rulings()`, which a program can read.
"""


def page() -> str:
    """Write the whole page."""
    switches = ["| switch | question | our answer | other answers |\n|---|---|---|---|"]
    for one in rulings():
        if one.switch:
            others = ", ".join(f"`{other.answer}`" for other in one.alternatives if other.answer)
            switches.append(
                f"| `{one.switch}` | {one.id}: {one.question} | `{one.answer}` | {others} |"
            )
    return _HEAD + "\n".join(switches) + "\n" + _NUMBERS + "".join(map(_entry, rulings()))


def _entry(one: Ruling) -> str:
    lines = [
        f"## {one.id} {one.question}",
        "",
        f"- **Question.** {one.detail}",
        f"- **Ruling.** {one.ruling}",
        f"- **Why.** {one.why}",
        "- **What else was possible.**",
    ]
    for other in one.alternatives:
        played = f" `Rulings({one.switch}=…)`: `{other.answer}`." if other.answer else ""
        lines.append(f"  - {other.text}{played}")
    modules = ", ".join(f"`{name}`" for name in one.touches)
    lines += [
        f"- **Origin.** `{one.origin.value}`",
        f"- **Touches.** {modules}",
        f"- **Test.** `{one.test}`",
    ]
    return "\n" + "\n".join(lines) + "\n"


if __name__ == "__main__":
    (ROOT / "docs" / "rulings.md").write_text(page(), "utf-8")
