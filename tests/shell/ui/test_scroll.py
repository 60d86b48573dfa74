"""Areas that scroll: what goes on out of sight fades at the edge, and what is pointed at stands clear of it."""

import pytest
from pygame import Rect, Surface

from game.ui.dialogs import Chooser, Option
from game.ui.scale import Scale
from game.ui.scene import Scene
from game.ui.scroll import ScrollArea
from tests.support.harness import Harness

PAPER, INK = (250, 240, 220), (20, 10, 0)
AREA = Rect(10, 10, 300, 400)
LENGTH = 1000


def area() -> ScrollArea:
    """An area that shows a part of a long black strip."""
    found = ScrollArea(lambda width: LENGTH, lambda surface, rect: surface.fill(INK, rect) and None)
    found.place(AREA, Scale(1920, 1080))
    return found


def column(scrolled: ScrollArea) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """The colours at the top, in the middle and at the bottom of the area."""
    surface = Surface((400, 500))
    surface.fill(PAPER)
    scrolled.draw(surface)
    x = AREA.x + 40
    top, middle, bottom = (surface.get_at((x, y)) for y in (AREA.top, AREA.centery, AREA.bottom - 1))
    return tuple(top)[:3], tuple(middle)[:3], tuple(bottom)[:3]


@pytest.mark.parametrize(
    ("offset", "fades"), [(0, (False, True)), (300, (True, True)), (LENGTH - AREA.height, (True, False))]
)
def test_content_fades_where_it_goes_on(offset: int, fades: tuple[bool, bool]) -> None:
    scrolled = area()
    scrolled.scroll_to(offset)
    top, middle, bottom = column(scrolled)
    assert middle == INK
    for edge, faded in zip((top, bottom), fades, strict=True):
        assert (edge != INK) == faded
        if faded:
            assert all(abs(one - other) < 24 for one, other in zip(edge, PAPER, strict=True))


def test_what_is_shown_stands_clear_of_the_fading_edge() -> None:
    scrolled = area()
    scrolled.show_span(500, 520)
    assert scrolled.offset + AREA.height > 520 + 10
    scrolled.show_span(300, 320)
    assert scrolled.offset < 300 - 10
    scrolled.show_span(0, 20)
    assert scrolled.offset == 0


@pytest.mark.parametrize("count", [5, 6, 7])
def test_a_last_line_of_few_options_stands_in_the_middle(count: int) -> None:
    options = [Option(name, name, picture=lambda surface, look, rect: None) for name in "abcdefg"[:count]]
    chosen: list[str] = []
    harness = Harness(Scene())
    chooser = Chooser("which", options, chosen.append)
    harness.stack.push(chooser)
    harness.frames(1)
    found = chooser._list
    cells = [found.cell(number) for number in range(count)]
    last = cells[4:]
    left, right = last[0].left - found.rect.left, found.rect.right - last[-1].right
    assert abs(left - right) <= 4  # pixels that no equal cells leave over
    harness.click(last[0].center)
    assert chosen == ["e"]
