"""Flags that tell who loses a tile and who takes it: one falls with its pole, another is run up and waves."""

import math

from pygame import Rect, Surface

from game.titles.wiraqocha.board.layout.table_layout import Point
from game.titles.wiraqocha.board.motion.transition import Transition
from game.ui import theme
from game.ui.animation import ease_in_out, ease_out
from game.ui.cache import cached
from game.ui.effects import fade, progress, stamp
from game.ui.emblems import draw_rim, emblem_picture
from game.ui.look import Look
from game.ui.motion.timeline import Animation
from game.ui.shapes import blank, disc

FLAG_AT = (22.0, 38.0)  # the foot of the pole on its tile, in units
POLE = 104.0  # its height
_CLOTH = (58.0, 40.0)  # the size of the cloth
_STRIPS = 14  # in which the cloth waves
_LEFT = 0.3  # room at the left of the pole, as a part of its height
_FALL = 0.46  # seconds from the blow until the loser's flag lies on the ground
_GONE = 0.14  # and until it is out of sight
_RAISED, _RAISED_ALONE = 0.76, 0.6  # seconds of the new owner's flag: after a fight, on a free tile
_AFTER = 0.1  # seconds from the blow until its pole is rammed in


@cached
def cloth(look: Look, emblem: str, height: int) -> Surface:
    """The cloth of a seat's flag, flat: its colour, its emblem, and its pattern along the lower edge."""
    width = round(height * _CLOTH[0] / _CLOTH[1])
    sheet = blank((width, height))
    sheet.fill((*look.palette.outline, 255))
    line = max(1, height // 22)
    inner = sheet.get_rect().inflate(-2 * line, -2 * line)
    sheet.fill((*look.seat(emblem).base, 255), inner)
    rim = Rect(inner.x, 0, inner.width, max(2, height // 5))
    rim.bottom = inner.bottom
    draw_rim(sheet, look, emblem, rim)
    side = round(height * 0.56)
    mark = emblem_picture(emblem, side, look.seat(emblem).mark)
    sheet.blit(mark, mark.get_rect(center=(inner.centerx, (inner.y + rim.y) // 2)))
    return sheet


@cached
def _pole(look: Look, height: int, width: int) -> Surface:
    """A brass pole with a knob; the room beside it is that of `flag`."""
    sheet = blank((width, height))
    x, thick = round(height * _LEFT), max(2, round(height * 0.034))
    knob = max(2, round(height * 0.042))
    for colour, grown in ((look.palette.outline, 2 * max(1, thick // 3)), (theme.BRASS_MID, 0)):
        wide = thick + grown
        sheet.fill((*colour, 255), (x - wide // 2, knob, wide, height - knob))
        drawn = disc(knob + grown // 2, colour)
        sheet.blit(drawn, drawn.get_rect(center=(x, knob + grown // 2)))
    return sheet


def flag(look: Look, emblem: str, unit: float, hoisted: float, phase: float) -> Surface:
    """A flag on its pole, which stands at the lower edge of the picture.

    `hoisted` is how high the cloth is, 0 to 1, and how far it has unfurled; `phase` (radians) that of its waves.
    """
    high = max(12, round(POLE * unit))
    drawn = cloth(look, emblem, max(4, round(_CLOTH[1] * unit)))
    sheet = _pole(look, high, round(high * (_LEFT + 0.95))).copy()
    left, knob = round(high * _LEFT) + max(1, round(high * 0.017)), round(high * 0.07)
    wide = 0.45 + 0.55 * hoisted
    top = knob + (1 - hoisted) * (high - drawn.get_height() - knob)
    for number in range(_STRIPS):
        begin, end = (drawn.get_width() * (number + step) // _STRIPS for step in (0, 1))
        out = number / _STRIPS
        sway = math.sin(phase - out * 5.2) * out * 0.13 * drawn.get_height()
        area = (begin, 0, end - begin, drawn.get_height())
        sheet.blit(
            drawn, (left + round(wide * begin), round(top + sway + (1 - hoisted) * out * high * 0.05)), area
        )
    return sheet


def _stand(surface: Surface, drawn: Surface, foot: Point, lean: float, alpha: float) -> None:
    """Draw a flag with the foot of its pole at `foot`, leaning to the right by so many degrees."""
    width, height = drawn.get_size()
    dx, dy = width / 2 - height * _LEFT, -height / 2
    turn = math.radians(lean)
    middle = (
        foot[0] + dx * math.cos(turn) - dy * math.sin(turn),
        foot[1] + dx * math.sin(turn) + dy * math.cos(turn),
    )
    stamp(surface, drawn, middle, angle=-lean, alpha=alpha)


def falls(transition: Transition, tile: str, colour: str, struck: float) -> Animation:
    """The loser's flag waves until the tile is struck after so many seconds, then goes down with its pole."""
    seconds = struck + _FALL + _GONE
    foot, emblem = transition.on(tile, FLAG_AT), transition.emblem(colour)

    def paint(surface: Surface, t: float) -> None:
        passed = t * seconds
        down = progress(passed, struck, struck + _FALL)
        shown = min(1.0, passed / max(0.04, min(0.14, struck))) * (
            1 - progress(passed, seconds - _GONE, seconds)
        )
        drawn = flag(
            transition.look,
            emblem,
            transition.unit,
            1 - 0.55 * ease_in_out(progress(down, 0.1, 0.8)),
            passed * 9,
        )
        _stand(surface, drawn, foot, 84 * down**2.2, shown)

    return Animation(seconds, paint, 0.0)


def rises(transition: Transition, tile: str, colour: str, delay: float, fought: bool) -> Animation:
    """The new owner's pole is rammed in `delay` seconds from now, the flag is run up, waves, and is gone.

    After a fight the pole comes a little later than the blow.
    """
    waits = _AFTER if fought else 0.0
    seconds = waits + (_RAISED if fought else _RAISED_ALONE)
    foot, emblem = transition.on(tile, FLAG_AT), transition.emblem(colour)

    def paint(surface: Surface, t: float) -> None:
        t = progress(t * seconds, waits, seconds)
        if t > 0:
            rammed, hoisted = ease_out(progress(t, 0, 0.14)), ease_in_out(progress(t, 0.08, 0.52))
            drawn = flag(transition.look, emblem, transition.unit, hoisted, t * seconds * 9)
            spot = foot[0], foot[1] - 26 * transition.unit * (1 - rammed)
            _stand(surface, drawn, spot, 0.0, fade(t, 0.08, 0.2))

    return Animation(seconds, paint, 0.0, delay=delay)
