"""A run as a value, one game of it, and the policies that play it."""

from __future__ import annotations

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dschunke import (
    STANDARD,
    IllegalAction,
    InvalidValue,
    Record,
    deal,
    is_over,
    legal_actions,
    new_game,
    replay,
    scores,
    view,
    waiting_on,
    winners,
)
from dschunke.actions import ChooseRole
from dschunke.cards import SpecialCard, TieBreaker
from dschunke.chance import random_from
from dschunke.edition import Edition
from dschunke.events import SpecialKept, SpecialOpened
from dschunke.simulate import (
    Blind,
    Policy,
    Rollout,
    Run,
    at_random,
    game_seed,
    greedy,
    play_one,
    play_run,
    seating,
)
from dschunke.track import RoundEvent
from dschunke.vocabulary import Role
from tests.editions import GAMES
from tests.simulate import players

SEEDS = st.integers(0, 2**64 - 1)


@pytest.mark.parametrize("policy", [at_random, greedy], ids=["random", "greedy"])
@pytest.mark.parametrize(("edition", "seats"), GAMES)
@given(seed=SEEDS, number=st.integers(0, 10**12), variable=st.booleans())
def test_any_game_can_be_played_alone_and_followed_in_a_record(
    policy: Policy, edition: Edition, seats: int, seed: int, number: int, variable: bool
) -> None:
    """The first state is that of the game's own seed, every action legal, every card told."""
    run = Run(policy, players=seats, seed=seed, edition=edition, variable_setup=variable)
    played = play_one(run, number)
    assert is_over(played.state)
    assert played.seed == game_seed(seed, number) < 2**53
    dealt = deal(seats, played.seed, edition)
    record = Record(edition, dealt, variable, actions=played.actions)
    *_, end = replay(record)
    assert end.state == played.state
    told: list[list[SpecialCard]] = [[] for _ in range(seats)]
    for taken in replay(record):
        for event in taken.events:
            if isinstance(event, SpecialKept | SpecialOpened):
                told[event.seat].append(event.card)
    assert [sorted(map(str, cards)) for cards in played.specials] == [
        sorted(map(str, cards)) for cards in told
    ]


@pytest.mark.rule("R3.3", "R4.3")
def test_a_card_that_comes_before_anybody_acts_is_counted_too() -> None:
    """One stack of one card at an event of the first round is taken without asking."""
    edition = attrs.evolve(
        STANDARD,
        special_cards=(TieBreaker(),),
        stack_sizes=(1,),
        events=(RoundEvent.SPECIAL, *STANDARD.events[1:]),
    )
    assert play_one(Run(at_random, edition=edition), 0).specials == ((TieBreaker(),), (), (), ())


def test_the_results_of_a_run_are_its_games_one_by_one() -> None:
    run = Run((at_random, greedy), seed=5, measures={"rounds": players.rounds})
    for number, result in enumerate(play_run(run, 4, first=2), 2):
        played = play_one(run, number)
        assert result.number == number
        assert result.seed == played.seed
        assert result.policies == played.policies == seating(run, number)
        assert result.totals == tuple(score.total for score in scores(played.state))
        assert result.winners == winners(played.state)
        assert result.length == len(played.actions)
        assert result.specials == tuple(tuple(map(str, cards)) for cards in played.specials)
        assert result.measures == (10.0,)
        for seat, roles in enumerate(result.roles):
            taken = [
                action.role
                for action in played.actions
                if isinstance(action, ChooseRole) and action.seat == seat
            ]
            assert list(roles) == [taken.count(role) for role in Role]
            assert sum(roles) == 10


def test_the_seeds_and_games_are_the_same_on_every_python() -> None:
    """These numbers were written down once; they may never change."""
    assert [game_seed(7, number) for number in range(2)] == [5621480750520769, 3736284539545156]
    (result,) = play_run(Run((greedy, at_random), players=3, seed=7), 1)
    assert (result.totals, result.length) == ((70, 43, 67), 199)


@given(st.integers(1, 6), st.integers(1, 4), st.integers(0, 10**6))
def test_in_as_many_games_as_policies_each_sits_on_every_seat_once(
    policies: int, seats: int, first: int
) -> None:
    edition = next(e for e, n in GAMES if n == max(seats, 2))
    run = Run([at_random] * policies, players=max(seats, 2), edition=edition)
    for seat in range(run.players):
        sat = [seating(run, number)[seat] for number in range(first, first + policies)]
        assert sorted(sat) == list(range(policies))


def test_a_seats_random_numbers_do_not_depend_on_the_other_policies() -> None:
    """Two games with one seed begin alike for a seat, whoever sits on the others."""
    one = play_one(Run((at_random, greedy), seed=3), 0)
    other = play_one(Run((at_random, players.first), seed=3), 0)
    assert one.seed == other.seed
    assert one.actions[0] == other.actions[0]


def test_a_policy_gets_a_view_or_its_choices_and_nothing_else() -> None:
    seen: list[tuple[object, ...]] = []

    def spy(*given: object) -> object:
        seen.append(given)
        return given[0].legal[0]  # type: ignore[attr-defined] # it is a view, as is shown below

    def blind_spy(*given: object) -> object:
        seen.append(given)
        return given[0][0]  # type: ignore[index] # they are actions

    play_one(Run((spy, Blind(blind_spy)), players=3), 0)  # type: ignore[arg-type] # looser on purpose
    kinds = {tuple(type(one).__name__ for one in given) for given in seen}
    assert kinds == {("View", "Random"), ("tuple", "Random")}


