"""Where the window stood when it was closed, so that it opens there again."""

import json
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from math import dist
from pathlib import Path
from typing import Any, Final

from game.base.files.regular_files import read_regular

FILE: Final = "window.json"
_LARGEST: Final = 10_000  # bytes
_FARTHEST: Final = 32_767  # pixels: beyond lies no screen
_TITLE_BAR: Final = 32  # pixels that are left for it above a window that is moved

Size = tuple[int, int]
Box = tuple[int, int, int, int]
"""A screen: its left and top edges, its width and its height in pixels."""


@dataclass(frozen=True, slots=True)
class WindowPlace:
    """A window's size and the position of its upper left corner, in pixels."""

    size: Size
    position: Size

    def fitted(self, screens: Sequence[Box]) -> "WindowPlace | None":
        """This place if the whole window can be seen there, else on the nearest screen; None where none has room."""
        if sum(self._seen_on(screen) for screen in set(screens)) >= self.size[0] * self.size[1]:
            return self
        nearest = min(self._moved_onto(screens), key=lambda spot: dist(spot, self.position), default=None)
        return None if nearest is None else replace(self, position=nearest)

    def _seen_on(self, screen: Box) -> int:
        """How many pixels of the window are on a screen."""
        spans = zip(self.position, self.size, screen[:2], screen[2:], strict=True)
        width, height = (
            max(0, min(at + long, edge + side) - max(at, edge)) for at, long, edge, side in spans
        )
        return width * height

    def _moved_onto(self, screens: Iterable[Box]) -> Iterable[Size]:
        """The nearest position on each screen on which the window and its title bar find room."""
        for left, top, width, height in screens:
            right, bottom = left + width - self.size[0], top + height - self.size[1]
            if right >= left and bottom >= top + _TITLE_BAR:
                x, y = self.position
                yield min(right, max(left, x)), min(bottom, max(top + _TITLE_BAR, y))


def read_place(folder: Path) -> WindowPlace | None:
    """The place kept in this folder; None where there is none that can be used."""
    try:
        said: Any = json.loads(read_regular(folder / FILE, _LARGEST))
        place = WindowPlace(_pair(said["size"]), _pair(said["position"]))
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None
    return place if min(place.size) > 0 else None


def write_place(folder: Path, place: WindowPlace) -> None:
    """Keep the place in this folder, if it can be written to: nothing is lost where it cannot."""
    # Asked for late: the start only reads.
    from game.base.files.whole_files import write_whole

    with suppress(OSError):
        write_whole(folder / FILE, json.dumps(asdict(place)).encode())


def _pair(value: Any) -> Size:
    first, second = value
    if not all(type(one) is int and abs(one) <= _FARTHEST for one in (first, second)):
        raise ValueError(f"{value!r} is no pair of pixels")
    return first, second
