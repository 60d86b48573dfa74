"""The drawings on sheets that hold little: a Prince who looks over his city, a khipu, a loom."""

from engraving import andean_still_life as still_life
from engraving.andean import llama, sun
from engraving.canopy import palm
from engraving.clouds import cumulus
from engraving.drawing import Drawing
from engraving.geometry import curve
from engraving.markup import put, way
from engraving.picture import Picture
from engraving.rocks import boulder, peak
from engraving.sprites import printed

from machu_picchu.figures import prince
from machu_picchu.kit import sprite
from machu_picchu.masonry import House
from machu_picchu.peaks import spire

_WOOL = (
    ("#8a2f3a", "#3a0f18"),
    ("#c98416", "#7d4c0c"),
    ("#5f7642", "#2c3a1c"),
    ("#3d3f63", "#1a1a34"),
    ("#c8662a", "#6a2c10"),
)


def _survey() -> str:
    drawing = Drawing(77)
    cumulus(drawing, -150, -92, 90, "#fff6e2", "#dbbf9c")
    cumulus(drawing, 152, -104, 80, "#fff6e2", "#dbbf9c")
    for x, h, w in ((-150, 92, 62), (-78, 64, 52), (86, 66, 54), (160, 88, 60)):
        peak(drawing, x, 26, h, (w, w), 0.5)
    for x, h, w in ((-118, 48, 50), (6, 112, 62), (124, 46, 52)):
        spire(drawing, x, 30, h, w, ("#a3ab66", "#76834c"))
    ridge = curve(way("-206,40 -130,22 -40,16 50,18 140,24 206,42"), 8)
    drawing.body([*ridge, (190, 96), (60, 118), (-70, 118), (-190, 96)], "#a0af58", 0.3, 1.4)
    for x, y, s in ((-150, 44, 0.9), (-96, 36, 1.0), (110, 38, 1.0), (162, 48, 0.9)):
        House(x, y, 44 * s, 15 * s, 18 * s, 11 * s, (0.0,)).draw(drawing)
    palm(drawing, -192, 100, 84, 12, 1.3)
    llama(drawing, 84, 94, 1.3, "#f6e8cc")
    for x, y, w in ((-118, 98, 15), (150, 92, 13)):
        boulder(drawing, x, y, w)
    scene = put(sun(22, False, 28), 6, -98) + printed(drawing)
    scene += put(prince("red"), -30, 92, 1.08, through="halo_fine")
    return still_life.in_oval(scene, "#f6dfb0")


def pictures() -> list[Picture]:
    """`illustration.survey` and its like, as large as the shell's pictures of these names."""
    return still_life.illustrations(sprite, _survey, _WOOL)
