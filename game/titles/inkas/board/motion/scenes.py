"""What moves besides wallas: the die in the bowl, offerings, llamas, the staff, flags, cards, gods and Amarus."""

import math
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from pygame import SRCALPHA, Surface

from game.titles.inkas.board.hidden_parts import HiddenPart, PartKind
from game.titles.inkas.board.layout import ring
from game.titles.inkas.board.motion.transition import Transition, area
from game.titles.inkas.board.moves.battles import Battle, faces_of
from game.titles.inkas.board.panels.offerings import offering_areas
from game.titles.inkas.board.panels.trays import bowl_middle, die_height, draw_faces, draw_figures, sockets_of
from game.titles.inkas.board.pieces.art import draw_high, picture, piece_picture
from game.titles.inkas.board.ring.ring_view import card_place, draw_flag, draw_staff, staff_foot
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.content.definitions import WAMANIS
from game.titles.inkas.rules import events as e
from game.titles.inkas.rules.event_values import StaffMove
from game.titles.inkas.rules.fixed_order import NO_CARD, NOBODY, WAMANI_INDEX
from game.ui.animation import ease_in_out, ease_out
from game.ui.dice import QUARTER, band_of, step_of
from game.ui.effects import arc, progress, stamp
from game.ui.effects import ring as light_ring
from game.ui.motion.flights import flash, rising, turning
from game.ui.motion.timeline import Animation
from game.ui.pictures import Point, at_unit, cell
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role

_MARK: Final = 0.001  # seconds of a mark that nobody sees
_TUMBLE, _DROP = 0.9, 0.25
_STAFF, _FLAG, _CARD, _GOD = 0.6, 0.5, 1.3, 1.3
_RISEN = 1.6  # how many times as large as its picture a god or an Amaru appears
_BODY: Final = 46.0  # a die's side in the units of its pictures
_HEADINGS: Final = 6
_LAKE: Final = (95, 216, 203)
_BOWL: Final = frozenset({HiddenPart(PartKind.BOWL)})
_CARD_HIGH: Final = 190.0  # of a card that is turned, in units of the sheet


# the die


def battle_began(transition: Transition, event: e.BattleBegan) -> list[Animation]:
    """Figures and empty sockets are laid in the bowl; the battle leaves the row of those that come."""
    transition.reader.take(event)
    return [Animation(_MARK, transition.mark_battle, 0.0)]


def rolled(transition: Transition, event: e.Rolled) -> list[Animation]:
    """The die tumbles in the bowl, and its face drops into its socket."""
    transition.reader.take(event)
    battle = transition.reader.battle
    if battle is None or not event.face:
        return []
    shown, look = transition.after.shown, transition.look
    before = replace(battle, faces=battle.faces[:-1])
    place = sockets_of(shown, battle)[min(len(faces_of(battle)), len(sockets_of(shown, battle))) - 1]
    middle, high = bowl_middle(shown), die_height(shown, battle)
    turn = _TUMBLE / (_TUMBLE + _DROP)
    tumble = _tumbling(transition, event.face, middle, high)
    way = arc(middle, place, 10 * transition.unit)

    def paint(surface: Surface, t: float) -> None:
        _draw_battle(transition, surface, before)
        if t < turn:
            tumble(surface, t / turn)
        else:
            draw_high(surface, look, f"face.{event.face}", way(ease_in_out((t - turn) / (1 - turn))), high)

    return [Animation(_TUMBLE + _DROP, paint, hides=_BOWL)]


def _draw_battle(transition: Transition, surface: Surface, battle: Battle) -> None:
    """The figures, and the faces as far as they have fallen."""
    shown = transition.after.shown
    draw_figures(surface, shown, battle)
    draw_faces(surface, shown, battle)


def _tumbling(
    transition: Transition, face: int, middle: Point, high: float
) -> Callable[[Surface, float], None]:
    """The die on its way round the bowl, until this face is on top."""
    look, name, unit = transition.look, picture("die.tumbling"), high / _BODY * 0.9
    band, last, steps = band_of(face), step_of(face), 4 * QUARTER

    def paint(surface: Surface, t: float) -> None:
        go = ease_out(t)
        angle = 2.2 * math.pi * (1 - go)
        reach = 42 * transition.unit * (1 - go)
        x = middle[0] + reach * math.cos(angle)
        y = (
            middle[1]
            + 0.55 * reach * math.sin(angle)
            - 30 * transition.unit * abs(math.sin(3 * math.pi * go)) * (1 - go)
        )
        step = round(last - (1 - go) * 2 * steps) % steps
        heading = round(angle / math.pi * _HEADINGS) % _HEADINGS
        made = cell(look, name, step, band * _HEADINGS + heading, unit)
        surface.blit(made, made.get_rect(center=(round(x), round(y))))

    return paint


# offerings and llamas


