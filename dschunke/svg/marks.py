"""The marks that all drawings are made of: the document, colours, words, groups, pictograms."""

from __future__ import annotations

from html import escape
from typing import Final

from dschunke.notation import SEATS
from dschunke.picture import clean
from dschunke.track import GoodsSpace, IncomeSpace, RoundEvent, Space
from dschunke.vocabulary import Good, Junk, Seat, Task

__all__ = [
    "CARDS",
    "COIN",
    "CRATE",
    "EVENTS",
    "GOODS",
    "LAYERS",
    "MARKET",
    "SHIFT",
    "STAR",
    "START",
    "STRIP",
    "SWAP",
    "TASKS",
    "TIE",
    "at",
    "boat",
    "chest",
    "document",
    "group",
    "path",
    "rect",
    "target",
    "task_of",
    "words",
]

_FONT: Final = "system-ui,'Segoe UI','DejaVu Sans',sans-serif"

_LIGHT: Final = """
text{font:18px FONT;fill:#2b2622}
.b{font-weight:700}.big{font-size:26px;font-weight:700}.mid{text-anchor:middle}
.end{text-anchor:end}.soft{fill:#6b6259}
.paper{fill:#f6f1e7}.water{fill:#dbe8ea}.panel{fill:#fffdf8;stroke:#ddd3c2;stroke-width:1.5}
.card{fill:#fffefb;stroke:#a89c8a;stroke-width:1.5}.gold{fill:#fbeecb;stroke:#b3924a;stroke-width:1.5}
.back{fill:#54707c;stroke:#3d5560;stroke-width:1.5}.pale{fill:#e8f0f2}
.thin{fill:none;stroke:#3b352f;stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round}
.coin{fill:#d9a92e;stroke:#8c6a10;stroke-width:1.5;fill-rule:evenodd}
.now{fill:#f0e2bf}.deck{fill:#3b2f25;fill-opacity:.28}.free{fill:#fff;fill-opacity:0;pointer-events:none}
.token{fill:#fffdf8;stroke:#3b352f;stroke-width:2.5}.off{opacity:.42}.mark{fill:#2b2622}
.on-dark{fill:#fff}.turn-line{fill:none;stroke:#2b2622;stroke-width:3.5}
.can>.edge{stroke:#2b2622;stroke-width:3.5;stroke-dasharray:.1 7;stroke-linecap:round;
pointer-events:all}
.j0{fill:#a3a9ae}.j1{fill:#ea9648}.j2{fill:#a98bd0}.j3{fill:#8d6547}.j4{fill:#fdfcf7}
.hull{stroke:#4c4136;stroke-width:2}
.p0{fill:#c03d34}.p1{fill:#2c64a8}.p2{fill:#2f7d4f}.p3{fill:#f0c13d}
.chest{stroke:#241f1a;stroke-width:1.5;stroke-opacity:.75}
.slat{fill:none;stroke:#241f1a;stroke-opacity:.3}.through{pointer-events:none}
.l0,.l1,.l2{fill:#fff}.l3{fill:#2b2622}
.g0{fill:#c2571a}.g1{fill:#7a52ad}.g2{fill:#7a5132}.g3{fill:#6f7478}
"""

_DARK: Final = """
text{fill:#ece5da}.soft{fill:#aaa094}
.paper{fill:#1c1a18}.water{fill:#22323a}.panel{fill:#292623;stroke:#45403a}
.card{fill:#38332e;stroke:#7d7366}.gold{fill:#4d4125}
.back{fill:#3f5a66;stroke:#7493a0}.pale{fill:#c4d6dd}
.thin{stroke:#ece5da}.now{fill:#4a4027}
.token{fill:#38332e;stroke:#ece5da}.mark{fill:#ece5da}.turn-line{stroke:#ece5da}
.can>.edge{stroke:#fff6e6}
.j4{fill:#dcd7cb}.hull{stroke:#0f0d0c}
.g0{fill:#f09a5c}.g1{fill:#bd9be8}.g2{fill:#cfa27e}.g3{fill:#c9cdd0}
"""


def _scoped(rules: str) -> str:
    """Keep the rules to the drawing: an SVG that stands in a page shares its styles with it."""
    parts = [part.strip() for part in rules.replace("FONT", _FONT).split("}") if part.strip()]
    scoped = []
    for part in parts:
        selectors, body = part.split("{")
        chosen = ",".join(f".dschunke {one}" for one in selectors.split(","))
        scoped.append(f"{chosen}{{{body}}}")
    return "".join(scoped).replace("\n", "")


_STYLE: Final = (
    f"<style>{_scoped(_LIGHT)}@media(prefers-color-scheme:dark){{{_scoped(_DARK)}}}</style>"
)


def document(width: int, height: int, title: str, told: str, *parts: str) -> str:
    """Make a whole SVG of `width` by `height` units, with a title and a description in words."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="dschunke" role="img"'
        f' viewBox="0 0 {width} {height}"><title>{_safe(title)}</title>'
        f"<desc>{_safe(told)}</desc>{_STYLE}\n" + "\n".join(parts) + "\n</svg>\n"
    )


def _safe(text: str) -> str:
    return escape(clean(text), quote=True)


def group(title: str, *parts: str, kind: str = "", name: str = "", **data: object) -> str:
    """Group parts under a `title` for readers; `name` is the id, `data` what can be clicked."""
    marks = f' id="{name}"' if name else ""
    marks += f' class="{kind}"' if kind else ""
    marks += "".join(f' data-{key}="{_safe(str(value))}"' for key, value in data.items())
    return f"<g{marks}><title>{_safe(title)}</title>{''.join(parts)}</g>"


def target(title: str, name: str, can: frozenset[str], *parts: str, **data: object) -> str:
    """Group what can be clicked under its id; what a legal action is about stands in `can`."""
    return group(title, *parts, kind="can" if name in can else "", name=name, **data)


def at(x: float, y: float, *parts: str, scale: float = 1) -> str:
    """Move parts to a place."""
    size = f" scale({scale:g})" if scale != 1 else ""
    return f'<g transform="translate({x:g} {y:g}){size}">{"".join(parts)}</g>'


def rect(x: float, y: float, width: float, height: float, kind: str, round_: float = 5) -> str:
    """Draw a rectangle with round corners."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round_:g}"'
        f' class="{kind}"/>'
    )


