"""Plots as SVG, drawn by hand: bars with their intervals, lying or upright, with marks at what is fair, and curves."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

WIDTH: Final = 760
_NAMES: Final = 210  # width of the names of lying bars
_FIGURES: Final = 80  # and of the figures at their right
_ROW: Final = 24
_HEIGHT: Final = 220  # of upright bars
_EDGE: Final = 30
_INK, _BRASS, _MARK = "#3a2d1e", "#c9a25a", "#a23b28"
_CURVES: Final = ("#a23b28", "#2f5d8a", "#b98a1e", "#3f7a44", "#6d5a85")
_FONT: Final = "font-family='Georgia, serif' font-size='13'"


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar: its name, its length, the figure beside it, and the interval of its end if it has one."""

    name: str
    value: float
    figure: str
    low: float | None = None
    high: float | None = None


def horizontal_bars(title: str, bars: Sequence[Bar], marks: Sequence[float] = ()) -> str:
    """Bars from left to right, one below the other, with their names at the left."""
    top = _top(bars, marks)
    scale = (WIDTH - _NAMES - _FIGURES) / top
    height = _ROW * len(bars) + 8
    parts = []
    for row, bar in enumerate(bars):
        y = _ROW * row + 4
        parts.append(_text(_NAMES - 8, y + 16, bar.name, "end"))
        parts.append(_box(_NAMES, y + 4, bar.value * scale, _ROW - 8))
        if bar.low is not None and bar.high is not None:
            low, high = _NAMES + bar.low * scale, _NAMES + bar.high * scale
            parts.append(_line(low, y + _ROW / 2, high, y + _ROW / 2, _INK))
            parts += (_line(x, y + 8, x, y + _ROW - 8, _INK) for x in (low, high))
        parts.append(_text(WIDTH - 4, y + 16, bar.figure, "end"))
    parts += (_line(_NAMES + mark * scale, 0, _NAMES + mark * scale, height, _MARK, True) for mark in marks)
    return _picture(title, height, parts)


def vertical_bars(title: str, bars: Sequence[Bar], marks: Sequence[float] = ()) -> str:
    """Bars side by side, with the names below them; `marks` are places along the row, 0 at the first bar's left."""
    top = _top(bars, ())
    step = (WIDTH - 2 * _EDGE) / max(1, len(bars))
    floor = _HEIGHT - _EDGE
    parts = []
    every = max(1, round(34 / step))
    for column, bar in enumerate(bars):
        tall = bar.value / top * (floor - 20)
        x = _EDGE + column * step
        parts.append(_box(x + 1, floor - tall, step - 2, tall, bar.figure))
        if column % every == 0:
            parts.append(_text(x + step / 2, floor + 18, bar.name, "middle"))
    parts.append(_line(_EDGE, floor, WIDTH - _EDGE, floor, _INK))
    places = (_EDGE + mark * step for mark in marks)
    parts += (_line(x, 0, x, floor, _MARK, True) for x in places if x <= WIDTH - _EDGE)
    return _picture(title, _HEIGHT, parts)


def curves(title: str, places: Sequence[float], lines: Mapping[str, Sequence[float]]) -> str:
    """Curves of parts from 0 to 1 over the same places, each with its name at its end."""
    last, floor, right = max((*places, 1e-9)), _HEIGHT - _EDGE, WIDTH - _NAMES
    parts = []
    for part in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = floor - part * (floor - 20)
        parts.append(_line(_EDGE + 10, y, right, y, _BRASS))
        parts.append(_text(_EDGE + 6, y + 5, f"{part:.0%}", "end"))
    for played in range(0, int(last) + 1, max(1, round(last / 12))):
        parts.append(
            _text(_EDGE + 10 + played / last * (right - _EDGE - 10), floor + 18, str(played), "middle")
        )
    ends: list[float] = []
    for number, (name, values) in enumerate(lines.items()):
        colour = _CURVES[number % len(_CURVES)]
        spots = [
            (_EDGE + 10 + place / last * (right - _EDGE - 10), floor - value * (floor - 20))
            for place, value in zip(places, values, strict=True)
        ]
        drawn = " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)
        parts.append(f"<polyline points='{drawn}' fill='none' stroke='{colour}' stroke-width='2'/>")
        y = spots[-1][1]
        while any(abs(y - other) < 15 for other in ends):
            y -= 15
        ends.append(y)
        parts.append(f"<circle cx='{right + 10}' cy='{y:.1f}' r='5' fill='{colour}'/>")
        parts.append(_text(right + 20, y + 5, name, "start"))
    return _picture(title, _HEIGHT, parts)


def _top(bars: Sequence[Bar], marks: Sequence[float]) -> float:
    """What the longest thing measures; never nothing."""
    found = [bar.value if bar.high is None else max(bar.value, bar.high) for bar in bars]
    return max((*found, *marks, 1e-9)) * 1.02


def _picture(title: str, height: float, parts: Sequence[str]) -> str:
    head = f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {height:g}' role='img' {_FONT}>"
    return "\n".join([head, f"<title>{escape(title)}</title>", *parts, "</svg>"]) + "\n"


def _box(x: float, y: float, width: float, height: float, said: str = "") -> str:
    box = f"<rect x='{x:.1f}' y='{y:.1f}' width='{max(0.0, width):.1f}' height='{height:.1f}' fill='{_BRASS}'"
    return f"{box}><title>{escape(said)}</title></rect>" if said else f"{box}/>"


def _line(x: float, y: float, to_x: float, to_y: float, colour: str, dashed: bool = False) -> str:
    dashes = " stroke-dasharray='5 4'" if dashed else ""
    ends = f"x1='{x:.1f}' y1='{y:.1f}' x2='{to_x:.1f}' y2='{to_y:.1f}'"
    return f"<line {ends} stroke='{colour}' stroke-width='1.5'{dashes}/>"


def _text(x: float, y: float, said: str, anchor: str) -> str:
    return f"<text x='{x:.1f}' y='{y:.1f}' text-anchor='{anchor}' fill='{_INK}'>{escape(said)}</text>"
