"""What is pointed at on a board: the uppermost thing of the part of the board that lies under the pointer."""

from collections.abc import Iterator

from pygame import Rect

from game.kit.board.hit_areas import HitAreas

LEFT, RIGHT = Rect(0, 0, 100, 100), Rect(100, 0, 100, 100)


def test_the_uppermost_thing_of_a_zone_is_there() -> None:
    areas = HitAreas((LEFT, lambda: [(Rect(10, 10, 20, 20), "card"), (LEFT, "panel")]), (RIGHT, tuple))
    assert areas.at((10, 10)) == "card"
    assert areas.at((30, 29)) == "panel"  # the right edge is not part of an area
    assert areas.at((150, 50)) is None
    assert areas.at((50, 200)) is None


def test_of_zones_that_overlap_the_first_decides_even_where_it_is_empty() -> None:
    areas = HitAreas((LEFT, tuple), (Rect(0, 0, 200, 100), lambda: [(Rect(0, 0, 200, 100), "table")]))
    assert areas.at((50, 50)) is None
    assert areas.at((150, 50)) == "table"


def test_a_zone_is_asked_once_and_not_before_the_pointer_comes_there() -> None:
    asked: list[str] = []

    def things(name: str) -> Iterator[tuple[Rect, str]]:
        asked.append(name)
        yield LEFT, name

    areas = HitAreas((LEFT, lambda: things("left")), (RIGHT, lambda: things("right")))
    for x in (10, 20, 30):
        areas.at((x, 10))
    assert asked == ["left"]
