"""Cards on their way: from the board to a hand, from hand to hand, from a hand to the bowl, and what they do there.

A card flies face down; its face is shown only where all see it. Nothing here depends on who knows it.
"""

import math
from typing import Final

from pygame import Surface

from game.titles.inkas.board.hidden_parts import HiddenPart, PartKind
from game.titles.inkas.board.motion.transition import Transition, area
from game.titles.inkas.board.panels.trays import bowl_middle, die_height
from game.titles.inkas.board.pieces.art import draw_high, picture
from game.titles.inkas.board.ring.ring_view import card_place
from game.titles.inkas.rules import events as e
from game.ui.animation import ease_in_out, ease_out
from game.ui.effects import arc, fade, progress, stamp
from game.ui.effects import ring as light_ring
from game.ui.motion.flights import turning
from game.ui.motion.timeline import Animation
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
    return [_flight(transition, start, transition.hand(event.seat), hidden)]


def _flight(
    transition: Transition, start: Point, end: Point, hides: frozenset[HiddenPart] = frozenset()
) -> Animation:
    """A card flies face down."""
    back, way = _card(transition, "back", _HIGH), arc(start, end, 70 * transition.unit)

    def paint(surface: Surface, t: float) -> None:
        size = 0.35 + 0.65 * math.sin(math.pi * min(0.5, t * 2))
        stamp(surface, back, way(ease_in_out(t)), scale=size, alpha=1 - progress(t, 0.9, 1))

    return Animation(_FLY, paint, hides=hides, waits=True)


def played(transition: Transition, event: e.CardPlayed) -> list[Animation]:
    """A card comes out of a hand, turns over on its way to the bowl, and lies there a moment."""
    back, front = _card(transition, "back", _BOWL_CARD), _card(transition, event.card, _BOWL_CARD)
    start = transition.dropped_at or transition.hand(event.seat)
    end = bowl_middle(transition.after.shown)
    turn = turning(back, front, arc(start, end, 60 * transition.unit))

    def paint(surface: Surface, t: float) -> None:
        if t < 0.5:
            turn(surface, t / 0.5)
        else:
            stamp(surface, front, end, alpha=1 - progress(t, 0.88, 1))

    return [Animation(_PLAY, transition.scene(paint, 0.7), waits=True)]


def failed(transition: Transition, event: e.ActionFailed) -> list[Animation]:
    """The seal of what is no longer possible falls on the bowl."""
    return [_sealed(transition)]


def _sealed(transition: Transition) -> Animation:
    """A seal with a cross is pressed on what lies in the bowl."""
    centre, look = bowl_middle(transition.after.shown), transition.look
    seal = at_unit(look, picture("mark.cancelled"), 1.4 * transition.unit)

    def paint(surface: Surface, t: float) -> None:
        down = ease_out(min(1.0, t / 0.4))
        stamp(surface, seal, centre, scale=1.8 - 0.8 * down, alpha=fade(t, 0.15, 0.2))

    return Animation(_SEAL, transition.scene(paint, 0.6))


def approval_given(transition: Transition, event: e.ApprovalGiven) -> list[Animation]:
    """A face with a golden rim is laid in the bowl."""
    transition.reader.answered(transition.before.shown.battle, event)
    shown, centre = transition.after.shown, bowl_middle(transition.after.shown)
    high, light = die_height(shown), light_ring(max(4, round(46 * transition.unit)), _GOLD, 0.16)

    def paint(surface: Surface, t: float) -> None:
        stamp(surface, light, centre, scale=0.4 + ease_out(t), alpha=1 - t)
        x, y = centre
        draw_high(
            surface, transition.look, "face.granted", (x, y - 24 * transition.unit * (1 - ease_out(t))), high
        )

    return [Animation(_SEAL, transition.scene(paint, 0.6))]


def approval_cancelled(transition: Transition, event: e.ApprovalCancelled) -> list[Animation]:
    """The seal falls on a face, or on the card that would have approved."""
    transition.reader.answered(transition.before.shown.battle, event)
    return [_sealed(transition)]


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
    flights = [_flight(transition, other, own)]
    if event.exchange:
        flights.append(_flight(transition, own, other))
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
