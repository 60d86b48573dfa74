"""Trials by the die: how many approvals are asked for, what was rolled, and what cards make of it (I-8.4, I-16.10)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.event_values import Purpose

CARD: Final = 7  # among what was rolled: an approval by a card
CANCELLED: Final = 8  # added to an approval that has become a refusal


@dataclass(frozen=True, slots=True)
class Trial:
    """Approvals that a seat asks for: one, or those of a battle of these figures (I-8.4, I-8.7)."""

    seat: int
    purpose: Purpose
    attack: int = 1
    defence: int = 1

    @property
    def need(self) -> tuple[int, bool]:
        """How many rolls there are, and whether all must approve; else one is enough."""
        less = min(self.attack, self.defence) - 1
        attack, defence = self.attack - less, self.defence - less
        if self.purpose is Purpose.SURVIVAL:  # the outcomes turned round
            attack, defence = defence, attack
        return (attack, False) if attack > 1 else (defence, True)


def approves(face: int) -> bool:
    """Whether what was rolled or played is an approval now."""
    return face < CANCELLED and (face == CARD or face % 2 == 0)


def verdict(trial: Trial, rolled: Sequence[int]) -> bool | None:
    """Whether the trial has succeeded or failed; None: more rolls are needed.

    A card that was played when the trial had failed stands over its last refusal.
    """
    count, every = trial.need
    outcomes: list[bool] = []
    found: bool | None = None
    for face in rolled:
        if found is False and face & CARD == CARD:
            outcomes[-1] = approves(face)
        else:
            outcomes.append(approves(face))
        done = len(outcomes) == count
        if every:
            found = all(outcomes) if done or not all(outcomes) else None
        else:
            found = any(outcomes) if done or any(outcomes) else None
    return found


def roll_out(change: Change, trial: Trial, rolled: tuple[int, ...] = ()) -> tuple[int, ...]:
    """What was rolled when the trial is decided."""
    while verdict(trial, rolled) is None:
        rolled = (*rolled, change.roll(trial.seat, trial.purpose))
    return rolled


def cancelled(rolled: tuple[int, ...]) -> tuple[int, ...]:
    """The same with the last approval a refusal."""
    changed = list(rolled)
    last = max(place for place, face in enumerate(rolled) if approves(face))
    changed[last] += CANCELLED
    return tuple(changed)
