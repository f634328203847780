"""`python -m dschunke`: print a whole game of random seats, play many, or write vectors."""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from dschunke import text
from dschunke.engine import Step, is_over, legal_actions, new_game, scores, step, winners
from dschunke.errors import InvalidValue
from dschunke.events import GameScored, MarketTurned
from dschunke.secrecy import PRIVATE
from dschunke.state import State


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Say in one line what is wrong."""
        self.exit(2, f"{self.prog}: {message}\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Do as the arguments say; give the exit status."""
    parser = _Parser(prog="python -m dschunke", description="Play a game with random seats.")
    parser.set_defaults(run=_play)
    parser.add_argument("--players", type=int, default=4, help="how many players (3 or 4)")
    parser.add_argument("--seed", type=int, default=0, help="the seed, 0 or more")
    parser.add_argument(
        "--variable-setup", action="store_true", help="players lay the first strips"
    )
    parser.add_argument("--quiet", action="store_true", help="print only the scores")
    commands = parser.add_subparsers(title="other things to do")
    vectors = commands.add_parser("vectors", help="write files that check other engines")
    vectors.set_defaults(run=_write_vectors)
    vectors.add_argument("folder", type=Path, metavar="DIR", help="where to write them")
    many = commands.add_parser("simulate", help="play many games and tell what they say")
    _add_simulate(many)
    asked = parser.parse_args(arguments)
    status: int = asked.run(parser, asked)
    return status


def _add_simulate(many: argparse.ArgumentParser) -> None:
    """Add the command that plays many games."""
    many.set_defaults(run=_simulate)
    add = many.add_argument
    add("--games", type=int, default=100, help="how many games in all")
    add("--players", type=int, default=4, help="how many players (3 or 4)")
    add("--seed", type=int, default=0, help="the seed of the run, 0 or more")
    add("--variable-setup", action="store_true", help="players lay the first strips")
    add(
        "--policy",
        action="append",
        metavar="NAME",
        help="random, greedy, rollout or MODULE:NAME; several change seats from game to game",
    )
    add("--measure", action="append", metavar="MODULE:NAME", help="what to measure besides")
    add("--edition", type=Path, metavar="FILE", help="an edition in JSON, not the standard one")
    add("--workers", type=int, default=1, help="in how many processes")
    add("--chunk", type=int, default=8, help="how many games a process plays at a time")
    add("--out", type=Path, metavar="FILE", help="a line for each game; goes on where it ends")


def _simulate(parser: _Parser, asked: argparse.Namespace) -> int:
    """Play many games."""
    from dschunke.simulate.command import simulate  # here, for the same reason

    return simulate(parser, asked)


def _write_vectors(parser: _Parser, asked: argparse.Namespace) -> int:
    """Write the conformance vectors into a folder, which is made if it is not there."""
    from dschunke.conformance.vectors import (
        files,  # here, so that playing a game does not wait for it
    )

    try:
        asked.folder.mkdir(parents=True, exist_ok=True)
        texts = files()
        for name, written in texts.items():
            path = asked.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(written.encode("utf-8"))
    except OSError as error:
        parser.error(f"{error.filename}: {error.strerror}")
    print(f"{len(texts)} files in {asked.folder}")
    return 0


def _play(parser: _Parser, asked: argparse.Namespace) -> int:
    """Play one game and print it."""
    try:
        state = new_game(asked.players, seed=asked.seed, variable_setup=asked.variable_setup)
    except InvalidValue as wrong:
        parser.error(str(wrong))
    chance = random.Random(asked.seed)
    if not asked.quiet:
        _print_heading(state)
    while not is_over(state):
        action = chance.choice(legal_actions(state))
        taken = step(state, action)
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


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BrokenPipeError:  # the reader has seen enough
        sys.stderr.close()
        sys.exit(0)
