"""The keys of Machu Picchu's own table, beside those of every table."""

from typing import Final

from game.base.keys.bindings import KeyGroup, Reach, TitleKeys

MACHU_PICCHU: Final = KeyGroup("machu_picchu", Reach.GAME)
STAY: Final = MACHU_PICCHU.action("stay", "s")
RIDE: Final = MACHU_PICCHU.action("ride", "l")
PIN: Final = MACHU_PICCHU.action("pin", "p")
MAIN: Final = MACHU_PICCHU.action("main", "c")
PLAYERS: Final = MACHU_PICCHU.action("players", "o")
MARKET: Final = MACHU_PICCHU.action("market", "b")
JOURNAL: Final = MACHU_PICCHU.action("journal", "j")
TYPE: Final = MACHU_PICCHU.action("type", "t")

KEYS: Final = TitleKeys((MACHU_PICCHU,))
