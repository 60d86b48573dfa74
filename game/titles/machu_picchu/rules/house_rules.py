"""The house rules of a game."""

from dataclasses import dataclass

from game.titles.machu_picchu.content.definitions import GoldRank


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The rulings that players may turn round; the defaults are the rulings themselves."""

    gold_rank: GoldRank = GoldRank.DENSE
