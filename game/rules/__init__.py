"""The rules of Wiraqocha: a pure function from a state and an action to a new state and events."""

from game.rules.wiraqocha import WIRAQOCHA, Wiraqocha

__all__ = ["WIRAQOCHA", "Wiraqocha"]
