"""The drawings on sheets that hold little: a Guide who looks over the lake, a khipu, a loom."""

from engraving import andean_still_life as still_life
from engraving.andean import llama, sun
from engraving.clouds import cumulus
from engraving.drawing import Drawing
from engraving.geometry import curve
from engraving.ink import taper
from engraving.markup import at, put, way
from engraving.picture import Picture
from engraving.rocks import boulder, peak
from engraving.sprites import printed

from inkas.kit import sprite
from inkas.wallas import WALLAS, figure

_WOOL = (
    ("#2a8080", "#0f4044"),
    ("#d8a03c", "#7a5010"),
    ("#a3202a", "#4c0c12"),
    ("#2f5a8a", "#132c48"),
    ("#e9dcbc", "#9c8a62"),
)


def _survey() -> str:
    drawing = Drawing(77)
    cumulus(drawing, -150, -96, 90, "#fff6e2", "#c9bfae")
    cumulus(drawing, 156, -104, 80, "#fff6e2", "#c9bfae")
    for x, high, half in ((-156, 84, 62), (-76, 62, 52), (92, 66, 54), (166, 88, 60)):
        peak(drawing, x, 12, high, (half, half), 0.5)
    water = curve(way("-206,10 206,10"), 8)
    drawing.body([*water, (206, 100), (-206, 100)], "#8fc8c4", 0.3, 1.3)
    for k in range(26):
        x, y = -190 + (k * 71) % 360, 18 + k * 2.6
        drawing.strokes(taper(curve([(x, y), (x + 10, y - 2), (x + 22, y)], 3), 1.0, 0.2, 0.2), 0.6)
    for x, y, s in ((64, 40, 0.9), (132, 30, 0.6)):
        drawing.body(
            curve(at(way("-34,-12 -20,7 20,7 36,-16 16,-3 -16,-2"), x, y, s), 5, True), "#e9c878", 0.4, 1.5
        )
        drawing.body(at(way("-2,-4 0,-50 28,-10"), x, y, s), "#f6ead0", 0.3, 1.4)
    shore = curve(way("-210,66 -120,58 -30,66 60,78 210,74"), 8)
    drawing.body([*shore, (200, 116), (60, 122), (-80, 122), (-200, 112)], "#b9a26a", 0.4, 1.6)
    llama(drawing, 110, 100, 1.3, "#f6e8cc")
    for x, y, w in ((-150, 96, 18), (166, 96, 15), (20, 110, 13)):
        boulder(drawing, x, y, w)
    guide = next(walla for walla in WALLAS if walla.name == "mama_uqllu")
    scene = put(sun(24, False, 28), 4, -92) + printed(drawing)
    scene += put(figure(guide), -58, 104, 1.24, through="halo_fine")
    return still_life.in_oval(scene, "#dfe8d4")


def pictures() -> list[Picture]:
    """`illustration.survey` and its like, as large as the shell's pictures of these names."""
    return still_life.illustrations(sprite, _survey, _WOOL)
