"""What a turn's dice are likely to take: exact chances over all hands, kept once computed."""

from functools import lru_cache
from typing import Final

from game.titles.wiraqocha.rules.chance_outcomes import hands
from game.titles.wiraqocha.rules.dice import Hand, RequirementKey, sub_hands, with_die, without
from game.titles.wiraqocha.rules.placement import steps_to

MOST_DICE: Final = 5  # hands beyond are taken as five dice: the chances hardly grow any more
MOST_STEPS: Final = 3  # steps on dice that cubes are likely to pay
MOST_REROLLS: Final = 2
MOST_HANDS_KEPT: Final = 512  # aims for which the chances of every hand are kept
_NEVER: Final = 99

Aim = tuple[RequirementKey, int, int]  # what a tile requires, and its protection: level and count


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
    key: RequirementKey, dice: int, level: int, count: int, rerolls: int = 0, face: int = 0, held: Hand = ()
) -> tuple[float, ...]:
    """The probability of `chance_to_take` with 0, 1, … up to MOST_STEPS steps; the `held` of the dice lie already."""
    return chances_of_any(frozenset([(key, level, count)]), dice, rerolls, face, held)


@lru_cache(maxsize=8192)
def chances_of_any(
    aims: frozenset[Aim], dice: int, rerolls: int = 0, face: int = 0, held: Hand = ()
) -> tuple[float, ...]:
    """The same of taking at least one of several tiles, whichever the dice allow."""
    return tuple([_mean(good, dice, held) for good in _hands_for_any(aims, dice, rerolls, face)])


@lru_cache(maxsize=8192)
def chances_of_both(
    one: Aim, other: Aim, dice: int, rerolls: int = 0, face: int = 0, held: Hand = ()
) -> tuple[float, ...]:
    """The same of taking two tiles in one turn."""
    return tuple([_mean(good, dice, held) for good in _hands_for_both(one, other, dice, rerolls, face)])


@lru_cache(maxsize=MOST_HANDS_KEPT)
def _hands_for_any(aims: frozenset[Aim], dice: int, rerolls: int, face: int) -> list[list[float]]:
    """By steps and by hand, the chance to take one of these tiles with the re-rolls that are left."""
    fewest = list(
        map(min, zip(*[_fewest(key, dice, level, count) for key, level, count in aims], strict=True))
    )
    return _by_steps(fewest, dice, rerolls, face)


@lru_cache(maxsize=MOST_HANDS_KEPT)
def _hands_for_both(one: Aim, other: Aim, dice: int, rerolls: int, face: int) -> list[list[float]]:
    """By steps and by hand, the chance to take both."""
    key, level, count = one
    steps, beating, second = _steps(key), _beating(level, count), _fewest_of_all(*other)
    fewest = [
        min([steps[using] + beating[rest] + second[left] for using, rest, left in ways], default=_NEVER)
        for ways in _parted_in_three(dice, count)
    ]
    return _by_steps(fewest, dice, rerolls, face)


@lru_cache(maxsize=16)
def _parted_in_three(dice: int, count: int) -> list[list[tuple[int, int, int]]]:
    """By hand, each way to part it in dice for a requirement, so many for a protection, and the rest, as in `_ALL`."""
    return [
        [
            (_NUMBERS[using], _NUMBERS[beating], _NUMBERS[without(rest, beating) or ()])
            for using in sub_hands(hand)
            if using
            for rest in [without(hand, using) or ()]
            for beating in (sub_hands(rest) if count else [()])
            if len(beating) == count
        ]
        for hand, _ in hands(dice)
    ]


@lru_cache(maxsize=1024)
def _fewest_of_all(key: RequirementKey, level: int, count: int) -> list[int]:
    """The least steps with which each hand in `_ALL` takes the tile."""
    return [least for dice in range(MOST_DICE + 1) for least in _fewest(key, dice, level, count)]


