"""Lines of words and small signs: how wide each is, how they run over several rows, and how they are drawn."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from pygame import Rect, Surface

from game.base.colour import RGB
from game.kit.board.line_signs import BadgeSign, LineSign, LogLine, SignArt, TextSign
from game.ui.emblems import draw_seat_badge
from game.ui.fonts import font_file, open_font, pixels_of
from game.ui.scale import Scale
from game.ui.terms import has_terms, mark_terms
from game.ui.text import ELLIPSIS, TextStyle, draw_text, measure
from game.ui.theme import Role
from game.ui.writing import words_of

ROW: Final = 30  # height of a row, in design units
SIZE: Final = 16  # of its words, in design units
PICTURE: Final = 26  # side of a picture
_HANG = 10  # how far the rows after a line's first are set in
AIR: Final = 3  # room at either side of a picture, besides the space between words
_LOOSE: Final = "·"  # a mark that begins no row


@dataclass(frozen=True, slots=True)
class PlacedSign:
    """A sign, or one word, in its row: from the left, `x` and `width` in pixels."""

    sign: LineSign
    row: int
    x: int
    width: int


@dataclass(frozen=True)
class LineLayout:
    """A line laid out in a width."""

    placed: tuple[PlacedSign, ...] = ()

    @cached_property  # for every picture of the table asks for it
    def stretches(self) -> tuple[tuple[str, int, int], ...]:
        """The words that stand next to each other, with their row and where they begin."""
        found = list[tuple[str, int, int]]()
        before: PlacedSign | None = None
        for piece in self.placed:
            if isinstance(piece.sign, TextSign):
                if before is not None and isinstance(before.sign, TextSign) and before.row == piece.row:
                    text, row, x = found[-1]
                    found[-1] = f"{text} {piece.sign.text}", row, x
                else:
                    found.append((piece.sign.text, piece.row, piece.x))
            before = piece
        return tuple(found)

    @property
    def rows(self) -> int:
        """How many rows it takes."""
        return max((piece.row for piece in self.placed), default=0) + 1

    @property
    def width(self) -> int:
        """The pixels of its longest row."""
        return max((piece.x + piece.width for piece in self.placed), default=0)


@dataclass(frozen=True, slots=True)
class ShortLog:
    """Lines of the log that stand elsewhere than at the table, and how their signs are drawn."""

    lines: Sequence[LogLine]
    art: SignArt


class SignPainter:
    """Lays out and draws lines in the colours of one game."""

    def __init__(self, art: SignArt, emblems: Mapping[str, str]) -> None:
        """`emblems` by the colour of the seat."""
        self._art = art
        self._emblems = emblems

    def lay_out(self, signs: Sequence[LineSign], scale: Scale, width: int) -> LineLayout:
        """Lay signs out in rows no wider than `width` pixels."""
        space, hang = measure(" ", Role.BODY, scale, SIZE)[0], scale.px(_HANG)
        placed: list[PlacedSign] = []
        row, x = 0, 0
        for sign, apart in _words_of(signs):
            wide = self.width(sign, scale)
            left = x + (space if apart and x else 0)
            if x and left + wide > width:
                if isinstance(sign, TextSign) and sign.text == _LOOSE:
                    continue
                row, left = row + 1, hang
                if len(placed) > 1 and placed[-2].sign == TextSign(_LOOSE) and isinstance(sign, TextSign):
                    # what a part begins with stays with its words
                    placed[-1] = replace(placed[-1], row=row, x=hang)
                    left = hang + placed[-1].width + space
                    del placed[-2]
                elif placed[-1].sign == TextSign(_LOOSE):
                    placed.pop()  # a row's end parts as well
            placed.append(PlacedSign(sign, row, left, wide))
            x = left + wide
        return LineLayout(tuple(placed))

    def cut(self, layout: LineLayout, scale: Scale, width: int, rows: int = 1) -> LineLayout:
        """As much of the first rows as has room in so many pixels, with an ellipsis at the end of the last."""
        end, last = TextSign(ELLIPSIS), rows - 1
        wide = self.width(end, scale)
        kept = [
            piece
            for piece in layout.placed
            if piece.row < last or (piece.row == last and piece.x + piece.width + wide <= width)
        ]
        left = max((piece.x + piece.width for piece in kept if piece.row == last), default=0)
        return LineLayout((*kept, PlacedSign(end, last, left, wide)))

    def width(self, sign: LineSign, scale: Scale) -> int:
        """How wide a sign is, in pixels."""
        if isinstance(sign, TextSign):
            return measure(sign.text, Role.BODY, scale, SIZE)[0]
        return scale.px(PICTURE + AIR) if isinstance(sign, BadgeSign) else self._art.width(sign, scale)

    def draw(
        self, surface: Surface, layout: LineLayout, corner: tuple[int, int], scale: Scale, ink: RGB
    ) -> None:
        """Draw a line that was laid out, its upper left corner at `corner`."""
        high = scale.px(ROW)
        for piece in layout.placed:
            area = Rect(corner[0] + piece.x, corner[1] + piece.row * high, piece.width, high)
            self._draw(surface, piece.sign, area, scale, ink)
        for text, row, x in layout.stretches:
            if not has_terms(text):
                continue
            file, pixels = font_file(Role.BODY, text), pixels_of(Role.BODY, scale, SIZE)
            top = corner[1] + row * high + (high - open_font(file, pixels).line_height) // 2
            mark_terms(surface, text, file, pixels, (corner[0] + x, top), ink)

    def _draw(self, surface: Surface, sign: LineSign, area: Rect, scale: Scale, ink: RGB) -> None:
        if isinstance(sign, TextSign):
            draw_text(surface, sign.text, TextStyle(Role.BODY, ink, size=SIZE), scale, ample(area))
        elif isinstance(sign, BadgeSign):
            radius = scale.px(PICTURE) // 2 - scale.px(1)
            draw_seat_badge(surface, scale.look, self._emblems[sign.player], area.center, radius)
        else:
            self._art.draw(surface, sign, area, scale, ink)


def ample(area: Rect) -> Rect:
    """Room enough for what was measured, to the last pixel."""
    return Rect(area.x, area.y, area.width + 2, area.height)


def _words_of(signs: Sequence[LineSign]) -> Iterator[tuple[LineSign, bool]]:
    """Signs and single words in order, each with whether it stands apart from what is before it."""
    apart = False
    for sign in signs:
        if not isinstance(sign, TextSign):
            yield sign, apart
            apart = False
            continue
        for number, word in enumerate(words_of(sign.text)):
            apart = apart or number > 0
            if word:
                yield TextSign(word), apart
                apart = False
