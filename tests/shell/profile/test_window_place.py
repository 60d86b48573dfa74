"""The window opens where it was closed, if it can be seen there; else on the nearest screen that has room for it."""

from pathlib import Path

import pytest

from game.base.profile.window_place import FILE, Box, WindowPlace, read_place, write_place

FULL_HD: Box = (0, 0, 1920, 1080)
RIGHT: Box = (1920, 0, 1920, 1080)
LEFT: Box = (-1920, 0, 1920, 1080)
PLACE = WindowPlace((1600, 900), (-1800, 40))


def test_a_place_is_kept(tmp_path: Path) -> None:
    write_place(tmp_path / "new", PLACE)
    assert read_place(tmp_path / "new") == PLACE


def test_a_place_of_an_earlier_version_is_read(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"size": [1600, 900], "position": [-1800, 40], "screens": [[1920, 1080]]}')
    assert read_place(tmp_path) == PLACE


@pytest.mark.parametrize(
    ("place", "screens"),
    [
        (PLACE, [FULL_HD, LEFT]),
        (WindowPlace((1920, 1080), (0, 0)), [FULL_HD]),
        (WindowPlace((1300, 731), (7, 13)), [FULL_HD]),
        (WindowPlace((1600, 900), (1200, 61)), [FULL_HD, RIGHT]),  # over both
        (WindowPlace((1000, 1800), (40, 40)), [(0, 0, 1080, 1920)]),
    ],
)
def test_a_place_that_can_be_seen_stays_to_the_pixel(place: WindowPlace, screens: list[Box]) -> None:
    assert place.fitted(screens) == place


@pytest.mark.parametrize(
    ("place", "screens", "position"),
    [
        (WindowPlace((1280, 720), (2200, 80)), [FULL_HD, LEFT], (640, 80)),  # two alike, swapped
        (PLACE, [FULL_HD], (0, 40)),
        (WindowPlace((1280, 720), (100, -300)), [FULL_HD], (100, 32)),  # the title bar above the top
        (WindowPlace((1280, 720), (1900, 1000)), [FULL_HD], (640, 360)),
        (WindowPlace((1280, 720), (2000, 100)), [(0, 0, 1024, 768), (0, 768, 1920, 1080)], (640, 800)),
        (WindowPlace((1920, 1000), (0, 31)), [(0, 0, 1080, 900), (1080, 0, 2560, 1440)], (1080, 32)),
    ],
)
def test_a_place_out_of_sight_moves_onto_the_nearest_screen(
    place: WindowPlace, screens: list[Box], position: tuple[int, int]
) -> None:
    assert place.fitted(screens) == WindowPlace(place.size, position)


@pytest.mark.parametrize("screen", [(0, 0, 1600, 900), (0, 0, 1080, 1920), (0, 0, 1024, 768)])
def test_a_window_larger_than_every_screen_has_no_place(screen: Box) -> None:
    assert WindowPlace((1900, 1000), (10, 40)).fitted([screen]) is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"size": [0, 9], "position": [0, 0]}',
        '{"size": [1600, 1e999], "position": [0, 0]}',
        '{"size": [1600, 999999], "position": [0, 0]}',
        '{"size": "ab", "position": [0, 0]}',
        '{"size": [true, 9], "position": [0, 0]}',
    ],
)
def test_a_file_that_is_none_counts_for_nothing(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text)
    assert read_place(tmp_path) is None


def test_a_folder_that_cannot_be_written_to_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    write_place(tmp_path / "file", PLACE)
    assert read_place(tmp_path / "file") is None
