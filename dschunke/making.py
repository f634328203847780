"""Ways to make frozen values in less time: games make them by the million."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar

from attrs import AttrsInstance, fields, make_class

__all__ = ["draft", "shared"]

_Given = ParamSpec("_Given")
_Made = TypeVar("_Made")
_Frozen = TypeVar("_Frozen", bound=AttrsInstance)


def shared(make: Callable[_Given, _Made]) -> Callable[_Given, _Made]:
    """Make each value only once: for the same arguments, of the same types, give the same one.

    Finding one takes a quarter of the time of making one, and a kept history holds it once.
    """
    return lru_cache(maxsize=4096, typed=True)(make)  # type: ignore[return-value] # knows no arguments


def draft(frozen: type[_Frozen]) -> type[_Frozen]:
    """Give a plain class with the layout of a frozen one, without its defaults and checks.

    A frozen class sets each field by a call, a plain one by an assignment, which takes a third of
    the time. A draft is filled and then made a frozen object: its `__class__` is set.
    """
    names = [one.name for one in fields(frozen)]
    return make_class("_Draft", names, slots=True, eq=False, repr=False, weakref_slot=False)
