"""The chapters of a campaign as places in a journal, with the medals that were won; one of them is pointed at."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect, Surface

from game.campaign.results import ChapterGrade
from game.scenes.campaign.medals import draw_chapter_medal
from game.ui.list_view import SelectionList
from game.ui.look import Colour
from game.ui.panels import draw_panel
from game.ui.scale import columns, rows
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role

_GAP: Final = 8  # design units
_HIGH: Final = 86
PLACE: Final = _HIGH + _GAP
"""Design units from a chapter to the next."""


@dataclass(frozen=True, slots=True)
class ChapterPlace:
    """A chapter as it is listed."""

    number: int
    name: str
    note: str
    open: bool
    medal: ChapterGrade | None


class ChapterPlaces(SelectionList[ChapterPlace]):
    """The chapters, one below the other."""

    scrolls = False

    def lay_out(self, area: Rect) -> Sequence[Rect]:
        gap, count = self.scale.px(_GAP), len(self.entries)
        step = min(self.scale.px(_HIGH) + gap, (area.height + gap) // count)
        return [Rect(0, number * step, area.width, step - gap) for number in range(count)]

    def draw_cell(self, surface: Surface, cell: Rect, number: int) -> None:
        px, place = self.scale.px, self.entries[number]
        draw_panel(surface, cell, self.scale, "card", active=number == self.number)
        self.draw_pointed(surface, cell, number)
        ink: Colour = "ink" if place.open else "faded_ink"
        inner = cell.inflate(-px(28), -px(8))
        figure, said, medal = columns(inner, [self.scale.fixed(44), 1, self.scale.fixed(58)], px(8))
        style = TextStyle(Role.FIGURE, ink, "centre", size=26)
        draw_text(surface, str(place.number), style, self.scale, figure)
        name, note = rows(said, [1.15, 1])
        draw_text(surface, place.name, TextStyle(Role.NAME, ink, size=23), self.scale, name)
        draw_text(surface, place.note, TextStyle(Role.ASIDE, "faded_ink", size=17), self.scale, note)
        if place.medal is not None:
            draw_chapter_medal(surface, self.scale.look, place.medal, medal)
