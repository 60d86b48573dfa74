"""The surfaces that things stand on: paper in a brass frame, brass plates, wooden strips, felt trays, bars."""

from typing import Literal

import pygame
from pygame import Rect, Surface

from game.base.colour import RGB
from game.base.colour_sets import colour_of
from game.ui.cache import cached
from game.ui.look import Look
from game.ui.pictures import draw_framed
from game.ui.scale import Scale
from game.ui.shapes import blank, frame, rounded
from game.ui.textures import gradient, masked

Kind = Literal["paper", "sheet", "wood", "tray", "felt", "card", "note"]


_FRAMES: dict[Kind, tuple[str, str]] = {
    "paper": ("frame.panel", "frame.panel.active"),
    "wood": ("frame.wood", "frame.wood"),
    "tray": ("frame.tray", "frame.tray"),
    "felt": ("frame.felt", "frame.felt"),
    "card": ("frame.card", "frame.card.lit"),
    "note": ("frame.chip", "frame.chip"),
    "sheet": ("frame.sheet", "frame.sheet"),
}
_GLOW = 11  # how far the light round a panel reaches, in design units
_TROUGH = 13  # height of the picture of a bar
_MARGINS: dict[Kind, float] = {"card": 5, "note": 4, "tray": 14, "felt": 6, "sheet": 22}


def draw_panel(
    surface: Surface, rect: Rect, scale: Scale, kind: Kind = "paper", active: bool = False
) -> Rect:
    """Draw a framed panel with its shadow; returns the area inside the frame. An active one shines.

    Kinds: `paper` (parchment in riveted brass), `sheet` (parchment with an inked double line), `wood` (dark, for
    cream text), `tray` (a mahogany rim to hold `felt`), `card` (cream), `note` (small and plain).
    """
    if rect.width < 4 or rect.height < 4:
        return rect.copy()
    draw_framed(surface, scale.look, _FRAMES[kind][active], rect, scale.factor)
    return panel_inside(rect, scale, kind)


def panel_inside(rect: Rect, scale: Scale, kind: Kind = "paper") -> Rect:
    """The area inside the frame of a panel of this kind."""
    margin = scale.px(_MARGINS.get(kind, 8))
    return rect.inflate(-2 * margin, -2 * margin)


def draw_glow(surface: Surface, rect: Rect, scale: Scale) -> None:
    """Draw the light round a panel whose player's turn it is; the panel is drawn upon it."""
    reach = scale.px(_GLOW)
    if scale.look.high_contrast:
        frame(surface, rect.inflate(2 * reach, 2 * reach), scale.look.palette.lit, scale.px(10), reach)
        return
    lit = _glow(scale.look, rect.size, reach)
    whole = lit.get_rect(center=rect.center)
    edge = 2 * reach  # the middle is empty
    for part in (
        Rect(0, 0, whole.width, edge),
        Rect(0, whole.height - edge, whole.width, edge),
        Rect(0, edge, edge, whole.height - 2 * edge),
        Rect(whole.width - edge, edge, edge, whole.height - 2 * edge),
    ):
        surface.blit(lit, (whole.x + part.x, whole.y + part.y), part)


@cached
def _glow(look: Look, size: tuple[int, int], reach: int) -> Surface:
    """Light round an empty middle: bright along the edges of a panel, fading out so many pixels from it."""
    lit = blank((size[0] + 2 * reach, size[1] + 2 * reach))
    lit.fill((*look.palette.lit, 0))
    for step in range(2 * reach):
        ring = lit.get_rect().inflate(-2 * step, -2 * step)
        strength = min(1.0, (step + 1) / reach)
        colour = (*look.palette.lit, round(240 * strength**1.5))
        pygame.draw.rect(lit, colour, ring, 2, border_radius=max(1, 2 * reach - step))
    return lit


def draw_rule(surface: Surface, left: int, right: int, y: int, scale: Scale) -> None:
    """Draw a thin ink line that parts two sections of a panel."""
    surface.fill(scale.look.palette.rule, Rect(left, y, right - left, max(1, scale.px(1.4))))


def draw_plate(surface: Surface, rect: Rect, colours: tuple[RGB, RGB, RGB], scale: Scale) -> None:
    """Draw a small plate (light to dark colours) for a figure, with a cream line inside its dark edge."""
    radius = scale.px(7)
    rounded(surface, rect, scale.look.palette.outline, radius)
    line = max(1, scale.px(1.6))
    body = rect.inflate(-2 * line, -2 * line)
    surface.blit(_plate(body.size, max(1, radius - line), colours), body)
    frame(
        surface,
        body.inflate(-2 * line, -2 * line),
        scale.look.palette.parchment_shade,
        max(1, radius - 2 * line),
        max(1, line // 2),
    )


@cached
def _plate(size: tuple[int, int], radius: int, colours: tuple[RGB, RGB, RGB]) -> Surface:
    return masked(gradient(size, colours, 0.9), radius)


def draw_bar(surface: Surface, rect: Rect, part: float, emblem: str, scale: Scale, notches: int = 0) -> None:
    """Draw a bar filled to `part` (0 to 1) in a seat's colour, with `notches` equal steps marked."""
    unit = rect.height / _TROUGH
    draw_framed(surface, scale.look, "frame.trough", rect, unit)
    if part > 0:
        filled = rect.copy()
        filled.width = max(rect.height, round(rect.width * min(1.0, part)))
        draw_framed(surface, scale.look, f"frame.bar.{colour_of(emblem)}", filled, unit)
    line = max(1, round(unit))
    for step in range(1, notches):
        x = rect.x + rect.width * step // notches
        surface.fill(scale.look.palette.outline, Rect(x, rect.y + 2 * line, line, rect.height - 4 * line))
