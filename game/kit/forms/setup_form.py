"""The whole form before a game: who plays, what else the title lets players choose, from which seed."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Generic

import pygame
from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.base.profile.preferences import Preferences
from game.base.profile.settings import BotSettings
from game.core.bots.available_bots import first_guess, is_offered
from game.core.contract import AnyBots, TitleSetup
from game.core.match import Match
from game.core.player_names import player_name
from game.kit.data.mods.choice import ModChoice
from game.kit.forms.choices import Choices, OptionsT
from game.kit.forms.game_choice import GameChoice
from game.kit.forms.lines import FormLine, Lines, Painting, Part, Units
from game.kit.forms.mods_dialog import mods_button
from game.kit.forms.name_field import NameCheck
from game.kit.forms.seat_choice import SeatChoice, SeatColumn, fit_own, seat_rivals
from game.kit.forms.seat_row import SeatRow
from game.kit.forms.seeds import SEED_DIGITS, fresh_seed
from game.ui.buttons import Button
from game.ui.labels import Label
from game.ui.page import PageScene, below_heading, draw_headed_panel, heading_line
from game.ui.page_layout import PageColumn, PageSheet
from game.ui.scale import Scale, rows
from game.ui.selectors import SegmentedControl
from game.ui.text import TextStyle
from game.ui.textfield import TextField
from game.ui.theme import Role
from game.ui.tooltip import Tip
from game.ui.widget import Spot, Widget

ROW = 54  # height of a field or a button
_USUAL_COUNT = 3  # players of a first game
_MANY = 5  # seats, which stand closer
_GAPS = {
    False: (16, 14),
    True: (14, 10),
}  # below the number of players and from row to row, by whether seats are many


@dataclass(eq=False)
class Sheet:
    """A sheet of a form, as wide as its share says, or so `tall` where sheets lie one below another, in design units;
    `explained` is said of its heading.
    """

    heading: str
    share: float
    part: Part
    explained: str = ""
    tall: float = 934

    def refresh(self) -> None:
        """Show anew what was chosen, where something on it depends on that."""


@dataclass(frozen=True, slots=True)
class TitleForms(Generic[OptionsT]):
    """Who can play in which numbers, what else can be chosen, and the picture of where they play.

    `options` are those that so many players begin with; `goal` says how the game is won that choices begin, and
    `draw_place` draws where it is played, which is called `place`. `sheets` makes what lies on a form of its parts and
    of the title's own, by default of what every form has. `columns` are what seats choose of their own; `draw_beside`
    draws what is to be told of a seat in the room that they leave. `settle` is called before anything that was changed
    is shown, to bring the choices in order. `ways` are offered in the quick start too. `take_way` brings choices to the
    way to play of a setup, and says whether they were of another one. `write_way` tells a way to play in at most 80
    letters, `read_way` brings choices to one that was told so, and `kept_way` is that of the table that was set last.
    """

    words: Words
    bots: AnyBots
    emblems: Mapping[str, str]
    colours: Sequence[str]
    counts: Sequence[int]
    options: Callable[[int], OptionsT]
    goal: Callable[[Choices[OptionsT]], str]
    place: str
    draw_place: Callable[[Surface, Choices[OptionsT], Rect, Scale], None]
    sheets: "Callable[[SetupForm[OptionsT]], Sequence[Sheet]]" = lambda form: plain_sheets(form)
    columns: Sequence[SeatColumn] = ()
    draw_beside: Callable[[Choices[OptionsT], int, Surface, Rect, Scale], None] | None = None
    settle: Callable[[Choices[OptionsT]], None] = lambda choices: None
    ways: GameChoice[OptionsT] | None = None
    take_way: Callable[[Choices[OptionsT], TitleSetup], bool] = lambda choices, setup: False
    write_way: Callable[[OptionsT], str] = lambda options: ""
    read_way: Callable[[Choices[OptionsT], str], None] = lambda choices, text: None
    kept_way: str = ""

    def choices(self, last: BotSettings | None = None) -> Choices[OptionsT]:
        """What a form shows when it opens: who sat there `last`, at first one person against the weakest computer
        players.
        """
        last = last or BotSettings()
        count = last.count if last.count in self.counts else min(_USUAL_COUNT, len(self.colours))
        seats = [self._seat(number, colour, last, count) for number, colour in enumerate(self.colours)]
        seat_rivals(seats, self.words, self.bots, last.rivals)
        return Choices(seats, count, str(fresh_seed()), self.options(count))

    def choices_of_last_way(self, last: BotSettings | None = None) -> Choices[OptionsT]:
        """The same in the way to play that was kept; in the quick start, where nobody sat `last`, as far as it offers
        that.
        """
        choices = self.choices(last)
        if last is not None:
            self.read_way(choices, self.kept_way)
        elif self.ways is not None:
            kept = self.choices()
            self.read_way(kept, self.kept_way)
            self.ways.carry(kept.options, choices.options)
        return choices

    def _seat(self, number: int, colour: str, last: BotSettings, count: int) -> SeatChoice:
        bot = last.seats[number] if number < len(last.seats) else ""
        if number >= len(last.seats) or (bot and not is_offered(self.bots, bot)):
            bot = first_guess(self.bots, number)
        own = {column.name: column.at_first(number, count) for column in self.columns}
        return SeatChoice(colour, player_name(self.words, number + 1), bot=bot, own=own)

    def quick_match(self) -> Match:
        """The game that needs no choice."""
        choices = self.choices()
        self.settle(choices)
        return choices.match(self.emblems)


def plain_sheets(form: "SetupForm[Any]") -> Sequence[Sheet]:
    """The players, and beside them where they play, what for, with which mods and from which seed."""
    rest = Lines(
        FormLine(1, [form.preview]),
        FormLine(Units(58), [form.goal]),
        FormLine(Units(ROW), [form.mods_button]),
        FormLine(Units(ROW), [form.seed, form.reseed], [1, 0.8]),
    )
    return Sheet(form.words("story.players"), 1.4, form.players), Sheet(form.title.place, 1, rest)


class Players:
    """The `Part` in which the players are chosen: how many there are, and a row for each seat."""

    def __init__(
        self,
        title: TitleForms[OptionsT],
        choices: Choices[OptionsT],
        on_change: Callable[[], None],
        on_name: Callable[[], None],
    ) -> None:
        words, self._choices, self._counts = title.words, choices, title.counts
        self._columns = title.columns
        self._on_change = on_change
        labels = [words("menu.players", count=count) for count in title.counts]
        self.count = SegmentedControl(labels, title.counts.index(choices.count), self._set_count)
        draw = title.draw_beside
        self.rows = [
            SeatRow(
                *(words, title.bots, number, choices.seats, on_change, title.emblems, title.columns),
                draw_beside=draw and partial(draw, choices, number),
                colours=title.colours,
                on_name=on_name,
            )
            for number in range(len(choices.seats))
        ]

    @property
    def widgets(self) -> list[Widget]:
        """See `Part.widgets`."""
        return [self.count, *(widget for row in self.rows for widget in row.widgets)]

    def _set_count(self, index: int) -> None:
        before, now = self._choices.count, self._counts[index]
        fit_own(self._choices.seats, self._columns, before, now)
        self._choices.count = now
        self._on_change()

    def refresh(self) -> None:
        """Show what the form holds."""
        self.count.show(self._counts.index(self._choices.count))
        for number, row in enumerate(self.rows):
            row.refresh()
            row.show(number < self._choices.count)

    def place(self, area: Rect, scale: Scale) -> None:
        """See `Part.place`."""
        below, between = _GAPS[len(self.rows) >= _MANY]
        head, body = rows(area, [scale.fixed(ROW), 1], scale.px(below))
        self.count.place(head, scale)
        for row, place in zip(self.rows, rows(body, [1] * len(self.rows), scale.px(between)), strict=True):
            row.place(place, scale)

    def paint(self, surface: Surface) -> None:
        """See `Part.paint`."""
        for number, row in enumerate(self.rows):
            row.paint(surface, playing=number < self._choices.count)


class SetupForm(PageScene, Generic[OptionsT]):
    """The title's sheets side by side; `begin` is called with what was chosen. Whoever changes `choices` calls
    `refresh`.
    """

    largest_zoom = 1.02

    def __init__(
        self,
        title: TitleForms[OptionsT],
        choices: Choices[OptionsT],
        begin: Callable[[Match], None],
        back: Callable[[], None],
        preferences: Preferences,
        mods: ModChoice | None = None,
    ) -> None:
        """`preferences` remember who sat at the table that was set last, `mods` are those that may be chosen."""
        super().__init__()
        words = self.words = title.words
        self.title, self.choices = title, choices
        self._preferences, self._begin_game = preferences, begin
        self._places: list[Rect] = []
        self.players = Players(title, choices, self.refresh, self._check)
        self.goal_label = Label(words("menu.goal_label"), TextStyle(Role.STRONG))
        self.goal = Label("", TextStyle(Role.BODY, "ink", valign="top", wrapped=True))
        self.preview = Painting(lambda surface, area, scale: title.draw_place(surface, choices, area, scale))
        self.mods_button = mods_button(words, mods, lambda: self.stack, lambda: self.choices)
        self.seed_label = Label(words("menu.seed"), TextStyle(Role.STRONG))
        self.seed = TextField(
            choices.seed,
            self._set_seed,
            longest=SEED_DIGITS,
            allowed=str.isdecimal,
            tooltip=words("menu.seed_tip"),
        )
        self.reseed = Button(
            words("menu.new_seed"), self._new_seed, style="paper", tooltip=words("menu.new_seed_tip")
        )
        self.back = Button(
            words("menu.back"), back, style="wood", key=pygame.K_ESCAPE, hint=words("menu.key_back")
        )
        self.start = Button(
            words("menu.start"), self._begin, key=pygame.K_RETURN, hint=words("menu.key_start")
        )
        self._names = NameCheck(words, self.start, self.ui.notify)
        self.sheets = title.sheets(self)
        for sheet in self.sheets:
            self.ui.add(*sheet.part.widgets)
        self.ui.add(self.back, self.start)
        self.ui.tip_at = self._heading_tip
        self.refresh()

    def refresh(self) -> None:
        """Show what was chosen."""
        self.title.settle(self.choices)
        self.players.refresh()
        for sheet in self.sheets:
            sheet.refresh()
        self.goal.text = self.title.goal(self.choices)
        self._check()
        self._place_sheets()
        self.repaint()

    def _check(self) -> None:
        """See whether the game can begin."""
        lacking = "" if self.choices.seed else self.words("menu.seed_missing")
        self._names.check([seat.name for seat in self.choices.seats[: self.choices.count]], lacking)

    def _set_seed(self, text: str) -> None:
        self.choices.seed = text
        self.refresh()

    def _new_seed(self) -> None:
        self.seed.set_text(str(fresh_seed()))
        self._set_seed(self.seed.text)

    def _begin(self) -> None:
        now = self._preferences.now
        kept, way = replace(now, bots=self.choices.kept(now.bots)), self.title.write_way(self.choices.options)
        self._preferences.change(kept.with_last_way(self.words.title, way) if way else kept)
        self._begin_game(self.choices.match(self.title.emblems))

    def layout(self, scale: Scale) -> None:
        page = self.lay_page(
            [(self.back, scale.fixed(240)), (None, 1), (self.start, scale.fixed(330))], 1.95, 70
        )
        self._places = page.sheets(
            *(PageColumn(sheet.share, [PageSheet(sheet.tall)]) for sheet in self.sheets)
        )
        self._place_sheets()

    def _place_sheets(self) -> None:
        """Lay what is shown on the sheets; before the form has a size there is no room."""
        for sheet, place in zip(self.sheets, self._places, strict=False):
            sheet.part.place(below_heading(place, self.scale, (32, 28), 80), self.scale)

    def _heading_tip(self, spot: Spot) -> Tip | None:
        for sheet, place in zip(self.sheets, self._places, strict=False):
            line = heading_line(place, self.scale)
            if sheet.explained and line.collidepoint(spot):
                return Tip(sheet.explained, line)
        return None

    def paint_still(self, surface: Surface) -> None:
        for sheet, place in zip(self.sheets, self._places, strict=True):
            draw_headed_panel(surface, place, self.scale, sheet.heading)
            sheet.part.paint(surface)
