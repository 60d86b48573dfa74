"""What a computer player cares for: one number for each trait of a seat, and the temperaments that shift them."""

from dataclasses import dataclass, fields, replace
from typing import Final


@dataclass(frozen=True, slots=True)
class Weights:
    """The worth of each trait that `valuation.traits` finds, in that order.

    The sum over a seat's traits is its strength; strengths are compared as logits (a strength that is higher by one
    makes winning 2.7 times as likely).
    """

    camp: float = 0.26  # a Camp on the board
    tokens: float = 0.0  # tokens on the board
    reserve: float = 0.11  # tokens in the reserve
    away: float = -0.04  # tokens in the Graveyard or in captivity
    income: float = 0.33  # cubes each turn
    first_cubes: float = 0.02  # the same, of which two count at most
    dice: float = 0.23  # dice each turn beyond the first three
    first_dice: float = 0.20  # the same, of which two count at most
    rerolls: float = 0.18
    points: float = 0.14  # extraction points
    harvest: float = -0.23  # crystals each turn
    cubes: float = 0.14  # cubes in hand that will still be there next turn
    relics: float = 0.19
    two_relics: float = 0.03
    three_relics: float = 0.86
    crystals: float = 0.36  # in hand, as a share of those that win
    crystals_squared: float = 0.62
    technology: float = 1.07  # cubes in the cards' costs, as a share of those that win
    technology_squared: float = 0.37
    somnium: float = 0.20  # the same for the crystals in the cards' costs
    harvest_rush: float = -0.33  # harvest times share of crystals
    building_rush: float = -0.01  # income times share of technology
    treasure_soon: float = -3.10  # the nearness of each victory: e to the power of minus turns left / 2
    somnium_soon: float = 2.29
    leviathan_soon: float = 0.15
    treasure_later: float = 0.40  # the same with turns left / 6
    somnium_later: float = 1.78
    leviathan_later: float = 0.54
    income_at_risk: float = -0.09  # what rivals may take before the next turn
    dice_at_risk: float = 0.43
    points_at_risk: float = -0.05
    tokens_at_risk: float = -0.15
    camp_at_risk: float = -0.80
    goods_at_risk: float = 0.20  # relics, crystals and Inventions behind a Camp that may be robbed
    explorers: float = 0.03  # Explorer-types on the board
    fliers: float = 0.11  # Zeppelin-types at hand
    relic_sites: float = -0.01  # Ruins with their relic under an own token that an Explorer may follow
    hostage: float = 0.28
    last: float = -0.51  # how late the next turn comes, 0 to 1
    factory: float = 0.05  # what cards are worth beyond their cost
    fortress: float = 0.76
    shield: float = 0.30
    workshop: float = 0.26
    android: float = -0.27
    exoskeleton: float = 0.21
    ray: float = 0.05
    juggernaut: float = -0.06
    miner: float = -0.22
    tanks: float = 0.02
    probe: float = 0.11
    tunneller: float = 0.21
    offer: float = -0.29  # the dearest card on offer that can be paid next turn, as a share of the Leviathan
    prey: float = -0.03  # tokens of rivals out of play, a Camp as two, by the number of rivals

    def row(self) -> tuple[float, ...]:
        """The numbers in order."""
        return tuple(getattr(self, field.name) for field in fields(self))


WEIGHTS: Final = Weights()


def _tempered(**more: float) -> Weights:
    """The common weights with some of them higher by so much."""
    return replace(WEIGHTS, **{name: getattr(WEIGHTS, name) + extra for name, extra in more.items()})


# By temperament: what each cares for beyond what wins most often.
TEMPERS: Final[dict[str, Weights]] = {
    "relics": _tempered(relics=0.35, treasure_soon=0.5, treasure_later=0.6, relic_sites=0.1),
    "miner": _tempered(crystals=0.8, somnium_later=0.6, somnium_soon=0.4, points=0.05, harvest=0.1),
    "inventor": _tempered(technology=0.8, leviathan_later=0.5, income=0.05),
    "raider": _tempered(prey=0.1),
}
