"""Fonts of the system for letters that the program's own files lack, looked for when such a letter is first met."""

import logging
import unicodedata
from functools import lru_cache
from typing import Final

import pygame

log = logging.getLogger(__name__)

_LOOKS: Final = 1500  # into a font, in all: each takes about half a thousandth of a second
_LOOKED_AT: Final = 16  # pixels
_NOBODYS: Final = "\u0378"  # stands for no letter in any script
_BLOCK: Final = 128  # letters that are likely to be in the same fonts
# Those with many letters first, as Windows, macOS and Linux call them.
_PREFERRED: Final = (
    *(
        "notosanscjksc",
        "notosanscjkjp",
        "notosanscjkkr",
        "microsoftyahei",
        "yugothic",
        "malgungothic",
        "simsun",
    ),
    *("pingfangsc", "hiraginosansgb", "applesdgothicneo", "wenquanyizenhei", "droidsansfallback"),
    *(
        "notosansarabic",
        "notosanshebrew",
        "segoeui",
        "tahoma",
        "arial",
        "geezapro",
        "arialhebrew",
        "dejavusans",
    ),
    *("leelawadeeui", "nirmalaui", "thonburi", "arialunicodems", "notosans", "freesans"),
)


@lru_cache(maxsize=1)
def font_files() -> tuple[str, ...]:
    """The files of the fonts that the system has, those that are likely to help first."""
    try:
        known = frozenset(pygame.font.get_fonts())
        ordered = [name for name in _PREFERRED if name in known] + sorted(known.difference(_PREFERRED))
        files = (pygame.font.match_font(name) for name in ordered)
        return tuple(dict.fromkeys(file for file in files if file))
    except (OSError, pygame.error) as fault:  # a system that tells of no fonts is as one without
        log.warning("the fonts of the system cannot be listed: %s", fault)
        return ()


def shows(font: pygame.Font, letter: str) -> bool:
    """Whether a font has a shape of its own for this letter: SDL draws the same box for all that it has not."""
    if letter.isspace():
        return True
    if not font.size(letter)[0]:
        # a mark has no width of its own, whether the font has it or not
        is_mark = unicodedata.category(letter).startswith("M")
        return not is_mark or font.metrics(letter) != font.metrics(_NOBODYS)
    drawn = [pygame.image.tobytes(font.render(one, False, "black"), "RGBA") for one in (letter, _NOBODYS)]
    return drawn[0] != drawn[1]


def _shows(file: str, letter: str) -> bool:
    try:
        return shows(pygame.Font(file, _LOOKED_AT), letter)
    except (OSError, pygame.error):
        return False


class FontSearch:
    """Looks for letters in the fonts of the system, and no longer than it may take in all."""

    def __init__(self) -> None:
        self._found: dict[str, str | None] = {}
        # blocks of which no font has a letter: the others in it are not looked for
        self._missed: set[int] = set()
        self._left = _LOOKS

    def file_with(self, letter: str) -> str | None:
        """A font file of the system that has a shape for this letter; None where there is none."""
        if letter not in self._found:
            self._found[letter] = self._search(letter)
        return self._found[letter]

    def _search(self, letter: str) -> str | None:
        block = ord(letter) // _BLOCK
        if block in self._missed or unicodedata.category(letter).startswith("C"):
            return None
        for file in (*self._helpful(), *font_files()):
            if self._left <= 0:
                break
            self._left -= 1
            if _shows(file, letter):
                return file
        self._missed.add(block)
        return None

    def _helpful(self) -> list[str]:
        """The files that had letters before, the last one first."""
        return list(dict.fromkeys(file for file in reversed(self._found.values()) if file is not None))


search = FontSearch()
"""What all faces look with."""