def _by_steps(fewest: list[int], dice: int, rerolls: int, face: int) -> list[list[float]]:
    """By steps and by hand, the chance that no more of them are needed, after re-rolls; `fewest` without any."""
    if face:
        fewest = [min([fewest[number] for number in treated]) for treated in _treated(dice, face)]
    return [_after_rerolls(fewest, dice, steps, rerolls) for steps in range(MOST_STEPS + 1)]


def _after_rerolls(fewest: list[int], dice: int, steps: int, rerolls: int) -> list[float]:
    """By hand, the chance that it needs no more than these steps, after re-rolls."""
    good = [float(least <= steps) for least in fewest]
    for _ in range(rerolls):
        lying, results = _rerolled(dice)
        again = [sum([good[hand] for hand in six]) / 6 for six in results]
        good = [
            max([kept, *[again[rest] for rest in rests]]) if kept < 1.0 else 1.0
            for kept, rests in zip(good, lying, strict=True)
        ]
    return good


def _mean(good: list[float], dice: int, held: Hand) -> float:
    """The mean chance of the hands of so many dice that the held ones may become."""
    return sum([probability * good[hand] for hand, probability in _completed(dice, held)])


@lru_cache(maxsize=4096)
def _completed(dice: int, held: Hand) -> list[tuple[int, float]]:
    """The numbers of the hands of so many dice that the held ones may become, with their probabilities."""
    numbers = {hand: number for number, (hand, _) in enumerate(hands(dice))}
    return [
        (numbers[tuple(sorted((*held, *more)))], probability) for more, probability in hands(dice - len(held))
    ]


@lru_cache(maxsize=8)
def _rerolled(dice: int) -> tuple[list[list[int]], list[list[int]]]:
    """By hand, what may lie while a die is thrown again; by what lies, the numbers of the six hands that may come."""
    numbers = {hand: number for number, (hand, _) in enumerate(hands(dice))}
    rests = {hand: number for number, (hand, _) in enumerate(hands(dice - 1))} if dice else {}
    lying = [[rests[without(hand, (die,)) or ()] for die in sorted(set(hand))] for hand in numbers]
    return lying, [[numbers[with_die(rest, face)] for face in range(1, 7)] for rest in rests]


@lru_cache(maxsize=8192)
def _fewest(key: RequirementKey, dice: int, level: int, count: int) -> list[int]:
    """The least steps with which each hand takes the tile; the highest dice that are left do the beating."""
    steps, beating = _steps(key), _beating(level, count)
    return [
        min([steps[using] + beating[rest] for using, rest in ways], default=_NEVER) for ways in _parted(dice)
    ]


@lru_cache(maxsize=8)
def _parted(dice: int) -> list[list[tuple[int, int]]]:
    """By hand, each way to part it in dice for the requirement and the rest, as numbers in `_ALL`."""
    return [
        [(_NUMBERS[using], _NUMBERS[without(hand, using) or ()]) for using in sub_hands(hand) if using]
        for hand, _ in hands(dice)
    ]


@lru_cache(maxsize=64)
def _treated(dice: int, face: int) -> list[list[int]]:
    """By hand, the numbers of those that it can be made when one die is set to the face, itself among them."""
    numbers = {hand: number for number, (hand, _) in enumerate(hands(dice))}
    return [
        [number, *[numbers[with_die(without(hand, (die,)) or (), face)] for die in set(hand)]]
        for hand, number in numbers.items()
    ]


@lru_cache(maxsize=256)
def _steps(key: RequirementKey) -> list[int]:
    """The steps with which each hand in `_ALL` meets the requirement; the empty one does not."""
    return [steps_to(hand, key) if hand else _NEVER for hand in _ALL]


@lru_cache(maxsize=64)
def _beating(level: int, count: int) -> list[int]:
    """The steps with which the highest dice of each hand in `_ALL` beat the protection."""
    return [
        sum([max(0, level + 1 - face) for face in hand[len(hand) - count :]])
        if len(hand) >= count
        else _NEVER
        for hand in _ALL
    ]


_ALL: Final[list[Hand]] = [hand for dice in range(MOST_DICE + 1) for hand, _ in hands(dice)]
_NUMBERS: Final[dict[Hand, int]] = {hand: number for number, hand in enumerate(_ALL)}
