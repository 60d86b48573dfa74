"""Where the window stood when it was closed, so that it opens there again."""

import json
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from game.datafiles.regular_files import read_regular

FILE: Final = "window.json"
_LARGEST: Final = 10_000  # bytes
_FARTHEST: Final = 32_767  # pixels: beyond lies no screen

Size = tuple[int, int]


@dataclass(frozen=True, slots=True)
class WindowPlace:
    """A window's size and the position of its upper left corner, on screens of these sizes; all in pixels."""

    size: Size
    position: Size
    screens: tuple[Size, ...]

    def position_on(self, screens: tuple[Size, ...]) -> Size | None:
        """Where to open on these screens: where it stood if they are the same, else wherever the system likes."""
        return self.position if screens == self.screens else None


def read_place(folder: Path) -> WindowPlace | None:
    """The place kept in this folder; None where there is none that can be used."""
    try:
        said: Any = json.loads(read_regular(folder / FILE, _LARGEST))
        place = WindowPlace(
            _pair(said["size"]), _pair(said["position"]), tuple(_pair(screen) for screen in said["screens"])
        )
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None
    return place if min(place.size) > 0 else None


def write_place(folder: Path, place: WindowPlace) -> None:
    """Keep the place in this folder, if it can be written to: nothing is lost where it cannot."""
    # Asked for late: the start only reads.
    from game.datafiles.whole_files import write_whole

    with suppress(OSError):
        write_whole(folder / FILE, json.dumps(asdict(place)).encode())


def _pair(value: Any) -> Size:
    first, second = value
    if not all(type(one) is int and abs(one) <= _FARTHEST for one in (first, second)):
        raise ValueError(f"{value!r} is no pair of pixels")
    return first, second
