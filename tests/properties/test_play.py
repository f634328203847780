"""Laws of play: what is legal, what a refusal leaves, that every game ends."""

from __future__ import annotations

import copy
import pickle
from itertools import permutations
from typing import cast

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dschunke import (
    IllegalAction,
    State,
    apply,
    audit,
    is_legal,
    is_over,
    legal_actions,
    new_game,
    refusal,
    scores,
    waiting_on,
    winners,
)
from dschunke.actions import Action, ChooseRole, PlayCard, SealBid
from dschunke.cards import ExtraTask
from dschunke.choices import every_action
from dschunke.learning.length import most_actions
from dschunke.phases import (
    Bid,
    Bidding,
    GameOver,
    KeepingSpecial,
    OfferingSwap,
    Swapping,
    TakingSpecial,
)
from dschunke.rules.settlement import settle
from dschunke.rulings import Chests, FinalTie
from dschunke.track import IncomeSpace, RoundEvent
from dschunke.vocabulary import MERCHANT_OF, Good, Role, Task
from tests.games import Game, games, reached
from tests.properties.test_chest_layers import naive_picture


@pytest.mark.rule("R3.2", "R8.2")
@given(reached())
def test_an_action_is_legal_exactly_when_apply_takes_it(state: State) -> None:
    legal = legal_actions(state)
    assert len(set(legal)) == len(legal)
    everything = dict.fromkeys((*legal, *every_action(state.edition, len(state.players))))
    for action in everything:
        refused = refusal(state, action)
        assert (refused is None) == (action in legal) == is_legal(state, action), action
        if refused is not None:
            assert refused.rule
            assert refused.reason
            assert refused.action is action
        else:
            assert action.seat in waiting_on(state)
    for seat in range(len(state.players)):
        own = legal_actions(state, seat)
        assert own == tuple(action for action in legal if action.seat == seat)
        assert bool(own) == (seat in waiting_on(state))


class _Sub(SealBid):
    """A subclass of an action is another game's."""


def _forged(seat: object, good: object, count: object) -> object:
    """Make an action past its constructor."""
    action = object.__new__(SealBid)
    for name, value in (("seat", seat), ("good", good), ("count", count)):
        object.__setattr__(action, name, value)
    return action


@pytest.mark.rule("R3.2")
def test_an_action_with_a_field_of_another_type_is_no_action() -> None:
    state = new_game(4, seed=1)
    for seat, good, count in (("0", Good.FISH, 1), (0, 2, 1), (0, Good.FISH, 1.0)):
        with pytest.raises(IllegalAction, match="is not an action of this game"):
            apply(state, cast("Action", _forged(seat, good, count)))  # wrong on purpose


ODD_THINGS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=5),
    st.lists(st.integers(), max_size=2),
    st.dictionaries(st.text(max_size=2), st.integers(), max_size=2),
    st.sampled_from([SealBid, object(), _Sub(0, Good.FISH, 1)]),
    st.builds(lambda: object.__new__(SealBid)),
    st.builds(
        _forged,
        st.sampled_from([0, True, 0.0, "0", None]),
        st.sampled_from([Good.FISH, 2, "fish", None]),
        st.sampled_from([True, 1.0, "1", None, -1.5]),
    ),
)


@pytest.mark.rule("R3.2")
@given(reached(), ODD_THINGS)
def test_a_refused_thing_leaves_the_state_equal_and_usable(state: State, thing: object) -> None:
    before = copy.deepcopy(state)
    with pytest.raises(IllegalAction) as caught:
        apply(state, cast("Action", thing))  # whatever object it is given
    assert str(caught.value)
    assert state == before
    if not is_over(state):
        apply(state, legal_actions(state)[0])


@pytest.mark.rule("R3.1", "R3.3", "R11.1", "R11.3")
@given(games())
def test_somebody_can_act_until_the_game_is_over_and_every_game_ends(game: Game) -> None:
    number = 0
    last = game.start
    for before, _, after in game.steps():
        number += 1
        assert waiting_on(before)
        assert legal_actions(before)
        assert not is_over(before)
        assert winners(before) == ()
        last = after
    assert number <= most_actions(game.start.edition, len(game.start.players))
    assert isinstance(last.phase, GameOver)
    assert last.round == last.edition.rounds
    assert legal_actions(last) == () == waiting_on(last)
    totals = [score.total for score in scores(last)]
    best = {seat for seat, total in enumerate(totals) if total == max(totals)}
    if last.edition.rulings.final_tie is FinalTie.MOST_GOODS:
        cards = {seat: sum(last.players[seat].goods) for seat in best}
        best = {seat for seat in best if cards[seat] == max(cards.values())}
    assert set(winners(last)) == best


@pytest.mark.rule("R3.3")
@given(games())
def test_audit_is_empty_on_every_reachable_state(game: Game) -> None:
    for state in game.states():
        assert audit(state) == ()


