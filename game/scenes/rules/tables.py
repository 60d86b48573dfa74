"""A table of the book as it is set on a page: each column as wide as its words need; where a page is too narrow for
that, each row stands as a list.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.scenes.rules.typesetting import BODY
from game.ui.panels import draw_rule
from game.ui.scale import Scale
from game.ui.text import TextBlock, draw_block, measure, wrap
from game.ui.theme import Role

_GAP, _ROW, _LINE = 22, 12, 2  # between columns, between rows, between lines of a list


@dataclass(frozen=True, slots=True)
class SetTable:
    """What is written where, and where thin lines part the rows, in pixels from the upper left corner."""

    cells: tuple[tuple[int, int, TextBlock], ...]
    rules: tuple[int, ...]
    width: int
    height: int

    def draw(self, surface: Surface, area: Rect, scale: Scale) -> None:
        """Draw it at the upper left corner of an area."""
        for left, top, block in self.cells:
            cell = Rect(area.x + left, area.y + top, self.width - left, block.height)
            draw_block(surface, block, cell, scale.look.palette.ink)
        for top in self.rules:
            draw_rule(surface, area.x, area.x + self.width, area.y + top, scale)


def set_table(rows: Sequence[Sequence[str]], scale: Scale, width: int) -> SetTable:
    """Set a table, the heading first, at most so many pixels wide. No word is broken."""
    columns = list(zip(*rows, strict=True))
    whole = [_widest(column, scale) for column in columns]
    least = [_widest([word for said in column for word in said.split()], scale) for column in columns]
    room = width - scale.px(_GAP) * (len(columns) - 1)
    if sum(least) > room:
        return _set_lists(rows, scale, width)
    part = min(1.0, (room - sum(least)) / max(1, sum(whole) - sum(least)))
    wides = [low + int((high - low) * part) for low, high in zip(least, whole, strict=True)]
    lines = [
        tuple(_set(said, scale, wide, heading=number == 0) for said, wide in zip(row, wides, strict=True))
        for number, row in enumerate(rows)
    ]
    return _laid(lines, wides, [scale.px(_ROW)] * len(rows), scale)


def _set_lists(rows: Sequence[Sequence[str]], scale: Scale, width: int) -> SetTable:
    """Each row as a list: its first cell, and below it each other one behind the heading of its column."""
    heading, *others = rows
    first = min(_widest(heading[1:], scale), width // 2)
    wides = [first, width - first - scale.px(_GAP)]
    lines, gaps = list[tuple[TextBlock, ...]](), list[int]()
    for name, *cells in others:
        lines.append((_set(name, scale, width, heading=True),))
        lines += [
            (_set(column, scale, wides[0]), _set(said, scale, wides[1]))
            for column, said in zip(heading[1:], cells, strict=True)
            if said
        ]
        gaps += [scale.px(_LINE)] * (len(lines) - len(gaps) - 1) + [scale.px(_ROW)]
    return _laid(lines, wides, gaps, scale)


def _laid(
    lines: Sequence[tuple[TextBlock, ...]], wides: Sequence[int], gaps: Sequence[int], scale: Scale
) -> SetTable:
    """Lines one below the other, each with the gap that follows it; a rule lies in the middle of each wide one."""
    cells, rules, top = list[tuple[int, int, TextBlock]](), list[int](), 0
    for blocks, gap in zip(lines, gaps, strict=True):
        left = 0
        for block, wide in zip(blocks, wides, strict=False):
            cells.append((left, top, block))
            left += wide + scale.px(_GAP)
        top += max(block.height for block in blocks) + gap
        if gap == scale.px(_ROW):
            rules.append(top - gap // 2)
    return SetTable(tuple(cells), tuple(rules[:-1]), sum(wides) + scale.px(_GAP) * (len(wides) - 1), top)


def _widest(texts: Sequence[str], scale: Scale) -> int:
    """Pixels of the widest of some texts, as a heading or not."""
    return max(
        (measure(text, role, scale, BODY)[0] for text in texts for role in (Role.STRONG, Role.BODY)),
        default=0,
    )


def _set(said: str, scale: Scale, width: int, *, heading: bool = False) -> TextBlock:
    return wrap(said, Role.STRONG if heading else Role.BODY, scale, max(1, width), BODY)
