"""What the screen of the game of the day shows: today's game as it stands, and the days before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from enum import Enum, auto
from typing import TYPE_CHECKING

from game.core.contract import AnyState
from game.daily.results import PlayedDay

if TYPE_CHECKING:
    from game.core.match import Match


class TryProgress(Enum):
    """How far the try that counts has come."""

    TO_COME = auto()
    OPEN = auto()
    OVER = auto()


@dataclass(frozen=True, slots=True)
class WeekDay:
    """One of the last days; `played` is None where nobody began it."""

    day: date
    played: PlayedDay | None


@dataclass(frozen=True, slots=True)
class DailyView:
    """Today's game: `state` as it stands now, `standing` in words; the last days, and what they add up to.

    `player` is what the person was called last, empty for nobody yet; `scoring` tells how a game is scored.
    """

    day: date
    match: Match
    state: AnyState
    progress: TryProgress
    standing: str
    player: str
    scoring: str
    week: Sequence[WeekDay]
    streak: int
    best: int | None
