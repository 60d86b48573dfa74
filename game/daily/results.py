"""The days that were played, in a small file beside the folder of the games. What counts is here, not in a clock."""

from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Final

from game.datafiles.kept_file import KeptFile

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

    What comes to pass with the file is told as `game.datafiles.kept_file.KeptFile` does.
    """

    def __init__(self, path: Path) -> None:
        self._file = KeptFile(path, KeptDays, FORMAT, _are_sound)
        self._days: dict[tuple[str, str], PlayedDay] = {}
        self.look()

    @property
    def file(self) -> KeptFile[KeptDays]:
        """The file in which they are kept."""
        return self._file

    def look(self) -> None:
        """Read the file again: another window may have written it."""
        kept = self._file.read()
        for found in filter(_can_be, kept.days if kept is not None else ()):
            key = found.title, found.day
            ours = self._days.get(key)
            if ours is None or ours.result is None:
                self._days[key] = found

    def of(self, title: str, day: date) -> PlayedDay | None:
        """What was played of a title on a day."""
        return self._days.get((title, day.isoformat()))

    def all_of(self, title: str) -> tuple[PlayedDay, ...]:
        """All days of a title, the last first."""
        return tuple(
            sorted((one for one in self._days.values() if one.title == title), key=_day, reverse=True)
        )

    def with_journal(self, journal: str) -> PlayedDay | None:
        """The day whose try this journal is."""
        return next((one for one in self._days.values() if one.journal == journal), None)

    def begin(self, begun: PlayedDay) -> None:
        """This is the try that counts, in the place of one that has no result."""
        self.look()
        known = self._days.get((begun.title, begun.day))
        if known is None or known.result is None:
            self._keep(begun)

    def finish(self, played: PlayedDay, result: DayResult) -> PlayedDay:
        """Keep how a try ended, unless that is known; returns the day with what counts."""
        self.look()
        known = self._days.get((played.title, played.day), played)
        if known.result is None:
            known = replace(known, result=result)
            self._keep(known)
        return known

    def moved(self, journal: str, to: str) -> None:
        """The try that was in this journal goes on in another."""
        played = self.with_journal(journal)
        if played is not None and played.result is None:
            self._keep(replace(played, journal=to))

    def _keep(self, played: PlayedDay) -> None:
        self._days[played.title, played.day] = played
        self._file.write(KeptDays(FORMAT, tuple(sorted(self._days.values(), key=_day))))


def _day(played: PlayedDay) -> str:
    return played.day


def _can_be(played: PlayedDay) -> bool:
    """Whether a game can have written it: what somebody else wrote is left out."""
    name, result = played.journal, played.result
    if len(name.encode("utf-8", "replace")) > _LONGEST_NAME or Path(name).name != name:
        return False
    return result is None or (abs(result.score) <= _MOST and 0 <= result.rounds <= _MOST)


def _are_sound(kept: KeptDays) -> bool:
    """Whether they are of days of the calendar and name what can be shown. Raises ValueError."""
    return all(map(_is_sound, kept.days))


def _is_sound(played: PlayedDay) -> bool:
    return played.date.isoformat() == played.day and f"{played.journal}{played.player}".isprintable()
