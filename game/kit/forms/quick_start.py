"""The form of a game that needs no choice: one person against computer players, with a picture of where they play."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Generic

import pygame
from pygame import Rect, Surface

from game.base.profile.preferences import Preferences
from game.core.bots.available_bots import known_bot
from game.core.contract import AnyBots
from game.core.match import Match
from game.core.seat_colours import emblem_of
from game.kit.forms.badge_choice import BadgeChoice
from game.kit.forms.choices import Choices, OptionsT
from game.kit.forms.name_field import NameCheck, name_field
from game.kit.forms.rival_card import RivalCard
from game.kit.forms.seat_choice import SeatChoice, take_colour, take_own
from game.kit.forms.seat_row import draw_seat_card
from game.kit.forms.setup_form import TitleForms
from game.ui.buttons import Button
from game.ui.labels import Label
from game.ui.page import PageScene, below_heading, draw_headed_panel
from game.ui.page_layout import FootCell, PageColumn, PageSheet
from game.ui.scale import Scale, rows
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
    """A name, a colour and how strong the others are, and a game begins with `start`; `more` opens the whole form with
    what is chosen here.
    """

    largest_zoom = 1.1

    def __init__(
        self,
        title: TitleForms[OptionsT],
        start: Callable[[Match], None],
        more: Callable[[Choices[OptionsT]], None],
        back: Callable[[], None],
        preferences: Preferences,
        filled: Choices[OptionsT] | None = None,
    ) -> None:
        """The whole form opens as it was `filled` in before, else with who sat at the last table by the `preferences`,
        but for what is chosen here. They remember how strong the computer players were.
        """
        super().__init__()
        words = self.words = title.words
        self.choices = title.choices_of_last_way()
        self._title, self._preferences = title, preferences
        self._levels_taken = False
        self._colours = [seat.colour for seat in self.choices.seats]
        if filled is not None:
            self.choices = self._carried(self.choices, filled)
        self._filled = filled
        self._seat_levels()
        self._settle()
        own = self.choices.seats[0]
        self.name = name_field(words, own.given, self._set_name, placeholder=own.suggested)
        emblems = [self._emblem(colour) for colour in self._colours]
        self.badges = BadgeChoice(
            emblems, self._colours.index(own.colour), self._set_colour, words("menu.medal_tip")
        )
        self.rivals = [self._rival(seat) for seat in self.choices.seats[1 : self.choices.count]]
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
            lambda: more(self._whole_form()),
            style="wood",
            tooltip=words("menu.quick.more_tip"),
        )
        self.back = Button(
            words("menu.back"), back, style="wood", key=pygame.K_ESCAPE, hint=words("menu.key_back")
        )
        self.ui.add(self.name, self.badges, *self.rivals, self.note, self.goal_label, self.goal)
        self.ui.add(*((self.ways, self.way_note) if self.ways is not None else ()))
        self.ui.add(self.start, self.more, self.back)
        self._names = NameCheck(words, self.start, self.ui.notify)
        self._check()
        self._panels: tuple[Rect, Rect] = (Rect(0, 0, 0, 0),) * 2
        self._own = Rect(0, 0, 0, 0)
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

    def _rival(self, seat: SeatChoice) -> RivalCard:
        return RivalCard(
            self.words, self._title.bots, seat, lambda: self._emblem(seat.colour), self._take_levels
        )

    def _seat_levels(self) -> None:
        """Let the computer players be as strong as in the form that was filled in, or else as they were last."""
        bots, seats = self._title.bots, self.choices.seats[1:]
        known = self._preferences.now.levels.get(self.words.title, ())
        _set_levels(bots, seats, [level if level in bots.offered else "" for level in known])
        if self._filled is not None:
            filled = (known_bot(bots, seat.bot) for seat in self._filled.seats[1:])
            _set_levels(bots, seats, [bot.level if bot is not None else "" for bot in filled])

    def _levels(self) -> tuple[str, ...]:
        found = (known_bot(self._title.bots, seat.bot) for seat in self.choices.seats[1 : self.choices.count])
        return tuple(bot.level for bot in found if bot is not None)

    def _take_levels(self) -> None:
        self._levels_taken = True
        now = self._preferences.now
        self._preferences.change(replace(now, levels={**now.levels, self.words.title: self._levels()}))

    def _whole_form(self) -> Choices[OptionsT]:
        """What the whole form holds when it opens."""
        if self._filled is not None:
            opened = self._carried(self._filled, self.choices)
        else:
            opened = self._carried(self._title.choices_of_last_way(self._preferences.now.bots), self.choices)
            opened.take_own_of(self.choices)
        if self._levels_taken:
            _set_levels(self._title.bots, opened.seats[1:], self._levels())
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
        self._own = own
        for rival, card in zip(self.rivals, cards, strict=True):
            rival.place(card, scale)
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
        draw_seat_card(surface, scale, self._emblem(self.choices.seats[0].colour), self._own)
        self._title.draw_place(surface, self.choices, below_heading(right, scale, (40, 28), 80), scale)


def _set_levels(bots: AnyBots, seats: Sequence[SeatChoice], levels: Sequence[str]) -> None:
    """Let the computer players at these seats have these levels, in their order; an empty one leaves what there is."""
    for seat, level in zip(seats, levels, strict=False):
        bot = known_bot(bots, seat.bot)
        if bot is not None and level:
            seat.bot = str(replace(bot, level=level))
