"""The form of a game that needs no choice: one person against computer players, with a picture of where they play."""

from collections.abc import Callable
from typing import Generic

import pygame
from pygame import Rect, Surface

from game.base.profile.settings import BotSettings
from game.core.bots.available_bots import level_name
from game.core.bots.bot_name import parse_bot_name
from game.core.contract import Refusal
from game.core.match import Match
from game.core.seat_colours import emblem_of
from game.kit.forms.choices import Choices, OptionsT
from game.kit.forms.name_field import NameCheck, name_field
from game.kit.forms.seat_choice import SeatChoice, take_colour, take_own
from game.kit.forms.seat_row import BadgeChoice, draw_seat_card
from game.kit.forms.setup_form import TitleForms
from game.kit.level_pips import draw_pips, pips_width
from game.kit.portraits import draw_portrait_in
from game.ui.buttons import Button
from game.ui.emblems import draw_seat_badge
from game.ui.labels import Label
from game.ui.page import PageScene, below_heading, draw_headed_panel
from game.ui.page_layout import FootCell, PageColumn, PageSheet
from game.ui.scale import Scale, columns, rows
from game.ui.selectors import SegmentedControl
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role

_OWN, _RIVAL = 176, 100  # heights of the cards of the person and of a computer player
_GOAL = 100  # height of what wins
_LINE = 34  # height of a line of words between them
_WAYS, _WAY = 50, 56  # heights of the choice of a way to play, and of the line on it
_APART = 12  # room between any two of them
_BADGE = 82.5  # width of a badge's cell
_BESIDE = 108  # height of what is above and below them on their sheet
_MAP = 0.62  # height of the picture in a flow, of its width


