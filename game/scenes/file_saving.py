"""Files that a screen writes while it goes on: begun by a button, told of in notices, given up when it is left."""

import math
from collections.abc import Callable
from pathlib import Path

from game.base.files.system_reasons import reason_of
from game.base.i18n.words import Words
from game.ui.between_frames import Work, do_some
from game.ui.buttons import Button
from game.ui.widget_group import WidgetGroup


class FileSaving:
    """Saves for one screen; `work` writes all at its end, and may raise OSError.

    It is given where to write, and returns where that was: another place where the first one was taken.
    """

    def __init__(
        self,
        words: Words,
        ui: WidgetGroup,
        button: Button,
        where: Callable[[], Path],
        work: Callable[[Path], Work[Path]],
    ) -> None:
        self._words, self._ui, self._button, self._where, self._make = words, ui, button, where, work
        self._path = Path()
        self._work: Work[Path] | None = None

    @property
    def running(self) -> bool:
        """Whether something is still to be written."""
        return self._work is not None

    def begin(self) -> None:
        """Begin to save."""
        self._path = self._where()
        self._work = self._make(self._path)
        self._button.enabled = False
        self._ui.notify(self._words("menu.saving"), seconds=math.inf, warn=False)

    def update(self) -> None:
        """Do some of it, and say how it ended."""
        if self._work is None:
            return
        try:
            do_some(self._work)
        except StopIteration as done:
            self.stop()
            self._ui.notify(self._words("menu.saved", path=done.value), seconds=8, warn=False)
        except OSError as error:
            self.stop()
            why = reason_of(error)
            self._ui.notify(self._words("menu.not_saved", path=self._path, why=why), seconds=8)

    def stop(self) -> None:
        """Do no more of it."""
        self._work = None
        self._button.enabled = True
