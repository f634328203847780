"""The game as one of OpenSpiel's, under the name `dschunke`: `pyspiel.load_game("dschunke")`.

Needs OpenSpiel: `pip install 'dschunke[open_spiel]'`.
"""

from importlib.util import find_spec

if find_spec("pyspiel") is None:
    raise ImportError("dschunke.open_spiel needs open_spiel: pip install 'dschunke[open_spiel]'")

from dschunke.open_spiel.game import DschunkeGame, register
from dschunke.open_spiel.observer import DschunkeObserver
from dschunke.open_spiel.state import DschunkeState
from dschunke.standard import STANDARD

register("dschunke", STANDARD)

__all__ = ["DschunkeGame", "DschunkeObserver", "DschunkeState", "register"]
