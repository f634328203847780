"""What counts as showing a rule: in a step, in the views of a table, in a refusal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from attrs import frozen

from dschunke.actions import PassBid, SealBid
from dschunke.cards import ExtraTask
from dschunke.conformance.happening import Happening
from dschunke.events import (
    BidsShown,
    CardsReturned,
    EventCame,
    GameScored,
    GoodsDrawn,
    GoodsSwapped,
    IncomeTaken,
    LotSettled,
    MarkersMoved,
    MarketTurned,
    PrizePaid,
    RoleTaken,
    SpecialOpened,
    SpecialPlayed,
    SpecialTaken,
    StartPassed,
    StripLaid,
    StripLifted,
    SupplyDrawn,
)
from dschunke.phases import (
    Bidding,
    Drawing,
    GameOver,
    KeepingSpecial,
    Loading,
    OfferingSwap,
)
from dschunke.secrecy import stocks_secret
from dschunke.state import State
from dschunke.vocabulary import HELPERS, MERCHANT_OF

__all__ = ["IN_STEPS", "IN_TABLES", "Evidence", "rules_shown"]

T = TypeVar("T")


@frozen
class Evidence(Generic[T]):
    """What counts as showing some rules."""

    rules: tuple[str, ...]
    """The rules, by id."""
    words: str
    """What must be so."""
    holds: Callable[[T], object]
    """Whether it is so."""


def rules_shown(rows: tuple[Evidence[T], ...], one: T) -> tuple[str, ...]:
    """List the rules that a step or a table shows, by the rows of one of the tables below."""
    return tuple(rule for row in rows if row.holds(one) for rule in row.rules)


IN_STEPS: Final[tuple[Evidence[Happening], ...]] = (
    Evidence(
        ("R1.1", "R1.4", "R1.5", "R1.7", "R2.1", "R2.2", "R2.6", "R2.7"),
        "a game opens",
        Happening.opens,
    ),
    Evidence(("R2.3", "R2.4"), "a game opens with the fixed set-up", Happening.opens_fixed),
    Evidence(
        ("R2.8",), "the variable set-up opens, or a strip is laid in it", Happening.opens_variable
    ),
    Evidence(("R1.2", "R10.1", "R10.2"), "the markers move", lambda one: one.told(MarkersMoved)),
    Evidence(("R1.3", "R5.6"), "goods are drawn in a task", lambda one: one.told(GoodsDrawn)),
    Evidence(("R1.6", "R4.1"), "a market card is turned up", lambda one: one.told(MarketTurned)),
    Evidence(("R1.8", "R5.1", "R5.5"), "a role is taken", lambda one: one.told(RoleTaken)),
    Evidence(("R1.9",), "a prize is paid in yuan", lambda one: one.told(PrizePaid)),
    Evidence(
        ("R2.5",),
        "a helper is taken in the first round",
        lambda one: one.step.state.round == 1 and one.takes(*HELPERS),
    ),
    Evidence(
        ("R3.1", "R11.1", "R11.2", "R11.3"), "the game ends", lambda one: one.told(GameScored)
    ),
    Evidence(("R3.2", "R10.3"), "a round after the first begins", Happening.next_round),
    Evidence(("R3.3",), "more is chosen than by the action", Happening.unasked),
    Evidence(("R4.2",), "a swap is offered and answered", lambda one: one.answers(OfferingSwap)),
    Evidence(("R4.3",), "the round track orders an event", lambda one: one.told(EventCame)),
    Evidence(("R5.2",), "a merchant is taken", lambda one: one.takes(*MERCHANT_OF)),
    Evidence(("R5.3", "R5.4"), "a helper is taken", lambda one: one.takes(*HELPERS)),
    Evidence(("R5.7",), "income is taken", lambda one: one.told(IncomeTaken)),
    Evidence(("R5.8",), "a helper is taken on a space with a deduction", Happening.deducts),
    Evidence(("R5.9",), "a good to draw is named", lambda one: one.answers(Drawing)),
    Evidence(("R5.10",), "a stock runs out before all is drawn", Happening.draw_runs_out),
    Evidence(("R5.11", "R6.3"), "a slot is chosen to load in", lambda one: one.answers(Loading)),
    Evidence(("R6.1",), "a strip is laid", lambda one: one.told(StripLaid)),
    Evidence(
        ("R6.2",),
        "a strip is laid above the bottom layer",
        lambda one: any(event.layer for event in one.told(StripLaid)),
    ),
    Evidence(("R6.4",), "income is taken on two layers or more", lambda one: one.counts_on(2)),
    Evidence(("R6.5",), "income is taken on three layers or more", lambda one: one.counts_on(3)),
    Evidence(("R7.1",), "supply is drawn", lambda one: one.told(SupplyDrawn)),
    Evidence(
        ("R7.2",),
        "several cards of supply are drawn",
        lambda one: any(event.count > 1 for event in one.told(SupplyDrawn)),
    ),
    Evidence(("R7.3",), "a stock runs out before all supply is drawn", Happening.supply_runs_out),
    Evidence(("R7.4", "R9.5"), "somebody with an extra supply draws", Happening.extra_supply),
    Evidence(
        ("R8.1",),
        "an auction follows another",
        lambda one: one.told(LotSettled) and one.leads_to(Bidding),
    ),
    Evidence(
        ("R8.2",),
        "a bid or a pass is chosen",
        lambda one: isinstance(one.action, SealBid | PassBid),
    ),
    Evidence(("R8.3",), "the bids are shown", lambda one: one.told(BidsShown)),
    Evidence(("R8.4",), "the highest bid is paid", lambda one: one.pays("R8.4")),
    Evidence(("R8.5",), "highest bids share yuan", lambda one: one.pays("R8.5")),
    Evidence(("R8.6",), "cards go back to their stock", lambda one: one.told(CardsReturned)),
    Evidence(("R8.7",), "a good is sold", lambda one: one.told(LotSettled)),
    Evidence(("R8.8",), "all pass", lambda one: not all(e.bids for e in one.told(BidsShown))),
    Evidence(("R8.9",), "yuan are taken instead of a card", lambda one: one.pays("R8.9")),
    Evidence(("R8.10",), "highest bids share a card's yuan", lambda one: one.pays("R8.10")),
    Evidence(("R8.11", "R9.4"), "a tie is broken", Happening.breaks_tie),
    Evidence(("R8.12",), "several are to take cards from one auction", Happening.several_take),
    Evidence(
        ("R9.1", "R9.2"),
        "a special card is taken",
        lambda one: one.told(SpecialTaken) or one.told(SpecialOpened),
    ),
    Evidence(("R9.3",), "a special card is played", lambda one: one.told(SpecialPlayed)),
    Evidence(
        ("R9.6",),
        "an extra task is played",
        lambda one: any(isinstance(event.card, ExtraTask) for event in one.told(SpecialPlayed)),
    ),
    Evidence(("R9.7",), "goods are exchanged", lambda one: one.told(GoodsSwapped)),
    Evidence(("R9.8",), "a strip is lifted", lambda one: one.told(StripLifted)),
    Evidence(("R9.9",), "an end bonus is paid", Happening.pays_bonus),
    Evidence(("R10.4",), "the start junk passes", lambda one: one.told(StartPassed)),
)
"""What a step shows of every rule but those of R12."""

IN_TABLES: Final[tuple[Evidence[State], ...]] = (
    Evidence(
        ("R12.1",),
        "a bid is sealed, and others are waited for",
        lambda state: isinstance(state.phase, Bidding) and state.phase.bids,
    ),
    Evidence(
        ("R12.2",),
        "somebody looks through a stack",
        lambda state: isinstance(state.phase, KeepingSpecial),
    ),
    Evidence(("R12.3",), "yuan have been announced", lambda state: state.announced),
    Evidence(
        ("R12.4",),
        "the stocks may not be counted",
        lambda state: stocks_secret(state.phase, state.edition.rulings),
    ),
    Evidence(("R12.5",), "roles lie turned over", lambda state: state.taken),
    Evidence(("R12.6",), "the game is over", lambda state: isinstance(state.phase, GameOver)),
)
"""What the views of a table show of the rules of R12."""
