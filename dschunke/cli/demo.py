"""`dschunke demo`: print a whole game of random seats."""

from __future__ import annotations

import argparse

from dschunke import text
from dschunke.chance import random_from
from dschunke.engine import Step, is_over, legal_actions, new_game, scores, step, winners
from dschunke.events import GameScored, MarketTurned
from dschunke.secrecy import PRIVATE
from dschunke.simulate.policy import any_legal
from dschunke.state import State

__all__ = ["demo"]


def demo(asked: argparse.Namespace) -> int:
    """Play one game and print it; raises `InvalidValue` for what no game has."""
    state = new_game(asked.players, seed=asked.seed, variable_setup=asked.variable_setup)
    chance = random_from(asked.seed)
    if not asked.quiet:
        _print_heading(state)
    while not is_over(state):
        taken = step(state, any_legal(legal_actions(state), chance))
        if not asked.quiet:
            _print_step(state, taken)
        state = taken.state
    print("\n".join(text.scoreboard(scores(state), winners(state))))
    return 0


def _print_heading(state: State) -> None:
    if state.round:
        offer = text.prizes(state.market[state.round - 1])
        print(f"\nRound {state.round}: {offer}; {text.name(state.start_player)} starts")
        print("\n".join(text.draw_holds(state.holds)))


def _print_step(before: State, taken: Step) -> None:
    for event in taken.events:
        if not isinstance(event, (*PRIVATE, MarketTurned, GameScored)):
            print(text.sentence(event))
    if taken.state.round != before.round:
        _print_heading(taken.state)
