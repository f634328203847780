"""What many results say together: against the formulas as textbooks write them, in floats."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from math import inf, sqrt
from statistics import NormalDist, fmean, stdev

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dschunke import InvalidValue
from dschunke.simulate import Result, Run, at_random, greedy, play_run
from dschunke.simulate.report import reported, watched
from dschunke.simulate.summary import Estimate, Standing, summarized
from dschunke.vocabulary import Role
from tests.simulate import players

RUN = Run(
    (greedy, at_random), players=3, seed=3, measures={"cards": players.cards, "r": players.rounds}
)
RESULTS = list(play_run(RUN, 24))
WIDE = NormalDist().inv_cdf(0.975)


def close(found: Estimate, mean: float, error: float) -> bool:
    """Tell whether an estimate is this mean and error but for rounding."""
    return (found.mean, found.high - found.mean, found.mean - found.low) == pytest.approx(
        (mean, error, error)
    )


def of_mean(values: list[float]) -> tuple[float, float]:
    """Give the mean of one value from each game, and its error."""
    return fmean(values), WIDE * stdev(values) / sqrt(len(values))


def of_ratio(pairs: list[tuple[int, float]]) -> tuple[float, float]:
    """Give the ratio of the sums of (weight, quantity) from each game, and its error."""
    games = len(pairs)
    weight = fmean(n for n, _ in pairs)
    ratio = fmean(x for _, x in pairs) / weight
    spread = sum((x - ratio * n) ** 2 for n, x in pairs) / (games - 1)
    return ratio, WIDE * sqrt(spread / games) / weight


def did(result: Result, seat: int) -> tuple[float, float, float]:
    """Give a seat's share of the win, its score and its lead."""
    share = result.winners.count(seat) / len(result.winners)
    return share, result.totals[seat], result.totals[seat] - fmean(result.totals)


def test_seats_lengths_and_measures_have_the_interval_of_a_mean() -> None:
    summary = summarized(RESULTS)
    assert summary.games == len(RESULTS)
    assert close(summary.length, *of_mean([float(one.length) for one in RESULTS]))
    assert close(summary.total, *of_mean([fmean(one.totals) for one in RESULTS]))
    assert close(summary.measures[0], *of_mean([one.measures[0] for one in RESULTS]))
    assert summary.measures[1] == Estimate(10.0, 10.0, 10.0)
    for seat, standing in enumerate(summary.seats):
        assert standing.count == len(RESULTS)
        values = list(zip(*(did(one, seat) for one in RESULTS), strict=True))
        for found, row in zip((standing.wins, standing.total, standing.lead), values, strict=True):
            assert close(found, *of_mean(list(row)))


def test_roles_policies_and_cards_have_the_interval_of_a_ratio_over_games() -> None:
    """What happens within one game is not independent, so each game counts as one."""
    summary = summarized(RESULTS)
    weights: dict[Standing, list[list[int]]] = {
        **{
            standing: [[int(one.policies[seat] == policy) for seat in range(3)] for one in RESULTS]
            for policy, standing in summary.policies.items()
        },
        **{
            standing: [[taken[role] for taken in one.roles] for one in RESULTS]
            for role, standing in summary.roles.items()
        },
        **{
            standing: [[cards.count(card) for cards in one.specials] for one in RESULTS]
            for card, standing in summary.specials.items()
        },
    }
    assert list(summary.roles) == [role for role in Role if role is not Role.UPPER_HELPER]
    assert set(summary.specials) == {c for one in RESULTS for row in one.specials for c in row}
    for standing, times in weights.items():
        assert standing.count == sum(map(sum, times))
        for place, found in enumerate((standing.wins, standing.total, standing.lead)):
            pairs = [
                (sum(row), sum(n * did(one, seat)[place] for seat, n in enumerate(row)))
                for one, row in zip(RESULTS, times, strict=True)
            ]
            assert close(found, *of_ratio(pairs))


@given(st.permutations(range(len(RESULTS))))
def test_the_order_of_results_does_not_matter_to_the_last_digit(order: list[int]) -> None:
    assert summarized(RESULTS[place] for place in order) == summarized(RESULTS)


def test_wins_add_up_and_leads_cancel() -> None:
    summary = summarized(RESULTS)
    assert sum(one.wins.mean for one in summary.seats) == pytest.approx(1)
    assert sum(one.lead.mean for one in summary.seats) == pytest.approx(0)
    assert sum(one.count * one.wins.mean for one in summary.policies.values()) == pytest.approx(24)


