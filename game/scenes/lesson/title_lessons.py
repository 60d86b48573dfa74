"""What the lessons of a title are, for the shell.

A title writes its lessons as YAML (`game.scenes.lesson.script`) and words (`lesson.open_tip`,
`lesson.step`, `lesson.chapter`, `lesson.choice`, `lesson.after`, and for each lesson but the first
`lesson.following.<name>`), and tells here what they do on its board.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

if TYPE_CHECKING:
    from pygame import Rect, Surface

    from game.base.i18n.words import Words
    from game.core.match import Match
    from game.kit.board.board import AnyBoard
    from game.table.tabs import Tabs
    from game.ui.look import Look
    from game.ui.scale import Scale

_StateT_contra = TypeVar("_StateT_contra", contravariant=True)
_ActionT = TypeVar("_ActionT")


class LessonBoard(Protocol[_ActionT]):
    """A title's board in a lesson: what is asked for there, what is held back, what the guide points at."""

    def task_text(self, action: _ActionT) -> str:
        """How an action that the guide waits for is done by hand, as one short sentence."""
        ...

    def show_step(self, awaited: _ActionT | None, allowed: Callable[[_ActionT], bool]) -> None:
        """Let the board invite to the awaited action alone, and hold back the buttons of what is not allowed.

        A button that is held back says why (`Button.why_not`): `lesson.not_in_step`, and for undo `lesson.no_undo`.
        Called whenever the board has shown its buttons.
        """
        ...

    def draw_pointing(self, surface: Surface, names: Iterable[str], *, dragging: bool) -> None:
        """Draw a ring of light round what the `point` of a step names; `dragging`: something is in the hand."""
        ...

    def pointed(self, names: Iterable[str]) -> Sequence[Rect]:
        """Where that is which `draw_pointing` lights, in pixels."""
        ...

    def spare(self, guide: Rect | None) -> None:
        """Let no question cover the guide where it lies on the board; None where it does not."""
        ...

    def draw_guide(self, surface: Surface, area: Rect, scale: Scale) -> None:
        """Draw who speaks to the learner."""
        ...

    def most_zoom(self, window: Scale, most: float) -> float:
        """The largest zoom that leaves the guide room, in a window where the table alone could have `most`."""
        ...


class TitleLessons(Protocol[_StateT_contra]):
    """The lessons of a title. The learner has the first seat."""

    @property
    def names(self) -> Sequence[str]:
        """Their names, in the order in which they are taken; at least one."""
        ...

    def draw(self, surface: Surface, name: str, area: Rect, look: Look) -> None:
        """Draw the picture of a lesson in the choice of them."""
        ...

    def match(self, words: Words, initial: _StateT_contra) -> Match:
        """Who sits at the table of a chapter that begins so."""
        ...

    def board(self, words: Words, board: AnyBoard, tabs: Tabs) -> LessonBoard[Any]:
        """The title's board, which lies on a table with these tabs, as a lesson uses it."""
        ...


AnyTitleLessons: TypeAlias = TitleLessons[Any]
"""The lessons of any title."""
