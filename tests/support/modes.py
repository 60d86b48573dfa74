"""What a table is used for: a lesson, or a game that is watched."""

from game.scenes.lesson.mode import LessonMode
from game.scenes.viewer.mode import ReplayMode
from game.table.scene import TableScene
from game.ui.scene import Scene


def lesson_of(scene: Scene | None) -> LessonMode:
    """The lesson on this table."""
    assert isinstance(scene, TableScene)
    assert isinstance(scene.mode, LessonMode)
    return scene.mode


def replay_of(scene: Scene | None) -> ReplayMode:
    """The viewer of the game that is watched on this table."""
    assert isinstance(scene, TableScene)
    assert isinstance(scene.mode, ReplayMode)
    return scene.mode


def is_watched(scene: Scene | None) -> bool:
    """Whether this is a table on which a game is watched."""
    return isinstance(scene, TableScene) and isinstance(scene.mode, ReplayMode)
