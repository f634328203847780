"""The outside forms as TypeScript types, made from the schema."""

from __future__ import annotations

import json
from typing import Any

from dschunke.schema import schema

__all__ = ["typescript"]


def typescript() -> str:
    """Write a TypeScript type for every outside form, for front ends that are given JSON."""
    whole = schema()
    lines = [f"/** {whole['description']} */"]
    for name, definition in whole["$defs"].items():
        lines += ["", *_declared(name, definition)]
    forms = _type({"anyOf": whole["anyOf"]})
    return "\n".join([*lines, "", "/** Any form. */", f"export type Form = {forms};", ""])


def _declared(name: str, definition: dict[str, Any]) -> list[str]:
    described = [f"/** {definition['description']} */"] if "description" in definition else []
    if definition.get("type") != "object":
        return [*described, f"export type {name} = {_type(definition)};"]
    fields = [f"  {key}: {_type(one)};" for key, one in definition["properties"].items()]
    return [*described, f"export interface {name} {{", *fields, "}"]


def _type(definition: dict[str, Any]) -> str:
    match definition:
        case {"$ref": reference}:
            return str(reference).rsplit("/", 1)[1]
        case {"const": value}:
            return json.dumps(value)
        case {"enum": values}:
            return " | ".join(map(json.dumps, values))
        case {"anyOf": members}:
            return " | ".join(map(_type, members))
        case {"type": "array", "items": items, "maxItems": most}:
            item = _type(items)
            if definition.get("minItems") == most:
                return f"[{', '.join([item] * most)}]"
            return f"({item})[]" if " " in item else f"{item}[]"
        case {"type": "integer"}:
            return "number"
    return str(definition["type"])
