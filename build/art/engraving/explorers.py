"""The explorers who play against the player: a portrait of each, in a medallion."""

from collections.abc import Callable
from dataclasses import replace

from engraving import portraits_men, portraits_women
from engraving.drawing import Drawing
from engraving.picture import SCALES, Picture, drawn
from engraving.portrait_kit import LOW, RADIUS, medallion

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


def portrait(name: str, draw: Callable[[], Drawing], sky: tuple[str, str], low: float = LOW) -> Picture:
    """The picture of somebody, `portrait.NAME`, before a sky in these colours, light and dark."""
    middle, unit = _SIDE / 2, _SIDE / (2 * RADIUS + 8)

    def markup() -> str:
        return medallion(name, draw(), sky, low)

    made = drawn(f"portrait.{name}", (_SIDE, _SIDE), markup, (middle, middle), unit)
    return replace(made, scales=(2,))


def pictures() -> list[Picture]:
    """`portrait.ingrid` and its like, which are also shown large."""
    found = [portrait(name, *row) for name, row in _EXPLORERS.items()]
    return [replace(picture, scales=(*SCALES, _LARGE)) for picture in found]
