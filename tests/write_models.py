"""`python -m tests.write_models` writes TLC's files of each model anew from its `.json`.

It also writes anew what `docs/spec/README.md` says of what TLC found: the numbers in its table and
the list of what was reached.
"""

from __future__ import annotations

import re
from typing import Any, Final

from dschunke import Colour, Junk
from tests.search import SPEC, model, model_names, result

README: Final = SPEC / "README.md"
SPECIAL_PRIZE: Final = -1
"""The prize special, as the specification writes it."""
FIRST: Final = 6
"""How many of the counts by depth the table shows."""

_REACHED: Final = "## What was reached, and where\n\n"
_TRACKS: Final = {"GoodsSpace": "goods", "IncomeSpace": "income", "LoadSpace": "load"}
_JUNKS: Final = {str(junk): int(junk) for junk in Junk}
_SEATS: Final = {str(colour): seat for seat, colour in enumerate(Colour)}


def checked() -> tuple[list[str], list[str]]:
    """List the invariants and the properties: what the section so named in the module defines."""
    section = (SPEC / "Dschunke.tla").read_text("utf-8").split("(* 15  INVARIANTS", 1)[1]
    defined = re.findall(r"^(\w+) ==(\s+\[\]\[)?", section, re.M)
    return [name for name, steps in defined if not steps], [
        name for name, steps in defined if steps
    ]


def constants(name: str) -> dict[str, str]:
    """Give the specification's constants for a model, each as TLA+ writes it."""
    plain = model(name)
    edition, deal = plain["edition"], plain["deal"]
    setup = next(one for one in edition["setups"] if one["players"] == plain["players"])
    rounds = edition["rounds"]
    return {
        "Players": _tla(plain["players"]),
        "VariableSetUp": _tla(plain["variable_setup"]),
        "GoodsCards": _tla(edition["goods_cards"]),
        "Strips": _tla(edition["strips"]),
        "Market": _tla([list(map(_prize, card["prizes"])) for card in deal["market"]]),
        "Stacks": _tla([list(map(_card, stack)) for stack in deal["stacks"]]),
        "Hands": _tla(deal["hands"]),
        "MerchantsAt": _tla([_JUNKS[junk] for junk in deal["merchants"]]),
        "SetUpStrips": _tla([[_SEATS[one] for one in strips] for strips in setup["strips"]]),
        "VariableStrips": _tla(setup["variable_strips"]),
        "VariableJunk": _tla(edition["variable_junk"]),
        "VariableOwn": _tla(edition["variable_own"]),
        "Rounds": _tla(rounds),
        "Helpers": "{" + ", ".join(map(_tla, setup["helpers"])) + "}",
        "LowerTrack": _tla(list(map(_space, edition["lower_track"]))),
        "UpperTrack": _tla(list(map(_space, edition["upper_track"]))),
        "Events": _tla([event or "none" for event in edition["events"]]),
        "Minimum": _tla(edition["minimum"]),
        "MerchantLoad": _tla(edition["merchant_load"]),
        "Supply": _tla(edition["supply"]),
        "SpecialYuan": _tla(edition["special_yuan"]),
        "SwapsPerCard": _tla(edition["swaps"]),
        "JunkBonus": _tla(edition["junk_bonus"]),
    }


def _tla(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).upper()
    if isinstance(value, list):
        return "<<" + ", ".join(map(_tla, value)) + ">>"
    if isinstance(value, dict):
        return "[" + ", ".join(f"{name} |-> {_tla(one)}" for name, one in value.items()) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def _prize(prize: int | str) -> int:
    return SPECIAL_PRIZE if isinstance(prize, str) else prize


def _space(space: dict[str, Any]) -> dict[str, Any]:
    more = {"deduction": space.get("deduction", 0), "strips": space.get("strips", 0)}
    return {"task": _TRACKS[space["kind"]], **more}


def _card(card: dict[str, Any]) -> dict[str, Any]:
    goods = ("spice", "vegetables", "fish", "rice")
    written = dict(card)
    if "junk" in card:
        written["junk"] = _JUNKS[card["junk"]]
    if "good" in card:
        written["good"] = goods.index(card["good"])
    return written


def module(name: str) -> str:
    """Write a model's module."""
    deep = model(name)["depth"]
    bounded = (
        "\n\\* Explored down to this depth only: the first state has depth 0.\n"
        f'BoundedNext == TLCGet("level") <= {deep} /\\ Next\n'
        "BoundedSpec == Init /\\ [][BoundedNext]_table\n"
    )
    return (
        f"---- MODULE {name} ----\n"
        f"\\* Written by `python -m tests.write_models` from {name}.json.\n"
        "EXTENDS Report\n\n"
        + "".join(f"The{one} == {value}\n" for one, value in constants(name).items())
        + ("" if deep is None else bounded)
        + "====\n"
    )


def configuration(name: str) -> str:
    """Write a model's configuration: every invariant and every property is checked."""
    invariants, properties = checked()
    parts = {
        "CONSTANTS": [f"{one} <- The{one}" for one in constants(name)],
        "INVARIANTS": [*invariants, "Seen", "Counted"],
        "PROPERTIES": properties,
        "ACTION_CONSTRAINT": ["SeenSteps"],
    }
    return f"SPECIFICATION {'Spec' if model(name)['depth'] is None else 'BoundedSpec'}\n" + "".join(
        f"{part}\n" + "".join(f"  {line}\n" for line in lines) for part, lines in parts.items()
    )


def numbers(name: str) -> str:
    """Write the columns with numbers of a model's row in the README's table."""
    found = result(name)
    counts = found["states_per_depth"]
    ends = "-" if model(name)["depth"] else len(found["final_scores"])
    first = ", ".join(map(str, counts[:FIRST])) + (", ..." if len(counts) > FIRST else "")
    return f"| {sum(counts)} | {len(counts) - 1} | {first} | {ends} |"


def reached() -> str:
    """Write the list of what occurs in which models."""
    where: dict[str, list[str]] = {}
    for name in model_names():
        for word in result(name)["seen"]:
            where.setdefault(word, []).append(name.removeprefix("MC_"))
    return "".join(f"- {word}: {', '.join(where[word])}\n" for word in sorted(where))


def page(text: str) -> str:
    """Give the README with the numbers and the list as TLC found them."""
    lines = []
    for line in text.splitlines():
        row = re.match(r"(\| (MC_\w+) \| [^|]*)\|", line)
        lines.append(row[1] + numbers(row[2]) if row else line)
    head, rest = "\n".join([*lines, ""]).split(_REACHED, 1)
    after = [line for line in rest.splitlines(keepends=True) if not line.startswith("- ")]
    return head + _REACHED + reached() + "".join(after)


def main() -> None:
    """Write the files of every model anew, and the README's numbers once TLC has found them."""
    for name in model_names():
        (SPEC / f"{name}.tla").write_text(module(name), "utf-8")
        (SPEC / f"{name}.cfg").write_text(configuration(name), "utf-8")
    README.write_text(page(README.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
