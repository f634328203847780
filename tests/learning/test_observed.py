"""What a seat may know as numbers: all of it from its view, nothing from elsewhere."""

from __future__ import annotations

import pickle
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dschunke import STANDARD, Good, InvalidValue, State, apply, new_game, view, waiting_on
from dschunke.actions import SealBid
from dschunke.edition import variant
from dschunke.learning import Observations
from dschunke.learning.block import SECRET
from dschunke.phases import Bidding, Relaying
from dschunke.testing import states
from tests.editions import RICH
from tests.games import Game, games, reached
from tests.worlds import other_world


def observations(state: State) -> Observations:
    """Give the numbers for a state's edition and players."""
    return Observations(state.edition, len(state.players))


def named(state: State, seat: int) -> dict[str, int]:
    """Give a seat's numbers by their names."""
    numbers = observations(state)
    return dict(zip(numbers.names, numbers.row(view(state, seat)), strict=True))


@pytest.mark.rule("R12.1", "R12.2", "R12.3", "R12.4")
@given(reached(), st.integers(0, 2**32))
def test_what_a_seat_may_not_know_moves_none_of_its_numbers(state: State, seed: int) -> None:
    numbers, chance = observations(state), random.Random(seed)
    for seat in range(len(state.players)):
        other = other_world(state, seat, chance)
        assert numbers.row(view(other, seat)) == numbers.row(view(state, seat))


@given(games())
def test_every_number_is_whole_and_in_its_range(game: Game) -> None:
    numbers = observations(game.start)
    low, high = numbers.low, numbers.high
    assert len(numbers) == len(low) == len(high) == len(numbers.names)
    for state in game.states():
        for seat in range(len(state.players)):
            row = numbers.row(view(state, seat))
            assert len(row) == len(numbers)
            for least, number, most in zip(low, row, high, strict=True):
                assert type(number) is int
                assert least <= number <= most


@given(reached())
def test_what_a_view_shows_of_the_players_stands_in_the_numbers(state: State) -> None:
    n = len(state.players)
    for seat in range(n):
        seen, row = view(state, seat), named(state, seat)
        assert row["round"] == state.round
        for good in Good:
            assert row[f"own goods cards: {good}"] == state.players[seat].goods[good]
            stock = SECRET if seen.stocks is None else seen.stocks[good]
            assert row[f"stock: {good}"] == stock
        for turn in range(n):
            who = f"{turn} to the left" if turn else "oneself"
            other = (seat + turn) % n
            yuan = seen.players[other].yuan
            assert row[f"yuan: {who}"] == (SECRET if yuan is None else yuan)
            assert row[f"goods cards in hand: {who}"] == sum(state.players[other].goods)
            assert row[f"may act: {who}"] == (other in waiting_on(state))
            assert row[f"start player: {who}"] == (other == state.start_player)


@pytest.mark.rule("R8.3", "R12.1")
@given(states(phase=Bidding))
def test_a_bid_shows_in_the_numbers_of_its_own_seat_alone(state: State) -> None:
    seat = waiting_on(state)[0]
    bids = [action for action in view(state, seat).legal if isinstance(action, SealBid)]
    for bid in bids if len(waiting_on(state)) > 1 else ():
        after = apply(state, bid)
        assert named(after, seat)[f"own sealed bid: {bid.good}"] == bid.count
        for other in set(range(len(state.players))) - {seat}:
            before, now = named(apply(state, bids[0]), other), named(after, other)
            assert now == before


@given(states(phase=Relaying, edition=RICH))
def test_a_lifted_strip_stands_in_the_numbers(state: State) -> None:
    phase = state.phase
    assert isinstance(phase, Relaying)
    row = named(state, phase.seat)
    assert row[f"loads on, or lifted from: {phase.junk}"] == 1
    assert row[f"lifted from slot: {phase.slot}"] == 1
    assert row["whose strip is lifted: oneself"] == 1


def test_every_number_has_a_name_of_its_own() -> None:
    for players, length in ((3, 316), (4, 363)):
        numbers = Observations(STANDARD, players)
        assert len(numbers) == len(set(numbers.names)) == length


def test_what_is_no_view_of_a_seat_of_this_table_is_refused() -> None:
    numbers, state = Observations(STANDARD, 3), new_game(3, seed=1)
    for strange in (state, None, view(state, None)):
        with pytest.raises(InvalidValue, match="view: expected the view of a seat"):
            numbers.row(strange)  # type: ignore[arg-type] # wrong on purpose
    longer = new_game(3, seed=1, edition=variant(STANDARD, "longer", supply=3))
    for other in (new_game(4, seed=1), longer):
        with pytest.raises(InvalidValue, match="view: expected one of standard"):
            numbers.row(view(other, 0))
    with pytest.raises(InvalidValue, match="players: expected 3 or 4"):
        Observations(STANDARD, 2)
    with pytest.raises(InvalidValue, match="edition: expected Edition"):
        Observations(None, 3)  # type: ignore[arg-type] # wrong on purpose


def test_an_equal_edition_is_as_good_as_the_same() -> None:
    equal = pickle.loads(pickle.dumps(STANDARD))  # noqa: S301 - our own bytes
    seen = view(new_game(3, seed=1, edition=equal), 0)
    numbers = pickle.loads(pickle.dumps(Observations(STANDARD, 3)))  # noqa: S301 - our own bytes
    assert numbers.row(seen) == Observations(equal, 3).row(seen)
