"""The rules of the board game Dschunke (Michael Schacht, 2002) as values and pure functions."""

from dschunke.audit import Violation, audit
from dschunke.chance import deal
from dschunke.deck import Deal
from dschunke.determinize import determinize
from dschunke.edition import Edition
from dschunke.engine import (
    Step,
    apply,
    is_legal,
    is_over,
    legal_actions,
    new_game,
    opening,
    refusal,
    scores,
    step,
    waiting_on,
    winners,
)
from dschunke.errors import DschunkeError, IllegalAction, InvalidData, InvalidValue
from dschunke.record import Record, replay
from dschunke.rules.scoring import Score
from dschunke.rulings import Rulings
from dschunke.secrecy import redact
from dschunke.standard import STANDARD
from dschunke.state import Player, State
from dschunke.view import View, view
from dschunke.vocabulary import Colour, Good, Junk, Role, Special, Task

__version__ = "0.1.0"
"""The version of this package; `pyproject.toml` reads it from here."""

__all__ = [
    "STANDARD",
    "Colour",
    "Deal",
    "DschunkeError",
    "Edition",
    "Good",
    "IllegalAction",
    "InvalidData",
    "InvalidValue",
    "Junk",
    "Player",
    "Record",
    "Role",
    "Rulings",
    "Score",
    "Special",
    "State",
    "Step",
    "Task",
    "View",
    "Violation",
    "apply",
    "audit",
    "deal",
    "determinize",
    "is_legal",
    "is_over",
    "legal_actions",
    "new_game",
    "opening",
    "redact",
    "refusal",
    "replay",
    "scores",
    "step",
    "view",
    "waiting_on",
    "winners",
]
