"""The city in a lesson: what is invited to, which buttons are held back, and what the guide points at."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.base.keys.shell_keys import STEP_BACK
from game.table.tabs import Tabs
from game.titles.machu_picchu.board.board import CityBoard
from game.titles.machu_picchu.board.pieces.pieces import draw_prince_in
from game.titles.machu_picchu.lesson.pointing import draw_pointing, places
from game.titles.machu_picchu.rules import actions as a
from game.titles.machu_picchu.rules.actions import Action, Done, Ride, Stay
from game.ui.scale import Scale

_PRESSED_FOR: Final[Mapping[str, type]] = {"stay": Stay, "ride": Ride, "end": Done}


class CityLessonBoard:
    """See `game.scenes.lesson.title_lessons.LessonBoard`. `guide` is the emblem of who speaks to the learner."""

    def __init__(self, words: Words, board: CityBoard, tabs: Tabs, guide: str) -> None:
        self._words = words
        self._board = board
        self._tabs = tabs
        self._guide = guide
        self._awaited: Action | None = None

    def task_text(self, action: Action) -> str:
        return task_text(self._words, action)

    def show_step(self, awaited: Action | None, allowed: Callable[[Action], bool]) -> None:
        """Only what is allowed stands in light."""
        if awaited is not None and awaited == self._awaited:
            self._board.ask_again()
        self._awaited = awaited
        self._board.invite(allowed)
        shown, riding, staying = self._board.view.shown, isinstance(awaited, Ride), isinstance(awaited, Stay)
        if (shown.riding, shown.staying) != (riding, staying):
            self._board.view.change(riding=riding, staying=staying)
        buttons = self._board.buttons_of_hand.buttons
        for name, kind in _PRESSED_FOR.items():
            buttons[name].enabled = isinstance(awaited, kind)
            buttons[name].why_not = self._words("lesson.not_in_step")
        buttons["undo"].enabled, buttons["undo"].why_not = (
            False,
            self._words("lesson.no_undo", key=self._words.cap(STEP_BACK)),
        )

    def draw_pointing(self, surface: Surface, names: Iterable[str], *, dragging: bool) -> None:
        """What is awaited stands in light before anything else that the step names."""
        draw_pointing(surface, self._board, self._tabs, self._awaited, names)

    def pointed(self, names: Iterable[str]) -> list[Rect]:
        """See `LessonBoard.pointed`: a question that lies open too, for it is to be read."""
        panel = self._board.question_panel
        asked = [panel.rect] if panel.open else []
        return [*places(self._board, self._tabs, self._awaited, names), *asked]

    def spare(self, guide: Rect | None) -> None:
        """See `LessonBoard.spare`: questions stay where they are, and the guide keeps off them."""

    def draw_guide(self, surface: Surface, area: Rect, scale: Scale) -> None:
        """The guide's Prince."""
        draw_prince_in(surface, scale.look, self._guide, area)

    def most_zoom(self, window: Scale, most: float) -> float:
        """As large as the table allows: the guide has the area of the journal."""
        return most


def task_text(words: Words, action: Action) -> str:
    """How the action is done by hand. Raises ValueError for one that no lesson asks for."""
    match action:
        case a.PlaceInca(what) | a.PlacePrince(what) | a.Walk(what) | a.Ride(what):
            return words(f"lesson.task.{action.key}.{what}")
        case a.Stay(what) | a.Ordain(what) | a.Adjust(what) | a.Hire(what) | a.Recall(what):
            return words(f"lesson.task.{action.key}.{what}")
        case a.Sell(what) | a.Buy(what):
            return words(f"lesson.task.{action.key}.{what}", button=words(f"table.{action.key}"))
        case a.Burn() | a.Offer() | a.ChooseGoods() | a.ReturnCards():
            return words(f"lesson.task.{action.key}", button=words("question_panel.go_on"))
        case a.Done():
            return words("lesson.task.done", button=words("table.button.end"))
    raise ValueError(f"no lesson asks for {action}")
