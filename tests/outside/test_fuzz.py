"""Whatever is handed to a loader, only our own error comes out, and soon."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dschunke import DschunkeError
from dschunke.forms import FORMS, from_plain
from dschunke.json import loads
from dschunke.notation import read_action, read_card
from dschunke.transcript import read_game
from tests.write_samples import SAMPLES

SLOW = 10.0
"""How long no loader takes, on however slow a machine (seconds)."""


def harmless(load: Callable[[], object]) -> None:
    """Check that a loader gives a value or raises our error, in bounded time."""
    begun = time.perf_counter()
    with contextlib.suppress(DschunkeError):
        load()
    assert time.perf_counter() - begun < SLOW


def everything(text: str) -> None:
    """Hand a text to every loader of texts."""
    for load in (
        lambda: loads(text, *FORMS),
        lambda: read_game(text),
        lambda: read_action(text),
        lambda: read_card(text),
    ):
        harmless(load)


SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
JSON = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["kind", "seat", "actions", "edition", "deal", "x"]), inner, max_size=5
        )
        | st.fixed_dictionaries({"kind": st.sampled_from([form.__name__ for form in FORMS])})
    ),
    max_leaves=12,
)


@given(st.binary(max_size=200))
def test_arbitrary_bytes(data: bytes) -> None:
    harmless(lambda: loads(data, *FORMS))
    everything(data.decode("latin-1"))


@given(st.text(max_size=200))
def test_arbitrary_text(text: str) -> None:
    everything(text)


@given(JSON)
def test_arbitrary_json(plain: object) -> None:
    harmless(lambda: from_plain(plain, *FORMS))
    everything(json.dumps(plain))


FILES = sorted(SAMPLES.iterdir())


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
@given(data=st.data())
def test_real_files_truncated_or_with_bits_flipped(file: object, data: st.DataObject) -> None:
    content = bytearray((SAMPLES / str(file)).read_bytes())
    for _ in range(data.draw(st.integers(0, 4))):
        bit = data.draw(st.integers(0, 8 * len(content) - 1))
        content[bit // 8] ^= 1 << (bit % 8)
    del content[data.draw(st.integers(0, len(content)) | st.just(len(content))) :]
    harmless(lambda: loads(bytes(content), *FORMS))
    everything(bytes(content).decode("utf-8", errors="replace"))


NUMBERS = st.sampled_from([-1, 0, 1, 7, 20, 10_000, 10**9, -(10**9)])


@pytest.mark.parametrize("name", ["record-1.json", "state-1.json", "view-1.json"])
@given(data=st.data())
def test_real_files_with_other_numbers(name: str, data: st.DataObject) -> None:
    """Every number may be another: what is read is sound enough to be asked anything."""
    plain = json.loads((SAMPLES / name).read_text("utf-8"))
    for _ in range(data.draw(st.integers(1, 3))):
        place = plain
        while True:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            key = data.draw(st.sampled_from(keys))
            if isinstance(place[key], dict | list) and place[key]:
                place = place[key]
            elif type(place[key]) is int:
                place[key] = data.draw(NUMBERS)
                break
            else:
                break
    harmless(lambda: loads(json.dumps(plain), *FORMS))
