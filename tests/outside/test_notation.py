"""Notation: what is written is read back the same, and errors say where."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dschunke import STANDARD, InvalidData, InvalidValue, Junk, Record, Role
from dschunke.actions import (
    Action,
    ChooseRole,
    Decline,
    DrawGoods,
    KeepCard,
    OpenStack,
    PassBid,
    PlaceStrip,
    PlayCard,
    SealBid,
    ShiftStrip,
    SwapGoods,
    TakeYuan,
)
from dschunke.cards import ExtraTask, GoodsInHand, MostChests
from dschunke.choices import every_action
from dschunke.notation import read_action, read_card, write_action, write_card
from dschunke.transcript import read_game, write_game
from dschunke.vocabulary import Good, Task
from tests.editions import GAMES, RICH, TINY
from tests.recorded import recorded, records
from tests.write_samples import SAMPLES

WRITTEN: list[tuple[Action, str]] = [
    (ChooseRole(0, Role.GOODS_MERCHANT, Junk.BROWN), "A goods@brown"),
    (ChooseRole(1, Role.INCOME_MERCHANT, Junk.GREY), "B income@grey"),
    (ChooseRole(2, Role.LOAD_MERCHANT, Junk.VIOLET), "C load@violet"),
    (ChooseRole(3, Role.LOWER_HELPER, Junk.WHITE), "D lower@white"),
    (ChooseRole(0, Role.UPPER_HELPER, Junk.ORANGE), "A upper@orange"),
    (DrawGoods(0, Good.RICE), "A draw rice"),
    (PlaceStrip(1, Junk.GREY, 2), "B lay@grey.2"),
    (ShiftStrip(1, Junk.GREY, 0), "B lift@grey.0"),
    (SealBid(0, Good.FISH, 3), "A fish*3"),
    (PassBid(2), "C pass"),
    (TakeYuan(2), "C yuan"),
    (OpenStack(2, 3), "C stack 3"),
    (KeepCard(2, ExtraTask(Task.INCOME, Junk.GREY)), "C keep extra-income@grey"),
    (PlayCard(2, MostChests(Junk.WHITE, 8)), "C play most-chests@white=8"),
    (KeepCard(0, GoodsInHand(Good.FISH, 5, 8)), "A keep hand-fish*5=8"),
    (SwapGoods(3, Good.FISH, Good.RICE), "D fish>rice"),
    (Decline(3), "D decline"),
]


@pytest.mark.parametrize(("action", "words"), WRITTEN, ids=lambda one: str(one)[:24])
def test_an_action_is_written_like_this(action: Action, words: str) -> None:
    assert write_action(action) == words
    assert read_action(words) == action


@pytest.mark.parametrize(("edition", "players"), GAMES, ids=lambda one: str(one)[:16])
def test_every_action_comes_back_the_same(edition: object, players: int) -> None:
    for action in every_action(STANDARD, 3) + every_action(RICH, 3) + every_action(TINY, 2):
        assert read_action(write_action(action)) == action
    for card in {*STANDARD.special_cards, *RICH.special_cards}:
        assert read_card(write_card(card)) == card


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("", "column 1: expected a seat (A, B, C, D) and a space, not ''"),
        ("E pass", "column 1: expected a seat"),
        ("a pass", "column 1: expected a seat"),
        ("A  pass", "column 3: ' pass' is nothing that can be done"),
        ("A pass ", "column 3: 'pass ' is nothing that can be done"),
        ("A fish*0", "column 3: SealBid.count: expected a whole number, 1 to"),
        ("A fish*03", "column 3: 'fish*03' is nothing"),
        ("A fish*99999", "column 3: SealBid.count"),
        ("A fish*٣", "column 3: 'fish*٣' is nothing"),
        ("A lay@grey.3", "column 3: 'lay@grey.3' is nothing"),
        ("A keep wine", "column 8: 'wine' is no special card"),
        ("A keep most-chests@grey=99999", "column 8: MostChests.yuan: expected"),
        ("A goods@brown\n", "column 3:"),
        (None, "column 1: expected a text, not None"),
    ],
)
def test_what_is_no_action_is_refused_with_its_column(words: str, message: str) -> None:
    with pytest.raises(InvalidData) as caught:
        read_action(words)
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize("record", records(), ids=lambda record: record.edition.name[:8])
def test_a_game_comes_back_the_same(record: Record) -> None:
    written = write_game(record)
    assert read_game(written, record.edition) == record
    assert write_game(read_game(written, record.edition)) == written
    assert max(map(len, written.split("\n\n")[1].splitlines())) <= 100


@given(st.sampled_from(records()), st.integers(0, 300))
def test_a_game_that_is_not_over_comes_back_the_same(record: Record, length: int) -> None:
    part = Record(
        record.edition,
        record.deal,
        record.variable_setup,
        record.names,
        record.actions[:length],
    )
    assert read_game(write_game(part), part.edition) == part


GAME = write_game(recorded(STANDARD, 4, 7))
LINES = GAME.split("\n")


def with_line(number: int, line: str | None) -> str:
    """Put another line in the place of one, or none."""
    return "\n".join([*LINES[: number - 1], *([] if line is None else [line]), *LINES[number:]])


FIRST = LINES.index("") + 2
"""The number of the line with the first moves."""


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1, column 1: expected a line that begins with dschunke"),
        (with_line(1, "dschunke 2"), "line 1, column 1: expected dschunke 1"),
        (with_line(2, "edition other"), "line 2, column 1: the game was played with 'other'"),
        (with_line(3, "set-up odd"), "line 3, column 1: expected fixed or variable"),
        (with_line(4, "A 2-0-4 Anna"), "line 4, column 1: expected four counts"),
        (
            with_line(4, "A 9-9-9-9 Anna"),
            "line 4, column 1: expected 4 counts, 8 cards in all",
        ),
        (with_line(5, LINES[4].rsplit(" Bêla")[0]), "line 7, column 1: expected a name for each"),
        (with_line(8, "market 1-2-3"), "line 8, column 1: expected four prizes"),
        (with_line(9, "stack wine"), "line 9, column 1: 'wine' is no special card"),
        (with_line(5, "B 9-9-9-9 Bert"), "line 5, column 1: expected 4 counts, 8 cards in all"),
        (with_line(6, "x"), "line 6, column 1: expected a line that begins with market"),
        (with_line(8, "market 1-2-3-4"), "line 8, column 1: expected the edition's market cards"),
        (with_line(9, "stack goods-swap"), "line 9, column 1: expected stacks of (8, 8, 7, 7)"),
        (with_line(13, "merchants grey grey white"), "line 13, column 1: expected three different"),
        (with_line(13, "merchants red"), "line 13, column 1: expected a junk, not 'red'"),
        (with_line(13, None), "line 13, column 1: expected a line that begins with merchants"),
        (with_line(14, "more"), "line 14, column 1: expected an empty line before the moves"),
        (with_line(FIRST, "A pass"), f"line {FIRST}, column 1: expected the number of a round"),
        (with_line(FIRST, "7. A pass"), f"line {FIRST}, column 4: this is round 0, not round 7"),
        (with_line(FIRST, "0. A fly"), f"line {FIRST}, column 6: 'fly' is nothing"),
        (
            with_line(FIRST, "0. A lay@grey.0 · A pass"),
            f"line {FIRST}, column 19: seat 1 lays a strip now, not seat 0 (R2.8)",
        ),
        (None, "line 1, column 1: expected a text of at most"),
        ("x" * 1_000_001, "line 1, column 1: expected a text of at most"),
    ],
    ids=lambda one: str(one)[-30:],
)
def test_what_is_no_game_is_refused_with_line_and_column(text: str, message: str) -> None:
    with pytest.raises(InvalidData) as caught:
        read_game(text)
    assert str(caught.value).startswith(message)


def test_market_cards_have_prizes_that_a_market_card_can_have() -> None:
    with pytest.raises(InvalidData, match=r"^line 8, column 1: MarketCard\.prizes\[spice\]"):
        read_game(with_line(8, "market 9999-1-1-1"))


def test_nothing_between_two_points_is_no_move() -> None:
    spaced = GAME.replace(" · ", " · · ").replace("\n1. ", "\n\n1. · ")
    assert read_game(spaced) == read_game(GAME)


def test_what_is_no_record_or_edition_is_refused() -> None:
    with pytest.raises(InvalidValue, match="record: expected Record"):
        write_game(None)  # type: ignore[arg-type] # wrong on purpose
    with pytest.raises(InvalidValue, match="edition: expected Edition"):
        read_game(GAME, None)  # type: ignore[arg-type] # wrong on purpose
    for seat in (4, 9):
        with pytest.raises(InvalidValue, match="action: expected an action of a seat from 0 to 3"):
            write_action(PassBid(seat))


def test_the_sample_game_of_version_1_loads_for_ever() -> None:
    text = (SAMPLES / "game-1.txt").read_text("utf-8")
    assert write_game(read_game(text)) == text
