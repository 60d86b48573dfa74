"""The chapters that were played and won, in a small file beside the folder of the games."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Final, TypeAlias

from game.datafiles.kept_file import KeptFile

FILE: Final = "campaigns.json"
FORMAT: Final = 1
_MOST_CLOSED: Final = 400  # journals and games that are remembered
_MOST_ROUNDS: Final = 1_000_000  # that no game comes to

Carried: TypeAlias = Mapping[str, tuple[str, ...]]
"""What a chapter leaves behind, in words of its title by what it is."""


class Medal(StrEnum):
    """How well a chapter was won."""

    BRONZE = "bronze"
    SILVER = "silver"
    GOLD = "gold"

    @property
    def rank(self) -> int:
        """The better, the higher."""
        return list(Medal).index(self)


@dataclass(frozen=True, slots=True)
class Played:
    """Which chapter of which campaign of a title."""

    title: str
    campaign: str
    chapter: str


@dataclass(frozen=True, slots=True)
class ChapterResult:
    """How a chapter was won best, and what was left behind then."""

    played: Played
    medal: Medal
    rounds: int
    carried: Carried = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class KeptCampaigns:
    """What the file holds. `closed` are the journals of chapters that are decided, which nobody goes on with, and their
    games, which are known again in any other journal.
    """

    format: int
    results: tuple[ChapterResult, ...]
    closed: tuple[str, ...]


class CampaignResults:
    """All chapters that were won here. What comes to pass with the file is told as `KeptFile` does."""

    def __init__(self, path: Path) -> None:
        self.file = KeptFile(path, KeptCampaigns, FORMAT, _is_sound)
        self._results: dict[Played, ChapterResult] = {}
        self._closed: dict[str, None] = {}
        self.look()

    def look(self) -> None:
        """Read the file again: another window may have written it."""
        kept = self.file.read()
        if kept is not None:
            for result in kept.results:
                if 0 <= result.rounds <= _MOST_ROUNDS:  # else no game wrote it
                    self._take(result)
            self._closed |= dict.fromkeys(kept.closed)

    def of(self, played: Played) -> ChapterResult | None:
        """How a chapter was won; None for one that was not."""
        return self._results.get(played)

    def is_closed(self, name: str) -> bool:
        """Whether the chapter that is played in this journal, or the game of this name, is decided."""
        return name in self._closed

    def close(self, journal: str, result: ChapterResult | None, game: str = "") -> bool:
        """The chapter in this journal is decided; it is won where there is a result, of which the best is kept.

        `game` names the game wherever its journal is copied. Returns whether this counts: a game that was decided
        before brings nothing anew.
        """
        self.look()
        counts = not any(name in self._closed for name in (journal, game))
        if result is not None and counts:
            self._take(result)
        self._closed |= dict.fromkeys(name for name in (journal, game) if name)
        self.file.write(
            KeptCampaigns(FORMAT, tuple(self._results.values()), tuple(self._closed)[-_MOST_CLOSED:])
        )
        return counts

    def _take(self, result: ChapterResult) -> None:
        """Keep a result that is as good as the one that is known, or better."""
        known = self._results.get(result.played)
        if known is None or result.medal.rank >= known.medal.rank:
            self._results[result.played] = result


def _is_sound(kept: KeptCampaigns) -> bool:
    """Whether it names what can be shown."""
    return all(name.isprintable() for name in kept.closed) and all(
        f"{one.played.title}{one.played.campaign}{one.played.chapter}".isprintable() for one in kept.results
    )
