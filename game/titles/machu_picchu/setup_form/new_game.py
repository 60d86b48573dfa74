"""The form before a game: who plays, by which house rule, from which seed; beside it the city as it begins."""

from collections.abc import Callable
from dataclasses import replace

import pygame
from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.base.profile.preferences import Preferences
from game.core.match import Match
from game.kit.data.mods.choice import ModChoice
from game.kit.forms.mods_dialog import mods_button
from game.kit.forms.seat_row import SeatRow
from game.kit.forms.seeds import SEED_DIGITS, fresh_seed
from game.titles.machu_picchu.board.city_sketch import draw_city_sketch
from game.titles.machu_picchu.board.emblems import EMBLEMS
from game.titles.machu_picchu.bots.title_bots import BOTS
from game.titles.machu_picchu.content.definitions import GoldRank
from game.titles.machu_picchu.setup_form.choices import Choices
from game.ui.buttons import Button
from game.ui.labels import Label
from game.ui.page import GAP, MARGIN, PageScene, draw_headed_panel
from game.ui.scale import Scale, Share, columns, rows
from game.ui.selectors import SegmentedControl
from game.ui.text import TextStyle
from game.ui.textfield import TextField
from game.ui.theme import Role
from game.ui.toggle import Toggle

_HEAD = 80  # height of a panel's heading
_ROW = 54  # height of a field or a button


class NewGameScene(PageScene):
    """Two to five princes come to the city; `begin` is called with what was chosen."""

    largest_zoom = 1.02

    def __init__(
        self,
        words: Words,
        choices: Choices,
        begin: Callable[[Match], None],
        back: Callable[[], None],
        preferences: Preferences | None = None,
        *,
        mods: ModChoice | None = None,
    ) -> None:
        """`preferences` remember who sat at the table that was set last, `mods` are those that may be chosen."""
        super().__init__()
        self.words = words
        self.choices = choices
        self._preferences = preferences
        self._begin_game = begin
        self._panels: tuple[Rect, Rect] = (Rect(0, 0, 0, 0),) * 2
        self._sketch = Rect(0, 0, 0, 0)
        counts = range(2, len(choices.seats) + 1)
        self.count = SegmentedControl(
            [words("menu.players", count=count) for count in counts],
            choices.count - counts.start,
            lambda index: self._seat(counts[index]),
        )
        self.seats = [
            SeatRow(words, BOTS, number, choices.seats, self._colours_changed, EMBLEMS)
            for number in range(len(choices.seats))
        ]
        self.goal_label = Label(words("menu.goal_label"), TextStyle(Role.STRONG))
        self.goal = Label(words("menu.goal"), TextStyle(Role.BODY, "ink", valign="top", wrapped=True))
        self.skip = Toggle(
            words("menu.house_rule.gold_rank"), choices.gold_rank is GoldRank.SKIP, self._set_rule
        )
        self.skip.tooltip = words("menu.house_rule_note.gold_rank")
        self.mods_button = mods_button(words, mods, lambda: self.stack, lambda: self.choices)
        self._make_seed()
        self.back = Button(
            words("menu.back"), back, style="wood", key=pygame.K_ESCAPE, hint=words("menu.key_back")
        )
        self.start = Button(
            words("menu.start"),
            self._begin,
            key=pygame.K_RETURN,
            hint=words("menu.key_start"),
        )
        self.start.why_not = words("menu.seed_missing")
        self.ui.add(self.count)
        for row in self.seats:
            self.ui.add(*row.widgets)
        self.ui.add(self.goal_label, self.goal, self.skip, self.mods_button)
        self.ui.add(self.seed_label, self.seed, self.reseed)
        self.ui.add(self.back, self.start)

    def _make_seed(self) -> None:
        words = self.words
        self.seed_label = Label(words("menu.seed"), TextStyle(Role.STRONG))
        self.seed = TextField(
            self.choices.seed,
            self._set_seed,
            longest=SEED_DIGITS,
            allowed=str.isdecimal,
            tooltip=words("menu.seed_tip"),
        )
        self.reseed = Button(
            words("menu.new_seed"), self._new_seed, style="paper", tooltip=words("menu.new_seed_tip")
        )

    def _seat(self, count: int) -> None:
        self.choices.count = count
        self._show_seats()
        self.repaint()

    def _show_seats(self) -> None:
        for number, row in enumerate(self.seats):
            row.show(number < self.choices.count)

    def _colours_changed(self) -> None:
        for row in self.seats:
            row.refresh()
        self.repaint()

    def _set_rule(self, value: bool) -> None:
        self.choices.gold_rank = GoldRank.SKIP if value else GoldRank.DENSE

    def _set_seed(self, text: str) -> None:
        self.choices.seed = text
        self.start.enabled = self.choices.has_seed
        self.repaint()

    def _new_seed(self) -> None:
        self.seed.set_text(str(fresh_seed()))
        self._set_seed(self.seed.text)

    def _begin(self) -> None:
        if self._preferences is not None:
            now = self._preferences.now
            self._preferences.change(replace(now, bots=self.choices.kept(now.bots)))
        self._begin_game(self.choices.match())

    def layout(self, scale: Scale) -> None:
        px = scale.px
        area = scale.stage(1.95).inflate(-2 * px(MARGIN), -2 * px(MARGIN))
        body, foot = rows(area, [1, scale.fixed(70)], px(GAP))
        left, right = columns(body, [1, 1.25], px(GAP))
        self._panels = (left, right)
        head, seats = rows(self._inside(left), [scale.fixed(_ROW), 1], px(14))
        self.count.place(head, scale)
        for row, place in zip(self.seats, rows(seats, [1] * len(self.seats), px(10)), strict=True):
            row.place(place, scale)
        self._show_seats()
        parts: list[Share] = [1, scale.fixed(30), scale.fixed(84), scale.fixed(_ROW), scale.fixed(_ROW)]
        self._sketch, label, goal, rule, seed = rows(self._inside(right), parts, px(8))
        self.goal_label.place(label, scale)
        self.goal.place(goal, scale)
        halves = columns(rule, [2.4, 1], px(12)) if self.mods_button.visible else [rule]
        self.skip.place(halves[0], scale)
        self.mods_button.place(halves[-1], scale)
        name, field, button = columns(seed, [scale.fixed(110), 1, 0.8], px(12))
        self.seed_label.place(name, scale)
        self.seed.place(field, scale)
        self.reseed.place(button, scale)
        wide = px(330)
        self.back.place(Rect(foot.x, foot.y, px(240), foot.height), scale)
        self.start.place(Rect(foot.right - wide, foot.y, wide, foot.height), scale)

    def _inside(self, panel: Rect) -> Rect:
        px = self.scale.px
        return Rect(
            panel.x + px(32), panel.y + px(_HEAD), panel.width - px(64), panel.height - px(_HEAD + 28)
        )

    def paint_still(self, surface: Surface) -> None:
        left, right = self._panels
        draw_headed_panel(surface, left, self.scale, self.words("menu.princes"))
        draw_headed_panel(surface, right, self.scale, self.words("menu.city"))
        for number, row in enumerate(self.seats):
            row.paint(surface, playing=number < self.choices.count)
        draw_city_sketch(surface, None, (), self._sketch, self.scale)
