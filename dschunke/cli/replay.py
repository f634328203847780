"""`dschunke replay`: step through a game forward and back, or print it."""

from __future__ import annotations

import argparse
import re
from typing import Final

from dschunke.cli.called import called
from dschunke.cli.files import STDIN, edition_in, game_in
from dschunke.cli.screen import coloured, is_terminal, line
from dschunke.engine import is_over, scores, winners
from dschunke.events import Event, GameScored
from dschunke.notation import write_action
from dschunke.secrecy import PRIVATE
from dschunke.sitting import Sitting, resumed
from dschunke.text import board, scoreboard, sentence

__all__ = ["replay_file"]

_HELP: Final = "n or Enter: on, p: back, a number: there, q: leave"
_NUMBER: Final = re.compile("[0-9]{1,9}", re.ASCII)


def replay_file(asked: argparse.Namespace) -> int:
    """Show the game of a file; raises `OSError`, and `InvalidData` for what is no game."""
    table = resumed(game_in(asked.file, edition_in(asked.edition)))
    if asked.file != STDIN and is_terminal():
        _step_through(table, coloured(asked.no_colour))
    else:
        _print(table)
    return 0


def _step_through(table: Sitting, colour: bool) -> None:
    """Show one step after the other, as whoever sits there asks."""
    last = len(table.steps) - 1
    print(_HELP)
    number = 0
    while True:
        print(f"\n{_told(table, number)}\n\n{_board(table, number, colour)}")
        number = _asked(number, last)
        if number < 0:
            return


def _asked(number: int, last: int) -> int:
    """Ask for the number of the next step to show; one below 0 says to leave."""
    while True:
        try:
            words = line(f"\n{number} of {last}> ")
        except EOFError:
            print()
            return -1
        match words:
            case "" | "n" if number < last:
                return number + 1
            case "p" if number:
                return number - 1
            case "q":
                return -1
        if _NUMBER.fullmatch(words) and int(words) <= last:
            return int(words)
        print(f"{_HELP}, from 0 to {last}")


def _print(table: Sitting) -> None:
    """Print every step, and the board where a round begins and at the end."""
    shown = -1
    for number, taken in enumerate(table.steps):
        print(_told(table, number))
        if taken.state.round != shown or number == len(table.steps) - 1:
            print(f"\n{_board(table, number, colour=False)}\n")
        shown = taken.state.round


def _board(table: Sitting, number: int, colour: bool) -> str:
    """Draw the table after so many actions; at the end with the scores."""
    state = table.steps[number].state
    drawn = board(state, called(table.record), colour=colour)
    if is_over(state):
        drawn += "\n\n" + "\n".join(scoreboard(scores(state), winners(state)))
    return drawn


def _told(table: Sitting, number: int) -> str:
    """Tell an action by its number, and what happened."""
    acted = f"{number}. {write_action(table.record.actions[number - 1])}" if number else "0."
    events = [event for event in table.steps[number].events if not _doubled(event)]
    return "\n".join([acted, *(f"   {sentence(event)}" for event in events)])


def _doubled(event: Event) -> bool:
    """Tell whether the action or the board says the same."""
    return isinstance(event, (*PRIVATE, GameScored))
