"""Wiraqocha: an unofficial computer version of the board game, played on one table with one mouse."""
