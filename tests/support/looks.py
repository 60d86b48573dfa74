"""What must be true of any screen: nothing sticks out of the window, no two widgets lie on each other."""

from game.ui.scene import Scene
from tests.support.harness import Harness
from tests.support.layout_faults import boxes_in_the_way, boxes_within


def check_layout(harness: Harness, scene: Scene) -> None:
    """Every visible widget is within the window, or the page that scrolls in it, has room, and overlaps none of the
    others.
    """
    assert harness.surface.get_size() == scene.scale.size
    for boxes, around in boxes_within(scene):
        assert not list(boxes_in_the_way(boxes, around))
