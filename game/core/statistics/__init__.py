"""Statistics over finished games: who won and how, and the figures that a title keeps. Knows no window."""
