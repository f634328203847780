"""The checked way in which tests make positions: none is handed out that the audit objects to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TypedDict, Unpack

from attrs import evolve

from dschunke import (
    STANDARD,
    Deal,
    Edition,
    Good,
    Junk,
    Player,
    Role,
    State,
    apply,
    audit,
    legal_actions,
    new_game,
    waiting_on,
)
from dschunke.actions import Action, OpenStack, PassBid
from dschunke.by import added, replaced
from dschunke.cards import OPEN_CARDS, ExtraSupply, MarketCard, SpecialCard
from dschunke.hold import EMPTY, Hold, Layer, laid
from dschunke.phases import Bidding, ChoosingRole, OfferingSwap, Phase, Supplying
from dschunke.state import changed

LETTERS = "RBGY"
"""The colour of each seat: a letter in a small drawing of a hold."""


class Fields(TypedDict, total=False):
    """The fields of a state that a position may have other values for."""

    players: tuple[Player, ...]
    holds: tuple[Hold, ...]
    stocks: tuple[int, ...]
    stacks: tuple[tuple[SpecialCard, ...], ...]
    played: tuple[SpecialCard, ...]
    announced: tuple[int, ...]
    round: int
    start_player: int
    merchants: tuple[Junk, ...]
    taken: tuple[Role, ...]
    sold: tuple[Good, ...]
    phase: Phase


def position(state: State, **fields: Unpack[Fields]) -> State:
    """Give the state with other values in the fields named.

    Raises `ValueError`, with every invariant that is broken, if the audit objects to it.
    """
    made = changed(state, **fields)
    violations = audit(made)
    if violations:
        broken = "; ".join(f"{one.rule} {one.name}: {one.message}" for one in violations)
        raise ValueError(f"no position of a game: {broken}")
    return made


def even_deal(players: int, edition: Edition = STANDARD) -> Deal:
    """Deal two cards of each good to everybody; all other cards lie in the edition's order."""
    stacks: list[tuple[SpecialCard, ...]] = []
    cards = edition.special_cards
    for size in edition.stack_sizes:
        stacks.append(cards[:size])
        cards = cards[size:]
    merchants = (Junk.ORANGE, Junk.WHITE, Junk.BROWN)
    return Deal(((2, 2, 2, 2),) * players, edition.market_cards, tuple(stacks), merchants)


def table(players: int = 4, edition: Edition = STANDARD, *, variable_setup: bool = False) -> State:
    """Begin a game with the even deal: round 1, the market card S321, seat 0 takes a role."""
    dealt = even_deal(players, edition)
    start = new_game(players, deal=dealt, edition=edition, variable_setup=variable_setup)
    return position(start)


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


def play(state: State, *actions: Action) -> State:
    """Apply the actions one after the other; the audit objects to no state on the way."""
    for action in actions:
        state = position(apply(state, action))
    return state


def first_choices(state: State, phase: type) -> State:
    """Play the first legal action as long as the table waits in this kind of phase."""
    while isinstance(state.phase, phase):
        state = play(state, legal_actions(state)[0])
    return state


# Players


def _with_player(state: State, seat: int, player: Player) -> tuple[Player, ...]:
    return replaced(state.players, seat, player)


def hands(state: State, goods: Mapping[int, tuple[int, int, int, int]]) -> State:
    """Give seats these hands of spice, vegetables, fish, rice; the stocks have what is left."""
    players, stocks = state.players, state.stocks
    for seat, hand in goods.items():
        for good in Good:
            stocks = added(stocks, good, players[seat].goods[good] - hand[good])
        players = replaced(players, seat, evolve(players[seat], goods=hand))
    return position(state, players=players, stocks=stocks)


def stocks(state: State, left: tuple[int, int, int, int], holder: int) -> State:
    """Leave this much spice, vegetables, fish, rice in stock; `holder` has all the rest."""
    goods = state.players[holder].goods
    for good in Good:
        goods = added(goods, good, state.stocks[good] - left[good])
    players = _with_player(state, holder, evolve(state.players[holder], goods=goods))
    return position(state, players=players, stocks=left)


def yuan(state: State, *amounts: int) -> State:
    """Give the seats, from seat 0 on, this many yuan."""
    players = tuple(
        evolve(player, yuan=amount) for player, amount in zip(state.players, amounts, strict=True)
    )
    return position(state, players=players)


def gains(state: State, seat: int, *cards: SpecialCard) -> State:
    """Give a seat special cards out of the stacks: in hand or laid open, as their kind is."""
    for card in cards:
        place = next((n for n, stack in enumerate(state.stacks) if card in stack), None)
        if place is None:
            raise ValueError(f"no stack has the card: {card}")
        cut = state.stacks[place].index(card)
        rest = state.stacks[place][:cut] + state.stacks[place][cut + 1 :]
        player = state.players[seat]
        if isinstance(card, OPEN_CARDS):
            player = evolve(player, open=(*player.open, card))
        else:
            player = evolve(player, hand=(*player.hand, card))
        state = position(
            state,
            stacks=replaced(state.stacks, place, rest),
            players=_with_player(state, seat, player),
        )
    return state


