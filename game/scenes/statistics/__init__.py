"""The statistics over all games: who won, how, how fast, and the figures of a title."""
