"""The typefaces by role and pixel size: read once, kept, and replaced by pygame's own when a file is
missing. Letters are set to a fraction of a pixel.
"""

import io
import logging
import re
from functools import lru_cache
from pathlib import Path
from typing import Final

import pygame
from pygame import Surface

from game.datafiles.program_folders import assets_folder
from game.ui.cache import cached
from game.ui.colour import RGB
from game.ui.scale import Scale
from game.ui.shapes import blank
from game.ui.theme import ROLE_SIZES, Role

log = logging.getLogger(__name__)

SMALLEST_PX = 11
_FINE_PX = 64  # letters of this height stand well where they are put
_LETTERPRESS = "GoudyBookletter1911.otf"
_FILES: dict[Role, str] = {
    Role.TITLE: _LETTERPRESS,
    Role.HEADING: _LETTERPRESS,
    Role.NAME: _LETTERPRESS,
    Role.BUTTON: _LETTERPRESS,
    Role.BODY: "SourceSerifPro-Regular.otf",
    Role.STRONG: "SourceSerifPro-Semibold.otf",
    Role.SMALL: "SourceSerifPro-Regular.otf",
    Role.ASIDE: "SourceSerifPro-It.otf",
    Role.FIGURE: "SourceSerifPro-Bold.otf",
    Role.PLATE: "SourceSerifPro-Black.otf",
}
_WIDER_FILE = "SourceSerifPro-Semibold.otf"
_LETTERPRESS_EXTRAS = frozenset("ŒœŸŠšŽž‘’“”„…–—−•")
_LETTERS: Final = 40  # that a face has drawn and keeps, about
# Control characters, halves of letters, and marks that have no shape of their own: they cannot be drawn.
_SHAPELESS: Final = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\xad\u034f\u061c\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f"
    "\ud800-\udfff\ufe00-\ufe0f\ufeff\ufff0-\ufffb\U000e0000-\U000e0fff]"
)


class FontFace:
    """The letters of a font file at one height, `pixels`; pygame's own letters where there is no `content`.

    SDL puts every letter at a whole pixel, which at the size of a book is too coarse: "cl" becomes a "d". So small
    letters are set larger than they are wanted and made smaller together. Any text can be measured and drawn: what
    has no shape is left out.
    """

    def __init__(self, content: bytes | None, pixels: int) -> None:
        """`content` is what the file holds: no file stays open, however many faces there are."""

        def opened(height: int) -> pygame.Font:
            return pygame.Font(io.BytesIO(_own_letters() if content is None else content), height)

        self._times = max(1, -(-_FINE_PX // pixels))
        self._plain = opened(pixels)
        self._large = opened(pixels * self._times) if self._times > 1 else self._plain

    def __sizeof__(self) -> int:
        """About how many bytes it takes, with the pictures of its letters."""
        return _LETTERS * sum(side * side for side in {self._plain.get_height(), self._large.get_height()})

    def size(self, text: str) -> tuple[int, int]:
        """Width and height of one line in pixels."""
        return -(-self._large.size(_drawable(text))[0] // self._times), self._plain.get_height()

    @property
    def height(self) -> int:
        """Pixels from the top of the highest letter to the bottom of the lowest."""
        return self._plain.get_height()

    @property
    def line_height(self) -> int:
        """Pixels from one line to the next."""
        return self._plain.get_linesize()

    @property
    def ascent(self) -> int:
        """Pixels from the top to the line that letters stand on."""
        return self._plain.get_ascent()

    def top_of(self, letter: str) -> int:
        """Pixels from the line that letters stand on to the top of this one; 0 if the file lacks it."""
        metrics = self._plain.metrics(letter)[0]
        return metrics[3] if metrics is not None else 0

    def has(self, letter: str) -> bool:
        """Whether the file has a shape for this letter."""
        return self._plain.metrics(letter)[0] is not None

    def overhang(self, text: str) -> int:
        """Pixels by which accents on capitals reach above the line; its picture begins as far above."""
        if text.isascii():
            return 0
        above = self._large.size(_drawable(text))[1] - self._large.get_height()
        return max(0, -(-above // self._times))

    def render(self, text: str, colour: RGB) -> Surface:
        """A picture of one line, with its `overhang` on top."""
        text = _drawable(text)
        if text and not self._large.size(text)[0]:
            text = ""  # nothing but accents without a letter
        if self._times == 1 or not text:
            return self._plain.render(text, True, colour)
        times, width = self._times, self.size(text)[0]
        height, large = self.height + self.overhang(text), self._large
        canvas = blank((width * times, height * times))
        canvas.fill((*colour, 0))
        above = large.size(text)[1] - large.get_height()  # by so much its letters stand lower
        top = (self.ascent + self.overhang(text)) * times - large.get_ascent() - max(0, above)
        canvas.blit(large.render(text, True, colour), (0, top), special_flags=pygame.BLEND_RGBA_MAX)
        return pygame.transform.smoothscale(canvas, (width, height))


def _drawable(text: str) -> str:
    """The text without what has no shape."""
    return text if text.isascii() and text.isprintable() else _SHAPELESS.sub("", text)


def _folder() -> Path:
    return assets_folder() / "shell" / "fonts"


@lru_cache(maxsize=1)
def _own_letters() -> bytes:
    """The font that pygame brings along."""
    return (Path(pygame.__file__).parent / pygame.font.get_default_font()).read_bytes()


@lru_cache(maxsize=32)
def _content(name: str) -> bytes | None:
    """What the font file holds; None, with a warning, where it cannot be read or is no font."""
    path = _folder() / name
    try:
        content = path.read_bytes()
        pygame.Font(io.BytesIO(content), SMALLEST_PX).size(
            ""
        )  # what is no font is only noticed at the first use
    except (pygame.error, OSError) as fault:
        log.warning("font %s cannot be read (%s): pygame's own font is used", path, fault)
        return None
    return content


@cached
def open_font(name: str, pixels: int) -> FontFace:
    """The font file `name` at a height of `pixels`; pygame's own font, with a warning, if it
    cannot be read.
    """
    if not pygame.font.get_init():
        pygame.font.init()
    content = _content(name)
    return FontFace(content, pixels if content is not None else round(pixels * 1.25))


def _in_letterpress(text: str) -> bool:
    return all(ord(letter) < 0x100 or letter in _LETTERPRESS_EXTRAS for letter in text)


def font_file(role: Role, text: str = "") -> str:
    """The file that sets `text` in `role`: letters that the display face lacks are set in the body face, and so are
    figures, whose old forms are misread (a 1 for an I).
    """
    name = _FILES[role]
    if name == _LETTERPRESS and (not _in_letterpress(text) or any(letter.isdigit() for letter in text)):
        return _WIDER_FILE
    return name


def pixels_of(role: Role, scale: Scale, size: float | None = None) -> int:
    """The height in pixels of `role` (or of `size` design units) at this scale."""
    units = ROLE_SIZES[role] if size is None else size
    return max(SMALLEST_PX, round(units * scale.factor))


def font(role: Role, scale: Scale, size: float | None = None, text: str = "") -> FontFace:
    """The font for `text` in `role`; `size` in design units replaces the role's own."""
    return open_font(font_file(role, text), pixels_of(role, scale, size))
