"""What the results add up to: for all games, and for each player by name."""

from collections.abc import Mapping
from dataclasses import dataclass

LUCK_BINS = (-15, -9, -3, 3, 9, 15)  # pips above the average, between the bars of the histogram


@dataclass(frozen=True, slots=True)
class Standing:
    """One player over all games: a person by name, the computer players of one level together (without a name).

    `streak` is the wins in a row up to now, `longest` the most ever; `fastest` is the fewest rounds of a won game
    (0: none won); `luck` is in pips above the average for each ten dice.
    """

    name: str
    level: str
    games: int
    wins: Mapping[str, int]
    streak: int
    longest: int
    fastest: int
    luck: float

    @property
    def won(self) -> int:
        """Games won."""
        return sum(self.wins.values())


@dataclass(frozen=True, slots=True)
class Figures:
    """All games together: wins by victory, games by the rounds that they took, and how lucky players were in a game.

    `luck` counts players and games by pips above the average, between and beyond LUCK_BINS.
    """

    games: int
    victories: Mapping[str, int]
    rounds: Mapping[int, int]
    luck: tuple[int, ...]
    standings: tuple[Standing, ...]
