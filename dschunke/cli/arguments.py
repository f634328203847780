"""The commands and their arguments, with examples for each."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Final, NoReturn, TypeAlias

import dschunke

__all__ = ["Parser", "parser"]

_Run: TypeAlias = Callable[[argparse.Namespace], int]

_EXAMPLES: Final = """\
examples:
  dschunke play                         you against three bots
  dschunke play game.json               the same, kept in a file; go on with it later
  dschunke replay game.json             step through a game
  dschunke check game.txt               is it a game, and where not?
  dschunke rules R8.5                   what the rulebook says
  dschunke simulate --games 1000        play many games
  dschunke COMMAND --help               all that a command can do"""


class Parser(argparse.ArgumentParser):
    """A parser that says in one line what is wrong."""

    def error(self, message: str) -> NoReturn:
        """End the program with one line and the exit status 2."""
        self.exit(2, f"{self.prog}: {message}\n")


def parser() -> Parser:
    """Make the parser of all commands; each sets `run`, which is given the arguments."""
    whole = Parser(
        prog="dschunke",
        description="Play, replay, check and simulate games of Dschunke, and look up its rules.",
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    whole.add_argument("--version", action="version", version=f"dschunke {dschunke.__version__}")
    whole.set_defaults(run=_help, parser=whole)
    commands = whole.add_subparsers(title="commands", metavar="COMMAND")

    def command(name: str, run: _Run, told: str, examples: str) -> Parser:
        """Add a command."""
        made = commands.add_parser(
            name,
            help=told,
            description=f"{told[0].upper()}{told[1:]}.",
            epilog=f"examples:\n{examples}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        made.set_defaults(run=run, parser=made)
        return made

    _add_play(command("play", _play, "play against bots, or with others at the keyboard", _PLAY))
    _add_replay(command("replay", _replay, "step through a game, or print it", _REPLAY))
    _add_check(command("check", _check, "tell whether a file holds a game", _CHECK))
    _add_rules(command("rules", _rules, "tell what the rulebook says", _RULES))
    _add_demo(command("demo", _demo, "print a whole game of random seats", _DEMO))
    _add_simulate(command("simulate", _simulate, "play many games and sum them up", _SIMULATE))
    _add_vectors(command("vectors", _vectors, "write files that check other engines", _VECTORS))
    return whole


_PLAY: Final = """\
  dschunke play --bot rollout           against the strongest bots
  dschunke play --players 3 --seats AB --names Anna,Bert
                                        two at one keyboard and a bot
  dschunke play game.json               begin a game in a file, or go on with it"""

_REPLAY: Final = """\
  dschunke replay game.json             in a terminal: n, p, a number, q
  dschunke replay game.txt | less       all of it"""

_CHECK: Final = """\
  dschunke check game.txt
  dschunke check --json - < game.json
exit status: 0 if it is a game, 1 if not, 2 if it cannot be read"""

_RULES: Final = """\
  dschunke rules                        the chapters
  dschunke rules R8                     all of a chapter
  dschunke rules R8.5                   a rule, and its rulings"""

_DEMO: Final = """\
  dschunke demo --seed 7 --players 3"""

_SIMULATE: Final = """\
  dschunke simulate --games 1000 --policy greedy --policy random
  dschunke simulate --games 100000 --workers 2 --out results.jsonl"""

_VECTORS: Final = """\
  dschunke vectors vectors"""


def _add_deal(to: Parser) -> None:
    to.add_argument("--players", type=int, default=4, help="how many players (3 or 4)")
    to.add_argument("--seed", type=int, default=0, help="the seed, 0 or more")
    to.add_argument("--variable-setup", action="store_true", help="players lay the first strips")


def _add_edition(to: Parser) -> None:
    to.add_argument("--edition", metavar="FILE", help="an edition in JSON, not the standard one")


def _add_colour(to: Parser) -> None:
    to.add_argument("--no-colour", action="store_true", help="no colours; so does NO_COLOR")


def _add_play(to: Parser) -> None:
    add = to.add_argument
    add(
        "file",
        nargs="?",
        metavar="FILE",
        help="where the game is kept; if it holds one, go on with it",
    )
    add("--players", type=int, help="how many players (3 or 4, else 4); for a new game")
    add("--variable-setup", action="store_true", help="players lay the first strips; a new game")
    add("--names", help="what the people at the keyboard are called: Anna,Bert; for a new game")
    add("--seed", type=int, help="the seed of the deal and of the bots; else any")
    add("--seats", help="who sits at the keyboard: A (in a new game), or several: AC")
    add(
        "--bot",
        action="append",
        metavar="NAME",
        help="random, greedy (if none is named) or rollout; several take turns in the other seats",
    )
    _add_colour(to)


def _add_replay(to: Parser) -> None:
    to.add_argument("file", metavar="FILE", help="a record or a transcript; - is standard input")
    _add_edition(to)
    _add_colour(to)


def _add_check(to: Parser) -> None:
    to.add_argument("file", metavar="FILE", help="a record or a transcript; - is standard input")
    _add_edition(to)
    to.add_argument("--json", action="store_true", help="say it in JSON")


def _add_rules(to: Parser) -> None:
    to.add_argument("id", nargs="?", metavar="ID", help="R8, R8.5 or R8.2a; else the chapters")
    to.add_argument("--json", action="store_true", help="say it in JSON")


def _add_demo(to: Parser) -> None:
    _add_deal(to)
    to.add_argument("--quiet", action="store_true", help="print only the scores")


def _add_simulate(to: Parser) -> None:
    add = to.add_argument
    add("--games", type=int, default=100, help="how many games in all")
    _add_deal(to)
    add(
        "--policy",
        action="append",
        metavar="NAME",
        help="random, greedy, rollout or MODULE:NAME; several change seats from game to game",
    )
    add("--measure", action="append", metavar="MODULE:NAME", help="what to measure besides")
    _add_edition(to)
    add("--workers", type=int, default=1, help="in how many processes")
    add("--chunk", type=int, default=8, help="how many games a process plays at a time")
    add("--out", type=Path, metavar="FILE", help="a line for each game; goes on where it ends")
    add("--json", action="store_true", help="give the summary in JSON")


def _add_vectors(to: Parser) -> None:
    to.add_argument("folder", metavar="DIR", help="where to write them")


def _help(asked: argparse.Namespace) -> int:
    asked.parser.print_help()
    return 0


# Each command is imported when it runs, so that none waits for the others.


def _play(asked: argparse.Namespace) -> int:
    from dschunke.cli.play import play

    return play(asked)


def _replay(asked: argparse.Namespace) -> int:
    from dschunke.cli.replay import replay_file

    return replay_file(asked)


def _check(asked: argparse.Namespace) -> int:
    from dschunke.cli.check import check

    return check(asked)


def _rules(asked: argparse.Namespace) -> int:
    from dschunke.cli.rules import rules

    return rules(asked)


def _demo(asked: argparse.Namespace) -> int:
    from dschunke.cli.demo import demo

    return demo(asked)


def _simulate(asked: argparse.Namespace) -> int:
    from dschunke.cli.simulate import simulate

    return simulate(asked.parser, asked)


def _vectors(asked: argparse.Namespace) -> int:
    from dschunke.cli.vectors import vectors

    return vectors(asked)
