"""The valley in a lesson: what is invited to, which buttons are held back, and what the guide points at."""

from collections.abc import Callable, Iterable
from typing import Final

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.base.keys.shell_keys import STEP_BACK
from game.table.tabs import Tabs
from game.titles.wiraqocha.board.board import ValleyBoard
from game.titles.wiraqocha.board.layout.layout_for_window import is_compact
from game.titles.wiraqocha.board.moves.invitations import Invitations
from game.titles.wiraqocha.board.pieces.art import draw_token_in
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.lesson.pointing import draw_pointing, places
from game.titles.wiraqocha.lesson.tasks import task_text
from game.titles.wiraqocha.rules.actions import RESERVE, Action, Build, Collect, Conquer, Exchange, Muster
from game.ui.scale import Scale

_MOST_ZOOM: Final = 1.1
_ONLY_WHEN_AWAITED: Final = {"collect": Collect, "muster": Muster}  # buttons that other steps do not show


class ValleyLessonBoard:
    """See `game.scenes.lesson.title_lessons.LessonBoard`. `guide` is the emblem of who speaks to the learner."""

    def __init__(self, words: Words, board: ValleyBoard, tabs: Tabs, guide: str) -> None:
        self._words = words
        self._board = board
        self._tabs = tabs
        self._guide = guide

    def task_text(self, action: Action) -> str:
        return task_text(self._words, action)

    def show_step(self, awaited: Action | None, allowed: Callable[[Action], bool]) -> None:
        """Marks of the reserve and of cards follow what is awaited, too."""
        bar = self._board.actions_bar
        for name, kind in _ONLY_WHEN_AWAITED.items():
            bar.buttons[name].visible = isinstance(awaited, kind) and self._tabs.main_open
        bar.hold_back(allowed, self._words("lesson.not_in_step"))
        undo = bar.buttons["undo"]
        undo.enabled, undo.why_not = False, self._words("lesson.no_undo", key=self._words.cap(STEP_BACK))
        from_reserve = isinstance(awaited, Conquer | Exchange) and awaited.token.place == RESERVE
        cards = frozenset({awaited.card} if isinstance(awaited, Build) else ())
        self._board.view.invite(Invitations(from_reserve, cards))

    def draw_pointing(self, surface: Surface, names: Iterable[str], *, dragging: bool) -> None:
        """While a token is dragged, the tile where it is to go stays in sight alone."""
        shown = [name for name in names if not dragging or name.startswith("tile:")]
        draw_pointing(surface, self._board, self._tabs, shown)

    def pointed(self, names: Iterable[str]) -> list[Rect]:
        return places(self._board, self._tabs, names)

    def spare(self, guide: Rect | None) -> None:
        self._board.view.guide_on_board = guide

    def draw_guide(self, surface: Surface, area: Rect, scale: Scale) -> None:
        """An Explorer of the rival's."""
        draw_token_in(surface, scale.look, TokenKind.EXPLORER, self._guide, area)

    def most_zoom(self, window: Scale, most: float) -> float:
        """Beside the whole table there is little room; where it has tabs, the guide has one."""
        return most if is_compact(window) else _MOST_ZOOM
