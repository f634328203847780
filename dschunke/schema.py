"""The outside forms as a JSON Schema (2020-12)."""

from __future__ import annotations

from enum import Enum
from types import NoneType
from typing import Annotated, Any, Final, get_args, get_origin

import attrs

from dschunke.actions import Action
from dschunke.by import Length
from dschunke.cards import SpecialCard
from dschunke.events import Event
from dschunke.forms import FORMS, LARGEST, LONGEST_ARRAY, LONGEST_TEXT
from dschunke.passages import Passage
from dschunke.phases import Phase, PhaseSeen
from dschunke.record import VERSION
from dschunke.track import Space
from dschunke.vocabulary import words

__all__ = ["schema"]

_NAMED: Final = {
    "Action": Action,
    "Event": Event,
    "Phase": Phase,
    "PhaseSeen": PhaseSeen,
    "Space": Space,
    "SpecialCard": SpecialCard,
}
"""The unions that have a name of their own."""


def schema() -> dict[str, Any]:
    """Describe every outside form: what `dschunke.json` writes fits, and what does not is refused.

    Not all that fits can be read: a schema does not say in which bounds a number lies, that a state
    or a record can be played with, or that 1.0 is no whole number.
    """
    definitions: dict[str, Any] = {}
    for kind in FORMS:
        _form(kind, definitions)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"dschunke, version {VERSION}",
        "description": "Values of the board game Dschunke; each object says its kind.",
        "anyOf": [_reference(kind.__name__) for kind in FORMS],
        "$defs": dict(sorted(definitions.items())),
    }


def _reference(name: str) -> dict[str, str]:
    return {"$ref": f"#/$defs/{name}"}


def _form(kind: Any, found: dict[str, Any]) -> dict[str, Any]:  # the type of any field
    """Describe the form of a type; what has a name goes into `found` and is referred to."""
    lengths = [one.length for one in get_args(kind)[1:] if isinstance(one, Length)]
    bare = get_args(kind)[0] if get_origin(kind) is Annotated else kind
    leaf = _LEAVES.get(bare)
    if leaf is not None:
        return leaf
    if get_origin(bare) is tuple:
        bounds = {"minItems": lengths[0]} if lengths else {}
        most = lengths[0] if lengths else LONGEST_ARRAY
        items = _form(get_args(bare)[0], found)
        return {"type": "array", "items": items, **bounds, "maxItems": most}
    members = [one for one in get_args(bare) if one not in get_args(Passage)]
    if members:
        name = next((name for name, union in _NAMED.items() if union == bare), None)
        if name is None:
            return {"anyOf": [_form(one, found) for one in members]}
        if name not in found:
            found[name] = {"anyOf": []}
            found[name]["anyOf"] += [_form(one, found) for one in members]
        return _reference(name)
    if bare.__name__ not in found:
        found[bare.__name__] = {}
        found[bare.__name__].update(_named(bare, found))
    return _reference(bare.__name__)


_LEAVES: Final[dict[Any, dict[str, Any]]] = {
    int: {"type": "integer", "minimum": -LARGEST, "maximum": LARGEST},
    str: {"type": "string", "maxLength": LONGEST_TEXT},
    bool: {"type": "boolean"},
    NoneType: {"type": "null"},
}


def _named(kind: Any, found: dict[str, Any]) -> dict[str, Any]:  # an enumeration or a class
    description = (kind.__doc__ or "").splitlines()[0]
    if issubclass(kind, Enum):
        return {"description": description, "enum": list(words(kind))}
    attrs.resolve_types(kind)
    fields = {one.name: _form(one.type, found) for one in attrs.fields(kind)}
    return {
        "description": description,
        "type": "object",
        "properties": {"kind": {"const": kind.__name__}, **fields},
        "required": ["kind", *fields],
        "additionalProperties": False,
    }
