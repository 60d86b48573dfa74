"""Where plates that are written over pieces lie: each by its own, none over another."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect

_BESIDE: Final = (
    (0.0, 0.0),
    (0.5, 0.0),
    (-0.5, 0.0),
    (0.0, -1.0),
    (0.5, -1.0),
    (-0.5, -1.0),
    (1.0, 0.0),
    (-1.0, 0.0),
)
"""Moves that are tried, in widths and heights of the plate; the least first."""
_GAP: Final = 2  # pixels between two


def apart(wanted: Sequence[Rect], within: Rect) -> list[Rect]:
    """Plates of these sizes as near to these places as can be, in an area, none over another."""
    laid: list[Rect] = []
    for area in wanted:
        laid.append(next((spot for spot in _spots(area, within) if spot.collidelist(laid) < 0), area))
    return laid


def _spots(area: Rect, within: Rect) -> list[Rect]:
    wide, high = area.width + _GAP, area.height + _GAP
    near = [(across * wide, down * high) for across, down in _BESIDE]
    further = [(0, -step * high) for step in range(2, 8)]
    return [area.move(round(across), round(down)).clamp(within) for across, down in (*near, *further)]
