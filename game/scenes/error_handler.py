"""When something breaks: a report is written, and the game goes on from its last good action, or from the title."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.base.i18n.words import Words
from game.scenes.app_context import AppContext
from game.ui.buttons import Button
from game.ui.dialogs import Dialog, DialogOption

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


class ErrorDialog(Dialog):
    """Says that the game hit an error and what can be done; a button unfolds the technical details."""

    def __init__(
        self,
        words: Words,
        error: str,
        report: Path | None,
        go_on: Callable[[], None],
        to_title: Callable[[], None] | None,
    ) -> None:
        """`report` is where the error is written down, if anywhere; `to_title` leads out of the game that is played."""
        self._words_of = words
        self._told = words("trouble.in_game" if to_title is not None else "trouble.elsewhere")
        where = words("trouble.report", path=report) if report else words("trouble.no_report")
        self._details = f"{words('trouble.error', error=error)}\n{where}"
        answers = [DialogOption(words("trouble.go_on"), go_on)]
        if to_title is not None:
            answers.append(DialogOption(words("menu.to_title"), to_title, style="wood"))
        super().__init__(words("trouble.title"), self._told, answers, go_on)
        self._toggle = Button(
            words("trouble.details"),
            self.turn_details,
            key=pygame.K_d,
            hint=words("trouble.key_details"),
            style="wood",
        )
        self.buttons.append(self._toggle)
        self.ui.add(self._toggle)
        self._unfolded = False

    def turn_details(self) -> None:
        """Show the details, or take them away again."""
        self._unfolded = not self._unfolded
        self.text = f"{self._told}\n{self._details}" if self._unfolded else self._told
        self._toggle.label = self._words_of("trouble.fewer" if self._unfolded else "trouble.details")
        self.layout(self.scale)
        self.invalidate()
