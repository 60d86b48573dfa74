"""Cards on their way: from the board to a hand, from hand to hand, from a hand to the bowl, and what they do there.

A card flies face down; its face is shown only where all see it. Nothing here depends on who knows it.
"""

import math
from collections.abc import Sequence
from typing import Final

from pygame import Surface

from game.titles.inkas.board.hidden_parts import HiddenPart, PartKind
from game.titles.inkas.board.motion.transition import Area, Transition, area
from game.titles.inkas.board.moves.battles import Battle, Face, faces_of
from game.titles.inkas.board.panels.trays import (
    GRANTED,
    bowl_middle,
    die_height,
    draw_faces,
    draw_figures,
    sockets_of,
)
from game.titles.inkas.board.pieces.art import draw_high, picture
from game.titles.inkas.board.ring.ring_view import card_place
from game.titles.inkas.rules import events as e
from game.ui.animation import ease_in_out, ease_out
from game.ui.effects import arc, fade, progress, stamp
from game.ui.effects import ring as light_ring
from game.ui.motion.flights import turning
from game.ui.motion.timeline import Animation, Paint
from game.ui.pictures import Point, at_unit

_FLY, _PLAY, _SEAL, _LOOK = 0.7, 1.2, 0.6, 0.7
_HIGH: Final = 84.0  # of a card in the air, in units of the sheet
_BOWL_CARD: Final = 104.0  # of one that is played
_PICTURE: Final = 128.0  # height of a card in the units of its picture
_TOKEN: Final = 30.0
_LAKE: Final = (95, 216, 203)
_GOLD: Final = (255, 214, 120)


def _card(transition: Transition, name: str, high: float) -> Surface:
    return at_unit(transition.look, picture(f"card.{name}"), high * transition.unit / _PICTURE)


def taken(transition: Transition, event: e.CardTaken) -> list[Animation]:
    """A card rises from its wamani and goes into a hand, face down."""
    start = transition.dropped_at or card_place(transition.before.shown, event.wamani)
    hidden = frozenset({HiddenPart(PartKind.CARD, event.wamani)})
    fills = transition.of_seat(event.seat, hand=True)
    return [_flight(transition, start, transition.hand(event.seat), fills, hidden)]


def _flight(
    transition: Transition,
    start: Point,
    end: Point,
    fills: tuple[Area, ...],
    hides: frozenset[HiddenPart] = frozenset(),
) -> Animation:
    """A card flies face down; what it `fills` looks as before until it is there."""
    back, way = _card(transition, "back", _HIGH), arc(start, end, 70 * transition.unit)

    def paint(surface: Surface, t: float) -> None:
        size = 0.35 + 0.65 * math.sin(math.pi * min(0.5, t * 2))
        stamp(surface, back, way(ease_in_out(t)), scale=size, alpha=1 - progress(t, 0.9, 1))

    return Animation(_FLY, paint, hides=hides, waits=True, fills=fills)


