"""Who wants the table larger than its words have room to be has a larger map at least."""

import pytest

from game.kit.board.table_rects import Tab
from game.titles.machu_picchu.board.layout.compact_layout import LEAST
from game.titles.machu_picchu.board.layout.layout_for_window import layout_for_window
from tests.support.large_map import SIZES, check_map_grows


@pytest.mark.parametrize("tab", Tab)
@pytest.mark.parametrize("size", SIZES)
def test_the_map_is_larger_at_200_per_cent_than_at_150(size: tuple[int, int], tab: Tab) -> None:
    check_map_grows(size, LEAST, lambda scale: layout_for_window(scale, 4, 0, 0, tab))
