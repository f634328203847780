"""What is kept of a finished game: a small value, and a line of JSON."""

from __future__ import annotations

import json
from typing import Any, Final

from attrs import field, fields, frozen

from dschunke.by import BySeat
from dschunke.checks import check_whole, listing, text, whole
from dschunke.engine import scores, winners
from dschunke.errors import InvalidData, InvalidValue, shown
from dschunke.simulate.run import MOST_GAMES, Played, Run, game_seed, play_one, seating
from dschunke.vocabulary import Role, Seat

__all__ = ["LONGEST_LINE", "Result", "line", "read_line", "result_of"]

LONGEST_LINE: Final = 100_000
"""The longest line that is read (bytes); one of a standard game takes about 500."""
_LARGEST: Final = 10**9
_LARGEST_MEASURE: Final = 1e100


def _number(result: object, attribute: object, value: Any) -> None:  # as attrs has it
    if type(value) not in (int, float) or not -_LARGEST_MEASURE <= value <= _LARGEST_MEASURE:
        raise InvalidValue("Result.measures", value, "a number, int or float, up to 1e100")


@frozen
class Result:
    """What is kept of a finished game."""

    number: int = field(validator=whole(0, MOST_GAMES))
    """Its number within its run, from 0: `play_one` plays it again."""
    seed: int = field(validator=whole(0, 1 << 53))
    """Its own seed: `new_game` makes its first state from it."""
    policies: BySeat[int] = field(validator=listing(whole()))
    """Which policy of the run sat on each seat, counted from 0; shape (players,)."""
    totals: BySeat[int] = field(validator=listing(whole(0, _LARGEST)))
    """What each seat scored (yuan; shape (players,); R11.2)."""
    winners: tuple[Seat, ...] = field(validator=listing(whole()))
    """The seats that won or shared the win (R11.3)."""
    length: int = field(validator=whole(0, _LARGEST))
    """How long it lasted (actions)."""
    roles: BySeat[tuple[int, ...]] = field(validator=listing(listing(whole(), len(Role))))
    """How often each seat took each role, in the order of `Role`; shape (players, 5)."""
    specials: BySeat[tuple[str, ...]] = field(validator=listing(listing(text)))
    """The names of the special cards that each seat took, in the order taken; shape (players,)."""
    measures: tuple[float, ...] = field(default=(), validator=listing(_number))
    """The run's measures, in their order."""

    def __attrs_post_init__(self) -> None:
        """Refuse lists that speak of different numbers of seats."""
        players = len(self.totals)
        for name in ("policies", "roles", "specials"):
            if len(getattr(self, name)) != players:
                raise InvalidValue(f"Result.{name}", getattr(self, name), f"{players} seats")
        if not self.winners:
            raise InvalidValue("Result.winners", self.winners, "at least one seat")
        for seat in self.winners:
            check_whole("Result.winners", seat, 0, players - 1)
        best = {seat for seat in self.winners if self.totals[seat] == max(self.totals)}
        if self.winners != tuple(sorted(best)):
            raise InvalidValue("Result.winners", self.winners, "seats with most yuan, ascending")


_NAMES: Final = tuple(one.name for one in fields(Result))


def result_of(run: Run, number: int) -> Result:
    """Play one game of a run and keep what counts.

    Raises as `play_one` does, and `InvalidValue` for a measure that gives no number up to 1e100.
    """
    played = play_one(run, number)
    return Result(
        number=number,
        seed=played.seed,
        policies=played.policies,
        totals=tuple(score.total for score in scores(played.state)),
        winners=winners(played.state),
        length=len(played.actions),
        roles=tuple(_roles(played, seat) for seat in range(run.players)),
        specials=tuple(tuple(map(str, cards)) for cards in played.specials),
        measures=tuple(measure(played) for _, measure in run.measures),
    )


def _roles(played: Played, seat: Seat) -> tuple[int, ...]:
    taken = [action.role for action in played.roles(seat)]
    return tuple(taken.count(role) for role in Role)


def line(result: Result) -> bytes:
    """Write a result as one line of JSON in ASCII, with its end of line."""
    plain = {name: getattr(result, name) for name in _NAMES}
    return json.dumps(plain, separators=(",", ":")).encode("ascii") + b"\n"


def read_line(run: Run, number: int, written: bytes) -> Result:
    """Read the line of a run's game with this `number`.

    Raises `InvalidData` for what is no line of such a game; whether it was played so is not asked.
    """
    try:
        plain: Any = json.loads(written) if len(written) <= LONGEST_LINE else None
        result = Result(**{name: _tuples(value) for name, value in plain.items()})
    except (ValueError, TypeError, AttributeError, RecursionError) as error:
        raise InvalidData(f"game {number}", _reason(error, written)) from None
    if line(result) != written:
        raise InvalidData(f"game {number}", "not written as this package writes it")
    for name, value in (
        ("number", number),
        ("seed", game_seed(run.seed, number)),
        ("policies", seating(run, number)),
    ):
        if getattr(result, name) != value:
            found = shown(getattr(result, name))
            raise InvalidData(f"game {number}", f"expected the {name} {value}, not {found}")
    cards = set(map(str, run.edition.special_cards))
    if any(sum(taken) != run.edition.rounds for taken in result.roles):
        raise InvalidData(f"game {number}", "expected a role for each round and seat")
    if not cards.issuperset(card for taken in result.specials for card in taken):
        raise InvalidData(f"game {number}", "expected special cards of the edition")
    if len(result.measures) != len(run.measures):
        raise InvalidData(f"game {number}", f"expected {len(run.measures)} measures")
    return result


def _reason(error: Exception, written: bytes) -> str:
    if isinstance(error, InvalidValue):
        return str(error)
    return f"expected an object of JSON with {', '.join(_NAMES)}, not {shown(written)}"


def _tuples(value: Any) -> Any:  # whatever JSON held
    return tuple(map(_tuples, value)) if isinstance(value, list) else value
