"""The lesson of Machu Picchu: who sits there, and its picture. What draws is imported where it is needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.titles.machu_picchu.board.emblems import EMBLEMS
from game.ui.look import Look

if TYPE_CHECKING:
    from game.core.match import Match
    from game.kit.board.board import AnyBoard
    from game.table.tabs import Tabs
    from game.titles.machu_picchu.lesson.lesson_board import CityLessonBoard
    from game.titles.machu_picchu.rules.state import State

_LEARNER, _GUIDE = EMBLEMS["red"], EMBLEMS["blue"]


class MachuPicchuLessons:
    names: Final = ("first",)

    def draw(self, surface: Surface, name: str, area: Rect, look: Look) -> None:
        """A Prince of the learner's."""
        from game.titles.machu_picchu.board.pieces.pieces import draw_prince_in

        draw_prince_in(surface, look, _LEARNER, area)

    def match(self, words: Words, initial: State) -> Match:
        """The learner and the guide."""
        from game.core.match import Match, Seat
        from game.titles.machu_picchu.rules.setup import Setup

        seats = (Seat(words("lesson.you"), _LEARNER), Seat(words("lesson.rival"), _GUIDE))
        return Match(Setup(initial.game.colours, initial.seed), seats)

    def board(self, words: Words, board: AnyBoard, tabs: Tabs) -> CityLessonBoard:
        """The city."""
        from game.titles.machu_picchu.board.board import city_of
        from game.titles.machu_picchu.lesson.lesson_board import CityLessonBoard

        return CityLessonBoard(words, city_of(board), tabs, _GUIDE)
