"""The game of the day: what everybody plays today, how one's own try stands, and the last days."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame
from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.base.keys.shell_keys import PRACTISE
from game.core.bots.available_bots import level_name, temperament_name
from game.core.bots.bot_name import parse_bot_name
from game.core.contract import AnyTitle, DailyGame, Refusal
from game.core.match import NAME_LENGTH, Seat, rival_of
from game.core.seat_colours import emblems_of
from game.daily.day import person_of
from game.daily.results import PlayedDay
from game.kit.forms.name_field import NameCheck, name_field
from game.kit.level_pips import draw_pips, pips_width
from game.kit.portraits import draw_portrait
from game.scenes.daily.view import DailyView, TryProgress
from game.scenes.daily.week import DayStamp
from game.scenes.title_art import GamePreview
from game.ui.buttons import Button
from game.ui.emblems import draw_seat_badge
from game.ui.page import PageScene, draw_headed_panel
from game.ui.page_layout import GAP, FootCell, PageColumn, PageSheet
from game.ui.panels import draw_panel
from game.ui.scale import Scale, columns, rows
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role

_HEAD: Final = 76  # design units of a sheet's heading
_DATE: Final = 38  # height of the date under it
_RIVAL: Final = 66  # height of the line of a computer player
_WEEK: Final = 250  # height of the sheet of the last days
_TODAY: Final = 150  # height of what is round all this on the sheet of today
_MAP: Final = 0.6  # height of the map in a flow, of its width
_RULE, _SCORING, _NAME = 106, 138, 52  # heights of the two sentences and of the name


@dataclass(frozen=True, slots=True)
class DailyCallbacks:
    """What the buttons do: `begin` takes the player's name; `practise` is None until the try is over."""

    begin: Callable[[str], None]
    show: Callable[[PlayedDay], None]
    practise: Callable[[], None] | None
    back: Callable[[], None]


