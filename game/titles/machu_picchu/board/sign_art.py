"""The signs of this title in lines of the journal."""

from pygame import Rect, Surface

from game.scenes.table.line_signs import LineSign
from game.scenes.table.signs import AIR, PICTURE, SIZE, ample
from game.titles.machu_picchu.board.log_lines import GoodSign
from game.titles.machu_picchu.board.tokens import draw_good
from game.ui.colour import RGB
from game.ui.scale import Scale
from game.ui.text import TextStyle, draw_text, measure
from game.ui.theme import Role


class CitySigns:
    """See `game.scenes.table.signs.SignArt`."""

    def width(self, sign: LineSign, scale: Scale) -> int:
        """See `SignArt.width`."""
        if not isinstance(sign, GoodSign):
            return 0
        return measure(sign.figure, Role.STRONG, scale, SIZE)[0] + scale.px(PICTURE + AIR)

    def draw(self, surface: Surface, sign: LineSign, room: Rect, scale: Scale, ink: RGB) -> None:
        """See `SignArt.draw`."""
        if not isinstance(sign, GoodSign):
            return
        style = TextStyle(Role.STRONG, ink, size=SIZE)
        figure = draw_text(surface, sign.figure, style, scale, ample(room))
        centre = (figure.right + scale.px(AIR + PICTURE / 2), room.centery)
        draw_good(surface, scale.look, sign.good, centre, scale.px(PICTURE - 2))
