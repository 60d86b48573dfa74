"""The chapters that were played and won, in a small file beside the folder of the games."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import Path
from typing import Final, TypeAlias

from game.base.files.kept_file import KeptFile

FILE: Final = "campaigns.json"
FORMAT: Final = 1
_MOST_CLOSED: Final = 400  # journals and games that are remembered
_MOST_ROUNDS: Final = 1_000_000  # that no game comes to

Carried: TypeAlias = Mapping[str, tuple[str, ...]]
"""What a chapter leaves behind, in words of its title by what it is."""


class ChapterGrade(StrEnum):
    """How well a chapter was won."""

    BRONZE = "bronze"
    SILVER = "silver"
    GOLD = "gold"

    @property
    def rank(self) -> int:
        """The better, the higher."""
        return list(ChapterGrade).index(self)


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
    medal: ChapterGrade
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
        self.file = KeptFile(path, KeptCampaigns(FORMAT, (), ()), _without_impossible)

    def look(self) -> None:
        """Read the file again: another window may have written it."""
        self.file.look()

    def of(self, played: Played) -> ChapterResult | None:
        """How a chapter was won; None for one that was not."""
        return next((one for one in self.file.now.results if one.played == played), None)

    def is_closed(self, name: str) -> bool:
        """Whether the chapter that is played in this journal, or the game of this name, is decided."""
        return name in self.file.now.closed

    def close(self, journal: str, result: ChapterResult | None, game: str = "") -> bool:
        """The chapter in this journal is decided; it is won where there is a result, of which the best is kept.

        `game` names the game wherever its journal is copied. Returns whether this counts: a game that was decided
        before brings nothing anew.
        """
        names = (journal, game)
        before = self.file.change(lambda kept: _closed(kept, names, result))
        return not _any_closed(before, names)


def _any_closed(kept: KeptCampaigns, names: tuple[str, str]) -> bool:
    return any(name in kept.closed for name in names)


def _closed(kept: KeptCampaigns, names: tuple[str, str], result: ChapterResult | None) -> KeptCampaigns:
    """What is kept once the game of these names is decided."""
    counts = result is not None and not _any_closed(kept, names)
    closed = dict.fromkeys((*kept.closed, *filter(None, names)))
    return KeptCampaigns(
        FORMAT,
        _with(kept.results, result) if result is not None and counts else kept.results,
        tuple(closed)[-_MOST_CLOSED:],
    )


def _with(results: tuple[ChapterResult, ...], result: ChapterResult) -> tuple[ChapterResult, ...]:
    """The results with one more, unless a better one of its chapter is known."""
    known = next((one for one in results if one.played == result.played), None)
    if known is not None and result.medal.rank < known.medal.rank:
        return results
    return (*(one for one in results if one is not known), result)


def _without_impossible(kept: KeptCampaigns) -> KeptCampaigns:
    """The file without what no game wrote."""
    return replace(
        kept,
        results=tuple(filter(_can_be, kept.results)),
        closed=tuple(name for name in kept.closed if name.isprintable()),
    )


def _can_be(result: ChapterResult) -> bool:
    """Whether a game can have written it: in rounds that can be played, with names that can be shown."""
    played = result.played
    names = f"{played.title}{played.campaign}{played.chapter}"
    return 0 <= result.rounds <= _MOST_ROUNDS and names.isprintable()
