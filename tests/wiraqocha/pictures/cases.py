"""The pictures of Wiraqocha's screens that are kept."""

from typing import Final

from game.base.i18n.words import available_languages
from game.showcase import screens
from tests.support.compare import Case

RENEW: Final = "python tests/wiraqocha/pictures/renew.py"

_ELSEWHERE = ("new-game", "table")  # shown in every language and on a squarer window
_TALL = (1280, 1024)


def cases() -> list[Case]:
    """Every screen in English, and some elsewhere too."""
    found = [Case("wiraqocha", screen) for screen in screens("wiraqocha")]
    found += [
        Case("wiraqocha", screen, language=language)
        for screen in _ELSEWHERE
        for language in available_languages()
        if language != "en"
    ]
    return [*found, *(Case("wiraqocha", screen, _TALL) for screen in _ELSEWHERE)]
