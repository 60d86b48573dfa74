"""The explorers who play against the player: a portrait of each, in a medallion."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from engraving import portraits_men, portraits_women
from engraving.drawing import Drawing
from engraving.picture import SCALES, Picture, drawn
from engraving.portrait_kit import RADIUS, medallion

_SIDE = 140  # of a portrait, in units of the layout
_LARGE = 3  # the scale of what is shown large

_EXPLORERS: dict[str, tuple[Callable[[], Drawing], tuple[str, str]]] = {
    "ingrid": (portraits_women.ingrid, ("#cfe3e6", "#5d8a9c")),
    "joaquim": (portraits_men.joaquim, ("#f0d9a4", "#b07a3c")),
    "mae": (portraits_women.mae, ("#f6cf9a", "#c0643c")),
    "leila": (portraits_women.leila, ("#bfdcd0", "#4c8a80")),
    "arjun": (portraits_men.arjun, ("#f3dfa0", "#b89436")),
    "tomoe": (portraits_women.tomoe, ("#f0cfc4", "#a85a5c")),
    "kwame": (portraits_men.kwame, ("#d2d8b4", "#6f7f48")),
    "rafael": (portraits_men.rafael, ("#c6d6ec", "#5874a4")),
}


def _portrait(name: str) -> str:
    draw, sky = _EXPLORERS[name]
    return medallion(name, draw(), sky)


def pictures() -> list[Picture]:
    """`portrait.ingrid` and its like, which are also shown large."""
    middle, unit = _SIDE / 2, _SIDE / (2 * RADIUS + 8)
    found = [
        drawn(f"portrait.{name}", (_SIDE, _SIDE), partial(_portrait, name), (middle, middle), unit)
        for name in _EXPLORERS
    ]
    return [replace(picture, scales=(*SCALES, _LARGE)) for picture in found]
