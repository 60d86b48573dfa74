"""One scale factor and one look for the whole window, and the splitting of rectangles into rows and columns.

Layouts are thought out in design units (a screen of 1920 x 1080 of them) and turned into pixels by a `Scale`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from pygame import Rect

from game.ui.look import USUAL_LOOK, Look

DESIGN_WIDTH = 1920
DESIGN_HEIGHT = 1080
MIN_WINDOW = (1280, 720)


@dataclass(frozen=True, slots=True)
class FixedLength:
    """A row or column of a fixed length in pixels, among others that share what is left."""

    pixels: int


Share = int | float | FixedLength


@dataclass(frozen=True, slots=True)
class Scale:
    """How design units become pixels in a window of `width` x `height` pixels.

    `zoom` is the player's own setting: 1 is the normal size, larger values make everything larger.
    """

    width: int
    height: int
    zoom: float = 1.0
    look: Look = USUAL_LOOK
    """How everything is drawn."""

    wanted: float = field(default=0.0, repr=False, compare=False)
    """The zoom that the player wants, where that is more than there is room for."""

    factor: float = field(init=False, repr=False, compare=False)
    """Pixels per design unit: the largest with which the design screen fits into the window."""

    def __post_init__(self) -> None:
        """Work out the factor once: it is asked for with every length."""
        fitting = min(self.width / DESIGN_WIDTH, self.height / DESIGN_HEIGHT)
        object.__setattr__(self, "factor", fitting * self.zoom)

    @property
    def size(self) -> tuple[int, int]:
        """The window's size in pixels."""
        return (self.width, self.height)

    @property
    def window(self) -> Rect:
        """The whole window."""
        return Rect(0, 0, self.width, self.height)

    def at_most(self, zoom: float) -> "Scale":
        """The same window with no more than this zoom, for what would not fit with more.

        Nor does anything become smaller than in the smallest window at its normal size: words could not be read.
        """
        least = MIN_WINDOW[0] / DESIGN_WIDTH * self.zoom / self.factor
        return replace(self, zoom=min(zoom, max(least, self.zoom)), wanted=max(self.wanted, self.zoom))

    def px(self, units: float) -> int:
        """A length in pixels; a length that is not zero never vanishes."""
        pixels = round(units * self.factor)
        if pixels == 0 and units:
            return 1 if units > 0 else -1
        return pixels

    def fixed(self, units: float) -> FixedLength:
        """A row or column that is `units` design units long, for `rows` and `columns`."""
        return FixedLength(self.px(units))

    def stage(self, widest: float = 2.0) -> Rect:
        """The part of the window to lay out in: all of it, but centred and no wider than `widest` times its
        height.
        """
        width = min(self.width, round(self.height * widest))
        return Rect((self.width - width) // 2, 0, width, self.height)

    def centred(self, width: float, height: float, within: Rect | None = None) -> Rect:
        """A rectangle of that many design units in the middle of `within` (the window), shrunk to fit into
        it.
        """
        space = self.window if within is None else within
        rect = Rect(0, 0, min(self.px(width), space.width), min(self.px(height), space.height))
        rect.center = space.center
        return rect


def _lengths(total: int, shares: Sequence[Share], gap: int) -> list[tuple[int, int]]:
    free = total - gap * (len(shares) - 1) - sum(s.pixels for s in shares if isinstance(s, FixedLength))
    weight = sum(s for s in shares if not isinstance(s, FixedLength))
    free = max(0, free)
    spans: list[tuple[int, int]] = []
    edge = 0
    used = 0.0
    for share in shares:
        if isinstance(share, FixedLength):
            length = share.pixels
        else:
            before = round(free * used / weight) if weight else 0
            used += share
            length = (round(free * used / weight) if weight else 0) - before
        spans.append((edge, length))
        edge += length + gap
    return spans


def columns(rect: Rect, shares: Sequence[Share], gap: int = 0) -> list[Rect]:
    """`rect` cut from left to right: a number is a share of what is left, a `FixedLength` a length in pixels."""
    return [
        Rect(rect.x + at, rect.y, length, rect.height) for at, length in _lengths(rect.width, shares, gap)
    ]


def rows(rect: Rect, shares: Sequence[Share], gap: int = 0) -> list[Rect]:
    """`rect` cut from top to bottom: a number is a share of what is left, a `FixedLength` a length in pixels."""
    return [
        Rect(rect.x, rect.y + at, rect.width, length) for at, length in _lengths(rect.height, shares, gap)
    ]


def inset(rect: Rect, left: int, top: int | None = None) -> Rect:
    """`rect` with `left` pixels off the left and the right, and `top` (or as many) off the top and the
    bottom.
    """
    down = left if top is None else top
    return Rect(rect.x + left, rect.y + down, max(0, rect.width - 2 * left), max(0, rect.height - 2 * down))


def grid(rect: Rect, across: int, down: int, gap: int = 0) -> list[Rect]:
    """`rect` cut into `across` x `down` equal cells, row by row."""
    return [cell for row in rows(rect, [1] * down, gap) for cell in columns(row, [1] * across, gap)]
