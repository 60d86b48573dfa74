"""The pictures of Machu Picchu's screens that are kept: the table by day and by night, and both ends."""

from typing import Final

from game.titles.machu_picchu.name import NAME
from tests.support.compare import Case

RENEW: Final = "python tests/machu_picchu/pictures/renew.py"

_SCREENS: Final = ("table", "night", "answers", "trade", "rescue", "conquest")


def cases() -> list[Case]:
    """A handful of screens in English."""
    return [Case(NAME, screen) for screen in _SCREENS]
