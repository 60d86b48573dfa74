"""Goods and stones on their way: what is gained hops to the panels, what is given goes up in smoke."""

from collections.abc import Iterable, Sequence
from typing import Final

from pygame import Surface

from game.titles.machu_picchu.board.hidden_parts import HiddenPart, PartKind
from game.titles.machu_picchu.board.layout.city import MILESTONES, moon
from game.titles.machu_picchu.board.motion.transition import Transition, area
from game.titles.machu_picchu.board.pieces.art import picture
from game.titles.machu_picchu.board.pieces.tokens import draw_good
from game.titles.machu_picchu.content.definitions import District, Good
from game.titles.machu_picchu.name import NAME
from game.titles.machu_picchu.rules.event_values import Amount, Cause
from game.titles.machu_picchu.rules.events import (
    BonusPlaced,
    BonusTaken,
    ClockPaid,
    Gained,
    Offered,
    Produced,
    Sacrificed,
    StonesTaken,
)
from game.titles.machu_picchu.rules.fixed_order import DISTRICTS, PRODUCTION
from game.ui.animation import ease_in_out
from game.ui.effects import progress
from game.ui.motion.flights import MOST, Draw, Stream, rising
from game.ui.motion.timeline import Animation
from game.ui.particles import SMOKE, puff
from game.ui.pictures import Point, at_unit
from game.ui.sound import Cue

_SIDE: Final = 38  # of a good in the air, in units of the view
_LEAD: Final = 0.35  # between the goods of one player and the next
_SMOKE: Final = 0.7
_DROP: Final = 0.3


def _good(transition: Transition, good: str) -> Draw:
    look, side = transition.look, _SIDE * transition.unit
    return lambda surface, place, _: draw_good(surface, look, good, place, side)


def _gains(goods: Iterable[Amount]) -> list[Amount]:
    return [amount for amount in goods if amount.gained > 0]


def to_panel(
    transition: Transition, colour: str, starts: Sequence[Point], goods: Iterable[Amount], lead: float
) -> list[Animation]:
    """What a player gains hops from some places to the panel, one kind after another, each heard when it lands."""
    found: list[Animation] = []
    gains = _gains(goods)
    unit = transition.unit
    for number, amount in enumerate(gains):
        end = transition.good(colour, amount.good)
        flights = [(starts[k % len(starts)], end) for k in range(min(MOST, amount.gained))]
        stream = Stream(_good(transition, amount.good), flights, 60 * unit)
        fills = (area(transition.good_area(colour, amount.good)),)
        last = number == len(gains) - 1
        heard = Cue(f"{NAME}/{amount.good}") if number else None  # the first one is the event's own
        found.append(
            Animation(
                stream.seconds,
                stream.paint(22 * unit),
                lead if last else 0.0,
                fills=fills,
                delay=0.14 * number,
                sound=heard,
            )
        )
    return found


def bonus_taken(transition: Transition, event: BonusTaken) -> list[Animation]:
    """The bonus hops from the mat to the panel."""
    return to_panel(transition, event.player, [transition.mat(event.district)], event.goods, _LEAD)


def produced(transition: Transition, event: Produced) -> list[Animation]:
    """What the Incas made hops from where they stand to the panel."""
    x, y = transition.incas(transition.seat(event.player), event.district)
    start = (x, y - 26 * transition.unit)
    return to_panel(transition, event.player, [start], event.goods, _LEAD)


def gained(transition: Transition, event: Gained) -> list[Animation]:
    """Goods of the trail hop from Granary and Llama Stable, the corn of the day from under its moon."""
    on_view = transition.layout.on_view
    if event.cause is Cause.DAY:
        day = transition.before.shown.state.day
        return to_panel(transition, event.player, [on_view(*moon(day))], event.goods, _LEAD)
    found: list[Animation] = []
    for amount in event.goods:
        place = MILESTONES[7 if amount.good is Good.CORN else 13]
        found += to_panel(transition, event.player, [on_view(*place)], (amount,), _LEAD)
    return found


