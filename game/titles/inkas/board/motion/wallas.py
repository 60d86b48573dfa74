"""Wallas on their way: placed, walking, flying, carried, pulled, falling, rising, banished."""

import math
from collections.abc import Callable
from typing import Final

from pygame import Surface

from game.base.colour import rgb
from game.titles.inkas.board.attack_arrow import draw_arrow
from game.titles.inkas.board.motion.transition import Area, Transition, area, hide
from game.titles.inkas.board.pieces.art import picture, piece_picture
from game.titles.inkas.board.pieces.wallas import draw_walla
from game.titles.inkas.rules import events as e
from game.titles.inkas.rules.fixed_order import PIECE_INDEX
from game.ui.animation import ease_in_out, ease_out
from game.ui.effects import arc, ground_shadow, line, progress, stamp
from game.ui.effects import ring as light_ring
from game.ui.motion.flights import Draw, Way, polyline, walking
from game.ui.motion.timeline import Animation, Paint
from game.ui.pictures import Point, anchor_of, at_unit
from game.ui.shapes import polyline as draw_line

_WALK, _FLY, _SET_DOWN, _PLACE = 0.5, 0.7, 0.16, 0.6
_FALL, _RISE, _BANISH, _RING, _DEVOUR = 0.45, 0.6, 0.8, 0.7, 0.7
_HOP: Final = 10  # of a step, in units of the sheet
_FIRE, _LIFE, _LAKE = (255, 150, 60), (190, 255, 200), (110, 226, 210)
_ROPE: Final = rgb("#6b4a26")


def _drawn(transition: Transition, walla: str, unit: float, *, dead: bool = False) -> Draw:
    look = transition.look
    return lambda surface, foot, _: draw_walla(surface, look, walla, foot, unit, dead=dead)


def _go(
    transition: Transition, walla: str, origin: str, wamani: str, way: Way | None, seconds: float, hops: int
) -> list[Animation]:
    """A walla on its way from one wamani to another, or down from the hand."""
    end, unit = transition.foot_in(walla, wamani)
    start = transition.foot_in(walla, origin)[0]
    draw = _drawn(transition, walla, unit)
    if transition.dropped_at is not None:
        down = arc(transition.dropped_at, end, 4 * transition.unit)
        return [Animation(_SET_DOWN, _along(draw, down), hides=hide(walla))]
    path = way or line(start, end)
    return [
        Animation(seconds, walking(draw, path, hops, _HOP * transition.unit), hides=hide(walla), waits=True)
    ]


def _along(draw: Draw, way: Way) -> Paint:
    return lambda surface, t: draw(surface, way(ease_in_out(t)), 1.0)


def placed(transition: Transition, event: e.WallaPlaced) -> list[Animation]:
    """A walla comes from its panel onto the board."""
    end, unit = transition.foot_in(event.walla, event.wamani)
    start, seconds = transition.dropped_at, _SET_DOWN
    if start is None:
        start, seconds = transition.in_panel(event.walla), _PLACE
    draw = _drawn(transition, event.walla, unit)
    way = arc(start, end, 60 * transition.unit if seconds == _PLACE else 4 * transition.unit)
    return [Animation(seconds, _along(draw, way), hides=hide(event.walla))]


def moved(transition: Transition, event: e.Moved) -> list[Animation]:
    """A walla walks a step."""
    return _go(transition, event.walla, event.origin, event.wamani, None, _WALK, 2)


def flew(transition: Transition, event: e.Flew) -> list[Animation]:
    """A walla flies over walls, with its shadow below, and its load beside it from where they met."""
    walla, unit = event.walla, transition.unit
    end, size = transition.foot_in(walla, event.way[-1])
    start = transition.foot_in(walla, event.origin)[0]
    stops = [start, *(transition.on(name) for name in event.way[:-1]), end]
    way = polyline(stops)
    seconds = _FLY * len(event.way)
    draw = _drawn(transition, walla, size)
    met = 0.0 if event.met in ("", event.origin) else 0.5
    load = _drawn(transition, event.load, size * 0.9) if event.load else None
    origin = transition.foot_in(event.load, event.met)[0] if event.load else start

    def paint(surface: Surface, t: float) -> None:
        go = ease_in_out(t)
        x, y = way(go)
        high = 46 * unit * math.sin(math.pi * go)
        shadow = ground_shadow(round(70 * size), round(28 * size))
        surface.blit(shadow, shadow.get_rect(center=(round(x), round(y))))
        if load is not None:
            load(surface, (x + 30 * size, y - high + 16 * size) if go >= met and t > 0 else origin, 1.0)
        draw(surface, (x, y - high), 1.0)

    hides = hide(walla) | (hide(event.load) if event.load else frozenset())
    if transition.dropped_at is not None and load is None:
        return _go(transition, walla, event.origin, event.way[-1], None, seconds, 0)
    return [Animation(seconds, paint, hides=hides, waits=True)]


