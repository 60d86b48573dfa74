"""The Caves: three mouths in a wall of rock."""

from engraving.canopy import bushes
from engraving.drawing import Drawing
from engraving.geometry import Points, curve, ellipse
from engraving.ink import hatch, taper, tapers
from engraving.rocks import boulder


def caverns(drawing: Drawing) -> None:
    """The whole tile."""
    chance = drawing.chance
    back = [(x, -62 + abs(x) * 0.2 + chance.uniform(-6, 6)) for x in range(-74, 80, 18)]
    bushes(drawing, back + [(x, -78 + abs(x) * 0.2) for x in range(-40, 50, 18)], 11)
    wall = curve(
        [(-90, 40), (-86, -14), (-62, -46), (-26, -62), (10, -66), (46, -56), (76, -34), (90, 4), (92, 40)], 5
    )
    drawing.body([*wall, (92, 60), (-90, 60)], "#c4b291", 0.5, 1.7)
    drawing.tint([(34, -60), (46, -56), (76, -34), (90, 4), (92, 60), (56, 60), (60, 0)], "#8d7a5e", 0.7)
    drawing.strokes(hatch([(40, -58), (76, -34), (90, 4), (92, 60), (72, 60), (70, 0)], -58, 3, 1.1, chance))
    strata = [
        [(-70 + i * 30, -34 - i % 2 * 12), (-52 + i * 30, -38 - i % 2 * 12), (-44 + i * 30, -34 - i % 2 * 12)]
        for i in range(5)
    ]
    drawing.strokes(tapers(strata, 1.2))
    for x, y, rx, height in ((-54, 36, 20, 40), (2, 38, 32, 66), (58, 38, 21, 44)):
        _mouth(drawing, x, y, rx, height)
    drawing.tint([(-95, 36), (95, 36), (95, 110), (-95, 110)], "#cdbd8c")
    drawing.strokes(tapers([[(-80, 38), (-30, 37), (20, 38), (80, 37)]], 1.4))
    for x, y, w in ((-28, 44, 16), (30, 46, 20), (84, 46, 18), (-82, 45, 16)):
        boulder(drawing, x, y, w, "#b5a688")
    bushes(drawing, [(x, 80 + chance.uniform(-4, 6) - abs(x) * 0.3) for x in range(-60, 66, 17)], 10)


def _mouth(drawing: Drawing, x: float, y: float, rx: float, height: float) -> None:
    arch: Points = [(x - rx, y), *ellipse(x, y - height + rx, rx, rx, 16, 180, 360), (x + rx, y)]
    rim = [(x + (a - x) * 1.16, y + (b - y) * 1.1) for a, b in arch]
    drawing.body(rim, "#ddcda6", 0.4, 1.5)
    stones = [
        [(x + (a - x) * 1.02, y + (b - y) * 1.01), (x + (a - x) * 1.15, y + (b - y) * 1.09)]
        for a, b in arch[::2]
    ]
    drawing.strokes(tapers(stones, 1.4, 0.9, 0.9))
    drawing.solid(arch, "#33241a")
    lit = [(x - rx * 0.7, y), (x - rx * 0.1, y - 7), (x + rx * 0.62, y)]
    drawing.over(f'<path d="{taper(lit, 2.6, 0.2, 0.2)}" fill="#c79a5c" opacity=".8" filter="url(#wob)"/>')
