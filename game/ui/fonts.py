"""The typefaces by role and pixel size: read once, kept, and replaced by pygame's own when a file is
missing. Letters are set to a fraction of a pixel.
"""

import io
import logging
import re
import unicodedata
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Final

import pygame
from pygame import Surface

from game.base.colour import RGB
from game.base.files.program_folders import assets_folder
from game.base.files.regular_files import read_regular
from game.ui.cache import cached
from game.ui.scale import Scale
from game.ui.shapes import blank
from game.ui.system_fonts import search, shows
from game.ui.theme import ROLE_SIZES, Role
from game.ui.writing import TextRun, script_of, visual_runs, with_marks

log = logging.getLogger(__name__)

SMALLEST_PX = 11
_FINE_PX = 64  # letters of this height stand well where they are put
_LETTERPRESS = "GoudyBookletter1911.otf"
_ITALIC = "SourceSerifPro-It.otf"
_FILES: dict[Role, str] = {
    Role.TITLE: _LETTERPRESS,
    Role.HEADING: _LETTERPRESS,
    Role.NAME: _LETTERPRESS,
    Role.BUTTON: _LETTERPRESS,
    Role.BODY: "SourceSerifPro-Regular.otf",
    Role.STRONG: "SourceSerifPro-Semibold.otf",
    Role.SMALL: "SourceSerifPro-Regular.otf",
    Role.ASIDE: _ITALIC,
    Role.FIGURE: "SourceSerifPro-Bold.otf",
    Role.PLATE: "SourceSerifPro-Black.otf",
}
_WIDER_FILE = "SourceSerifPro-Semibold.otf"
_FIGURES_FILE: Final = "SourceSerifPro-Regular.otf"  # beside letters of the display face
_FIGURES: Final = frozenset("0123456789")
_NOT_IN_ITALIC = frozenset("←↑→↓✓")
_NOT_IN_LETTERPRESS = frozenset("¢£¤¥¦§ª¯²³µ¹º¼½¾ÐÞðþ")
_LETTERPRESS_EXTRAS = frozenset("ŒœŸŠšŽž‘’“”„…–—−•")
_LETTERS: Final = 40  # that a face has drawn and keeps, about
# Control characters, halves of letters, and marks that have no shape of their own: they cannot be drawn.
_SHAPELESS: Final = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\xad\u034f\u061c\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f"
    "\ud800-\udfff\ufe00-\ufe0f\ufeff\ufff0-\ufffb\U000e0000-\U000e0fff]"
)


