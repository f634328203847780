"""The hold of a junk as a picture in three dimensions (R6)."""

# R6.1: a hold is three by three; a strip is three chests in a row (R1.5).
SIDE = range(3)

# One layer seen from above: rows of cells, each with the seat that owns the chest there, or None.
Grid = list[list[int | None]]
Cell = tuple[int, int]


class Hold:
    """Layers of cells, from the bottom up. No layer is ever bare."""

    def __init__(self) -> None:
        """Begin with an empty hold."""
        self.layers: list[Grid] = []

    def cells(self, layer: int, slot: int) -> list[Cell]:
        """The three cells, as (row, column), that a strip in this slot of this layer fills.

        R6.2: each layer lies crosswise to the one below. The bottom layer is number 0; odd
        layers lie crosswise to it.
        """
        if layer % 2 == 1:
            return [(row, slot) for row in SIDE]
        return [(slot, column) for column in SIDE]

    def owner(self, layer: int, slot: int) -> int | None:
        """The seat whose strip lies in this slot of this layer, or None if the slot is free."""
        row, column = self.cells(layer, slot)[0]
        return self.layers[layer][row][column]

    def slots_of(self, layer: int) -> list[int | None]:
        """The owner, or None, of each of the three slots of a layer."""
        return [self.owner(layer, slot) for slot in SIDE]

    def needs_new_layer(self) -> bool:
        """Whether the next strip begins a layer: only when the top layer is full (R6.2)."""
        if not self.layers:
            return True
        return None not in self.slots_of(len(self.layers) - 1)

    def free_slots(self) -> list[int]:
        """The slots in which a strip may be laid now (R6.2, R6.3)."""
        if self.needs_new_layer():
            return list(SIDE)
        top = len(self.layers) - 1
        return [slot for slot in SIDE if self.owner(top, slot) is None]

    def lay(self, seat: int, slot: int) -> None:
        """Lay a strip of this seat in a free slot of the top layer, or begin a layer (R6.2)."""
        assert slot in self.free_slots()
        if self.needs_new_layer():
            self.layers.append([[None for _ in SIDE] for _ in SIDE])
        top = len(self.layers) - 1
        for row, column in self.cells(top, slot):
            self.layers[top][row][column] = seat

    def lift(self, seat: int, slot: int) -> None:
        """Lift a strip of this seat out of the top layer; a layer left bare is gone (R9.8)."""
        assert slot in self.top_slots_of(seat)
        top = len(self.layers) - 1
        for row, column in self.cells(top, slot):
            self.layers[top][row][column] = None
        if self.slots_of(top) == [None for _ in SIDE]:
            self.layers.pop()

    def top_slots_of(self, seat: int) -> list[int]:
        """The slots of the top layer in which a strip of this seat lies (R9.8)."""
        if not self.layers:
            return []
        top = len(self.layers) - 1
        return [slot for slot in SIDE if self.owner(top, slot) == seat]

    def seen_from_above(self, row: int, column: int) -> int | None:
        """The owner of the chest one sees looking straight down here, or None (R6.4)."""
        for layer in reversed(self.layers):
            if layer[row][column] is not None:
                return layer[row][column]
        return None

    def visible(self, seat: int) -> int:
        """How many visible chests this seat has in the hold (R6.4)."""
        seen = 0
        for row in SIDE:
            for column in SIDE:
                if self.seen_from_above(row, column) == seat:
                    seen += 1
        return seen

    def strips_of(self, seat: int) -> int:
        """How many strips of this seat lie in the hold, covered or not."""
        return sum(self.slots_of(layer).count(seat) for layer in range(len(self.layers)))

    def strips(self) -> int:
        """How many strips lie in the hold, covered or not."""
        return sum(
            1
            for layer in range(len(self.layers))
            for owner in self.slots_of(layer)
            if owner is not None
        )

    def picture(self) -> list[list[int | None]]:
        """The layers from the bottom, each as its three slots."""
        return [self.slots_of(layer) for layer in range(len(self.layers))]
