"""The common written language of the game: actions, positions and scenarios as text."""
