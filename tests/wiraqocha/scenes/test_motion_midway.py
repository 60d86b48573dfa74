"""In the middle of a movement: a click, an undo or a new size leave the table as if nothing had moved."""

from functools import cache

import pytest

from game.datafiles.yaml_text import read_yaml
from game.datafiles.yaml_tree import ListNode, node_at, plain
from game.profile.folders import assets_folder
from game.profile.settings import MotionSettings, Pace
from game.protocol import Applied
from game.titles.wiraqocha.rules import WIRAQOCHA
from game.titles.wiraqocha.rules.notation.positions import read_position
from game.titles.wiraqocha.rules.state import State
from tests.support.random_positions import content
from tests.support.sitting import Sitting
from tests.wiraqocha.scenes.test_motion import picture

SIZE, LARGER = (1280, 720), (1600, 900)
STILL = MotionSettings(ambient=False)
AT_ONCE = MotionSettings(Pace.AT_ONCE, ambient=False)


@cache
def movements() -> dict[str, tuple[State, list[str]]]:
    """All that `wiraqocha film` shows: a position, and the steps of which the last one is watched."""
    root = read_yaml(assets_folder() / "wiraqocha" / "examples" / "motion.yaml")
    assert isinstance(root, ListNode)
    found = {}
    for place in range(len(root.items)):
        name, steps = (node_at(root, (place, key)) for key in ("name", "steps"))
        assert name is not None
        assert isinstance(steps, ListNode)
        state = read_position(root, content(), (place,), extra=("name", "steps"))
        found[str(plain(name))] = state, [str(plain(step)) for step in steps.items]
    return found


def begun(name: str, settings: MotionSettings, size: tuple[int, int] = SIZE) -> Sitting:
    """The table on which the last step of a movement has just been played."""
    state, steps = movements()[name]
    sitting = Sitting(state, size)
    sitting.scene.set_motion(settings)
    for line in steps:
        sitting.harness.settle()
        sitting.harness.move((3, 3))
        applied = sitting.session.act(WIRAQOCHA.parse_action(sitting.state, line))  # type: ignore[arg-type]
        assert isinstance(applied, Applied), f"{line}: {applied}"
    return sitting


def at_rest(sitting: Sitting) -> bytes:
    """The picture of the table when nothing moves."""
    sitting.harness.settle()
    sitting.harness.move((3, 3))
    sitting.harness.settle()
    return picture(sitting)


@pytest.mark.parametrize("name", movements())
def test_a_click_in_its_middle_leaves_what_would_have_come_of_it(name: str) -> None:
    sitting = begun(name, STILL)
    sitting.harness.frames(20)
    assert sitting.scene.motion.busy or sitting.scene.view.tray.rolling
    sitting.harness.click((3, 3))
    assert not sitting.scene.motion.busy
    assert not sitting.scene.view.tray.rolling
    assert at_rest(sitting) == at_rest(begun(name, AT_ONCE))


@pytest.mark.parametrize("name", ["turn", "turn-rich", "harvest", "somnium"])
def test_a_click_before_its_first_picture_is_ready_does_so_too(name: str) -> None:
    sitting = begun(name, STILL)
    sitting.harness.frames(1)
    sitting.harness.click((3, 3))
    assert not sitting.scene.motion.busy
    assert at_rest(sitting) == at_rest(begun(name, AT_ONCE))


SOME = ["zeppelin", "graveyard", "hostage", "death-ray", "relic", "theft-invention", "card", "turn-rich"]


@pytest.mark.parametrize("name", SOME)
def test_a_window_of_another_size_in_its_middle_shows_what_came_of_it(name: str) -> None:
    sitting = begun(name, STILL)
    sitting.harness.frames(25)
    sitting.harness.resize(LARGER)
    assert not sitting.scene.motion.busy
    assert at_rest(sitting) == at_rest(begun(name, AT_ONCE, LARGER))


@pytest.mark.parametrize("name", [name for name in SOME if not name.startswith("turn")])
def test_an_undo_in_its_middle_brings_back_what_was_before(name: str) -> None:
    state, _ = movements()[name]
    before = at_rest(Sitting(state, SIZE))
    sitting = begun(name, STILL)
    sitting.harness.frames(25)
    sitting.scene.undo()
    assert sitting.state == state
    sitting.scene.ui.toast.left = 0.0
    assert at_rest(sitting) == before
