"""Files of results: read back the same, gone on with, and nothing foreign comes in."""

from __future__ import annotations

import json
from io import BytesIO

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dschunke import InvalidData, InvalidValue
from dschunke.edition import variant
from dschunke.simulate import Result, Run, at_random, greedy, play_run
from dschunke.simulate.file import heading, results_in
from dschunke.simulate.result import LONGEST_LINE, line, read_line
from dschunke.standard import STANDARD
from tests.simulate import players

RUN = Run((greedy, at_random), players=3, seed=3, measures={"cards": players.cards})
NAMES = ["greedy", "random"]
HEAD = heading(RUN, NAMES)
RESULTS = list(play_run(RUN, 5))
WHOLE = HEAD + b"".join(map(line, RESULTS))


def test_a_result_is_read_back_as_it_was() -> None:
    for result in RESULTS:
        assert read_line(RUN, result.number, line(result)) == result


@given(st.integers(0, len(WHOLE)))
def test_a_file_cut_anywhere_is_gone_on_with_to_the_same_file(cut: int) -> None:
    file = BytesIO(WHOLE[:cut])
    found = list(results_in(file, RUN, HEAD))
    assert found == RESULTS[: len(found)]
    assert file.getvalue().count(b"\n") == 1 + len(found)
    for result in play_run(RUN, len(RESULTS) - len(found), first=len(found)):
        file.write(line(result))
    assert file.getvalue() == WHOLE


OTHERS = {
    "seed": attrs.evolve(RUN, seed=4),
    "players": attrs.evolve(RUN, players=4),
    "variable_setup": attrs.evolve(RUN, variable_setup=True),
    "edition": attrs.evolve(RUN, edition=variant(STANDARD, "mine", rounds=9)),
    "edition_sha256": attrs.evolve(RUN, edition=attrs.evolve(STANDARD, rounds=9)),
    "measures": attrs.evolve(RUN, measures={}),
}


@pytest.mark.parametrize("name", OTHERS)
def test_the_file_of_another_run_is_refused_and_left_as_it_is(name: str) -> None:
    head = heading(OTHERS[name], NAMES)
    file = BytesIO(WHOLE)
    with pytest.raises(InvalidData, match=rf"line 1: another run: {name} is "):
        list(results_in(file, OTHERS[name], head))
    assert file.getvalue() == WHOLE
    file.seek(0)
    with pytest.raises(InvalidData, match=r"another run: policies is .*'greedy', 'random'"):
        list(results_in(file, RUN, heading(RUN, ["greedy", "greedy"])))


@pytest.mark.parametrize(
    "start",
    [
        b"a diary\n",
        b"\x00\xff",
        b"{}\n",
        b'{"dschunke":',
        b'{"dschunke":\n',
        b'{"dschunke":' + b"[" * 50_000 + b"\n",
        b'{"dschunke":' + b"9" * 5_000 + b"\n",
        HEAD[:-1] + b" \n",
        b"x" * (LONGEST_LINE + 5),
    ],
)
def test_what_is_no_file_of_results_is_refused_and_left_as_it_is(start: bytes) -> None:
    file = BytesIO(start)
    if HEAD.startswith(start):
        assert list(results_in(file, RUN, HEAD)) == []
        return
    with pytest.raises(InvalidData, match=r"line 1: (not a|another run)"):
        list(results_in(file, RUN, HEAD))
    assert file.getvalue() == start


FIRST = json.loads(line(RESULTS[0]))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"number": 1}, "expected the number 0, not 1"),
        ({"seed": 1}, "expected the seed"),
        ({"policies": [1, 0, 1]}, "expected the policies"),
        ({"measures": []}, "expected 1 measures"),
        ({"measures": ["1"]}, r"Result\.measures: expected a number"),
        ({"measures": [float("nan")]}, r"Result\.measures: expected a number"),
        ({"totals": [1, 2]}, r"Result\.policies: expected 2 seats"),
        ({"totals": [-1, 2, 3]}, r"Result\.totals: expected a whole number"),
        ({"winners": [0, 0]}, r"Result\.winners: expected seats with most yuan"),
        ({"winners": [0, 1, 2]}, r"Result\.winners: expected seats with most yuan"),
        ({"roles": [[9, 0, 0, 0, 0]] * 3}, "expected a role for each round and seat"),
        ({"specials": [["no such card"], [], []]}, "expected special cards of the edition"),
        ({"totals": 7}, r"Result\.totals: expected a tuple"),
        ({"winners": []}, r"Result\.winners: expected at least one seat"),
        ({"winners": [3]}, r"Result\.winners: expected a whole number, 0 to 2"),
        ({"roles": [[1, 2]] * 3}, r"Result\.roles: expected a tuple of 5"),
        ({"specials": [[1], [], []]}, r"Result\.specials: expected a text"),
        ({"length": True}, r"Result\.length: expected a whole number"),
        ({"length": {}}, r"Result\.length: expected a whole number"),
        ({"more": 1}, "expected an object of JSON with number, seed"),
    ],
)
def test_a_line_that_is_not_of_the_run_is_named(change: dict[str, object], reason: str) -> None:
    written = json.dumps({**FIRST, **change}, separators=(",", ":")).encode() + b"\n"
    with pytest.raises(InvalidData, match=rf"^game 0: .*{reason}"):
        list(results_in(BytesIO(HEAD + written), RUN, HEAD))


@given(st.binary(max_size=300))
def test_no_other_line_comes_in(noise: bytes) -> None:
    with pytest.raises(InvalidData, match=r"^game 0: "):
        read_line(RUN, 0, noise)


@given(st.integers(0, len(line(RESULTS[0])) - 1), st.integers(0, 255))
def test_a_line_with_one_byte_changed_is_refused_or_still_a_result(place: int, byte: int) -> None:
    """A score may be changed by hand; what no game of the run could say does not come in."""
    written = bytearray(line(RESULTS[0]))
    written[place] = byte
    try:
        result = read_line(RUN, 0, bytes(written))
    except InvalidData:
        return
    assert type(result) is Result
    assert line(result) == written
    assert (result.number, result.seed) == (0, RESULTS[0].seed)


def test_blanks_and_lines_without_end_are_refused() -> None:
    with pytest.raises(InvalidData, match="not written as this package writes it"):
        read_line(RUN, 0, line(RESULTS[0]).replace(b",", b", "))
    with pytest.raises(InvalidData, match="expected an object"):
        read_line(RUN, 0, b"[" * 90_000)
    with pytest.raises(InvalidData, match="the line is too long"):
        list(results_in(BytesIO(HEAD + b"1" * (LONGEST_LINE + 2)), RUN, HEAD))
    with pytest.raises(InvalidData, match="game 1: expected the number 1, not 0"):
        list(results_in(BytesIO(HEAD + line(RESULTS[0]) * 2), RUN, HEAD))


def test_a_result_is_made_whole_or_not_at_all() -> None:
    with pytest.raises(InvalidValue, match=r"Result\.number"):
        attrs.evolve(RESULTS[0], number=-1)
