"""The table in a lesson: what is invited to, which buttons are held back, and what the guide points at."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.base.keys.shell_keys import STEP_BACK
from game.table.tabs import Tabs
from game.titles.inkas.board.board import QuestBoard
from game.titles.inkas.board.layout.ring import bounds
from game.titles.inkas.board.moves.powers import are_power
from game.titles.inkas.board.panels.goal_cards import goals_area
from game.titles.inkas.board.pieces.art import picture, piece_picture
from game.titles.inkas.lesson.pointing import draw_pointing, pointed_at
from game.titles.inkas.lesson.tasks import task_text
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.pending import Question
from game.ui.look import Look
from game.ui.pictures import fitting
from game.ui.scale import Scale

_GUIDE: Final = "wayra_sumaq"  # of the rival's ayllu: who speaks to the learner
_PRESSED_FOR: Final[Mapping[str, tuple[type, ...]]] = {
    "move": (a.Place, a.Walk, a.Fly, a.Speed),
    "attack": (a.Attack,),
    "place": (a.Draw, a.Plunge, a.Lift, a.Give, a.Unveil),
    "draw": (),
    "end": (a.End, a.Rebirth),
}

# what is to be read of the answers to a question, whichever of them is awaited
_ANSWERS: Final[Mapping[Question | None, tuple[type, ...]]] = {
    Question.ANSWER: (a.Play, a.Evoke, a.Invoke, a.Pass),
    Question.SEEN_HAND: (a.Swap, a.Seize),
    Question.CONSENT: (a.Agree, a.Decline),
}


class RingLessonBoard:
    """See `game.scenes.lesson.title_lessons.LessonBoard`."""

    def __init__(self, words: Words, board: QuestBoard, tabs: Tabs) -> None:
        self._words = words
        self._board = board
        board.desk.before_rolls = True
        self._tabs = tabs
        self._awaited: Action | None = None

    def task_text(self, action: Action) -> str:
        return task_text(self._words, action, asked=self._board.shown.question is Question.ANSWER)

    def show_step(self, awaited: Action | None, allowed: Callable[[Action], bool]) -> None:
        """Only what is allowed stands in light, but all answers are to be read. Standing orders are given where the
        step lets things pass by them.
        """
        self._awaited = awaited
        self._board.invite(lambda action: self._is_readable(action) or allowed(action))
        buttons = self._board.buttons_of_hand.buttons
        for name, kinds in _PRESSED_FOR.items():
            buttons[name].enabled = isinstance(awaited, kinds)
            buttons[name].why_not = self._words("lesson.not_in_step")
        buttons["undo"].enabled, buttons["undo"].why_not = (
            False,
            self._words("lesson.no_undo", key=self._words.cap(STEP_BACK)),
        )
        panel = self._board.question_panel
        for orders in (panel.orders, *panel.stack.pins):
            orders.enabled = awaited is None and allowed(a.Pass())
        for passing in panel.passes.widgets:
            passing.enabled = False
        for button in (panel.orders, *panel.passes.widgets):
            button.why_not = self._words("lesson.not_in_step")

    def _is_readable(self, action: Action) -> bool:
        """Whether an action is to be read beside the awaited one: another answer, or what else its slip offers."""
        awaited, state = self._awaited, self._board.shown
        if awaited is None:
            return False
        if isinstance(awaited, a.Invoke) and not state.pending:
            return are_power(state, (awaited, action)) and getattr(action, "walla", "") in ("", awaited.walla)
        return isinstance(action, _ANSWERS.get(state.question, ()))

    def draw_pointing(self, surface: Surface, names: Iterable[str], *, dragging: bool) -> None:
        """What is awaited stands in light before anything else that the step names."""
        draw_pointing(surface, self._board, self._tabs, self._awaited, names)

    def pointed(self, names: Iterable[str]) -> list[Rect]:
        """See `LessonBoard.pointed`: the card of the own goal too, which is read all along."""
        wamanis, areas = pointed_at(self._board, self._tabs, self._awaited, names)
        shown = self._board.view.shown
        lit = [shown.layout.area_on_view(bounds(wamani)) for wamani in wamanis]
        return [*lit, *areas, goals_area(shown)]

    def spare(self, guide: Rect | None) -> None:
        self._board.view.guide_on_board = guide

    def draw_guide(self, surface: Surface, area: Rect, scale: Scale) -> None:
        """The guide's Scout."""
        draw_walla_in(surface, scale.look, _GUIDE, area)

    def most_zoom(self, window: Scale, most: float) -> float:
        """As large as the table allows: the guide has the area of the journal."""
        return most


def draw_walla_in(surface: Surface, look: Look, walla: str, area: Rect) -> None:
    """Draw a walla as large as an area allows."""
    made = fitting(look, picture(piece_picture(walla)), *area.size)
    surface.blit(made, made.get_rect(center=area.center))
