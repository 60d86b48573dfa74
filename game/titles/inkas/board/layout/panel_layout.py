"""The places in a player's panel: large for the one to play, smaller for the others."""

from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.ui.scale import Scale, columns

_MARGIN: Final = 18
_HEADS: Final = (52, 41)  # of a large and of a small panel
_TALL: Final = 300  # from which height on a panel is large
_COUNTS: Final = 3
_WALLAS: Final = 5
_COUNT: Final = 84  # width of a count
_ROW: Final = 40
_FIGURES: Final = 148  # height of the cells with figures in a large panel
_SIGNS: Final = 46  # of those with signs in a small one
_MAP, _LEAST_MAP = 38, 30  # height of the sockets of the map, at most and at least


@dataclass(frozen=True, slots=True)
class PanelLayout:
    """The cells of a panel, in pixels: `llamas`, `flags` left, the `staff` of its bearer, `wallas`, a line of words
    (of no height where there is no room for it); where cards are held also how many `cards` there are, and the sockets
    of the `map` (of no height where there is no room)."""

    seat: int
    scale: Scale
    rect: Rect
    large: bool
    head: Rect
    llamas: Rect
    flags: Rect
    staff: Rect
    cards: Rect
    map: Rect
    wallas: tuple[Rect, ...]
    line: Rect
    rules: tuple[int, ...]

    @property
    def medal(self) -> tuple[tuple[int, int], int]:
        """The middle and the radius of the seat's medal."""
        radius = self.scale.px(25 if self.large else 20)
        return (self.rect.x + self.scale.px(30), self.head.centery), radius


def panel_layout(
    rect: Rect, scale: Scale, seat: int, wallas: int = _WALLAS, *, held: bool = False, own: bool = False
) -> PanelLayout:
    """The places in the panel of a seat with so many wallas, whose height says how much of it there is. `held`: cards
    are held; `own`: it is that of who looks at the table.
    """
    px = scale.px
    high = rect.height / scale.factor
    large = high >= _TALL
    head = Rect(rect.x + px(6), rect.y + px(6), rect.width - 2 * px(6), px(_HEADS[0 if large else 1]))
    free = high - 12 - head.height / scale.factor
    counts = head.bottom + px(free * (0.08 if large else 0.06))
    llamas, flags, staff = (
        Rect(rect.x + px(_MARGIN) + px(number * _COUNT), counts, px(_COUNT), px(_ROW))
        for number in range(_COUNTS)
    )
    inner = Rect(rect.x + px(14), 0, rect.width - 2 * px(14), 0)
    first = counts + px(_ROW) + px(4 if large else 2)
    tall = px(_FIGURES if large else _SIGNS)
    room = rect.bottom - px(12) - first
    line_high = px(34 if large else 30)
    if tall + line_high > room:  # asides go first
        line_high = 0
    with_map = held and (large or own)
    map_high = min(px(_MAP), room - tall - line_high) if with_map else 0
    if map_high < px(_LEAST_MAP):
        map_high = 0
    low = rect.bottom - px(12) - line_high
    if with_map and not map_high and line_high:  # beside the line
        sockets = Rect(rect.x + rect.width // 2, low, rect.width // 2 - px(_MARGIN), line_high)
    else:
        sockets = Rect(rect.x + px(_MARGIN), low - map_high, rect.width - 2 * px(_MARGIN), map_high)
        room -= map_high
    inner.y, inner.height = first + max(0, (room - line_high - tall) // (3 if large else 2)), tall
    cells = tuple(columns(inner, [1] * max(_WALLAS, wallas)))
    line = Rect(
        rect.x + px(_MARGIN), rect.bottom - px(12) - line_high, rect.width - 2 * px(_MARGIN), line_high
    )
    if sockets.height and not map_high:
        line.width = sockets.x - line.x
    rules = (first, line.y - px(2)) if large else (first,)
    return PanelLayout(
        seat, scale, rect, large, head, llamas, flags, staff, staff, sockets, cells, line, rules
    )
