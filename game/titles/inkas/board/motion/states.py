"""What Legendary powers leave behind: its emblem settles on whom it changes, and rises from there when it is over."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from pygame import Surface

from game.titles.inkas.board.hidden_parts import HiddenPart, PartKind
from game.titles.inkas.board.motion.transition import Transition
from game.titles.inkas.board.pieces.art import draw_high
from game.titles.inkas.board.ring.lasting import JOINED, ON_GROUND, lasting_name, sign_of
from game.titles.inkas.content.definitions import PIECES
from game.titles.inkas.content.legends import LastingState
from game.titles.inkas.rules import events as e
from game.ui.animation import ease_out
from game.ui.effects import fade, stamp
from game.ui.motion.timeline import Animation
from game.ui.shapes import blank

_SECONDS, _NEXT = 0.5, 0.14  # of an emblem, and until the next one
_STILL: Final = 0.5  # the moment that stands for all of it
_HIGH: Final = 54.0  # of an emblem, in units of the sheet
_CHEST: Final = 60.0  # above the foot of a walla, in units of its picture
_RISE: Final = 30.0  # in units of the sheet
Pose = Callable[[float], tuple[float, float]]
"""How large an emblem is at a moment, and how far above its place, as a part of the way."""


def began(transition: Transition, event: e.StateBegan) -> list[Animation]:
    """The emblem comes down on whom it changes; until then the ground and the walla look as before."""
    found = _shown(transition, event, lambda t: (1.6 - 0.6 * ease_out(t), 1 - t))
    name = lasting_name(event.state, event.walla)
    before = {lasting_name(one.shape, PIECES[one.user]) for one in transition.before.shown.state.lasting}
    if name in before or event.state == LastingState.PARALYSED:
        return found
    return [replace(one, hides=frozenset({HiddenPart(PartKind.LASTING, name)})) for one in found]


def ended(transition: Transition, event: e.StateEnded) -> list[Animation]:
    """The emblem rises from whom it has changed; until then the ground looks as before."""
    found = _shown(transition, event, lambda t: (1 - 0.3 * t, ease_out(t)))
    if event.state not in ON_GROUND:
        return found
    name = lasting_name(event.state, event.walla)
    return [replace(one, hides=frozenset({HiddenPart(PartKind.ENDED, name)})) for one in found]


def changed_by(event: e.StateBegan | e.StateEnded) -> str:
    """The walla that is changed by what lasts: who is struck or won over, else who has brought it about."""
    return event.ally if event.state in (*JOINED, LastingState.PARALYSED) else event.walla


def _shown(transition: Transition, event: e.StateBegan | e.StateEnded, pose: Pose) -> list[Animation]:
    walla = changed_by(event)
    found = transition.foot(walla, transition.after) or transition.foot(walla, transition.before)
    if found is None:  # it has left the board before all eyes
        return []
    (x, y), unit = found
    sheet = blank((round(2 * _HIGH * transition.unit),) * 2)
    centre = sheet.get_rect().center
    draw_high(sheet, transition.look, sign_of(LastingState(event.state)), centre, _HIGH * transition.unit)

    def paint(surface: Surface, t: float) -> None:
        size, above = pose(t)
        place = x, y - _CHEST * unit - above * _RISE * transition.unit
        stamp(surface, sheet, place, scale=size, alpha=fade(t, 0.3, 0.35))

    panels = {*transition.of_walla(event.walla), *transition.of_walla(walla)}
    return [Animation(_SECONDS, transition.scene(paint, _STILL), _NEXT, fills=tuple(panels))]
