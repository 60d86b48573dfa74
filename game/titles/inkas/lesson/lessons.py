"""The lessons of INKAS: who sits there, and their pictures. What draws is imported where it is needed."""

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
    from game.titles.inkas.rules.game import Game
    from game.titles.inkas.rules.state import State

# who stands for each lesson in the choice of them
_PICTURES: Final = {
    "first": "ayar_awqa",
    "answers": "ayar_kachi",
    "rebirth": "ayar_uchu",
    "map": "ayar_manqu",
    "alliance": "mama_qura",
    "quest": "enigmatic_ally",
    "legendary": "sachamama",
    "solo": "yana_uru",
}
_NAMES: Final = ("you", "rival", "partner", "second_rival")


class InkasLessons:
    names: Final = tuple(_PICTURES)

    def draw(self, surface: Surface, name: str, area: Rect, look: Look) -> None:
        """A walla that has a part in it."""
        from game.titles.inkas.lesson.lesson_board import draw_walla_in

        draw_walla_in(surface, look, _PICTURES[name], area)

    def match(self, words: Words, initial: State) -> Match:
        """The learner and the guide, in an Alliance their partners too, each with the ayllu of the position."""
        from game.core.match import Match, Seat
        from game.titles.inkas.board.emblems import COLOUR_OF, EMBLEMS
        from game.titles.inkas.content.goals import QuestKind
        from game.titles.inkas.rules.setup import Setup

        game = initial.game
        colours = tuple(COLOUR_OF[ayllu] for ayllu in game.ayllus)
        players = tuple((ayllu.value, suyu) for ayllu, suyu in zip(game.ayllus, game.suyus, strict=True))
        names = [_name(words, game, seat) for seat in game.seats]
        seats = tuple(Seat(name, EMBLEMS[colour]) for name, colour in zip(names, colours, strict=True))
        quest = QuestKind.ALTERNATE if game.alternate else QuestKind.FOUNDING
        setup = Setup(
            colours,
            initial.seed,
            players,
            mode=game.mode,
            alliance=game.alliance,
            quest=quest,
            solo=players[game.solo][0] if game.led else "",
        )
        return Match(setup, seats)

    def board(self, words: Words, board: AnyBoard, tabs: Tabs) -> RingLessonBoard:
        """The table."""
        from game.titles.inkas.board.board import ring_of
        from game.titles.inkas.lesson.lesson_board import RingLessonBoard

        return RingLessonBoard(words, ring_of(board), tabs)


def _name(words: Words, game: Game, seat: int) -> str:
    """Who sits there; whom the die leads is called after its ayllu."""
    if game.is_led(seat):
        return words("menu.led_name", ayllu=words(f"ayllu.{game.ayllus[seat]}"))
    return words(f"lesson.{_NAMES[seat]}")
