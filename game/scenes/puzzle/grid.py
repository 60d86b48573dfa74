"""The puzzles of a grade as numbered plates, a seal on those that are solved; one of them is pointed at."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect, Surface

from game.scenes.lesson.chooser import draw_done
from game.ui.list_view import SelectionList
from game.ui.look import Colour
from game.ui.panels import draw_panel
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role

_SIDE: Final = 78  # design units of a plate at most
_GAP: Final = 10


def plates_height(count: int, width: float) -> float:
    """How tall so many plates are that have their full size in a width, both in design units."""
    across = max(1, int((width + _GAP) // (_SIDE + _GAP)))
    return -(-count // across) * (_SIDE + _GAP)


@dataclass(frozen=True, slots=True)
class Plate:
    """What stands on a plate."""

    label: str
    solved: bool
    tried: bool


class PuzzleGrid(SelectionList[Plate]):
    """The plates, row by row."""

    scrolls = False

    def _columns(self, area: Rect) -> int:
        """How many plates lie side by side: as few as let all of them have room, at least as many as are wide."""
        gap = self.scale.px(_GAP)
        side = self.scale.px(_SIDE)
        count = max(1, (area.width + gap) // (side + gap))
        while -(-len(self.entries) // count) * self._step(area, count) > area.height + gap and count < 40:
            count += 1
        return count

    def _step(self, area: Rect, count: int) -> int:
        """From one plate to the next, where so many lie side by side."""
        gap = self.scale.px(_GAP)
        return min(self.scale.px(_SIDE) + gap, (area.width + gap) // count)

    def lay_out(self, area: Rect) -> Sequence[Rect]:
        count = self._columns(area)
        step = self._step(area, count)
        side = step - self.scale.px(_GAP)
        places = (divmod(number, count) for number in range(len(self.entries)))
        return [Rect(column * step, row * step, side, side) for row, column in places]

    def draw_cell(self, surface: Surface, cell: Rect, number: int) -> None:
        px, plate = self.scale.px, self.entries[number]
        draw_panel(surface, cell, self.scale, "card", active=number == self.number)
        self.draw_pointed(surface, cell, number)
        ink: Colour = "faded_ink" if plate.tried and not plate.solved else "ink"
        size = 26 * cell.width / max(1, px(_SIDE))
        draw_text(surface, plate.label, TextStyle(Role.FIGURE, ink, "centre", size=size), self.scale, cell)
        if plate.solved:
            draw_done(surface, self.scale.look, cell.inflate(0, -px(6)))
