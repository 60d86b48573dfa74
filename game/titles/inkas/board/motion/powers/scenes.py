"""The scene of each Legendary power over its area, before what comes of it is shown one by one."""

import math
from collections.abc import Callable
from typing import Final

from game.base.colour import rgb
from game.titles.inkas.board.layout import ring
from game.titles.inkas.board.motion.powers.parts import (
    badge,
    beams,
    driven,
    grown,
    light,
    swaying,
    threads,
    together,
    tremor,
    wash,
    waves,
)
from game.titles.inkas.board.motion.powers.stage import PowerStage
from game.titles.inkas.board.motion.transition import Transition
from game.titles.inkas.content.definitions import CENTRE_NAME
from game.titles.inkas.rules import events as e
from game.ui.motion.flights import polyline
from game.ui.motion.timeline import Animation, Paint
from game.ui.pictures import Point
from game.ui.sound import Cue

Motif = Callable[[PowerStage], Paint]

_SECONDS, _MORE = 1.6, 0.9  # of a power, and of a second part
_STILL: Final = 0.6  # the moment of a scene that stands for all of it
_LAVA, _FIRE, _WATER, _STONE = rgb("#e2562a"), rgb("#ff963c"), rgb("#4f9fd8"), rgb("#8a6a48")
_AIR, _SUN, _SPIRIT, _VOID = rgb("#cfe6e8"), rgb("#ffd678"), rgb("#c9b6f0"), rgb("#5a3c78")
_GREEN, _IRON, _BLOOD, _GOLD = rgb("#86c95a"), rgb("#7fa4c8"), rgb("#b8322a"), rgb("#ffdf5e")


def unleashed(transition: Transition, event: e.PowerUnleashed) -> list[Animation]:
    """The scene of a power, and that of its second part where it was bought."""
    stage = PowerStage(transition, event)
    found: list[Animation] = []
    for power, seconds in ((event.power, _SECONDS), (event.adding, _MORE)):
        if power in MOTIFS:
            paint = transition.scene(together(MOTIFS[power](stage), badge(stage, power)), _STILL)
            more = bool(found)
            cue = Cue(sound_of(power), stage.home) if more else None
            found.append(Animation(seconds, paint, delay=_SECONDS if more else 0.0, sound=cue))
    return found


def sound_of(power: str) -> str:
    """The sound of a power, or of a second part; of one that a mod has added that of fire."""
    return f"inkas/power-{power.replace('_', '-')}" if power in MOTIFS else "inkas/fire"


def _middles(stage: PowerStage, wamanis: tuple[str, ...]) -> list[Point]:
    return [stage.middle(name) for name in wamanis]


def _struck(stage: PowerStage) -> list[Point]:
    """The middles of the wamanis in which the power strikes."""
    return _middles(stage, stage.reached)


# Amarus


def _supervolcano(stage: PowerStage) -> Paint:
    lake = stage.middle(CENTRE_NAME)
    return together(
        wash(stage, stage.reached, _LAVA),
        light(stage, lake, 260, _FIRE),
        grown(stage, "volcano", [(lake[0], lake[1] + 40 * stage.unit)], 0.9, 0),
        driven(stage, "flame", [(lake, place) for place in _struck(stage)], 0.8),
    )


def _hypertornado(stage: PowerStage) -> Paint:
    way = polyline(_middles(stage, (stage.home, *stage.event.wamanis)))
    return together(wash(stage, stage.reached, _AIR), swaying(stage, "storm", way, 1.0, 4))


def _macrotsunami(stage: PowerStage) -> Paint:
    out = 60.0
    ways = [
        (stage.transition.layout.on_view(ring.middle(name, out)), stage.middle(name))
        for name in stage.reached
    ]
    return together(wash(stage, stage.reached, _WATER), driven(stage, "wave", ways, 0.8, 0.1))


def _ultraseism(stage: PowerStage) -> Paint:
    return together(
        tremor(stage, stage.suyu),
        wash(stage, stage.reached, _STONE),
        grown(stage, "crack", _struck(stage), 0.9),
    )


def _megatomb(stage: PowerStage) -> Paint:
    ways = [(place, stage.user) for place in _struck(stage)]
    return together(wash(stage, stage.reached, _VOID), driven(stage, "soul", ways))


# Inka


def _light_shield(stage: PowerStage) -> Paint:
    place = stage.transition.foot(stage.event.walla, stage.transition.after)
    foot = place[0] if place else stage.user
    return together(
        wash(stage, stage.reached, _SUN),
        threads(stage, stage.user, [foot], _GOLD, 5),
        grown(stage, "dome", [foot], 1.0, 0),
        beams(stage, foot, 130, 16, _GOLD),
    )


