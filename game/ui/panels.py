"""The surfaces that things stand on: paper in a brass frame, brass plates, wooden strips, felt trays."""

from typing import Literal

from pygame import Rect, Surface

from game.ui import theme
from game.ui.keep import kept
from game.ui.scale import Scale
from game.ui.shapes import blank, circle, drop_shadow, frame, polyline, rounded
from game.ui.textures import brass, felt, gradient, masked, parchment

Kind = Literal["paper", "wood", "felt", "card", "note"]


def _rivets(surface: Surface, rect: Rect, unit: float) -> None:
    radius = max(2, round(5 * unit))
    for x in (rect.left + radius, rect.right - radius - 1):
        for y in (rect.top + radius, rect.bottom - radius - 1):
            circle(surface, (x, y), radius, theme.BRASS_MID, theme.OUTLINE, max(1, round(1.2 * unit)))
            if radius > 3:
                polyline(
                    surface,
                    [(x - radius / 2, y - radius / 3), (x + radius / 2, y + radius / 3)],
                    theme.BRASS_DARK,
                    max(1.0, 1.3 * unit),
                )


def _filling(kind: Kind, size: tuple[int, int], unit: float) -> Surface:
    grain = max(3, round(8 * unit))
    if kind == "felt":
        return felt(size)
    if kind == "wood":
        return gradient(size, (theme.MAHOGANY, theme.MAHOGANY_DARK), 0.7)
    if kind == "card":
        return gradient(size, (theme.CARD, theme.PARCHMENT_LIGHT), 0.7)
    return parchment(size, grain, 5 + size[0] % 7)


@kept(48)
def _panel(size: tuple[int, int], kind: Kind, active: bool, milli: int) -> Surface:
    unit = milli / 1000
    picture = blank(size)
    whole = picture.get_rect()
    radius = max(2, round((6 if kind in ("card", "note") else 9) * unit))
    line = max(1, round(1.6 * unit))
    edge = max(2, round((2.5 if kind in ("card", "note") else 4) * unit))
    gap = 0 if kind in ("card", "note") else max(1, round(1.5 * unit))
    rounded(picture, whole, theme.OUTLINE, radius)
    rim = whole.inflate(-2 * line, -2 * line)
    picture.blit(brass(rim.size, max(1, radius - line), 255 if active else 200), rim)
    inner = rim.inflate(-2 * edge, -2 * edge)
    rounded(picture, inner, theme.OUTLINE, max(1, radius - line - edge // 2))
    sheet = inner.inflate(-2 * max(gap, 1), -2 * max(gap, 1))
    if sheet.width > 0 and sheet.height > 0:
        picture.blit(masked(_filling(kind, sheet.size, unit), max(1, radius - line - edge // 2)), sheet)
    if kind in ("paper", "felt", "wood") and min(size) > 60 * unit:
        _rivets(picture, whole, unit)
    return picture


def draw_panel(
    surface: Surface, rect: Rect, scale: Scale, kind: Kind = "paper", active: bool = False
) -> Rect:
    """Draw a framed panel with its shadow; returns the room inside the frame. An active one has brighter
    brass.

    Kinds: `paper` (parchment, riveted), `wood` (a dark strip for cream text), `felt` (a dice tray), `card` (a
    small cream card), `note` (parchment with a thin frame).
    """
    if rect.width < 4 or rect.height < 4:
        return rect.copy()
    milli = round(scale.factor * 1000)
    drop_shadow(surface, rect, scale.px(9), scale.px(10), 140)
    surface.blit(_panel(rect.size, kind, active, milli), rect)
    margin = scale.px(5 if kind in ("card", "note") else 8)
    return rect.inflate(-2 * margin, -2 * margin)


def draw_rule(surface: Surface, left: int, right: int, y: int, scale: Scale) -> None:
    """Draw a thin ink line that parts two sections of a panel."""
    surface.fill(theme.PARCHMENT_DARK, Rect(left, y, right - left, max(1, scale.px(1.4))))


def draw_plate(
    surface: Surface, rect: Rect, colours: tuple[theme.RGB, theme.RGB, theme.RGB], scale: Scale
) -> None:
    """Draw a small plate (light to dark colours) for a figure, with a cream line inside its dark edge."""
    radius = scale.px(7)
    rounded(surface, rect, theme.OUTLINE, radius)
    line = max(1, scale.px(1.6))
    body = rect.inflate(-2 * line, -2 * line)
    surface.blit(_plate(body.size, max(1, radius - line), colours), body)
    frame(
        surface,
        body.inflate(-2 * line, -2 * line),
        theme.PARCHMENT_SHADE,
        max(1, radius - 2 * line),
        max(1, line // 2),
    )


@kept(32)
def _plate(size: tuple[int, int], radius: int, colours: tuple[theme.RGB, theme.RGB, theme.RGB]) -> Surface:
    return masked(gradient(size, colours, 0.9), radius)


def draw_bar(
    surface: Surface, rect: Rect, part: float, livery: theme.Livery, scale: Scale, notches: int = 0
) -> None:
    """Draw a bar filled to `part` (0 to 1) in a seat's colour, with `notches` equal steps marked."""
    radius = rect.height // 2
    line = max(1, scale.px(1.3))
    rounded(surface, rect, theme.INK, radius)
    inner = rect.inflate(-2 * line, -2 * line)
    rounded(surface, inner, theme.rgb("#c3a670"), radius - line)
    if part > 0:
        filled = Rect(inner.x, inner.y, max(inner.height, round(inner.width * min(1.0, part))), inner.height)
        rounded(surface, filled, livery.base, radius - line)
        shine = Rect(
            filled.x + radius, filled.y + line, filled.width - 2 * radius, max(1, filled.height // 4)
        )
        rounded(surface, shine, livery.light, shine.height // 2)
    for step in range(1, notches):
        x = inner.x + inner.width * step // notches
        surface.fill(theme.FADED_INK, Rect(x, inner.y, max(1, line // 2), inner.height))
