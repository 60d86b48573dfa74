"""What a throw of dice is likely to take: exact chances over all hands, kept once computed."""

from functools import lru_cache
from typing import Final

from game.titles.wiraqocha.rules.chance_outcomes import hands
from game.titles.wiraqocha.rules.dice import Hand, RequirementKey, sub_hands, without
from game.titles.wiraqocha.rules.placement import steps_to

MOST_DICE: Final = 5  # hands beyond are taken as five dice: the chances hardly grow any more
MOST_STEPS: Final = 3  # steps on dice that cubes are likely to pay


def chance_to_take(key: RequirementKey, dice: int, level: int, count: int, steps: int = 0) -> float:
    """The probability that a throw of so many dice meets the requirement and beats the protection.

    `level` and `count` as in `State.protection`; `steps` on dice may be paid in cubes.
    """
    return chances(key, min(dice, MOST_DICE), level, count)[min(steps, MOST_STEPS)]


@lru_cache(maxsize=8192)
def chances(key: RequirementKey, dice: int, level: int, count: int) -> tuple[float, ...]:
    """The probability of `chance_to_take` with 0, 1, … up to MOST_STEPS steps."""
    exactly = [0.0] * (MOST_STEPS + 1)
    for hand, probability in hands(dice):
        steps = _fewest(hand, key, level, count)
        if steps <= MOST_STEPS:
            exactly[steps] += probability
    return tuple(sum(exactly[: steps + 1]) for steps in range(MOST_STEPS + 1))


def _fewest(hand: Hand, key: RequirementKey, level: int, count: int) -> int:
    """The least steps with which the hand takes the tile; the highest dice that are left do the beating."""
    best = MOST_STEPS + 1
    for using in sub_hands(hand):
        if not using or len(using) + count > len(hand):
            continue
        steps = steps_to(using, key)
        if steps < best and count:
            rest = without(hand, using) or ()
            steps += sum(max(0, level + 1 - face) for face in rest[len(rest) - count :])
        best = min(best, steps)
    return best
