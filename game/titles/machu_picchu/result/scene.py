"""The end of a game: how it ended, who won, and everybody's points line by line."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.core.match import Match
from game.core.seat_colours import emblems_of
from game.kit.forms.new_medals import HIGH, NewMedals
from game.kit.forms.result_ways import ResultCallbacks, ResultOption
from game.titles.machu_picchu.board.art import picture
from game.titles.machu_picchu.content.definitions import Ending
from game.titles.machu_picchu.result.score_table import ScoreTable, level_at_the_top, standings
from game.titles.machu_picchu.rules.state import State
from game.ui import theme
from game.ui.brass_letters import draw_brass_letters
from game.ui.buttons import Button
from game.ui.emblems import draw_medal
from game.ui.page import GAP, MARGIN, PageScene
from game.ui.panels import draw_panel, panel_inside
from game.ui.pictures import filling
from game.ui.scale import Scale, inset, rows
from game.ui.shapes import glow
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role
from game.ui.widget import Widget

_BUTTON: Final = 60
_WIDEST: Final = 400
_VIEWS: Final = {2: 0.42, 3: 0.38, 4: 0.33, 5: 0.27}  # part of the sheet that the picture fills, by players
_SHAPE: Final = 1600 / 420  # width to height of the pictures
_CUT: Final = 0.7  # how much of what does not fit is cut off the picture's sky
_MEDAL: Final = 58


@dataclass(frozen=True, slots=True)
class _Parts:
    """The parts of the sheet from the top."""

    view: Rect
    name: Rect
    how: Rect
    table: Rect
    note: Rect


class ResultScene(PageScene):
    """The picture of the ending, who won, the table of points, and the ways on."""

    largest_zoom = 1.2

    def __init__(self, words: Words, match: Match, state: State, callbacks: ResultCallbacks) -> None:
        """`state` is the end of a game. The title is the last of the options; Enter takes the first."""
        super().__init__()
        self.words = words
        self.match = match
        self.state = state
        title = ResultOption(words("menu.to_title"), callbacks.to_title, pygame.K_t, words("menu.key_title"))
        self.options = [self._option(way, number) for number, way in enumerate((*callbacks.options, title))]
        self.others = [_wood(words("menu.look"), callbacks.look, pygame.K_ESCAPE, words("menu.key_back"))]
        if callbacks.story is not None:
            self.others.append(
                _wood(words("story.open"), callbacks.story, pygame.K_s, words("story.key_open"))
            )
        if callbacks.watch is not None:
            self.others.append(
                _wood(words("replay.open"), callbacks.watch, pygame.K_w, words("load.key.watch"))
            )
        if callbacks.analyse is not None:
            self.others.append(
                _wood(words("analysis.open"), callbacks.analyse, pygame.K_a, words("analysis.key_open"))
            )
        self._card_tips = [Widget() for hand in state.hands for _ in hand]
        self.medals = NewMedals(words, callbacks.medals)
        self.ui.add(*self.options, *self.others, *self._card_tips, self.medals)
        self._sheet = Rect(0, 0, 0, 0)

    def _option(self, way: ResultOption, number: int) -> Button:
        first = number == 0
        return Button(
            way.label,
            way.act,
            style="brass" if first else "wood",
            key=pygame.K_RETURN if first else way.key,
            hint=self.words("menu.key_done") if first else way.key_name,
            tooltip=way.tip,
        )

    def layout(self, scale: Scale) -> None:
        px = scale.px
        area = inset(scale.stage(1.7), px(MARGIN * 3), px(MARGIN))
        button = scale.fixed(_BUTTON)
        self._sheet, first, second = rows(area, [1, button, button], px(GAP * 0.7))
        _side_by_side(self.options, first, scale)
        _side_by_side(self.others, second, scale)
        view = self._parts().view
        place = Rect(view.x + px(30), view.bottom - px(26), view.width // 2 - px(230), px(HIGH))
        self.medals.place(place, scale)
        cards = self._score_table.cards(self._parts().table)
        for tip, (place, said) in zip(self._card_tips, cards, strict=True):
            tip.place(place, scale)
            tip.tooltip = said

    @property
    def _score_table(self) -> ScoreTable:
        names = [seat.name for seat in self.match.seats]
        return ScoreTable(self.words, self.state, names, emblems_of(self.match), self.scale)

    def _parts(self) -> _Parts:
        """Where the parts of the sheet lie."""
        high = _VIEWS[len(self.match.seats)]
        view, rest = rows(panel_inside(self._sheet, self.scale), [high, 1 - high])
        fixed = self.scale.fixed
        area = inset(rest, self.scale.px(40), 0)
        return _Parts(view, *rows(area, [fixed(46), fixed(84), fixed(38), 1, fixed(40)])[1:])

    def paint_still(self, surface: Surface) -> None:
        scale, px, parts = self.scale, self.scale.px, self._parts()
        draw_panel(surface, self._sheet, scale, "paper", active=True)
        self._paint_view(surface, parts.view)
        names = [seat.name for seat in self.match.seats]
        winners = [standing.seat for standing in standings(self.state) if standing.place == 1]
        self._paint_medals(surface, winners, (parts.view.centerx, parts.view.bottom - px(8)))
        said = self.words.listed(names[seat] for seat in winners)
        draw_brass_letters(
            surface, self.words("menu.won", count=len(winners), name=said), scale, parts.name, 76
        )
        ended = self.words(f"menu.ended.{self.state.ending}", day=self.state.day)
        draw_text(surface, ended, TextStyle(Role.BODY, "ink", "centre", size=25), scale, parts.how)
        self._score_table.draw(surface, parts.table)
        aside = TextStyle(Role.ASIDE, "faded_ink", "centre", size=20)
        draw_text(surface, self.words(f"menu.note.{self._note(len(winners))}"), aside, scale, parts.note)

    def _note(self, winners: int) -> str:
        """Which line below the table explains it."""
        if level_at_the_top(self.state):
            return "shared" if winners > 1 else "goods"
        return "gold" if self.state.ending == Ending.CONQUEST else "cards"

    def _paint_view(self, surface: Surface, area: Rect) -> None:
        """The city on the day of its rescue, or at dusk when it is conquered."""
        name = "ending.conquest" if self.state.ending == Ending.CONQUEST else "ending.rescue"
        look = self.scale.look
        whole = filling(look, picture(name), (area.width, max(area.height, round(area.width / _SHAPE))))
        top = max(0, round((whole.get_height() - area.height) * _CUT))
        surface.blit(whole, area, Rect(0, top, *area.size))
        line = max(1, self.scale.px(2))
        for number, (colour, high) in enumerate(
            ((self.scale.look.palette.outline, 1), (theme.BRASS_MID, 2), (self.scale.look.palette.outline, 1))
        ):
            surface.fill(colour, Rect(area.x, area.bottom + (number * 2 - 1) * line, area.width, high * line))

    def _paint_medals(self, surface: Surface, winners: Sequence[int], centre: tuple[int, int]) -> None:
        """The medal of who won, or of all that share the victory."""
        px, emblems = self.scale.px, emblems_of(self.match)
        step = px(_MEDAL * 2 + 12)
        for number, seat in enumerate(winners):
            x = centre[0] + round((number - (len(winners) - 1) / 2) * step)
            shine = glow(px(_MEDAL * 2), theme.AMBER, 120)
            surface.blit(shine, shine.get_rect(center=(x, centre[1])))
            draw_medal(surface, self.scale.look, emblems[seat], (x, centre[1]), px(_MEDAL))


def _wood(label: str, act: Callable[[], None], key: int, hint: str) -> Button:
    return Button(label, act, style="wood", key=key, hint=hint)


def _side_by_side(buttons: Sequence[Button], line: Rect, scale: Scale) -> None:
    """Place buttons of one width in the middle of a line."""
    gap = scale.px(24)
    wide = min(scale.px(_WIDEST), (line.width - gap * (len(buttons) - 1)) // max(1, len(buttons)))
    left = line.centerx - (len(buttons) * (wide + gap) - gap) // 2
    for number, button in enumerate(buttons):
        button.place(Rect(left + number * (wide + gap), line.y, wide, line.height), scale)
