"""The table of all players, which scrolls where there are many."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.core.bots.available_bots import level_name
from game.core.contract import AnyTitle, GameStatistics, SeatFigure
from game.core.statistics.totals import PlayerStanding
from game.scenes.title_art import TitlePictures
from game.ui.lettering import write
from game.ui.scale import columns
from game.ui.scroll import ScrollArea
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role

_COUNTS: Final = ("games", "won", "streak", "longest", "fastest")
ROW = 62  # design units of a player's line
_SHARES = (3.1, 1, 1, 1, 1, 1.15)
_SHARE = 1.15  # of each of the title's own figures


def shown_figures(title: AnyTitle) -> tuple[SeatFigure, ...]:
    """The figures of this title's seats that are shown: those that have a histogram."""
    return tuple(figure for figure in title.part(GameStatistics).seat_figures if figure.edges)


class StandingsTable(ScrollArea):
    """A line for each player, the most successful first."""

    def __init__(self, words: Words, title: AnyTitle) -> None:
        super().__init__()
        self.words = words
        self.title = title
        self.shown = shown_figures(title)
        self.standings: Sequence[PlayerStanding] = ()

    @property
    def heads(self) -> tuple[str, ...]:
        """The keys of the figures, in the order of their columns."""
        return (*_COUNTS, *(figure.key for figure in self.shown))

    def cells(self, line: Rect) -> list[Rect]:
        """The cells of a line: the name, then the figures in their order."""
        return columns(line, (*_SHARES, *(_SHARE for _ in self.shown)))

    def content_height(self, width: int) -> int:
        return len(self.standings) * self.scale.px(ROW)

    def draw_content(self, surface: Surface, rect: Rect) -> None:
        height = self.scale.px(ROW)
        for number, standing in enumerate(self.standings):
            line = Rect(rect.x, rect.y + number * height, rect.width, height)
            if number:
                surface.fill(
                    self.scale.look.palette.rule, (line.x, line.y, line.width, max(1, self.scale.px(1)))
                )
            self._draw_line(surface, line, standing)

    def _draw_line(self, surface: Surface, line: Rect, standing: PlayerStanding) -> None:
        name, *figures = self.cells(line)
        upper = Rect(name.x, name.y, name.width, name.height * 58 // 100)
        lower = Rect(name.x, upper.bottom - self.scale.px(4), name.width, name.bottom - upper.bottom)
        draw_text(surface, self._title(standing), TextStyle(Role.NAME, "ink", size=22), self.scale, upper)
        self._draw_wins(surface, lower, standing)
        for cell, text in zip(figures, self.texts(standing), strict=True):
            draw_text(surface, text, TextStyle(Role.STRONG, "ink", "centre", size=21), self.scale, cell)

    def _title(self, standing: PlayerStanding) -> str:
        return level_name(self.words, standing.level) if standing.level else standing.name

    def _draw_wins(self, surface: Surface, area: Rect, standing: PlayerStanding) -> None:
        """How often by which victory, each with its picture."""
        px = self.scale.px
        x = area.x
        pictures = self.title.part(TitlePictures)
        for victory, picture in pictures.of_reasons.items():
            pictures.draw(surface, picture, (x + px(12), area.centery), px(24), self.scale)
            place = Rect(x + px(28), area.y, px(34), area.height)
            count = str(standing.wins.get(victory, 0))
            write(surface, count, place, self.scale, Role.SMALL, 17, "faded_ink")
            x += px(68)

    def texts(self, standing: PlayerStanding) -> tuple[str, ...]:
        """A player's figures as they are written."""
        words = self.words
        none = words("statistics.none")
        return (
            words.number(standing.games),
            words.number(standing.won),
            words.number(standing.streak),
            words.number(standing.longest),
            words.number(standing.fastest) if standing.fastest else none,
            *(self._figure(figure, standing.figures[figure.key]) for figure in self.shown),
        )

    def _figure(self, figure: SeatFigure, value: float) -> str:
        """A figure to one decimal place, with its sign where it may be below zero."""
        rounded = round(value, 1)
        if figure.edges[0] >= 0:
            return self.words.number(rounded, 1)
        sign = "+" if rounded > 0 else "−" if rounded < 0 else ""
        return f"{sign}{self.words.number(abs(rounded), 1)}"
