"""What programs that learn need: actions, observations and payoffs as numbers."""

from dschunke.learning.numbered import Actions
from dschunke.learning.observed import Observations
from dschunke.learning.payoff import margin, victory

__all__ = ["Actions", "Observations", "margin", "victory"]
