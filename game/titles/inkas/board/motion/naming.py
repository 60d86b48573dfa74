"""The die has named: the signs of roles fly from the bowl to their wallas, about which rings remain."""

from collections.abc import Iterator
from typing import Final

from pygame import Surface

from game.titles.inkas.board.hidden_parts import HiddenPart, PartKind
from game.titles.inkas.board.motion.transition import Transition
from game.titles.inkas.board.panels.trays import bowl_middle
from game.titles.inkas.board.pieces.art import draw_high
from game.titles.inkas.content.definitions import PIECES
from game.titles.inkas.rules import events as e
from game.titles.inkas.rules.fixed_order import bits
from game.titles.inkas.rules.led.foresight import named_team
from game.titles.inkas.rules.places import lives
from game.ui.animation import ease_in_out
from game.ui.effects import arc, progress
from game.ui.motion.timeline import Animation
from game.ui.pictures import Point

_FLIGHT: Final = 0.6
_SIGN: Final = 76.0  # height of a sign in units of the sheet
_RINGS: Final = frozenset({HiddenPart(PartKind.NAMED)})


def named(transition: Transition, event: e.DieNamed) -> list[Animation]:
    """A sign flies to each walla that may act, on the board or in its panel; none where the die names nobody."""
    start, unit, look = bowl_middle(transition.after.shown), transition.unit, transition.look
    aims = list(_aims(transition))
    if not aims:
        return []
    ways = [(f"role.{role}", arc(start, end, 40 * unit)) for role, end in aims]

    def paint(surface: Surface, t: float) -> None:
        high = _SIGN * unit * (1 - 0.35 * progress(t, 0.6, 1.0))
        for sign, way in ways:
            draw_high(surface, look, sign, way(ease_in_out(t)), high)

    landed = [Animation(0.4, transition.flash(end, 44 * unit), 0.0, delay=0.9 * _FLIGHT) for _, end in aims]
    return [Animation(_FLIGHT, transition.scene(paint, 0.6), hides=_RINGS), *landed]


def _aims(transition: Transition) -> Iterator[tuple[str, Point]]:
    """The roles of those who are named, and where each is: by its feet on the board, else in its panel."""
    state = transition.after.shown.state
    for walla in bits(named_team(state)):
        foot = transition.foot(PIECES[walla], transition.after) if lives(state.places[walla]) else None
        yield state.game.roles[walla], foot[0] if foot else transition.in_panel(PIECES[walla])
