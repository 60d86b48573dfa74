"""Puzzles: a position of a title in which one turn is right, found on the real table."""
