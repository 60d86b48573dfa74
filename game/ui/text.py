"""Measuring, wrapping, fitting and drawing text. Rendered lines are kept."""

import re
from dataclasses import dataclass, field
from typing import Literal

import pygame
from pygame import Rect, Surface

from game.base.colour import RGB
from game.ui.cache import cached
from game.ui.fonts import SMALLEST_PX, FontFace, font_file, open_font, pixels_of
from game.ui.look import Colour
from game.ui.scale import Scale
from game.ui.terms import mark_terms
from game.ui.theme import Role

Align = Literal["left", "centre", "right"]
VAlign = Literal["top", "middle", "bottom"]
ELLIPSIS = "…"
SMALLEST = 14
_LONELY = 2  # letters of a word that does not stand on a line alone


def sentence(text: str) -> str:
    """A part of a sentence (a reason, which begins with a small letter) as a whole one; any other text as it is."""
    if not text[:1].islower():
        return text
    stop = "" if text[-1] in ".!?…:" else "."
    return text[0].upper() + text[1:] + stop


@dataclass(frozen=True, slots=True)
class TextBlock:
    """Lines of text that were fitted to a box, all in one font."""

    lines: tuple[str, ...]
    file: str
    pixels: int

    @property
    def line_height(self) -> int:
        """Pixels from one line to the next."""
        return open_font(self.file, self.pixels).line_height

    @property
    def height(self) -> int:
        """Pixels from the top of the first line to the bottom of the last."""
        return self.line_height * len(self.lines)

    @property
    def width(self) -> int:
        """Pixels of the longest line."""
        face = open_font(self.file, self.pixels)
        return max((face.size(line)[0] for line in self.lines), default=0)


@cached
def _rendered(text: str, file: str, pixels: int, colour: RGB) -> Surface:
    surface = open_font(file, pixels).render(text, colour)
    return surface.convert_alpha() if pygame.display.get_surface() else surface


def measure(text: str, role: Role, scale: Scale, size: float | None = None) -> tuple[int, int]:
    """Width and height in pixels of one line."""
    return open_font(font_file(role, text), pixels_of(role, scale, size)).size(text)


def _cut(text: str, face: FontFace, width: int) -> str:
    """`text` shortened until it and an ellipsis are no wider than `width`."""
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if face.size(text[:middle].rstrip() + ELLIPSIS)[0] <= width:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + ELLIPSIS


def _split_word(word: str, face: FontFace, width: int) -> list[str]:
    parts: list[str] = []
    while word and face.size(word)[0] > width:
        end = len(word) - 1
        while end > 1 and face.size(word[:end])[0] > width:
            end -= 1
        end = max(1, end)
        parts.append(word[:end])
        word = word[end:]
    return [*parts, word] if word else parts


def _wrap_paragraph(text: str, face: FontFace, width: int) -> list[str]:
    lines: list[str] = []
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if face.size(longer)[0] <= width:
            line = longer
            continue
        if line:
            lines.append(line)
        *full, line = _split_word(word, face, width) or [""]
        lines.extend(full)
    return _in_company([*lines, line], face, width)


def _in_company(lines: list[str], face: FontFace, width: int) -> list[str]:
    """A number or a word of two letters does not stand on the last line alone: the word before comes along."""
    before = lines[-2].split(" ") if len(lines) > 1 else []
    if len(before) < 3 or len(lines[-1].rstrip(".,:;!?)…")) > _LONELY:
        return lines
    last = f"{before[-1]} {lines[-1]}"
    if face.size(last)[0] > width:
        return lines
    return [*lines[:-2], " ".join(before[:-1]), last]


@cached
def _wrapped(text: str, file: str, pixels: int, width: int) -> tuple[str, ...]:
    return tuple(_wrap_all(text, file, pixels, width))


def wrap(text: str, role: Role, scale: Scale, width: int, size: float | None = None) -> TextBlock:
    """`text` broken into lines no wider than `width` pixels; a word that is too long is broken too."""
    file, pixels = font_file(role, text), pixels_of(role, scale, size)
    return TextBlock(_wrapped(text, file, pixels, width), file, pixels)


def wrap_evenly(text: str, role: Role, scale: Scale, width: int, size: float | None = None) -> TextBlock:
    """As `wrap`, with lines about as long as each other: no word is left alone on the last one."""
    file, pixels = font_file(role, text), pixels_of(role, scale, size)
    return TextBlock(_wrapped(text, file, pixels, _even_width(text, file, pixels, width)), file, pixels)


@cached
def _even_width(text: str, file: str, pixels: int, width: int) -> int:
    """The least width at which a text takes no more lines than in this one."""
    count = len(_wrap_all(text, file, pixels, width))
    low, high = width // 2, width
    while low < high:
        middle = (low + high) // 2
        if len(_wrap_all(text, file, pixels, middle)) <= count:
            high = middle
        else:
            low = middle + 1
    return high


def _wrap_all(text: str, file: str, pixels: int, width: int) -> list[str]:
    face = open_font(file, pixels)
    return [line for part in text.split("\n") for line in _wrap_paragraph(part, face, max(1, width))]


def _sinks(block: TextBlock) -> int:
    """By how many pixels lines must be lowered to look centred: the eye centres on letters, not on the room that
    the face keeps for accents and tails.
    """
    small_letters = any(letter.islower() for line in block.lines for letter in line)
    return _sunk(block.file, block.pixels, small_letters)


