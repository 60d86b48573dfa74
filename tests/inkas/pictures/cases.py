"""The pictures of INKAS's screens that are kept: the table at rest, crowded, asking, in the lesson, with hands."""

from typing import Final

from game.titles.inkas.name import NAME
from tests.support.compare import Case

RENEW: Final = "python tests/inkas/pictures/renew.py"

_SCREENS: Final = ("table", "crowd", "ambush", "wish", "lesson", "advanced", "advanced-answer")


def cases() -> list[Case]:
    """A handful of screens in English."""
    return [Case(NAME, screen) for screen in _SCREENS]
