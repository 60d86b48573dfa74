"""A puzzle: the table at its position, for one turn, which is judged when it has come to rest."""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from game.core.contract import AnyAction
from game.core.statistics.puzzles import Help
from game.kit.board.context import TableOptions
from game.scenes.puzzle.panel import PanelCallbacks, PuzzlePanel
from game.scenes.title_puzzles import (
    AnyPuzzle,
    AnyTitlePuzzles,
    Judging,
    PuzzleResult,
    PuzzleVerdict,
)
from game.table.mode import TableMode, TableParts
from game.table.tabs import LOG
from game.ui.scale import Scale

_WORK: Final = 0.008  # seconds of a frame that go into judging


@dataclass(frozen=True, slots=True)
class PuzzleCallbacks:
    """What the table of a puzzle leads to. `decided` is given how its turn went, how much help there was and whether
    anybody is there to be told, `helped` how much help as soon as there is more; `again` lays it anew, `following`
    the next one, `solution` shows how it is solved.
    """

    decided: Callable[[PuzzleVerdict, Help, bool], None]
    again: Callable[[], None]
    following: Callable[[], None]
    solution: Callable[[], None]
    helped: Callable[[Help], None]


class PuzzleMode(TableMode):
    """The table of a puzzle, called `title`, of a grade in words; `helped` is how much help there was already."""

    def __init__(
        self,
        puzzles: AnyTitlePuzzles,
        puzzle: AnyPuzzle,
        title: str,
        grade: str,
        callbacks: PuzzleCallbacks,
        player: int,
        helped: Help = Help.NONE,
    ) -> None:
        self.options = TableOptions(bots=False, log=False, people=(player,))
        self.puzzle = puzzle
        self.help = helped
        self._puzzles = puzzles
        self._title, self._grade = title, grade
        self._callbacks = callbacks
        self._judging: Judging | None = None
        self._judged = 0  # after how many actions
        self._told = False

    def join(self, table: TableParts) -> None:
        self._table = table
        self._session = table.context.session
        words = self._words = table.context.words
        calls = self._callbacks
        buttons = PanelCallbacks(self._show_hint, calls.solution, calls.again, calls.following)
        self.hints = tuple(self._puzzles.hints(words, self.puzzle))
        self.panel = PuzzlePanel(
            words, self._title, self._grade, self._puzzles.task(words, self.puzzle), buttons
        )
        self.panel.add_to(table.ui)
        table.last_turn.button.visible = False
        if LOG in table.tabs.buttons:
            table.tabs.buttons[LOG].tooltip = words("puzzle.tab_tip")
        self._say()

    # help

    def hint(self) -> bool:
        """See `TableMode.hint`: the next hint, said where it is asked for, too."""
        self._show_hint()
        self._table.ui.notify(self.hints[min(self.help, len(self.hints)) - 1].text, seconds=8, warn=False)
        return True

    def _show_hint(self) -> None:
        if self.help < len(self.hints):
            self.help = Help(self.help + 1)
            self._callbacks.helped(self.help)
        shown = self.hints[min(self.help, len(self.hints)) - 1].action
        if shown is not None and not self._actions:
            self._table.board.spotlight.show(shown)
        self._say()

    def _say(self) -> None:
        self.panel.say(tuple(hint.text for hint in self.hints[: self.help]), len(self.hints))
        self._table.changed()

    # the turn

    @property
    def _actions(self) -> tuple[AnyAction, ...]:
        return tuple(step.action for step in self._session.steps)

    @property
    def _busy(self) -> bool:
        """Whether the turn is judged, or is over."""
        return self._told or self._judging is not None

    def play(self, action: AnyAction) -> bool:
        """See `TableMode.play`: after the turn there is nothing more to do."""
        return self._busy

    def undo(self) -> bool:
        return self._busy

    def line(self) -> str:
        """See `TableMode.line`: the task, until somebody begins."""
        if self._judging is not None:
            return self._words("puzzle.judging")
        return "" if self._actions else self._puzzles.task(self._words, self.puzzle)

    def update(self, dt: float, moved: bool) -> bool:
        """See `TableMode.update`: once nothing moves any more, the last step is judged, a little in each frame."""
        return moved if moved or self._told else self._judge(_WORK, notify=True)

    def left(self) -> None:
        """See `TableMode.left`."""
        if not self._told:
            self._judge(math.inf, notify=False)

    def _judge(self, seconds: float, *, notify: bool) -> bool:
        """Judge the last step for so long at most; returns whether there was anything to judge."""
        if self._judging is None and len(self._session.steps) != self._judged:
            self._judged = len(self._session.steps)
            self._judging = self._puzzles.judge(self._words, self.puzzle, self._actions)
        judging, end = self._judging, time.perf_counter() + seconds
        if judging is None:
            return False
        try:
            while time.perf_counter() < end:
                next(judging)
        except StopIteration as done:
            self._judging = None
            verdict: PuzzleVerdict = done.value
            if verdict.result is not PuzzleResult.OPEN:
                self._told = True
                self._callbacks.decided(verdict, self.help, notify)
        self._table.changed()
        return True

    # the table

    def arranged(self) -> None:
        self._say()

    def placed(self, scale: Scale) -> None:
        rects = self._table.board.rects
        self.panel.set_out(rects.log_panel, scale)
        self.panel.unfold(rects.shows(LOG))
        self._show_one_hint_button()

    def buttons_shown(self) -> None:
        self._show_one_hint_button()

    def _show_one_hint_button(self) -> None:
        """The table's own button for a hint is seen only where the sheet, which has one too, is not."""
        table = self._table
        table.board.hint.visible = table.tabs.main_open and not table.board.rects.shows(LOG)
