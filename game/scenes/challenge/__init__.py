"""Challenges: a position of a title and a goal of its own, on the real table against computer players."""
