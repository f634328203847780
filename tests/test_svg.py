"""The drawings: well-formed, no more than may be shown, nothing that is taken for markup."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from dschunke import (
    STANDARD,
    InvalidValue,
    Junk,
    State,
    View,
    legal_actions,
    new_game,
    testing,
    text,
    view,
)
from dschunke.actions import (
    Action,
    ChooseRole,
    DrawGoods,
    KeepCard,
    OpenStack,
    PlaceStrip,
    PlayCard,
    SealBid,
    ShiftStrip,
    SwapGoods,
)
from dschunke.cards import ExtraSupply, GoodsSwap, TieBreaker
from dschunke.edition import variant
from dschunke.hold import EMPTY, Hold
from dschunke.notation import SEATS, write_card
from dschunke.passages import Occasion
from dschunke.phases import Bidding, KeepingSpecial, OfferingSwap, Shifting
from dschunke.picture import columns
from dschunke.svg import board, card, hold
from dschunke.svg.marks import document
from dschunke.testing import play, position
from dschunke.testing import table as even_table
from tests.editions import OTHERWISE, RICH
from tests.games import reached
from tests.write_pictures import CARDS, moment, pictures

SVG = "{http://www.w3.org/2000/svg}"
HOSTILE = (
    '<script>alert("1")</script>',
    "]]>&amp;<!--",
    "'\" onload='x",
    "\u202eturned\u2066 \ufffe\uffff",
)
PICTURES = pictures()


def parsed(svg: str) -> ElementTree.Element:
    """Parse a drawing, which is our own."""
    return ElementTree.fromstring(svg)  # noqa: S314 - our own drawing


def marked(svg: str) -> list[dict[str, str]]:
    """List the attributes of what a legal action is about."""
    return [dict(one.attrib) for one in parsed(svg).iter() if one.get("class") == "can"]


@pytest.mark.parametrize("file", PICTURES, ids=lambda file: file.stem)
def test_a_picture_is_drawn_to_the_letter(file: Path) -> None:
    """`python -m tests.write_pictures` draws them anew; look at them then."""
    assert file.read_text("utf-8") == PICTURES[file]


@given(reached(), st.data())
def test_a_drawing_is_well_formed_says_what_it_is_and_has_each_id_once(
    state: State, data: st.DataObject
) -> None:
    seat = data.draw(st.sampled_from([None, *range(len(state.players))]))
    for table in (state, view(state, seat)):
        root = parsed(board(table))
        assert (root.tag, root.get("role")) == (f"{SVG}svg", "img")
        assert [one.tag for one in root[:2]] == [f"{SVG}title", f"{SVG}desc"]
        assert all(one.text for one in root[:2])
        ids = [one.get("id") for one in root.iter() if one.get("id")]
        assert len(ids) == len(set(ids))
        assert {f"junk-{junk}" for junk in Junk} <= set(ids)
        assert all(one[0].tag == f"{SVG}title" for one in root.iter() if len(one) and one.get("id"))


@given(testing.editions().flatmap(lambda edition: testing.views(edition=edition)))
def test_every_edition_can_be_drawn_and_told(seen: View) -> None:
    assert parsed(board(seen)).get("viewBox", "").startswith("0 0 800 ")
    told = re.findall(r"^[> ] ([A-D]) ", text.board(seen), re.M)
    assert told == [*SEATS[: len(seen.players)]]


@pytest.mark.rule("R12.1", "R12.2", "R12.3")
@given(reached(), st.data())
def test_a_drawing_of_a_view_shows_no_card_that_its_seat_may_not_know(
    state: State, data: st.DataObject
) -> None:
    seat = data.draw(st.sampled_from([None, *range(len(state.players))]))
    seen = view(state, seat)
    root = parsed(board(seen))
    may = [one for player in seen.players for one in (*player.open, *(player.hand or ()))]
    if isinstance(seen.phase, KeepingSpecial):
        may += seen.contents[seen.phase.stack] or ()
    cards = [one.get("data-card") for one in root.iter() if one.get("data-card")]
    assert sorted(filter(None, cards)) == sorted(map(write_card, may))
    for other, player in enumerate(seen.players):
        panel = next(one for one in root.iter() if one.get("id") == f"seat-{other}")
        assert (player.goods is not None) == any(one.get("data-good") for one in panel.iter())
        words = [one.text for one in panel.iter(f"{SVG}text")]
        assert any((one or "").startswith("?") for one in words) == (player.yuan is None)


@pytest.mark.rule("R12.4")
def test_a_stock_that_may_not_be_counted_has_some() -> None:
    state = moment(4, lambda one: isinstance(one.phase, Bidding))
    assert "stock of fish: some" in board(view(state, 0))
    assert f"stock of fish: {state.stocks[2]}" in board(state)
    otherwise = moment(3, lambda one: isinstance(one.phase, Bidding), OTHERWISE)
    assert ": some" not in board(view(otherwise, 0))


def about(action: Action) -> list[dict[str, object]]:
    """List what one would click for an action."""
    match action:
        case ChooseRole(role=role, junk=junk):
            return [{"role": str(role).replace(" ", "-")}, {"junk": junk}]
        case PlaceStrip(junk=junk, slot=slot) | ShiftStrip(junk=junk, slot=slot):
            return [{"junk": junk, "slot": slot}]
        case DrawGoods(good=good) | SealBid(good=good):
            return [{"good": good}]
        case SwapGoods(give=give, take=take):
            return [{"good": give}, {"good": take}]
        case OpenStack(stack=stack):
            return [{"stack": stack}]
        case KeepCard(card=one) | PlayCard(card=one):
            return [{"card": write_card(one)}]
    return []


@given(reached())
def test_what_legal_actions_are_about_is_marked_and_nothing_else(state: State) -> None:
    tables: list[tuple[State | View, tuple[Action, ...]]] = [
        (state, legal_actions(state)),
        *((view(state, seat), legal_actions(state, seat)) for seat in range(len(state.players))),
    ]
    for table, legal in tables:
        due = [
            {f"data-{key}": str(value) for key, value in one.items()}
            for action in legal
            for one in about(action)
        ]
        found = [
            {key: value for key, value in one.items() if key.startswith("data-")}
            for one in marked(board(table))
        ]
        assert all(one in found for one in due)
        assert all(one in due for one in found)


def test_who_only_passes_or_declines_has_nothing_to_click() -> None:
    state = moment(
        4, lambda one: isinstance(one.phase, OfferingSwap) and len(legal_actions(one)) == 1
    )
    assert marked(board(state)) == []


def test_no_name_is_taken_for_markup() -> None:
    edition = variant(STANDARD, HOSTILE[0])
    state = new_game(4, seed=1, edition=edition)
    for table in (state, view(state, 2)):
        root = parsed(board(table, HOSTILE))
        assert {one.tag.removeprefix(SVG) for one in root.iter()} <= {
            *("svg", "title", "desc", "style", "g", "rect", "path", "circle", "ellipse", "text"),
        }
        assert not any(key.startswith("on") for one in root.iter() for key in one.attrib)
        shown = [one.text or "" for one in root.iter(f"{SVG}text")]
        assert HOSTILE[0] in shown
        assert not any(set("\u202e\u2066\ufffe\uffff") & set(one) for one in shown)
    parsed(document(1, 1, "\x00<", "\ud800&"))


def test_long_names_are_shortened() -> None:
    state = new_game(4, seed=1)
    root = parsed(board(state, ("x" * 200, "中" * 90, "a", "b")))
    shown = [one.text or "" for one in root.iter(f"{SVG}text")]
    assert [columns(one) for one in shown if one.endswith("…")] == [20, 21]


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (lambda: board(None), "table: expected a State or a View"),  # type: ignore[arg-type]
        (lambda: board(new_game(4, seed=1), ("A",)), "names: expected 4 names or none"),
        (lambda: board(new_game(4, seed=1), ("", "B", "C", "D")), "names: expected a text"),
        (lambda: board(new_game(4, seed=1), "ABCD"), "names: expected a tuple"),  # type: ignore[arg-type]
        (lambda: hold(None), "hold: expected Hold"),  # type: ignore[arg-type]
        (lambda: hold(Hold(((0, 1, 7),))), "hold: expected layers of 3 slots"),
        (lambda: hold(Hold(((0, 1),))), "hold: expected layers of 3 slots"),
        (lambda: hold(Hold((5,))), "hold: expected layers of 3 slots"),  # type: ignore[arg-type]
        (lambda: card(None), "card: expected MarketCard or TieBreaker"),  # type: ignore[arg-type]
    ],
)
def test_what_cannot_be_drawn_is_refused_by_name(wrong: object, says: str) -> None:
    assert callable(wrong)
    with pytest.raises(InvalidValue, match=re.escape(says)):
        wrong()


def test_a_view_whose_parts_do_not_fit_is_refused() -> None:
    seen = view(moment(3, lambda one: isinstance(one.phase, KeepingSpecial), RICH), None)
    for odd in (
        evolve(seen, waiting_on=(3,)),
        evolve(seen, holds=(Hold(((0, 1, 3),)), *seen.holds[1:])),
        evolve(seen, round=-1),
        evolve(seen, round=5),
        evolve(seen, contents=()),
        evolve(seen, phase=KeepingSpecial((0,), Occasion.EVENT, 3)),
        evolve(seen, players=seen.players[:1]),
    ):
        with pytest.raises(InvalidValue, match="expected"):
            board(odd)


def test_a_notebook_draws_a_state_a_view_and_a_hold() -> None:
    state = new_game(4, seed=7)
    assert state._repr_svg_() == board(state)
    assert view(state, 1)._repr_svg_() == board(view(state, 1)) != board(state)
    assert state.holds[0]._repr_svg_() == hold(state.holds[0]) != hold(EMPTY)


def test_drawing_is_imported_when_a_notebook_asks_and_not_before() -> None:
    code = (
        "import sys, dschunke; early = 'dschunke.svg' in sys.modules;"
        "dschunke.new_game(4, seed=1)._repr_svg_(); print(early, 'dschunke.svg' in sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["False", "True"]


def styles() -> dict[bool, dict[str, str]]:
    """Give the fills of each class, in the light and in the dark."""
    light, dark = board(new_game(4, seed=1)).split("@media(prefers-color-scheme:dark)")
    found = [dict(re.findall(r"\.dschunke \.(\w+)\{fill:(#\w+)", one)) for one in (light, dark)]
    return {False: found[0], True: {**found[0], **found[1]}}


def luminance(colour: str) -> float:
    """Give the relative luminance of a colour, 0 to 1, as WCAG defines it."""
    wide = colour[1:] if len(colour) == 7 else "".join(2 * one for one in colour[1:])
    parts = [int(wide[place : place + 2], 16) / 255 for place in (0, 2, 4)]
    red, green, blue = (
        one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("dark", [False, True])
def test_letters_stand_out_from_what_they_stand_on(dark: bool) -> None:
    """At least 4.5 to 1, in the light and in the dark; goods, which are shapes, 3 to 1."""
    fills = styles()[dark]
    light = re.search(
        r"\.l0,\.dschunke \.l1,\.dschunke \.l2\{fill:(#\w+)", board(new_game(4, seed=1))
    )
    assert light
    ink = "#ece5da" if dark else "#2b2622"
    pairs = [(fills[f"p{seat}"], light[1], 4.5) for seat in range(3)]
    pairs += [(fills["p3"], fills["l3"], 4.5), (fills["soft"], fills["paper"], 4.5)]
    pairs += [(fills[on], ink, 4.5) for on in ("paper", "water", "panel", "card", "gold", "now")]
    pairs += [(fills[f"g{good}"], fills["card"], 3.0) for good in range(4)]
    for one, other, least in pairs:
        low, high = sorted((luminance(one), luminance(other)))
        assert (high + 0.05) / (low + 0.05) >= least, (one, other)


def test_styles_stay_within_the_drawing_and_no_words_are_smaller_than_18_units() -> None:
    svg = board(new_game(4, seed=1))
    style = svg[svg.index("<style>") + 7 : svg.index("</style>")]
    for selectors in re.findall(r"(?:^|[{}])([^{}@]+)\{", style.replace("{.", "}.")):
        assert all(one.startswith(".dschunke ") for one in selectors.split(",")), selectors
    assert min(map(int, re.findall(r"(\d+)px", style))) == 18


def test_cards_of_different_kinds_look_different() -> None:
    faces = {re.sub(r"<(title|desc)>.*?</\1>", "", card(one)) for one in CARDS}
    assert len(faces) == len(CARDS)
    assert card(TieBreaker()) != card(ExtraSupply())


def test_a_strip_that_may_be_lifted_is_marked_and_no_free_slot() -> None:
    state = moment(3, lambda one: isinstance(one.phase, Shifting), RICH)
    assert {one["id"].split("-")[0] for one in marked(board(state))} == {"strip"}


def test_what_a_goods_swap_can_take_and_give_can_be_clicked() -> None:
    swap = GoodsSwap()
    state = position(even_table(), takes={0: (swap,)}, phase=OfferingSwap(0))
    drawn = board(play(state, PlayCard(0, swap)))
    for clicked in ("goods-0-spice", "stock-rice"):
        (tag,) = re.findall(rf'<g [^>]*id="{clicked}"[^>]*>', drawn)
        assert 'class="can"' in tag
