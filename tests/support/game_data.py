"""The game's own data, read once for many tests."""

from game.titles.wiraqocha.content.load import DATA

CONTENT = DATA.load()
