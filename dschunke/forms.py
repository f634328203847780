"""How each value looks outside: objects, arrays, words and numbers, as JSON has them.

Every object says its `kind`, the name of its class; words are the rulebook's. Nothing is guessed: a
text is no number, and a key that does not belong to its object is refused.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, IntEnum
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Final, TypeVar, Union, get_args, get_origin

import attrs
from cattrs import Converter
from cattrs.gen import make_dict_structure_fn, make_dict_unstructure_fn

from dschunke.actions import ACTIONS
from dschunke.by import Length
from dschunke.deck import Deal
from dschunke.edition import Edition
from dschunke.engine import Step
from dschunke.errors import InvalidValue
from dschunke.events import EVENTS
from dschunke.passages import Passage
from dschunke.record import Record, SeenRecord
from dschunke.state import State
from dschunke.unfit import InsideError, UnfitError, told
from dschunke.view import View
from dschunke.vocabulary import word, words

__all__ = [
    "FORMS",
    "LARGEST",
    "LONGEST_ARRAY",
    "LONGEST_TEXT",
    "from_plain",
    "to_plain",
]

T = TypeVar("T")

LARGEST: Final = 10**9
"""The largest number that is read, above or below zero."""
LONGEST_ARRAY: Final = 10_000
"""The longest array that is read (values)."""
LONGEST_TEXT: Final = 1_000
"""The longest text that is read within a value (characters)."""

# Forms are made and read by the types of fields, whatever these are: hence `Any` in this module.
_Read = Callable[[Any, Any], Any]


def _whole(value: Any, _: Any) -> int:
    if type(value) is not int or abs(value) > LARGEST:
        raise UnfitError(value, "a whole number")
    return value


def _text(value: Any, _: Any) -> str:
    if type(value) is not str or len(value) > LONGEST_TEXT:
        raise UnfitError(value, f"a text of at most {LONGEST_TEXT} characters")
    return value


def _flag(value: Any, _: Any) -> bool:
    if type(value) is not bool:
        raise UnfitError(value, "true or false")
    return value


def _word(value: Any, kind: type[Enum]) -> Enum:
    known = words(kind)
    if type(value) is not str or value not in known:
        raise UnfitError(value, "one of: " + ", ".join(known))
    return known[value]


def _is_enum(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Enum)


def _is_tuple(kind: Any) -> bool:
    return get_origin(_bare(kind)) is tuple


def _bare(kind: Any) -> Any:
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


def _read_array(kind: Any, converter: Converter) -> _Read:
    lengths = [one.length for one in get_args(kind)[1:] if isinstance(one, Length)]
    item = get_args(_bare(kind))[0]

    def read(value: Any, _: Any) -> tuple[Any, ...]:
        if type(value) is not list or len(value) > LONGEST_ARRAY:
            raise UnfitError(value, f"an array of at most {LONGEST_ARRAY}")
        if lengths and len(value) != lengths[0]:
            raise UnfitError(value, f"an array of {lengths[0]}")
        made = []
        for index, one in enumerate(value):
            try:
                made.append(converter.structure(one, item))
            except Exception as error:  # the first is enough; collecting all would take for ever
                raise InsideError(index, error) from None
        return tuple(made)

    return read


def _is_union(kind: Any) -> bool:
    return get_origin(kind) in (Union, UnionType)


def _read_union(kind: Any, converter: Converter) -> _Read:
    """Read a union: an object by its kind, anything else by its JSON type."""
    members = [one for one in get_args(kind) if one not in get_args(Passage)]
    classes = [one for one in members if attrs.has(one)]
    objects = _read_object(classes, converter)
    others = {_json_type(one): one for one in members if not attrs.has(one)}
    names = " or ".join(map(_name, members))

    def read(value: Any, _: Any) -> Any:
        if classes and type(value) is dict:
            return objects(value, None)
        if type(value) not in others:
            raise UnfitError(value, names)
        return converter.structure(value, others[type(value)])

    return read


def _json_type(kind: Any) -> type:
    if _is_enum(kind):
        return str
    leaf: type = list if _is_tuple(kind) else kind
    return leaf


def _name(kind: Any) -> str:
    if _is_enum(kind):
        return ", ".join(words(kind))
    leaves = {NoneType: "null", int: "a whole number"}
    return "an array" if _is_tuple(kind) else leaves.get(kind, kind.__name__)


def _read_object(classes: list[Any], converter: Converter) -> _Read:
    """Read an object of one of the classes; its kind says of which."""
    hooks: dict[str, Any] = {}
    expected = " or ".join(one.__name__ for one in classes)

    def read(value: Any, _: Any) -> Any:
        if not hooks:  # classes may hold one another, so hooks are made when first used
            hooks.update({one.__name__: _read_fields(one, converter) for one in classes})
        if type(value) is not dict or not all(type(key) is str for key in value):
            raise UnfitError(value, f"an object with the kind {expected}")
        if "kind" not in value:
            raise UnfitError(value, f"an object with the kind {expected}")
        kind = value["kind"]
        if type(kind) is not str or kind not in hooks:
            raise UnfitError(kind, f"the kind {expected}")
        return hooks[kind]({key: one for key, one in value.items() if key != "kind"}, None)

    return read


def _read_fields(kind: Any, converter: Converter) -> _Read:
    attrs.resolve_types(kind)
    hook = make_dict_structure_fn(kind, converter, _cattrs_forbid_extra_keys=True)
    names = [one.name for one in attrs.fields(kind)]

    def read(value: Any, _: Any) -> Any:
        for name in names:
            if name not in value:
                raise UnfitError(list(value), f"the key {name} among the keys of {kind.__name__}")
        return hook(value, kind)

    return read


def _write_object(kind: Any, converter: Converter) -> Callable[[Any], dict[str, Any]]:
    fields = make_dict_unstructure_fn(kind, converter)
    return lambda value: {"kind": kind.__name__, **fields(value)}


def _converter() -> Converter:
    made = Converter(forbid_extra_keys=True)
    for leaf, read in ((int, _whole), (str, _text), (bool, _flag)):
        made.register_structure_hook(leaf, read)
    made.register_structure_hook_func(lambda kind: kind is NoneType, lambda *_: None)
    for words_of in (IntEnum, Enum):  # an IntEnum would else be read as a number
        made.register_structure_hook(words_of, _word)
    made.register_structure_hook_factory(_is_tuple, _read_array)
    made.register_structure_hook_factory(_is_union, _read_union)
    made.register_structure_hook_factory(attrs.has, lambda kind, own: _read_object([kind], own))
    made.register_unstructure_hook_func(_is_enum, word)
    made.register_unstructure_hook_factory(attrs.has, _write_object)
    made.register_unstructure_hook_func(_is_tuple, lambda value: list(map(made.unstructure, value)))
    return made


_CONVERTER: Final = _converter()


FORMS: Final = (
    *(Edition, Deal, State, View, Step, Record, SeenRecord),
    *ACTIONS,
    *EVENTS,
)
"""The classes whose values have an outside form of their own; others stand within these."""


def to_plain(value: object) -> dict[str, Any]:
    """Give the outside form of a value: dicts, lists, texts, whole numbers, True, False, None.

    Raises `InvalidValue` for what has none.
    """
    if type(value) not in FORMS:
        raise InvalidValue("value", value, "one of: " + ", ".join(one.__name__ for one in FORMS))
    plain: dict[str, Any] = _CONVERTER.unstructure(value)
    return plain


@cache
def _reader(kinds: tuple[Any, ...]) -> _Read:
    return _read_object([*kinds], _CONVERTER)


def from_plain(plain: Any, kind: type[T], *kinds: type[T]) -> T:
    """Make the value that a plain form stands for, of one of the kinds named.

    Raises `InvalidData` with the path and the reason where the form is none of them. That a record,
    a state or a deal can be played with is not looked at here.
    """
    for one in (kind, *kinds):
        if one not in FORMS:
            raise InvalidValue("kind", one, "classes that have an outside form, such as Record")
    try:
        made: T = _reader((kind, *kinds))(plain, None)
    except Exception as error:  # whatever the converter raises is told as one error of ours
        raise told(error) from None
    return made
