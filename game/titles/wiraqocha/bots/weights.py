"""What a computer player cares for: one number for each feature of a seat, as the games it was fitted to say."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Final

from game.titles.wiraqocha.bots import fitted_weights as fitted

Unit = tuple[
    float, float, tuple[float, ...]
]  # bias, worth, and a number for each feature, the finer ones too


@dataclass(frozen=True, slots=True)
class WeightTables:
    """Weights laid out for use: a number for each feature, and the units that see features together."""

    row: tuple[float, ...]
    units: tuple[Unit, ...]


@dataclass(frozen=True, slots=True, eq=False)  # known by identity: they are looked up at each position
class Weights:
    """The worth of each feature in the order of `features`, and of what `finer_features` finds beyond.

    The sum over a seat's features is its strength; strengths are compared as logits (a strength that is higher by one
    makes winning 2.7 times as likely).
    """

    camp: float = 0.10  # a Camp on the board
    tokens: float = -0.05  # tokens on the board
    reserve: float = 0.07  # tokens in the reserve
    away: float = 0.00  # tokens in the Graveyard or in captivity
    income: float = 0.26  # cubes each turn
    first_cubes: float = 0.06  # the same, of which two count at most
    dice: float = 0.30  # dice each turn beyond the first three
    first_dice: float = 0.27  # the same, of which two count at most
    rerolls: float = 0.17
    points: float = 0.28  # extraction points
    harvest: float = -0.25  # crystals each turn
    cubes: float = 0.11  # cubes in hand that will still be there next turn
    relics: float = 0.25
    two_relics: float = 0.16
    three_relics: float = 0.50
    crystals: float = 0.65  # in hand, as a share of those that win
    crystals_squared: float = 1.40
    technology: float = 0.88  # cubes in the cards' costs, as a share of those that win
    technology_squared: float = 1.42
    somnium: float = 0.07  # the same for the crystals in the cards' costs
    harvest_rush: float = -0.35  # harvest times share of crystals
    building_rush: float = -0.12  # income times share of technology
    treasure_soon: float = -0.07  # the nearness of each victory: e to the power of minus turns left / 2
    somnium_soon: float = 0.99
    leviathan_soon: float = -0.18
    treasure_later: float = -0.05  # the same with turns left / 6
    somnium_later: float = 1.48
    leviathan_later: float = 0.41
    income_at_risk: float = -0.13  # what rivals may take before the next turn
    dice_at_risk: float = -0.38
    points_at_risk: float = -0.05
    tokens_at_risk: float = -0.15
    camp_at_risk: float = -0.11
    goods_at_risk: float = -0.25  # relics, crystals and Inventions behind a Camp that may be robbed
    explorers: float = 0.16  # Explorer-types on the board
    fliers: float = 0.23  # Zeppelin-types at hand
    relic_sites: float = -0.03  # Ruins with their relic under an own token that an Explorer may follow
    hostage: float = 0.22
    last: float = -0.52  # how late the next turn comes, 0 to 1
    factory: float = 0.00  # what cards are worth beyond their cost
    fortress: float = 0.55
    shield: float = 0.67
    workshop: float = 0.76
    android: float = 0.00
    exoskeleton: float = 0.30
    ray: float = 0.20
    juggernaut: float = 0.05
    miner: float = 0.04
    tanks: float = 0.15
    probe: float = 0.20
    tunneller: float = 0.57
    offer: float = 0.22  # the dearest card on offer that can be paid next turn, as a share of the Leviathan
    prey: float = 0.13  # tokens of rivals out of play, a Camp as two, by the number of rivals

    finer: tuple[float, ...] = ()  # of the finer features, where they are looked at
    units: tuple[Unit, ...] = ()  # each adds worth * tanh(bias + the features in its numbers)

    def row(self) -> tuple[float, ...]:
        """The numbers of the named features in order."""
        return tuple(getattr(self, name) for name in NAMES)

    def shifted(self, shifts: Mapping[str, float]) -> "Weights":
        """The same with some named features worth more by so much."""
        return replace(self, **{name: getattr(self, name) + more for name, more in shifts.items()})

    def tables(self) -> WeightTables:
        """The weights laid out for use."""
        return WeightTables((*self.row(), *self.finer), self.units)


NAMES: Final = tuple(field.name for field in fields(Weights) if field.name not in ("finer", "units"))
WEIGHTS: Final = Weights()


JUDGEMENT: Final = Weights(*fitted.ROW, finer=fitted.FINER, units=fitted.UNITS)  # of the empress
