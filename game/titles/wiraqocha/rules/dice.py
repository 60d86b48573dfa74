"""Dice as sorted tuples of faces, and the tables that say what they can pay.

Dice that show the same face are interchangeable, so everything here works on multisets: a *hand* is a sorted tuple
of faces, a *way* is the sorted sub-multiset that meets a requirement.
"""

from collections import Counter
from functools import lru_cache
from itertools import product

from game.titles.wiraqocha.content.definitions import Requirement, Total

Hand = tuple[int, ...]
Payment = tuple[Hand, Hand]  # (using, beating): the dice for a requirement, and those against a protection
RequirementKey = int | Hand

UNTHROWN = 0  # the face of a die that is only thought of
BEATING_LIMIT = 7  # a six may be raised to this, only while beating (W-10.5, R-33)


def requirement_key(requirement: Requirement) -> RequirementKey:
    """How `ways` looks a requirement up: the total itself, or the exact faces."""
    return requirement.value if isinstance(requirement, Total) else requirement.faces


@lru_cache(maxsize=4096)
def sub_hands(dice: Hand) -> tuple[Hand, ...]:
    """All sub-multisets of a hand, the empty one included."""
    counts = sorted(Counter(dice).items())
    return tuple(
        tuple(face for (face, _), n in zip(counts, chosen, strict=True) for _ in range(n))
        for chosen in product(*(range(number + 1) for _, number in counts))
    )


@lru_cache(maxsize=4096)
def hand_table(dice: Hand) -> dict[RequirementKey, tuple[Hand, ...]]:
    """Every requirement that these dice meet, with all the ways to meet it, fewest dice first.

    A number is met by any dice of that sum (W-4.3), a double or a run by exactly its faces (W-4.7, W-4.8).
    """
    sums: dict[RequirementKey, list[Hand]] = {}
    table: dict[RequirementKey, tuple[Hand, ...]] = {}
    for way in sub_hands(dice):
        if way:
            sums.setdefault(sum(way), []).append(way)
            table[way] = (way,)
    for total, ways in sums.items():
        table[total] = tuple(sorted(ways, key=lambda way: (len(way), way)))
    return table


def meets(requirement: Requirement, way: Hand) -> bool:
    """Whether these dice, all of them, meet the requirement."""
    if isinstance(requirement, Total):
        return bool(way) and sum(way) == requirement.value
    return tuple(sorted(way)) == requirement.faces


@lru_cache(maxsize=32768)
def without(dice: Hand, used: Hand) -> Hand | None:
    """The hand that is left when `used` is taken out; None where a die is missing."""
    left = list(dice)
    for face in used:
        if face not in left:
            return None
        left.remove(face)
    return tuple(left)


def with_die(dice: Hand, face: int) -> Hand:
    """The hand with one die more."""
    return tuple(sorted((*dice, face)))


def in_hand(beating: Hand) -> Hand:
    """The dice as they lie in the hand before the beating: a seven is a six (R-33)."""
    return tuple(min(face, 6) for face in beating)


def sevens_in(beating: Hand) -> int:
    """How many dice are raised from six to seven for the beating."""
    return beating.count(BEATING_LIMIT)


@lru_cache(maxsize=16384)
def beating_choices(dice: Hand, level: int, count: int, sevens: int) -> tuple[Hand, ...]:
    """The choices of `count` (0, 1 or 2) dice that are each above `level` (W-8.18, W-8.22).

    `sevens` is how many sixes can be paid up to seven.
    """
    if count == 0:
        return ((),)
    faces = sorted(
        {face for face in dice if face > level} | ({BEATING_LIMIT} if 6 in dice and sevens else set())
    )
    if count == 1:
        return tuple((face,) for face in faces)
    pairs = ((a, b) for i, a in enumerate(faces) for b in faces[i:])
    return tuple(
        pair
        for pair in pairs
        if sevens_in(pair) <= sevens and without(dice, tuple(sorted(in_hand(pair)))) is not None
    )


@lru_cache(maxsize=4096)
def unguarded_payments(dice: Hand) -> dict[RequirementKey, tuple[Payment, ...]]:
    """As `hand_table`, in the (using, beating) pairs of `attack_payments` against no protection."""
    return {key: tuple((using, ()) for using in ways) for key, ways in hand_table(dice).items()}


@lru_cache(maxsize=32768)
def attack_payments(
    dice: Hand, key: RequirementKey, level: int, count: int, sevens: int
) -> tuple[Payment, ...]:
    """All (using, beating) pairs of disjoint dice that meet the requirement and beat the protection."""
    found = []
    for using in hand_table(dice).get(key, ()):
        rest = without(dice, using)
        assert rest is not None
        found += [(using, beating) for beating in beating_choices(rest, level, count, sevens)]
    return tuple(found)