@cached
def _sunk(file: str, pixels: int, small_letters: bool) -> int:
    face = open_font(file, pixels)
    capital, small = face.top_of("H"), face.top_of("x")
    middle = (capital + small) / 4 if small_letters else capital / 2
    return round(face.line_height / 2 - (face.ascent - middle))


def _leading(face: FontFace) -> float:
    """The room between lines, in pixels, which the last one does not need below it."""
    return face.line_height * 0.15


def _shortened(lines: tuple[str, ...], face: FontFace, width: int, height: int) -> tuple[str, ...]:
    keep = max(1, int((height + _leading(face)) // face.line_height))
    if len(lines) <= keep and all(face.size(line)[0] <= width for line in lines):
        return lines
    kept = [line if face.size(line)[0] <= width else _cut(line, face, width) for line in lines[:keep]]
    if len(lines) > keep:
        kept[-1] = _cut(" ".join((kept[-1].rstrip(ELLIPSIS), lines[keep])), face, width)
    return tuple(kept)


_ROUNDED = 1  # pixels by which the rounded width of a line may mislead


@cached
def _fitted(
    text: str, file: str, pixels: int, lowest: int, width: int, height: int, wrapped: bool
) -> TextBlock:
    size = pixels
    while size >= lowest:
        face = open_font(file, size)
        lines = _wrapped(text, file, size, width) if wrapped else (text.replace("\n", " "),)
        words = max(face.size(word)[0] for word in re.split("[ \n]", text)) if wrapped else 0
        widest, tall = max(face.size(line)[0] for line in lines), face.line_height * len(lines)
        if widest <= width and words <= width and (tall <= height + _leading(face) or not wrapped):
            return TextBlock(lines, file, size)
        # A line becomes narrower as its letters do: sizes at which it is still too long are not tried.
        size = size - 1 if wrapped else min(size - 1, size * (width + _ROUNDED) // widest + 1)
    face = open_font(file, lowest)
    lines = _wrapped(text, file, lowest, width) if wrapped else (text.replace("\n", " "),)
    return TextBlock(_shortened(lines, face, width, height), file, lowest)


def fit(
    text: str,
    role: Role,
    scale: Scale,
    box: tuple[int, int],
    *,
    size: float | None = None,
    wrapped: bool = False,
    shrink: float = 0.78,
) -> TextBlock:
    """`text` made to fit into `box` pixels: first smaller, down to `shrink` of its size, then cut with an
    ellipsis.
    """
    pixels = pixels_of(role, scale, size)
    lowest = min(pixels, max(SMALLEST_PX, round(pixels * shrink), round(SMALLEST * scale.factor)))
    return _fitted(text, font_file(role, text), pixels, lowest, max(1, box[0]), max(1, box[1]), wrapped)


def fits(text: str, role: Role, scale: Scale, box: tuple[int, int], *, size: float | None = None) -> bool:
    """Whether the whole of `text` can be fitted into `box` pixels, on as many lines as it takes."""
    block = fit(text, role, scale, box, size=size, wrapped=True)
    return [word for line in block.lines for word in line.split(" ")] == re.split("[ \n]", text)


def draw_block(
    surface: Surface,
    block: TextBlock,
    box: Rect,
    colour: RGB,
    align: Align = "left",
    valign: VAlign = "top",
    *,
    explained: bool = False,
) -> Rect:
    """Draw the lines into `box`; returns the rectangle they cover. `explained`: the words of the game among them can be
    pointed at.
    """
    top = {
        "top": box.y,
        "middle": box.y + (box.height - block.height) // 2 + _sinks(block),
        "bottom": box.bottom - block.height,
    }[valign]
    covered, face = Rect(box.x, top, 0, block.height), open_font(block.file, block.pixels)
    for number, line in enumerate(block.lines):
        if not line:
            continue
        picture = _rendered(line, block.file, block.pixels, colour)
        x = {
            "left": box.x,
            "centre": box.x + (box.width - picture.get_width()) // 2,
            "right": box.right - picture.get_width(),
        }[align]
        surface.blit(picture, (x, top + number * block.line_height - face.overhang(line)))
        if explained:
            corner = x, top + number * block.line_height
            mark_terms(surface, line, block.file, block.pixels, corner, colour)
        covered.x = x if not covered.width else min(covered.x, x)
        covered.width = max(covered.width, picture.get_width())
    return covered


@dataclass(frozen=True, slots=True)
class TextStyle:
    """How a text is set: its role, its colour, where in its box it stands, and whether it may take several lines.

    `size` is the height of the letters in design units, by default that of the role.
    """

    role: Role
    colour: Colour = "ink"
    align: Align = "left"
    valign: VAlign = "middle"
    size: float | None = field(default=None, kw_only=True)
    wrapped: bool = field(default=False, kw_only=True)
    explained: bool = field(default=False, kw_only=True)
    """Whether the words of the game in it can be pointed at."""


def draw_text(surface: Surface, text: str, style: TextStyle, scale: Scale, box: Rect) -> Rect:
    """Fit `text` into `box` and draw it; returns the rectangle it covers. Nothing is ever drawn outside the
    width.
    """
    block = fit(text, style.role, scale, box.size, size=style.size, wrapped=style.wrapped)
    ink = scale.look.colour(style.colour)
    return draw_block(surface, block, box, ink, style.align, style.valign, explained=style.explained)
