"""A game at one keyboard: bots move, people are asked one after the other."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from typing import Final

from attrs import define, field

from dschunke.chance import random_from
from dschunke.cli.called import called
from dschunke.cli.files import save_game
from dschunke.cli.guide import choices, explained, read_choice, why
from dschunke.cli.rules import looked_up
from dschunke.cli.screen import clear, line
from dschunke.engine import is_over, refusal, scores, waiting_on, winners
from dschunke.errors import DschunkeError, InvalidData
from dschunke.notation import SEATS
from dschunke.sentences import sentence
from dschunke.simulate.named import POLICIES
from dschunke.simulate.policy import decided
from dschunke.simulate.run import game_seed
from dschunke.sitting import Sitting
from dschunke.text import board, scoreboard
from dschunke.view import view
from dschunke.vocabulary import Seat

__all__ = ["Session"]

_NOT_KEPT: Final = 2
_STOPPED: Final = 130


class _Left(Exception):  # noqa: N818 - says what happened
    """Whoever sits at the keyboard leaves the game."""


@define
class Session:
    """A game that is played at a keyboard, and who plays it."""

    table: Sitting
    """The game so far."""
    people: tuple[Seat, ...]
    """The seats at the keyboard."""
    bots: Mapping[Seat, str]
    """The name of the policy that plays each of the other seats."""
    seed: int
    """The seed of the bots' random numbers."""
    file: str | None
    """Where the game is kept; None where it is not."""
    colour: bool
    """Whether to write in colours."""
    names: tuple[str, ...] = field(init=False)
    """What the players are called."""
    sits: Seat | None = None
    """Who was asked last; None before anybody was."""

    def __attrs_post_init__(self) -> None:
        """Call the bots by their policies, and who plays alone `you`."""
        alone = {self.people[0]: "you"} if len(self.people) == 1 else {}
        self.names = called(self.table.record, {**self.bots, **alone})

    def play(self) -> int:
        """Play to the end, or until somebody leaves; give the exit status.

        Raises `OSError` where the game cannot be kept in its file from the first.
        """
        if self.file:
            save_game(self.file, self.table.record, anew=False)
        status = 0
        try:
            self._play_on()
        except _Left:
            pass
        except EOFError:
            print()
        except KeyboardInterrupt:
            print()
            status = _STOPPED
        if not self._keep():
            return _NOT_KEPT
        print(self._parting())
        return status

    def _play_on(self) -> None:
        """Let all act until the game is over."""
        print("Type ? for help; quit leaves.")
        while not is_over(self.table.state):
            seat = waiting_on(self.table.state)[0]
            if seat in self.people:
                self._ask(seat)
            else:
                self._let_act(seat)
        state = self.table.state
        print("\n".join(map(sentence, self.table.told(self.people[0]))))
        print(f"\n{board(state, self.names, colour=self.colour)}\n")
        print("\n".join(scoreboard(scores(state), winners(state))))

    def _let_act(self, seat: Seat) -> None:
        """Let a bot act: by its view, and the same whenever the game is here."""
        chance = random_from(game_seed(self.seed, len(self.table.record.actions)))
        action = decided(self.table.state, seat, POLICIES[self.bots[seat]], chance)
        self.table = self.table.after(action)

    def _keep(self) -> bool:
        """Keep the game in its file; where that fails the people are told, and may save it."""
        try:
            if self.file:
                save_game(self.file, self.table.record, anew=False)
        except OSError as error:
            print(f"{self.file}: {error.strerror}; `save FILE` keeps the game in another file")
            return False
        return True

    def _parting(self) -> str:
        """Tell how the game can be gone on with."""
        if self.file is None:
            if is_over(self.table.state):
                return "The game is not kept."
            return (
                "The game is not kept. Next time say where to keep it, `dschunke play FILE`,"
                " or type `save FILE`."
            )
        path = shlex.quote(f"./{self.file}" if self.file.startswith("-") else self.file)
        if is_over(self.table.state):
            return f"The game is kept: dschunke replay {path}"
        seats = "".join(SEATS[seat] for seat in self.people)
        names = list(self.bots.values())
        bots = "".join(f" --bot {name}" for name in (names if len(set(names)) > 1 else names[:1]))
        return f"Go on with: dschunke play {path} --seats {seats}{bots} --seed {self.seed}"

    def _ask(self, seat: Seat) -> None:
        """Show a player his table, and do what he types until he has acted."""
        if seat != self.sits and len(self.people) > 1:
            clear()
            line(f"Pass the keyboard to {SEATS[seat]} {self.names[seat]}, who then presses Enter. ")
            clear()
        self.sits = seat
        self._keep()
        print("".join(f"\n{sentence(event)}" for event in self.table.told(seat)))
        self._show_board(seat)
        print("\n".join(choices(self.table.state, seat)))
        before = self.table
        while self.table is before:
            words = line(f"{SEATS[seat]}> ")
            try:
                self._obey(seat, words)
            except DschunkeError as wrong:
                print(wrong)

    def _obey(self, seat: Seat, words: str) -> None:
        """Do what a line says."""
        order, _, rest = words.partition(" ")
        match order.lower():
            case "":
                pass
            case "?" | "help":
                print("\n".join(explained(self.table.state, seat)))
            case "why":
                print(why(self.table.state, read_choice(rest, self.table.state, seat)))
            case "rules":
                print("\n".join(looked_up(rest)[1]))
            case "board":
                self._show_board(seat)
            case "undo":
                self._take_back(seat)
            case "save":
                self._save(rest.strip())
            case "quit":
                raise _Left
            case _:
                self._act(seat, words)

    def _act(self, seat: Seat, words: str) -> None:
        action = read_choice(words, self.table.state, seat)
        refused = refusal(self.table.state, action)
        if refused:
            print(f"{refused}; `why {words}` tells more")
        else:
            self.table = self.table.after(action)

    def _show_board(self, seat: Seat) -> None:
        print(f"\n{board(view(self.table.state, seat), self.names, colour=self.colour)}\n")

    def _take_back(self, seat: Seat) -> None:
        earlier = self.table.taken_back(seat, self.people)
        if earlier is None:
            raise InvalidData("undo", "there is nothing of yours, or something was revealed since")
        self.table = earlier

    def _save(self, path: str) -> None:
        """Keep the game in a file from now on; no file is lost by it."""
        if not path:
            raise InvalidData("save", "expected the name of a file")
        try:
            save_game(path, self.table.record, anew=path != self.file)
        except (OSError, ValueError) as error:  # a name with a zero in it is a ValueError
            raise InvalidData("save", getattr(error, "strerror", None) or str(error)) from None
        self.file = path
        print(f"kept in {path}, from now on too")
