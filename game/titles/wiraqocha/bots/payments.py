"""How a hand of dice can take a tile when steps on dice may be paid: tables kept once computed."""

from dataclasses import dataclass
from functools import lru_cache

from game.titles.wiraqocha.rules.actions import Action, Lower, Raise
from game.titles.wiraqocha.rules.dice import BEATING_LIMIT, Hand, RequirementKey, sub_hands, without
from game.titles.wiraqocha.rules.placement import steps_to


@dataclass(frozen=True, slots=True)
class TilePayment:
    """One way to take a tile: first the changes, then these dice for the requirement and the protection.

    `price` is in steps, a seven's included; `left` is the hand that remains.
    """

    price: int
    changes: tuple[Action, ...]
    using: Hand
    beating: Hand
    left: Hand


@lru_cache(maxsize=65536)
def tile_payments(
    dice: Hand, key: RequirementKey, level: int, count: int, steps: int
) -> tuple[TilePayment, ...]:
    """The ways to meet the requirement and beat the protection with at most so many steps, the best first.

    Of several ways that leave the same hand only the cheapest is listed, and none that leaves less for more.
    """
    cheapest: dict[Hand, TilePayment] = {}
    for using in sub_hands(dice):
        price = steps_to(using, key) if using else steps + 1
        if price > steps:
            continue
        rest = without(dice, using)
        assert rest is not None
        for payment in _beaten(using, key, price, rest, level, count, steps):
            known = cheapest.get(payment.left)
            if known is None or payment.price < known.price:
                cheapest[payment.left] = payment
    found = sorted(cheapest.values(), key=lambda payment: (payment.price, -len(payment.left), payment.left))
    return tuple(payment for payment in found if not any(_better(other, payment) for other in found))


def _better(one: TilePayment, other: TilePayment) -> bool:
    """Whether one way costs no more than the other and leaves all its dice and more."""
    if one.price > other.price or len(one.left) <= len(other.left):
        return False
    return without(one.left, other.left) is not None


def _beaten(
    using: Hand, key: RequirementKey, price: int, rest: Hand, level: int, count: int, steps: int
) -> list[TilePayment]:
    found = []
    wanted = _changed(using, key)
    for beating in sub_hands(rest):
        if len(beating) != count:
            continue
        raised = tuple(max(face, level + 1) for face in beating)
        total = price + sum(raised) - sum(beating)
        if total > steps:
            continue
        left = without(rest, beating)
        assert left is not None
        in_hand = tuple(min(face, BEATING_LIMIT - 1) for face in raised)
        changes = (*_steps(using, wanted), *_steps(beating, in_hand))
        found.append(TilePayment(total, changes, tuple(sorted(wanted)), tuple(sorted(raised)), left))
    return found


def _changed(using: Hand, key: RequirementKey) -> Hand:
    """What each of these dice must show in the end; `steps_to` says that they can."""
    if not isinstance(key, int):
        return key
    faces, lacking = list(using), key - sum(using)
    for place, face in enumerate(faces):
        step = max(1 - face, min(6 - face, lacking))
        faces[place] += step
        lacking -= step
    return tuple(faces)


def _steps(before: Hand, after: Hand) -> tuple[Action, ...]:
    """The single steps from each face to the one that it must become."""
    found: list[Action] = []
    for face, wanted in zip(before, after, strict=True):
        found += [Raise(shown) for shown in range(face, wanted)]
        found += [Lower(shown) for shown in range(face, wanted, -1)]
    return tuple(found)
