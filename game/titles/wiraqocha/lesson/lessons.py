"""The lessons of Wiraqocha: who sits there, and their pictures. What draws is imported where it is needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.titles.wiraqocha.content.definitions import TokenKind
from game.ui.look import Look

if TYPE_CHECKING:
    from game.core.match import Match
    from game.kit.board.board import AnyBoard
    from game.table.tabs import Tabs
    from game.titles.wiraqocha.lesson.lesson_board import ValleyLessonBoard
    from game.titles.wiraqocha.rules.state import State

_LEARNER, _GUIDE = "star", "anchor"  # their emblems; the guide is the rival
_PICTURES: Final = {"first": TokenKind.EXPLORER, "second": TokenKind.ZEPPELIN}


class WiraqochaLessons:
    names: Final = tuple(_PICTURES)

    def draw(self, surface: Surface, name: str, area: Rect, look: Look) -> None:
        """A token of the learner's."""
        from game.titles.wiraqocha.board.pieces.art import draw_token_in

        draw_token_in(surface, look, _PICTURES[name], _LEARNER, area)

    def match(self, words: Words, initial: State) -> Match:
        """The learner against the guide."""
        from game.core.match import Match, Seat
        from game.titles.wiraqocha.rules.setup import Setup

        seats = (Seat(words("lesson.you"), _LEARNER), Seat(words("lesson.rival"), _GUIDE))
        return Match(Setup(initial.game.colours, initial.seed, "recommended", ()), seats)

    def board(self, words: Words, board: AnyBoard, tabs: Tabs) -> ValleyLessonBoard:
        """The valley."""
        from game.titles.wiraqocha.board.board import valley_of
        from game.titles.wiraqocha.lesson.lesson_board import ValleyLessonBoard

        return ValleyLessonBoard(words, valley_of(board), tabs, _GUIDE)
