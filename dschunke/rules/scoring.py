"""The end (R11)."""

from __future__ import annotations

from attrs import frozen

from dschunke.by import BySeat
from dschunke.cards import ChestOnEveryJunk, GoodsInHand, MostChests, SpecialCard
from dschunke.hold import visible
from dschunke.phases import GameOver
from dschunke.rulings import FinalTie
from dschunke.state import State
from dschunke.vocabulary import JUNKS, Junk, Seat

__all__ = ["Score", "scores", "winners"]


@frozen
class Score:
    """What one player scores (R11.2)."""

    yuan: int
    """His yuan (yuan)."""
    bonuses: int
    """His fulfilled end bonuses (yuan, R9.9)."""
    junk_bonus: int
    """The bonus for junks on which he has a visible chest (yuan)."""
    total: int
    """All three together (yuan)."""


def scores(state: State) -> BySeat[Score]:
    """Score every seat as if the game ended now (R11.2); shape (players,)."""
    return tuple(_score(state, seat) for seat in range(len(state.players)))


def winners(state: State) -> tuple[Seat, ...]:
    """List the seats with the most yuan, who share the win; nobody while the game lasts (R11.3).

    By another ruling those of them win who have most goods cards in hand.
    """
    if not isinstance(state.phase, GameOver):
        return ()
    cards_decide = state.edition.rulings.final_tie is FinalTie.MOST_GOODS
    results = [
        (score.total, sum(player.goods) if cards_decide else 0)
        for score, player in zip(scores(state), state.players, strict=True)
    ]
    return tuple(seat for seat, result in enumerate(results) if result == max(results))


def _score(state: State, seat: Seat) -> Score:
    player = state.players[seat]
    bonuses = sum(_bonus(state, seat, card) for card in player.hand)
    junks = sum(visible(hold, seat) > 0 for hold in state.holds)
    junk_bonus = state.edition.junk_bonus[junks]
    return Score(player.yuan, bonuses, junk_bonus, player.yuan + bonuses + junk_bonus)


def _bonus(state: State, seat: Seat, card: SpecialCard) -> int:
    """Pay an end bonus whose condition holds (R9.9); other cards pay nothing."""
    match card:
        case MostChests(junk=junk, yuan=yuan):
            others = [
                _chests(state, junk, other) for other in range(len(state.players)) if other != seat
            ]
            return yuan if _chests(state, junk, seat) > max(others, default=0) else 0
        case GoodsInHand(good=good, count=count, yuan=yuan):
            return yuan if state.players[seat].goods[good] >= count else 0
        case ChestOnEveryJunk(yuan=yuan):
            return yuan if all(_chests(state, junk, seat) for junk in JUNKS) else 0
    return 0


def _chests(state: State, junk: Junk, seat: Seat) -> int:
    return visible(state.holds[junk], seat)
