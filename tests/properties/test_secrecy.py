"""Laws of secrecy: what a seat may not know moves nothing that it is shown or told."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product, takewhile
from typing import get_args

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from dschunke import (
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
from dschunke.edition import variant
from dschunke.events import Event
from dschunke.gains import possible_gains
from dschunke.phases import Bidding, GameOver, Phase, Wait
from dschunke.secrecy import REVEALING
from dschunke.track import RoundEvent
from tests.editions import GAMES, TINY
from tests.games import Game, games, reached
from tests.pool import pool
from tests.worlds import all_worlds, other_world

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
    for action in chance.sample(pool(state.edition, len(state.players)), 60):
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
            elif not is_legal(other, action):
                continue
            here, there = step(state, action), step(other, action)
            assert _until_revealed(redact(here.events, seat)) == _until_revealed(
                redact(there.events, seat)
            )
            assert here.reveals == there.reveals
            if not here.reveals:
                assert redact(here.events, seat) == redact(there.events, seat)
                assert view(here.state, seat) == view(there.state, seat)


@cache
def sample() -> tuple[tuple[State, Action], ...]:
    """Play games of every edition; give each state and what is done there."""
    found = []
    for edition, players in GAMES:
        for seed in range(6):
            start = new_game(players, seed=seed, edition=edition, variable_setup=seed % 2 == 0)
            found += [(before, action) for before, action, _ in Game(start, (), seed).steps()]
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


OPEN_TINY = variant(TINY, "tiny with open money", open_money=True)


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
MOST_WORLDS = 150
"""Tables with more worlds than this are no small cases."""


def small_cases() -> list[tuple[State, int | None]]:
    """Give tables for which there are few worlds, one for each phase and who looks."""
    found: dict[tuple[type, int | None, int], tuple[State, int | None]] = {}
    for edition, seed in product((OPEN_TINY, SMALL), range(12)):
        start = new_game(2, seed=seed, edition=edition, variable_setup=seed % 2 == 0)
        for state in Game(start, (), seed).states():
            answered = len(state.phase.waiting) if isinstance(state.phase, Bidding) else 0
            for seat in (0, 1):
                key = (type(state.phase), seat, answered)
                if key not in found and 1 < len(all_worlds(state, seat)) <= MOST_WORLDS:
                    found[key] = (state, seat)
    return list(found.values())


@pytest.mark.rule("R12.1", "R12.2", "R12.4")
def test_determinize_reaches_every_world_there_is_and_no_other() -> None:
    cases = small_cases()
    assert {type(state.phase) for state, _ in cases} == set(get_args(Wait))
    for state, seat in cases:
        seen = view(state, seat)
        worlds = all_worlds(state, seat)
        assert state in worlds
        made = {determinize(seen, seed) for seed in range(25 * len(worlds))}
        assert made <= worlds
        assert made == worlds, (seat, state.phase, len(worlds - made), len(worlds))


@pytest.mark.rule("R12.3")
def test_open_money_is_seen_by_all() -> None:
    start = new_game(2, seed=3, edition=OPEN_TINY)
    for state in Game(start, (), 3).states():
        for seat in seats(state):
            shown = [player.yuan for player in view(state, seat).players]
            assert shown == [player.yuan for player in state.players]
    closed = evolve(start, edition=TINY)
    assert [player.yuan for player in view(closed, 0).players] == [0, None]
