"""Puzzles: positions with a turn that is right, proved by search, and the judge of a turn that was played."""
