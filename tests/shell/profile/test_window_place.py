"""The window opens where it was closed, if the screens are still the same."""

from pathlib import Path

import pytest

from game.profile.window_place import FILE, WindowPlace, read_place, write_place

PLACE = WindowPlace((1600, 900), (-1920, 40), ((1920, 1080), (2560, 1440)))


def test_a_place_is_kept(tmp_path: Path) -> None:
    write_place(tmp_path / "new", PLACE)
    assert read_place(tmp_path / "new") == PLACE


def test_on_the_same_screens_it_opens_where_it_stood() -> None:
    assert PLACE.position_on(PLACE.screens) == (-1920, 40)


def test_without_its_screen_it_opens_wherever_the_system_likes() -> None:
    assert PLACE.position_on(((1920, 1080),)) is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"size": [0, 9], "position": [0, 0], "screens": []}',
        '{"size": [1600, 1e999], "position": [0, 0], "screens": []}',
        '{"size": [1600, 999999], "position": [0, 0], "screens": []}',
        '{"size": "ab", "position": [0, 0], "screens": []}',
        '{"size": [true, 9], "position": [0, 0], "screens": []}',
    ],
)
def test_a_file_that_is_none_counts_for_nothing(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text)
    assert read_place(tmp_path) is None


def test_a_folder_that_cannot_be_written_to_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    write_place(tmp_path / "file", PLACE)
    assert read_place(tmp_path / "file") is None
