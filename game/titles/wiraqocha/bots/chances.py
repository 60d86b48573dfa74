"""What a turn's dice are likely to take: exact chances over all hands, kept once computed."""

from functools import lru_cache
from typing import Final

from game.titles.wiraqocha.rules.chance_outcomes import hands
from game.titles.wiraqocha.rules.dice import RequirementKey, with_die, without
from game.titles.wiraqocha.rules.placement import fewest_steps

MOST_DICE: Final = 5  # hands beyond are taken as five dice: the chances hardly grow any more
MOST_STEPS: Final = 3  # steps on dice that cubes are likely to pay
MOST_REROLLS: Final = 2


def chance_to_take(
    key: RequirementKey, dice: int, level: int, count: int, steps: int = 0, rerolls: int = 0, face: int = 0
) -> float:
    """The probability that a turn with so many dice meets the requirement and beats the protection.

    `level` and `count` as in `State.protection`; `steps` on dice may be paid in cubes, so many `rerolls` of single dice
    be made, as well as can be, and one die be set to `face` (0: none).
    """
    found = chances(key, min(dice, MOST_DICE), level, count, min(rerolls, MOST_REROLLS), face)
    return found[min(steps, MOST_STEPS)]


@lru_cache(maxsize=16384)
def chances(
    key: RequirementKey, dice: int, level: int, count: int, rerolls: int = 0, face: int = 0
) -> tuple[float, ...]:
    """The probability of `chance_to_take` with 0, 1, … up to MOST_STEPS steps."""
    fewest = _fewest(key, dice, level, count, face)
    return tuple([_chance(fewest, dice, steps, rerolls) for steps in range(MOST_STEPS + 1)])


def _chance(fewest: list[int], dice: int, steps: int, rerolls: int) -> float:
    """The chance that a hand needs no more than these steps, after re-rolls."""
    good = [float(least <= steps) for least in fewest]
    for _ in range(rerolls):
        good = [
            max([now, *[sum([good[after] for after in results]) / 6 for results in ways]])
            if now < 1.0
            else 1.0
            for now, ways in zip(good, _rerolled(dice), strict=True)
        ]
    return sum([probability * chance for (_, probability), chance in zip(hands(dice), good, strict=True)])


@lru_cache(maxsize=8)
def _rerolled(dice: int) -> list[list[list[int]]]:
    """By hand and by die that is thrown again, the numbers of the six hands that may come."""
    numbers = {hand: number for number, (hand, _) in enumerate(hands(dice))}
    return [
        [
            [numbers[with_die(without(hand, (die,)) or (), face)] for face in range(1, 7)]
            for die in sorted(set(hand))
        ]
        for hand, _ in hands(dice)
    ]


@lru_cache(maxsize=8192)
def _fewest(key: RequirementKey, dice: int, level: int, count: int, face: int) -> list[int]:
    """The least steps with which each hand takes the tile."""
    setters = (face,) if face else ()
    return [fewest_steps(hand, key, level, count, setters) for hand, _ in hands(dice)]
