"""Laws of what happened: `step` is `apply` with a story that leads from one table to the next."""

from __future__ import annotations

import re
from collections import Counter
from typing import get_args

import pytest
from hypothesis import given

from dschunke import (
    IllegalAction,
    InvalidValue,
    legal_actions,
    new_game,
    redact,
    refusal,
    scores,
    step,
    winners,
)
from dschunke.actions import PassBid, SealBid
from dschunke.choices import every_action
from dschunke.events import (
    BidChosen,
    BidsShown,
    Event,
    GameScored,
    LotSettled,
    MarketTurned,
    PrizePaid,
    SpecialKept,
    StackSeen,
)
from dschunke.phases import Bidding, KeepingSpecial, Relaying
from dschunke.secrecy import PRIVATE, REVEALING
from dschunke.text import sentence
from tests.editions import GAMES
from tests.fold import folded, numbers
from tests.games import Game, by_chance, games


@pytest.mark.rule("R12.5")
@given(games())
def test_step_gives_the_state_that_apply_gives(game: Game) -> None:
    for before, action, after in game.steps():
        assert step(before, action).state == after


@pytest.mark.rule("R12.5", "R8.6", "R10.2", "R10.4")
@given(games())
def test_what_all_are_told_leads_from_the_numbers_before_to_those_after(game: Game) -> None:
    for before, action, after in game.steps():
        told = redact(step(before, action).events, None)
        later = numbers(after)
        now = numbers(before)
        for state, table in ((before, now), (after, later)):
            if isinstance(state.phase, Relaying):  # the lifted strip is in nobody's store
                table.players[state.phase.owner].strips += 1
        assert folded(now, told) == later, (action, told)


@pytest.mark.rule("R9.1", "R12.1")
@given(games())
def test_what_a_seat_is_told_besides_is_what_it_then_holds(game: Game) -> None:
    for before, action, after in game.steps():
        events = step(before, action).events
        for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
            kept = [e.card for e in redact(events, seat) if isinstance(e, SpecialKept)]
            gone = Counter(after.played) - Counter(before.played)
            if seat == action.seat:
                assert Counter(new.hand) == Counter(old.hand) - gone + Counter(kept)
            else:
                assert new.hand == (*old.hand, *kept)
        if isinstance(after.phase, KeepingSpecial) and not isinstance(before.phase, KeepingSpecial):
            seen = [event for event in events if isinstance(event, StackSeen)][-1]
            assert (seen.seat, seen.stack) == (after.phase.takers[0], after.phase.stack)
            assert seen.cards == after.stacks[seen.stack]


@pytest.mark.rule("R12.1", "R12.2")
@given(games())
def test_private_events_are_told_to_their_own_seat_alone_and_all_others_to_all(game: Game) -> None:
    for before, action, _ in game.steps():
        events = step(before, action).events
        assert events
        open_to_all = tuple(event for event in events if not isinstance(event, PRIVATE))
        assert redact(events, None) == open_to_all
        for seat in range(len(before.players)):
            assert redact(events, seat) == tuple(
                event for event in events if not isinstance(event, PRIVATE) or event.seat == seat
            )
            assert redact(redact(events, seat), seat) == redact(events, seat)


@pytest.mark.rule("R8.2", "R12.1")
@given(games())
def test_a_bid_and_a_pass_look_the_same_to_others_until_all_are_shown(game: Game) -> None:
    for before, action, _ in game.steps():
        if isinstance(before.phase, Bidding) and len(before.phase.waiting) > 1:
            told = set()
            for choice in legal_actions(before, action.seat):
                taken = step(before, choice)
                assert not taken.reveals
                assert not any(isinstance(event, BidsShown) for event in taken.events)
                told.add(redact(taken.events, None))
                assert redact(taken.events, action.seat) == taken.events
            assert len(told) == 1


@pytest.mark.rule("R8.3", "R8.4", "R8.5")
@given(games())
def test_lots_are_settled_and_paid_right_after_the_bids_are_shown(game: Game) -> None:
    for before, action, _ in game.steps():
        if not isinstance(action, SealBid | PassBid):
            continue
        events = step(before, action).events
        paid = [event for event in events if isinstance(event, PrizePaid)]
        for lot in (event.sale for event in events if isinstance(event, LotSettled)):
            shares = [event for event in paid if event.good is lot.good]
            assert [event.seat for event in shares] == list(() if lot.special else lot.winners)
            assert all(event.yuan == lot.share for event in shares)
            shown = next(event.bids for event in events if isinstance(event, BidsShown))
            bids = [bid for bid in shown if bid.good is lot.good]
            assert lot.count == max(bid.count for bid in bids)
            assert lot.highest == tuple(bid.seat for bid in bids if bid.count == lot.count)
            if len(lot.highest) == 1:
                rule = "R8.4"
            elif len(lot.winners) < len(lot.highest):
                rule = "R8.11"
            else:
                rule = "R8.5" if isinstance(lot.prize, int) else "R8.10"
            assert {event.rule for event in shares} <= {rule}


@pytest.mark.rule("R11.1", "R12.6")
@given(games())
def test_the_last_event_of_a_game_scores_it_and_no_other_does(game: Game) -> None:
    told = [event for before, action, _ in game.steps() for event in step(before, action).events]
    assert isinstance(told[-1], GameScored)
    assert sum(isinstance(event, GameScored) for event in told) == 1
    *_, last = game.states()
    assert told[-1] == GameScored(scores(last), winners(last))
    rounds = [event.round for event in told if isinstance(event, MarketTurned)]
    first = game.start.round
    assert rounds == list(range(first + 1, game.start.edition.rounds + 1))


@given(games())
def test_every_event_and_action_has_a_sentence_of_one_line(game: Game) -> None:
    for before, action, _ in game.steps():
        for told in (action, *step(before, action).events):
            said = sentence(told)
            assert said[0].isupper()
            assert "\n" not in said
            assert type(told).__name__ not in said


def test_a_refused_action_is_refused_by_step_as_by_apply() -> None:
    state = new_game(4, seed=1)
    for action in every_action(state.edition, 4):
        refused = refusal(state, action)
        if refused is not None:
            with pytest.raises(IllegalAction, match=re.escape(str(refused))):
                step(state, action)


def test_every_kind_of_event_happens_in_the_games_that_tests_play() -> None:
    seen: set[type] = set()
    for edition, players in GAMES:
        for seed in range(8):
            start = new_game(players, seed=seed, edition=edition, variable_setup=seed % 2 == 0)
            for before, action, _ in by_chance(start, seed).steps():
                seen.update(type(event) for event in step(before, action).events)
    assert seen == set(get_args(Event))
    assert set(PRIVATE) | set(REVEALING) <= seen
    assert BidChosen in PRIVATE


def test_what_is_no_action_or_event_has_no_sentence() -> None:
    for odd in (None, 3, "PassBid", PassBid):
        with pytest.raises(InvalidValue, match="told: expected an action or an event"):
            sentence(odd)  # type: ignore[arg-type] # wrong on purpose
    with pytest.raises(InvalidValue, match="seat: expected a whole number, 0 to 3"):
        sentence(PassBid(9))
    assert sentence(GameScored((), ())) == "The game is over: nobody has won yet"
