"""What people collect after games: medals, each for something memorable. A title says which there are."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple


class Tally(StrEnum):
    """Of what a person collects different ones, in games and beside them."""

    RIVALS = "rivals"
    """Rivals that lost to a person."""
    LEVELS = "levels"
    """Levels of computer players that lost to a person."""
    DAYS = "days"
    """Days whose game was played to its end."""
    PUZZLES = "puzzles"
    """Puzzles that are solved."""
    CHALLENGES = "challenges"
    """Challenges that are won."""
    CAMPAIGNS = "campaigns"
    """Campaigns of which every chapter is won."""


@dataclass(frozen=True, slots=True)
class GameCondition:
    """What a person has to do in one game, as its result tells; what has its first value is not asked.

    `reason` is how it ended, `or_reason` another end that counts the same. `level` is that of a computer player at the
    table; `figure` is one of the title's `seat_figures`, which lies between `least` and `most`; `interaction` is one of
    its `interaction_kinds`, which the person did between `least_times` and `most_times` times. A game with the setting
    `unless`, by name and value, does not count.
    """

    won: bool = True
    reason: str = ""
    or_reason: str = ""
    rounds: int | None = None
    """At most so many."""
    seats: int = 0
    """At least so many."""
    level: str = ""
    unless: tuple[str, str] | None = None
    interaction: str = ""
    least_times: int = 0
    most_times: float = math.inf
    figure: str = ""
    least: float = -math.inf
    most: float = math.inf


@dataclass(frozen=True, slots=True)
class Achievement:
    """A medal: its picture, and what earns it, which the words tell under `medals.<name>` (`name` and `deed`).

    That is `count` different ones of a tally (of those `among` which it counts, where any are named), a condition on
    one game, or (None) what `Achievements.counts` finds in the steps of a game, at least `count` times.
    """

    name: str
    picture: str
    condition: Tally | GameCondition | None = None
    count: int = 1
    among: tuple[str, ...] = ()

    @property
    def figures(self) -> Mapping[str, int]:
        """The figure that its words name, as a gap."""
        if not isinstance(self.condition, GameCondition):
            return {"count": self.count}
        asked = self.condition
        edges = [round(abs(edge)) for edge in (asked.least, asked.most) if math.isfinite(edge)]
        named = (asked.rounds or 0, asked.seats, asked.least_times, *edges)
        return {"count": max(named)}


def _no_counts(initial: Any, steps: Sequence[Any]) -> Sequence[Mapping[str, int]]:
    return ()


class Achievements(NamedTuple):
    """The medals that people collect in a title, in the order in which they are shown.

    `counts` says how often each seat did over a finished game what earns one, by the medal's name.
    """

    medals: Sequence[Achievement] = ()
    counts: Callable[[Any, Sequence[Any]], Sequence[Mapping[str, int]]] = _no_counts
