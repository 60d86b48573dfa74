"""How strong a computer player is, as pips: one filled for the weakest level, all for the strongest."""

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game.base.colour import RGB
from game.core.bots.available_bots import strength
from game.core.contract import AnyBots
from game.ui.look import Colour
from game.ui.scale import Scale
from game.ui.selectors import Stepper
from game.ui.shapes import circle
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role

_RADIUS, _STEP = 5.0, 15.0  # of a pip, and from one to the next, in design units
_WORDS = 0.64  # part of a stepper's height that the level's name has


def pips_width(scale: Scale, bots: AnyBots) -> int:
    """How wide a row of pips is, in pixels."""
    return scale.px(_STEP * len(bots.offered))


def draw_pips(
    surface: Surface, area: Rect, scale: Scale, bots: AnyBots, level: str, ink: Colour = "ink"
) -> None:
    """Draw the pips of a level in the middle of `area`; none for a person or a level that is not offered."""
    filled = strength(bots, level)
    if not filled:
        return
    colour = scale.look.colour(ink)
    radius, step = max(2, scale.px(_RADIUS)), scale.px(_STEP)
    left = area.centerx - step * (len(bots.offered) - 1) // 2
    for number in range(len(bots.offered)):
        centre = (left + number * step, area.centery)
        circle(surface, centre, radius, colour)
        if number >= filled:
            circle(surface, centre, radius - max(1, radius // 3), scale.look.palette.card)


class LevelStepper(Stepper):
    """Who plays a seat: a person (whose level is empty) or a computer player, with the pips of its level."""

    def __init__(
        self,
        bots: AnyBots,
        names: Sequence[str],
        shown: Sequence[str],
        index: int,
        on_change: Callable[[int], None],
    ) -> None:
        """`shown` are the levels of `bots` that the `names` belong to."""
        super().__init__(names, index, on_change)
        self._bots = bots
        self.shown = tuple(shown)

    def draw_option(self, surface: Surface, area: Rect, ink: RGB) -> None:
        if not strength(self._bots, self.shown[self.index]):
            super().draw_option(surface, area, ink)
            return
        above = Rect(area.x, area.y + self.scale.px(2), area.width, round(area.height * _WORDS))
        below = Rect(area.x, above.bottom, area.width, area.bottom - above.bottom - self.scale.px(7))
        draw_text(
            surface,
            self.options[self.index],
            TextStyle(Role.STRONG, ink, "centre", size=19),
            self.scale,
            above,
        )
        draw_pips(surface, below, self.scale, self._bots, self.shown[self.index], ink)