class DailyScene(PageScene):
    """Today's map beside its rivals, its rules and the week."""

    largest_zoom = 1.1

    def __init__(self, words: Words, title: AnyTitle, view: DailyView, callbacks: DailyCallbacks) -> None:
        super().__init__()
        self.words = words
        self.title = title
        self.view = view
        self._callbacks = callbacks
        self._own = person_of(view.match)
        suggested = view.match.seats[self._own].name
        self.name = name_field(words, view.player, self._set_name, placeholder=suggested)
        self._given = view.player
        self.name.visible = view.progress is TryProgress.TO_COME
        self.stamps = [
            DayStamp(words, shown, shown.day == view.day, partial(self._open, shown.played))
            for shown in view.week
        ]
        self.start = Button(
            words(f"daily.{_MAIN[view.progress]}"),
            self._start,
            key=pygame.K_RETURN,
            hint=words("menu.key_start"),
        )
        self.practise = Button.keyed(
            words,
            words("daily.practise"),
            callbacks.practise or callbacks.back,
            style="wood",
            key=PRACTISE,
            tooltip=words("daily.practise_tip"),
        )
        self.practise.visible = callbacks.practise is not None
        self.back = Button(
            words("menu.back"), callbacks.back, style="wood", key=pygame.K_ESCAPE, hint=words("menu.key_back")
        )
        self.ui.add(self.name, *self.stamps, self.start, self.practise, self.back)
        self._names = NameCheck(words, self.start, self.ui.notify)
        self._check()
        self._map = self._today = self._days = Rect(0, 0, 0, 0)

    def _set_name(self, text: str) -> None:
        self._given = text
        self._check()

    def _check(self) -> None:
        """A try that is to come begins with names that differ."""
        if self.name.visible:
            self._names.check([self.player, *(seat.name for seat in self._rivals)])

    @property
    def _rivals(self) -> list[Seat]:
        """All seats but that of the person."""
        return [seat for number, seat in enumerate(self.view.match.seats) if number != self._own]

    @property
    def player(self) -> str:
        """What the person is called."""
        return " ".join(self._given.split())[:NAME_LENGTH] or self.view.match.seats[self._own].name

    def _start(self) -> None:
        today = next(shown.played for shown in self.view.week if shown.day == self.view.day)
        if self.view.progress is TryProgress.TO_COME or today is None:
            self._callbacks.begin(self.player)
        else:
            self._callbacks.show(today)

    def _open(self, played: PlayedDay | None) -> None:
        if played is not None:
            self._callbacks.show(played)

    # the layout

    def layout(self, scale: Scale) -> None:
        fixed = scale.fixed
        beside: list[FootCell] = [(self.practise, fixed(320)), (self.start, fixed(400))]
        page = self.lay_page([(self.back, fixed(240)), (None, 1), *beside], 1.95, 70)
        rivals = _RIVAL * (len(self.view.match.seats) - 1)
        self._map, self._today, self._days = page.sheets(
            PageColumn(1.22, [PageSheet(_HEAD + _DATE + _MAP * page.width)]),
            PageColumn(
                0.78, [PageSheet(_TODAY + rivals + _RULE + _SCORING + _NAME), PageSheet(_WEEK, fixed(_WEEK))]
            ),
        )
        self._place_week(self._days)
        name = self._lines()[-1]
        _, field = columns(name, [0.4, 0.6], scale.px(GAP))
        self.name.place(field, scale)

    def _place_week(self, sheet: Rect) -> None:
        px = self.scale.px
        area = Rect(
            sheet.x + px(28), sheet.y + px(_HEAD), sheet.width - px(56), sheet.height - px(_HEAD + 56)
        )
        for stamp, place in zip(self.stamps, columns(area, [1] * len(self.stamps), px(10)), strict=True):
            stamp.place(place, self.scale)

    def _lines(self) -> list[Rect]:
        """The lines of the sheet of today: the rivals, the two sentences, how it stands or the name."""
        px, scale, sheet = self.scale.px, self.scale, self._today
        area = Rect(
            sheet.x + px(40), sheet.y + px(_HEAD), sheet.width - px(80), sheet.height - px(_HEAD + 26)
        )
        rivals = [scale.fixed(_RIVAL)] * (len(self.view.match.seats) - 1)
        rule, scoring, last = (scale.fixed(high) for high in (_RULE, _SCORING, _NAME))
        *found, _, ruled, _, scored, _, named = rows(area, [*rivals, 1, rule, 0.7, scoring, 1, last], px(7))
        return [*found, ruled, scored, named]

    # the picture

    def paint_still(self, surface: Surface) -> None:
        words, scale, px = self.words, self.scale, self.scale.px
        sheet = self._map
        draw_headed_panel(surface, sheet, scale, words("title.daily"))
        line = Rect(sheet.x + px(40), sheet.y + px(_HEAD - 4), sheet.width - px(80), px(_DATE))
        draw_text(surface, self._day, TextStyle(Role.ASIDE, "faded_ink", "centre", size=24), scale, line)
        inner = Rect(sheet.x + px(20), line.bottom, sheet.width - px(40), sheet.bottom - line.bottom - px(18))
        self.title.part(GamePreview).draw(
            surface, self.words, self.view.state, emblems_of(self.view.match), inner, scale
        )
        draw_headed_panel(surface, self._today, scale, words("daily.against"))
        *rivals, rule, scoring, last = self._lines()
        for seat, line in zip(self._rivals, rivals, strict=True):
            self._paint_rival(surface, line, seat)
        style = TextStyle(Role.BODY, "ink", valign="top", size=22, wrapped=True)
        draw_text(surface, words("daily.rule"), style, scale, rule)
        draw_text(surface, self.view.scoring, style, scale, scoring)
        if self.view.progress is TryProgress.TO_COME:
            label = columns(last, [0.4, 0.6], px(GAP))[0]
            draw_text(surface, words("daily.name"), TextStyle(Role.STRONG, "ink", size=20), scale, label)
        else:
            style = TextStyle(Role.STRONG, "ink", "centre", size=22, wrapped=True)
            draw_text(surface, self.view.standing, style, scale, last)
        self._paint_week(surface)

    @property
    def _day(self) -> str:
        """The date, and of a game that is not the same each day who begins it."""
        words, match = self.words, self.view.match
        date = words.day(self.view.day)
        if not self.title.part(DailyGame).varied or self.view.progress is not TryProgress.TO_COME:
            return date
        first = self.title.rules.turn_owner(self.view.state)
        begins = (
            words("daily.you_begin")
            if first == self._own
            else words("daily.begins", player=match.seats[first].name)
        )
        return f"{date} · {begins}"

    def _paint_rival(self, surface: Surface, line: Rect, seat: Seat) -> None:
        scale, px = self.scale, self.scale.px
        bot = parse_bot_name(seat.bot)
        level = "" if isinstance(bot, Refusal) else bot.level
        bots = self.view.match.title.bots
        inner = draw_panel(surface, line, scale, "card")
        wide = scale.fixed(pips_width(scale, bots) / scale.factor + 12)
        medal, name, title, pips = columns(inner.inflate(-px(16), 0), [scale.fixed(54), 1.4, 1, wide], px(8))
        radius = medal.height // 2 - px(3)
        draw_seat_badge(surface, scale.look, seat.emblem, medal.center, radius)
        if (rival := rival_of(bots, seat)) is not None:
            portrait, name = columns(name, [scale.fixed(2 * radius / scale.factor), 1], px(8))
            draw_portrait(surface, scale.look, self.view.match.setup.title, rival, portrait.center, radius)
        draw_text(surface, seat.name, TextStyle(Role.NAME, "ink", size=23), scale, name)
        kind = level_name(self.words, level)
        if rival is None and not isinstance(bot, Refusal) and bot.temperament:
            kind = f"{kind} · {temperament_name(self.words, bot.temperament)}"
        draw_text(surface, kind, TextStyle(Role.STRONG, "ink", "right"), scale, title)
        draw_pips(surface, pips, scale, bots, level)

    def _paint_week(self, surface: Surface) -> None:
        words, px, sheet = self.words, self.scale.px, self._days
        draw_headed_panel(surface, sheet, self.scale, words("daily.week"))
        line = Rect(sheet.x + px(28), sheet.bottom - px(50), sheet.width - px(56), px(34))
        said = [words("daily.streak", count=self.view.streak)] if self.view.streak > 1 else []
        said += [words("daily.best", score=self.view.best)] if self.view.best is not None else []
        text = " · ".join(said) or words("daily.none_yet")
        draw_text(surface, text, TextStyle(Role.ASIDE, "faded_ink", "centre", size=19), self.scale, line)


_MAIN: Final = {TryProgress.TO_COME: "begin", TryProgress.OPEN: "go_on", TryProgress.OVER: "postcard"}
