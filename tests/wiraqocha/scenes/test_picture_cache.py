"""What is kept of pictures: made to size until the window changes, read from files until the look does."""

from pathlib import Path

from game.base.colour_sets import ColourSet
from game.ui import pictures
from game.ui.cache import forget_pictures, kept_bytes
from game.ui.look import USUAL_LOOK, Look
from tests.support.harness import Harness
from tests.support.valley_table import ValleyTable, fresh


def seated() -> Harness:
    hand = ValleyTable(fresh("red", "blue"), (1280, 720)).harness
    hand.settle()
    return hand


def test_a_window_that_is_dragged_larger_reads_no_file_again(files_read: list[Path]) -> None:
    forget_pictures()
    hand = seated()
    assert len(files_read) > 50
    hand.resize((1300, 731))
    hand.settle()
    assert len(files_read) == len(set(files_read))


def test_a_screen_that_rests_keeps_what_it_shows_and_no_file_that_it_was_made_of(
    files_read: list[Path],
) -> None:
    forget_pictures()
    hand = seated()
    shown = kept_bytes()
    hand.loop.tidy()
    assert kept_bytes() < shown
    files_read.clear()
    hand.stack.invalidate()
    hand.settle()
    assert not files_read


def test_a_window_that_is_dragged_after_a_rest_reads_each_file_once_more(files_read: list[Path]) -> None:
    forget_pictures()
    hand = seated()
    hand.loop.tidy()
    files_read.clear()
    for size in ((1300, 731), (1320, 742), (1340, 753)):
        hand.resize(size)
        hand.settle()
    assert files_read
    assert len(files_read) == len(set(files_read))


def test_a_picture_is_made_anew_for_another_size() -> None:
    hand = seated()
    small = pictures.at_unit(USUAL_LOOK, "table.wood", 0.5)
    assert pictures.at_unit(USUAL_LOOK, "table.wood", 0.5) is small
    hand.resize((1300, 731))
    assert pictures.at_unit(USUAL_LOOK, "table.wood", 0.5) is not small


def test_other_colours_are_read_from_other_files(files_read: list[Path]) -> None:
    hand = seated()
    files_read.clear()
    hand.stack.set_look(Look(ColourSet.RED_GREEN))
    hand.settle()
    assert any(file.parent.name == "tint" for file in files_read)
