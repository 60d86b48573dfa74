"""Bars on parchment: one beside the other for counts of a size, one below the other for things with a name."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.ui import theme
from game.ui.lettering import wide, write
from game.ui.plot import ticks
from game.ui.scale import Scale, columns
from game.ui.text import TextStyle, draw_text, measure
from game.ui.textures import gradient
from game.ui.theme import Role

_LABEL = 14  # size of the words along a chart


@dataclass(frozen=True, slots=True)
class ChartBar:
    """What is counted, and how many there are."""

    label: str
    count: int


def draw_columns(surface: Surface, area: Rect, scale: Scale, bars: Sequence[ChartBar], note: str) -> None:
    """Upright bars over their labels, with the counts at the left; `note` says what they are."""
    px = scale.px
    marks = ticks(0, max((bar.count for bar in bars), default=0))
    left = max(wide(str(mark), scale, Role.SMALL, _LABEL) for mark in marks) + px(12)
    foot, lines = px(22), px(24)
    plot = Rect(area.x + left, area.y + px(6), area.width - left, area.height - px(6) - foot - lines)
    every = math.ceil(px(_LABEL + 4) * (len(marks) - 1) / max(1, plot.height))  # has room for its figure
    for mark in marks[:: max(1, every)]:
        y = round(plot.bottom - plot.height * mark / marks[-1])
        ink = scale.look.palette.faded_ink if mark == 0 else scale.look.palette.rule
        surface.fill(ink, Rect(plot.x, y, plot.width, max(1, px(1.2))))
        place = Rect(area.x, y - px(10), left - px(8), px(20))
        write(surface, str(mark), place, scale, Role.SMALL, _LABEL, "faded_ink", "right")
    for bar, cell in zip(bars, columns(plot, [1] * len(bars), px(6)), strict=True):
        height = round(plot.height * bar.count / marks[-1])
        _draw_bar(surface, Rect(cell.x, plot.bottom - height, cell.width, height), scale)
        place = Rect(cell.x - px(2), plot.bottom + px(2), cell.width + px(4), foot)
        write(surface, bar.label, place, scale, Role.SMALL, _LABEL, "faded_ink", "centre")
    place = Rect(area.x, area.bottom - lines, area.width, lines)
    write(surface, note, place, scale, Role.ASIDE, 16, "faded_ink", "centre")


def draw_lines(surface: Surface, area: Rect, scale: Scale, bars: Sequence[ChartBar]) -> None:
    """Horizontal bars beside their labels, each with its count."""
    px = scale.px
    most = max((bar.count for bar in bars), default=0)
    wide = max(measure(bar.label, Role.BODY, scale, 19)[0] for bar in bars) + px(16)
    figures = measure(str(most), Role.STRONG, scale, 21)[0] + px(14)
    height = min(px(64), area.height // len(bars))
    for number, bar in enumerate(bars):
        line = Rect(area.x, area.y + number * height, area.width, height)
        label = Rect(line.x, line.y, wide, height)
        draw_text(surface, bar.label, TextStyle(Role.BODY, "ink", size=19), scale, label)
        length = round((line.width - wide - figures) * bar.count / max(1, most))
        body = Rect(label.right, line.centery - height // 5, length, height * 2 // 5)
        _draw_bar(surface, body, scale)
        place = Rect(body.right + px(10), line.y, figures, height)
        draw_text(surface, str(bar.count), TextStyle(Role.STRONG, "ink", size=21), scale, place)


def _draw_bar(surface: Surface, bar: Rect, scale: Scale) -> None:
    """A bar of polished brass: its light runs along it, with a bright edge inside the ink."""
    if min(bar.size) <= 0:
        return
    light, body, dark, *_ = theme.BRASS
    surface.blit(gradient(bar.size, (light, body, dark), 0.0 if bar.height > bar.width else 1.0), bar)
    line = max(1, scale.px(1.6))
    inner = bar.inflate(-2 * line, -2 * line)
    if min(inner.size) > 2 * line:
        pygame.draw.rect(surface, light, inner, max(1, line // 2))
    pygame.draw.rect(surface, scale.look.palette.outline, bar, line)
