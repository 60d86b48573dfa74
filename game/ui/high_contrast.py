"""Frames for high contrast: one opaque ground and a thick edge, where the usual ones are engraved pictures."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from pygame import Rect, Surface

from game.base.colour import RGB, rgb
from game.base.colour_sets import SETS
from game.ui.look import Look
from game.ui.shapes import frame, rounded


@dataclass(frozen=True, slots=True)
class PlainFrame:
    """How a frame looks: its ground, its edge and how wide that is, and a second edge within it, if any."""

    ground: RGB
    edge: RGB
    width: float = 3.0
    inner: RGB | None = None
    radius: float = 6.0


_PAPER, _WHITE, _INK = rgb("#fffdf6"), rgb("#ffffff"), rgb("#0d0602")
_DARK, _GOLD, _GREEN = rgb("#1c0b05"), rgb("#ffd24a"), rgb("#08231a")
FRAMES: Final[Mapping[str, PlainFrame]] = {
    "frame.panel": PlainFrame(_PAPER, _INK, 4),
    "frame.panel.active": PlainFrame(_WHITE, _INK, 4, _GOLD),
    "frame.sheet": PlainFrame(_PAPER, _INK, 5),
    "frame.card": PlainFrame(_WHITE, _INK),
    "frame.card.lit": PlainFrame(_WHITE, _INK, 3, _GOLD),
    "frame.chip": PlainFrame(_WHITE, _INK, 2.5),
    "frame.tip": PlainFrame(_WHITE, _INK),
    "frame.field": PlainFrame(_WHITE, _INK, 2.5),
    "frame.key": PlainFrame(_WHITE, _INK, 2, radius=4),
    "frame.key.off": PlainFrame(rgb("#d8d2c4"), rgb("#5c5346"), 1.5, radius=4),
    "frame.button.normal": PlainFrame(rgb("#ffe9a8"), _INK),
    "frame.button.hover": PlainFrame(rgb("#fff8dc"), _INK, 3, _GOLD),
    "frame.button.pressed": PlainFrame(rgb("#f2cf66"), _INK),
    "frame.button.off": PlainFrame(rgb("#d8d2c4"), rgb("#5c5346"), 2),
    "frame.wood": PlainFrame(_DARK, _GOLD),
    "frame.tray": PlainFrame(_DARK, _GOLD),
    "frame.felt": PlainFrame(_GREEN, rgb("#cfe8dc"), 2),
    "frame.trough": PlainFrame(_WHITE, _INK, 2),
    "frame.phase": PlainFrame(_DARK, rgb("#fff4d6"), 2, radius=2),
    "frame.phase.on": PlainFrame(_GOLD, _INK, 2, radius=2),
}
_BAR: Final = "frame.bar."


def plain_frame(look: Look, name: str) -> PlainFrame | None:
    """How a frame looks in high contrast; None for one that has no plain form."""
    if name.startswith(_BAR):
        return PlainFrame(SETS[look.colour_set][name.removeprefix(_BAR)].base, _INK, 2)
    return FRAMES.get(name)


def draw_plain(surface: Surface, plain: PlainFrame, rect: Rect, unit: float) -> None:
    """Draw a frame in high contrast round a rectangle; `unit` is how many pixels a design unit is."""
    width = max(1, round(plain.width * unit))
    radius = min(round(plain.radius * unit), rect.height // 2)
    rounded(surface, rect, plain.edge, radius)
    for colour in (plain.inner, plain.ground):
        if colour is not None:
            rect = rect.inflate(-2 * width, -2 * width)
            radius = max(0, radius - width)
            rounded(surface, rect, colour, radius)


def draw_ring(surface: Surface, look: Look, rect: Rect, colour: RGB, radius: int, width: int) -> None:
    """Draw a ring between two dark lines, so that it shows on paper, brass and wood; in high contrast a thicker one."""
    width = ring_width(look, width)
    line = max(1, round(width / 3))
    frame(surface, rect.inflate(2 * line, 2 * line), look.palette.outline, radius + line, width + 2 * line)
    frame(surface, rect, colour, radius, width)


def ring_width(look: Look, width: int) -> int:
    """How many pixels wide a ring is that usually has `width`."""
    return round(width * 1.8) if look.high_contrast else width
