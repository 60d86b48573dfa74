"""The dialog after an unexpected error."""

from collections.abc import Callable
from pathlib import Path

from game.base.i18n.words import Words
from game.base.keys.shell_keys import DETAILS
from game.ui.buttons import Button
from game.ui.dialogs import Dialog, DialogOption


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
        self._toggle = Button.keyed(
            words,
            words("trouble.details"),
            self.turn_details,
            key=DETAILS,
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