def test_intervals_hold_the_true_mean_as_often_as_they_say() -> None:
    """Of 400 samples of 100 games with known chances, 90 in 100 of the intervals of 90 %."""
    chance = random.Random(1)
    held: Counter[str] = Counter()
    for _ in range(400):
        made = [_drawn(chance) for _ in range(100)]
        summary = summarized(made, level=0.9)
        held["length"] += summary.length.low <= 3.5 <= summary.length.high
        held["wins"] += summary.seats[0].wins.low <= 0.3 <= summary.seats[0].wins.high
        role = summary.roles[Role.GOODS_MERCHANT]
        held["role"] += role.wins.low <= 0.9 / 1.4 <= role.wins.high
    for name, count in held.items():
        assert 0.86 <= count / 400 <= 0.94, name


def _drawn(chance: random.Random) -> Result:
    """Draw a game: a winner, a length, and a role that winners take more often."""
    winner = 0 if chance.random() < 0.3 else 1
    twice = chance.random() < 0.5  # then the winner takes the role once, and the other as well
    roles = [(1 if seat == winner or twice else 0, 0, 0, 0, 0) for seat in range(2)]
    if not twice and chance.random() < 0.2:
        roles = [(0, 0, 0, 0, 0), (0, 0, 0, 0, 0)]
    return attrs.evolve(
        RESULTS[0],
        policies=(0, 0),
        totals=(1, 1),
        winners=(winner,),
        length=chance.randint(1, 6),
        roles=tuple(roles),
        specials=((), ()),
    )


def test_one_game_shows_no_interval_and_a_shared_win_counts_in_parts() -> None:
    shared = attrs.evolve(RESULTS[0], totals=(9, 7, 9), winners=(0, 2))
    summary = summarized([shared])
    assert [one.wins.mean for one in summary.seats] == [0.5, 0, 0.5]
    assert (summary.length.low, summary.length.high) == (-inf, inf)


def test_what_cannot_be_summarized_is_refused() -> None:
    with pytest.raises(InvalidValue, match="results: expected at least one result"):
        summarized([])
    with pytest.raises(InvalidValue, match="results: expected results, not 3"):
        summarized(3)  # type: ignore[arg-type] # wrong on purpose
    with pytest.raises(InvalidValue, match="results: expected results, not 1"):
        summarized([1])  # type: ignore[list-item] # wrong on purpose
    for level in (0.0, 1.0, 1 - 1e-16, 95, float("nan")):
        with pytest.raises(InvalidValue, match="level: expected a number above 0, "):
            summarized(RESULTS, level)
    others = play_run(Run(at_random, seed=1), 1)
    with pytest.raises(InvalidValue, match="as many seats and measures as before"):
        summarized([RESULTS[0], *others])


def test_what_one_game_alone_says_has_no_interval() -> None:
    lone = attrs.evolve(RESULTS[0], specials=(("a lone card",), (), ()))
    rest = [attrs.evolve(one, specials=((), (), ())) for one in RESULTS[1:]]
    wins = summarized([lone, *rest]).specials["a lone card"].wins
    assert (wins.low, wins.high) == (-inf, inf)


def test_policies_keep_their_numbers_where_some_did_not_play() -> None:
    run = Run((at_random,) * 6, players=4)
    summary = summarized(play_run(run, 1, first=1))
    assert list(summary.policies) == [1, 2, 3, 4]
    told = "\n".join(reported(summary, "abcdef"))
    assert "policy b" in told
    assert "policy a" not in told


def test_a_summary_is_told_line_by_line_with_names_or_numbers() -> None:
    summary = summarized(RESULTS)
    lines = reported(summary, ["greedy"], ["cards"])
    assert lines[0].startswith("24 games: ")
    assert lines[1].startswith("cards: 0.")
    assert lines[2].startswith("1: 10.000 ± 0.000")
    assert lines[3].split() == ["count", "wins", "score", "lead"]
    names = [line[:34].strip() for line in lines[4:]]
    assert names[:5] == ["seat 0", "seat 1", "seat 2", "policy greedy", "policy 1"]
    assert names[5:9] == [str(role) for role in summary.roles]
    assert names[9:] == list(summary.specials)


def test_progress_tells_the_rate_and_the_time_left_and_then_cleans_up() -> None:
    times: Iterator[float] = iter([0.0, 0.1, 10.0, 10.1, 20.0])
    told: list[str] = []
    passed = list(watched(iter(RESULTS[:4]), 100, 10, lambda: next(times), told.append))
    assert passed == RESULTS[:4]
    assert [one.strip() for one in told] == [
        "12 of 100 games, 0.2 a second, 7 min left",
        "14 of 100 games, 0.2 a second, 7 min left",
        "",
    ]
    for games, left in ((100_000, "27 h 46 min left"), (11, "0 s left")):
        told.clear()
        list(watched(iter(RESULTS[:1]), games, 10, iter([0.0, 1.0]).__next__, told.append))
        assert told[0].strip().endswith(left)
