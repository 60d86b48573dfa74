"""By what the computer players judge: the fitted weights, and what the temperaments are fonder of."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from game.titles.inkas.bots.features import NAMES
from game.titles.inkas.bots.fitted_weights import FITTED
from game.titles.inkas.bots.hand_features import NAMES as HAND_NAMES
from game.titles.inkas.bots.hand_weights import FITTED as WITH_HANDS


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of the features, in their order, and those of progress.

    `zeal` is what a turn nearer to the next conquest counts beyond the chance that it brings, in the same unit: no
    rule ends a quest in which all wait for each other. `eagerness` is what a turn of one's own counts
    besides, less with few wallas left, `allied` as much again in an Alliance, or four nearly always fight to the last
    walla. `blood` is what each walla that an enemy has lost counts.
    `siege` is how long it takes to wipe out enemies who hold cards, times what it takes without a defence; 0: for ever.
    `hands` are the weights of the features where cards are held.
    """

    features: tuple[float, ...]
    zeal: float = 0.1
    eagerness: float = 0.0
    allied: float = 0.15
    blood: float = 0.0
    siege: float = 3.0
    hands: tuple[float, ...] = tuple(WITH_HANDS[name] for name in HAND_NAMES)


def _with(**fonder: float) -> tuple[float, ...]:
    """The fitted weights, some of them higher by so much."""
    known: Mapping[str, float] = FITTED
    return tuple(known[name] + fonder.get(name, 0.0) for name in NAMES)


def _held(**fonder: float) -> tuple[float, ...]:
    """The same where cards are held."""
    return tuple(WITH_HANDS[name] + fonder.get(name, 0.0) for name in HAND_NAMES)


WEIGHTS: Final = Weights(_with())

TEMPERS: Final[dict[str, Weights]] = {
    "seeker": replace(WEIGHTS, zeal=0.25, hands=_held(flags=0.15, next_conquest=0.3)),
    "warrior": replace(WEIGHTS, blood=0.25),
    "guardian": Weights(
        _with(worst_now=-0.3, total_now=-0.15, guarded=0.1, staff_now=-0.3),
        hands=_held(worst_now=-0.3, total_now=-0.15, guarded=0.1, staff_now=-0.3, exposed=-0.2),
    ),
    "stalker": Weights(
        _with(ambusher=0.3, paralyser=0.3, llamas=0.2),
        zeal=0.05,
        hands=_held(ambusher=0.3, paralyser=0.3, llamas=0.2),
    ),
}

_THREATS: Final = (
    *("staff_now", "staff_later", "worst_now", "worst_later", "total_now", "total_later"),
    *("exposed", "guarded", "brink", "menaced"),
)


def heeding(hands: tuple[float, ...], caution: float) -> tuple[float, ...]:
    """The weights where cards are held, with so much of what threatens."""
    return tuple(
        weight * (caution if name in _THREATS else 1.0)
        for name, weight in zip(HAND_NAMES, hands, strict=True)
    )
