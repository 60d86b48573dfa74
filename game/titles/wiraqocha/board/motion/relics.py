"""Relics: found in their ruins, or destroyed."""

import math

from pygame import Rect, Surface

from game.titles.wiraqocha.board.hidden_parts import PanelSection
from game.titles.wiraqocha.board.layout.table_layout import RELIC_AT
from game.titles.wiraqocha.board.motion.transition import Transition
from game.titles.wiraqocha.board.pieces.art import relic_drawing
from game.titles.wiraqocha.phrases import relic_name
from game.titles.wiraqocha.rules.events import (
    RelicFound,
    RelicLost,
)
from game.ui import pictures, theme
from game.ui.animation import ease_in_out, ease_out, mix
from game.ui.cache import cached
from game.ui.effects import arc, draw_rays, fade, progress, shine, spark, stamp
from game.ui.motion.timeline import Animation
from game.ui.panels import draw_panel
from game.ui.particles import SMOKE, Burst, draw_burst, scatter
from game.ui.scale import Scale
from game.ui.shapes import blank, glow
from game.ui.text import TextStyle, draw_text, measure
from game.ui.theme import Role


def relic_picture(transition: Transition, relic: int, side: float) -> Surface:
    """A relic by its number, as large as fits into a square."""
    whole = max(4, round(side))
    return pictures.fitting(
        transition.look,
        f"wiraqocha/relic.{relic_drawing(transition.after.state.game.relics, relic)}",
        whole,
        whole,
    )


def relic_called(transition: Transition, name: str, side: float) -> Surface:
    return relic_picture(transition, transition.relic(name), side)


def found(transition: Transition, event: RelicFound) -> list[Animation]:
    """A relic rises out of its ruins in a wheel of light, is named, and flies to the finder's panel."""
    unit = transition.unit
    start, middle = transition.on(event.relic, RELIC_AT), transition.on(event.relic, (0, -26))
    end = transition.relic_slot(event.player, event.relic)
    large, small = 128 * unit, transition.panel(event.player).relics[0].width * 1.05
    relic = relic_called(transition, event.relic, large)
    wheel, light = round(150 * unit), shine(round(120 * unit), (255, 190, 90))
    name = relic_name(transition.words, event.relic)
    glints, star = scatter(41, 10, 110 * unit), spark(max(3, round(15 * unit)), (255, 236, 180))
    way = arc(middle, end, 90 * unit)

    def paint(surface: Surface, t: float) -> None:
        rise, go = ease_out(progress(t, 0, 0.3)), ease_in_out(progress(t, 0.68, 1))
        bright = fade(progress(t, 0, 0.78), 0.25, 0.25) if t < 0.78 else 0.0
        x, y = way(go) if t > 0.68 else (mix(start[0], middle[0], rise), mix(start[1], middle[1], rise))
        if bright > 0:
            stamp(surface, glow(round(230 * unit), theme.SHADOW, 230), middle, alpha=0.75 * bright)
            reach = round(wheel * (0.75 + 0.25 * rise))
            draw_rays(surface, middle, reach, (255, 200, 96), 12, t * 70, 0.8 * bright)
        stamp(
            surface, light, (x, y), alpha=(0.4 + 0.6 * bright) if t > 0 else 0, scale=1 - 0.6 * go, add=True
        )
        stamp(surface, relic, (x, y), scale=mix(mix(36 / 128, 1.0, rise), small / large, go))
        for dx, dy, size, late in glints:
            at = progress(t, 0.15 + late, 0.45 + late)
            if 0 < at < 1:
                spot = (middle[0] + dx, middle[1] + dy * 0.8)
                stamp(surface, star, spot, scale=size, alpha=fade(at, 0.4, 0.6), add=True)
        told = fade(progress(t, 0.2, 0.8), 0.2, 0.2) if 0.2 < t < 0.8 else 0
        if told > 0:
            stamp(surface, _ribbon(transition.scale, name), (middle[0], middle[1] + 104 * unit), alpha=told)

    return [Animation(1.5, paint, waits=True, fills=transition.fills(event.player, PanelSection.RELICS))]


@cached
def _ribbon(scale: Scale, text: str) -> Surface:
    """A strip of parchment with a name on it; made when it is seen, as the first picture has enough to do."""
    width = measure(text, Role.NAME, scale, 26)[0] + scale.px(56)
    sheet = blank((width, scale.px(52)))
    draw_panel(sheet, Rect(scale.px(4), scale.px(4), width - scale.px(10), scale.px(42)), scale, "note")
    box = Rect(0, 0, width, scale.px(50))
    draw_text(sheet, text, TextStyle(Role.NAME, "ink", "centre", size=26), scale, box)
    return sheet


def relic_lost(transition: Transition, event: RelicLost) -> list[Animation]:
    """A relic is destroyed: it cracks in the fire and falls to dust."""
    unit = transition.unit
    spot = transition.on(event.relic, RELIC_AT)
    relic = relic_called(transition, event.relic, 44 * unit)
    smoke = Burst(scatter(43, 12, 50 * unit), 13 * unit, SMOKE, rise=26 * unit)

    def paint(surface: Surface, t: float) -> None:
        shake = math.sin(t * 60) * 3 * unit * (1 - t)
        stamp(surface, relic, (spot[0] + shake, spot[1]), alpha=1 - progress(t, 0.2, 0.7))
        if t > 0:
            draw_burst(surface, transition.look, spot, t, smoke)

    return [Animation(0.7, paint, 0.3, waits=True)]
