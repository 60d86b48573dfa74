"""The rules of The Princes of Machu Picchu: a pure function from a state and an action to a new state and events."""

from game.titles.machu_picchu.rules.machu_picchu import MACHU_PICCHU

__all__ = ["MACHU_PICCHU"]
