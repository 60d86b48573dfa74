"""One scale factor for every window from 1280x720 to 4K and every shape."""

from itertools import pairwise

import pytest
from pygame import Rect

from game.ui.scale import FixedLength, Scale, columns, grid, inset, rows

SIZES = [
    (1280, 720),
    (1366, 768),
    (1280, 960),
    (1920, 1080),
    (1920, 1200),
    (2560, 1080),
    (3440, 1440),
    (3840, 2160),
]


@pytest.mark.parametrize("size", SIZES)
def test_the_design_screen_fits_into_every_window(size: tuple[int, int]) -> None:
    scale = Scale(*size)
    assert scale.px(1920) <= size[0] + 1
    assert scale.px(1080) <= size[1] + 1
    assert scale.px(1920) >= size[0] - 1 or scale.px(1080) >= size[1] - 1


@pytest.mark.parametrize("size", SIZES)
def test_columns_fill_the_stage_without_gaps_or_overlaps(size: tuple[int, int]) -> None:
    scale = Scale(*size)
    stage = scale.stage()
    gap = scale.px(14)
    parts = columns(stage, [scale.fixed(362), 1, 2.5, scale.fixed(362)], gap)
    assert parts[0].left == stage.left
    assert parts[-1].right == stage.right
    for left, right in pairwise(parts):
        assert right.left - left.right == gap
    assert parts[0].width == scale.px(362)


def test_an_ultra_wide_window_keeps_the_stage_in_the_middle() -> None:
    stage = Scale(5120, 1440).stage(widest=2.0)
    assert stage.width == 2880
    assert stage.centerx == 2560


def test_no_line_vanishes_at_a_small_scale() -> None:
    assert Scale(1280, 720).px(0.4) == 1
    assert Scale(1280, 720).px(0) == 0


def test_the_zoom_of_a_player_makes_everything_larger() -> None:
    assert Scale(1920, 1080, 1.5).px(100) == 150


def test_on_a_screen_below_the_smallest_window_nothing_is_smaller_than_in_that_one() -> None:
    assert Scale(1024, 768).at_most(2.0).factor == pytest.approx(Scale(1280, 720).factor)
    assert Scale(1280, 720).at_most(2.0).factor == Scale(1280, 720).factor
    assert Scale(1024, 768).at_most(1.0).zoom == 1.0  # what would not fit with more


def test_rows_and_grids_cover_their_rectangle() -> None:
    rect = Rect(10, 20, 101, 77)
    assert [part.height for part in rows(rect, [1, FixedLength(7), 1])] == [35, 7, 35]
    cells = grid(rect, 3, 2, 4)
    assert len(cells) == 6
    assert cells[0].topleft == rect.topleft
    assert cells[-1].bottomright == rect.bottomright


def test_an_inset_never_turns_inside_out() -> None:
    assert inset(Rect(0, 0, 10, 10), 8).size == (0, 0)


def test_a_dialog_larger_than_the_window_is_shrunk() -> None:
    scale = Scale(1280, 720)
    assert scale.window.contains(scale.centred(3000, 2000))