def stacks(state: State, *left: tuple[SpecialCard, ...]) -> State:
    """Leave these stacks, and empty ones after them; their other cards have been played."""
    there = Counter(card for stack in state.stacks for card in stack)
    there.subtract(Counter(card for stack in left for card in stack))
    empty = ((),) * (len(state.stacks) - len(left))
    gone = tuple(there.elements())
    return position(state, stacks=(*left, *empty), played=(*state.played, *gone))


# Junks


def hold(drawing: str) -> Hold:
    """Make a hold from a drawing: layers from the bottom, such as `RBG/R.Y`; `` is bare."""
    if not drawing:
        return EMPTY
    layers: list[Layer] = []
    for row in drawing.split("/"):
        layers.append(tuple(None if one == "." else LETTERS.index(one) for one in row))
    return Hold(tuple(layers))


def stacked(strips: Iterable[int]) -> Hold:
    """Lay strips of these seats one after the other, slots from the left."""
    made = EMPTY
    for number, seat in enumerate(strips):
        made = laid(made, number % 3, seat)
    return made


def _on_board(holds: Iterable[Hold], seat: int) -> int:
    return sum(layer.count(seat) for one in holds for layer in one.layers)


def holds(
    state: State,
    *,
    grey: str | None = None,
    orange: str | None = None,
    violet: str | None = None,
    brown: str | None = None,
    white: str | None = None,
) -> State:
    """Draw the holds named; every player has as many strips left as he did not lay."""
    drawings = (grey, orange, violet, brown, white)
    made = tuple(
        old if drawing is None else hold(drawing)
        for old, drawing in zip(state.holds, drawings, strict=True)
    )
    players = tuple(
        evolve(
            player,
            strips=player.strips + _on_board(state.holds, seat) - _on_board(made, seat),
        )
        for seat, player in enumerate(state.players)
    )
    return position(state, holds=made, players=players)


def strips_left(state: State, seat: int, left: int) -> State:
    """Leave a seat this many strips; the others lie at the bottom of grey, three to a layer.

    What lay on grey before is back with its owners.
    """
    bare = holds(state, grey="")
    laid_now = bare.players[seat].strips - left
    if laid_now % 3:
        raise ValueError(f"{laid_now} strips fill no layers")
    return holds(bare, grey="/".join([LETTERS[seat] * 3] * (laid_now // 3)))


# Phases


def choosing(
    state: State,
    *taken: Role,
    round: int = 1,  # noqa: A002 - the field's name
    start_player: int = 0,
    merchants: tuple[Junk, ...] = (Junk.BROWN, Junk.GREY, Junk.VIOLET),
) -> State:
    """Wait for a role: `taken` have been taken, one by each player before."""
    seat = (start_player + len(taken)) % len(state.players)
    return position(
        state,
        round=round,
        start_player=start_player,
        merchants=merchants,
        taken=taken,
        sold=(),
        phase=ChoosingRole(seat),
    )


def offering(state: State, seat: int, round: int = 1) -> State:  # noqa: A002 - the field's name
    """Wait for `seat`, who has special cards, to play a goods swap or decline."""
    if not state.players[seat].hand:
        raise ValueError(f"seat {seat} has no special card in hand")
    return position(state, round=round, taken=(), sold=(), phase=OfferingSwap(seat))


def supplying(state: State, start_player: int = 0) -> State:
    """Wait for the first player of the supply phase, who draws two cards, to name a good."""
    players = len(state.players)
    helpers = (Role.LOWER_HELPER,) if players > 3 else ()
    taken = (Role.GOODS_MERCHANT, Role.INCOME_MERCHANT, Role.LOAD_MERCHANT, *helpers)
    extra = state.players[start_player].open.count(ExtraSupply())
    phase = Supplying(start_player, state.edition.supply + extra)
    return position(state, start_player=start_player, taken=taken, sold=(), phase=phase)


def bidding(
    state: State,
    *sold: Good,
    round: int = 1,  # noqa: A002 - the field's name
    start_player: int = 0,
) -> State:
    """Wait for the bids of all who have goods cards; `sold` are sold already."""
    helpers = (Role.LOWER_HELPER,) if len(state.players) > 3 else ()
    taken = (Role.GOODS_MERCHANT, Role.INCOME_MERCHANT, Role.LOAD_MERCHANT, *helpers)
    waiting = tuple(seat for seat, player in enumerate(state.players) if any(player.goods))
    return position(
        state,
        round=round,
        start_player=start_player,
        taken=taken,
        sold=tuple(sorted(sold)),
        phase=Bidding(waiting, ()),
    )


def all_pass(state: State) -> State:
    """Let everybody pass in an auction: the next round begins, or the game ends."""
    return play(state, *(PassBid(seat) for seat in waiting_on(state)))


def open_stack(state: State, stack: int) -> State:
    """Let whoever takes a special card open a stack."""
    return play(state, OpenStack(waiting_on(state)[0], stack))