def path(drawn: str, kind: str) -> str:
    """Draw a path."""
    return f'<path d="{drawn}" class="{kind}"/>'


def words(x: float, y: float, text: object, kind: str = "") -> str:
    """Write words, nothing of which is read as markup."""
    marks = f' class="{kind}"' if kind else ""
    return f'<text x="{x:g}" y="{y:g}"{marks}>{_safe(str(text))}</text>'


_SHAPES: Final = {
    Good.SPICE: "M8 8C14 6 21 12 21 22C11 21 4 16 5 11Q5.5 8.5 8 8ZM7.5 8Q8 4 4 2Q6 6 6 8.5Z",
    Good.VEGETABLES: "M12 10C18 8 21 12 19 16Q17 20 13 20.5L12 23.5L11 20.5Q7 20 5 16"
    "C3 12 6 8 12 10ZM11.5 9Q5 8 5 2Q10 3 11.5 7Q12 2 17 1Q18 7 12.5 9Z",
    Good.FISH: "M1 12Q9 3 17 11L23 6V18L17 13Q9 21 1 12ZM6 10.3A1.2 1.2 0 1 0 6.01 10.3Z",
    Good.RICE: "M2 12H22Q21 20 15.5 21V22.5H8.5V21Q3 20 2 12ZM4.5 10.5Q12 1 19.5 10.5Z",
}

GOODS: Final = {
    good: f'<path d="{shape}" class="g{good.value}" fill-rule="evenodd"/>'
    for good, shape in _SHAPES.items()
}
"""A pod, a turnip, a fish and a bowl."""

CARDS: Final = path("M8 2H20Q22 2 22 4V18", "thin") + rect(3, 6, 14, 17, "thin", 2)
"""Two cards: drawing goods."""
COIN: Final = path("M12 1A11 11 0 1 0 12.010 1ZM8.500 8.500V15.500H15.500V8.500Z", "coin")
"""A coin with a square hole: yuan."""
CRATE: Final = rect(2, 3, 20, 19, "thin", 2) + path("M2 9H22M2 16H22M9 9V16M15 9V16", "thin")
"""A crate: loading."""
STAR: Final = path(
    "M12 1L15 8.500L23 9L17 14.500L19 22.500L12 18L5 22.500L7 14.500L1 9L9 8.500Z", "coin"
)
"""A star: a special card."""
SWAP: Final = path("M3 8H20L15 3M21 16H4L9 21", "thin")
"""Two arrows: a goods swap."""
STRIP: Final = rect(0, 8, 24, 8, "thin", 1.5) + path("M8 8V16M16 8V16", "thin")
"""Three chests in a row: strips."""
SHIFT: Final = rect(1, 14, 22, 7, "thin", 1.5) + path("M4 7H19L15 3M19 7L15 11", "thin")
"""A strip and an arrow: a strip shift."""
TIE: Final = path("M3 9H14M3 16H14M18 20V5L15 9M18 5L21 9", "thin")
"""Equal, and one up: the tie breaker."""
START: Final = path("M1 15H23Q21 22 15 22H8Q3 22 1 15ZM11 13V1Q20 5 20 13Z", "mark")
"""A small junk under sail: the start junk."""

LAYERS: Final = path("M12 3L22 8L12 13L2 8ZM2 13L12 18L22 13M2 17.500L12 22.500L22 17.500", "thin")
"""Sheets on one another: layers."""
MARKET: Final = path("M1 1H11V11H1ZM13 1H23V11H13ZM1 13H11V23H1ZM13 13H23V23H13Z", "pale")
"""Four lots: a market card."""

TASKS: Final = {Task.GOODS: CARDS, Task.INCOME: COIN, Task.LOAD: CRATE}
"""What a merchant carries on his token."""
EVENTS: Final = {
    RoundEvent.SPECIAL: STAR,
    RoundEvent.ANNOUNCE: path("M2 3H22V17H12L6 23V17H2Z", "thin") + at(7, 5, COIN, scale=0.42),
}
"""A star, and a coin that is told of."""


def task_of(space: Space) -> tuple[Task, str]:
    """Give the task of a space and the number that stands beside it, if one does (R5.4)."""
    match space:
        case GoodsSpace(deduction=less):
            return Task.GOODS, f"−{less}" if less else ""
        case IncomeSpace(deduction=less):
            return Task.INCOME, f"−{less}" if less else ""
        case _:
            return Task.LOAD, f"×{space.strips}"


def boat(junk: Junk) -> str:
    """Draw a junk in a space of 44 by 24 with the first letters of its name."""
    hull = path("M2 3Q16 -1 30 3Q40 7 43 12Q40 17 30 21Q16 25 2 21Z", f"hull j{junk.value}")
    return hull + words(
        19, 18, str(junk)[:2].capitalize(), f"b mid {'l0' if junk is Junk.BROWN else 'l3'}"
    )


def chest(x: float, y: float, seat: Seat, size: float = 32) -> str:
    """Draw a chest with its seat's letter."""
    middle = size / 2
    return at(
        x,
        y,
        rect(0, 0, size, size, f"chest p{seat}", 4),
        words(middle, middle + 6.5, SEATS[seat], f"b mid l{seat}"),
    )
