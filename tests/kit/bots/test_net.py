"""A net in whole numbers says what its weights say, whichever features come first."""

import pytest

from game.kit.bots.net import UNIT, Net, shares


def test_a_strength_is_what_the_numbers_and_the_units_say() -> None:
    net = Net((UNIT, -2 * UNIT, 0), [(UNIT, 3 * UNIT, (0, 0, -2 * UNIT)), (0, UNIT, (UNIT, 0, 0))])
    for seen in ([0, 0, 0], [4, 1, 2], [-3, 5, 7]):
        inner = (1 - 2 * seen[2], seen[0])
        plain = (
            seen[0]
            - 2 * seen[1]
            + sum(worth * z / (1 + abs(z)) for worth, z in zip((3, 1), inner, strict=True))
        )
        for first in range(3):
            found = net.strength(net.begun(seen[:first]), seen[first:])
            assert found / UNIT == pytest.approx(plain, abs=1e-4)


def test_a_strength_higher_by_one_has_e_times_the_share() -> None:
    one, other = shares([UNIT, 0])
    assert one / other == pytest.approx(2.718281828, rel=1e-6)
    assert shares([0, 40 * UNIT, 0])[0] == 0
    assert sum(shares([3, 1, 4])) == pytest.approx(1)