def _sonic_puma(stage: PowerStage) -> Paint:
    start, end = stage.middle(stage.staff or stage.home), stage.ally
    bow = (start[0] + end[0]) / 2, min(start[1], end[1]) - 70 * stage.unit
    ways = [(start, bow), (bow, end), (start, end)]
    return together(wash(stage, (stage.named,), _SUN), driven(stage, "gust", ways, 0.7, 0.3))


def _lightning_bolt(stage: PowerStage) -> Paint:
    place = stage.middle(stage.named)
    return together(
        wash(stage, (stage.named,), _AIR),
        light(stage, place, 150, _SUN),
        grown(stage, "bolt", [(place[0], place[1] + 10 * stage.unit)], 1.3, 0),
    )


def _magnetic_field(stage: PowerStage) -> Paint:
    home = stage.middle(stage.home)
    return together(
        wash(stage, (stage.home,), _IRON),
        waves(stage, home, 110, _IRON, inward=True),
        threads(stage, home, [stage.middle(stage.named)], _IRON),
        grown(stage, "field", [home], 1.0, 0),
    )


def _radioactive_rain(stage: PowerStage) -> Paint:
    return together(wash(stage, stage.reached, _GREEN), grown(stage, "rain", _struck(stage), 0.8))


def _sacrifice(stage: PowerStage) -> Paint:
    x, y = stage.ally
    return together(
        wash(stage, (stage.named,), _VOID), driven(stage, "soul", [((x, y), (x, y + 90 * stage.unit))], 0.9)
    )


# Yana


