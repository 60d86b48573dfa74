"""Battles as figures: how many rolls are made, and with what chance one succeeds (I-8.4 to I-8.7)."""

from fractions import Fraction
from itertools import product

import pytest

from game.titles.inkas.rules.battles import battle
from game.titles.inkas.rules.change import Change, with_rolls
from game.titles.inkas.rules.event_values import Purpose
from tests.support.inkas_games import begin

MOST = 5


def fought(attack: int, defence: int, faces: tuple[int, ...], purpose: Purpose) -> tuple[bool, int]:
    """Whether the attack succeeds with these faces, and how many were rolled."""
    change = Change(with_rolls(begin(1, 2), faces))
    success = battle(change, attack, defence, 0, purpose)
    return success, len(faces) - len(change.state.rolls)


@pytest.mark.clauses("I-8.4", "I-8.5", "I-8.7", "E-4", "I-16.9", "R-13")
@pytest.mark.parametrize(("attack", "defence"), list(product(range(1, MOST), repeat=2)))
def test_chances_of_a_battle(attack: int, defence: int) -> None:
    """Of all sequences of faces so many succeed as I-8.5 says; for survival it is the same, turned round."""
    all_faces = list(product((3, 4), repeat=MOST))
    for purpose, other in ((Purpose.BATTLE, 0), (Purpose.SURVIVAL, 1)):
        won = 0
        for faces in all_faces:
            success, rolled = fought(attack, defence, faces, purpose)
            won += success
            less = min(attack, defence) - 1
            approvals = [face % 2 == other for face in faces[:rolled]]
            if defence - less == 1:  # one approval is enough
                assert rolled <= attack - less and approvals.count(True) == success
            else:  # all are needed
                assert rolled <= defence - less and approvals.count(False) == (not success)
        more = attack - defence
        chance = 1 - Fraction(1, 2 ** (more + 1)) if more >= 0 else Fraction(1, 2 ** (1 - more))
        assert Fraction(won, len(all_faces)) == chance
