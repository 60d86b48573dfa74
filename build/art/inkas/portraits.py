"""Those who lead ayllus against the player: a portrait of each, in a medallion."""

from collections.abc import Callable

from engraving.andean_dress import (
    HIGH,
    braids,
    diadem,
    disc,
    ear_discs,
    feather,
    fringe,
    hair_behind,
    headband,
    mantle,
    paint,
    parting,
    tunic,
)
from engraving.drawing import Drawing
from engraving.explorers import portrait
from engraving.geometry import ellipse
from engraving.picture import Picture
from engraving.portrait_kit import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    BROWN,
    OLIVE,
    SILVER,
    TAWNY,
    WHITE,
    Face,
    form,
    head,
    neck,
    smooth,
)


def _asiri() -> Drawing:
    """A curious young face, two feathers in the band; braids and a teal mantle."""
    d = Drawing(71)
    rows = ((-46, 12), (-42, 22), (-30, 29), (-8, 31.5), (10, 30), (26, 23), (37, 13), (42, 5))
    face = Face(rows, OLIVE, 5, -7, 15, 14, 7, 25, 11, 1.1, 3.8, 2.8, 2, "#33200f", lashes=True, ears=False)
    hair_behind(d, 40, 41)
    mantle(d, ("#2a8080", "#0f4044"), "#ffe08a")
    neck(d, face, 14)
    head(d, face)
    parting(d)
    braids(d, tie="#d8a03c")
    for turn in (18, 40):
        feather(d, (26, -34), 38, turn, ("#3a9a90", "#124a48"), "#f6c24a")
    headband(d, ("#c8662a", "#6a2c10"), -29)
    return d


def _maqana() -> Drawing:
    """A hard face with stripes of paint under a helmet of gold with a crest."""
    d = Drawing(72)
    rows = ((-47, 13), (-42, 24), (-28, 32), (-6, 34), (14, 34), (31, 28), (42, 17), (46, 7))
    face = Face(rows, TAWNY, -4, -6, 15.5, 17, 8.5, 28, 12, 0.9, -0.6, 5.2, -2.5, "#22120a", ears=False)
    hair_behind(d, 22, 42)
    tunic(d, ("#a3202a", "#4c0c12"), ("#f6c24a", "#2a2220"))
    neck(d, face, 20)
    head(d, face)
    paint(d, face, "#8e1a1e")
    for turn in (-34, -17, 0, 17, 34):
        feather(d, (turn * 0.4, -50), 28, turn, ("#d8343c", "#7d1420"), "#f6c24a")
    helmet = [
        (-41, -16),
        (-41, -38),
        (-24, -58),
        (0, -63),
        (24, -58),
        (41, -38),
        (41, -16),
        (22, -24),
        (0, -26),
        (-22, -24),
    ]
    smooth(d, helmet, BRASS, BRASS_DARK, 10, BRASS_LIGHT)
    headband(d, ("#a3202a", "#4c0c12"), -25, 9)
    disc(d, 0, -42, 9)
    return d


def _waranqa() -> Drawing:
    """An old square face with white hair and a condor's feather; a grey tunic."""
    d = Drawing(73)
    rows = ((-48, 13), (-43, 25), (-29, 32), (-7, 34), (13, 34), (30, 29), (42, 18), (46, 7))
    face = Face(rows, BROWN, 3, -6, 15, 17, 8.5, 28, 11.5, 0.85, 1.0, 4.2, -0.5, "#3a2414", age=2)
    hair_behind(d, 32, 43, (WHITE, SILVER))
    tunic(d, ("#6f7a86", "#343c46"), ("#f3ead6", "#2f5a8a", "#2a2220"))
    neck(d, face, 19)
    head(d, face)
    fringe(d, (WHITE, SILVER), -26)
    feather(d, (0, -36), 34, 6, ("#3a3634", "#141010"), "#fbf5e6")
    ear_discs(d, face, 9)
    headband(d, ("#2f5a8a", "#132c48"), -28)
    return d


def _atuq() -> Drawing:
    """A lean face with red paint below a crown of the forest's feathers."""
    d = Drawing(74)
    rows = ((-46, 12), (-42, 21), (-30, 28), (-8, 30.5), (10, 29), (27, 21), (40, 11), (45, 4))
    face = Face(rows, TAWNY, 6, -7, 14, 16, 7, 27, 11, 0.95, 1.8, 3.8, -0.5, "#4a3414")
    hair_behind(d, 46, 42)
    tunic(d, ("#c8922e", "#6a4410"), ("#2c5a34", "#8e1a1e"))
    neck(d, face, 15)
    head(d, face)
    paint(d, face, "#b3202e", 3)
    parting(d)
    colours = (("#2f6fb0", "#123050"), ("#3a8a3c", "#14401c"), ("#e0a82e", "#7a5010"), ("#c8303a", "#5a1018"))
    for step in range(-4, 5):
        feather(
            d, (step * 8.4, -34 - (16 - step * step) * 0.3), 37 - abs(step) * 2, step * 14, colours[step % 4]
        )
    headband(d, ("#8a5632", "#54301a"), -29, 10)
    for x in (-24, -12, 0, 12, 24):
        form(d, ellipse(x, -26 + abs(x) * -0.09, 4, 4, 12), "#f3ead6", "#a99c88", 2, "", 1.2)
    return d


def _killa() -> Drawing:
    """A still face under a plate of silver; silver in the ears and on a mantle like the night."""
    d = Drawing(75)
    rows = ((-49, 11), (-44, 21), (-32, 29), (-10, 31), (9, 29.5), (26, 22), (39, 12), (45, 5))
    face = Face(rows, OLIVE, -3, -8, 14.5, 14, 6.6, 26, 10.5, 1.1, 1.6, 2.4, 2, "#33200f", lashes=True)
    hair_behind(d, 56, 43)
    mantle(d, ("#3d3f63", "#1a1a34"), "#cfd6e4", silver=True)
    neck(d, face, 14)
    head(d, face)
    parting(d)
    ear_discs(d, face, 8, silver=True)
    diadem(d, silver=True)
    return d


_LEADERS: dict[str, tuple[Callable[[], Drawing], tuple[str, str]]] = {
    "asiri": (_asiri, ("#d2efe6", "#3f9a92")),
    "maqana": (_maqana, ("#f6c9a0", "#b0482c")),
    "waranqa": (_waranqa, ("#dfe6ec", "#74869a")),
    "atuq": (_atuq, ("#d6e2ac", "#5d7f3a")),
    "killa": (_killa, ("#cfd0ea", "#5a5c90")),
}


def pictures() -> list[Picture]:
    """`portrait.asiri` and its like."""
    return [portrait(name, *row, HIGH) for name, row in _LEADERS.items()]
