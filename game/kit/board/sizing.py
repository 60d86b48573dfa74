"""How large the table may be drawn in a window."""

from typing import Final

from game.ui.scale import Scale

_MOST: Final = 2.0
LEAST_ROOM: Final = (950, 535)  # design units within which a table finds room, one tab of it open at a time


def largest_zoom(window: Scale, least: tuple[int, int] = LEAST_ROOM) -> float:
    """The largest zoom with which a table that needs so many design units at `least` fits into a window of that size,
    in steps of a twentieth.
    """
    stage = window.stage()
    plain = window.factor / window.zoom  # pixels of a design unit at zoom 1
    most = min(stage.width / plain / least[0], stage.height / plain / least[1])
    return max(1.0, min(_MOST, int(most * 20) / 20))
