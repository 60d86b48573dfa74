"""The slow life of the board: light that glints on the lake."""

import math
from dataclasses import dataclass
from typing import Final

from pygame import Rect, Surface

from game.titles.inkas.board.layout.ring import CENTRE
from game.titles.inkas.board.layout.table_layout import TableLayout
from game.titles.inkas.board.shown import BoardViewState
from game.ui.effects import stamp
from game.ui.motion.ambience import LivingThing
from game.ui.shapes import glow

_GLINTS: Final = ((-46.0, -34.0), (44.0, -42.0), (-52.0, 30.0), (50.0, 26.0))
"""Where light glints, from the middle of the board, in units of the sheet."""
_SIDE: Final = 18.0  # of the area of a glint
_LIGHT: Final = (244, 255, 251)


def living_things(shown: BoardViewState) -> list[LivingThing]:
    """What lives on the board."""
    if shown.layout.view.width < 2:
        return []
    return [_Glint(shown.layout, place, number * 1.6) for number, place in enumerate(_GLINTS)]


@dataclass(frozen=True, slots=True)
class _Glint:
    """Light on the water that comes and goes."""

    layout: TableLayout
    place: tuple[float, float]
    phase: float

    @property
    def _centre(self) -> tuple[float, float]:
        return self.layout.on_view((CENTRE[0] + self.place[0], CENTRE[1] + self.place[1]))

    @property
    def area(self) -> Rect:
        side = round(_SIDE * self.layout.unit)
        area = Rect(0, 0, side, side)
        area.center = round(self._centre[0]), round(self._centre[1])
        return area

    def draw(self, surface: Surface, time: float) -> None:
        light = glow(round(_SIDE / 2 * self.layout.unit), _LIGHT, 150)
        stamp(surface, light, self._centre, alpha=max(0.0, math.sin(1.1 * time + self.phase)))