def transported(transition: Transition, event: e.Transported) -> list[Animation]:
    """A ring of fire goes out where they were, and in where they are."""
    members = (event.walla, *event.company)
    old = [(name, transition.foot(name, transition.before)) for name in members]
    new = [(name, transition.foot(name, transition.after)) for name in members]
    dead = transition.before.shown.state.look()
    radius = round(70 * transition.unit)
    fire = light_ring(max(4, radius), _FIRE, 0.16)
    out, into = transition.on(event.origin), transition.on(event.wamani)
    lies = {name for name in members if _lies(transition, name, dead.fallen)}

    def paint(surface: Surface, t: float) -> None:
        here, place, part = (old, out, t * 2) if t < 0.5 else (new, into, 2 - t * 2)
        for name, found in here:
            if found is not None and part < 0.92:
                draw_walla(surface, transition.look, name, *found, dead=name in lies)
        stamp(surface, fire, place, scale=max(0.1, ease_out(part)), alpha=1 - 0.4 * part)

    hides = frozenset(part for name in members for part in hide(name))
    return [Animation(2 * _RING, transition.scene(paint, 0.25, 0.75), hides=hides, waits=True)]


def _lies(transition: Transition, name: str, fallen: int) -> bool:
    return bool(fallen >> PIECE_INDEX[name] & 1)


def pulled(transition: Transition, event: e.Pulled) -> list[Animation]:
    """An enemy comes on a rope."""
    end, unit = transition.foot_in(event.enemy, event.wamani)
    start = transition.foot_in(event.enemy, event.origin)[0]
    hand = transition.foot_in(event.walla, event.wamani)[0]
    draw, way = _drawn(transition, event.enemy, unit), line(start, end)

    def paint(surface: Surface, t: float) -> None:
        x, y = way(ease_in_out(t))
        ends = [(hand[0], hand[1] - 40 * unit), (x, y - 40 * unit)]
        draw_line(surface, ends, _ROPE, max(2, 4 * unit))
        draw(surface, (x, y), 1.0)

    return [Animation(_FLY, paint, hides=hide(event.enemy), waits=True)]


def shifted(transition: Transition, event: e.Shifted) -> list[Animation]:
    """A walla is swept to another wamani by a power."""
    return _go(transition, event.walla, event.origin, event.wamani, None, _FLY, 0)


def travelled(transition: Transition, event: e.Travelled) -> list[Animation]:
    """A walla goes anywhere in the light of a god."""
    end, unit = transition.foot_in(event.walla, event.wamani)
    start = transition.foot_in(event.walla, event.origin)[0]
    draw = _drawn(transition, event.walla, unit)
    way = arc(start, end, 140 * transition.unit)
    light = transition.flash(end, 70 * transition.unit)
    return [
        Animation(2 * _FLY, _along(draw, way), hides=hide(event.walla), waits=True),
        Animation(_RING, light, 0.0, delay=2 * _FLY),
    ]


# battles


def announced(transition: Transition, event: e.AttackAnnounced) -> list[Animation]:
    """An arrow from who attacks to who is attacked."""
    transition.reader.take(event)
    shown = transition.before.shown
    return [
        Animation(0.5, lambda surface, t: draw_arrow(surface, shown, event.walla, event.target, ease_out(t)))
    ]


def amaru_attacks(transition: Transition, event: e.AmaruAttacks) -> list[Animation]:
    """Coils close round who is attacked."""
    transition.reader.take(event)
    place, unit = transition.foot_in(event.walla, event.wamani)
    coil = light_ring(max(4, round(60 * unit)), _LAKE, 0.2)

    def paint(surface: Surface, t: float) -> None:
        for number in range(3):
            part = progress(t, number * 0.2, 0.6 + number * 0.2)
            stamp(
                surface,
                coil,
                (place[0], place[1] - 40 * unit),
                scale=1.6 - part,
                alpha=math.sin(math.pi * part),
            )

    return [Animation(0.8, transition.scene(paint, 0.5))]


def withstood(transition: Transition, event: e.Withstood) -> list[Animation]:
    """The weapon rings off."""
    found = transition.foot(event.walla, transition.after) or transition.foot(event.walla, transition.before)
    if found is None:
        return []
    (x, y), unit = found
    return [Animation(0.4, transition.flash((x, y - 50 * unit), 60 * unit))]


def killed(transition: Transition, event: e.Killed) -> list[Animation]:
    """A walla falls where it stood."""
    foot, unit = transition.foot_in(event.walla, event.wamani)
    standing = _sheet(transition, event.walla, unit, dead=False)
    end, size = transition.foot(event.walla, transition.after) or (foot, unit)
    lying = _drawn(transition, event.walla, size, dead=True)

    def paint(surface: Surface, t: float) -> None:
        if t < 0.7:
            lean = 78 * ease_in_out(t / 0.7)
            middle = foot[0] + 40 * unit * lean / 78, foot[1] - 46 * unit * (1 - 0.7 * lean / 78)
            stamp(surface, standing, middle, angle=-lean)
        else:
            lying(surface, end, 1.0)

    fills = transition.of_walla(event.walla)
    return [Animation(_FALL, paint, hides=hide(event.walla), waits=True, fills=fills)]


