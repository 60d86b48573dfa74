"""What lies still on a table is drawn again where it changed, and nothing else is touched."""

import pygame
from pygame import Rect, Surface

from game.kit.board.layer_cache import Layer, LayerCache

PANEL, TRAY = Rect(100, 0, 80, 60), Rect(100, 70, 80, 40)
SHUT = Rect(2000, 0, 80, 200)  # a panel in a tab that is shut lies off the sheet


def filled(colour: str, *areas: Rect) -> Layer:
    def paint(surface: Surface) -> None:
        surface.fill(colour, areas[0])

    return Layer(tuple((area, colour) for area in areas), paint)


def test_what_lies_off_the_sheet_wipes_nothing_out_on_it() -> None:
    cache = LayerCache(Surface((200, 200)))
    for looks in ("white", "green"):
        sheet = cache.draw([filled(looks, PANEL, SHUT), filled("red", TRAY)])
        assert sheet.get_at(PANEL.center) == pygame.Color(looks)
        assert sheet.get_at(TRAY.center) == pygame.Color("red")
