"""How large the table may be drawn in a window."""

from typing import Final

from game.ui.scale import Scale

_MOST: Final = 2.0
_LEAST: Final = (950, 535)  # design units within which the table finds room, one tab of it open at a time


def largest_zoom(window: Scale) -> float:
    """The largest zoom with which the table fits into a window of that size, in steps of a twentieth."""
    stage = window.stage()
    plain = window.factor / window.zoom  # pixels of a design unit at zoom 1
    most = min(stage.width / plain / _LEAST[0], stage.height / plain / _LEAST[1])
    return max(1.0, min(_MOST, int(most * 20) / 20))
