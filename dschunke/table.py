"""What several chapters of the rules do with the pieces on the table."""

from __future__ import annotations

from typing import Final, Protocol

from dschunke.actions import Action
from dschunke.by import BySeat, added, replaced
from dschunke.cards import ExtraSupply, SpecialCard, TieBreaker
from dschunke.edition import Edition, SetUp, setup_for
from dschunke.errors import IllegalAction
from dschunke.hold import GROUND, Hold, covered, free_slots, laid, visible
from dschunke.making import draft
from dschunke.passages import Onward, Stage
from dschunke.phases import Drawing, Phase, Supplying
from dschunke.rulings import Chests
from dschunke.shared import onward
from dschunke.state import Player, State, changed
from dschunke.track import GoodsSpace, IncomeSpace, LoadSpace, Space
from dschunke.vocabulary import GOODS, MERCHANT_OF, Good, Junk, Role, Seat, Task

__all__ = [
    "back_to_roles",
    "brought",
    "chests_counted",
    "draw",
    "draw_unasked",
    "drawable",
    "lay",
    "most_brought",
    "merchant_space",
    "pay",
    "refuse_slot",
    "role_space",
    "seat_of_turn",
    "seats_in_turn_order",
    "setup_of",
    "supply_of",
    "tie_breakers",
    "turn_of",
    "with_player",
]


def setup_of(state: State) -> SetUp:
    """Find the set-up for this number of players (R1.1)."""
    return setup_for(state.edition, len(state.players))


class Seated(Protocol):
    """What has players and a start player: a state, and a view of one."""

    @property
    def players(self) -> BySeat[object]:
        """What there is of each player; shape (players,)."""

    @property
    def start_player(self) -> Seat:
        """Who holds the start junk."""


def seats_in_turn_order(state: State) -> tuple[Seat, ...]:
    """List the seats from the start player to the left (R5.1)."""
    return tuple(seat_of_turn(state, turn) for turn in range(len(state.players)))


def seat_of_turn(table: Seated, turn: int) -> Seat:
    """Find the seat whose turn it is when `turn` players have had theirs (R5.1)."""
    return (table.start_player + turn) % len(table.players)


def turn_of(table: Seated, seat: Seat) -> int:
    """Count the players who have their turn before `seat` (R5.1)."""
    return (seat - table.start_player) % len(table.players)


def back_to_roles(state: State) -> Onward:
    """Go on in the role phase: each taken role is one turn done (R5.1)."""
    return onward(Stage.ROLES, len(state.taken))


_DraftPlayer: Final = draft(Player)


def with_player(
    state: State,
    seat: Seat,
    *,
    goods: tuple[int, ...] | None = None,
    strips: int | None = None,
    yuan: int | None = None,
    hand: tuple[SpecialCard, ...] | None = None,
    open: tuple[SpecialCard, ...] | None = None,  # noqa: A002 - the field's name
) -> tuple[Player, ...]:
    """Give the players with other values for one of them."""
    player = state.players[seat]
    other = _DraftPlayer(
        player.goods if goods is None else goods,
        player.strips if strips is None else strips,
        player.yuan if yuan is None else yuan,
        player.hand if hand is None else hand,
        player.open if open is None else open,
    )
    other.__class__ = Player
    return replaced(state.players, seat, other)


def pay(state: State, seat: Seat, yuan: int) -> tuple[Player, ...]:
    """Pay `yuan` from the bank, which has no limit (R1.9)."""
    return with_player(state, seat, yuan=state.players[seat].yuan + yuan)


def chests_counted(edition: Edition, hold: Hold, seat: Seat) -> int:
    """Count the visible chests by which `seat` draws or earns: his own (R5.6, R5.7).

    By another ruling those of all players.
    """
    return visible(hold, seat) if edition.rulings.chests is Chests.OWN else covered(hold)


