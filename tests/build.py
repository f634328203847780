"""Short words for the positions that the tests of the rules make again and again."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import evolve

from dschunke import STANDARD, Edition, Good, Junk, Role, State, legal_actions, waiting_on
from dschunke.actions import OpenStack, PassBid
from dschunke.cards import ExtraSupply, MarketCard, SpecialCard
from dschunke.hold import EMPTY, Hold, laid
from dschunke.phases import Bidding, ChoosingRole, OfferingSwap, Supplying
from dschunke.testing import play, position


def own_edition(
    *,
    special_cards: tuple[SpecialCard, ...] | None = None,
    market_card: MarketCard | None = None,
) -> Edition:
    """Make the standard edition with other special cards or ten times the same market card."""
    edition = evolve(STANDARD, name="own")
    if special_cards is not None:
        sizes = (len(special_cards), 0, 0, 0)
        edition = evolve(edition, special_cards=special_cards, stack_sizes=sizes)
    if market_card is not None:
        edition = evolve(edition, market_cards=(market_card,) * edition.rounds)
    return edition


def first_choices(state: State, phase: type) -> State:
    """Play the first legal action as long as the table waits in this kind of phase."""
    while isinstance(state.phase, phase):
        state = play(state, legal_actions(state)[0])
    return state


def stacked(strips: Iterable[int]) -> Hold:
    """Lay strips of these seats one after the other, slots from the left."""
    made = EMPTY
    for number, seat in enumerate(strips):
        made = laid(made, number % 3, seat)
    return made


def strips_left(state: State, seat: int, left: int) -> State:
    """Leave a seat this many strips; the others lie at the bottom of grey, three to a layer.

    What lay on grey before is back with its owners.
    """
    bare = position(state, holds={Junk.GREY: ""})
    laid_now = bare.players[seat].strips - left
    if laid_now % 3:
        raise ValueError(f"{laid_now} strips fill no layers")
    return position(bare, holds={Junk.GREY: "/".join(["RBGY"[seat] * 3] * (laid_now // 3))})


def choosing(
    state: State,
    *taken: Role,
    round: int = 1,  # noqa: A002 - the field's name
    start_player: int = 0,
    merchants: tuple[Junk, ...] = (Junk.BROWN, Junk.GREY, Junk.VIOLET),
) -> State:
    """Wait for a role: `taken` have been taken, one by each player before."""
    return position(
        state,
        round=round,
        start_player=start_player,
        merchants=merchants,
        taken=taken,
        sold=(),
        phase=ChoosingRole((start_player + len(taken)) % len(state.players)),
    )


def offering(state: State, seat: int, round: int = 1) -> State:  # noqa: A002 - the field's name
    """Wait for `seat`, who has special cards, to play a goods swap or decline."""
    return position(state, round=round, sold=(), phase=OfferingSwap(seat))


def supplying(state: State, start_player: int = 0) -> State:
    """Wait for the first player of the supply phase, who draws two cards, to name a good."""
    extra = state.players[start_player].open.count(ExtraSupply())
    phase = Supplying(start_player, state.edition.supply + extra)
    return position(state, start_player=start_player, sold=(), phase=phase)


def bidding(
    state: State,
    *sold: Good,
    round: int = 1,  # noqa: A002 - the field's name
    start_player: int = 0,
) -> State:
    """Wait for the bids of all who have goods cards; `sold` are sold already."""
    waiting = tuple(seat for seat, player in enumerate(state.players) if any(player.goods))
    return position(
        state,
        round=round,
        start_player=start_player,
        sold=tuple(sorted(sold)),
        phase=Bidding(waiting, ()),
    )


def all_pass(state: State) -> State:
    """Let everybody pass in an auction: the next round begins, or the game ends."""
    return play(state, *(PassBid(seat) for seat in waiting_on(state)))


def open_stack(state: State, stack: int) -> State:
    """Let whoever takes a special card open a stack."""
    return play(state, OpenStack(waiting_on(state)[0], stack))
