"""Cards: bought, they fly from the market to the panel; revealed, they turn over."""

import math

import pygame
from pygame import Rect, Surface

from game.titles.wiraqocha.board.hidden_parts import PanelSection
from game.titles.wiraqocha.board.motion.transition import Transition
from game.titles.wiraqocha.rules.events import CardBuilt, CardRevealed
from game.ui import theme
from game.ui.animation import ease_in_out, ease_out
from game.ui.cache import cached
from game.ui.effects import arc, fade, progress, shine, spark, stamp
from game.ui.emblems import draw_emblem
from game.ui.look import Look
from game.ui.motion.timeline import Animation
from game.ui.panels import draw_panel
from game.ui.particles import scatter
from game.ui.scale import Scale
from game.ui.shapes import blank, frame, rounded


def built(transition: Transition, event: CardBuilt) -> list[Animation]:
    """A card leaves the market in a flash of brass, sails to its buyer's panel and shrinks to its place there."""
    place = transition.offer(event.card, transition.before)
    drawn = transition.card_picture(place) if place is not None else None
    if place is None or drawn is None:
        return []
    end = transition.own_card(event.player, event.card, came=True)
    way = arc(place.center, end.center, 120 * transition.unit)
    light = shine(place.width // 2, (150, 116, 50))
    small = max(end.height, 8) / place.height
    there, glow = transition.crop(end, transition.new), shine(max(8, round(end.width * 0.7)), (150, 116, 50))
    glints = scatter(91, 10, place.width * 0.42)
    star = spark(max(3, transition.scale.px(12)), (255, 222, 140))

    def paint(surface: Surface, t: float) -> None:
        go = ease_in_out(progress(t, 0.16, 0.88))
        stamp(surface, light, way(go), alpha=fade(t, 0.2, 0.3), scale=1 - 0.6 * go, add=True)
        bump = 1 + 0.06 * math.sin(math.pi * progress(t, 0, 0.3))
        if t < 0.88:
            stamp(surface, drawn, way(go), scale=bump + (small - 1) * go, angle=8 * math.sin(math.pi * go))
        for dx, dy, large, late in glints:
            at = progress(t, late * 0.5, late * 0.5 + 0.3)
            if 0 < at < 1:
                spot = place.centerx + dx, place.centery + dy * 0.45
                stamp(surface, star, spot, scale=large, alpha=fade(at, 0.3, 0.5), add=True)
        done = progress(t, 0.8, 1)
        if done > 0:
            if there is not None:
                stamp(surface, there, end.center, scale=1 + 0.12 * math.sin(math.pi * done), alpha=done * 2)
            stamp(surface, glow, end.center, alpha=math.sin(math.pi * done), add=True)

    return [Animation(0.95, paint, 0.55, fills=transition.fills(event.player, PanelSection.CARDS))]


def revealed(transition: Transition, event: CardRevealed) -> list[Animation]:
    """A card comes off the pile face down and turns over in its place."""
    place = transition.offer(event.card, transition.after)
    face = transition.crop(place, transition.after) if place is not None else None
    if place is None or face is None:
        return []
    empty = transition.crop(place)
    back = _back(transition.look, place.size, round(transition.scale.factor * 1000))
    start = transition.after.layout.market_head.center
    light = shine(place.width // 2, (120, 96, 50))

    def paint(surface: Surface, t: float) -> None:
        if empty is not None:
            surface.blit(empty, place)
        if t <= 0:
            return
        go = ease_out(progress(t, 0, 0.4))
        turn = ease_in_out(progress(t, 0.36, 0.9))
        x, y = arc(start, place.center, 12 * transition.unit)(go)
        side = back if turn < 0.5 else face
        squash = max(0.02, abs(math.cos(math.pi * turn)))
        size = (
            round(place.width * (0.5 + 0.5 * go)),
            max(2, round(place.height * (0.5 + 0.5 * go) * squash)),
        )
        stamp(surface, light, (x, y), alpha=math.sin(math.pi * progress(t, 0.3, 1)), add=True)
        stamp(surface, pygame.transform.smoothscale(side, size), (x, y))

    return [Animation(0.65, paint, 0.3, waits=True)]


@cached
def _back(look: Look, size: tuple[int, int], milli: int) -> Surface:
    """A card's back: mahogany, a brass line and a star."""
    scale = Scale(1920, 1080, milli / 1000)
    sheet = blank(size)
    whole = Rect((0, 0), size)
    draw_panel(sheet, whole, scale, "card")
    inner = whole.inflate(-round(size[1] * 0.12), -round(size[1] * 0.12))
    rounded(sheet, inner, look.palette.mahogany, max(2, size[1] // 24))
    frame(sheet, inner.inflate(-6, -6), theme.BRASS_MID, max(2, size[1] // 28), max(1, size[1] // 70))
    draw_emblem(sheet, "star", inner.center, inner.height // 2, theme.BRASS_MID)
    return sheet
