"""Buttons of the panel: brass discs for one more or one fewer, what can be ticked, the pin of a standing order."""

from collections.abc import Callable
from typing import Final

from pygame import Rect, Surface
from pygame.transform import rotozoom, smoothscale

from game.base.colour import rgb
from game.ui.buttons import Button
from game.ui.cache import cached
from game.ui.icons import icon
from game.ui.pictures import Point
from game.ui.pressable import Pressable
from game.ui.shapes import blank, circle, make_faint, polygon, polyline
from game.ui.textures import brass

_TICK: Final = icon("tick")
_BRASS, _LINE = rgb("#e0a93e"), rgb("#2a1608")
_PIN: Final = ((-5, -9), (5, -9), (3.4, -6), (3.4, 0), (7, 4), (-7, 4), (-3.4, 0), (-3.4, -6))
_NEEDLE: Final = ((0.0, 4.0), (0.0, 12.0))
_REACH: Final = 13  # of the pin from its middle, in its units
_STUCK: Final = 38  # degrees by which a pin leans that is stuck in


class RoundButton(Pressable):
    """A disc of brass with a plus or a minus; faint where there is no more of it."""

    def __init__(self, sign: str, on_click: Callable[[], None]) -> None:
        super().__init__()
        self._icon = icon(sign)
        self._on_click = on_click

    def act(self, spot: Point | None) -> None:
        """Press it."""
        self._on_click()

    def draw(self, surface: Surface) -> None:
        look, side = self.scale.look, min(self.rect.size)
        sheet = blank((side, side))
        lit = self.hovered and self.enabled
        rim = max(1, self.scale.px(3.2 if lit else 1.6))
        circle(sheet, (side / 2, side / 2), side / 2, look.palette.lit if lit else look.palette.outline)
        inner = side - 2 * rim
        sheet.blit(brass((inner, inner), inner // 2, 225 if self.pressed else 255), (rim, rim))
        mark = Rect(0, 0, round(side * 0.56), round(side * 0.56))
        mark.center = side // 2, side // 2
        self._icon(sheet, look, mark, look.palette.ink)
        if not self.enabled:
            make_faint(sheet, 0.38)
        surface.blit(sheet, sheet.get_rect(center=self.rect.center))
        self.draw_focus(surface)


class TickButton(Button):
    """A button of paper with a tick at its corner while it is taken."""

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        if not self.selected:
            return
        look, side = self.scale.look, max(11, self.scale.px(18))
        disc = Rect(0, 0, side, side)
        disc.center = self.rect.right - side // 4, self.rect.y + side // 4
        colour = look.palette.yes if self.enabled else look.palette.pale_ink
        circle(surface, disc.center, side / 2, colour, look.palette.cream, max(1, self.scale.px(1.6)))
        _TICK(surface, look, disc.inflate(-side // 3, -side // 3), look.palette.cream)


class PinButton(Pressable):
    """The pin of a row: upright while it can be stuck in, leaning where an order holds."""

    def __init__(self, on_click: Callable[[], None]) -> None:
        super().__init__()
        self._on_click = on_click
        self.stuck = False

    def act(self, spot: Point | None) -> None:
        """Press it."""
        self._on_click()

    def draw(self, surface: Surface) -> None:
        height = min(self.rect.size) * (1.08 if self.hovered and self.enabled else 0.94)
        draw_pin(surface, self.rect.center, height, stuck=self.stuck, faint=not self.enabled)
        self.draw_focus(surface)


def draw_pin(
    surface: Surface, centre: Point, height: float, *, stuck: bool = True, faint: bool = False
) -> None:
    """Draw a pin round a centre, so many pixels high."""
    made = _pin(max(6, round(height)), stuck, faint)
    surface.blit(made, made.get_rect(center=(round(centre[0]), round(centre[1]))))


@cached
def _pin(height: int, stuck: bool, faint: bool) -> Surface:
    unit = 12.0
    side = round(2 * _REACH * unit)
    sheet = blank((side, side))

    def at(x: float, y: float) -> Point:
        return side / 2 + x * unit, side / 2 + y * unit

    polyline(sheet, [at(x, y) for x, y in _NEEDLE], _LINE, 1.8 * unit)
    polygon(sheet, [at(x, y) for x, y in _PIN], _BRASS, _LINE, 1.6 * unit)
    turned = rotozoom(sheet, -_STUCK, 1.0) if stuck else sheet
    grown = height / side
    small = smoothscale(turned, (round(turned.get_width() * grown), round(turned.get_height() * grown)))
    if faint:
        make_faint(small, 0.4)
    return small
