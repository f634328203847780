"""What an edition is: every number and list of the box, field by field."""

from __future__ import annotations

from collections import Counter
from typing import Any

from attrs import evolve, field, fields, frozen

from dschunke.by import ByGood, ByJunk, ByTask
from dschunke.cards import MarketCard, SpecialCard, special_card
from dschunke.checks import check_kind, kind, listing, member, text, whole
from dschunke.errors import InvalidValue
from dschunke.hold import SLOTS
from dschunke.provenance import Origin, Source
from dschunke.rulings import Rulings
from dschunke.track import GoodsSpace, IncomeSpace, LoadSpace, RoundEvent, Space
from dschunke.vocabulary import HELPERS, Colour, Good, Junk, Role, Task

__all__ = ["Edition", "SetUp", "setup_for", "source", "variant"]


@frozen
class SetUp:
    """How a game for one number of players is laid out (R1.1)."""

    players: int = field(validator=whole(1, len(Colour)))
    """For how many (players)."""
    shuffled: int = field(validator=whole())
    """Goods cards of each good shuffled together for the hands (cards, R2.1)."""
    hand: int = field(validator=whole())
    """Goods cards dealt to each player (cards, R2.1)."""
    strips: ByJunk[tuple[Colour, ...]] = field(validator=listing(kind(tuple), len(Junk)))
    """Starting strips on each junk, by slot (R2.3); shape (5,)."""
    helpers: tuple[Role, ...] = field(validator=listing(member(Role)))
    """The helpers that take part (R2.5)."""
    variable_strips: int = field(validator=whole())
    """Strips each player lays in the variable set-up (strips, R2.8)."""


@frozen(repr=False)
class Edition:
    """What is in the box: refused when it is made if it can't be played."""

    name: str = field(validator=text)
    """What the edition is called."""
    setups: tuple[SetUp, ...] = field(validator=listing(kind(SetUp)))
    """One set-up for each number of players served (R1.1)."""
    goods_cards: ByGood[int] = field(validator=listing(whole(1), len(Good)))
    """Goods cards of each good (cards; shape (4,); R1.4)."""
    strips: int = field(validator=whole())
    """Strips of each player (strips, R1.5)."""
    market_cards: tuple[MarketCard, ...] = field(validator=listing(kind(MarketCard)))
    """The market cards; order does not matter (R1.6)."""
    special_cards: tuple[SpecialCard, ...] = field(validator=listing(special_card))
    """The special cards; order does not matter (R1.7)."""
    stack_sizes: tuple[int, ...] = field(validator=listing(whole()))
    """How many special cards each stack gets (cards, R2.6)."""
    rounds: int = field(validator=whole(1))
    """How long a game lasts (rounds, R3.1)."""
    merchants: ByTask[Junk] = field(validator=listing(member(Junk), len(Task)))
    """Where the merchant of each task starts; shape (3,) (R2.4)."""
    lower_track: tuple[Space, ...] = field(
        validator=listing(kind(GoodsSpace, IncomeSpace, LoadSpace))
    )
    """The lower helper's spaces, one for each round (R5.4)."""
    upper_track: tuple[Space, ...] = field(
        validator=listing(kind(GoodsSpace, IncomeSpace, LoadSpace))
    )
    """The upper helper's spaces, one for each round (R5.4)."""
    events: tuple[RoundEvent | None, ...] = field(validator=listing(kind(RoundEvent, type(None))))
    """The event of each round, or None (R4.3)."""
    minimum: int = field(validator=whole())
    """The least that drawing goods or taking income gives (cards or yuan; R5.6, R5.7)."""
    merchant_load: int = field(validator=whole(1))
    """Strips that the load merchant lays (strips, R5.11)."""
    supply: int = field(validator=whole())
    """Goods cards drawn in the supply phase (cards, R7.1)."""
    special_yuan: int = field(validator=whole())
    """What is paid instead of a special card (yuan; R8.9, R8.10, R9.2)."""
    swaps: int = field(validator=whole(1))
    """Goods cards that a goods swap exchanges at most (cards, R9.7)."""
    junk_bonus: tuple[int, ...] = field(validator=listing(whole(), len(Junk) + 1))
    """Bonus for visible chests on 0 … 5 junks (yuan; shape (6,); R11.2)."""
    variable_junk: int = field(validator=whole(1, SLOTS))
    """Strips that a junk takes in the variable set-up (strips, R2.8)."""
    variable_own: int = field(validator=whole(1, SLOTS))
    """Strips of one player that a junk takes in the variable set-up (strips, R2.8)."""
    provenance: tuple[Source, ...] = field(validator=listing(kind(Source)))
    """Where each field comes from: one `Source` for every field but this one and `rulings`."""
    rulings: Rulings = field(default=Rulings(), validator=kind(Rulings))
    """How the table answers what can be answered in more than one way; `rulings()` tells why."""

    def __repr__(self) -> str:
        """Name the edition; all its fields would fill a page."""
        return f"<Edition {self.name!r}>"

    def __attrs_post_init__(self) -> None:
        """Refuse an edition whose parts do not fit together, naming the field."""
        _check_counts(self)
        for setup in self.setups:
            _check_setup(self, setup)
        names = [one.name for one in fields(Edition) if one.name not in ("provenance", "rulings")]
        if sorted(one.name for one in self.provenance) != sorted(names):
            raise InvalidValue("Edition.provenance", self.provenance, "one Source for each field")


