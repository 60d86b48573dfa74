"""Medals as they are drawn: a ribbon and a disc."""

from typing import Final

from pygame import Rect, Surface

from game.base.colour import RGB
from game.campaign.results import Medal
from game.ui.look import Look
from game.ui.shapes import circle, polygon

_METALS: Final[dict[Medal, tuple[RGB, RGB]]] = {
    Medal.GOLD: ((150, 104, 22), (238, 196, 86)),
    Medal.SILVER: ((98, 102, 108), (214, 218, 224)),
    Medal.BRONZE: ((96, 54, 26), (196, 128, 78)),
}


def draw_chapter_medal(surface: Surface, look: Look, medal: Medal, area: Rect) -> None:
    """Draw a medal into an area, as large as fits; the better it is, the more rings it has."""
    side = min(area.width, area.height)
    at = Rect(area.centerx - side // 2, area.centery - side // 2, side, side)
    dark, light = _METALS[medal]
    for turn in (-1, 1):
        top = at.centerx + turn * side * 0.3
        ribbon = [
            (top - side * 0.13, at.y),
            (top + side * 0.13, at.y),
            (at.centerx + side * 0.1, at.y + side * 0.5),
            (at.centerx - side * 0.1, at.y + side * 0.5),
        ]
        polygon(surface, ribbon, look.palette.no)
    centre = (at.centerx, at.y + round(side * 0.64))
    circle(surface, centre, round(side * 0.36), dark)
    for ring in range(medal.rank + 1):
        outer = round(side * (0.32 - 0.09 * ring))
        circle(surface, centre, outer, light)
        circle(surface, centre, outer - max(1, side // 24), dark)
    circle(surface, centre, round(side * (0.27 - 0.09 * medal.rank)), light)
