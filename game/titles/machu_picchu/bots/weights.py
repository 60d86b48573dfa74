"""What a computer player reckons with: the numbers of its prospects, and what the temperaments are fond of."""

from dataclasses import dataclass, replace
from typing import Final

from game.titles.machu_picchu.bots.judgement import Judgements


@dataclass(frozen=True, slots=True)
class Weights:
    """The numbers of the prospects, in victory points where nothing else is said; the last four are likings."""

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
    judgements: tuple[Judgements, Judgements] | None = None  # of two and of more players; None: those in use


WEIGHTS: Final = Weights()

TEMPERS: Final[dict[str, Weights]] = {
    "planter": replace(WEIGHTS, incas=0.5),
    "priest": replace(WEIGHTS, clergy=4.0),
    "trader": replace(WEIGHTS, trade=0.4),
    "runner": replace(WEIGHTS, way=4.0),
}
