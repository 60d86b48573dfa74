"""What a computer player cares for: a number for each feature of a seat and units, as fitted to played games."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from game.titles.wiraqocha.bots import fitted_weights as fitted
from game.titles.wiraqocha.bots.features import NAMES, SCALES
from game.titles.wiraqocha.bots.net import UNIT, Net, Unit


@dataclass(frozen=True, slots=True, eq=False)  # known by identity: they are looked up at each position
class Weights:
    """The worth of each feature in the order of `features`, and units that see them together; in parts of `UNIT`.

    Strengths are compared as logits (a strength that is higher by one makes winning 2.7 times as likely).
    """

    row: tuple[int, ...]
    units: tuple[Unit, ...]

    def shifted(self, shifts: Mapping[str, float]) -> "Weights":
        """The same with some named features worth more by so much; a share counts as one where it is whole."""
        row = list(self.row)
        for name, more in shifts.items():
            row[NAMES.index(name)] += round(more * UNIT / SCALES.get(name, 1))
        return replace(self, row=tuple(row))

    def net(self) -> Net:
        """The weights laid out for use."""
        return Net(self.row, self.units)


WEIGHTS: Final = Weights(fitted.ROW, fitted.UNITS)