def played(transition: Transition, event: e.CardPlayed) -> list[Animation]:
    """A card comes out of a hand, turns over, and lies a moment below the bowl, whose faces stay in sight."""
    back, front = _card(transition, "back", _BOWL_CARD), _card(transition, event.card, _BOWL_CARD)
    start = transition.dropped_at or transition.hand(event.seat)
    bowl = transition.layout.bowl
    end = bowl.centerx, bowl.bottom + 0.66 * _BOWL_CARD * transition.unit
    turn = turning(back, front, arc(start, end, 60 * transition.unit))

    def paint(surface: Surface, t: float) -> None:
        if t < 0.5:
            turn(surface, t / 0.5)
        else:
            stamp(surface, front, end, alpha=1 - progress(t, 0.88, 1))

    ukhu = transition.layout.ukhu
    fills = (area(ukhu.inflate(ukhu.width // 7, ukhu.width // 7)),)  # where it lies then
    return [Animation(_PLAY, transition.scene(paint, 0.7), waits=True, fills=fills)]


def failed(transition: Transition, event: e.ActionFailed) -> list[Animation]:
    """The seal of what is no longer possible falls on the bowl."""
    return [Animation(_SEAL, _sealing(transition, bowl_middle(transition.after.shown)))]


def _sealing(transition: Transition, centre: Point) -> Paint:
    """A seal with a cross is pressed on what lies there."""
    seal = at_unit(transition.look, picture("mark.cancelled"), 1.4 * transition.unit)

    def paint(surface: Surface, t: float) -> None:
        down = ease_out(min(1.0, t / 0.4))
        stamp(surface, seal, centre, scale=1.8 - 0.8 * down, alpha=fade(t, 0.15, 0.2))

    return transition.scene(paint, 0.6)


def approval_given(transition: Transition, event: e.ApprovalGiven) -> list[Animation]:
    """A face with a golden rim is laid in the bowl."""
    before, after = _answered(transition, event)
    granted = [number for number, face in enumerate(_faces(after)) if face.granted]
    place = _socket(transition, after, granted)
    high = GRANTED * die_height(transition.after.shown, after) if after is not None else 0.0
    light = light_ring(max(4, round(40 * transition.unit)), _GOLD, 0.16)

    def laying(surface: Surface, t: float) -> None:
        stamp(surface, light, place, scale=0.4 + ease_out(t), alpha=1 - t)
        fall = 30 * transition.unit * (1 - ease_out(t))
        draw_high(surface, transition.look, "face.granted", (place[0], place[1] - fall), high)

    return [_in_bowl(transition, before, transition.scene(laying, 0.9))]


def approval_cancelled(transition: Transition, event: e.ApprovalCancelled) -> list[Animation]:
    """The seal falls on a face, or on the card that would have approved."""
    before, after = _answered(transition, event)
    sealed = [number for number, face in enumerate(_faces(after)) if face.cancelled]
    place = _socket(transition, after, sealed)
    return [_in_bowl(transition, before, _sealing(transition, place))]


def _answered(
    transition: Transition, event: e.ApprovalGiven | e.ApprovalCancelled
) -> tuple[Battle | None, Battle | None]:
    """What lies in the bowl before and after a card has changed it."""
    reader = transition.reader
    reader.battle = reader.battle or transition.before.shown.battle
    before = reader.battle
    reader.take(event)
    return before, reader.battle


def _faces(battle: Battle | None) -> tuple[Face, ...]:
    return faces_of(battle) if battle is not None else ()


def _socket(transition: Transition, battle: Battle | None, numbers: Sequence[int]) -> Point:
    """The last of these sockets; the middle of the bowl where there is none."""
    shown = transition.after.shown
    if battle is None or not numbers:
        return bowl_middle(shown)
    sockets = sockets_of(shown, battle)
    return sockets[min(numbers[-1], len(sockets) - 1)]


def _in_bowl(transition: Transition, before: Battle | None, paint: Paint) -> Animation:
    """What happens in the bowl, over what lay there before."""
    shown = transition.after.shown

    def whole(surface: Surface, t: float) -> None:
        if before is not None:
            draw_figures(surface, shown, before)
            draw_faces(surface, shown, before)
        if t > 0:
            paint(surface, t)

    return Animation(_SEAL, whole, hides=frozenset({HiddenPart(PartKind.BOWL)}), waits=True)


# hands


def hand_seen(transition: Transition, event: e.HandSeen) -> list[Animation]:
    """A look goes from one hand to another; no face is shown."""
    start, end = transition.hand(event.seat), transition.hand(event.other)
    light = light_ring(max(4, round(40 * transition.unit)), _LAKE, 0.14)
    way = arc(start, end, 40 * transition.unit)

    def paint(surface: Surface, t: float) -> None:
        stamp(surface, light, way(ease_in_out(min(1.0, t / 0.7))), scale=0.5 + 0.6 * t, alpha=fade(t))

    return [Animation(_LOOK, transition.scene(paint, 0.7), fills=(_head(transition, event.other),))]


def _head(transition: Transition, seat: int) -> tuple[int, int, int, int]:
    return area(transition.panels[seat].head)


def seized(transition: Transition, event: e.CardSeized) -> list[Animation]:
    """A card goes from one hand to another, face down; of an exchange one goes back."""
    own, other = transition.hand(event.seat), transition.hand(event.other)
    fills = (*transition.of_seat(event.seat, hand=True), *transition.of_seat(event.other, hand=True))
    flights = [_flight(transition, other, own, fills)]
    if event.exchange:
        flights.append(_flight(transition, own, other, fills))
    return flights


def tampu_laid(transition: Transition, event: e.TampuLaid) -> list[Animation]:
    """The sign of a Tampu comes down beside a walla."""
    found = transition.foot(event.walla, transition.after)
    if found is None:
        return []
    (x, y), unit = found
    return [_token(transition, event.card, bowl_middle(transition.after.shown), (x + 30 * unit, y))]


def tampu_lost(transition: Transition, event: e.TampuLost) -> list[Animation]:
    """The sign of a Tampu goes into a hand, or is gone."""
    found = transition.foot(event.walla, transition.before) or transition.foot(event.walla, transition.after)
    if found is None:
        return []
    (x, y), unit = found
    start = x + 30 * unit, y
    end = transition.hand(event.seat) if event.seat >= 0 else (start[0], start[1] - 60 * transition.unit)
    return [_token(transition, event.card, start, end, lost=event.seat < 0)]


def _token(transition: Transition, card: str, start: Point, end: Point, *, lost: bool = False) -> Animation:
    """The sign of a card that lies beside wallas, on its way."""
    way = arc(start, end, 40 * transition.unit)
    made = at_unit(transition.look, picture(card.replace("_", ".")), _TOKEN * transition.unit / 32)

    def paint(surface: Surface, t: float) -> None:
        stamp(surface, made, way(ease_in_out(t)), alpha=1 - progress(t, 0.4, 1) if lost else 1.0)

    return Animation(_FLY, paint, waits=True)
