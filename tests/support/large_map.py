"""Whoever wants the table larger than its words have room to be has a larger map at least."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from pygame import Rect

from game.kit.board.sizing import largest_zoom
from game.ui.scale import Scale

SIZES: Final = [(1280, 720), (1920, 1080), (3840, 2160), (1280, 1024), (1920, 1200)]


class MappedLayout(Protocol):
    """A table's layout, with a map and the parts round it."""

    @property
    def scale(self) -> Scale: ...

    @property
    def view(self) -> Rect: ...

    @property
    def bar(self) -> Rect: ...

    @property
    def tabs(self) -> Sequence[Rect]: ...

    @property
    def journal(self) -> Rect: ...

    @property
    def seats(self) -> Sequence[Rect]: ...

    @property
    def buttons(self) -> Sequence[Rect]: ...


def check_map_grows(
    size: tuple[int, int], least: tuple[int, int], lay: Callable[[Scale], MappedLayout]
) -> None:
    """From 150 to 200 per cent the map of a table that needs so much room grows, and nothing is cut or overlaps."""

    def laid(zoom: float) -> MappedLayout:
        window = Scale(*size, zoom=zoom)
        return lay(window.at_most(largest_zoom(window, least)))

    usual, large = laid(1.5), laid(2.0)
    assert large.view.width > usual.view.width and large.view.height > usual.view.height
    window = large.scale.window
    parts = [large.view, large.bar, *large.tabs, large.journal, *large.seats, *large.buttons]
    seen = [part for part in parts if part.colliderect(window)]
    assert all(window.contains(part) for part in seen)
    for number, part in enumerate(seen):
        assert part.collidelist(seen[number + 1 :]) < 0
