"""Lines of the journal that could not be written, for want of room say, are tried again while the table is open."""

from collections.abc import Callable
from typing import Final

from game.match import Session

RETRY: Final = 5.0  # seconds between two tries


class JournalWriteRetry:
    """Tries again every few seconds while lines wait; `kept` is called when all of them are on the disk."""

    def __init__(self, session: Session, kept: Callable[[], None]) -> None:
        self._session = session
        self._kept = kept
        self._waited = 0.0

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        if self._session.problem is None:
            self._waited = 0.0
            return
        self._waited += dt
        if self._waited >= RETRY:
            self._waited = 0.0
            if self._session.retry() is None:
                self._kept()

    def wake_in(self) -> float | None:
        """Seconds until the next try, or None where nothing waits."""
        return None if self._session.problem is None else max(0.0, RETRY - self._waited)
