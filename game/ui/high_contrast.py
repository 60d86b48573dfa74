"""Frames for high contrast: one opaque ground and a thick edge, where the usual ones are engraved pictures."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from pygame import Rect, Surface

from game.ui import theme
from game.ui.colour import RGB, rgb
from game.ui.shapes import frame, rounded
from game.ui.theme import COLOURS, LIVERIES


@dataclass(frozen=True, slots=True)
class Plain:
    """How a frame looks: its ground, its edge and how wide that is, and a second edge within it, if any."""

    ground: RGB
    edge: RGB
    width: float = 3.0
    inner: RGB | None = None
    radius: float = 6.0


_PAPER, _WHITE, _INK = rgb("#fffdf6"), rgb("#ffffff"), rgb("#0d0602")
_DARK, _GOLD, _GREEN = rgb("#1c0b05"), rgb("#ffd24a"), rgb("#08231a")
FRAMES: Final[Mapping[str, Plain]] = {
    "frame.panel": Plain(_PAPER, _INK, 4),
    "frame.panel.active": Plain(_WHITE, _INK, 4, _GOLD),
    "frame.sheet": Plain(_PAPER, _INK, 5),
    "frame.card": Plain(_WHITE, _INK),
    "frame.card.lit": Plain(_WHITE, _INK, 3, _GOLD),
    "frame.chip": Plain(_WHITE, _INK, 2.5),
    "frame.tip": Plain(_WHITE, _INK),
    "frame.field": Plain(_WHITE, _INK, 2.5),
    "frame.key": Plain(_WHITE, _INK, 2, radius=4),
    "frame.key.off": Plain(rgb("#d8d2c4"), rgb("#5c5346"), 1.5, radius=4),
    "frame.button.normal": Plain(rgb("#ffe9a8"), _INK),
    "frame.button.hover": Plain(rgb("#fff8dc"), _INK, 3, _GOLD),
    "frame.button.pressed": Plain(rgb("#f2cf66"), _INK),
    "frame.button.off": Plain(rgb("#d8d2c4"), rgb("#5c5346"), 2),
    "frame.wood": Plain(_DARK, _GOLD),
    "frame.tray": Plain(_DARK, _GOLD),
    "frame.felt": Plain(_GREEN, rgb("#cfe8dc"), 2),
    "frame.trough": Plain(_WHITE, _INK, 2),
    "frame.phase": Plain(_DARK, rgb("#fff4d6"), 2, radius=2),
    "frame.phase.on": Plain(_GOLD, _INK, 2, radius=2),
    "plate.valley": Plain(rgb("#2b1305"), _WHITE, 2.5),
    "plate.mountain": Plain(rgb("#161c22"), _WHITE, 2.5),
    "plate.graveyard": Plain(_DARK, _GOLD, 2),
}
_SEATS: Final = {f"frame.bar.{colour}": emblem for emblem, colour in COLOURS.items()}


def plain_frame(name: str) -> Plain | None:
    """How a frame looks in high contrast; None for one that has no plain form."""
    if name in _SEATS:
        return Plain(LIVERIES[_SEATS[name]].base, _INK, 2)
    return FRAMES.get(name)


def draw_plain(surface: Surface, plain: Plain, rect: Rect, unit: float) -> None:
    """Draw a frame in high contrast round a rectangle; `unit` is how many pixels a design unit is."""
    width = max(1, round(plain.width * unit))
    radius = min(round(plain.radius * unit), rect.height // 2)
    rounded(surface, rect, plain.edge, radius)
    for colour in (plain.inner, plain.ground):
        if colour is not None:
            rect = rect.inflate(-2 * width, -2 * width)
            radius = max(0, radius - width)
            rounded(surface, rect, colour, radius)


def draw_ring(surface: Surface, rect: Rect, colour: RGB, radius: int, width: int) -> None:
    """Draw a ring between two dark lines, so that it shows on paper, brass and wood; in high contrast a thicker one."""
    width = ring_width(width)
    line = max(1, round(width / 3))
    frame(surface, rect.inflate(2 * line, 2 * line), theme.OUTLINE, radius + line, width + 2 * line)
    frame(surface, rect, colour, radius, width)


def ring_width(width: int) -> int:
    """How many pixels wide a ring is that usually has `width`."""
    return round(width * 1.8) if theme.is_strong() else width
