"""Wiraqocha: an unofficial computer version of the board game, played on one table with one mouse."""

__version__ = "0.1.0"
