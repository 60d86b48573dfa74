"""The end of a game: how it ended, who won, and everybody's points line by line."""

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.i18n.words import Words
from game.match import Match
from game.scenes.brass_letters import draw_brass_letters
from game.scenes.faces import ResultCallbacks, ResultOption
from game.scenes.page import GAP, MARGIN, PageScene
from game.titles.machu_picchu.board.cover import CityCover
from game.titles.machu_picchu.content.definitions import Ending
from game.titles.machu_picchu.rules.engine import outcome
from game.titles.machu_picchu.rules.scores import SeatScore, score_lines
from game.titles.machu_picchu.rules.state import State
from game.ui import theme
from game.ui.buttons import Button
from game.ui.emblems import draw_medal
from game.ui.panels import draw_panel
from game.ui.scale import Scale, columns, inset, rows
from game.ui.shapes import rounded
from game.ui.skip_guard import SkipGuard
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role

_BUTTON = 64
_WIDEST = 400
_SHARES = (2.2, 1, 1, 1, 1, 1)
_COLUMNS = ("cards", "scout", "points", "gold", "total")


class ResultScene(PageScene):
    """The sheet with the points, and the ways on."""

    def __init__(self, words: Words, match: Match, state: State, callbacks: ResultCallbacks) -> None:
        super().__init__()
        self.words = words
        self.match = match
        self.state = state
        self._skip_guard = callbacks.skip_guard or SkipGuard()
        self.on_escape = callbacks.look
        self.options = [self._option(option, number) for number, option in enumerate(callbacks.options)]
        self.others = [
            Button(words("menu.look"), callbacks.look, style="wood"),
            Button(words("menu.to_title"), callbacks.to_title, style="wood"),
        ]
        if callbacks.story is not None:
            self.others.append(Button(words("menu.story"), callbacks.story, style="wood"))
        if callbacks.watch is not None:
            self.others.append(Button(words("menu.watch"), callbacks.watch, style="wood"))
        self.ui.add(*self.options, *self.others)
        self._sheet = Rect(0, 0, 0, 0)

    def _option(self, option: ResultOption, number: int) -> Button:
        first = number == 0
        return Button(
            option.label,
            option.act,
            style="brass" if first else "wood",
            key=pygame.K_RETURN if first else option.key,
            hint=self.words("menu.key_done") if first else option.key_name,
            tooltip=option.tip,
        )

    def handle(self, event: Event) -> bool:
        """See `Scene.handle`; a press too many, meant to skip the last moves, does nothing."""
        pressed = event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
        if pressed and self._skip_guard.surplus(event, self.scale.factor):
            return True
        return super().handle(event)

    def update(self, dt: float) -> bool:
        """See `Scene.update`."""
        self._skip_guard.update(dt)
        return super().update(dt)

    def layout(self, scale: Scale) -> None:
        """See `Scene.layout`."""
        px = scale.px
        area = inset(scale.stage(1.7), px(MARGIN * 4), px(MARGIN))
        heights = [scale.fixed(_BUTTON)] * (2 if self.options else 1)
        self._sheet, *lines = rows(area, [1, *heights], px(GAP * 0.8))
        if self.options:
            _side_by_side(self.options, lines[0], scale)
        _side_by_side(self.others, lines[-1], scale)

    def paint_still(self, surface: Surface) -> None:
        """See `PageScene.paint_still`."""
        scale, px = self.scale, self.scale.px
        inner = draw_panel(surface, self._sheet, scale, "paper", active=True)
        view, rest = rows(inner, [0.36, 0.64])
        CityCover().draw_strip(surface, view, scale)
        surface.fill(theme.BRASS_MID, Rect(view.x, view.bottom, view.width, px(4)))
        room = inset(rest, px(60), px(14))
        name, how, table = rows(room, [scale.fixed(92), scale.fixed(44), 1], px(6))
        found = outcome(self.state)
        winners = found.winners if found is not None else ()
        said = self.words.listed(self.match.seats[seat].name for seat in winners)
        draw_brass_letters(surface, self.words("menu.won", count=len(winners), name=said), scale, name, 80)
        ending = self.words(f"victory.{self.state.ending}")
        draw_text(surface, ending, TextStyle(Role.BODY, "ink", "centre", size=26), scale, how)
        self._paint_table(surface, table, winners)

    def _paint_table(self, surface: Surface, room: Rect, winners: Sequence[int]) -> None:
        scale, px = self.scale, self.scale.px
        high = min(px(72), room.height // (len(self.match.seats) + 1))
        head = Rect(room.x, room.y, room.width, min(px(40), high))
        for title, cell in zip(_COLUMNS, columns(head, _SHARES)[1:], strict=True):
            said = self.words(f"menu.column.{title}")
            draw_text(surface, said, TextStyle(Role.STRONG, "faded_ink", "centre", size=20), scale, cell)
        lines = score_lines(self.state)
        found = outcome(self.state)
        order = [seat for rank in found.ranks for seat in rank] if found is not None else range(len(lines))
        for number, seat in enumerate(order):
            line = Rect(room.x, head.bottom + number * high, room.width, high - px(8))
            self._paint_line(surface, line, seat, lines[seat], won=seat in winners)

    def _paint_line(self, surface: Surface, line: Rect, seat: int, score: SeatScore, *, won: bool) -> None:
        scale, px = self.scale, self.scale.px
        draw_panel(surface, line, scale, "card" if won else "note", active=won)
        emblem = self.match.seats[seat].emblem
        inner = inset(line, px(6))
        rounded(surface, Rect(inner.x, inner.y, px(14), inner.height), scale.look.seat(emblem).base, px(3))
        name, *cells = columns(line, _SHARES)
        radius = min(px(26), name.height // 2 - px(5))
        draw_medal(surface, scale.look, emblem, (name.x + px(58), name.centery), radius)
        words = Rect(name.x + px(96), name.y, name.width - px(102), name.height)
        draw_text(surface, self.match.seats[seat].name, TextStyle(Role.NAME, "ink"), scale, words)
        cards = sum(icon.points for icon in score.icons)
        conquered = self.state.ending == Ending.CONQUEST
        total = f"{score.points} × {score.factor} = {score.total}" if conquered else str(score.total)
        figures = (cards, score.trail + score.late, score.points, score.gold, total)
        for figure, cell in zip(figures, cells, strict=True):
            draw_text(surface, str(figure), TextStyle(Role.FIGURE, "ink", "centre"), scale, cell)


def _side_by_side(buttons: Sequence[Button], line: Rect, scale: Scale) -> None:
    """Place buttons of one width in the middle of a line."""
    gap = scale.px(24)
    wide = min(scale.px(_WIDEST), (line.width - gap * (len(buttons) - 1)) // max(1, len(buttons)))
    left = line.centerx - (len(buttons) * (wide + gap) - gap) // 2
    for number, button in enumerate(buttons):
        button.place(Rect(left + number * (wide + gap), line.y, wide, line.height), scale)