def _firewall(stage: PowerStage) -> Paint:
    (across,) = stage.event.wamanis
    line = ring.wall_line((stage.home, across))
    places = [stage.transition.layout.on_view(point) for point in line[:: max(1, len(line) // 4)]]
    return together(wash(stage, (stage.home, across), _FIRE), grown(stage, "flame", places, 0.6))


def _hurricane_winds(stage: PowerStage) -> Paint:
    places = _middles(stage, stage.ring)
    ways = list(zip(places, (*places[1:], places[0]), strict=True))
    return together(wash(stage, stage.ring, _AIR), driven(stage, "gust", ways, 0.6, 0.4))


def _alluvium(stage: PowerStage) -> Paint:
    outer = [name for name in stage.whole if ring.ring_of(name) == len(ring.RADII) - 1]
    lake = stage.middle(CENTRE_NAME)
    ways = [(lake, stage.middle(name)) for name in outer]
    return together(wash(stage, stage.whole, _WATER), driven(stage, "wave", ways, 0.8, 0.1))


def _quake(stage: PowerStage) -> Paint:
    return together(
        tremor(stage, stage.suyu),
        wash(stage, stage.suyu, _STONE),
        grown(stage, "rubble", _struck(stage), 0.9),
    )


def _soul_hold(stage: PowerStage) -> Paint:
    x, y = stage.ally
    high = (x, y - 110 * stage.unit)
    return together(
        wash(stage, (stage.named,), _SPIRIT),
        threads(stage, stage.user, [(x, y)], _SPIRIT),
        driven(stage, "soul", [(high, (x, y + 30 * stage.unit))], 1.0, 0),
    )


# Chanka


def _black_hole(stage: PowerStage) -> Paint:
    places = [stage.middle(stage.home), stage.middle(stage.named)]
    return together(
        wash(stage, (stage.named,), _VOID),
        threads(stage, places[0], places[1:], _VOID, 4),
        grown(stage, "hole", places, 0.9, 0.3),
    )


def _stridic_amaru(stage: PowerStage) -> Paint:
    (x, y), (u, v) = stage.user, stage.middle(stage.named)
    bends = [(x + (u - x) * part, y + (v - y) * part + 24 * stage.unit * (-1) ** n) for n, part in _QUARTERS]
    coil = swaying(stage, "gust", polyline([(x, y), *bends, (u, v)]), 0.8, 18)
    return together(wash(stage, (stage.named,), _GREEN), threads(stage, (x, y), [(u, v)], _GREEN), coil)


_QUARTERS: Final = tuple(enumerate((0.25, 0.5, 0.75)))


def _gold_web(stage: PowerStage) -> Paint:
    around = tuple(web_wamanis(stage))
    places = _middles(stage, around)
    return together(
        wash(stage, around, _GOLD),
        threads(stage, stage.middle(stage.home), places, _GOLD),
        grown(stage, "web", places, 0.9),
    )


def web_wamanis(stage: PowerStage) -> list[str]:
    """The wamanis a step from the user, which the web covers."""
    state = stage.transition.before.shown.state
    place = stage.whole.index(stage.home)
    return [stage.whole[other] for other in state.game.board.steps[place]]


def _biomagnetism(stage: PowerStage) -> Paint:
    home = stage.middle(stage.home)
    return together(
        wash(stage, (stage.home, stage.named), _IRON),
        threads(stage, home, [stage.ally], _IRON),
        waves(stage, home, 100, _IRON, inward=True),
    )


def _infinite_time(stage: PowerStage) -> Paint:
    home = stage.middle(stage.home)
    return together(
        wash(stage, (stage.home,), _SUN), waves(stage, home, 90, _SUN), beams(stage, home, 90, 12, _SUN)
    )


def _avatar(stage: PowerStage) -> Paint:
    return together(light(stage, stage.user, 110, _SUN), grown(stage, "aura", [_foot(stage)], 1.0, 0))


def _foot(stage: PowerStage) -> Point:
    x, y = stage.user
    return x, y + 30 * stage.unit


# Supay


def _mental_subjugation(stage: PowerStage) -> Paint:
    return together(
        wash(stage, (stage.named,), _SPIRIT),
        threads(stage, stage.user, [stage.ally], _SPIRIT, 4),
        waves(stage, stage.ally, 70, _SPIRIT, inward=True),
    )


def _terrible_abomination(stage: PowerStage) -> Paint:
    return together(
        wash(stage, (stage.home,), _BLOOD),
        grown(stage, "aura", [_foot(stage)], 1.1, 0),
        waves(stage, stage.user, 90, _BLOOD),
    )


def _berserker_fury(stage: PowerStage) -> Paint:
    home = stage.middle(stage.home)
    return together(
        tremor(stage, stage.reached),
        wash(stage, stage.reached, _BLOOD),
        waves(stage, home, 170, _BLOOD),
        beams(stage, home, 170, 9, _FIRE),
    )


def _pain(stage: PowerStage) -> Paint:
    return together(light(stage, stage.user, 90, _BLOOD), beams(stage, stage.user, 60, 14, _BLOOD))


def _alpha_predator(stage: PowerStage) -> Paint:
    x, y = stage.ally
    reach = 34 * stage.unit
    marks = [((x + n * 16 * stage.unit + reach / 2, y - reach), n) for n in (-1, 0, 1)]
    cuts = [
        threads(stage, start, [(start[0] - reach, start[1] + 2 * reach)], _BLOOD, 4) for start, _ in marks
    ]
    return together(wash(stage, (stage.named,), _BLOOD), threads(stage, stage.user, [(x, y)], _FIRE), *cuts)


def _ultimate(stage: PowerStage) -> Paint:
    return together(wash(stage, stage.suyu, _BLOOD), waves(stage, stage.middle(stage.home), 200, _FIRE))


def _vital_absorption(stage: PowerStage) -> Paint:
    (x, y), (u, v) = stage.ally, stage.user
    turn = math.dist((x, y), (u, v)) < stage.unit
    start = (x, y - 60 * stage.unit) if turn else (x, y)
    return together(
        wash(stage, (stage.home,), _SPIRIT),
        threads(stage, (u, v), [start], _SPIRIT, 4),
        driven(stage, "soul", [(start, (u, v)), ((start[0], start[1] - 20 * stage.unit), (u, v))], 0.9, 0.3),
    )


MOTIFS: Final[dict[str, Motif]] = {
    "supervolcano": _supervolcano,
    "hypertornado": _hypertornado,
    "macrotsunami": _macrotsunami,
    "ultraseism": _ultraseism,
    "megatomb": _megatomb,
    "light_shield": _light_shield,
    "sonic_puma": _sonic_puma,
    "lightning_bolt": _lightning_bolt,
    "magnetic_field": _magnetic_field,
    "radioactive_rain": _radioactive_rain,
    "sacrifice": _sacrifice,
    "firewall": _firewall,
    "hurricane_winds": _hurricane_winds,
    "alluvium": _alluvium,
    "quake": _quake,
    "soul_hold": _soul_hold,
    "black_hole": _black_hole,
    "stridic_amaru": _stridic_amaru,
    "gold_web": _gold_web,
    "biomagnetism": _biomagnetism,
    "infinite_time": _infinite_time,
    "avatar": _avatar,
    "mental_subjugation": _mental_subjugation,
    "terrible_abomination": _terrible_abomination,
    "berserker_fury": _berserker_fury,
    "pain": _pain,
    "alpha_predator": _alpha_predator,
    "ultimate": _ultimate,
    "vital_absorption": _vital_absorption,
}
"""By the words of the powers and of their second parts."""