def brought(chests: int, minimum: int, deduction: int) -> int:
    """Give what a task brings for the chests that count (cards or yuan).

    One for each, at least the minimum, then less a deduction (R5.6, R5.7, R5.8).
    """
    return max(minimum, chests) - deduction


def most_brought(edition: Edition) -> int:
    """Bound what a task brings: for a ground full of chests, or the minimum (R5.6, R5.7, R6.5)."""
    return brought(GROUND, edition.minimum, 0)


_EXTRA_SUPPLY: Final = ExtraSupply()
_TIE_BREAKER: Final = TieBreaker()


def supply_of(state: State, seat: Seat) -> int:
    """Count the cards of a seat's supply: one more for each extra supply (R7.1, R7.4, R9.5)."""
    return state.edition.supply + state.players[seat].open.count(_EXTRA_SUPPLY)


def drawable(state: State) -> tuple[Good, ...]:
    """List the goods whose stock is not empty (R5.10)."""
    if all(state.stocks):  # as it is most of the time
        return GOODS
    return tuple(good for good in GOODS if state.stocks[good])


def draw(
    state: State, phase: Drawing | Supplying, good: Good, done: Phase, most: int | None = None
) -> State:
    """Draw cards of a good as far as its stock goes; another good is named for the rest (R5.10).

    `phase` says who draws and how many (cards), `done` what comes when all are drawn; `most` is how
    many are drawn before another good may be named (cards), by default all.
    """
    seat = phase.seat
    cards = min(phase.left if most is None else most, state.stocks[good])
    goods = added(state.players[seat].goods, good, cards)
    left = phase.left - cards
    return changed(
        state,
        players=with_player(state, seat, goods=goods),
        stocks=added(state.stocks, good, -cards),
        phase=type(phase)(seat, left) if left else done,
    )


def draw_unasked(state: State, phase: Drawing | Supplying, done: Phase) -> State:
    """Draw what needs no choice, or give the same state (R5.10, R7.3, R3.3).

    From the only stock left a player draws without being asked; what no stock has lapses.
    """
    goods = drawable(state)
    if len(goods) > 1:
        return state
    return draw(state, phase, goods[0], done) if goods else changed(state, phase=done)


def lay(state: State, seat: Seat, junk: Junk, slot: int, phase: Phase) -> State:
    """Lay one of the strips that `seat` has left, and go on to `phase` (R6.2)."""
    return changed(
        state,
        players=with_player(state, seat, strips=state.players[seat].strips - 1),
        holds=replaced(state.holds, junk, laid(state.holds[junk], slot, seat)),
        phase=phase,
    )


def refuse_slot(action: Action, hold: Hold, junk: Junk, slot: int) -> None:
    """Refuse a slot that is not free in the top layer (R6.2)."""
    free = free_slots(hold)
    if slot not in free:
        raise IllegalAction(
            "R6.2",
            action,
            f"slot {slot} on the {junk} junk is not free; free: " + ", ".join(map(str, free)),
        )


def role_space(edition: Edition, role: Role, number: int) -> Space:
    """Tell what a role does in a round: a merchant his task, a helper its space (R5.4, R10.3)."""
    if role in MERCHANT_OF:
        return merchant_space(edition, MERCHANT_OF[role])
    lower = role is Role.LOWER_HELPER
    return (edition.lower_track if lower else edition.upper_track)[number - 1]


def merchant_space(edition: Edition, task: Task) -> Space:
    """Tell how a merchant carries out a task: without deduction (R5.2, R5.11)."""
    match task:
        case Task.GOODS:
            return GoodsSpace()
        case Task.INCOME:
            return IncomeSpace()
        case Task.LOAD:
            return LoadSpace(edition.merchant_load)


def tie_breakers(state: State) -> tuple[Seat, ...]:
    """List the seats that have a tie breaker laid open (R8.11, R9.4)."""
    return tuple(seat for seat, player in enumerate(state.players) if _TIE_BREAKER in player.open)
