"""Draws how cost grows, as SVG: the same bytes for the same figures."""

from __future__ import annotations

from hashlib import sha256
from importlib import import_module
from io import BytesIO
from typing import Final

from tests.bench.figures import Figures
from tests.bench.page import dumps
from tests.source import ROOT

IMAGE: Final = ROOT / "docs" / "images" / "growth.svg"
"""The picture on the page."""
COLOURS: Final = ("#1f6f8b", "#c8553d")
"""One for each number of players."""
MARKS: Final = ("o", "s")
"""The same, for whoever does not see the colours."""


def digest(figures: Figures) -> str:
    """Give the mark in the picture that tells which figures it was drawn from."""
    return f"figures {sha256(dumps(figures).encode()).hexdigest()}"


def svg(figures: Figures) -> bytes:
    """Draw cost by round, by layers and by games, with three and with four players."""
    matplotlib = import_module("matplotlib")
    matplotlib.use("svg")
    matplotlib.rcParams.update({"svg.hashsalt": "dschunke", "svg.fonttype": "none"})
    pyplot = import_module("matplotlib.pyplot")
    figure, (rounds, layers, games) = pyplot.subplots(1, 3, figsize=(9, 3.2))
    for growth, colour, mark in zip(figures.growth, COLOURS, MARKS, strict=True):
        style = {"color": colour, "marker": mark, "label": f"{growth.players} players"}
        for axes, points in (
            (rounds, growth.rounds),
            (layers, growth.layers),
            (games, growth.games),
        ):
            axes.plot([one.size for one in points], [one.cost for one in points], **style)
    rounds.set(xlabel="round", ylabel="µs per decision", xticks=range(1, 11))
    layers.set(xlabel="layers of the highest hold", ylabel="µs per decision")
    layers.xaxis.get_major_locator().set_params(integer=True)
    games.set(xlabel="games", ylabel="CPU seconds")
    for axes in (rounds, layers, games):
        axes.set_ylim(0, 1.1 * axes.get_ylim()[1])
        axes.spines[["top", "right"]].set_visible(False)
        axes.grid(alpha=0.3)
    rounds.legend(frameon=False, loc="lower right")
    figure.tight_layout()
    picture = BytesIO()
    about = {"Description": digest(figures), "Date": None, "Creator": None}
    figure.savefig(picture, format="svg", metadata=about)
    pyplot.close(figure)
    return b"".join(line.rstrip() + b"\n" for line in picture.getvalue().splitlines())
