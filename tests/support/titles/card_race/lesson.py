"""The lesson of the card race; see `game.scenes.lesson.title_lessons`."""

from collections.abc import Callable, Iterable, Sequence

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.base.keys.shell_keys import STEP_BACK
from game.core.match import Match, Seat
from game.core.player_names import player_name
from game.kit.board.board import AnyBoard
from game.table.tabs import Tabs
from game.ui.emblems import draw_seat_badge
from game.ui.look import Look
from game.ui.scale import Scale
from game.ui.shapes import frame

from .board import RaceBoard
from .emblems import EMBLEMS
from .rules import Move, Race
from .setups import COLOURS, RaceSetup

_LEARNER, _GUIDE = (EMBLEMS[colour] for colour in COLOURS[:2])


class RaceLessonBoard:
    """See `LessonBoard`: the buttons of what is not asked for are held back."""

    def __init__(self, words: Words, board: RaceBoard) -> None:
        self._words = words
        self._board = board

    def task_text(self, action: Move) -> str:
        return self._words("lesson.task", card=action.card)

    def show_step(self, awaited: Move | None, allowed: Callable[[Move], bool]) -> None:
        for word, button in self._board.actions.items():
            button.enabled = allowed(Move(word))
            button.why_not = self._words("lesson.not_in_step")
        self._board.undo.enabled = False
        self._board.undo.why_not = self._words("lesson.no_undo", key=self._words.cap(STEP_BACK))

    def draw_pointing(self, surface: Surface, names: Iterable[str], *, dragging: bool) -> None:
        """See `LessonBoard.draw_pointing`: the cards or the players."""
        scale = self._board.scale
        for place in self.pointed(names):
            frame(surface, place, scale.look.palette.lit, scale.px(8), scale.px(6))

    def pointed(self, names: Iterable[str]) -> list[Rect]:
        """See `LessonBoard.pointed`."""
        lit = {"cards": [place for _, place in self._board.cards], "players": list(self._board.panels)}
        return [place for name in names for place in lit[name]]

    def spare(self, guide: Rect | None) -> None:
        """See `LessonBoard.spare`: nothing is asked."""

    def draw_guide(self, surface: Surface, area: Rect, scale: Scale) -> None:
        """See `LessonBoard.draw_guide`: the medal of the other seat."""
        draw_seat_badge(surface, scale.look, _GUIDE, area.center, min(area.size) // 2)

    def most_zoom(self, window: Scale, most: float) -> float:
        return 1.0


class RaceLessons:
    """See `TitleLessons`: one."""

    names: Sequence[str] = ("first",)

    def draw(self, surface: Surface, name: str, area: Rect, look: Look) -> None:
        """See `TitleLessons.draw`: the learner's medal."""
        draw_seat_badge(surface, look, _LEARNER, area.center, min(area.size) // 2)

    def match(self, words: Words, initial: Race) -> Match:
        seats = (Seat(player_name(words, 1), _LEARNER), Seat(player_name(words, 2), _GUIDE))
        return Match(RaceSetup(COLOURS[:2], initial.seed), seats)

    def board(self, words: Words, board: AnyBoard, tabs: Tabs) -> RaceLessonBoard:
        return RaceLessonBoard(words, RaceBoard.of(board))
