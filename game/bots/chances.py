"""What a throw of dice is likely to take: exact chances over all hands, kept once computed."""

from functools import lru_cache

from game.rules.dice import RequirementKey, attack_ways
from game.rules.prospects import hands

MOST_DICE = 5  # hands beyond are taken as five dice: the chances hardly grow any more


@lru_cache(maxsize=4096)
def chance_to_take(key: RequirementKey, dice: int, level: int, count: int) -> float:
    """The probability that a throw of so many dice meets the requirement and beats the protection, without cubes.

    `level` and `count` as in `State.protection`.
    """
    return sum(
        probability
        for hand, probability in hands(min(dice, MOST_DICE))
        if attack_ways(hand, key, level, count, 0)
    )