def clock_paid(transition: Transition, event: ClockPaid) -> list[Animation]:
    """The goods hop from the Sun Clock to the panel."""
    start = transition.incas(transition.seat(event.player), District.CLOCK)
    return to_panel(transition, event.player, [start], event.goods, 0.25)


# stones


def stones_taken(transition: Transition, event: StonesTaken) -> list[Animation]:
    """The stones sink from the mat into the ground."""
    x, y = transition.mat(event.district)
    unit = transition.unit
    draw = _good(transition, "stone")

    def paint(surface: Surface, t: float) -> None:
        clip = surface.get_clip()
        side = round(60 * unit)
        surface.set_clip((round(x) - side, round(y) - 2 * side, 2 * side, 2 * side + round(14 * unit)))
        for number in range(event.before):
            place = (x + (number - (event.before - 1) / 2) * 18 * unit, y + 44 * unit * ease_in_out(t))
            draw(surface, place, 1.0)
        surface.set_clip(clip)

    return [Animation(0.45, paint, 0.35)]


def bonus_placed(transition: Transition, event: BonusPlaced) -> list[Animation]:
    """A bonus unit drops onto the mat of its district."""
    x, y = transition.mat(event.district)
    unit = transition.unit
    number = DISTRICTS.index(event.district)
    good = (
        ("corn3" if event.district is District.CORN else event.district) if number < PRODUCTION else "stone"
    )
    draw = _good(transition, good)

    def paint(surface: Surface, t: float) -> None:
        draw(surface, (x, y - 90 * unit * (1 - ease_in_out(t))), 1.0)

    hides = frozenset({HiddenPart(PartKind.BONUS, name=event.district)})
    return [Animation(_DROP, paint, 0.06, hides=hides)]


# what is given


def sacrificed(transition: Transition, event: Sacrificed) -> list[Animation]:
    """Smoke over the temple, and the llamas fade upward in it."""
    return _in_smoke(transition, event.district, (Good.LLAMA,) * event.llamas)


def offered(transition: Transition, event: Offered) -> list[Animation]:
    """The same with what is offered."""
    return _in_smoke(transition, event.district, event.units)


def _in_smoke(transition: Transition, district: District, goods: Sequence[Good]) -> list[Animation]:
    if not goods:
        return []
    x, y = transition.on(district)
    unit, look = transition.unit, transition.look
    top = y - 50 * unit
    shown = goods[:MOST]
    risings = [
        (
            rising(_fading(transition, good), (x + (k - (len(shown) - 1) / 2) * 30 * unit, top), 70 * unit),
            0.06 * k,
        )
        for k, good in enumerate(shown)
    ]
    clouds = [puff(look, round((16 + 5 * k) * unit), SMOKE, k) for k in range(3)]

    def paint(surface: Surface, t: float) -> None:
        for k, cloud in enumerate(clouds):
            own = progress(t, 0.1 * k, 0.7 + 0.1 * k)
            if 0 < own < 1:
                cloud.set_alpha(round(170 * min(own * 5, 1 - own)))
                place = (round(x + (k - 1) * 16 * unit), round(top - 90 * unit * own))
                surface.blit(cloud, cloud.get_rect(center=place))
        for draw, late in risings:
            if t > late:
                draw(surface, (t - late) / (1 - late))

    return [Animation(_SMOKE, paint, 0.45)]


def _fading(transition: Transition, good: str) -> Draw:
    drawn = at_unit(transition.look, picture(f"good.{good}"), _SIDE * transition.unit / 34)

    def draw(surface: Surface, place: Point, alpha: float) -> None:
        drawn.set_alpha(round(255 * alpha))
        surface.blit(drawn, drawn.get_rect(center=(round(place[0]), round(place[1]))))
        drawn.set_alpha(255)

    return draw
