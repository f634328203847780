"""One person at a table with bots: what the page asks of `dschunke`, in texts and JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any
from zlib import crc32

from attrs import asdict, evolve, fields_dict

from dschunke import (
    STANDARD,
    DschunkeError,
    Record,
    Role,
    State,
    deal,
    is_over,
    legal_actions,
    redact,
    refusal,
    scores,
    view,
    waiting_on,
    winners,
)
from dschunke.actions import (
    ACTIONS,
    Action,
    ChooseRole,
    DrawGoods,
    OpenStack,
    PlaceStrip,
    PlayCard,
    SealBid,
    ShiftStrip,
)
from dschunke.cards import TieBreaker
from dschunke.chance import random_from
from dschunke.forms import to_plain
from dschunke.json import dumps, loads
from dschunke.notation import read_card, write_card
from dschunke.simulate import Policy, at_random, greedy
from dschunke.simulate.policy import decided
from dschunke.sitting import resumed
from dschunke.svg import board
from dschunke.text import scoreboard, sentence, wanted
from dschunke.vocabulary import JUNKS, MERCHANT_OF, Good, Junk

YOU = 0
"""The seat of the person before the screen; bots have the others."""

BOTS: dict[str, Policy] = {"greedy": greedy, "random": at_random}
"""The policies that the page offers."""


def begin(players: int, seed: int, bot: str) -> Table:
    """Begin a game; raises `InvalidValue` for players or a seed that do not fit."""
    return Table(Record(STANDARD, deal(players, seed)), bot)


def resume(text: str, bot: str) -> Table:
    """Go on with a saved game; raises `InvalidData` for what is none."""
    return Table(loads(text, Record), bot)


class Table:
    """A game as a record and its steps; bots act until the person is asked."""

    def __init__(self, record: Record, bot: str) -> None:
        """Play the record again, then let the bots go on."""
        self.sitting, self.policy = resumed(record), BOTS[bot]
        self.luck = crc32(dumps(record.deal).encode())
        self._bots()

    @property
    def state(self) -> State:
        """The table now."""
        return self.sitting.state

    def act(self, text: str) -> str:
        """Do an action given as JSON, then let the bots act; give why not, or nothing."""
        try:
            action: Action = loads(text, *ACTIONS)  # type: ignore[assignment] # it is of one of them
            if action.seat != YOU:
                return f"you sit on seat {YOU}"
            self.sitting = self.sitting.after(action)
        except DschunkeError as refused:
            return str(refused)
        self._bots()
        return ""

    def why_not(self, text: str) -> str:
        """Tell why what was clicked cannot be done now; it is given by its data as JSON."""
        meant = self._meant(json.loads(text))
        return next((str(why) for one in meant if (why := refusal(self.state, one))), "")

    def undo(self) -> None:
        """Take back the last action of the person, with what bots did since, if nobody learnt."""
        self.sitting = self.sitting.taken_back(YOU, (YOU,)) or self.sitting

    def shown(self) -> str:
        """Give all that the page shows, as JSON; no more than the person may know."""
        state = self.state
        seen = view(state, YOU)
        events = (event for taken in self.sitting.steps for event in redact(taken.events, YOU))
        return json.dumps(
            {
                "svg": board(seen),
                "wanted": wanted(seen),
                "choices": [
                    {"says": sentence(one), "action": to_plain(one), "about": _about(one)}
                    for one in seen.legal
                ],
                "log": [*map(sentence, events)],
                "scores": scoreboard(scores(state), winners(state)) if is_over(state) else [],
                "mayUndo": self.sitting.taken_back(YOU, (YOU,)) is not None,
                "record": dumps(self.sitting.record),
            }
        )

    def _bots(self) -> None:
        """Let bots act; the numbers they draw are those of the place, so a reload changes none."""
        while bots := [seat for seat in waiting_on(self.state) if seat != YOU]:
            chance = random_from(self.luck + len(self.sitting.record.actions))
            action = decided(self.state, bots[0], self.policy, chance)
            self.sitting = self.sitting.after(action)

    def _meant(self, data: dict[str, str]) -> Iterator[Action]:
        """Say what a click may have meant: what is wanted now comes first."""
        about = {name: _READ[name](word) for name, word in data.items()}
        for wish in (*legal_actions(self.state, YOU)[:1], *_WISHES):
            if about.keys() <= fields_dict(type(wish)).keys():
                beside = self._beside(about) if isinstance(wish, ChooseRole) else {}
                yield evolve(wish, **about, **beside)

    def _beside(self, about: dict[str, Any]) -> dict[str, Any]:
        """Find the junk of a role that was clicked, or the role of a junk."""
        merchants = {self.state.merchants[task]: role for role, task in MERCHANT_OF.items()}
        if "role" not in about:
            return {"role": merchants.get(about["junk"], Role.LOWER_HELPER)}
        free = next(junk for junk in JUNKS if junk not in merchants)
        stands = (junk for junk, role in merchants.items() if role is about["role"])
        return {"junk": next(stands, free)}


_READ: dict[str, Callable[[str], Any]] = {
    "role": {str(role).replace(" ", "-"): role for role in Role}.__getitem__,
    "junk": {str(junk): junk for junk in JUNKS}.__getitem__,
    "good": {str(good): good for good in Good}.__getitem__,
    "slot": int,
    "stack": int,
    "card": read_card,
}
"""What reads each `data-` attribute of the drawing."""

_WISHES = (
    ChooseRole(YOU, Role.LOWER_HELPER, Junk.GREY),
    DrawGoods(YOU, Good.SPICE),
    SealBid(YOU, Good.SPICE, 1),
    PlaceStrip(YOU, Junk.GREY, 0),
    ShiftStrip(YOU, Junk.GREY, 0),
    OpenStack(YOU, 0),
    PlayCard(YOU, TieBreaker()),
)
"""What else a click may mean, whatever is wanted now."""


def _about(action: Action) -> dict[str, str]:
    """Say what an action is about, in the words of the `data-` attributes."""
    said = asdict(action, recurse=False)
    return {
        name: write_card(value) if name == "card" else str(value).replace(" ", "-")
        for name, value in said.items()
        if name != "seat"
    }
