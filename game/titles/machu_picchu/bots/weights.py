"""What a computer player cares for: the numbers of its valuation, and the temperaments that shift them."""

from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True, slots=True)
class Weights:
    """The numbers of the valuation, in victory points where nothing else is said."""

    hiring: float = 0.9  # Incas that a player sets up a day from now on
    ordaining: float = 0.55  # clergy cards that a player takes a day
    choice: float = 0.9  # what the choice of cards at the summit adds, in spreads of their worth
    steps: float = 9.0  # a player's steps a day without clergy
    llamas: float = 0.9  # llamas that a player has for the temples a day, without shepherds
    shepherd: float = 0.75  # how many each shepherd adds
    sacrifice: float = 0.75  # the part of the sacrifices that are possible which comes about
    unit: float = 0.75  # a unit of goods when few are had
    plenty: float = 0.8  # what each further unit of the same good is worth of the one before
    corn: float = 0.2  # a piece of corn; beyond `corn_needed` a third of that
    corn_needed: float = 9.0
    income: float = 0.42  # a unit that an Inca makes a day, for each day
    corn_income: float = 0.14  # a piece of corn that a farmer makes
    first: float = 0.4  # the Sun Tile: the first turn of the day to come
    ready: float = 0.5  # the part of what could be bought at once which is counted already
    temple_ready: float = 0.5  # the part of the sacrifices that are open and paid for
    incas: float = 0.0  # each Inca in the city, beyond what it brings
    clergy: float = 0.0  # each clergy card, beyond what it brings
    way: float = 0.0  # each lap of the trail, beyond the card
    trade: float = 0.0  # each unit of goods had, beyond its worth
    gold: float = 1.0  # how far the gold of a conquest is looked at
    rivals: float = 0.8  # what others have, against the own: most of it that of the best of them


WEIGHTS: Final = Weights()

_SHIFTS: Final[dict[str, dict[str, float]]] = {
    "planter": {"incas": 1.2, "income": 0.12},
    "priest": {"clergy": 1.8, "ordaining": 0.15},
    "trader": {"trade": 0.3, "plenty": 0.08, "corn": 0.1},
    "runner": {"way": 3.5},
}

TEMPERS: Final[dict[str, Weights]] = {
    name: replace(WEIGHTS, **{key: getattr(WEIGHTS, key) + more for key, more in shifts.items()})
    for name, shifts in _SHIFTS.items()
}
