"""What a computer player cares for: a number for each feature of a seat and units, as fitted to played games."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from operator import add, mul
from typing import Final, Protocol

from game.kit.bots.net import UNIT, Net, Unit
from game.titles.wiraqocha.bots import fitted_weights as fitted
from game.titles.wiraqocha.bots.features import NAMES, SCALES
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
    `purpose`, positions are judged by these weights without it, which are `plain`, and then by the purpose. Games of
    two are judged by other numbers, `duel`, where there are any.
    """

    row: tuple[int, ...]
    units: tuple[Unit, ...]
    duel: "Weights | None" = None
    purpose: Purpose | None = None
    plain: "Weights | None" = None

    def shifted(self, shifts: Mapping[str, float]) -> "Weights":
        """The same with some named features worth more by so much; a share counts as one where it is whole."""
        more = [0] * len(self.row)
        for name, shift in shifts.items():
            more[NAMES.index(name)] = round(shift * UNIT / SCALES.get(name, 1))
        return self._with_rows(lambda row: map(add, row, more))

    def varied(self, factors: Sequence[float]) -> "Weights":
        """The same with the number of each feature multiplied."""
        return self._with_rows(lambda row: map(round, map(mul, row, factors)))

    def _with_rows(self, changed: Callable[[tuple[int, ...]], Iterable[int]]) -> "Weights":
        duel = self.duel and self.duel._with_rows(changed)
        return replace(self, row=tuple(changed(self.row)), duel=duel)

    def serving(self, purpose: Purpose) -> "Weights":
        """The same for who has a purpose."""
        return replace(self, purpose=purpose, plain=self)

    def net(self, players: int) -> Net:
        """The weights laid out for use in games of so many."""
        used = self.duel if self.duel and players == 2 else self
        return Net(used.row, used.units)


WEIGHTS: Final = Weights(fitted.ROW, fitted.UNITS, Weights(fitted.DUEL_ROW, fitted.DUEL_UNITS))
SIMPLE_WEIGHTS: Final = Weights(fitted.SIMPLE_ROW, ())  # every feature counts for itself
