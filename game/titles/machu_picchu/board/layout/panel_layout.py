"""The places in a player's panel: large for the one to play, smaller for the others, slim where five sit there.

The lowest is a strip with the goods alone: what else there is lies folded behind its badge.
"""

from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.titles.machu_picchu.board.layout.city import Point
from game.titles.machu_picchu.rules.fixed_order import GOODS, JOBS, ROWS
from game.ui.scale import Scale

_MARGIN: Final = 18  # of rows from the edges of the panel
_CELL: Final = 40  # height of what is on a row
_CORN: Final = 1.2  # how much wider the cell of the first good is, of which there are the most
_BESIDE: Final = 144  # units on the row of the clergy for cards, Scout and Moon Tiles
_SUPPLY: Final = 48  # and for the supply


@dataclass(frozen=True, slots=True)
class _Rows:
    """How far rows lie below the panel's top, in design units; 0: there is no such row."""

    head: int
    goods: int
    supply: int
    jobs: int
    clergy: int
    rescue: int = 0
    conquest: int = 0


_ROWS: Final = {
    352: _Rows(52, 89, 145, 193, 240, 285, 315),
    316: _Rows(48, 80, 130, 173, 215, 256, 286),
    204: _Rows(41, 76, 0, 124, 171),
    158: _Rows(38, 62, 0, 97, 133),
    140: _Rows(34, 56, 0, 87, 119),
}
_STRIP: Final = 48  # height of a strip, with the goods alone
_GOODS_BESIDE: Final = 50  # where they begin in it, after the badge


@dataclass(frozen=True, slots=True)
class PanelLayout:
    """The cells of a panel, in pixels. In a panel that is not `large` the `supply` is one cell in a row with others.

    Only the goods have a place in a `strip`: all else is where its badge is. `rules` are the heights of the lines
    between rows, `bars` the upright lines that part what stands on one row.
    """

    seat: int
    scale: Scale
    rect: Rect
    large: bool
    slim: bool
    strip: bool
    head: Rect
    goods: tuple[Rect, ...]
    supply: Rect
    jobs: tuple[Rect, ...]
    clergy: tuple[Rect, ...]
    cards: Rect
    scout: Rect
    tiles: Rect
    rescue: Rect
    conquest: Rect
    rules: tuple[int, ...]
    bars: tuple[Point, ...]

    @property
    def badge(self) -> tuple[tuple[int, int], int]:
        """The middle and the radius of the seat's badge."""
        radius = self.scale.px(25 if self.large else 17 if self.strip else 20)
        return (self.rect.x + self.scale.px(30), self.head.centery), radius


def panel_layout(rect: Rect, scale: Scale, seat: int) -> PanelLayout:
    """The places in the panel of a seat, whose height says how much of it there is."""
    high = round(rect.height / scale.factor)
    if high <= _STRIP + 1:
        return _strip(rect, scale, seat)
    found = _ROWS[min(_ROWS, key=lambda known: abs(known - high))]
    large, slim = bool(found.supply), high < 180
    px = scale.px
    wide = rect.width / scale.factor

    def cell(x: float, y: float, width: float) -> Rect:
        return Rect(rect.x + px(x), rect.y + px(y - _CELL / 2), px(width), px(_CELL))

    def row(y: float, start: float, count: int) -> tuple[Rect, ...]:
        step = (wide - _MARGIN - 10 - start) / count
        return tuple(cell(start + number * step, y, step) for number in range(count))

    supply_in_row = not large and not slim
    first = _MARGIN + ((wide - 28) / 6 + 4 if supply_in_row else 0)
    step = min(58.0 if large else 54.0, (wide - 2 * _MARGIN - _BESIDE - (_SUPPLY if slim else 0)) / len(ROWS))
    left = _MARGIN + (_SUPPLY if slim else 0)
    after = left + len(ROWS) * step
    lines = [found.goods + (29 if large else 24)] if not slim else []
    lines += [found.clergy - 23] if not slim else []
    lines += [found.clergy + 23] if large else []
    bars = [cell(after - 2, found.clergy, 1).midleft]
    if not large:
        x, y = (first - 8, found.jobs) if supply_in_row else (left - 6, found.clergy)
        bars.append(cell(x, y, 1).midleft)
    if large:
        supply = cell(_MARGIN, found.supply, wide - 2 * _MARGIN)
    else:
        supply = cell(_MARGIN, found.jobs if supply_in_row else found.clergy, 46)
    return PanelLayout(
        seat=seat,
        scale=scale,
        rect=rect,
        large=large,
        slim=slim,
        strip=False,
        head=Rect(rect.x + px(6), rect.y + px(6), rect.width - 2 * px(6), px(found.head)),
        goods=_goods(Rect(rect.x, rect.y + px(found.goods), rect.width, 0), scale, _MARGIN),
        supply=supply,
        jobs=row(found.jobs, first, len(JOBS)),
        clergy=tuple(cell(left + number * step, found.clergy, step) for number in range(len(ROWS))),
        cards=cell(after + 4, found.clergy, 56),
        scout=cell(after + 60, found.clergy, 52),
        tiles=cell(after + 114, found.clergy, wide - after - 124),
        rescue=cell(_MARGIN, found.rescue, wide - 2 * _MARGIN) if large else Rect(0, 0, 0, 0),
        conquest=cell(_MARGIN, found.conquest, wide - 2 * _MARGIN) if large else Rect(0, 0, 0, 0),
        rules=tuple(rect.y + px(y) for y in lines),
        bars=tuple(bars),
    )


def _goods(row: Rect, scale: Scale, start: float) -> tuple[Rect, ...]:
    """The cells of the goods in the middle of a row, from so many units of it on."""
    px = scale.px
    step = (row.width / scale.factor - start - _MARGIN - 10) / (len(GOODS) - 1 + _CORN)
    starts = (0.0, *(_CORN + number for number in range(len(GOODS) - 1)))
    top = row.centery - px(_CELL / 2)
    return tuple(
        Rect(row.x + px(start + at * step), top, px(step * (1 if at else _CORN)), px(_CELL)) for at in starts
    )


def _strip(rect: Rect, scale: Scale, seat: int) -> PanelLayout:
    """The places in a strip."""
    badge = Rect(rect.x, rect.y, scale.px(_GOODS_BESIDE), rect.height)
    return PanelLayout(
        seat=seat,
        scale=scale,
        rect=rect,
        large=False,
        slim=True,
        strip=True,
        head=badge,
        goods=_goods(rect, scale, _GOODS_BESIDE),
        supply=badge,
        jobs=(badge,) * len(JOBS),
        clergy=(badge,) * len(ROWS),
        cards=badge,
        scout=badge,
        tiles=badge,
        rescue=badge,
        conquest=badge,
        rules=(),
        bars=(),
    )
