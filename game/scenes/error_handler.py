"""When something breaks: a report is written, and the game goes on from its last good action, or from the title."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from game.scenes.app_context import AppContext

if TYPE_CHECKING:
    from game.core.match import Match, Session

_LONGEST = 160  # characters shown of what an error says


class ErrorHandler:
    """What is called when nothing else can go on.

    The screen is made anew from the game as it is recorded. Should that break too, the title is shown; and should
    even that break, the program ends.
    """

    def __init__(
        self,
        screens: AppContext,
        folder: Path | None,
        title: Callable[[], None],
        playing: Callable[[], tuple[Match, Session] | None],
    ) -> None:
        """`folder` is where reports are written (None: nowhere), `playing` tells the game that is being played."""
        self._screens = screens
        self._folder = folder
        self._title = title
        self._playing = playing
        self._tries = 0
        self.written: Path | None = None

    def __call__(self, error: Exception) -> bool:
        """Go on as well as can be after this error; whether that could be."""
        self.written = self._report(error)
        screens = self._screens
        while self._tries < 2:
            self._tries += 1
            screens.stack.drop_all()
            try:
                # Asked for late: hardly any game needs it.
                from game.scenes.error_dialog import ErrorDialog

                if self._tries == 1 and screens.again is not None:
                    screens.show(screens.again)
                else:
                    self._title()
                to_title = self._to_title if self._playing() is not None else None
                said = error_line(error)
                screens.stack.push(ErrorDialog(screens.words, said, self.written, self._calm, to_title))
            except Exception:
                continue
            return True
        return False

    def _report(self, error: Exception) -> Path | None:
        """Write down what is known; that must not break in its turn."""
        with suppress(Exception):
            from game.core.fault_reports import report, write_report

            if self._folder is not None:
                match, session = self._playing() or (None, None)
                return write_report(self._folder, report(error, match, session))
        return None

    def _calm(self) -> None:
        """The screen could be drawn and answered: the next error is met as the first."""
        self._tries = 0

    def _to_title(self) -> None:
        self._calm()
        self._title()


def error_line(error: Exception) -> str:
    """An error in one line: its kind and its message, cut where it is long."""
    text = " ".join(f"{type(error).__name__}: {error}".split())
    return text if len(text) <= _LONGEST else text[:_LONGEST].rstrip() + "…"
