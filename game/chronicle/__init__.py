"""The newspaper of a finished game, without a window: which sentence tells which fact, and what its articles are."""