@pytest.mark.rule("R8.2", "R8.3")
@given(games(), st.integers(0, 10**6))
def test_sealing_bids_in_any_order_gives_the_same_state(game: Game, pick: int) -> None:
    auctions = [
        state
        for state in game.states()
        if isinstance(state.phase, Bidding) and not state.phase.bids
    ]
    for state in auctions[:6]:
        bids = [
            (own := legal_actions(state, seat))[(pick + 7 * seat) % len(own)]
            for seat in waiting_on(state)
        ]
        ends = set()
        for order in permutations(bids):
            after = state
            for bid in order:
                after = apply(after, bid)
            ends.add(after)
        assert len(ends) == 1


@given(reached())
def test_states_and_actions_are_values(state: State) -> None:
    things: list[State | Action] = [state, *legal_actions(state)]
    for thing in things:
        for twin in (copy.copy(thing), copy.deepcopy(thing), pickle.loads(pickle.dumps(thing))):  # noqa: S301 - our own bytes
            assert twin == thing
            assert hash(twin) == hash(thing)
        for one in attrs.fields(type(thing)):
            with pytest.raises(attrs.exceptions.FrozenInstanceError):
                setattr(thing, one.name, None)


@given(games())
def test_equal_histories_give_equal_states(game: Game) -> None:
    assert list(game.states()) == list(copy.deepcopy(game).states())


def _chests(state: State, junk: int, seat: int) -> int:
    seen = [pile[-1] for pile in naive_picture(state.holds[junk]).values()]
    return seen.count(seat) if state.edition.rulings.chests is Chests.OWN else len(seen)


def _income(state: State, action: Action) -> int:
    """Give the yuan that a task of income pays, by R5.7 and R5.8."""
    deduction = 0
    if isinstance(action, ChooseRole):
        if action.role in MERCHANT_OF:
            if MERCHANT_OF[action.role] is not Task.INCOME:
                return 0
        else:
            lower = action.role is Role.LOWER_HELPER
            track = state.edition.lower_track if lower else state.edition.upper_track
            space = track[state.round - 1]
            if not isinstance(space, IncomeSpace):
                return 0
            deduction = space.deduction
        junk = action.junk
    elif isinstance(action, PlayCard) and isinstance(action.card, ExtraTask):
        if action.card.task is not Task.INCOME:
            return 0
        junk = action.card.junk
    else:
        return 0
    return max(state.edition.minimum, _chests(state, junk, action.seat)) - deduction


def _takers(state: State) -> tuple[int, ...]:
    phase = state.phase
    return phase.takers if isinstance(phase, TakingSpecial | KeepingSpecial) else ()


def _explained(before: State, action: Action, after: State) -> dict[int, dict[str, int]]:
    """Give, for each seat, the yuan that each rule pays in one step."""
    seats = range(len(before.players))
    paid: dict[int, dict[str, int]] = {seat: {} for seat in seats}
    paid[action.seat]["R5.7"] = _income(before, action)
    takes = [*_takers(before)]
    closing = isinstance(before.phase, Bidding) and before.phase.waiting == (action.seat,)
    if isinstance(before.phase, Bidding) and closing:
        bids = list(before.phase.bids)
        if isinstance(action, SealBid):
            bids.append(Bid(action.seat, action.good, action.count))
        breakers = [s for s in seats if any("tie" in str(c) for c in before.players[s].open)]
        prizes = before.market[before.round - 1].prizes
        edition = before.edition
        tie = edition.rulings.special_tie
        for sale in settle(bids, prizes, breakers, edition.special_yuan, tie).sales:
            for seat in sale.winners:
                paid[seat]["R8.4"] = sale.share
            takes += sale.winners if sale.special else ()
    swapping = (OfferingSwap, Swapping)
    event_due = before.round != after.round or isinstance(before.phase, swapping)
    event_begun = not isinstance(after.phase, swapping) and not isinstance(after.phase, GameOver)
    special = after.round and after.edition.events[after.round - 1] is RoundEvent.SPECIAL
    if event_due and event_begun and special:
        takes += seats
    for seat in seats:
        settled = takes.count(seat) - _takers(after).count(seat)
        old, new = before.players[seat], after.players[seat]
        cards = len(new.hand + new.open) - len(old.hand + old.open)
        cards += len(after.played) - len(before.played) if seat == action.seat else 0
        paid[seat]["R8.9"] = (settled - cards) * before.edition.special_yuan
    return paid


@pytest.mark.rule("R1.9", "R5.7", "R5.8", "R8.4", "R8.9", "R9.2")
@given(games())
def test_yuan_only_grow_and_a_rule_explains_each_change(game: Game) -> None:
    for before, action, after in game.steps():
        for seat, rules in _explained(before, action, after).items():
            gained = after.players[seat].yuan - before.players[seat].yuan
            assert gained == sum(rules.values()) >= 0
            assert all(yuan >= 0 for yuan in rules.values())


@given(st.sampled_from([3, 4]), st.integers(0, 2**64), st.booleans())
@pytest.mark.rule("R2.1", "R2.2", "R2.6", "R2.7")
def test_the_same_seed_gives_the_same_game(players: int, seed: int, variable: bool) -> None:
    first = new_game(players, seed=seed, variable_setup=variable)
    assert first == new_game(players, seed=seed, variable_setup=variable)
    assert all(sum(player.goods) == 8 for player in first.players)
