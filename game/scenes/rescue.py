"""When something breaks: a report is written, and the game goes on from its last good action, or from the title."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from game.ui.dialogs import Answer, Dialog
from game.words import Words

if TYPE_CHECKING:
    from game.scenes.director import Director


class Rescue:
    """The part of the director that is called when nothing else can go on.

    The screen is made anew from the game as it is recorded. Should that break too, the title is shown; and should
    even that break, the program ends.
    """

    def __init__(self, director: Director, folder: Path | None) -> None:
        """`folder` is where reports are written (None: nowhere)."""
        self._director = director
        self._folder = folder
        self._tries = 0
        self.written: Path | None = None

    def __call__(self, error: Exception) -> bool:
        """Go on as well as can be after this error; whether that could be."""
        self.written = self._report(error)
        director = self._director
        while self._tries < 2:
            self._tries += 1
            director.stack.drop_all()
            try:
                if self._tries == 1 and director.again is not None:
                    director.show(director.again)
                else:
                    director.title()
                to_title = self._to_title if director.playing is not None else None
                director.stack.push(trouble_dialog(director.words, self.written, self._calm, to_title))
            except Exception:
                continue
            return True
        return False

    def _report(self, error: Exception) -> Path | None:
        """Write down what is known; that must not break in its turn."""
        with suppress(Exception):
            from game.reports import report, write_report

            if self._folder is not None:
                match, session = self._director.playing or (None, None)
                return write_report(self._folder, report(error, match, session))
        return None

    def _calm(self) -> None:
        """The screen could be drawn and answered: the next error is met as the first."""
        self._tries = 0

    def _to_title(self) -> None:
        self._calm()
        self._director.title()


def trouble_dialog(
    words: Words, report: Path | None, go_on: Callable[[], None], to_title: Callable[[], None] | None
) -> Dialog:
    """What is said of a fault, whose report lies at `report`; `to_title` leads out of the game that is played."""
    said = words("trouble.in_game" if to_title is not None else "trouble.elsewhere")
    where = words("trouble.report", path=report) if report else words("trouble.no_report")
    answers = [Answer(words("trouble.go_on"), go_on)]
    if to_title is not None:
        answers.append(Answer(words("menu.to_title"), to_title, style="wood"))
    return Dialog(words("trouble.title"), f"{said}\n{where}", answers, go_on)
