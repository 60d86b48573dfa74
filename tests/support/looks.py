"""What must be true of any screen: nothing sticks out of the window, no two widgets lie on each other."""

from itertools import combinations

from game.ui.page import PageScene
from game.ui.scene import Scene
from tests.support.harness import Harness


def check_layout(harness: Harness, scene: Scene) -> None:
    """Every visible widget is within the window, or the page seen through it, has room, and overlaps none of the
    others.
    """
    window = scene.scale.window
    assert harness.surface.get_size() == window.size or isinstance(scene, PageScene)
    shown = [widget for widget in scene.ui.widgets if widget.visible]
    for widget in shown:
        assert window.contains(widget.rect), (type(widget).__name__, widget.rect)
        assert widget.rect.width > 8
        assert widget.rect.height > 8
    for one, other in combinations(shown, 2):
        assert not one.rect.colliderect(other.rect), (one.rect, other.rect)
