"""The whole form before a game: who plays, what else the title lets players choose, from which seed."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Generic, Protocol

import pygame
from pygame import Rect, Surface

from game.base.profile.preferences import Preferences
from game.core.match import Match
from game.kit.data.mods.choice import ModChoice
from game.kit.forms.choices import Choices, OptionsT
from game.kit.forms.lines import Painting, Part
from game.kit.forms.mods_dialog import mods_button
from game.kit.forms.seat_row import SeatRow
from game.kit.forms.seeds import SEED_DIGITS, fresh_seed
from game.kit.forms.title_forms import TitleForms
from game.ui.buttons import Button
from game.ui.labels import Label
from game.ui.page import GAP, MARGIN, PageScene, draw_headed_panel
from game.ui.scale import Scale, columns, inset, rows
from game.ui.selectors import SegmentedControl
from game.ui.text import TextStyle
from game.ui.textfield import TextField
from game.ui.theme import Role
from game.ui.widget import Widget

_HEAD = 80  # height of a panel's heading
ROW = 54  # height of a field or a button
_MANY = 5  # seats, which stand closer
_GAPS = {
    False: (16, 14),
    True: (14, 10),
}  # below the number of players and from row to row, by whether seats are many


class Sheet(Protocol):
    """A sheet of a form."""

    @property
    def heading(self) -> str:
        """What stands above it."""
        ...

    @property
    def share(self) -> float:
        """How wide it is, as a share of the form."""
        ...

    @property
    def part(self) -> Part:
        """What lies on it."""
        ...

    def refresh(self) -> None:
        """Show anew what the form holds."""


@dataclass(frozen=True, slots=True)
class PlainSheet:
    """A sheet on which nothing depends on what is chosen elsewhere; see `Sheet`."""

    heading: str
    share: float
    part: Part

    def refresh(self) -> None:
        """There is nothing to show anew."""


class Players:
    """The `Part` in which the players are chosen: how many there are, and a row for each seat."""

    def __init__(
        self, title: TitleForms[OptionsT], choices: Choices[OptionsT], on_change: Callable[[], None]
    ) -> None:
        words, self._choices, self._counts = title.words, choices, title.counts
        self._on_change = on_change
        labels = [words("menu.players", count=count) for count in title.counts]
        self.count = SegmentedControl(labels, title.counts.index(choices.count), self._set_count)
        self.rows = [
            SeatRow(words, title.bots, number, choices.seats, on_change, title.emblems, title.columns)
            for number in range(len(choices.seats))
        ]

    @property
    def widgets(self) -> list[Widget]:
        """See `Part.widgets`."""
        return [self.count, *(widget for row in self.rows for widget in row.widgets)]

    def _set_count(self, index: int) -> None:
        self._choices.count = self._counts[index]
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
    """Sheets side by side, which `sheets` makes of the form's parts and of the title's own; `begin` is called with
    what was chosen. Whoever changes `choices` calls `refresh`.
    """

    largest_zoom = 1.02

    def __init__(
        self,
        title: TitleForms[OptionsT],
        choices: Choices[OptionsT],
        sheets: "Callable[[SetupForm[OptionsT]], Sequence[Sheet]]",
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
        self.players = Players(title, choices, self.refresh)
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
        self.start.why_not = words("menu.seed_missing")
        self.sheets = sheets(self)
        for sheet in self.sheets:
            self.ui.add(*sheet.part.widgets)
        self.ui.add(self.back, self.start)
        self.refresh()

    def refresh(self) -> None:
        """Show what was chosen."""
        self.players.refresh()
        for sheet in self.sheets:
            sheet.refresh()
        self.goal.text = self.title.goal(self.choices)
        self.start.enabled = bool(self.choices.seed)
        self.repaint()

    def _set_seed(self, text: str) -> None:
        self.choices.seed = text
        self.refresh()

    def _new_seed(self) -> None:
        self.seed.set_text(str(fresh_seed()))
        self._set_seed(self.seed.text)

    def _begin(self) -> None:
        now = self._preferences.now
        self._preferences.change(replace(now, bots=self.choices.kept(now.bots)))
        self._begin_game(self.choices.match(self.title.emblems))

    def layout(self, scale: Scale) -> None:
        px = scale.px
        area = inset(scale.stage(1.95), px(MARGIN))
        body, foot = rows(area, [1, scale.fixed(70)], px(GAP))
        self._places = columns(body, [sheet.share for sheet in self.sheets], px(GAP))
        for sheet, place in zip(self.sheets, self._places, strict=True):
            sheet.part.place(_inside(place, scale), scale)
        wide = px(330)
        self.back.place(Rect(foot.x, foot.y, px(240), foot.height), scale)
        self.start.place(Rect(foot.right - wide, foot.y, wide, foot.height), scale)

    def paint_still(self, surface: Surface) -> None:
        for sheet, place in zip(self.sheets, self._places, strict=True):
            draw_headed_panel(surface, place, self.scale, sheet.heading)
            sheet.part.paint(surface)


def _inside(panel: Rect, scale: Scale) -> Rect:
    px = scale.px
    return Rect(panel.x + px(32), panel.y + px(_HEAD), panel.width - px(64), panel.height - px(_HEAD + 28))
