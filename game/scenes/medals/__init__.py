"""The medals that people collect: their page, and the new ones at the end of a game."""
