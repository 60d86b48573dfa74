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
from game.titles.inkas.rules.fixed_order import NOBODY, bits
from game.titles.inkas.rules.led.foresight import acts_next, named_team, stand_in
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
    return [
        Animation(_FLIGHT, transition.scene(paint, 0.6), hides=_RINGS),
        *landed,
        *_handed_on(transition, aims[0][1]),
    ]


def _handed_on(transition: Transition, start: Point) -> list[Animation]:
    """From the one that is named, which has nothing to do, to the one that acts the sign of that one flies."""
    state, unit, look = transition.after.shown.state, transition.unit, transition.look
    if stand_in(state) == NOBODY:
        return []
    walla = acts_next(state)
    sign, way = f"role.{state.game.roles[walla]}", arc(start, _place(transition, walla), 40 * unit)

    def paint(surface: Surface, t: float) -> None:
        draw_high(surface, look, sign, way(ease_in_out(t)), _SIGN * unit * (1 - 0.35 * progress(t, 0.6, 1.0)))

    return [Animation(_FLIGHT, transition.scene(paint, 0.6), hides=_RINGS)]


def _aims(transition: Transition) -> Iterator[tuple[str, Point]]:
    """The roles of those who are named, and where each is: by its feet on the board, else in its panel."""
    state = transition.after.shown.state
    for walla in bits(named_team(state)):
        yield state.game.roles[walla], _place(transition, walla)


def _place(transition: Transition, walla: int) -> Point:
    """By the feet of a walla on the board, else in its panel."""
    lives_there = lives(transition.after.shown.state.places[walla])
    foot = transition.foot(PIECES[walla], transition.after) if lives_there else None
    return foot[0] if foot else transition.in_panel(PIECES[walla])
