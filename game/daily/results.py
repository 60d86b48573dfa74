"""The days that were played, in a small file beside the folder of the games. What counts is here, not in a clock."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Final, Literal

from game.datafiles.json_values import from_json, to_json
from game.datafiles.regular_files import read_regular
from game.datafiles.whole_files import write_whole

FILE: Final = "daily.json"
FORMAT: Final = 1
_LIMIT: Final = 4 * 1024 * 1024  # bytes; a year of two titles takes a twentieth of it


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

    A file that is damaged, or of a newer version, is put aside under a name of its own; where none can be read or
    written, the days are held in memory. `fault` says which of these came to pass, as a key below `daily.fault`, and
    `kept` where the old file is.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.fault: Literal["", "damaged", "newer", "unreadable", "unwritable"] = ""
        self.kept: Path | None = None
        self._sealed = False  # what lies there must not be lost
        self._days: dict[tuple[str, str], PlayedDay] = {}
        self.look()

    def look(self) -> None:
        """Read the file again: another window may have written it."""
        for found in self._read():
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
        if self._sealed:
            return
        try:
            write_whole(self.path, to_json(KeptDays(FORMAT, tuple(sorted(self._days.values(), key=_day)))))
        except OSError:
            self.fault = "unwritable"

    def _read(self) -> Iterable[PlayedDay]:
        try:
            content = read_regular(self.path, _LIMIT)
        except FileNotFoundError:
            return ()
        except OSError:
            self.fault, self._sealed = "unreadable", True
            return ()
        try:
            if _format(content) > FORMAT:
                self._put_aside("newer")
                return ()
            kept = from_json(KeptDays, content).days
            for played in kept:
                date.fromisoformat(played.day)
        except (RecursionError, ValueError):
            self._put_aside("damaged")
            return ()
        return kept

    def _put_aside(self, fault: Literal["damaged", "newer"]) -> None:
        """Keep the file that cannot be used under a number that is free, or leave it where that cannot be."""
        number = 1
        while (kept := self.path.with_name(f"daily.unreadable-{number}.json")).exists():
            number += 1
        try:
            self.path.replace(kept)
        except OSError:
            self.fault, self._sealed = "unreadable", True
        else:
            self.fault, self.kept = fault, kept


def _day(played: PlayedDay) -> str:
    return played.day


def _format(content: bytes) -> int:
    """The format that the file says it has. Raises ValueError."""
    found = json.loads(content)
    said = found.get("format") if isinstance(found, dict) else None
    return said if isinstance(said, int) else 0
