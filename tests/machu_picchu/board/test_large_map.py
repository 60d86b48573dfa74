"""Who wants the table larger than its words have room to be has a larger map at least."""

import pytest

from game.kit.board.sizing import largest_zoom
from game.kit.board.table_rects import Tab
from game.titles.machu_picchu.board.layout.compact_layout import LEAST
from game.titles.machu_picchu.board.layout.layout_for_window import layout_for_window
from game.titles.machu_picchu.board.layout.table_layout import TableLayout
from game.ui.scale import Scale

SIZES = [(1280, 720), (1920, 1080), (3840, 2160), (1280, 1024), (1920, 1200)]


def laid(size: tuple[int, int], zoom: float, tab: Tab) -> TableLayout:
    window = Scale(*size, zoom=zoom)
    return layout_for_window(window.at_most(largest_zoom(window, LEAST)), 4, 0, 0, tab)


@pytest.mark.parametrize("tab", Tab)
@pytest.mark.parametrize("size", SIZES)
def test_the_map_is_larger_at_200_per_cent_than_at_150(size: tuple[int, int], tab: Tab) -> None:
    usual, large = laid(size, 1.5, tab), laid(size, 2.0, tab)
    assert large.view.width > usual.view.width and large.view.height > usual.view.height
    window = large.scale.window
    parts = [large.view, large.bar, *large.tabs, large.journal, *large.seats, *large.buttons]
    seen = [part for part in parts if part.colliderect(window)]
    assert all(window.contains(part) for part in seen)
    for number, part in enumerate(seen):
        assert part.collidelist(seen[number + 1 :]) < 0
