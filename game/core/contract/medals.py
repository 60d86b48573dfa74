"""What people collect after games: medals, each for a memorable deed. A title says which there are."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any


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
class GameDeed:
    """What a person has to do in one game, as its result tells; what has its first value is not asked.

    `level` is that of a computer player at the table; `figure` is one of the title's `seat_figures`, which lies between
    `least` and `most`.
    """

    won: bool = True
    reason: str = ""
    rounds: int | None = None
    """At most so many."""
    seats: int = 0
    """At least so many."""
    level: str = ""
    thefts: int = 0
    """At least so many."""
    honest: bool = False
    """Without a theft."""
    figure: str = ""
    least: float = -math.inf
    most: float = math.inf


@dataclass(frozen=True, slots=True)
class Achievement:
    """A medal: its picture, and what earns it, which the words tell under `medals.<name>` (`name` and `deed`).

    That is `count` different ones of a tally (of those `among` which it counts, where any are named), a deed in one
    game, or (None) one that `Achievements.deeds` finds in the steps of a game, at least `count` times.
    """

    name: str
    picture: str
    deed: Tally | GameDeed | None = None
    count: int = 1
    among: tuple[str, ...] = ()

    @property
    def figures(self) -> Mapping[str, int]:
        """The figure that its words name, as a gap."""
        if not isinstance(self.deed, GameDeed):
            return {"count": self.count}
        deed = self.deed
        edges = [round(abs(edge)) for edge in (deed.least, deed.most) if math.isfinite(edge)]
        named = (deed.rounds or 0, deed.seats, deed.thefts, *edges)
        return {"count": max(named)}


def _no_deeds(initial: Any, steps: Sequence[Any]) -> Sequence[Mapping[str, int]]:
    return ()


@dataclass(frozen=True)
class Achievements:
    """The medals that people collect in a title, in the order in which they are shown.

    `deeds` finds in the steps of a finished game what each seat did that earns one, by the medal's name, and how many
    times.
    """

    medals: Sequence[Achievement] = ()
    deeds: Callable[[Any, Sequence[Any]], Sequence[Mapping[str, int]]] = _no_deeds
