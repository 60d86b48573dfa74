"""Lines of the journal that could not be written, for want of room say, are tried again while the table is open."""

from functools import partial
from typing import Final

from game.kit.board.context import Notify
from game.table.context import TableContext

RETRY: Final = 5.0  # seconds between two tries


class JournalWriteRetry:
    """Says that lines wait, tries again every few seconds, and says when all of them are on the disk."""

    def __init__(self, context: TableContext, notify: Notify) -> None:
        self._context = context
        self._session = context.session
        self._notify = notify
        self._waited = 0.0

    def notify(self) -> None:
        """Say it when the journal cannot be written: the game goes on, but is not kept."""
        problem, words = self._session.problem, self._context.words
        if problem is not None:
            explain = partial(self._context.title.phrases.explain, words)
            self._notify(problem.text(words, explain), seconds=10)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        if self._session.problem is None:
            self._waited = 0.0
            return
        self._waited += dt
        if self._waited >= RETRY:
            self._waited = 0.0
            if self._session.retry() is None:
                self._notify(self._context.words("table.kept_again"), seconds=5, warn=False)

    def wake_in(self) -> float | None:
        """Seconds until the next try, or None where nothing waits."""
        return None if self._session.problem is None else max(0.0, RETRY - self._waited)