def offered(transition: Transition, event: e.OfferingMade) -> list[Animation]:
    """Smoke and light rise from the offering."""
    place = offering_areas(transition.after.shown).get(event.offering)
    if place is None:
        return []
    sign, look = f"offering.{event.offering}", transition.look
    high = transition.scale.px(44)

    def sign_at(surface: Surface, centre: Point, alpha: float) -> None:
        made = at_unit(look, picture(sign), high / 48)
        stamp(surface, made, centre, alpha=alpha)

    centre = place.x + transition.scale.px(22), place.centery
    return [
        Animation(0.7, rising(sign_at, centre, 60 * transition.scale.factor), 0.35),
        Animation(0.5, transition.flash(centre, transition.scale.px(46)), 0.0),
    ]


def llamas_changed(transition: Transition, event: e.LlamasChanged) -> list[Animation]:
    """A number rises from the llamas of a seat."""
    counted = transition.llamas(event.seat)
    change = event.after - event.before
    said = f"+{change}" if change > 0 else f"−{-change}"
    scale = transition.scale
    style = TextStyle(Role.FIGURE, "yes" if change > 0 else "no", "centre", size=24)
    label = Surface((scale.px(70), scale.px(40)), SRCALPHA)
    draw_text(label, said, style, scale, label.get_rect())
    centre = counted.x + scale.px(56), counted.centery - scale.px(6)
    rise = rising(
        lambda surface, place, alpha: stamp(surface, label, place, alpha=alpha), centre, scale.px(30)
    )
    return [Animation(0.8, rise, 0.2, fills=(area(counted),))]


# the staff, flags, cards


def _staff_place(transition: Transition, text: str, *, before: bool) -> tuple[str, Point, float]:
    """How and where the staff is by what an event says: `hole T`, `floor Ca3` or a walla."""
    snapshot = transition.before if before else transition.after
    kind, _, wamani = text.partition(" ")
    unit = 0.62 * transition.unit
    if kind == "hole":
        return "plunged", transition.layout.on_view(ring.hole(wamani)), unit
    if kind == "floor":
        x, y = ring.middle(wamani)
        return "lying", transition.layout.on_view((x, y + 34)), unit
    found = transition.foot(text, snapshot) or transition.foot(text, transition.before)
    if found is None:
        return staff_foot(snapshot.shown)
    return "held", *found


def staff_moved(transition: Transition, event: e.StaffMoved) -> list[Animation]:
    """The staff goes over in its light; a ring of light runs over the wamani where it is plunged."""
    start = _staff_place(transition, event.before, before=True)
    end = _staff_place(transition, event.after, before=False)
    way = arc(start[1], end[1], (10 if event.how is StaffMove.DROPPED else 50) * transition.unit)
    if transition.dropped_at is not None:
        way = arc(transition.dropped_at, end[1], 4 * transition.unit)
    hidden = frozenset({HiddenPart(PartKind.STAFF)})

    def paint(surface: Surface, t: float) -> None:
        kind = start[0] if t < 0.3 else end[0]
        unit = start[2] + (end[2] - start[2]) * t
        draw_staff(surface, transition.look, kind, way(ease_in_out(t)), unit)

    fills = (*transition.of_walla(event.before), *transition.of_walla(event.after))
    found = [Animation(_STAFF, paint, hides=hidden, waits=True, fills=fills)]
    if event.how in (StaffMove.PLUNGED, StaffMove.DRAWN):
        halo = light_ring(max(4, round(70 * transition.unit)), _LAKE, 0.12)
        centre = end[1] if event.how is StaffMove.PLUNGED else start[1]
        found.append(
            Animation(
                0.7,
                transition.scene(
                    lambda surface, t: stamp(
                        surface, halo, centre, scale=0.2 + 1.4 * ease_out(t), alpha=1 - t
                    ),
                    0.4,
                ),
                0.0,
                delay=_STAFF * 0.8,
            )
        )
    return found


def conquered(transition: Transition, event: e.Conquered) -> list[Animation]:
    """A flag unrolls where that of another falls, and the cards that it unlocks light up."""
    shown = transition.after.shown
    hidden = frozenset({HiddenPart(PartKind.FLAG, event.wamani)})
    x, y = transition.layout.on_view(ring.hole(event.wamani))
    light = flash((x, y - 30 * transition.unit), 46 * transition.unit)
    before = transition.before.shown.state.flags[WAMANI_INDEX[event.wamani]]
    falls = before not in (NOBODY, event.seat)

    def paint(surface: Surface, t: float) -> None:
        if t > 0.25:
            draw_flag(surface, shown, event.seat, event.wamani)
        elif falls:
            draw_flag(surface, shown, before, event.wamani, left=1 - t / 0.25)
        if t > 0:
            light(surface, t)

    counted = (event.seat, before) if falls else (event.seat,)
    fills = tuple(area(transition.panels[seat].flags) for seat in counted)
    waits = falls and not shown.settings.still
    unlocked = [
        Animation(_FLAG, transition.flash(card_place(shown, wamani), 40 * transition.unit), 0.0, delay=_FLAG)
        for wamani in _cards_of_sector(shown, event.wamani)
    ]
    unrolls = Animation(_FLAG, transition.scene(paint, 0.5), hides=hidden, waits=waits, fills=fills)
    return [unrolls, *unlocked]


