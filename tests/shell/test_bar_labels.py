"""What stands below the bars of the statistics."""

import pytest

from game.base.i18n.words import Words
from game.core.contract import GameStatistics
from game.core.registry import title, titles
from game.scenes.statistics.scene import bar_labels


def test_bars_of_whole_numbers_do_not_overlap() -> None:
    labels = bar_labels(Words.load("en"), (0, 1, 2, 4, 6), whole=True)
    assert labels == ["0", "1", "2", "3 to 4", "5 to 6", "> 6"]


def test_bars_of_other_figures_lie_side_by_side() -> None:
    assert bar_labels(Words.load("en"), (-3, 0, 3), whole=False) == ["≤ −3", "−3 to 0", "0 to 3", "> 3"]


@pytest.mark.parametrize("name", titles())
def test_figures_whose_first_bar_is_none_are_counted(name: str) -> None:
    for figure in title(name).part(GameStatistics).seat_figures:
        assert figure.whole or not figure.edges or figure.edges[0] < 0
