"""The whole form before a game: who plays, on which valley, by which variants, from which seed."""

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
from game.titles.wiraqocha.bots.title_bots import BOTS
from game.titles.wiraqocha.content.definitions import Content
from game.titles.wiraqocha.rules.setup import new_game, seats_fit, variant_matters
from game.titles.wiraqocha.setup_form.choices import (
    Choices,
    goal_text,
    suggested_names,
)
from game.titles.wiraqocha.setup_form.house_rules import HouseRulesDialog
from game.titles.wiraqocha.setup_form.layout_choice import LayoutChoice, choice_name
from game.titles.wiraqocha.setup_form.valley_key import draw_valley_and_key
from game.ui.buttons import Button
from game.ui.labels import Label
from game.ui.page import GAP, MARGIN, PageScene, draw_headed_panel
from game.ui.scale import Scale, columns, grid, rows
from game.ui.selectors import SegmentedControl
from game.ui.text import TextStyle
from game.ui.textfield import TextField
from game.ui.theme import Role
from game.ui.toggle import Toggle

_HEAD = 80  # height of a panel's heading
_ROW = 54  # height of a field or a button in a panel
_TICK = 38  # height of a box to tick
_NOTED = 3  # variants that have room for their notes


class NewGameScene(PageScene):
    """Two to four expeditions are fitted out; `start` is called with what was chosen."""

    largest_zoom = 1.02

    def __init__(
        self,
        words: Words,
        content: Content,
        start: Callable[[Match], None],
        back: Callable[[], None],
        preferences: Preferences | None = None,
        *,
        mods: ModChoice | None = None,
    ) -> None:
        """`preferences` remember who sat at the table that was set last, `mods` are those that may be chosen."""
        super().__init__()
        self.words = words
        self.content = content
        self.preferences = preferences or Preferences()
        self.mods = mods
        names = suggested_names(words, content)
        self.choices = Choices.at_first(content, names, self.preferences.now.bots)
        if mods is not None and mods.filled is not None:
            self.choices = mods.filled.fitted(content)
        self._start = start
        self._panels: tuple[Rect, Rect, Rect] = (Rect(0, 0, 0, 0),) * 3
        self._make_seats()
        self._make_valley()
        self._make_seed()
        self.back = Button(
            words("menu.back"), back, style="wood", key=pygame.K_ESCAPE, hint=words("menu.key_back")
        )
        self.start = Button(
            words("menu.start"), self._begin, key=pygame.K_RETURN, hint=words("menu.key_start")
        )
        self.start.why_not = words("menu.seed_missing")
        self.ui.add(self.back, self.start)

    def _make_seats(self) -> None:
        words, choices = self.words, self.choices
        counts = [count for count in sorted(self.content.victory) if count <= len(choices.seats)]
        self.counts = counts
        self.count = SegmentedControl(
            [words("menu.players", count=count) for count in counts],
            counts.index(choices.count),
            self._set_count,
        )
        self.seats = [
            SeatRow(words, BOTS, number, choices.seats, self._colours_changed)
            for number in range(len(choices.seats))
        ]
        self.ui.add(self.count)
        for row in self.seats:
            self.ui.add(*row.widgets)

    def _make_valley(self) -> None:
        words, content = self.words, self.content
        self._layout_choice = LayoutChoice(words, content, self.choices.layout, self._set_layout)
        self.layouts, self.valley = self._layout_choice.names, self._layout_choice.widget
        self.valley_note = Label("", TextStyle(Role.ASIDE, "faded_ink", valign="top", wrapped=True))
        self.variants = {
            name: Toggle(
                choice_name(words, "menu.variant", name),
                name in self.choices.variants,
                self._variant_setter(name),
            )
            for name in content.variants
        }
        self.variant_notes = {
            name: Label(
                self._note("menu.variant_note", name),
                TextStyle(Role.ASIDE, "faded_ink", valign="top", wrapped=True),
            )
            for name in content.variants
        }
        self.rules = Button("", self._open_house_rules, style="paper", tooltip=words("menu.house_rules_tip"))
        self.mods_button = mods_button(words, self.mods, lambda: self.stack, lambda: self.choices)
        self.goal_label = Label(words("menu.goal_label"), TextStyle(Role.STRONG))
        self.goal = Label("", TextStyle(Role.BODY, "ink", valign="top", wrapped=True))
        self.ui.add(self.valley, self.valley_note, *self.variants.values(), *self.variant_notes.values())
        self.ui.add(self.rules, self.mods_button, self.goal_label, self.goal)
        self._show_layout(self.layouts.index(self.choices.layout))
        self._tell_goal()
        self._tell_house_rules()

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
        self.seed_note = Label(
            words("menu.seed_note"), TextStyle(Role.ASIDE, "faded_ink", valign="top", wrapped=True)
        )
        self.ui.add(self.seed_label, self.seed, self.reseed, self.seed_note)

    def _note(self, key: str, name: str) -> str:
        return self.words(f"{key}.{name}") if self.words.has(f"{key}.{name}") else ""

    def _set_count(self, index: int) -> None:
        self.choices.count = self.counts[index]
        if not seats_fit(self.content, self.choices.layout, self.choices.count):
            self._show_layout(0)
        self._show_seats()
        self._show_variants()
        self._tell_goal()
        self.repaint()

    def _tell_goal(self) -> None:
        self.goal.text = goal_text(self.words, self.content, self.choices)

    def _show_seats(self) -> None:
        for number, row in enumerate(self.seats):
            row.show(number < self.choices.count)

    def _colours_changed(self) -> None:
        for row in self.seats:
            row.refresh()
        self.repaint()

    def _set_layout(self, index: int) -> None:
        self.choices.layout = self.layouts[index]
        fitting = [count for count in self.counts if seats_fit(self.content, self.choices.layout, count)]
        if self.choices.count not in fitting:
            self.choices.count = fitting[0]
            self.count.show(self.counts.index(fitting[0]))
            self._show_seats()
        self._show_layout(index)
        self._tell_goal()
        self.repaint()

    def _show_layout(self, index: int) -> None:
        self.choices.layout = self.layouts[index]
        self._layout_choice.show(index)
        self._tell_layout()
        self._offer_variants()

    def _tell_layout(self) -> None:
        self.valley_note.text = self._note("menu.layout_note", self.choices.layout)

    def _offer_variants(self) -> None:
        """A variant that would change nothing in the valley cannot be chosen."""
        for name, toggle in self.variants.items():
            toggle.enabled = variant_matters(self.content, self.choices.layout, name)
            toggle.why_not = self.words("mods.no_place")
            if not toggle.enabled:
                self.choices.switched[name] = False
        self._show_variants()

    def _show_variants(self) -> None:
        """Those that are on may depend on the number of players."""
        for name, toggle in self.variants.items():
            toggle.value = name in self.choices.variants
            toggle.changed = True

    def _variant_setter(self, name: str) -> Callable[[bool], None]:
        def change(value: bool) -> None:
            self.choices.switched[name] = value
            self.repaint()

        return change

    def _open_house_rules(self) -> None:
        self.stack.push(
            HouseRulesDialog(self.words, self.content, self.choices.house_rules, self._tell_house_rules)
        )

    def _tell_house_rules(self) -> None:
        defaults = {name: rule.default for name, rule in self.content.house_rules.items()}
        changed = sum(self.choices.house_rules[name] != value for name, value in defaults.items())
        key = "menu.house_rules_changed" if changed else "menu.house_rules"
        self.rules.label = self.words(key, count=changed)

    def _set_seed(self, text: str) -> None:
        self.choices.seed = text
        self.start.enabled = self.choices.has_seed
        self.repaint()

    def _new_seed(self) -> None:
        self.seed.set_text(str(fresh_seed()))
        self._set_seed(self.seed.text)

    def _begin(self) -> None:
        now = self.preferences.now
        self.preferences.change(replace(now, bots=self.choices.kept(now.bots)))
        self._start(self.choices.match())

    def layout(self, scale: Scale) -> None:
        px = scale.px
        stage = scale.stage(1.95)
        area = Rect(
            stage.x + px(MARGIN),
            stage.y + px(MARGIN),
            stage.width - 2 * px(MARGIN),
            stage.height - 2 * px(MARGIN),
        )
        body, foot = rows(area, [1, scale.fixed(70)], px(GAP))
        left, middle, right = columns(body, [0.96, 0.92, 1.22], px(GAP))
        self._panels = (left, middle, right)
        self._place_seats(self._inside(left))
        self._place_valley(self._inside(middle))
        wide = px(330)
        self.back.place(Rect(foot.x, foot.y, px(240), foot.height), scale)
        self.start.place(Rect(foot.right - wide, foot.y, wide, foot.height), scale)

    def _inside(self, panel: Rect) -> Rect:
        px = self.scale.px
        return Rect(
            panel.x + px(32), panel.y + px(_HEAD), panel.width - px(64), panel.height - px(_HEAD + 28)
        )

    def _place_seats(self, area: Rect) -> None:
        px = self.scale.px
        head, body = rows(area, [self.scale.fixed(_ROW), 1], px(16))
        self.count.place(head, self.scale)
        for row, place in zip(self.seats, rows(body, [1] * len(self.seats), px(14)), strict=True):
            row.place(place, self.scale)
        self._show_seats()

    def _place_valley(self, area: Rect) -> None:
        scale, px = self.scale, self.scale.px
        row, note = scale.fixed(_ROW), scale.fixed(58)
        variants = scale.fixed(_NOTED * (_TICK + 58 + 2 * 8) - 8)
        goal = [scale.fixed(30), scale.fixed(96)]
        cells = iter(rows(area, [row, note, variants, row, 1, *goal, 1, scale.fixed(30), row, note], px(8)))
        self.valley.place(next(cells), scale)
        self.valley_note.place(next(cells), scale)
        self._place_variants(next(cells))
        area = next(cells)
        halves = columns(area, [1.5, 1], px(12)) if self.mods_button.visible else [area]
        self.rules.place(halves[0], scale)
        self.mods_button.place(halves[-1], scale)
        next(cells)
        self.goal_label.place(next(cells), scale)
        self.goal.place(next(cells), scale)
        next(cells)
        self.seed_label.place(next(cells), scale)
        field, button = columns(next(cells), [1, 0.8], px(12))
        self.seed.place(field, scale)
        self.reseed.place(button, scale)
        self.seed_note.place(next(cells), scale)

    def _place_variants(self, area: Rect) -> None:
        """A few variants have their notes below them; where mods bring more, they stand in two columns."""
        scale, px = self.scale, self.scale.px
        noted = len(self.variants) <= _NOTED
        for toggle, note in zip(self.variants.values(), self.variant_notes.values(), strict=True):
            note.visible, toggle.tooltip = noted, "" if noted else note.text
        if not noted:
            down = -(-len(self.variants) // 2)
            for toggle, place in zip(self.variants.values(), grid(area, 2, down, px(8)), strict=False):
                toggle.place(Rect(place.x, place.y, place.width, min(place.height, px(_TICK))), scale)
            return
        lines = rows(area, [scale.fixed(_TICK), 58] * _NOTED, px(8))
        for toggle, place in zip(self.variants.values(), lines[::2], strict=False):
            toggle.place(place, scale)
        for note, place in zip(self.variant_notes.values(), lines[1::2], strict=False):
            note.place(Rect(place.x + px(42), place.y, place.width - px(42), place.height), scale)

    def paint_still(self, surface: Surface) -> None:
        left, middle, right = self._panels
        words = self.words
        draw_headed_panel(surface, left, self.scale, words("menu.expeditions"))
        draw_headed_panel(surface, middle, self.scale, words("menu.rules_of_game"))
        draw_headed_panel(surface, right, self.scale, words("menu.valley"))
        for number, row in enumerate(self.seats):
            row.paint(surface, playing=number < self.choices.count)
        game = new_game(self.content, self.choices.setup()).game
        draw_valley_and_key(surface, words, game, self.scale, self._inside(right))
