"""JSON: what is written is read back the same, and nothing else is taken for it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from typing import Any, get_args

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from dschunke import (
    STANDARD,
    Deal,
    InvalidData,
    InvalidValue,
    Record,
    State,
    Step,
    legal_actions,
    step,
    view,
)
from dschunke.actions import ACTIONS, SealBid
from dschunke.events import Event
from dschunke.forms import FORMS, from_plain, to_plain
from dschunke.json import MOST_BYTES, dumps, loads
from dschunke.record import SeenRecord, redacted, replay
from dschunke.schema import schema
from dschunke.transcript import read_game, write_game
from dschunke.typescript import typescript
from dschunke.unfit import told
from dschunke.view import View
from tests.editions import GAMES
from tests.games import reached
from tests.recorded import recorded, records
from tests.write_samples import SAMPLES
from tests.write_schemas import SCHEMA, TYPES, schema_text

VALIDATOR = Draft202012Validator(schema())


def goes_and_comes(value: object) -> None:
    """Check that a value is written, fits the schema, and is read back the same."""
    text = dumps(value)
    VALIDATOR.validate(json.loads(text))
    assert loads(text, type(value)) == value
    assert loads(text.encode(), *FORMS) == value


@given(reached())
def test_states_views_actions_and_steps_come_back_the_same(state: State) -> None:
    goes_and_comes(state)
    for seat in (None, 0, 1):
        goes_and_comes(view(state, seat))
    for action in legal_actions(state)[:3]:
        goes_and_comes(action)
        taken = step(state, action)
        goes_and_comes(taken)
        for event in taken.events:
            goes_and_comes(event)


@pytest.mark.parametrize("record", records(), ids=lambda record: record.edition.name[:8])
def test_records_editions_and_deals_come_back_the_same(record: Record) -> None:
    goes_and_comes(record)
    assert len(dumps(record).encode()) < 40_000
    goes_and_comes(record.edition)
    goes_and_comes(record.deal)
    for seat in (None, 1):
        goes_and_comes(redacted(record, seat))


def test_every_form_is_written_in_the_games_that_tests_record() -> None:
    seen: set[type] = set()
    for record in [*records(), *(recorded(*game, seed) for game in GAMES for seed in range(6))]:
        seen |= {Record, type(record.edition), type(record.deal), SeenRecord, View, State}
        seen.update(map(type, record.actions))
        for taken in replay(record):
            seen.add(type(taken))
            seen.update(map(type, taken.events))
    assert seen == set(FORMS)


def test_all_actions_and_events_have_a_form() -> None:
    assert set(ACTIONS) | set(get_args(Event)) < set(FORMS)


@pytest.mark.parametrize("value", [3, None, "text", [], {}, SealBid, object()])
def test_what_has_no_form_is_not_written(value: object) -> None:
    with pytest.raises(InvalidValue, match="value: expected one of: Edition"):
        dumps(value)


BID = {"kind": "SealBid", "seat": 0, "good": "fish", "count": 3}

WRONG: list[tuple[Any, str]] = [
    (BID | {"count": "3"}, "$.count: expected a whole number, not '3'"),
    (BID | {"count": 3.0}, "$: '3.0' is no whole number"),
    (BID | {"count": True}, "$.count: expected a whole number, not True"),
    (BID | {"count": 0}, "$.count: expected a whole number, 1 to"),
    (BID | {"count": None}, "$.count: expected a whole number, not None"),
    (BID | {"count": 10**11}, "$.count: expected a whole number, not 1000"),
    (BID | {"count": 10**20}, "$: a number of 21 digits is too large"),
    (BID | {"good": "wine"}, "$.good: expected one of: spice, vegetables, fish, rice, not 'wine'"),
    (BID | {"good": 2}, "$.good: expected one of: spice"),
    (BID | {"x": 1}, "$: the key 'x' does not belong here"),
    (BID | {"kind": "Bid"}, "$: expected the kind ChooseRole or"),
    (BID | {"kind": 3}, "$: expected the kind ChooseRole or"),
    (
        {"kind": "SealBid", "seat": 0, "good": "fish"},
        "$: expected the key count among the",
    ),
    ({}, "$: expected an object with the kind"),
    ([], "$: expected an object with the kind"),
    (None, "$: expected an object with the kind"),
    ({"kind": "KeepCard", "seat": 0, "card": 3}, "$.card: expected TieBreaker or"),
    (
        {"kind": "KeepCard", "seat": 0, "card": {"kind": "MostChests", "junk": "gray", "yuan": 1}},
        "$.card.junk: expected one of: grey, orange",
    ),
]


@pytest.mark.parametrize(("plain", "message"), WRONG, ids=lambda one: str(one)[:40])
def test_a_wrong_form_is_refused_with_path_and_reason(plain: object, message: str) -> None:
    with pytest.raises(InvalidData) as caught:
        loads(json.dumps(plain), *ACTIONS)
    assert str(caught.value).startswith(message)
    assert not VALIDATOR.is_valid(plain) or "whole number" in message or "digits" in message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "$: no JSON"),
        ("{", "$: no JSON"),
        ('{"kind": "PassBid", "seat": 0, "seat": 1}', "$: a key stands twice"),
        ("NaN", "$: 'NaN' is no whole number"),
        ("-Infinity", "$: '-Infinity' is no whole number"),
        ("1e999", "$: '1e999' is no whole number"),
        ("[" * 100_000, "$: too deep"),
        ('{"a":' * 100_000, "$: too deep"),
        (b"\xff\xfe", "$: not in UTF-8"),
        (b'{"kind": "PassBid", "seat": 0}\xff', "$: not in UTF-8"),
        (" " * (MOST_BYTES + 1), "$: longer than"),
        ("9" * 5000, "$: a number of 5000 digits"),
        (None, "$: expected a text"),
        (3, "$: expected a text"),
    ],
    ids=lambda one: str(one)[:12],
)
def test_what_is_no_json_is_refused(text: Any, message: str) -> None:
    with pytest.raises(InvalidData) as caught:
        loads(text, *ACTIONS)
    assert str(caught.value).startswith(message)


def test_a_deep_form_is_refused() -> None:
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(InvalidData):
        from_plain({"kind": "Record", "actions": deep}, Record)


def plain_record() -> Any:
    return json.loads(dumps(recorded(STANDARD, 4, 4)))


@pytest.mark.rule("R8.2")
def test_a_record_with_an_illegal_action_is_refused_where_it_stands() -> None:
    plain = plain_record()
    number = next(n for n, one in enumerate(plain["actions"]) if one["kind"] == "SealBid")
    plain["actions"][number]["count"] = 19
    with pytest.raises(InvalidData, match=rf"^\$\.actions\[{number}\]: seat . holds .*\(R8\.2\)$"):
        loads(json.dumps(plain), Record)


def test_a_record_with_a_deal_that_does_not_fit_is_refused() -> None:
    plain = plain_record()
    plain["deal"]["hands"][0] = [8, 8, 8, 8]
    with pytest.raises(InvalidData, match=r"^\$\.deal\.hands\[0\]: expected 4 counts"):
        loads(json.dumps(plain), Record)


def test_an_edition_that_cannot_be_played_is_refused() -> None:
    plain = plain_record()
    plain["edition"]["market_cards"][3]["prizes"][1] = -1
    with pytest.raises(InvalidData, match=r"^\$\.edition\.market_cards\[3\]\.prizes\[vegetables\]"):
        loads(json.dumps(plain), Record)


def test_a_record_of_a_later_version_says_so() -> None:
    plain = plain_record() | {"version": 2}
    with pytest.raises(InvalidData, match=r"^\$\.version: version 2 is later than 1"):
        loads(json.dumps(plain), Record)
    with pytest.raises(InvalidData, match=r"^\$\.version: expected 1, not 0"):
        loads(json.dumps(plain | {"version": 0}), Record)


def test_a_state_that_breaks_an_invariant_is_refused() -> None:
    plain = to_plain(recorded(STANDARD, 4, 4).at(30))
    plain["stocks"][0] += 1
    with pytest.raises(InvalidData, match=r"^\$: goods cards are conserved: .*\(R8\.6\)$"):
        loads(json.dumps(plain), State)


@pytest.mark.rule("R3.3")
def test_the_state_of_a_step_is_looked_at_like_any_other() -> None:
    state = recorded(STANDARD, 4, 4).at(30)
    plain = to_plain(step(state, legal_actions(state)[0]))
    plain["state"]["round"] = 99
    with pytest.raises(InvalidData, match=r"^\$\.state: the round and the start player exist"):
        loads(json.dumps(plain), Step)


def test_a_million_wrong_values_are_refused_at_the_first_one() -> None:
    stacks = [[0] * 9999] * 40
    plain = {"kind": "Deal", "hands": [], "market": [], "merchants": [], "stacks": stacks}
    begun = time.perf_counter()
    with pytest.raises(InvalidData, match=r"^\$"):
        loads(json.dumps(plain, separators=(",", ":")), Deal)
    assert time.perf_counter() - begun < 5


def test_flags_and_arrays_are_what_they_should_be() -> None:
    plain = plain_record()
    for changed, message in (
        ({"variable_setup": 1}, "$.variable_setup: expected true or false, not 1"),
        ({"actions": {}}, "$.actions: expected an array of at most 10000"),
        ({"names": [3]}, "$.names[0]: expected a text of at most 1000 characters, not 3"),
    ):
        with pytest.raises(InvalidData, match=re.escape(message)):
            loads(json.dumps(plain | changed), Record)


def test_a_plain_form_that_goes_too_deep_is_refused() -> None:
    """No class holds itself so deep, so the error is made by hand."""
    assert str(told(RecursionError(), "$.x")) == "$.x: too deep"
    with pytest.raises(KeyError):  # an error of our own making must not be hidden
        told(KeyError("x"))


@pytest.mark.parametrize("kind", [int, str, "PassBid", ACTIONS, None])
def test_a_kind_that_has_no_form_cannot_be_asked_for(kind: Any) -> None:
    with pytest.raises(InvalidValue, match="kind: expected classes that have an outside form"):
        loads("{}", kind)


@pytest.mark.parametrize("key", [3, None, 10**5000, ("a",)], ids=type)
def test_keys_that_are_no_texts_are_refused(key: object) -> None:
    with pytest.raises(InvalidData, match="expected an object with the kind"):
        from_plain({"kind": "PassBid", "seat": 0, key: 1}, *ACTIONS)


@pytest.mark.parametrize("indent", [-1, 9, True, "\t", object()])
def test_an_odd_indent_is_refused(indent: Any) -> None:
    with pytest.raises(InvalidValue, match="indent: expected a whole number, 0 to 8"):
        dumps(STANDARD, indent=indent)


def test_a_byte_order_mark_is_no_error() -> None:
    assert loads(b"\xef\xbb\xbf" + dumps(ACTIONS[4](0)).encode(), *ACTIONS) == ACTIONS[4](0)


class _Text(str):
    """A text of another class may do anything."""


def test_a_text_of_another_class_is_refused() -> None:
    with pytest.raises(InvalidData, match="expected a text"):
        loads(_Text("{}"), *ACTIONS)


@pytest.mark.parametrize("name", ["", " Anna", "Anna\nBert", "A\x00", "\ud800", "A" * 201])
def test_a_name_that_cannot_be_saved_is_refused_at_once(name: str) -> None:
    record = recorded(STANDARD, 3, 4)
    with pytest.raises(InvalidValue, match=r"Record\.names: expected a text of 1 to 200"):
        attrs.evolve(record, names=(name, "B", "C"))
    with pytest.raises(InvalidValue, match=r"Edition\.name"):
        attrs.evolve(STANDARD, name=name)


def test_names_of_many_scripts_are_kept() -> None:
    record = attrs.evolve(recorded(STANDARD, 3, 4), names=("Zoë\xa0K.", "李小龍", "🎲"))
    assert loads(dumps(record), Record) == record
    assert read_game(write_game(record)) == record


PLAIN = [
    to_plain(value)
    for value in (
        recorded(STANDARD, 3, 4).at(40),
        recorded(STANDARD, 4, 7),
        view(recorded(STANDARD, 4, 7).at(25), 0),
        redacted(attrs.evolve(recorded(STANDARD, 3, 7), actions=()), 1),
    )
]
ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 10**10),
    st.floats(allow_nan=False),
    st.sampled_from(["fish", "grey", "", "special card", "SealBid"]),
    st.just([]),
    st.lists(st.integers(0, 3), max_size=4),
    st.just({"kind": "TieBreaker"}),
    st.just({"kind": "GameOver"}),
)


@st.composite
def spoilt(draw: st.DrawFn) -> Any:
    """Take a good form and change, drop or add something somewhere in it."""
    plain = json.loads(json.dumps(draw(st.sampled_from(PLAIN))))
    place = plain
    for _ in range(draw(st.integers(0, 6))):
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        inner = [key for key in keys if isinstance(place[key], dict | list) and place[key]]
        if not inner:
            break
        place = place[draw(st.sampled_from(inner))]
    keys = list(place) if isinstance(place, dict) else list(range(len(place)))
    key = draw(st.sampled_from(keys))
    match draw(st.sampled_from(["change", "drop", "add"])):
        case "change":
            place[key] = draw(ODD)
        case "drop":
            del place[key]
        case _:
            if isinstance(place, dict):
                place["more"] = draw(ODD)
            else:
                place.append(draw(ODD))
    return plain


@given(spoilt())
def test_whatever_is_read_fits_the_schema(plain: Any) -> None:
    try:
        value = from_plain(plain, *FORMS)
    except InvalidData:
        return
    assert VALIDATOR.is_valid(plain)
    assert to_plain(value) == plain


def test_the_schema_is_sound_and_shipped_as_generated() -> None:
    Draft202012Validator.check_schema(schema())
    assert SCHEMA.read_text("utf-8") == schema_text()
    assert TYPES.read_text("utf-8") == typescript()


def test_the_schema_refuses_what_belongs_to_no_form() -> None:
    for plain, message in WRONG:
        if message.startswith(("$.good", "$: the key", "$: expected")):
            assert not VALIDATOR.is_valid(plain), plain


# Frozen: these files are never written anew.


def test_the_sample_record_of_version_1_loads_for_ever() -> None:
    text = (SAMPLES / "record-1.json").read_text("utf-8")
    record = loads(text, Record)
    assert len(record.deal.hands) == 4
    assert record.names == ("Anna", "Bêla & Co", "李", "D. D.")
    assert dumps(record) == text


@pytest.mark.parametrize(
    ("name", "kind"),
    [("state-1.json", State), ("view-1.json", View), ("seen-1.json", SeenRecord)],
)
def test_the_other_samples_of_version_1_load_for_ever(name: str, kind: type) -> None:
    text = (SAMPLES / name).read_text("utf-8")
    assert dumps(loads(text, kind)) == text


def test_importing_the_package_does_not_import_cattrs() -> None:
    code = "import sys, dschunke; print('cattrs' in sys.modules, 'json' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "False"]


def test_an_action_is_written_as_a_front_end_would_write_it() -> None:
    action = loads('{"kind":"SealBid","seat":1,"good":"fish","count":2}', *ACTIONS)
    assert dumps(action) == '{"kind": "SealBid", "seat": 1, "good": "fish", "count": 2}'
