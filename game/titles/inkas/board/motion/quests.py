"""What moves in a quest of goals: goal cards that are drawn and shown, llamas that are stored, what is noted."""

from typing import Final

from pygame import Surface

from game.titles.inkas.board.motion.transition import Transition, area
from game.titles.inkas.board.panels.held_cards import stored_area
from game.titles.inkas.board.pieces.art import draw_high, picture
from game.titles.inkas.rules import events as e
from game.ui.animation import ease_in_out
from game.ui.effects import arc, progress, stamp
from game.ui.motion.flights import turning
from game.ui.motion.timeline import Animation
from game.ui.pictures import Point, at_unit

_STORED, _SHOWN, _MET, _NOTED = 0.6, 1.0, 1.8, 0.6
_CARD: Final = 136.0  # height of the picture of a goal card, in its units
_HIGH: Final = (150.0, 220.0)  # of a card that is shown, and of that which wins, in units of the sheet
_SEAL: Final = 46  # height of a seal that is set


def stored(transition: Transition, event: e.LlamasStored) -> list[Animation]:
    """Llamas go over from those that pay to those that are laid aside."""
    panel = transition.panels[event.seat]
    counted = transition.llamas(event.seat)
    start = counted.x + transition.scale.px(17), counted.centery
    end = stored_area(transition.after.shown, panel)
    way = arc(start, end.center, 24 * transition.scale.factor)
    count, step = event.after - event.before, transition.scale.px(16)

    def paint(surface: Surface, t: float) -> None:
        x, y = way(ease_in_out(t))
        for number in range(count):
            draw_high(surface, transition.look, "llama", (x - number * step, y), transition.scale.px(30))

    fills = (area(end), area(counted))
    return [Animation(_STORED, transition.scene(paint, 0.5), fills=fills)]


def met(transition: Transition, event: e.GoalMet) -> list[Animation]:
    """The goal that wins turns over, large, in the middle of the sheet."""
    return [
        _turned(transition, event.seat, event.goal, transition.layout.on_view((568, 380)), _HIGH[1], _MET)
    ]


def shown(transition: Transition, event: e.GoalsShown) -> list[Animation]:
    """The goals of a seat turn over beside its panel, one after another."""
    panel = transition.panels[event.seat].rect
    x = min(panel.right + 70 * transition.unit, transition.scale.width - 70 * transition.unit)
    return [
        _turned(transition, event.seat, goal, (x, panel.centery), _HIGH[0], _SHOWN)
        for goal in event.goals
        if goal
    ]


def _turned(
    transition: Transition, seat: int, goal: str, end: Point, high: float, seconds: float
) -> Animation:
    """A goal card comes from the panel of its seat, turns over, and stays a moment."""
    unit = high * transition.unit / _CARD
    back, front = (at_unit(transition.look, picture(f"goal.{name}"), unit) for name in ("back", goal))
    way = arc(transition.panels[seat].head.center, end, 30 * transition.unit)
    turn = turning(back, front, lambda t: end)

    def paint(surface: Surface, t: float) -> None:
        if t < 0.25:
            go = ease_in_out(t / 0.25)
            stamp(surface, back, way(go), scale=0.3 + 0.7 * go)
        elif t < 0.5:
            turn(surface, (t - 0.25) / 0.25)
        else:
            stamp(surface, front, end, alpha=1 - progress(t, 0.92, 1.0))

    return Animation(seconds, transition.scene(paint, 0.7))


def defeated(transition: Transition, event: e.AylluDefeated) -> list[Animation]:
    """A seal is set on the medal of a seat."""
    (x, y), radius = transition.panels[event.seat].medal
    return [_sealed(transition, (x + 0.6 * radius, y + 0.6 * radius), transition.of_seat(event.seat))]


def fallen(transition: Transition, event: e.WallaFallen) -> list[Animation]:
    """A seal is set on a walla in its panel."""
    return [_sealed(transition, transition.in_panel(event.walla), transition.of_walla(event.walla))]


def _sealed(transition: Transition, place: Point, fills: tuple[tuple[int, int, int, int], ...]) -> Animation:
    high = transition.scale.px(_SEAL)

    def paint(surface: Surface, t: float) -> None:
        draw_high(surface, transition.look, "mark.cancelled", place, high * (2 - ease_in_out(t)))

    return Animation(_NOTED, transition.scene(paint, 1.0), fills=fills)
