"""In the middle of a movement: a click, an undo or a new size leave the table as if nothing had moved."""

import pytest

from game.base.profile.settings import MotionSettings, Pace
from tests.support.motion_table import LARGER, SIZE, begun, movements, picture
from tests.support.shares import one_in
from tests.support.valley_table import ValleyTable

STILL = MotionSettings(ambient=False)
AT_ONCE = MotionSettings(Pace.AT_ONCE, ambient=False)


def at_rest(table: ValleyTable) -> bytes:
    """The picture of the table when nothing moves."""
    table.harness.settle()
    table.harness.move((3, 3))
    table.harness.settle()
    return picture(table)


@pytest.mark.parametrize("name", one_in(2, movements()))
def test_a_click_in_its_middle_leaves_what_would_have_come_of_it(name: str) -> None:
    table = begun(name, STILL)
    table.harness.frames(20)
    assert table.scene.motion.busy or table.board.view.tray.rolling
    table.harness.click((3, 3))
    assert not table.scene.motion.busy
    assert not table.board.view.tray.rolling
    assert at_rest(table) == at_rest(begun(name, AT_ONCE))


@pytest.mark.parametrize("name", ["turn", "turn-rich", "harvest", "somnium"])
def test_a_click_before_its_first_picture_is_ready_does_so_too(name: str) -> None:
    table = begun(name, STILL)
    table.harness.frames(1)
    table.harness.click((3, 3))
    assert not table.scene.motion.busy
    assert at_rest(table) == at_rest(begun(name, AT_ONCE))


SOME = ["zeppelin", "graveyard", "hostage", "death-ray", "relic", "theft-invention", "card", "turn-rich"]


@pytest.mark.parametrize("name", SOME)
def test_a_window_of_another_size_in_its_middle_shows_what_came_of_it(name: str) -> None:
    table = begun(name, STILL)
    table.harness.frames(25)
    table.harness.resize(LARGER)
    assert not table.scene.motion.busy
    assert at_rest(table) == at_rest(begun(name, AT_ONCE, LARGER))


@pytest.mark.parametrize("name", [name for name in SOME if not name.startswith("turn")])
def test_an_undo_in_its_middle_brings_back_what_was_before(name: str) -> None:
    state, _ = movements()[name]
    before = at_rest(ValleyTable(state, SIZE))
    table = begun(name, STILL)
    table.harness.frames(25)
    table.scene.commands.undo()
    assert table.state == state
    table.scene.ui.toast.left = 0.0
    assert at_rest(table) == before
