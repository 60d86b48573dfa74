"""The keys of INKAS' own table, beside those of every table."""

from typing import Final

from game.base.keys.bindings import KeyGroup, Reach, TitleKeys

INKAS: Final = KeyGroup("inkas", Reach.GAME)
PLACE: Final = INKAS.action("place", "n")
MOVE: Final = INKAS.action("move", "m")
POWER: Final = INKAS.action("power", "v")
CARRY: Final = INKAS.action("carry", "c")
ATTACK: Final = INKAS.action("attack", "a")
THEFT: Final = INKAS.action("theft", "t")
STAFF: Final = INKAS.action("staff", "p")
TAKE: Final = INKAS.action("take", "x")
OFFERINGS: Final = INKAS.action("offerings", "o")
GOALS: Final = INKAS.action("goals", "y")
DRAW: Final = INKAS.action("draw", "d")
STOP: Final = INKAS.action("stop", "z")
SPREAD: Final = INKAS.action("spread", "k")
PIN: Final = INKAS.action("pin", "f")
MAIN: Final = INKAS.action("main", "g")
PLAYERS: Final = INKAS.action("players", "s")
MARKET: Final = INKAS.action("market", "b")
JOURNAL: Final = INKAS.action("journal", "j")

KEYS: Final = TitleKeys((INKAS,))