class QuickStartScene(PageScene, Generic[OptionsT]):
    """A name and a colour, and a game begins with `start`; `more` opens the whole form with what is chosen here."""

    largest_zoom = 1.1

    def __init__(
        self,
        title: TitleForms[OptionsT],
        start: Callable[[Match], None],
        more: Callable[[Choices[OptionsT]], None],
        back: Callable[[], None],
        last: BotSettings | None = None,
        filled: Choices[OptionsT] | None = None,
    ) -> None:
        """The whole form opens as it was `filled` in before, else with who sat at the `last` table, but for what is
        chosen here.
        """
        super().__init__()
        words = self.words = title.words
        self.choices = title.choices()
        self._title = title
        self._colours = [seat.colour for seat in self.choices.seats]
        if filled is not None:
            self.choices = self._carried(self.choices, filled)
        self._filled = filled
        self._settle()
        own = self.choices.seats[0]
        self.name = name_field(words, own.given, self._set_name, placeholder=own.suggested)
        emblems = [self._emblem(colour) for colour in self._colours]
        self.badges = BadgeChoice(
            emblems, self._colours.index(own.colour), self._set_colour, words("menu.medal_tip")
        )
        self.note = Label(
            words("menu.quick.note"), TextStyle(Role.ASIDE, "faded_ink", "centre", wrapped=True)
        )
        self.ways, self.way_note = self._ways()
        self.goal_label = Label(words("menu.goal_label"), TextStyle(Role.STRONG))
        self.goal = Label(title.goal(self.choices), TextStyle(Role.BODY, "ink", valign="top", wrapped=True))
        self.start = Button(
            words("menu.start"),
            lambda: start(self.choices.match(title.emblems)),
            key=pygame.K_RETURN,
            hint=words("menu.key_start"),
        )
        self.more = Button(
            words("menu.quick.more"),
            lambda: more(self._whole_form(last)),
            style="wood",
            tooltip=words("menu.quick.more_tip"),
        )
        self.back = Button(
            words("menu.back"), back, style="wood", key=pygame.K_ESCAPE, hint=words("menu.key_back")
        )
        self.ui.add(self.name, self.badges, self.note, self.goal_label, self.goal)
        self.ui.add(*((self.ways, self.way_note) if self.ways is not None else ()))
        self.ui.add(self.start, self.more, self.back)
        self._names = NameCheck(words, self.start, self.ui.notify)
        self._check()
        self._panels: tuple[Rect, Rect] = (Rect(0, 0, 0, 0),) * 2
        self._cards: list[Rect] = []
        self._against = Rect(0, 0, 0, 0)

    def _carried(self, taking: Choices[OptionsT], given: Choices[OptionsT]) -> Choices[OptionsT]:
        """Choices with what both forms offer of others."""
        if self._title.ways is not None:
            self._title.ways.carry(given.options, taking.options)
        return taking.with_colours_of(given)

    def _ways(self) -> tuple[SegmentedControl | None, Label]:
        """What chooses the way to play, where a title has several, and the line on it."""
        said = Label("", TextStyle(Role.ASIDE, "faded_ink", "centre", "top", wrapped=True))
        ways = self._title.ways
        if ways is None:
            return None, said
        options = self.choices.options
        said.text = ways.note(options)
        return SegmentedControl(ways.labels, ways.chosen(options), self._set_way, tooltip=ways.tooltip), said

    def _set_way(self, index: int) -> None:
        ways = self._title.ways
        assert ways is not None
        ways.choose(self.choices.options, index)
        self.way_note.text = ways.note(self.choices.options)
        self.goal.text = self._title.goal(self.choices)
        self.repaint()

    def _emblem(self, colour: str) -> str:
        return emblem_of(colour, self._colours, self._title.emblems)

    def _whole_form(self, last: BotSettings | None) -> Choices[OptionsT]:
        """What the whole form holds when it opens."""
        if self._filled is not None:
            return self._carried(self._filled, self.choices)
        opened = self._carried(self._title.choices(last), self.choices)
        opened.take_own_of(self.choices)
        return opened

    def _settle(self) -> None:
        """Let the players have what they have in the whole form; here nobody waits for another to choose."""
        seats = self.choices.seats
        if self._filled is not None:
            self.choices.take_own_of(self._filled)
        own = dict(seats[0].own)
        self._title.settle(self.choices)
        for seat in seats:
            seat.rank = 0
        for column in self._title.columns if self._filled is not None else ():
            take_own(seats, 0, column, own[column.name])

    def _set_name(self, text: str) -> None:
        self.choices.seats[0].given = text
        self._check()

    def _check(self) -> None:
        self._names.check([seat.name for seat in self.choices.seats[: self.choices.count]])

    def _set_colour(self, index: int) -> None:
        take_colour(self.choices.seats, 0, self._colours[index])
        self._settle()
        self.repaint()

    def most_zoom(self, scale: Scale) -> float:
        """See `Scene.most_zoom`: a choice of ways to play takes the room that could be larger."""
        return self.largest_zoom if self.ways is None else 1.0

    def layout(self, scale: Scale) -> None:
        fixed = scale.fixed
        foot: list[FootCell] = [
            (self.back, fixed(240)),
            (None, 1),
            (self.more, fixed(300)),
            (self.start, fixed(400)),
        ]
        page = self.lay_page(foot, 1.95, 70)
        left, right = page.sheets(
            PageColumn(0.9, [PageSheet(_BESIDE + self._tall)]),
            PageColumn(1.1, [PageSheet(_BESIDE + _MAP * page.width)]),
        )
        self._panels = (left, right)
        self._place_players(below_heading(left, scale, (40, 28), 80))

    @property
    def _tall(self) -> float:
        """How tall all that is chosen stands one below another, in design units."""
        ways = [_WAYS, _WAY] if self.ways is not None else []
        lines = [_OWN, _LINE, *[_RIVAL] * (self.choices.count - 1), _LINE, *ways, _LINE, _GOAL]
        return sum(lines) + _APART * (len(lines) + 2)

    def _place_players(self, area: Rect) -> None:
        scale, px = self.scale, self.scale.px
        rivals = [scale.fixed(_RIVAL)] * (self.choices.count - 1)
        line, goal = scale.fixed(_LINE), scale.fixed(_GOAL)
        ways = [scale.fixed(_WAYS), scale.fixed(_WAY)] if self.ways is not None else []
        parts = rows(
            area, [0.4, scale.fixed(_OWN), line, *rivals, line, *ways, 1, line, goal, 0.2], px(_APART)
        )
        if self.ways is not None:
            self.ways.place(parts[-6], scale)
            self.way_note.place(parts[-5], scale)
            del parts[-6:-4]
        own, self._against, *cards, note, _, label, text = parts[1:-1]
        self._cards = [own, *cards]
        inner = Rect(own.x + px(40), own.y + px(24), own.width - px(64), own.height - px(40))
        badges, name = rows(inner, [1, 1], px(10))
        badges.width = min(badges.width, px(_BADGE * len(self._colours)))
        self.badges.place(badges, scale)
        self.name.place(name, scale)
        self.note.place(note, scale)
        self.goal_label.place(label, scale)
        self.goal.place(text, scale)

    def paint_still(self, surface: Surface) -> None:
        left, right = self._panels
        words, scale = self.words, self.scale
        draw_headed_panel(surface, left, scale, words("menu.quick.title"))
        draw_headed_panel(surface, right, scale, self._title.place)
        against = words("menu.quick.against")
        draw_text(surface, against, TextStyle(Role.ASIDE, "faded_ink", "centre"), scale, self._against)
        self._paint_card(surface, self._cards[0], self.choices.seats[0])
        for seat, card in zip(self.choices.seats[1:], self._cards[1:], strict=False):
            self._paint_rival(surface, self._paint_card(surface, card, seat), seat)
        self._title.draw_place(surface, self.choices, below_heading(right, scale, (40, 28), 80), scale)

    def _paint_card(self, surface: Surface, card: Rect, seat: SeatChoice) -> Rect:
        """Draw a card in the colours of a seat; returns the room beside and below them."""
        px, inner = self.scale.px, draw_seat_card(surface, self.scale, self._emblem(seat.colour), card)
        return Rect(inner.x + px(26), inner.y + px(12), inner.width - px(40), inner.height - px(12))

    def _paint_rival(self, surface: Surface, area: Rect, seat: SeatChoice) -> None:
        scale, px = self.scale, self.scale.px
        bot = parse_bot_name(seat.bot)
        level = "" if isinstance(bot, Refusal) else bot.level
        badge, name, title, pips = columns(
            area,
            [scale.fixed(60), 1.4, 1, scale.fixed(pips_width(scale, self._title.bots) / scale.factor + 12)],
            px(8),
        )
        emblem = self._emblem(seat.colour)
        draw_seat_badge(
            surface, self.scale.look, emblem, badge.center, min(badge.width, badge.height) // 2 - px(4)
        )
        rival = next((rival for rival in self._title.bots.rivals if rival.name == seat.rival), None)
        name = draw_portrait_in(surface, scale, self.words.title, rival, name)
        draw_text(surface, seat.name, TextStyle(Role.NAME, "ink"), scale, name)
        draw_text(
            surface, level_name(self.words, level), TextStyle(Role.STRONG, "ink", "right"), scale, title
        )
        draw_pips(surface, pips, scale, self._title.bots, level)
