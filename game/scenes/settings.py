"""The settings: each change holds at once, is heard or seen at once, and is written at once."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame
from pygame import Rect, Surface

from game.base.colour_sets import ColourSet
from game.base.i18n.words import Words, available_languages
from game.base.keys.shell_keys import FULL_SCREEN
from game.base.profile.preferences import Preferences
from game.base.profile.settings import THINKING, ZOOMS, Pace, Settings, TitleSetting
from game.core.contract import AnyTitle
from game.core.seat_colours import TitleEmblems
from game.kit.board.board_factory import BoardFactory
from game.kit.board.sizing import largest_zoom
from game.kit.portraits import speaks
from game.scenes.illustrations import draw_illustration
from game.scenes.settings_sections import (
    HEAD,
    LABELLED,
    OWN,
    PREVIEW,
    SECTIONS,
    VOLUMES,
    ZOOM_NOTE,
    height_of,
    paged,
)
from game.scenes.title_art import Cover, TitlePictures, TitleSettings
from game.ui.buttons import Button
from game.ui.emblems import draw_seat_badge
from game.ui.page import PageScene, draw_band
from game.ui.page_layout import GAP
from game.ui.panels import draw_panel, draw_rule
from game.ui.scale import Scale, columns, inset, rows
from game.ui.selectors import BoundedStepper, SegmentedControl
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role
from game.ui.toggle import Toggle
from game.ui.widget import Widget, nothing

_STEPS = 10  # of a volume, from silence to full
_BAND = 118
_DRAWING = 200  # height below a column from which a drawing finds room there
_COLUMN = 700  # least width of a column
_STAYS = 1.0  # seconds that the stepper of the size stays under the pointer after a press


class SettingsScene(PageScene):
    """Sheets with everything that can be set; `done` leads back to where the player came from.

    Sections stand in columns; what finds no room beside the others stands on further pages.
    """

    largest_zoom = 2.0

    def __init__(
        self,
        words: Words,
        title: AnyTitle,
        preferences: Preferences,
        done: Callable[[], None],
        keys: Callable[[], None] = nothing,
    ) -> None:
        """`keys` opens the page of the keys."""
        super().__init__()
        self.words = words
        self.title = title
        self.preferences = preferences
        self.languages = available_languages()
        self.on_escape = done
        self._stop: Callable[[], None] | None = None
        self._stays = 0.0  # seconds that all is still laid as it was before another size was chosen
        self._window = (0, 0)  # for which it was laid
        self._timed = title.bots.timed
        self.controls: dict[str, Widget] = {}
        self._make_controls()
        self._own = [setting.name for setting in title.part(TitleSettings).settings]
        self._sections = {section: self._rows(names) for section, names in SECTIONS.items()}
        self.done = Button(words("menu.done"), done, key=pygame.K_RETURN, hint=words("menu.key_done"))
        self.keys = Button(words("keys.open"), keys, style="wood", tooltip=words("keys.open_tip"))
        self._page = 0
        self._pages: list[list[list[str]]] = []  # sections, by column, by page
        self.pages = SegmentedControl([""], 0, self._turn_to)
        shown = [name for names in self._sections.values() for name in names if name in self.controls]
        self.ui.add(
            self.pages, *(self.controls[name] for name in shown), self.keys, self.done
        )  # as the eye goes through them
        self._band = Rect(0, 0, 0, 0)
        self._sheets: tuple[Rect, ...] = ()
        self._shown: dict[str, Rect] = {}  # rows that only show something
        self._heads: list[tuple[str, Rect]] = []
        self._labels: list[tuple[str, Rect]] = []
        self._free: Rect | None = None  # below the shorter column

    # what can be set

    def _make_controls(self) -> None:
        now, words, add = self.preferences.now, self.words, self.controls
        names = [words(f"settings.languages.{code}") for code in self.languages]
        add["language"] = SegmentedControl(names, self._language(now), self._set_language)
        zooms = [words("settings.percent", value=zoom) for zoom in ZOOMS]
        add["zoom"] = BoundedStepper(
            zooms, _nearest_zoom(now), self._set_zoom, tooltip=words("settings.zoom_tip")
        )
        sets = [words(f"settings.colour_set.{colours.value}") for colours in ColourSet]
        tip = words("settings.colours_tip")
        add["colours"] = SegmentedControl(
            sets, list(ColourSet).index(now.look.colours), self._set_colours, tooltip=tip
        )
        for setting in self.title.part(TitleSettings).settings:
            add[setting.name] = self._control_of(setting)
        add["contrast"] = self._toggle(
            "contrast", now.look.contrast, lambda now, on: replace(now, look=replace(now.look, contrast=on))
        )
        add["fullscreen"] = self._toggle(
            "fullscreen", now.fullscreen, lambda now, on: replace(now, fullscreen=on)
        )
        steps = [words("settings.percent", value=step * 100 // _STEPS) for step in range(_STEPS + 1)]
        for name in VOLUMES:
            add[name] = BoundedStepper(steps, _step(now, name), self._setting_volume(name))
        add["muted"] = self._toggle(
            "muted", now.volumes.muted, lambda now, on: replace(now, volumes=replace(now.volumes, muted=on))
        )
        speeds = [words(f"settings.speeds.{speed.value}") for speed in Pace]
        add["speed"] = SegmentedControl(speeds, list(Pace).index(now.motion.speed), self._set_speed)
        add["ambient"] = self._toggle(
            "ambient",
            now.motion.ambient,
            lambda now, on: replace(now, motion=replace(now.motion, ambient=on)),
        )
        add["calm"] = self._toggle(
            "calm", now.motion.calm, lambda now, on: replace(now, motion=replace(now.motion, calm=on))
        )
        add["ask_before_end"] = self._toggle(
            "ask_before_end", now.ask_before_end, lambda now, on: replace(now, ask_before_end=on)
        )

        add["pace"] = SegmentedControl(
            speeds, list(Pace).index(now.bots.pace), self._set_pace, tooltip=words("settings.pace_tip")
        )
        if self._timed:
            times = [
                words("settings.seconds", value=words.number(time, int(time % 1 > 0))) for time in THINKING
            ]
            add["thinking"] = BoundedStepper(
                times, _nearest_time(now), self._set_thinking, tooltip=words("settings.thinking_tip")
            )

        if any(speaks(words, rival) for rival in self.title.bots.rivals):
            add["talk"] = self._toggle(
                "talk", now.bots.talk, lambda now, on: replace(now, bots=replace(now.bots, talk=on))
            )

    def _rows(self, names: Sequence[str]) -> list[str]:
        """Those of these rows that this title has."""
        known = {*self.controls, PREVIEW, ZOOM_NOTE}
        return [row for name in names for row in (self._own if name == OWN else (name,)) if row in known]

    def _control_of(self, setting: TitleSetting) -> SegmentedControl:
        """The control of a setting that the title has of its own."""
        words, name = self.words, self.title.name

        def take(index: int) -> None:
            self._change(self.preferences.now.having(name, setting, setting.values[index]))

        return SegmentedControl(
            [words(f"settings.{setting.name}_value.{value}") for value in setting.values],
            setting.values.index(self.preferences.now.value_of(name, setting)),
            take,
            tooltip=words(f"settings.{setting.name}_tip"),
        )

    def _toggle(self, name: str, value: bool, change: Callable[[Settings, bool], Settings]) -> Toggle:
        def turn(on: bool) -> None:
            self._change(change(self.preferences.now, on))

        tip = self.words(f"settings.{name}_tip", key=self.words.cap(FULL_SCREEN))
        return Toggle(self.words(f"settings.{name}"), value, turn, tooltip=tip)

    def _language(self, settings: Settings) -> int:
        spoken = settings.spoken
        return self.languages.index(spoken) if spoken in self.languages else 0

    def _set_language(self, index: int) -> None:
        self._change(replace(self.preferences.now, language=self.languages[index]))

    def _set_colours(self, index: int) -> None:
        now = self.preferences.now
        self._change(replace(now, look=replace(now.look, colours=list(ColourSet)[index])))
        self.repaint()

    def _set_zoom(self, index: int) -> None:
        self._stays = _STAYS if self.controls["zoom"].hovered else 0.0
        self._change(replace(self.preferences.now, zoom=ZOOMS[index]))
        self.repaint()

    def _setting_volume(self, name: str) -> Callable[[int], None]:
        def take(step: int) -> None:
            now = self.preferences.now
            self._change(replace(now, volumes=now.volumes.having(name, step / _STEPS)))

        return take

    def _set_speed(self, index: int) -> None:
        now = self.preferences.now
        self._change(replace(now, motion=replace(now.motion, speed=list(Pace)[index])))

    def _set_pace(self, index: int) -> None:
        now = self.preferences.now
        self._change(replace(now, bots=replace(now.bots, pace=list(Pace)[index])))

    def _set_thinking(self, index: int) -> None:
        now = self.preferences.now
        self._change(replace(now, bots=replace(now.bots, seconds=THINKING[index])))

    def _change(self, settings: Settings) -> None:
        self.preferences.change(settings)
        fault = self.preferences.fault
        if fault is not None:
            self.ui.notify(fault.text(self.words), seconds=8)

    def _changed_elsewhere(self, before: Settings, now: Settings) -> None:
        """The window was turned full, or the sound off, by its own key: show that."""
        for name, value in (("fullscreen", now.fullscreen), ("muted", now.volumes.muted)):
            toggle = self.controls[name]
            if isinstance(toggle, Toggle) and toggle.value != value:
                toggle.value, toggle.changed = value, True

    # where the keys are

    @property
    def pointed_at(self) -> str:
        """The name of what has the keyboard focus; empty for nothing."""
        for name, control in self.controls.items():
            if control.focused:
                return name
        return ""

    @property
    def by_keys(self) -> bool:
        """Whether a ring shows what has the keyboard focus."""
        return self.ui.focused is not None and self.ui.focused.ringed

    def point_at(self, name: str, *, by_key: bool = True) -> None:
        """Give the keyboard focus to what has this name, as a key or a click does, and turn to its page."""
        if name not in self.controls:
            return
        self._turn_to(self._page_of(name))
        self.ui.focus(self.controls[name], by_key=by_key)

    def _page_of(self, name: str) -> int:
        section = next(section for section, names in self._sections.items() if name in names)
        pages = (
            number for number, page in enumerate(self._pages) if any(section in column for column in page)
        )
        return next(pages, 0)

    def _turn_to(self, page: int) -> None:
        if page != self._page:
            self._page = page
            self.arrange(self.stack.scale)

    # life and layout

    def enter(self) -> None:
        self._stop = self.preferences.subscribe(self._changed_elsewhere)

    def leave(self) -> None:
        if self._stop is not None:
            self._stop()
            self._stop = None

    def laid_at(self, scale: Scale) -> Scale:
        """See `Scene.laid_at`: what the pointer presses does not run away from it in the meantime."""
        if self._stays and scale.size == self._window:
            return self.scale
        self._window = scale.size
        return super().laid_at(scale)

    def update(self, dt: float) -> bool:
        moved = super().update(dt)
        if not self._stays:
            return moved
        self._stays = max(0.0, self._stays - dt) if self.controls["zoom"].hovered else 0.0
        if not self._stays:
            self.arrange(self.stack.scale)
        return True

    def layout(self, scale: Scale) -> None:
        px = scale.px
        area = scale.window.inflate(-2 * px(GAP), -2 * px(GAP))
        across = max(1, min(2, (area.width + px(GAP)) // px(_COLUMN + GAP)))
        roomy = area.height >= px(960)
        area = scale.centred(_COLUMN * across + (80 if across > 1 else 0), 1010, area)
        fixed = [scale.fixed(_BAND)] if roomy else []
        *band, body, foot = rows(area, [*fixed, 1, scale.fixed(62)], px(GAP * 0.7))
        self._band = band[0] if band else Rect(0, 0, 0, 0)
        self._pages = paged(self._sections, (body.height - px(36)) / scale.factor, across)
        self._page = min(self._page, len(self._pages) - 1)
        self._lay_tabs(body, scale)
        if len(self._pages) > 1:
            body = Rect(
                body.x,
                self.pages.rect.bottom + px(8),
                body.width,
                body.bottom - self.pages.rect.bottom - px(8),
            )
        self._lay_page(body, scale)
        wide = min(px(340), (foot.width - px(GAP)) // 2)
        place = Rect(foot.centerx - wide - px(GAP) // 2, foot.centery - px(31), wide, px(62))
        self.keys.place(place, scale)
        self.done.place(place.move(wide + px(GAP), 0), scale)

    def _lay_tabs(self, body: Rect, scale: Scale) -> None:
        """Place the choice of a page, where there are several."""
        titles = [
            " · ".join(self.words(f"settings.section.{name}") for column in page for name in column)
            for page in self._pages
        ]
        self.pages.visible = len(titles) > 1
        self.pages.options, self.pages.index = titles, self._page
        self.pages.place(Rect(body.x, body.y, body.width, scale.px(HEAD - 10)), scale)

    def _lay_page(self, body: Rect, scale: Scale) -> None:
        """Place the sections of the page that is shown; those of others are not seen."""
        px = scale.px
        self._labels, self._heads, self._shown, self._free = [], [], {}, None
        page = self._pages[self._page]
        self._sheets = tuple(columns(body, [1] * len(page), px(GAP)))
        for control in self.controls.values():
            control.visible = False
        for column, sheet in zip(page, self._sheets, strict=True):
            area = inset(sheet, px(36), px(14))
            top = area.y
            for name in column:
                head = Rect(area.x, top, area.width, px(HEAD))
                self._heads.append((name, head))
                self._lay_section(name, Rect(area.x, head.bottom, area.width, 0), scale)
                top = head.bottom + sum(px(height_of(row)) for row in self._sections[name])
            free = Rect(area.x, top + px(14), area.width, area.bottom - top - px(14))
            if free.height >= px(_DRAWING) and len(page) > 1:
                self._free = free

    def _lay_section(self, section: str, first: Rect, scale: Scale) -> None:
        """Place what a section sets, one row below the other; `first` is where the first begins."""
        px = scale.px
        row = Rect(first.x, first.y, first.width, 0)
        for name in self._sections[section]:
            row = Rect(row.x, row.bottom, row.width, px(height_of(name)))
            line = inset(row, 0, px(5))
            if name in (PREVIEW, ZOOM_NOTE):
                self._shown[name] = columns(row, [0.34, 0.66], px(12))[1]
                continue
            if name in LABELLED or name in self._own:
                label, line = columns(line, [0.34, 0.66], px(12))
                self._labels.append((name, label))
            self.controls[name].visible = True
            self.controls[name].place(line, scale)

    def paint_still(self, surface: Surface) -> None:
        px = self.scale.px
        if self._band.height:
            draw_band(
                surface,
                self._band,
                self.scale,
                self.words("settings.title"),
                self.title.part(Cover).draw_strip,
            )
        for sheet in self._sheets:
            draw_panel(surface, sheet, self.scale, "paper")
        if self._free is not None:
            draw_illustration(surface, self._free, self.scale, "workbench", owner=self.title.name)
        for name, rect in self._heads:
            words = self.words(f"settings.section.{name}")
            draw_text(surface, words, TextStyle(Role.HEADING, "ink", size=29), self.scale, rect)
            draw_rule(surface, rect.x, rect.right, rect.bottom - px(7), self.scale)
        level = self.words(f"bots.level.{self._timed}") if self._timed else ""
        for name, rect in self._labels:
            words = self.words(f"settings.{name}", level=level)
            draw_text(surface, words, TextStyle(Role.BODY, "ink", size=20), self.scale, rect)
        if PREVIEW in self._shown:
            self._paint_preview(surface, self._shown[PREVIEW])
        if ZOOM_NOTE in self._shown:
            area, note = self._shown[ZOOM_NOTE], self._zoom_note()
            draw_text(
                surface, note, TextStyle(Role.ASIDE, "faded_ink", size=16, wrapped=True), self.scale, area
            )

    def _paint_preview(self, surface: Surface, area: Rect) -> None:
        """The seats as they look on the table: a piece and the emblem's medal of each."""
        emblems = self.title.part(TitleEmblems).of_colours.values()
        for emblem, cell in zip(emblems, columns(area, [1] * len(emblems)), strict=True):
            piece, medal = columns(cell, [1.4, 1])
            self.title.part(TitlePictures).draw_piece(surface, emblem, piece, self.scale)
            draw_seat_badge(surface, self.scale.look, emblem, medal.center, round(min(medal.size) * 0.4))

    def _zoom_note(self) -> str:
        """How large the table becomes, where the window holds less than was asked for."""
        asked, window = self.preferences.now.zoom, self.scale
        room = self.title.part(BoardFactory).least
        most, least = largest_zoom(window, room), replace(window, zoom=0.01).at_most(1.0).zoom
        if asked < round(least * 100):
            return self.words("settings.zoom_least", value=round(least * 100))
        if asked <= most * 100:
            return self.words("settings.zoom_fits")
        return self.words("settings.zoom_most", value=round(most * 100))


def _nearest_zoom(settings: Settings) -> int:
    return min(range(len(ZOOMS)), key=lambda number: abs(ZOOMS[number] - settings.zoom))


def _nearest_time(settings: Settings) -> int:
    return min(range(len(THINKING)), key=lambda number: abs(THINKING[number] - settings.bots.seconds))


def _step(settings: Settings, volume: str) -> int:
    level: float = getattr(settings.volumes, volume)
    return round(level * _STEPS)
