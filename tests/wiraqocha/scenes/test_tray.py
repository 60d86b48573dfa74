"""The dice in the tray: thrown they tumble, and then they lie in a row."""

from itertools import pairwise

import pytest
from pygame import Rect

from game.titles.wiraqocha.board.layout.table_layout import TRAY
from game.titles.wiraqocha.board.panels.tray import Tray

AREA = Rect(40, 20, 700, 150)


def tray_with(hand: tuple[int, ...], seed: int, *, rolled: bool = True) -> Tray:
    tray = Tray()
    tray.place(AREA)
    tray.show(hand, rolled=rolled, seed=seed)
    return tray


@pytest.mark.parametrize("count", range(1, 12))
def test_dice_come_to_lie_in_a_row_in_the_middle_of_the_tray(count: int) -> None:
    for seed in range(12):
        hand = tuple(sorted((seed + 2 * number) % 6 + 1 for number in range(count)))
        tray = tray_with(hand, seed)
        assert tray.settle()
        row = tray.in_order()
        assert sorted(die.face for die in row) == list(hand)
        assert all(AREA.contains(tray.die_rect(die)) for die in row)
        assert all(abs(tray.centre(die)[1] - AREA.centery) < AREA.height * 0.1 for die in row)
        apart = [right.x - left.x for left, right in pairwise(row)]
        assert all(gap * tray.factor >= tray.side * 1.1 for gap in apart)
        assert sum(die.x for die in row) / count == pytest.approx(TRAY[0] / 2)


def test_the_row_is_the_same_whether_one_waits_or_not() -> None:
    waited, hurried = tray_with((2, 3, 3, 6), 5), tray_with((2, 3, 3, 6), 5)
    hurried.settle()
    while waited.update(1 / 60):
        pass
    places = [[(die.face, die.x, die.y, die.angle) for die in tray.in_order()] for tray in (waited, hurried)]
    assert places[0] == places[1]


def test_dice_that_are_left_stay_where_they_lie() -> None:
    tray = tray_with((1, 4, 6), 3, rolled=False)
    before = {die.face: (die.x, die.y) for die in tray.dice}
    tray.show((1, 6), rolled=False)
    assert {die.face: (die.x, die.y) for die in tray.dice} == {face: before[face] for face in (1, 6)}