@given(st.integers(0, 10**6))
def test_every_policy_gives_a_legal_action_of_its_view(seed: int) -> None:
    state = new_game(3, seed=seed)
    seat = waiting_on(state)[0]
    for policy in (at_random, greedy, players.QUICK):
        assert policy(view(state, seat), random_from(seed)) in legal_actions(state, seat)


def test_a_rollout_plays_other_editions_and_a_single_choice_at_once() -> None:
    for edition, seats in GAMES:
        short = attrs.evolve(edition, rounds=2)
        assert is_over(play_one(Run(players.QUICK, players=seats, edition=short), 1).state)
    state = new_game(3, seed=1)
    seen = view(state, 0)
    lone = attrs.evolve(seen, legal=seen.legal[2:3])
    assert Rollout(worlds=100)(lone, random_from(0)) == seen.legal[2]


def test_no_policy_chooses_for_a_seat_that_has_nothing_to_do() -> None:
    seen = view(new_game(3, seed=1), 1)
    for policy in (at_random, greedy, players.QUICK):
        with pytest.raises(InvalidValue, match="legal: expected what a seat may do"):
            policy(seen, random_from(0))


def test_a_rollout_is_the_same_for_the_same_view_and_numbers() -> None:
    seen = view(new_game(4, seed=4), 0)
    policy = Rollout(worlds=2)
    assert policy(seen, random_from(9)) == policy(seen, random_from(9))


def test_greedy_beats_random_in_sixty_games() -> None:
    """As it follows from the seed it is certain; the how-to gives the figures of many more."""
    run = Run((greedy, at_random), seed=1)
    wins = [0.0, 0.0]
    for result in play_run(run, 60):
        for seat in result.winners:
            wins[result.policies[seat]] += 1 / len(result.winners)
    assert wins[0] > 3 * wins[1]


def test_a_rollout_scores_more_than_greedy_in_six_games() -> None:
    """Certain, as above; `python -m tests.strength` plays many, and with more worlds."""
    run = Run((players.QUICK, greedy), players=4, seed=1)
    lead = 0
    for result in play_run(run, 6):
        for policy, total in zip(result.policies, result.totals, strict=True):
            lead += total if policy == 0 else -total
    assert lead > 0


@pytest.mark.rule("R3.3")
def test_a_policy_that_breaks_the_rules_is_named_with_its_game() -> None:
    with pytest.raises(IllegalAction, match=r"R3\.2|R5\.1") as caught:
        play_one(Run(players.illegal, seed=1), 3)
    assert caught.value.__notes__ == ["in game 3 of the run, seat 0, action 0"]
    with pytest.raises(IllegalAction, match=r"R3\.3: seat 0 was asked, not seat 1"):
        play_one(Run(players.meddling), 0)
    with pytest.raises(ZeroDivisionError) as broken:
        play_one(Run((at_random, players.broken)), 0)
    assert broken.value.__notes__ == ["in game 0 of the run, seat 1, action 1"]


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"policies": ()}, r"Run\.policies: expected at least one policy"),
        ({"policies": 3}, r"Run\.policies: expected a function, not 3"),
        ({"policies": [greedy, None]}, r"Run\.policies: expected a function, not None"),
        ({"players": 5}, "players: expected 3 or 4, not 5"),
        ({"seed": -1}, r"Run\.seed: expected a whole number"),
        ({"seed": 2**64}, r"Run\.seed: expected a whole number"),
        ({"edition": "standard"}, r"Run\.edition: expected Edition"),
        ({"variable_setup": 1}, r"Run\.variable_setup: expected bool"),
        ({"measures": 3}, r"Run\.measures: expected functions by their names"),
        ({"measures": {"one": 1}}, r"Run\.measures: expected functions by their names"),
        ({"measures": {1: players.rounds}}, r"Run\.measures: expected functions by their names"),
    ],
)
def test_what_is_no_run_is_refused(wrong: dict[str, object], message: str) -> None:
    with pytest.raises(InvalidValue, match=message):
        Run(**{"policies": greedy, **wrong})  # type: ignore[arg-type] # wrong on purpose


def test_other_wrong_values_are_refused_too() -> None:
    with pytest.raises(InvalidValue, match="run: expected a Run"):
        play_one(greedy, 0)  # type: ignore[arg-type] # wrong on purpose
    with pytest.raises(InvalidValue, match="number: expected a whole number"):
        play_one(Run(greedy), -1)
    with pytest.raises(InvalidValue, match=r"Blind\.choose: expected a function"):
        Blind(None)  # type: ignore[arg-type] # wrong on purpose
    with pytest.raises(InvalidValue, match=r"Rollout\.playing: expected a function"):
        Rollout(playing=None)  # type: ignore[arg-type] # wrong on purpose
    with pytest.raises(InvalidValue, match=r"Rollout\.worlds: expected a whole number"):
        Rollout(worlds=0)
    with pytest.raises(
        InvalidValue, match="measures: expected a number, int or float, up to 1e100, not inf"
    ):
        next(play_run(Run(greedy, measures={"endless": players.endless}), 1))


def test_a_run_can_be_changed_as_any_value() -> None:
    run = Run(greedy, measures={"rounds": players.rounds})
    assert attrs.evolve(run, seed=0) == run
    assert run.measures == (("rounds", players.rounds),)
    assert run.edition is STANDARD
