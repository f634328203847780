"""Laws of secrecy: what a seat may not know moves nothing that it is shown or told."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from itertools import product, takewhile
from math import comb
from typing import get_args

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from dschunke import (
    Good,
    Special,
    State,
    apply,
    audit,
    determinize,
    is_legal,
    is_over,
    legal_actions,
    new_game,
    redact,
    refusal,
    step,
    view,
)
from dschunke.actions import Action
from dschunke.cards import GoodsSwap, MarketCard, StripShift, TieBreaker
from dschunke.choices import every_action
from dschunke.edition import SetUp, variant
from dschunke.events import Event
from dschunke.gains import possible_gains
from dschunke.phases import Bidding, GameOver, Phase, Wait
from dschunke.rulings import Rulings, Shown
from dschunke.secrecy import REVEALING
from dschunke.track import RoundEvent
from tests.editions import GAMES, TINY
from tests.games import Game, by_chance, games, reached
from tests.worlds import all_worlds, hides_stocks, other_world, possible_bids

Look = Callable[[State, int | None], object]


def seats(state: State) -> tuple[int | None, ...]:
    """List who may look: a spectator and every seat."""
    return (None, *range(len(state.players)))


@pytest.mark.rule("R12.1", "R12.2", "R12.3", "R12.4", "R12.6")
@given(games(), st.integers(0, 2**32))
def test_what_a_seat_may_not_know_moves_neither_its_view_nor_its_choices(
    game: Game, seed: int
) -> None:
    chance = random.Random(seed)
    for state in game.states():
        for seat in seats(state):
            other = other_world(state, seat, chance)
            assert audit(other) == ()
            assert view(other, seat) == view(state, seat)
            if seat is not None:
                assert legal_actions(other, seat) == legal_actions(state, seat)


@pytest.mark.rule("R12.1", "R12.2", "R12.4")
@given(reached(), st.integers(0, 2**32))
def test_what_a_seat_may_not_know_moves_no_refusal_of_its_own_actions(
    state: State, seed: int
) -> None:
    chance = random.Random(seed)
    for action in chance.sample(every_action(state.edition, len(state.players)), 60):
        if action.seat < len(state.players):
            other = other_world(state, action.seat, chance)
            assert str(refusal(other, action)) == str(refusal(state, action))


def _until_revealed(events: tuple[Event, ...]) -> list[Event]:
    return list(takewhile(lambda event: not isinstance(event, REVEALING), events))


@pytest.mark.rule("R12.1", "R12.2", "R12.3", "R12.4", "R12.5")
@given(games(), st.integers(0, 2**32))
def test_what_a_seat_may_not_know_moves_nothing_it_is_told_unless_that_reveals_it(
    game: Game, seed: int
) -> None:
    """A step that reveals nothing leaves all who look as unable to tell the two apart as before."""
    chance = random.Random(seed)
    for state, action, _ in game.steps():
        for seat in seats(state):
            other = other_world(state, seat, chance)
            if action.seat == seat:
                assert is_legal(other, action)
            here = step(state, action)
            could = legal_actions(other, action.seat)
            theres = [step(other, one) for one in ([action] if action in could else could)]
            if not here.reveals:
                assert any(
                    redact(here.events, seat) == redact(there.events, seat)
                    and view(here.state, seat) == view(there.state, seat)
                    for there in theres
                )
            elif action in could:
                assert _until_revealed(redact(here.events, seat)) == _until_revealed(
                    redact(theres[0].events, seat)
                )


@cache
def sample() -> tuple[tuple[State, Action], ...]:
    """Play games of every edition; give each state and what is done there."""
    found = []
    for edition, players in GAMES:
        for seed in range(6):
            start = new_game(players, seed=seed, edition=edition, variable_setup=seed % 2 == 0)
            found += [(before, action) for before, action, _ in by_chance(start, seed).steps()]
    return tuple(found)


def pairs(seed: int) -> Iterator[tuple[State, State, int | None]]:
    """Give pairs of states that a seat may not tell apart."""
    chance = random.Random(seed)
    for state, _ in sample():
        for seat in seats(state):
            yield state, other_world(state, seat, chance), seat


def notices(look: Look) -> bool:
    """Tell whether somebody who looks like this can tell two states apart that he may not."""
    return any(look(state, seat) != look(other, seat) for state, other, seat in pairs(1))


def _others(state: State, seat: int | None, field: str) -> list[object]:
    return [getattr(p, field) for other, p in enumerate(state.players) if other != seat]


LEAKS: dict[str, Look] = {
    "goods": lambda state, seat: _others(state, seat, "goods"),
    "special cards": lambda state, seat: _others(state, seat, "hand"),
    "yuan": lambda state, seat: _others(state, seat, "yuan"),
    "stocks": lambda state, _: state.stocks,
    "pile": lambda state, _: state.market[-1],
    "stacks": lambda state, _: [stack[:1] for stack in state.stacks],
    "bids": lambda state, _: state.phase,
    "number of bids": lambda state, _: len(getattr(state.phase, "bids", ())),
    "one card": lambda state, seat: sum(p.goods[0] for p in state.players[(seat or 0) + 1 :][:1]),
    "others' choices": lambda state, _: legal_actions(state),
}
"""Each secret, leaked on purpose."""


def test_a_view_leaks_nothing_to_anybody_in_the_sample() -> None:
    assert not notices(view)


@pytest.mark.parametrize("secret", LEAKS)
def test_the_law_of_secrecy_bites_when_a_secret_leaks(secret: str) -> None:
    leak = LEAKS[secret]
    assert notices(lambda state, seat: (view(state, seat), leak(state, seat)))


def test_the_sample_has_every_phase_with_every_seat_looking() -> None:
    seen = {(type(state.phase), seat) for state, _, seat in pairs(1)}
    for phase in get_args(Wait):
        for seat in (None, 0, 1, 2):
            assert (phase, seat) in seen, (phase, seat)
    assert set(get_args(Phase)) > {phase for phase, _ in seen}


@pytest.mark.rule("R12.4", "R12.5")
@pytest.mark.parametrize("kind", REVEALING, ids=lambda kind: kind.__name__)
def test_every_event_that_is_said_to_reveal_something_does(kind: type) -> None:
    """Somebody who could not tell two tables apart can do so by what he is told or then sees."""
    chance = random.Random(3)
    for state, action in sample():
        taken = step(state, action)
        if kind not in {type(event) for event in taken.events}:
            continue
        for seat in seats(state):
            other = other_world(state, seat, chance)
            if not is_legal(other, action):
                return  # he sees it done: so the table is not this one
            there = step(other, action)
            told = redact(taken.events, seat) != redact(there.events, seat)
            if told or view(taken.state, seat) != view(there.state, seat):
                return
    raise AssertionError(f"{kind.__name__} reveals nothing")


# Determinize


@pytest.mark.rule("R12.1", "R12.2", "R12.3", "R12.4", "R12.5", "R12.6")
@given(games(), st.integers(0, 2**32))
def test_a_determinized_state_is_a_table_that_its_view_could_come_from(
    game: Game, seed: int
) -> None:
    for state in game.states():
        for seat in seats(state):
            seen = view(state, seat)
            made = determinize(seen, seed)
            assert audit(made) == ()
            assert view(made, seat) == seen
            if isinstance(state.phase, GameOver):
                assert made == state


@given(reached(), st.integers(0, 2**32))
def test_play_goes_on_from_a_determinized_state_to_the_end(state: State, seed: int) -> None:
    chance = random.Random(seed)
    for seat in seats(state):
        made = determinize(view(state, seat), seed)
        while not is_over(made):
            made = apply(made, chance.choice(legal_actions(made)))
            assert audit(made) == ()


@given(reached(), st.integers(0, 2**32))
def test_the_same_view_and_seed_give_the_same_world(state: State, seed: int) -> None:
    for seat in seats(state):
        assert determinize(view(state, seat), seed) == determinize(view(state, seat), seed)


@pytest.mark.rule("R12.3")
@given(games(), st.integers(0, 2**32))
def test_a_guess_of_yuan_keeps_to_what_was_told_and_could_be_gained(game: Game, seed: int) -> None:
    """The true yuan lie in the range of the guess, so the true table is among the worlds."""
    for state in game.states():
        seen = view(state, None)
        if isinstance(state.phase, GameOver):
            continue
        made = determinize(seen, seed)
        for seat, player in enumerate(state.players):
            told = state.announced[seat] if state.announced else 0
            most = told + sum(possible_gains(seen, seat))
            assert told <= player.yuan <= most
            assert told <= made.players[seat].yuan <= most


OPEN_TINY = variant(TINY, "tiny with open money", rulings=Rulings(yuan=Shown.OPEN))


SMALL = variant(
    OPEN_TINY,
    "small: so few cards that every world can be listed",
    setups=(evolve(TINY.setups[0], shuffled=1, hand=2),),
    goods_cards=(2, 1, 1, 2),
    market_cards=(MarketCard((Special.CARD, 1, 2, 3)),) * 2 + (MarketCard((3, 2, 1, 0)),),
    special_cards=(TieBreaker(), StripShift(), StripShift(), GoodsSwap()),
    stack_sizes=(2, 2),
    rounds=3,
    events=(RoundEvent.SPECIAL, None, RoundEvent.SPECIAL),
)
SMALL_THREE = variant(
    SMALL,
    "small, for three players: two hands are hidden",
    setups=(SetUp(3, 1, 1, ((),) * 5, (), 1),),
    special_cards=(TieBreaker(), StripShift(), GoodsSwap()),
    stack_sizes=(3,),
)
MOST_WORLDS = 120
"""Tables with more worlds than this are no small cases."""
RARE = 300
"""A world that is drawn less than once in so many times is rare."""


def small_cases() -> list[tuple[State, int | None]]:
    """Give tables for which there are few worlds, none of them rare: some for each phase."""
    found: dict[tuple[object, ...], tuple[State, int | None]] = {}
    editions = ((OPEN_TINY, 2), (SMALL, 2), (SMALL_THREE, 3))
    for (edition, players), seed in product(editions, range(12)):
        start = new_game(players, seed=seed, edition=edition, variable_setup=seed % 2 == 0)
        for state in by_chance(start, seed).states():
            answered = len(state.phase.waiting) if isinstance(state.phase, Bidding) else 0
            seat = (None, 0, 1)[(seed + len(found)) % 3]
            key = (players, type(state.phase), answered)
            if key not in found and 1 < len(worlds := all_worlds(state, seat)) <= MOST_WORLDS:
                weights = [weight(world, seat) for world in worlds]
                if sum(weights) <= RARE * min(weights):
                    found[key] = (state, seat)
    return list(found.values())


def weight(world: State, seat: int | None) -> Fraction:
    """Say how likely a world is beside the others: in how many ways its cards can lie so."""
    ways = Fraction(1)
    piles = [p.goods for other, p in enumerate(world.players) if other != seat]
    piles += [world.stocks] if hides_stocks(world) else []
    for good in Good:
        left = sum(pile[good] for pile in piles)
        for pile in piles:
            ways *= comb(left, pile[good])
            left -= pile[good]
    if isinstance(world.phase, Bidding):
        for other, player in enumerate(world.players):
            if other != seat and any(player.goods) and other not in world.phase.waiting:
                ways /= len(possible_bids(world, other)) + 1
    return ways


@pytest.mark.rule("R12.1", "R12.2", "R12.4")
def test_determinize_reaches_every_world_there_is_as_often_as_it_is_likely() -> None:
    cases = small_cases()
    assert {type(state.phase) for state, _ in cases} == set(get_args(Wait))
    assert {len(state.players) for state, _ in cases} == {2, 3}
    for state, seat in cases:
        seen = view(state, seat)
        worlds = all_worlds(state, seat)
        assert state in worlds
        draws = 15 * RARE
        found = Counter(determinize(seen, seed) for seed in range(draws))
        assert set(found) == worlds
        total = sum(weight(world, seat) for world in worlds)
        expected = {world: float(draws * weight(world, seat) / total) for world in worlds}
        chi_squared = sum((found[world] - n) ** 2 / n for world, n in expected.items())
        freedom = len(worlds) - 1
        assert chi_squared < freedom + 5 * (2 * freedom) ** 0.5, (seat, state.phase, found)


@pytest.mark.rule("R12.3")
def test_open_money_is_seen_by_all() -> None:
    start = new_game(2, seed=3, edition=OPEN_TINY)
    for state in by_chance(start, 3).states():
        for seat in seats(state):
            shown = [player.yuan for player in view(state, seat).players]
            assert shown == [player.yuan for player in state.players]
    closed = evolve(start, edition=TINY)
    assert [player.yuan for player in view(closed, 0).players] == [0, None]
