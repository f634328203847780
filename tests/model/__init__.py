"""A slow, literal model of the rules of Dschunke, written from the rulebook alone."""

from .game import Game

__all__ = ["Game"]
