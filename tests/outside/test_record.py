"""Records: a game as a value that can be stepped through."""

from __future__ import annotations

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dschunke import (
    STANDARD,
    Deal,
    IllegalAction,
    InvalidValue,
    Junk,
    Record,
    deal,
    is_over,
    redact,
    replay,
    step,
    view,
)
from dschunke.actions import PassBid
from dschunke.record import redacted
from tests.recorded import recorded, records

START = Record(STANDARD, deal(4, 3))


@pytest.mark.parametrize("record", records(), ids=lambda record: record.edition.name[:8])
def test_replay_gives_every_step_of_the_game(record: Record) -> None:
    opened, *steps = replay(record)
    state = opened.state
    assert state == record.at(0)
    for number, (action, taken) in enumerate(zip(record.actions, steps, strict=True)):
        assert taken == step(state, action)
        state = taken.state
        if number % 29 == 0:
            assert record.at(number + 1) == state
    assert is_over(state)
    assert record.at(len(record.actions)) == state


def test_append_gives_a_new_record_and_leaves_the_old_one() -> None:
    longer = START.append(PassBid(0)).append(PassBid(1))
    assert START.actions == ()
    assert longer.actions == (PassBid(0), PassBid(1))
    assert longer == START.append(PassBid(0), PassBid(1))
    assert hash(longer) == hash(START.append(PassBid(0), PassBid(1)))


def test_replay_stops_at_an_action_that_the_rules_refuse() -> None:
    record = START.append(PassBid(0))
    assert record.at(0) == START.at(0)
    with pytest.raises(IllegalAction, match=r"R3\.2"):
        list(replay(record))
    with pytest.raises(IllegalAction, match=r"R3\.2"):
        record.at(1)


@pytest.mark.parametrize("number", [-1, 1, True, "0", 0.0])
def test_a_record_says_which_numbers_it_reaches(number: int) -> None:
    with pytest.raises(InvalidValue, match="number: expected a whole number, 0 to 0"):
        START.at(number)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("edition", None),
        ("deal", None),
        ("deal", Deal(None, (), (), ())),  # type: ignore[arg-type] # wrong on purpose
        ("deal", attrs.evolve(deal(4, 3), merchants=(Junk.GREY,) * 3)),
        ("deal", Deal((), (), (), ())),
        ("variable_setup", 1),
        ("names", ("Anna",)),
        ("names", ("Anna", "Bert", "Carl", "")),
        ("names", "Anna"),
        ("actions", [PassBid(0)]),
        ("actions", ("pass",)),
        ("version", 2),
        ("version", True),
    ],
)
def test_a_record_refuses_what_does_not_belong_in_it(field: str, value: object) -> None:
    with pytest.raises(InvalidValue, match=rf"Record\.{field}"):
        attrs.evolve(START, **{field: value})  # type: ignore[arg-type] # wrong on purpose


@pytest.mark.rule("R12.1", "R12.2", "R12.6")
@given(st.sampled_from(records()), st.sampled_from([None, 0, 1]), st.integers(0, 400))
def test_a_seats_record_holds_its_views_and_what_it_was_told(
    record: Record, seat: int | None, length: int
) -> None:
    record = attrs.evolve(record, actions=record.actions[:length])
    seen = redacted(record, seat)
    taken = list(replay(record))
    assert seen.first == view(record.at(0), seat)
    assert seen.told == tuple(redact(one.events, seat) for one in taken)
    assert seen.last == view(record.at(len(record.actions)), seat)
    assert seen.names == record.names


@pytest.mark.rule("R12.1", "R12.2")
def test_games_that_a_seat_cannot_tell_apart_give_it_the_same_record() -> None:
    """Two deals that differ in other hands only, until somebody shows a card."""
    one = recorded(STANDARD, 4, 4)
    hands = one.deal.hands
    other = attrs.evolve(
        one, deal=attrs.evolve(one.deal, hands=(hands[0], hands[2], hands[1], hands[3]))
    )
    opened, *steps = replay(one)
    assert opened.reveals
    number = next(n for n, taken in enumerate(steps) if taken.reveals)
    for seat in (None, 0, 3):
        first, second = (
            redacted(attrs.evolve(record, actions=one.actions[:number]), seat)
            for record in (one, other)
        )
        assert first == second
    assert redacted(one, 1).first != redacted(attrs.evolve(other, actions=()), 1).first


def test_what_is_no_record_is_not_replayed() -> None:
    with pytest.raises(InvalidValue, match="record: expected a Record"):
        list(replay(None))  # type: ignore[arg-type] # wrong on purpose
