"""One step of a game, and what can be asked about it to tell which rules it shows."""

from __future__ import annotations

from typing import TypeVar

from attrs import frozen

from dschunke.actions import Action, DrawGoods, KeepCard, OpenStack, PlaceStrip, ShiftStrip
from dschunke.cards import ExtraSupply
from dschunke.engine import Step
from dschunke.events import (
    GameScored,
    GoodsDrawn,
    IncomeTaken,
    LotSettled,
    MarkersMoved,
    MarketTurned,
    PrizePaid,
    RoleTaken,
    SpecialOpened,
    SpecialTaken,
    StackOpened,
    StripLaid,
    StripLifted,
    SupplyDrawn,
    YuanInstead,
)
from dschunke.passages import Occasion
from dschunke.phases import Drawing, LayingStart, Supplying, TakingSpecial
from dschunke.state import State
from dschunke.table import role_space
from dschunke.track import LoadSpace
from dschunke.vocabulary import Role

__all__ = ["Happening"]

T = TypeVar("T")


@frozen
class Happening:
    """One step of a game, or its opening."""

    before: State | None
    """The state before it; None for an opening."""
    action: Action | None
    """What was done; None for an opening."""
    step: Step
    """What it led to."""

    def told(self, kind: type[T]) -> list[T]:
        """List the events of a kind."""
        return [event for event in self.step.events if isinstance(event, kind)]

    def answers(self, phase: type) -> bool:
        """Tell whether the table waited in such a phase."""
        return self.before is not None and isinstance(self.before.phase, phase)

    def leads_to(self, phase: type) -> bool:
        """Tell whether the table waits in such a phase afterwards."""
        return isinstance(self.step.state.phase, phase)

    def opens(self) -> bool:
        """Tell whether it is the opening of a game."""
        return self.before is None

    def opens_fixed(self) -> bool:
        """Tell whether it is the opening of a game with the fixed set-up (R2.3)."""
        return self.opens() and not self.leads_to(LayingStart)

    def opens_variable(self) -> bool:
        """Tell whether it belongs to the variable set-up (R2.8)."""
        return self.answers(LayingStart) or (self.opens() and self.leads_to(LayingStart))

    def next_round(self) -> bool:
        """Tell whether a round after the first begins (R10.3)."""
        return bool(self.told(MarkersMoved) and self.told(MarketTurned))

    def unasked(self) -> bool:
        """Tell whether more was chosen than by the action (R3.3)."""
        kinds = (StripLaid, StripLifted, StackOpened, SpecialTaken, SpecialOpened, SupplyDrawn)
        chosen = sum(isinstance(event, kinds) for event in self.step.events)
        asked = (PlaceStrip, ShiftStrip, OpenStack, KeepCard, DrawGoods)
        return chosen > isinstance(self.action, asked)

    def takes(self, *roles: Role) -> bool:
        """Tell whether one of the roles was taken (R5.1)."""
        return any(event.role in roles for event in self.told(RoleTaken))

    def deducts(self) -> bool:
        """Tell whether a helper was taken on a space with a deduction (R5.8)."""
        state = self.step.state
        spaces = [role_space(state.edition, one.role, state.round) for one in self.told(RoleTaken)]
        return any(not isinstance(space, LoadSpace) and space.deduction for space in spaces)

    def counts_on(self, layers: int) -> bool:
        """Tell whether income was taken on a junk with so many layers or more (R6.4)."""
        holds = self.step.state.holds
        return any(len(holds[event.junk].layers) >= layers for event in self.told(IncomeTaken))

    def draw_runs_out(self) -> bool:
        """Tell whether a stock ran out before all goods were drawn (R5.10)."""
        drawn = self.told(GoodsDrawn)
        return len(drawn) > 1 or (bool(drawn) and self.leads_to(Drawing))

    def supply_runs_out(self) -> bool:
        """Tell whether a stock ran out before all supply was drawn (R7.3)."""
        match self.step.state.phase:
            case Supplying(seat=seat):
                return any(event.seat == seat for event in self.told(SupplyDrawn))
        return False

    def extra_supply(self) -> bool:
        """Tell whether somebody with an extra supply drew his supply (R9.5)."""
        players = self.step.state.players
        return any(ExtraSupply() in players[event.seat].open for event in self.told(SupplyDrawn))

    def pays(self, rule: str) -> bool:
        """Tell whether a rule paid a prize, or yuan instead of one."""
        paid: list[PrizePaid | YuanInstead] = [*self.told(PrizePaid)]
        paid += self.told(YuanInstead)
        return any(event.rule == rule for event in paid)

    def breaks_tie(self) -> bool:
        """Tell whether a tie was broken (R8.11)."""
        return any(event.sale.winners != event.sale.highest for event in self.told(LotSettled))

    def several_take(self) -> bool:
        """Tell whether several won special cards in one auction (R8.12)."""
        match self.step.state.phase:
            case TakingSpecial(occasion=Occasion.PRIZE, takers=takers):
                return len(takers) > 1
        return False

    def pays_bonus(self) -> bool:
        """Tell whether an end bonus was paid (R9.9)."""
        return any(score.bonuses for event in self.told(GameScored) for score in event.scores)
