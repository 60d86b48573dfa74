"""The slow life of the city: smoke over the kiln and a hearth, and at night stars that glimmer."""

import math
from dataclasses import dataclass
from typing import Final

from pygame import Rect, Surface

from game.titles.machu_picchu.board.city.city_view import dark
from game.titles.machu_picchu.board.city.stars import draw_star, stars
from game.titles.machu_picchu.board.layout.city import Point
from game.titles.machu_picchu.board.layout.table_layout import TableLayout
from game.titles.machu_picchu.board.shown import BoardViewState
from game.ui.motion.ambience import LivingThing
from game.ui.motion.smoke import Smoke

_FIRES: Final[tuple[tuple[Point, float], ...]] = (((1041.0, 414.0), 0.7), ((232.0, 690.0), 0.5))
"""Where smoke rises, in units of the view, and how large it is: from the kiln, from the Watchman's Hut."""
_STARS: Final = 9  # that glimmer
_SIDE: Final = 22  # of the area of a star, in units of the view


def living_things(shown: BoardViewState) -> list[LivingThing]:
    """What lives in the city at this hour."""
    layout = shown.layout
    if layout.view.width < 2:
        return []
    if dark(shown):
        brightest = sorted(stars(), key=lambda star: -star[1])[:_STARS]
        return [_Star(layout, place, number * 0.7) for number, (place, _) in enumerate(brightest)]
    look = layout.scale.look
    return [Smoke(look, layout.on_view(*foot), layout.unit, size, foot[0]) for foot, size in _FIRES]


def _round(layout: TableLayout, centre: Point, width: float, height: float) -> Rect:
    """An area round a place, its size in units of the view."""
    area = Rect(0, 0, round(width * layout.unit), round(height * layout.unit))
    x, y = layout.on_view(*centre)
    area.center = round(x), round(y)
    return area


@dataclass(frozen=True, slots=True)
class _Star:
    """A star that glimmers over its own still light."""

    layout: TableLayout
    place: Point
    phase: float

    @property
    def area(self) -> Rect:
        return _round(self.layout, self.place, _SIDE, _SIDE)

    def draw(self, surface: Surface, time: float) -> None:
        draw_star(surface, self.layout, self.place, 0.5 + 0.5 * math.sin(1.7 * time + self.phase))