def _cards_of_sector(shown: BoardViewState, wamani: str) -> list[str]:
    """The wamanis of a sector in which a card lies that a flag unlocks; none where flags unlock nothing."""
    state = shown.state
    if not state.game.advanced:
        return []
    sector = [name for name in WAMANIS if name[:-1] == wamani[:-1]]
    return [name for name in sector if state.cards[WAMANI_INDEX[name]] != NO_CARD]


def unveiled(transition: Transition, event: e.CardUnveiled) -> list[Animation]:
    """A card rises from its wamani, turns over in the middle of the sheet, and stays a moment."""
    look, unit, layout = transition.look, transition.unit, transition.layout
    start, end = card_place(transition.before.shown, event.wamani), layout.on_view((568, 380))
    back = at_unit(look, picture("card.back"), _CARD_HIGH * unit / 128)
    front = at_unit(
        look, picture(f"card.{event.card}" if event.card else "card.back"), _CARD_HIGH * unit / 128
    )
    way = arc(start, end, 30 * unit)
    turn = turning(back, front, lambda t: end)
    hidden = frozenset({HiddenPart(PartKind.CARD, event.wamani)})

    def paint(surface: Surface, t: float) -> None:
        if t < 0.3:
            go = ease_in_out(t / 0.3)
            stamp(surface, back, way(go), scale=0.2 + 0.8 * go)
        elif t < 0.55:
            turn(surface, (t - 0.3) / 0.25)
        else:
            stamp(surface, front, end, alpha=1 - progress(t, 0.9, 1.0))

    around = transition.scale.px(8)
    fills = (area(layout.cards.inflate(around, around)),)
    return [Animation(_CARD + 0.7, transition.scene(paint, 0.7), hides=hidden, fills=fills)]


def god_met(transition: Transition, event: e.GodMet) -> list[Animation]:
    """A god rises over who found it."""
    found = transition.foot(event.walla, transition.before) or transition.foot(event.walla, transition.after)
    centre = found[0] if found is not None else transition.layout.on_view((568, 422))
    return _apparition(transition, event.god, centre)


def amaru_woke(transition: Transition, event: e.AmaruWoke) -> list[Animation]:
    """Coils come up: an Amaru wakes."""
    x, y = transition.on(event.wamani)
    return _apparition(transition, event.amaru, (x, y + 40 * transition.unit))


def _apparition(transition: Transition, name: str, foot: Point) -> list[Animation]:
    """A being rises out of the light, larger than any walla and whole within the view of the board."""
    look, unit = transition.look, _RISEN * transition.unit
    light = flash((foot[0], foot[1] - 60 * unit), 120 * unit)

    def paint(surface: Surface, t: float) -> None:
        if t < 0.45:
            light(surface, t / 0.45)
        up = 40 * unit * (1 - ease_out(min(1.0, t / 0.4)))
        seen = min(1.0, t * 5) * (1 - progress(t, 0.85, 1.0))
        made = at_unit(look, picture(piece_picture(name)), unit)
        place = made.get_rect(center=(round(foot[0]), round(foot[1] - 40 * unit))).clamp(
            transition.layout.view
        )
        stamp(surface, made, (place.centerx, place.centery + up), alpha=seen)

    return [Animation(_GOD, transition.scene(paint, 0.6))]


# the end


def ended(transition: Transition, event: e.QuestEnded) -> list[Animation]:
    """Light runs over the whole board from the lake."""
    centre = transition.layout.on_view(ring.CENTRE)
    halo = light_ring(max(4, round(ring.RIM * transition.unit)), _LAKE, 0.06)

    def paint(surface: Surface, t: float) -> None:
        for number in range(3):
            part = progress(t, number * 0.15, 0.6 + number * 0.15)
            stamp(surface, halo, centre, scale=max(0.05, ease_out(part)), alpha=(1 - part) * 0.9)

    return [Animation(1.6, transition.scene(paint, 0.4))]


def eliminated(transition: Transition, event: e.Eliminated) -> list[Animation]:
    """The panel of who is out grows dim."""
    rect = transition.panels[event.seat].rect
    veil = Surface(rect.size)

    def paint(surface: Surface, t: float) -> None:
        veil.set_alpha(round(140 * math.sin(math.pi * t)))
        surface.blit(veil, rect)

    return [Animation(0.8, paint)]
