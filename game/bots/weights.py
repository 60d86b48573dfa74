"""What a computer player cares for: one number for each trait of a seat, and the temperaments that shift them."""

from dataclasses import dataclass, fields, replace
from typing import Final


@dataclass(frozen=True, slots=True)
class Weights:
    """The worth of each trait that `valuation.traits` finds, in that order.

    The sum over a seat's traits is its strength; strengths are compared as logits (a strength that is higher by one
    makes winning 2.7 times as likely).
    """

    camp: float = 0.8  # a Camp on the board
    tokens: float = 0.12  # tokens on the board
    reserve: float = 0.08  # tokens in the reserve
    away: float = -0.05  # tokens in the Graveyard or in captivity
    income: float = 0.15  # cubes each turn
    first_cubes: float = 0.1  # the same, of which two count at most
    dice: float = 0.2  # dice each turn beyond the first three
    first_dice: float = 0.1  # the same, of which two count at most
    rerolls: float = 0.08
    points: float = 0.05  # extraction points
    harvest: float = 0.12  # crystals each turn
    cubes: float = 0.08  # cubes in hand that will still be there next turn
    relics: float = 0.4
    two_relics: float = 0.1
    three_relics: float = 0.3
    crystals: float = 1.2  # in hand, as a share of those that win
    crystals_squared: float = 0.8
    technology: float = 1.6  # cubes in the cards' costs, as a share of those that win
    technology_squared: float = 0.6
    somnium: float = 0.3  # the same for the crystals in the cards' costs
    harvest_rush: float = 0.3  # harvest times share of crystals
    building_rush: float = 0.1  # income times share of technology
    treasure_soon: float = 0.5  # the nearness of each victory: e to the power of minus turns left / 2
    somnium_soon: float = 0.5
    leviathan_soon: float = 0.5
    treasure_later: float = 0.5  # the same with turns left / 6
    somnium_later: float = 0.5
    leviathan_later: float = 0.5
    income_at_risk: float = -0.05  # what rivals may take before the next turn
    dice_at_risk: float = -0.05
    points_at_risk: float = -0.03
    tokens_at_risk: float = -0.08
    camp_at_risk: float = -0.5
    goods_at_risk: float = -0.3  # relics, crystals and Inventions behind a Camp that may be robbed
    explorers: float = 0.05  # Explorer-types on the board
    fliers: float = 0.05  # Zeppelin-types at hand
    relic_sites: float = 0.25  # Ruins with their relic under an own token that an Explorer may follow
    hostage: float = 0.1
    last: float = -0.1  # how late the next turn comes, 0 to 1
    factory: float = 0.1  # what cards are worth beyond their cost
    fortress: float = 0.05
    shield: float = 0.1
    workshop: float = 0.1
    android: float = 0.1
    exoskeleton: float = 0.1
    ray: float = 0.1
    juggernaut: float = 0.1
    miner: float = 0.15
    tanks: float = 0.1
    probe: float = 0.1
    tunneller: float = 0.1
    prey: float = 0.0  # tokens of rivals out of play, a Camp as two, by the number of rivals

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
