"""Banners over the valley: whose turn begins, and who has won."""

import math
import random

import pygame
from pygame import Rect, Surface

from game.rules.events import GameWon, TurnBegan
from game.scenes.table.motion.act import Act
from game.scenes.table.motion.sprites import burst, fade, part, rays, shine, spark, stamp
from game.scenes.table.motion.stage import Stage
from game.ui import theme
from game.ui.animation import ease_back, ease_out
from game.ui.emblems import draw_medal
from game.ui.panels import draw_panel
from game.ui.shapes import blank, polygon
from game.ui.text import draw_text, measure
from game.ui.theme import Livery, Role


def _banner(stage: Stage, small: str, large: str, livery: Livery) -> Surface:
    """A ribbon in a player's colours with a medal, a small line and a large one."""
    scale, px = stage.scale, stage.scale.px
    wide = max(measure(large, Role.HEADING, scale, 40)[0], measure(small, Role.ASIDE, scale, 22)[0])
    room = stage.after.layout.map.width - px(60)
    width, height = min(room, wide + px(250)), px(118)
    sheet = blank((width, height))
    tail, top = px(46), px(22)
    for left in (True, False):
        x0, x1 = (0, tail * 2) if left else (width, width - tail * 2)
        notch = px(18) if left else -px(18)
        corners = [(x0, top + px(12)), (x1, top + px(12)), (x1, height - px(6)), (x0, height - px(6))]
        corners.append((x0 + notch, (top + height + px(6)) // 2))
        polygon(sheet, corners, livery.dark, theme.OUTLINE, max(1, px(2)))
    body = Rect(tail, px(10), width - 2 * tail, height - px(26))
    draw_panel(sheet, body, scale, "paper", active=True)
    radius = body.height // 2 - px(8)
    draw_medal(sheet, livery, (body.x + radius + px(20), body.centery), radius)
    text = Rect(
        body.x + 2 * radius + px(34), body.y + px(8), body.right - body.x - 2 * radius - px(56), px(26)
    )
    draw_text(sheet, small, Role.ASIDE, scale, text, theme.FADED_INK, "centre", size=22)
    below = Rect(text.x, text.bottom - px(2), text.width, body.bottom - text.bottom - px(4))
    draw_text(sheet, large, Role.HEADING, scale, below, theme.INK, "centre", size=40)
    return sheet


def began(stage: Stage, event: TurnBegan) -> list[Act]:
    """The banner of the player whose turn begins unrolls over the valley and is gone again."""
    words, name = stage.words, stage.names[event.player]
    livery = stage.livery(event.player)
    banner = _banner(stage, words("table.turn", turn=event.turn), words("table.plays", player=name), livery)
    room = stage.after.layout.map
    centre = room.centerx, room.y + room.height * 0.42
    light = shine(round(banner.get_width() * 0.4), (60, 46, 24))

    def paint(surface: Surface, t: float) -> None:
        opened, gone = ease_out(part(t, 0, 0.28)), part(t, 0.8, 1)
        stamp(surface, light, centre, alpha=opened * (1 - gone), add=True)
        wide = max(4, round(banner.get_width() * (0.12 + 0.88 * opened)))
        left = (banner.get_width() - wide) // 2
        piece = banner.subsurface((left, 0, wide, banner.get_height()))
        piece.set_alpha(round(255 * min(1.0, part(t, 0, 0.12)) * (1 - gone)))
        y = centre[1] - banner.get_height() / 2 - gone * 14 * stage.unit
        surface.blit(piece, (round(centre[0] - wide / 2), round(y)))

    return [Act(0.95, paint)]


def won(stage: Stage, event: GameWon) -> list[Act]:
    """Light turns over the valley, brass and colours rain, and the winner's banner opens."""
    livery = stage.livery(event.player)
    small = stage.words(f"motion.won.{event.victory}")
    banner = _banner(stage, small, stage.words("motion.wins", player=stage.names[event.player]), livery)
    room = stage.after.layout.map
    centre = room.center
    wheel = rays(round(room.height * 0.52), (150, 118, 62), 18)
    glints, star = burst(97, 18, room.height * 0.42), spark(max(4, round(24 * stage.unit)), (255, 236, 190))
    chance = random.Random(99)
    paper = [
        (
            chance.uniform(0, 1),
            chance.uniform(-0.6, 0.3),
            chance.uniform(0.5, 1.1),
            chance.uniform(0, 6),
            n % 3,
        )
        for n in range(150)
    ]
    colours = (livery.base, livery.light, theme.BRASS_MID)

    def paint(surface: Surface, t: float) -> None:
        bright = fade(t, 0.12, 0.16)
        stamp(surface, wheel, centre, angle=1 + 50 * t, alpha=bright, add=True)
        before = surface.get_clip()
        surface.set_clip(room)
        for x, y, speed, phase, tone in paper:
            down = y + 1.5 * speed * t
            spot = (
                room.x + x * room.width + math.sin(phase + t * 9) * 16 * stage.unit,
                room.y + down * room.height,
            )
            wide = 17 * stage.unit * abs(math.cos(phase + t * 14 * speed))
            piece = Rect(0, 0, max(2, round(wide)), max(3, round(13 * stage.unit)))
            piece.center = (round(spot[0]), round(spot[1]))
            if t < 0.95 and 0 < down < 1:
                pygame.draw.rect(surface, colours[tone], piece)
        surface.set_clip(before)
        for dx, dy, large, late in glints:
            at = part(t, late * 1.5, late * 1.5 + 0.35)
            if 0 < at < 1:
                stamp(
                    surface,
                    star,
                    (centre[0] + dx, centre[1] + dy),
                    scale=large,
                    alpha=fade(at, 0.4, 0.5),
                    add=True,
                )
        grow = max(0.05, ease_back(part(t, 0.05, 0.28)))
        stamp(surface, banner, centre, scale=grow * 1.3, alpha=1 - part(t, 0.92, 1) if t > 0.05 else 0)

    return [Act(2.4, paint)]
