"""The signs of this title in lines of the journal."""

from collections.abc import Mapping
from typing import Final

from pygame import Rect, Surface

from game.base.colour import RGB
from game.kit.board.line_signs import LineSign
from game.table.signs import AIR, PICTURE, SIZE, ample
from game.titles.machu_picchu.board.log.log_lines import DrawnCardsSign, GoodSign, MoonTileSign, ScoutSign
from game.titles.machu_picchu.board.pieces.art import draw_high, draw_of
from game.titles.machu_picchu.board.pieces.tokens import draw_good
from game.ui.scale import Scale
from game.ui.text import TextStyle, draw_text, measure
from game.ui.theme import Role

_APART: Final = 6  # between a picture and the figure of the next one, besides the space


class CitySigns:
    def __init__(self, emblems: Mapping[str, str]) -> None:
        """`emblems` by the colour of the seat."""
        self._emblems = emblems

    def width(self, sign: LineSign, scale: Scale) -> int:
        if isinstance(sign, MoonTileSign):
            return scale.px(PICTURE + 2 * AIR)
        if not isinstance(sign, GoodSign | ScoutSign | DrawnCardsSign):
            return 0
        return measure(sign.figure, Role.STRONG, scale, SIZE)[0] + scale.px(PICTURE + AIR + _APART)

    def draw(self, surface: Surface, sign: LineSign, area: Rect, scale: Scale, ink: RGB) -> None:
        if isinstance(sign, MoonTileSign):
            draw_high(surface, scale.look, f"tile.{sign.tile}", area.center, scale.px(PICTURE))
        if not isinstance(sign, GoodSign | ScoutSign | DrawnCardsSign):
            return
        style = TextStyle(Role.STRONG, ink, size=SIZE)
        figure = draw_text(surface, sign.figure, style, scale, ample(area))
        centre = (figure.right + scale.px(AIR + PICTURE / 2), area.centery)
        match sign:
            case GoodSign():
                draw_good(surface, scale.look, sign.good, centre, scale.px(PICTURE - 2))
            case ScoutSign():
                draw_of(surface, scale.look, "flag", self._emblems[sign.player], centre, 0.86 * scale.factor)
            case DrawnCardsSign():
                draw_high(surface, scale.look, "card.back", centre, scale.px(PICTURE))
