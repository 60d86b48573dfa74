"""Words that stand below what they explain, a little to the right of it."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final, NamedTuple

from pygame import Rect

from game.ui.labels import Label
from game.ui.scale import Scale, columns
from game.ui.text import TextStyle, wrap
from game.ui.theme import Role
from game.ui.toggle import Toggle
from game.ui.widget import Widget

_INDENT: Final = 42  # as far as the box of a switch reaches
_HEAD: Final = 40  # height of a widget, and of its words, at least
_WORDS: Final = 60
_BELOW, _BETWEEN = 2, 4  # a widget, and pairs
_BESIDE: Final = 40  # between columns


class Noted(NamedTuple):
    """A widget and what is said of it."""

    head: Widget
    note: Label


def note(text: str) -> Label:
    """Such words."""
    return Label(text, TextStyle(Role.ASIDE, "faded_ink", valign="top", wrapped=True))


def _heights(pair: Noted, scale: Scale, width: int) -> tuple[int, int]:
    """How tall a widget and its words are in a column, in pixels: as tall as words of full size need."""
    px = scale.px
    beside = width - px(_INDENT)
    head = px(_HEAD)
    if isinstance(pair.head, Toggle):
        head = max(head, wrap(pair.head.label, Role.BODY, scale, beside, Toggle.size).height)
    words = wrap(pair.note.text, pair.note.style.role, scale, beside).height
    return head, max(px(_WORDS), words + px(_BETWEEN))


class NotedColumns:
    """Pairs in so many columns, one after another down each."""

    def __init__(self, pairs: Sequence[Noted], across: int = 1) -> None:
        down = -(-len(pairs) // across)
        self._across = across
        self._columns = [pairs[start : start + down] for start in range(0, len(pairs), max(1, down))]

    def _rows(self, rect: Rect, scale: Scale) -> list[tuple[int, int]]:
        """How tall the widgets and their words are, row by row, in pixels."""
        wide = columns(rect, [1] * self._across, scale.px(_BESIDE))[0].width
        rows = zip_longest(*self._columns)
        heights = [[_heights(pair, scale, wide) for pair in row if pair is not None] for row in rows]
        return [(max(head for head, _ in row), max(words for _, words in row)) for row in heights]

    def height(self, scale: Scale, width: int) -> int:
        """How tall all of them are in so much room, both in pixels."""
        between = scale.px(_BELOW) + scale.px(_BETWEEN)
        return sum(head + words + between for head, words in self._rows(Rect(0, 0, width, 1), scale))

    def place(self, rect: Rect, scale: Scale) -> None:
        """Place all of them from its upper edge on."""
        px = scale.px
        indent, high = px(_INDENT), self._rows(rect, scale)
        for column, pairs in zip(columns(rect, [1] * self._across, px(_BESIDE)), self._columns, strict=False):
            top = column.y
            for pair, (head, words) in zip(pairs, high, strict=False):
                pair.head.place(Rect(column.x, top, column.width, head), scale)
                top += head + px(_BELOW)
                pair.note.place(Rect(column.x + indent, top, column.width - indent, words), scale)
                top += words + px(_BETWEEN)
