"""What a computer player cares for: a number for each feature of a seat and units, as fitted to played games."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, Protocol

from game.titles.wiraqocha.bots import fitted_weights as fitted
from game.titles.wiraqocha.bots.features import NAMES, SCALES
from game.titles.wiraqocha.bots.net import UNIT, Net, Unit
from game.titles.wiraqocha.rules.state import State


class Purpose(Protocol):
    """What a player plays for besides the victory, such as the goals of a chapter."""

    @property
    def temperament(self) -> str:
        """The temperament that cares for it most; empty for none."""
        ...

    def reached(self, state: State) -> bool:
        """Whether all of it is reached, or is when the turn ends."""
        ...

    def held(self, state: State) -> bool:
        """Whether all of it is there, some of it only to last."""
        ...

    def share(self, state: State) -> float:
        """How much of it is reached or in reach, 0 to 1."""
        ...

    def chances(self, state: State, chances: tuple[float, ...]) -> tuple[float, ...]:
        """The chance of every seat to get what it plays for, by those to win."""
        ...


@dataclass(frozen=True, slots=True, eq=False)  # known by identity: they are looked up at each position
class Weights:
    """The worth of each feature in the order of `features`, and units that see them together; in parts of `UNIT`.

    Strengths are compared as logits (a strength that is higher by one makes winning 2.7 times as likely). With a
    `purpose`, positions are judged by these weights without it, which are `plain`, and then by the purpose.
    """

    row: tuple[int, ...]
    units: tuple[Unit, ...]
    purpose: Purpose | None = None
    plain: "Weights | None" = None

    def shifted(self, shifts: Mapping[str, float]) -> "Weights":
        """The same with some named features worth more by so much; a share counts as one where it is whole."""
        row = list(self.row)
        for name, more in shifts.items():
            row[NAMES.index(name)] += round(more * UNIT / SCALES.get(name, 1))
        return replace(self, row=tuple(row))

    def serving(self, purpose: Purpose) -> "Weights":
        """The same for who has a purpose."""
        return replace(self, purpose=purpose, plain=self)

    def net(self) -> Net:
        """The weights laid out for use."""
        return Net(self.row, self.units)


WEIGHTS: Final = Weights(fitted.ROW, fitted.UNITS)
SIMPLE_WEIGHTS: Final = Weights(fitted.SIMPLE_ROW, ())  # every feature counts for itself
