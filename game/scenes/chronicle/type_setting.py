"""Columns of type: parts one below the other, of which one takes what room is left."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect, Surface

from game.ui.fonts import open_font
from game.ui.scale import Scale
from game.ui.text import Align, TextBlock, draw_block, wrap
from game.ui.theme import Role
from game.ui.writing import words_of

SIZES: Final = (
    1.3,
    1.2,
    1.1,
    1.0,
    0.94,
    0.88,
    0.82,
    0.76,
    0.7,
)  # of the type, the first with which all fits is taken
_WIDEST: Final = 0.7  # of a line, from which on it is stretched to the whole width


@dataclass(frozen=True, slots=True)
class Type:
    """Lines of type; `justified` ones are as long as each other, `gap` is the room below, in design units."""

    text: str
    role: Role
    size: float
    align: Align = "left"
    gap: float = 10
    justified: bool = False
    faded: bool = False

    def block(self, width: int, scale: Scale, factor: float) -> TextBlock:
        """The lines that it takes in a column so wide."""
        return wrap(self.text, self.role, scale, width, self.size * factor)


@dataclass(frozen=True, slots=True)
class Cut:
    """What is drawn into an area at least so tall; the one part that grows has `grows`."""

    height: float
    draw: Callable[[Surface, Rect], None]
    gap: float = 10
    grows: bool = False


Part = Type | Cut


@dataclass(frozen=True, slots=True)
class Placed:
    """A part and the area that it has, with its lines if it is type."""

    part: Part
    rect: Rect
    block: TextBlock | None = None


def set_column(area: Rect, parts: Sequence[Part], scale: Scale, factor: float) -> list[Placed] | None:
    """The parts in their places; None where they do not all find room."""
    blocks = [part.block(area.width, scale, factor) if isinstance(part, Type) else None for part in parts]
    heights = [
        block.height if block is not None else scale.px(part.height) if isinstance(part, Cut) else 0
        for part, block in zip(parts, blocks, strict=True)
    ]
    free = area.height - sum(heights) - sum(scale.px(part.gap) for part in parts)
    if free < 0:
        return None
    placed, top = [], area.y
    for part, block, height in zip(parts, blocks, heights, strict=True):
        tall = height + (free if isinstance(part, Cut) and part.grows else 0)
        placed.append(Placed(part, Rect(area.x, top, area.width, tall), block))
        top += tall + scale.px(part.gap)
    return placed


def set_page(
    columns: Sequence[tuple[Rect, Sequence[Part]]], scale: Scale, most: float = SIZES[0]
) -> list[Placed]:
    """All columns of a page in the largest type with which each of them finds room, up to `most` times its size."""
    for factor in (size for size in SIZES if size <= most):
        found = [set_column(area, parts, scale, factor) for area, parts in columns]
        if all(column is not None for column in found):
            return [placed for column in found if column is not None for placed in column]
    # the smallest type is too large for a very small page: pictures give way
    return [
        placed
        for area, parts in columns
        for placed in set_column(
            Rect(area.x, area.y, area.width, 10 * area.height),
            [part for part in parts if not (isinstance(part, Cut) and part.grows)],
            scale,
            SIZES[-1],
        )
        or []
    ]


def draw_placed(surface: Surface, placed: Placed, scale: Scale) -> None:
    """Draw a part in its place."""
    part, palette = placed.part, scale.look.palette
    if isinstance(part, Cut):
        part.draw(surface, placed.rect)
        return
    assert placed.block is not None, "type has lines"
    colour = palette.faded_ink if part.faded else palette.ink
    if part.justified:
        _draw_justified(surface, placed.block, placed.rect, colour)
    else:
        draw_block(surface, placed.block, placed.rect, colour, part.align)


def _draw_justified(surface: Surface, block: TextBlock, area: Rect, colour: tuple[int, int, int]) -> None:
    """Every line but the last as long as the column is wide, where that leaves no holes."""
    face = open_font(block.file, block.pixels)
    for number, line in enumerate(block.lines):
        top, words = area.y + number * block.line_height, words_of(line)
        plain = face.size(line)[0]
        if number == len(block.lines) - 1 or len(words) < 2 or plain < _WIDEST * area.width:
            place = Rect(area.x, top, area.width, block.line_height)
            draw_block(surface, TextBlock((line,), block.file, block.pixels), place, colour)
            continue
        more, at = (area.width - plain) / (len(words) - 1), 0.0
        for index, word in enumerate(words):
            before = " ".join(words[:index]) + " " if index else ""
            at = area.x + face.size(before)[0] + index * more
            place = Rect(round(at), top, area.width, block.line_height)
            draw_block(surface, TextBlock((word,), block.file, block.pixels), place, colour)
