"""The table, a hold and a card drawn as SVG, for notebooks and web pages."""

from dschunke.svg.drawings import board, card, hold

__all__ = ["board", "card", "hold"]
