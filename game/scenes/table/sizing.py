"""How large the table may be drawn in a window."""

from typing import Final

from game.ui.scale import Scale

_MOST: Final = 1.5  # with more the valley would be smaller than its tiles can be told apart
_LEAST: Final = (1250, 690)  # design units within which the whole table finds room, the valley small


def largest_zoom(window: Scale) -> float:
    """The largest zoom with which the table fits into a window of that size, in steps of a twentieth."""
    stage = window.stage()
    plain = window.factor / window.zoom  # pixels of a design unit at zoom 1
    most = min(stage.width / plain / _LEAST[0], stage.height / plain / _LEAST[1])
    return max(1.0, min(_MOST, int(most * 20) / 20))
