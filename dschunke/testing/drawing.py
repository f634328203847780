"""Small drawings: a hold from its layers, and a whole state for a letter or a forum."""

from __future__ import annotations

from dschunke.by import ByGood
from dschunke.checks import check_kind
from dschunke.engine import waiting_on
from dschunke.errors import InvalidData, shown
from dschunke.hold import SLOTS, Hold
from dschunke.notation import SEATS, write_card, write_market_card
from dschunke.sentences import name
from dschunke.state import State
from dschunke.vocabulary import MERCHANT_OF, Colour, Junk

__all__ = ["hold", "sketch"]

_LETTERS = "".join(name(seat)[0] for seat in range(len(Colour)))


def hold(drawing: str) -> Hold:
    """Make a hold from a drawing such as `RBG/R.Y`: layers from the bottom, a letter for each slot.

    R, B, G, Y are strips of red, blue, green, yellow (seats 0 to 3), a point is a free slot, and
    nothing is a bare hold. Raises `InvalidData` for what is no drawing; whether layers may lie so
    (R6.2) is for the audit.
    """
    layers = drawing.split("/") if type(drawing) is str and drawing else []
    if type(drawing) is not str or any(
        len(layer) != SLOTS or not set(layer) <= {".", *_LETTERS} for layer in layers
    ):
        letters = ", ".join(_LETTERS)
        expected = f"layers of three of {letters} and ., with / between"
        raise InvalidData("hold", f"expected {expected}, not {shown(drawing)}")
    return Hold(
        tuple(
            tuple(None if one == "." else _LETTERS.index(one) for one in layer) for layer in layers
        )
    )


def _drawn(hold: Hold) -> str:
    return "/".join(
        "".join("." if owner is None else _LETTERS[owner] for owner in layer)
        for layer in hold.layers
    )


def sketch(state: State) -> str:
    """Write a whole state in the words of the notation, all secrets shown.

    Seats are A to D, hands and stocks are spice-vegetables-fish-rice, holds are drawn as `hold`
    reads them.
    """
    check_kind("state", state, State)
    start = SEATS[state.start_player]
    waited = "".join(SEATS[seat] for seat in waiting_on(state)) or "nobody"
    lines = [
        f"edition {state.edition.name}",
        f"round {state.round}, start player {start}, waits for {waited}: {state.phase}",
    ]
    if state.round:
        sold = " ".join(map(str, state.sold)) or "nothing"
        lines.append(f"market {write_market_card(state.market[state.round - 1])}, sold {sold}")
    lines.append(
        "merchants "
        + " ".join(
            f"{MERCHANT_OF[role]}@{state.merchants[MERCHANT_OF[role]]}" for role in MERCHANT_OF
        )
        + ", taken "
        + (", ".join(map(str, state.taken)) or "nothing")
    )
    lines.append(
        "holds "
        + " ".join(f"{junk}={_drawn(one)}" for junk, one in zip(Junk, state.holds, strict=True))
    )
    lines.append(f"stocks {_counts(state.stocks)}")
    for seat, player in enumerate(state.players):
        cards = " ".join(map(write_card, (*player.hand, *player.open)))
        goods = f"{_counts(player.goods)} {player.yuan} yuan {player.strips} strips"
        lines.append(f"{SEATS[seat]} {goods} {cards}")
    lines += [" ".join(["stack", *map(write_card, stack)]) for stack in state.stacks]
    return "\n".join(line.rstrip() for line in lines)


def _counts(counts: ByGood[int]) -> str:
    return "-".join(map(str, counts))