def _sheet(transition: Transition, walla: str, unit: float, *, dead: bool) -> Surface:
    """The picture of a walla with its middle on its body."""
    name = picture(piece_picture(walla, dead=dead))
    made = at_unit(transition.look, name, unit)
    _, y = anchor_of(transition.look, name)
    return made.subsurface((0, 0, made.get_width(), min(made.get_height(), round((y + 24) * unit))))


def devoured(transition: Transition, event: e.Devoured) -> list[Animation]:
    """A walla that has just fallen is drawn into who has killed it."""
    found = transition.foot(event.walla, transition.before)
    eater = transition.foot(event.attacker, transition.after) or transition.foot(
        event.attacker, transition.before
    )
    if found is None or eater is None:  # it has left the board before all eyes
        return []
    return [_swallowing(transition, event.walla, *found, eater[0], lambda t: 1 - ease_in_out(t))]


def disgorged(transition: Transition, event: e.Disgorged) -> list[Animation]:
    """A devoured walla comes out of where its devourer was, and lies there."""
    end, unit = transition.foot_in(event.walla, event.wamani)
    return [_swallowing(transition, event.walla, end, unit, transition.on(event.wamani), ease_in_out)]


def _swallowing(
    transition: Transition,
    walla: str,
    lies: Point,
    unit: float,
    mouth: Point,
    out: Callable[[float], float],
) -> Animation:
    """A dead walla between where it lies and a devourer; `out` tells how far it is out of that (0 to 1)."""
    sheet = at_unit(transition.look, picture(piece_picture(walla, dead=True)), unit)
    way = arc((mouth[0], mouth[1] - 46 * unit), (lies[0], lies[1] - 14 * unit), 50 * transition.unit)

    def paint(surface: Surface, t: float) -> None:
        far = out(t)
        stamp(surface, sheet, way(far), scale=0.15 + 0.85 * far, angle=240 * (1 - far), alpha=min(1, 3 * far))

    scene = transition.scene(paint, 0.5)
    return Animation(_DEVOUR, scene, hides=hide(walla), fills=transition.of_walla(walla))


def perished(transition: Transition, event: e.Perished) -> list[Animation]:
    """A wild Amaru sinks where it stood, and is out of the quest."""
    foot, unit = transition.foot_in(event.walla, event.wamani)
    sheet = _sheet(transition, event.walla, unit, dead=False)

    def paint(surface: Surface, t: float) -> None:
        middle = foot[0], foot[1] - 46 * unit * (1 - t)
        stamp(surface, sheet, middle, scale=1 - 0.4 * t, alpha=1 - progress(t, 0.3, 1))

    return [Animation(_BANISH, paint, hides=hide(event.walla), waits=True, fills=(_ukhu(transition),))]


def _ukhu(transition: Transition) -> Area:
    """The tray of the banished with its frame."""
    ukhu = transition.layout.ukhu
    return area(ukhu.inflate(ukhu.width // 7, ukhu.width // 7))


def banished(transition: Transition, event: e.Banished) -> list[Animation]:
    """A walla sinks, and lies in the Ukhu Pacha."""
    foot, unit = transition.foot_in(event.walla, event.wamani)
    way = arc(foot, transition.banished_at(event.walla), 90 * transition.unit)
    sheet = _sheet(transition, event.walla, unit, dead=False)

    def paint(surface: Surface, t: float) -> None:
        x, y = way(ease_in_out(t))
        stamp(
            surface, sheet, (x, y - 46 * unit * (1 - t)), scale=1 - 0.35 * t, angle=-70 * t, alpha=1 - 0.3 * t
        )

    fills = (_ukhu(transition), *transition.of_walla(event.walla))
    return [Animation(_BANISH, paint, hides=hide(event.walla), waits=True, fills=fills)]


def revived(transition: Transition, event: e.Revived) -> list[Animation]:
    """A walla stands up where it lay."""
    return _stands_up(transition, event.walla, event.wamani)


def exchanged(transition: Transition, event: e.Exchanged) -> list[Animation]:
    """Souls change places: one stands up where the other lay."""
    return _stands_up(transition, event.ally, event.wamani)


def _stands_up(transition: Transition, walla: str, wamani: str) -> list[Animation]:
    foot, unit = transition.foot_in(walla, wamani)
    sheet = _sheet(transition, walla, unit, dead=False)
    light = light_ring(max(4, round(60 * unit)), _LIFE, 0.16)

    def paint(surface: Surface, t: float) -> None:
        go = ease_out(t)
        stamp(surface, light, foot, scale=0.4 + go, alpha=1 - t)
        stamp(surface, sheet, (foot[0], foot[1] - 46 * unit * (0.4 + 0.6 * go)), angle=-60 * (1 - go))

    return [Animation(_RISE, paint, hides=hide(walla), fills=transition.of_walla(walla))]


def at_walla(transition: Transition, event: e.Evoked | e.ProtectionEvoked | e.ShapeEvoked) -> list[Animation]:
    """A light round who evokes."""
    found = transition.foot(event.walla, transition.after) or transition.foot(event.walla, transition.before)
    if found is None:
        return []
    (x, y), unit = found
    return [Animation(0.5, transition.flash((x, y - 40 * unit), 80 * unit))]
