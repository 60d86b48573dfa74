"""What a table is used for: a lesson, or a game that is watched."""

from game.scenes.lesson.curtain import CurtainScene
from game.scenes.lesson.mode import LessonMode
from game.scenes.viewer.mode import ReplayMode
from game.table.scene import TableScene
from game.table.table_question import BEAT
from game.ui.press_guard import LASTS
from game.ui.scene import Scene
from tests.support.harness import Harness


def lesson_of(scene: Scene | None) -> LessonMode:
    """The lesson on this table."""
    assert isinstance(scene, TableScene)
    assert isinstance(scene.mode, LessonMode)
    return scene.mode


def settle_lesson(window: Harness) -> None:
    """Let the guide and the rival play, too, and the table be laid anew; a curtain is read and opened."""
    _rest(window)
    curtain = window.stack.top
    if isinstance(curtain, CurtainScene):
        window.click(curtain.go_on.rect.center)
        _rest(window)


def _rest(window: Harness) -> None:
    window.settle()
    window.frames(2, BEAT)  # a question to the table comes after its beat
    window.settle()
    window.frames(1, LASTS)  # who reads does not press at once


def replay_of(scene: Scene | None) -> ReplayMode:
    """The viewer of the game that is watched on this table."""
    assert isinstance(scene, TableScene)
    assert isinstance(scene.mode, ReplayMode)
    return scene.mode


def is_watched(scene: Scene | None) -> bool:
    """Whether this is a table on which a game is watched."""
    return isinstance(scene, TableScene) and isinstance(scene.mode, ReplayMode)
