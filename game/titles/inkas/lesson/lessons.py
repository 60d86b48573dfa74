"""The lesson of INKAS: who sits there, and its picture. What draws is imported where it is needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.ui.look import Look

if TYPE_CHECKING:
    from game.core.match import Match
    from game.kit.board.board import AnyBoard
    from game.table.tabs import Tabs
    from game.titles.inkas.lesson.lesson_board import RingLessonBoard
    from game.titles.inkas.rules.state import State

_LEARNER: Final = "ayar_awqa"  # whose picture stands for the lesson


class InkasLessons:
    names: Final = ("first",)

    def draw(self, surface: Surface, name: str, area: Rect, look: Look) -> None:
        """The learner's Scout."""
        from game.titles.inkas.lesson.lesson_board import draw_walla_in

        draw_walla_in(surface, look, _LEARNER, area)

    def match(self, words: Words, initial: State) -> Match:
        """The learner and the guide, each with the ayllu of the position."""
        from game.core.match import Match, Seat
        from game.titles.inkas.board.emblems import COLOUR_OF, EMBLEMS
        from game.titles.inkas.rules.setup import Setup

        game = initial.game
        colours = tuple(COLOUR_OF[ayllu] for ayllu in game.ayllus)
        players = tuple((ayllu.value, suyu) for ayllu, suyu in zip(game.ayllus, game.suyus, strict=True))
        names = words("lesson.you"), words("lesson.rival")
        seats = tuple(Seat(name, EMBLEMS[colour]) for name, colour in zip(names, colours, strict=True))
        return Match(Setup(colours, initial.seed, players), seats)

    def board(self, words: Words, board: AnyBoard, tabs: Tabs) -> RingLessonBoard:
        """The table."""
        from game.titles.inkas.board.board import ring_of
        from game.titles.inkas.lesson.lesson_board import RingLessonBoard

        return RingLessonBoard(words, ring_of(board), tabs)
