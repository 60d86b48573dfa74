"""What the results of a title add up to: for all games, and for each player by name."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PlayerStanding:
    """One player over all games: a person by name, the computer players of one level together (without a name).

    `wins` are by reason; `streak` is the wins in a row up to now, `longest` the most ever; `fastest` is the fewest
    rounds of a won game (0: none won); `figures` are those of the title's `seat_figures`, by key.
    """

    name: str
    level: str
    games: int
    wins: Mapping[str, int]
    streak: int
    longest: int
    fastest: int
    figures: Mapping[str, float]

    @property
    def won(self) -> int:
        """Games won, alone or together with others."""
        return sum(self.wins.values())


@dataclass(frozen=True, slots=True)
class Totals:
    """All games together: by how they were won, by the rounds that they took, and how the players' figures spread.

    `spreads` counts players and games for each figure that has edges: between them, and beyond.
    """

    games: int
    reasons: Mapping[str, int]
    rounds: Mapping[int, int]
    spreads: Mapping[str, tuple[int, ...]]
    standings: tuple[PlayerStanding, ...]
