"""A page that is larger than the window is the same page."""

from game.ui.look import Look
from game.ui.scale import Scale
from game.ui.viewport import viewport_for


def test_a_page_seen_through_the_window_keeps_the_look_of_everything() -> None:
    window = Scale(1280, 720, 1.5, Look(high_contrast=True))
    viewport = viewport_for(window, 1.2)
    assert viewport is not None
    assert viewport.page.look == window.look
