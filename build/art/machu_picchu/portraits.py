"""The people of the city who play against the player: a portrait of each, in a medallion."""

from collections.abc import Callable

from engraving.andean_dress import (
    HIGH,
    braids,
    chequers,
    diadem,
    disc,
    ear_discs,
    feather,
    fringe,
    hair_behind,
    headband,
    headcloth,
    mantle,
    parting,
    sun_face,
    tunic,
)
from engraving.drawing import Drawing
from engraving.explorers import portrait
from engraving.geometry import ellipse
from engraving.picture import Picture
from engraving.portrait_kit import BROWN, OLIVE, SILVER, TAWNY, WHITE, Face, form, head, neck, stroke

_GREY = ("#a8a29a", "#5c5650")


def _wayta() -> Drawing:
    """A round face between two braids, a kantuta flower in the hair; a green mantle."""
    d = Drawing(61)
    rows = ((-46, 12), (-42, 23), (-30, 31), (-8, 34), (10, 33), (26, 26), (37, 15), (42, 6))
    face = Face(
        rows, TAWNY, 3, -6, 15.5, 14, 7.5, 25, 11, 1.1, 3.4, 2.8, 1, "#2a160c", lashes=True, ears=False
    )
    hair_behind(d, 40)
    mantle(d, ("#3f7a4a", "#1c4026"), "#f3dca0")
    neck(d, face, 15)
    head(d, face)
    parting(d)
    braids(d)
    for turn in (-40, -10, 20):
        feather(d, (25, -34), 24, turn + 20, ("#d8343c", "#7d1420"), "#f6c24a")
    return d


def _willka() -> Drawing:
    """An old lean face under a band with a sun of gold; another sun on a white tunic."""
    d = Drawing(62)
    rows = ((-50, 11), (-45, 22), (-32, 29), (-10, 31), (10, 30), (28, 24), (41, 14), (47, 5))
    face = Face(rows, BROWN, -3, -7, 14, 17, 8, 29, 11, 0.8, 0.6, 3.6, 0, "#3a2414", age=2)
    hair_behind(d, 30, 41, (WHITE, SILVER))
    tunic(d, ("#f3ead6", "#a99c88"), ("#c98416", "#8a2f3a", "#fff6cf"))
    neck(d, face, 16)
    head(d, face)
    fringe(d, (WHITE, SILVER), -27)
    ear_discs(d, face, 9)
    headband(d, ("#c98416", "#7d4c0c"), -29)
    sun_face(d, 0, -34, 11)
    sun_face(d, 0, 90, 13)
    return d


def _chaska() -> Drawing:
    """A laughing face under a folded red cloth; gold in the ears, a violet mantle."""
    d = Drawing(63)
    rows = ((-48, 11), (-44, 21), (-32, 29), (-10, 32), (9, 30.5), (26, 23), (38, 13), (44, 5))
    face = Face(rows, OLIVE, 5, -7, 15, 14, 6.8, 25, 13, 1.15, 4.6, 2.6, 2.5, "#33200f", lashes=True)
    hair_behind(d, 52)
    mantle(d, ("#6d3f7a", "#341a40"), "#ffe08a")
    neck(d, face, 14)
    head(d, face)
    parting(d)
    headcloth(d, ("#b3303c", "#5a1018"), "#f6c24a")
    for side in (-1, 1):
        disc(d, side * 36, 20, 6.5)
        disc(d, side * 36, 33, 4.5)
    return d


def _wayra() -> Drawing:
    """A young narrow face, three white feathers in the band, the shell horn of a runner."""
    d = Drawing(64)
    rows = ((-46, 12), (-42, 21), (-30, 28), (-8, 30.5), (10, 29), (27, 22), (39, 12), (44, 5))
    face = Face(rows, TAWNY, -5, -7, 14, 15, 7, 26, 11.5, 1.0, 3.2, 3.4, 1.5, "#2a160c")
    hair_behind(d, 24, 41)
    tunic(d, ("#2f6f9a", "#133850"), ("#f3ead6", "#c8662a"))
    neck(d, face, 15)
    head(d, face)
    fringe(d)
    for turn in (4, 24, 44):
        feather(d, (25, -33), 40, turn, ("#fbf5e6", "#a99c88"), "#8a2f3a")
    headband(d, ("#b3303c", "#5a1018"), -26)
    form(d, ellipse(44, 92, 19, 13), "#f0d9b8", "#a8743c", 7, "#fffaf0")
    for radius in (4, 8, 12):
        stroke(d, ellipse(38, 93, radius, radius * 0.75, 14, 20, 330), 1.2)
    return d


def _rumi() -> Drawing:
    """A broad dark face with great discs in its ears; a tunic chequered black and white."""
    d = Drawing(65)
    rows = ((-47, 14), (-42, 26), (-28, 34), (-6, 37), (14, 37), (31, 31), (43, 19), (47, 8))
    face = Face(rows, BROWN, 4, -6, 16.5, 18, 9.5, 29, 13, 1.0, 1.0, 5.0, -1.5, "#22120a", age=1)
    hair_behind(d, 22, 45)
    chequers(d, ("#f3ead6", "#2a2220"))
    neck(d, face, 22)
    head(d, face)
    fringe(d, brow=-25)
    ear_discs(d, face, 12)
    headband(d, ("#5f7642", "#2c3a1c"), -27, 13)
    return d


def _quri() -> Drawing:
    """A proud face, grey in the hair, under a plate of gold; a red mantle."""
    d = Drawing(66)
    rows = ((-50, 11), (-45, 21), (-33, 29), (-10, 31.5), (9, 30), (27, 23), (40, 13), (46, 5))
    face = Face(rows, TAWNY, -4, -8, 14.5, 15, 7, 27, 11, 1.05, 1.4, 2.4, 2.5, "#33200f", lashes=True, age=1)
    hair_behind(d, 54, 42, _GREY)
    mantle(d, ("#8a2f3a", "#3a0f18"), "#f6c24a")
    neck(d, face, 14)
    head(d, face)
    parting(d, _GREY)
    ear_discs(d, face, 8)
    diadem(d)
    return d


_PEOPLE: dict[str, tuple[Callable[[], Drawing], tuple[str, str]]] = {
    "wayta": (_wayta, ("#e2e9b8", "#7d9354")),
    "willka": (_willka, ("#fff0b8", "#c98416")),
    "chaska": (_chaska, ("#f6cf9a", "#c0643c")),
    "wayra": (_wayra, ("#cfe3ee", "#5d8aac")),
    "rumi": (_rumi, ("#dcd8cc", "#7f7a6c")),
    "quri": (_quri, ("#f3d2c0", "#a85a5c")),
}


def pictures() -> list[Picture]:
    """`portrait.wayta` and its like."""
    return [portrait(name, *row, HIGH) for name, row in _PEOPLE.items()]
