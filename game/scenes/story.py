"""The story of a game as plots over its rounds, one for each of the title's measures."""

import math
from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.base.keys.shell_keys import EXPORT
from game.core.contract import StandingsHistory, TurningPoint
from game.core.match import Match
from game.core.seat_colours import emblems_of
from game.scenes.standings import draw_standings
from game.ui.buttons import Button
from game.ui.labels import Label
from game.ui.page import HEADING, PageScene, below_heading, draw_headed_panel
from game.ui.page_layout import GAP, FootCell
from game.ui.plot import MARK, Curve, LineChart, draw_mark
from game.ui.scale import Scale, grid
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role

_BACK = 300  # width of the buttons below
_ACROSS = 2  # turning points that stand side by side
_PLOT, _PLAYER, _TURN = 460, 120, 36  # heights of a plot, a player and a turning point in a flow


class StoryScene(PageScene):
    """A plot for each measure and who is who; `back` leads to the end of the game, `write` writes it as text."""

    largest_zoom = 1.3

    def __init__(
        self,
        words: Words,
        match: Match,
        story: StandingsHistory,
        back: Callable[[], None],
        write: Callable[[], None],
    ) -> None:
        super().__init__()
        self.words = words
        self.match = match
        self.story = story
        self.emblems = emblems_of(match)
        self.on_escape = back
        self.back = Button(words("menu.back"), back, key=pygame.K_RETURN, hint=words("menu.key_done"))
        self.write = Button.keyed(
            words,
            words("story.write"),
            write,
            style="wood",
            key=EXPORT,
            tooltip=words("story.write_tip"),
        )
        self.ui.add(self.write, self.back)
        # what each mark in a plot says to the pointer
        self.tips = {
            measure: [Label("", tooltip=self._told(point)) for point in story.turning_points]
            for measure in story.values
        }
        for tips in self.tips.values():
            self.ui.add(*tips)
        self.sheets: dict[str, Rect] = {}
        self._turning = Rect(0, 0, 0, 0)

    def layout(self, scale: Scale) -> None:
        told = self.story.turning_points
        middle: list[FootCell] = [] if told else [(None, 1)]  # where nothing stands beside the buttons
        wide = scale.fixed(_BACK)
        page = self.lay_page([(None, 1), (self.write, wide), (self.back, wide), *middle], 2.0)
        names = [*self.story.values, "players"]
        if page.flows:
            players = HEADING + _PLAYER * len(self.match.seats)
            tall = {"players": players}
            self.sheets = {name: page.below(tall.get(name, _PLOT)) for name in names}
            self._turning = page.below(_TURN * len(told))
        else:
            across = 3 if len(names) > 4 else 2
            places = grid(page.body, across, -(-len(names) // across), scale.px(GAP))
            self.sheets = dict(zip(names, places, strict=False))
            self._turning = Rect(page.foot)
            self._turning.width = self.write.rect.x - scale.px(GAP) - page.foot.x
        for measure, tips in self.tips.items():
            for tip, disc in zip(tips, self._plot(measure).mark_discs(), strict=True):
                tip.place(disc, scale)

    def paint_still(self, surface: Surface) -> None:
        for name, sheet in self.sheets.items():
            draw_headed_panel(surface, sheet, self.scale, self.words(f"story.{name}"))
        for measure in self.story.values:
            self._plot(measure).draw(surface)
            self._paint_note(surface, measure)
        draw_standings(surface, self._area("players"), self.scale, self.words, self.match, self.story)
        self._paint_turning_points(surface)

    def _area(self, name: str) -> Rect:
        return below_heading(self.sheets[name], self.scale, (24, 18))

    def _plot(self, measure: str) -> LineChart:
        values = self.story.values[measure]
        curves = [Curve(emblem, line) for emblem, line in zip(self.emblems, values, strict=True)]
        area = self._area(measure)
        area.height -= self.scale.px(24)
        marks = [point.moment for point in self.story.turning_points]
        return LineChart(area, self.scale, self.story.rounds, curves, marks)

    def _paint_turning_points(self, surface: Surface) -> None:
        """What each numbered line in the plots marks."""
        scale, told = self.scale, self.story.turning_points
        across = 1 if self.flows else _ACROSS
        cells = grid(self._turning, across, -(-len(told) // across), scale.px(4)) if told else []
        for number, (point, cell) in enumerate(zip(told, cells, strict=False), 1):
            draw_mark(surface, scale, number, (cell.x + scale.px(MARK), cell.centery))
            line = Rect(cell.x + scale.px(28), cell.y, cell.width - scale.px(28), cell.height)
            draw_text(surface, self._told(point), TextStyle(Role.SMALL, "parchment", size=17), scale, line)

    def _told(self, point: TurningPoint) -> str:
        gaps: dict[str, str | int] = {
            "player": self.match.seats[point.seat].name,
            "round": math.ceil(self.story.rounds[point.moment]),
            "figure": point.figure,
        }
        if point.victim is not None:
            gaps["victim"] = self.match.seats[point.victim].name
        return self.words(f"story.turning.{point.key}", **gaps)

    def _paint_note(self, surface: Surface, measure: str) -> None:
        px, area = self.scale.px, self._area(measure)
        line = Rect(area.x, area.bottom - px(22), area.width, px(22))
        text = self.words(f"story.{measure}_note")
        draw_text(surface, text, TextStyle(Role.ASIDE, "faded_ink", "centre", size=16), self.scale, line)
