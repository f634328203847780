"""How Hypothesis prints a failing example: in the notation, not field by field."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from attrs import fields
from hypothesis.vendor.pretty import RepresentationPrinter, for_type_by_name

from dschunke.edition import Edition
from dschunke.record import Record
from dschunke.standard import STANDARD
from dschunke.state import State
from dschunke.testing.drawing import sketch
from dschunke.transcript import write_game

__all__ = ["print_in_the_notation"]


def print_in_the_notation() -> None:
    """Tell Hypothesis how to print editions, records and states."""
    _print(Edition, _written)
    _print(Record, write_game)
    _print(State, sketch)


def _written(edition: Edition) -> str:
    """Write an edition as what makes it of the standard one."""
    changes = [
        f", {one.name}={getattr(edition, one.name)!r}"
        for one in fields(Edition)
        if one.name not in ("name", "provenance")
        and getattr(edition, one.name) != getattr(STANDARD, one.name)
    ]
    return f"variant(STANDARD, {edition.name!r}{''.join(changes)})" if changes else repr(edition)


def _print(kind: type, write: Callable[[Any], str]) -> None:  # a printer takes any object
    def show(thing: object, printer: RepresentationPrinter, _: bool) -> None:
        try:
            text = write(thing)
        except Exception:  # what a test has broken must be shown too
            text = repr(thing)
        printer.text(text)

    for_type_by_name(kind.__module__, kind.__name__, show)
