"""The days that were played, in a small file beside the folder of the games. What counts is here, not in a clock."""

from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Final

from game.base.files.kept_file import KeptFile

FILE: Final = "daily.json"
FORMAT: Final = 1
_LONGEST_NAME: Final = 255  # bytes of a file's name; no system knows longer ones
_MOST: Final = 1_000_000  # points or rounds that no game comes to


@dataclass(frozen=True, slots=True)
class DayResult:
    """How the try that counts ended."""

    score: int
    won: bool
    rounds: int


@dataclass(frozen=True, slots=True)
class PlayedDay:
    """A day of a title that somebody began: the name of its journal, and its result once it is over.

    `day` is its date as 2026-11-23, `player` what the person was called.
    """

    title: str
    day: str
    journal: str
    player: str
    result: DayResult | None = None

    @property
    def date(self) -> date:
        """Its date."""
        return date.fromisoformat(self.day)


@dataclass(frozen=True, slots=True)
class KeptDays:
    """What the file holds."""

    format: int
    days: tuple[PlayedDay, ...]


class PlayedDays:
    """All days that were played here. A result that is there once never changes.

    What comes to pass with the file is told as `game.base.files.kept_file.KeptFile` does.
    """

    def __init__(self, path: Path) -> None:
        self.file = KeptFile(path, KeptDays(FORMAT, ()), _without_impossible)
        """The file in which they are kept."""

    def look(self) -> None:
        """Read the file again: another window may have written it."""
        self.file.look()

    def of(self, title: str, day: date) -> PlayedDay | None:
        """What was played of a title on a day."""
        return _of(self.file.now, title, day.isoformat())

    def all_of(self, title: str) -> tuple[PlayedDay, ...]:
        """All days of a title, the last first."""
        return tuple(
            sorted((one for one in self.file.now.days if one.title == title), key=_day, reverse=True)
        )

    def with_journal(self, journal: str) -> PlayedDay | None:
        """The day whose try this journal is."""
        return _with_journal(self.file.now, journal)

    def begin(self, begun: PlayedDay) -> None:
        """This is the try that counts, in the place of one that has no result."""
        self.file.change(lambda kept: _with(kept, begun))

    def finish(self, played: PlayedDay, result: DayResult) -> PlayedDay:
        """Keep how a try ended, unless that is known; returns the day with what counts."""
        title, day = played.title, played.day
        self.file.change(lambda kept: _with(kept, replace(_of(kept, title, day) or played, result=result)))
        return _of(self.file.now, title, day) or replace(played, result=result)

    def moved(self, journal: str, to: str) -> None:
        """The try that was in this journal goes on in another."""
        if self.with_journal(journal) is not None and journal != to:
            self.file.change(lambda kept: _moved(kept, journal, to))


def _of(kept: KeptDays, title: str, day: str) -> PlayedDay | None:
    return next((one for one in kept.days if (one.title, one.day) == (title, day)), None)


def _with_journal(kept: KeptDays, journal: str) -> PlayedDay | None:
    return next((one for one in kept.days if one.journal == journal), None)


def _with(kept: KeptDays, played: PlayedDay) -> KeptDays:
    """These days with one that is new, or is in the place of one without a result."""
    known = _of(kept, played.title, played.day)
    if known is not None and known.result is not None:
        return kept
    others = (one for one in kept.days if one is not known)
    return KeptDays(FORMAT, tuple(sorted((*others, played), key=_day)))


def _moved(kept: KeptDays, journal: str, to: str) -> KeptDays:
    played = _with_journal(kept, journal)
    return kept if played is None else _with(kept, replace(played, journal=to))


def _day(played: PlayedDay) -> str:
    return played.day


def _without_impossible(kept: KeptDays) -> KeptDays:
    """The file without days that no game wrote."""
    return KeptDays(kept.format, tuple(filter(_can_be, kept.days)))


def _can_be(played: PlayedDay) -> bool:
    """Whether a game can have written it: of a day of the calendar, with names that can be shown."""
    try:
        day = played.date.isoformat()
    except ValueError:
        return False
    name, result = played.journal, played.result
    if day != played.day or not f"{name}{played.player}".isprintable():
        return False
    if len(name.encode()) > _LONGEST_NAME or Path(name).name != name:
        return False
    return result is None or (abs(result.score) <= _MOST and 0 <= result.rounds <= _MOST)
