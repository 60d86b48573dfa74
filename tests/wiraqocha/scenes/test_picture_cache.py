"""What is kept of pictures: made to size until the window changes, read from files until the look does."""

from pathlib import Path

from game.base.colour_sets import ColourSet
from game.ui import pictures
from game.ui.cache import forget_pictures
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
