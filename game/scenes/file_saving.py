"""Files that a screen writes while it goes on: begun by a button, told of in notices, given up when it is left."""

import math
from collections.abc import Callable
from pathlib import Path

from game.i18n.words import Words
from game.ui.between_frames import Work, do_some
from game.ui.buttons import Button
from game.ui.widget import WidgetGroup


class FileSaving:
    """Saves for one screen; `work` writes into the path that it is given, all at its end, and may raise OSError."""

    def __init__(
        self,
        words: Words,
        ui: WidgetGroup,
        button: Button,
        where: Callable[[], Path],
        work: Callable[[Path], Work[None]],
    ) -> None:
        self._words, self._ui, self._button, self._where, self._make = words, ui, button, where, work
        self._path = Path()
        self._work: Work[None] | None = None

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
        except StopIteration:
            self.stop()
            self._ui.notify(self._words("menu.saved", path=self._path), seconds=8, warn=False)
        except OSError as error:
            self.stop()
            why = error.strerror or type(error).__name__
            self._ui.notify(self._words("menu.not_saved", path=self._path, why=why), seconds=8)

    def stop(self) -> None:
        """Do no more of it."""
        self._work = None
        self._button.enabled = True