def _expect(holds: bool, name: str, value: object, expected: str) -> None:
    if not holds:
        raise InvalidValue(f"Edition.{name}", value, expected)


def _check_counts(edition: Edition) -> None:
    served = [setup.players for setup in edition.setups]
    _expect(
        bool(served) and len(set(served)) == len(served),
        "setups",
        served,
        "one set-up for each number of players, at least one",
    )
    _expect(
        len(edition.market_cards) >= edition.rounds,
        "market_cards",
        len(edition.market_cards),
        f"at least {edition.rounds}, one for each round",
    )
    _expect(
        sum(edition.stack_sizes) == len(edition.special_cards),
        "stack_sizes",
        edition.stack_sizes,
        f"sizes that add up to {len(edition.special_cards)} cards",
    )
    _expect(
        len(set(edition.merchants)) == len(Task),
        "merchants",
        edition.merchants,
        "three different junks",
    )
    helpers = {helper for setup in edition.setups for helper in setup.helpers}
    tracks = (
        ("lower_track", edition.lower_track, Role.LOWER_HELPER),
        ("upper_track", edition.upper_track, Role.UPPER_HELPER),
    )
    for name, track, helper in tracks:
        _expect(
            helper not in helpers or len(track) >= edition.rounds,
            name,
            len(track),
            f"a space for each of {edition.rounds} rounds",
        )
        for space in track:
            _expect(
                isinstance(space, LoadSpace) or space.deduction <= edition.minimum,
                name,
                space,
                f"a deduction of {edition.minimum} at most",
            )
    _expect(
        len(edition.events) >= edition.rounds,
        "events",
        len(edition.events),
        f"an event or None for each of {edition.rounds} rounds",
    )


def _check_setup(edition: Edition, setup: SetUp) -> None:
    name = f"setups[{setup.players} players]"
    _expect(
        set(setup.helpers) <= set(HELPERS) and len(set(setup.helpers)) == len(setup.helpers),
        f"{name}.helpers",
        setup.helpers,
        "helpers, each once",
    )
    _expect(
        setup.players <= len(Task) + len(setup.helpers),
        f"{name}.helpers",
        setup.helpers,
        f"as many roles as the {setup.players} players",
    )
    _expect(
        setup.shuffled <= min(edition.goods_cards),
        f"{name}.shuffled",
        setup.shuffled,
        f"at most the {min(edition.goods_cards)} cards there are of each good",
    )
    _expect(
        setup.hand * setup.players <= setup.shuffled * len(Good),
        f"{name}.hand",
        setup.hand,
        f"hands out of {setup.shuffled * len(Good)} shuffled cards",
    )
    colours = list(Colour)[: setup.players]
    used: Counter[Colour] = Counter()
    for junk, strips in zip(Junk, setup.strips, strict=True):
        _expect(
            len(strips) <= SLOTS and all(type(one) is Colour and one in colours for one in strips),
            f"{name}.strips[{junk}]",
            strips,
            f"at most three strips of {setup.players} colours",
        )
        used.update(strips)
    most = max([*used.values(), setup.variable_strips])
    _expect(most <= edition.strips, "strips", edition.strips, f"at least the {most} laid at set-up")
    total = setup.variable_strips * setup.players
    blocked = max(setup.variable_strips - 1, 0) // edition.variable_own
    free = len(Junk) * edition.variable_junk - max(total - 1, 0)
    _expect(
        free > blocked * max(edition.variable_junk - edition.variable_own, 0),
        f"{name}.variable_strips",
        setup.variable_strips,
        "so few that no player can be left without a place",
    )


def setup_for(edition: Edition, players: object) -> SetUp:
    """Find the set-up for a number of players, or raise `InvalidValue` (R1.1)."""
    if type(players) is int:
        for setup in edition.setups:
            if setup.players == players:
                return setup
    served = " or ".join(str(setup.players) for setup in edition.setups)
    raise InvalidValue("players", players, served)


def source(edition: Edition, field_name: str) -> Source:
    """Tell where a field of an edition comes from, or raise `InvalidValue`."""
    check_kind("edition", edition, Edition)
    for one in edition.provenance:
        if type(field_name) is str and one.name == field_name:
            return one
    raise InvalidValue("field", field_name, "the name of a field of Edition")


def variant(edition: Edition, name: str, **fields_changed: Any) -> Edition:  # fields of any type
    """Make an edition with other values in some fields, whose provenance says that they are own.

    Give it a `name` of its own. `rulings` have no provenance: they speak for themselves. Raises
    `InvalidValue` as `Edition` does, and for what is no field.
    """
    check_kind("edition", edition, Edition)
    changes = {"name": name, **fields_changed}
    known = [one.name for one in fields(Edition) if one.name != "provenance"]
    for one in changes:
        if one not in known:
            raise InvalidValue("field", one, "the name of a field of Edition")
    provenance = tuple(
        Source(one.name, Origin.OWN, f"put in by {name}") if one.name in changes else one
        for one in edition.provenance
    )
    return evolve(edition, provenance=provenance, **changes)
