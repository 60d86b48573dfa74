"""The rules of Wiraqocha: a pure function from a state and an action to a new state and events."""

from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA

__all__ = ["WIRAQOCHA"]
