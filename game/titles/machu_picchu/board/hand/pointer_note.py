"""A note beside the pointer: what the thing under it would bring, in small pictures."""

from typing import Final

from pygame import Rect, Surface

from game.titles.machu_picchu.board.gains import Gain, signed
from game.titles.machu_picchu.board.pieces.art import draw_high
from game.titles.machu_picchu.board.pieces.tokens import draw_good
from game.titles.machu_picchu.board.shown import BoardViewState
from game.ui.lettering import wide, write
from game.ui.panels import draw_panel
from game.ui.theme import Role

_HIGH: Final = 40
_SIGN: Final = 30


def draw_pointer_note(surface: Surface, shown: BoardViewState, gain: Gain, spot: tuple[int, int]) -> None:
    """Draw what a seat gains and pays, to the lower right of the pointer."""
    scale, px = shown.scale, shown.scale.px
    parts = [(good, signed(count), count > 0) for good, count in gain.goods]
    if gain.steps:
        parts.append(("steps", f"+{gain.steps}", True))
    if not parts:
        return
    widths = [wide(figure, scale, Role.FIGURE, 20) + px(_SIGN + 12) for _, figure, _ in parts]
    area = Rect(spot[0] + px(26), spot[1] + px(20), sum(widths) + px(16), px(_HIGH))
    area.clamp_ip(surface.get_rect().inflate(-px(8), -px(8)))
    draw_panel(surface, area, scale, "note", active=True)
    x = area.x + px(10)
    for (name, figure, good), width in zip(parts, widths, strict=True):
        place = Rect(x, area.y, width, area.height)
        write(surface, figure, place, scale, Role.FIGURE, 20, "yes" if good else "no")
        centre = (x + width - px(_SIGN / 2 + 6), area.centery)
        if name == "steps":
            draw_high(surface, shown.look, "field.stone", centre, px(28))
        else:
            draw_good(surface, shown.look, name, centre, px(_SIGN))
        x += width
