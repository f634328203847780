"""What plays a seat: a function of a view and a row of random numbers, which never sees a state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import attrs
from attrs import field, frozen

from dschunke.actions import Action
from dschunke.chance import Chance, below
from dschunke.engine import legal_actions
from dschunke.errors import IllegalAction, InvalidValue, shown
from dschunke.state import State
from dschunke.view import View, view
from dschunke.vocabulary import Seat

__all__ = ["Blind", "Policy", "any_legal", "at_random", "check_choices", "decided", "function"]

Policy: TypeAlias = Callable[[View, Chance], Action]
"""What plays a seat: it gets what the seat may know and random numbers, and gives a legal action.

To be sent to another process it must be a function of a module, or a value that can be pickled.
"""


def function(instance: object, field: attrs.Attribute[Any], value: Any) -> None:
    """Refuse what cannot be called: a validator of a field (attrs types it by any class)."""
    if not callable(value):
        raise InvalidValue(f"{type(instance).__name__}.{field.name}", value, "a function")


@frozen
class Blind:
    """A policy that looks at its choices alone, so that no view need be made for it."""

    choose: Callable[[tuple[Action, ...], Chance], Action] = field(validator=function)
    """Chooses one of the legal actions of a seat, given in the order of `legal_actions`."""

    def __call__(self, seen: View, chance: Chance) -> Action:
        """Choose among the legal actions of a view, as any policy does."""
        return self.choose(seen.legal, chance)


def check_choices(legal: tuple[Action, ...]) -> None:
    """Refuse to choose for a seat that has nothing to do."""
    if not legal:
        raise InvalidValue("legal", legal, "what a seat may do that is waited for")


def any_legal(legal: tuple[Action, ...], chance: Chance) -> Action:
    """Choose one of the legal actions, each as likely as any other.

    Raises `InvalidValue` where there is none.
    """
    check_choices(legal)
    return legal[below(chance, len(legal))]


at_random: Final = Blind(any_legal)
"""The policy that takes any legal action, each as likely as any other."""


def decided(state: State, seat: Seat, policy: Policy, chance: Chance) -> Action:
    """Ask a policy what a `seat` that may act does; it is given a view, or less (R12).

    Raises `IllegalAction` for an action of another seat; whether it is legal else, `apply` tells.
    """
    if isinstance(policy, Blind):
        action = policy.choose(legal_actions(state, seat), chance)
    else:
        action = policy(view(state, seat), chance)
    if getattr(action, "seat", seat) != seat:
        raise IllegalAction("R3.3", action, f"seat {seat} was asked, not seat {shown(action.seat)}")
    return action