class FontFace:
    """The letters of a font file at one height, `pixels`; pygame's own letters where there is no `content`.

    Letters that the file lacks are taken from fonts of the system (see `system_fonts`), figures from another file where
    one is given, and what is written from the right is drawn so.

    SDL puts every letter at a whole pixel, which at the size of a book is too coarse: "cl" becomes a "d". So small
    letters are set larger than they are wanted and made smaller together. Any text can be measured and drawn: what
    has no shape is left out.
    """

    def __init__(self, content: bytes | None, pixels: int, figures: bytes | None = None) -> None:
        """`content` is what the file holds: no file stays open, however many faces there are. So is `figures`, of the
        file that sets these.
        """

        def opened(height: int) -> pygame.Font:
            return pygame.Font(io.BytesIO(_own_letters() if content is None else content), height)

        self._opened, self._pixels = opened, pixels
        self._times = max(1, -(-_FINE_PX // pixels))
        self._plain = opened(pixels)
        self._large = opened(pixels * self._times) if self._times > 1 else self._plain
        self._figures = None if figures is None else pygame.Font(io.BytesIO(figures), pixels * self._times)
        self._seen: dict[str, bool] = {}  # whether the file has a letter
        self._own = set[str]()  # letters that this file is known to have, read from the left
        self._others: dict[tuple[str, str, bool], pygame.Font] = {}  # by file, script and direction

    def __sizeof__(self) -> int:
        """About how many bytes it takes, with the pictures of its letters."""
        return _LETTERS * sum(side * side for side in {self._plain.get_height(), self._large.get_height()})

    def size(self, text: str) -> tuple[int, int]:
        """Width and height of one line in pixels."""
        return -(-self._width(_drawable(text)) // self._times), self._plain.get_height()

    def _width(self, text: str) -> int:
        """Of one line in the large size."""
        if self._suffices(text):
            return self._large.size(text)[0]
        return sum(font.size(run.text)[0] for run, font in self._parts(text))

    def _suffices(self, text: str) -> bool:
        """Whether this file alone can set a text, letter after letter from the left."""
        if self._figures is not None and not _FIGURES.isdisjoint(text):
            return False
        if text.isascii() or self._own.issuperset(text):
            return True
        for letter in set(text) - self._own:
            if unicodedata.bidirectional(letter) in ("R", "AL", "AN") or not self.has(letter):
                return False
            self._own.add(letter)
        return True

    def _parts(self, text: str) -> list[tuple[TextRun, pygame.Font]]:
        """The parts of a line from left to right, each with the large font that sets it."""
        found: list[tuple[TextRun, pygame.Font]] = []
        for run in visual_runs(text):
            parts: list[tuple[TextRun, pygame.Font]] = []
            at = run.start
            for letter in with_marks(run.text):
                font = parts[-1][1] if parts and letter == " " else None
                font = font or self._font_for(letter, from_right=run.from_right)
                if parts and parts[-1][1] is font:
                    parts[-1] = (replace(parts[-1][0], text=parts[-1][0].text + letter), font)
                else:
                    parts.append((TextRun(at, letter, run.from_right), font))
                at += len(letter)
            found += reversed(parts) if run.from_right else parts
        return found

    def _font_for(self, letter: str, *, from_right: bool) -> pygame.Font:
        """The large font that sets a letter with its marks: this one where it has them all, or where none has."""
        if self._figures is not None and letter in _FIGURES:
            return self._figures
        lacking = next((one for one in letter if not self.has(one)), "")
        file = search.file_with(lacking) if lacking else None
        script = script_of(letter[0])
        if file is None and not from_right and not script:
            return self._large
        key = (file or "", script, from_right)
        if key not in self._others:
            pixels = self._pixels * self._times
            font = self._opened(pixels) if file is None else pygame.Font(file, pixels)
            with suppress(pygame.error, ValueError):  # where SDL cannot shape letters they stand as they are
                if script:
                    font.set_script(script)
                font.set_direction(pygame.DIRECTION_RTL if from_right else pygame.DIRECTION_LTR)
            self._others[key] = font
        return self._others[key]

    def place_of(self, text: str, at: int) -> int:
        """Pixels from the left of a line to where its letter with this number, counted from 0, begins to be read."""
        left = 0
        text = _drawable(text)
        if self._suffices(text):
            return self.size(text[:at])[0]
        for run, font in self._parts(text):
            width = font.size(run.text)[0]
            inside = at - run.start
            if 0 < inside <= len(run.text) or (inside == 0 and at == 0):
                before = font.size(run.text[:inside])[0]
                return -(-(left + (width - before if run.from_right else before)) // self._times)
            left += width
        return -(-left // self._times)

    def unshown(self, text: str) -> str:
        """The letters of a text that neither this file nor any font of the system can show, each once."""
        letters = dict.fromkeys(_drawable(text))
        return "".join(
            letter for letter in letters if not self.has(letter) and search.file_with(letter) is None
        )

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
        if letter not in self._seen:
            self._seen[letter] = shows(self._plain, letter)
        return self._seen[letter]

    def overhang(self, text: str) -> int:
        """Pixels by which accents on capitals reach above the line; its picture begins as far above."""
        if text.isascii():
            return 0
        text = _drawable(text)
        own = (
            [text]
            if self._suffices(text)
            else [run.text for run, font in self._parts(text) if font is self._large]
        )
        # those of the system have their own room for accents
        above = max((self._large.size(part)[1] - self._large.get_height() for part in own), default=0)
        return max(0, -(-above // self._times))

    def render(self, text: str, colour: RGB) -> Surface:
        """A picture of one line, with its `overhang` on top."""
        text = _drawable(text)
        if text and not self._width(text):
            text = ""  # nothing but accents without a letter
        if not self._suffices(text):
            return self._composed(text, colour)
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

    def _composed(self, text: str, colour: RGB) -> Surface:
        """A picture of one line of several fonts, which stand on one line."""
        size, over = self.size(text), self.overhang(text)
        canvas = blank((max(1, self._width(text)), (self.height + over) * self._times))
        canvas.fill((*colour, 0))
        left = 0
        for run, font in self._parts(text):
            wide, tall = font.size(run.text)
            above = max(0, tall - font.get_height())
            top = (self.ascent + over) * self._times - font.get_ascent() - above
            canvas.blit(font.render(run.text, True, colour), (left, top), special_flags=pygame.BLEND_RGBA_MAX)
            left += wide
        return pygame.transform.smoothscale(canvas, (size[0], size[1] + over))


def _drawable(text: str) -> str:
    """The text without what has no shape."""
    return text if text.isascii() and text.isprintable() else _SHAPELESS.sub("", text)


def _folder() -> Path:
    return assets_folder() / "shell" / "fonts"


@lru_cache(maxsize=1)
def _own_letters() -> bytes:
    """The font that pygame brings along."""
    return read_regular(Path(pygame.__file__).parent / pygame.font.get_default_font())


@lru_cache(maxsize=32)
def _content(name: str) -> bytes | None:
    """What the font file holds; None, with a warning, where it cannot be read or is no font."""
    path = _folder() / name
    try:
        content = read_regular(path)
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
    figures = _content(_FIGURES_FILE) if name == _LETTERPRESS and content is not None else None
    return FontFace(content, pixels if content is not None else round(pixels * 1.25), figures)


def _in_letterpress(text: str) -> bool:
    if not _NOT_IN_LETTERPRESS.isdisjoint(text):
        return False
    return all(ord(letter) < 0x100 or letter in _LETTERPRESS_EXTRAS for letter in text)


def _of_figures(text: str) -> bool:
    """Whether it has figures, and no letter beside them."""
    return not _FIGURES.isdisjoint(text) and not any(letter.isalpha() for letter in text)


def font_file(role: Role, text: str = "") -> str:
    """The file that sets `text` in `role`: letters that the display face lacks are set in the body face, and so are
    figures alone. Beside letters they are taken from it, as their old forms are misread (a 1 for an I).
    """
    name = _FILES[role]
    if name == _ITALIC and not _NOT_IN_ITALIC.isdisjoint(text):
        return _FILES[Role.BODY]
    if name == _LETTERPRESS and (not _in_letterpress(text) or _of_figures(text)):
        return _WIDER_FILE
    return name


def pixels_of(role: Role, scale: Scale, size: float | None = None) -> int:
    """The height in pixels of `role` (or of `size` design units) at this scale."""
    units = ROLE_SIZES[role] if size is None else size
    return max(SMALLEST_PX, round(units * scale.factor))


def font(role: Role, scale: Scale, size: float | None = None, text: str = "") -> FontFace:
    """The font for `text` in `role`; `size` in design units replaces the role's own."""
    return open_font(font_file(role, text), pixels_of(role, scale, size))
