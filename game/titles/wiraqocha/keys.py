"""The keys of Wiraqocha's own table, beside those of every table."""

from typing import Final

from game.base.keys.bindings import KeyGroup, Reach, TitleKeys

WIRAQOCHA: Final = KeyGroup("wiraqocha", Reach.GAME)
ROLL: Final = WIRAQOCHA.action("roll", "space")
COLLECT: Final = WIRAQOCHA.action("collect", "i")
MUSTER: Final = WIRAQOCHA.action("muster", "n")
SACRIFICE: Final = WIRAQOCHA.action("sacrifice", "s")
FACTORY: Final = WIRAQOCHA.action("factory", "f")
REROLL: Final = WIRAQOCHA.action("reroll", "t")
EXOSKELETON: Final = WIRAQOCHA.action("exoskeleton", "x")
PROTECT: Final = WIRAQOCHA.action("protect", "p")
CARDS: Final = WIRAQOCHA.action("cards", "c")
MARKET: Final = WIRAQOCHA.action("market", "b")
WRECKS: Final = WIRAQOCHA.action("wrecks", "g")
PLAYERS: Final = WIRAQOCHA.action("players", "o")

KEYS: Final = TitleKeys((WIRAQOCHA,))
