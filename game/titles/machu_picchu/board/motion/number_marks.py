"""Rings round numbers that changed though nothing flew to them: what a player paid, and the own points."""

from typing import Final

from pygame import Surface

from game.base.colour import RGB
from game.titles.machu_picchu.board.motion.transition import Transition
from game.titles.machu_picchu.board.panels.tray import total_area
from game.titles.machu_picchu.rules.events import Event
from game.titles.machu_picchu.rules.scores import points
from game.ui.animation import ease_out
from game.ui.effects import ring, stamp
from game.ui.motion.flights import GOLD
from game.ui.motion.timeline import Animation, Paint
from game.ui.pictures import Point

_SECONDS: Final = 0.6
_RADIUS: Final = 30
_WIDTH: Final = 0.2
_NUMBER_AT: Final = 27  # to the right of the picture of a good
_WOOL: Final[RGB] = (138, 47, 58)


def paid(transition: Transition, event: Event) -> list[Animation]:
    """A ring closes round the number of each good of which a player gives something."""
    given = [amount.good for amount in getattr(event, "goods", ()) if amount.gained < 0]
    radius, shift = _RADIUS * transition.scale.factor, transition.scale.px(_NUMBER_AT)
    found = []
    for good in given:
        x, y = transition.good(getattr(event, "player", ""), good)
        found.append(Animation(_SECONDS, _closing((x + shift, y), radius), 0.0))
    return found


def own_points(transition: Transition) -> list[Animation]:
    """A ring round the own points where they are others now: it opens for more, and closes for fewer."""
    before, after = transition.before.shown, transition.after.shown
    if before.viewing != after.viewing or not (before.face_up and after.face_up):
        return []
    more = points(after.state, after.viewing) - points(before.state, after.viewing)
    if not more:
        return []
    radius = _RADIUS * transition.scale.factor
    place = _where_points_stand(transition)
    return [Animation(_SECONDS, _opening(place, radius) if more > 0 else _closing(place, radius), 0.0)]


def _where_points_stand(transition: Transition) -> Point:
    """In the tray, or in the panel where that has no room for them."""
    shown = transition.after.shown
    total = total_area(shown)
    if total.width:
        return total.center
    rescue = transition.after.panels[shown.viewing].rescue
    return rescue.right - transition.scale.px(10), rescue.centery


def _closing(place: Point, radius: float) -> Paint:
    halo = ring(max(4, round(radius)), _WOOL, _WIDTH)
    return lambda surface, t: _stamp(surface, halo, place, 1 - 0.45 * ease_out(t), t)


def _opening(place: Point, radius: float) -> Paint:
    halo = ring(max(4, round(radius)), GOLD, _WIDTH)
    return lambda surface, t: _stamp(surface, halo, place, 0.4 + 0.6 * ease_out(t), t)


def _stamp(surface: Surface, halo: Surface, place: Point, size: float, t: float) -> None:
    stamp(surface, halo, place, scale=size, alpha=1 - t * t)
