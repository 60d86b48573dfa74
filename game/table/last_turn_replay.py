"""Shows the last turn, or single moments, once more on the table; the game itself is not touched."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect

from game.base.keys.shell_keys import REPLAY
from game.kit.board.board import AnyBoard
from game.kit.board.context import Notify
from game.kit.board.line_signs import LogLine
from game.table.context import TableContext
from game.table.presenter import AnyPresenter
from game.table.replay import Replay, ReplayedStep, last_turns, moments
from game.ui.buttons import Button
from game.ui.icons import icon
from game.ui.scale import Scale


@dataclass(frozen=True, slots=True)
class LastTurnCallbacks:
    """What the past needs of a table: `begin` lets all go before it is shown, `end` shows the game again as it stands,
    `changed` asks for the table to be drawn anew.
    """

    begin: Callable[[], None]
    end: Callable[[], None]
    changed: Callable[[], None]
    notify: Notify


class LastTurnReplay:
    """The button beside the log, and what it starts: any key or click ends it."""

    def __init__(
        self,
        context: TableContext,
        board: AnyBoard,
        presenter: AnyPresenter,
        callbacks: LastTurnCallbacks,
    ) -> None:
        self._context = context
        self._board = board
        self._presenter = presenter
        self._callbacks = callbacks
        self._replay: Replay | None = None
        self._said = ""
        words = context.words
        self.button = Button.keyed(
            words,
            "",
            self.start,
            style="paper",
            key=REPLAY,
            icon=icon("rewind"),
            tooltip=words("last_turn.button", key=words.cap(REPLAY)),
        )

    def place(self, area: Rect, scale: Scale, *, among_tabs: bool) -> None:
        """Put the button beside the log's title, or below the tabs where there are some."""
        self.button.style = "wood" if among_tabs else "paper"
        self.button.place(area, scale)

    @property
    def running(self) -> bool:
        """Whether the table shows the past."""
        return self._replay is not None

    def start(self) -> None:
        """Show what the others did since one's own last turn, from the first step on."""
        steps = last_turns(self._context.session, self._context.viewing)
        if steps:
            self._show(steps, "last_turn.now")
        else:
            self._callbacks.notify(self._context.words("last_turn.nothing"))

    def show_line(self, line: LogLine) -> None:
        """Show the moments that a line of the log tells of."""
        self.show_moments(line.moments)

    def show_moments(self, numbers: Sequence[int]) -> None:
        """Show the steps of these numbers."""
        steps = moments(self._context.session, numbers)
        if steps:
            self._show(steps, "last_turn.moment")

    def _show(self, steps: Sequence[ReplayedStep], said: str) -> None:
        self._said = self._context.words(said)
        self._replay = Replay(steps)
        self.button.selected = self.button.changed = True
        self._callbacks.begin()
        self._presenter.jump_to(steps[0].before, past=True)

    @property
    def said(self) -> str:
        """What is said of the past that is shown; an empty text where none is."""
        return self._said if self.running else ""

    def end(self) -> None:
        """Show the game again as it stands."""
        self._replay = None
        self.button.selected, self.button.changed = False, True
        self._callbacks.end()

    def go_on(self, dt: float, busy: bool) -> bool:
        """Let `dt` seconds pass, while the table is `busy` or still; returns whether a step began."""
        if self._replay is None:
            return False
        shown = self._replay.update(dt, busy)
        if shown is not None:
            if self._board.shown is not self._context.seen(shown.before):  # what lay between is passed over
                self._presenter.jump_to(shown.before, past=True)
            self._presenter.present(shown.step.after, shown.step.events, past=True)
            self._callbacks.changed()
        elif self._replay.over:
            self.end()
        return shown is not None

    def wake_in(self) -> float | None:
        """Seconds until the next step, or None."""
        return self._replay.due if self._replay is not None else None
