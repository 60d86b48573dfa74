"""The medals of a title in rows of five, with what each is called and what earns it; one is pointed at."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.core.statistics.medals import MedalRecord
from game.kit.medals import medal_deed, medal_name, medal_surface
from game.saved_games import date_of
from game.ui.list_view import SelectionList
from game.ui.panels import draw_panel
from game.ui.scale import rows
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role
from game.ui.widget import nothing

_COLUMNS: Final = 5
_LEAST: Final = 250  # design units of a medal's width, where fewer stand side by side
_GAP: Final = 8  # design units
_MEDAL: Final = 0.86  # of its room: rays and ribbons reach beyond its disc
_NAME: Final = 28
_DEED: Final = 48
_TOLD: Final = 36  # of the line below


def across_in(width: float) -> int:
    """How many medals stand side by side in a width, in design units."""
    return min(_COLUMNS, max(1, int(width // _LEAST)))


class MedalCabinet(SelectionList[MedalRecord]):
    """The medals; the line below tells who earned the one that is pointed at, and when."""

    scrolls = False
    hover_points = True
    click_takes = False

    def __init__(self, words: Words, records: Sequence[MedalRecord]) -> None:
        super().__init__(nothing, nothing, records)
        self.words = words

    def lay_out(self, area: Rect) -> Sequence[Rect]:
        across = across_in(area.width / self.scale.factor)
        gap, lines = self.scale.px(_GAP), max(1, -(-len(self.entries) // across))
        room = area.height - self.scale.px(_TOLD)
        wide, high = (area.width + gap) // across, (room + gap) // lines
        places = (divmod(number, across) for number in range(len(self.entries)))
        return [Rect(column * wide, line * high, wide - gap, high - gap) for line, column in places]

    @property
    def about(self) -> str:
        """Who earned the medal that is pointed at, and when."""
        record = self.entries[self.number]
        name = medal_name(self.words, record.medal)
        return self.words("medals.about", name=name, told=told(self.words, record))

    def draw_content(self, surface: Surface, rect: Rect) -> None:
        super().draw_content(surface, rect)
        told = self.scale.px(_TOLD)
        line = Rect(rect.x, rect.bottom - told, rect.width, told)
        style = TextStyle(Role.ASIDE, "faded_ink", "centre", "bottom", size=20)
        draw_text(surface, self.about, style, self.scale, line)

    def draw_cell(self, surface: Surface, cell: Rect, number: int) -> None:
        px, record = self.scale.px, self.entries[number]
        if record.earned is not None:
            draw_panel(surface, cell, self.scale, "card")
        self.draw_pointed(surface, cell, number)
        self._draw_medal(surface, cell.inflate(-px(12), -px(8)), record)

    def _draw_medal(self, surface: Surface, area: Rect, record: MedalRecord) -> None:
        fixed, earned = self.scale.fixed, record.earned is not None
        disc, name, deed = rows(area, [1, fixed(_NAME), fixed(_DEED)])
        radius = round(_MEDAL * min(disc.width, disc.height) / 2)
        picture = medal_surface(self.scale.look, record.medal, radius, earned=earned)
        surface.blit(picture, picture.get_rect(center=disc.center))
        style = TextStyle(Role.NAME, "ink" if earned else "faded_ink", "centre", size=21)
        draw_text(surface, medal_name(self.words, record.medal), style, self.scale, name)
        style = TextStyle(Role.SMALL, "faded_ink", "centre", "top", size=16, wrapped=True)
        draw_text(surface, medal_deed(self.words, record.medal), style, self.scale, deed)


def told(words: Words, record: MedalRecord) -> str:
    """By whom and when it was earned, or how far that is."""
    earned = record.earned
    if earned is None:
        if record.done:
            return words("medals.progress", done=record.done, count=record.medal.count)
        return words("medals.open_still")
    if not earned.done:
        return words("medals.earned")
    date = date_of(words, earned.done)
    if not earned.player:
        return words("medals.earned_on", date=date)
    return words("medals.earned_by", player=earned.player, date=date)
