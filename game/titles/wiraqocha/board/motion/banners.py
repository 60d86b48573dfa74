"""Banners over the valley: whose turn begins."""

from pygame import Rect, Surface

from game.titles.wiraqocha.board.motion.transition import Transition
from game.titles.wiraqocha.rules.events import TurnBegan
from game.titles.wiraqocha.rules.rounds import round_of
from game.ui.animation import ease_out
from game.ui.effects import progress, shine, stamp
from game.ui.emblems import draw_seat_badge
from game.ui.motion.timeline import Animation
from game.ui.panels import draw_panel
from game.ui.shapes import blank, polygon
from game.ui.text import TextStyle, draw_text, measure
from game.ui.theme import Role


def banner(transition: Transition, small: str, large: str, emblem: str) -> Surface:
    """A ribbon in a player's colours with a badge, a small line and a large one."""
    scale, px = transition.scale, transition.scale.px
    wide = max(measure(large, Role.HEADING, scale, 40)[0], measure(small, Role.ASIDE, scale, 22)[0])
    space = transition.after.layout.map.width - px(60)
    width, height = min(space, wide + px(250)), px(118)
    sheet = blank((width, height))
    tail, top = px(46), px(22)
    for left in (True, False):
        x0, x1 = (0, tail * 2) if left else (width, width - tail * 2)
        notch = px(18) if left else -px(18)
        corners = [(x0, top + px(12)), (x1, top + px(12)), (x1, height - px(6)), (x0, height - px(6))]
        corners.append((x0 + notch, (top + height + px(6)) // 2))
        polygon(
            sheet, corners, transition.look.seat(emblem).dark, transition.look.palette.outline, max(1, px(2))
        )
    body = Rect(tail, px(10), width - 2 * tail, height - px(26))
    draw_panel(sheet, body, scale, "paper", active=True)
    radius = body.height // 2 - px(8)
    draw_seat_badge(sheet, transition.look, emblem, (body.x + radius + px(20), body.centery), radius)
    text = Rect(
        body.x + 2 * radius + px(34), body.y + px(8), body.right - body.x - 2 * radius - px(56), px(26)
    )
    draw_text(sheet, small, TextStyle(Role.ASIDE, "faded_ink", "centre", size=22), scale, text)
    below = Rect(text.x, text.bottom - px(2), text.width, body.bottom - text.bottom - px(4))
    draw_text(sheet, large, TextStyle(Role.HEADING, "ink", "centre", size=40), scale, below)
    return sheet


def began(transition: Transition, event: TurnBegan) -> list[Animation]:
    """The banner of the player whose turn begins unrolls over the valley and is gone again."""
    words, name = transition.words, transition.names[event.player]
    emblem = transition.emblem(event.player)
    number = round_of(event.turn, len(transition.after.state.game.colours))
    ribbon = banner(transition, words("table.round", round=number), words("table.plays", player=name), emblem)
    area = transition.after.layout.map
    centre = area.centerx, area.y + area.height * 0.42
    light = shine(round(ribbon.get_width() * 0.4), (60, 46, 24))

    def paint(surface: Surface, t: float) -> None:
        opened, gone = ease_out(progress(t, 0, 0.28)), progress(t, 0.8, 1)
        stamp(surface, light, centre, alpha=opened * (1 - gone), add=True)
        wide = max(4, round(ribbon.get_width() * (0.12 + 0.88 * opened)))
        left = (ribbon.get_width() - wide) // 2
        piece = ribbon.subsurface((left, 0, wide, ribbon.get_height()))
        piece.set_alpha(round(255 * min(1.0, progress(t, 0, 0.12)) * (1 - gone)))
        y = centre[1] - ribbon.get_height() / 2 - gone * 14 * transition.unit
        surface.blit(piece, (round(centre[0] - wide / 2), round(y)))

    return [Animation(0.95, paint)]
