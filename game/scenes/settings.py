"""The settings: each change holds at once, is heard or seen at once, and is written at once."""

from collections.abc import Callable
from dataclasses import replace

import pygame
from pygame import Rect, Surface

from game.scenes.still import GAP, StillScene, draw_band
from game.settings import THINKING, ZOOMS, Pace, Preferences, Settings
from game.ui import theme
from game.ui.buttons import Button, Choice, Ladder, Toggle
from game.ui.panels import draw_panel, draw_rule
from game.ui.scale import Scale, columns, inset, rows
from game.ui.text import draw_text
from game.ui.theme import Role
from game.ui.widget import Widget
from game.words import Words, available_languages

_STEPS = 10  # of a volume, from silence to full
_ROW, _HEAD = 58, 66  # heights of a row and of a section's heading
_VOLUMES = ("master", "effects", "ambience")
_SECTIONS = {
    "window": ("language", "zoom", "fullscreen"),
    "sound": ("master", "effects", "ambience", "muted"),
    "motion": ("speed", "ambient"),
    "turn": ("ask_before_end", "pace", "thinking"),
}
_COLUMNS = (("window", "turn"), ("sound", "motion"))
_LABELLED = ("language", "zoom", "master", "effects", "ambience", "speed", "pace", "thinking")


class SettingsScene(StillScene):
    """One sheet with everything that can be set; `done` leads back to where the player came from."""

    largest_zoom = 1.25

    def __init__(self, words: Words, preferences: Preferences, done: Callable[[], None]) -> None:
        super().__init__()
        self.words = words
        self.preferences = preferences
        self.languages = available_languages()
        self.on_escape = done
        self._stop: Callable[[], None] | None = None
        self.controls: dict[str, Widget] = {}
        self._make_controls()
        self.done = Button(words("menu.done"), done, key=pygame.K_RETURN, hint=words("menu.key_done"))
        self.ui.add(*self.controls.values(), self.done)
        self._band = Rect(0, 0, 0, 0)
        self._sheets: tuple[Rect, ...] = ()
        self._heads: list[tuple[str, Rect]] = []
        self._labels: list[tuple[str, Rect]] = []

    # what can be set

    def _make_controls(self) -> None:
        now, words, add = self.preferences.now, self.words, self.controls
        names = [words(f"settings.languages.{code}") for code in self.languages]
        add["language"] = Choice(names, self._language(now), self._set_language)
        zooms = [words("settings.percent", value=zoom) for zoom in ZOOMS]
        add["zoom"] = Ladder(zooms, _nearest_zoom(now), self._set_zoom, tooltip=words("settings.zoom_tip"))
        add["fullscreen"] = self._toggle(
            "fullscreen", now.fullscreen, lambda now, on: replace(now, fullscreen=on)
        )
        steps = [words("settings.percent", value=step * 100 // _STEPS) for step in range(_STEPS + 1)]
        for name in _VOLUMES:
            add[name] = Ladder(steps, _step(now, name), self._setting_volume(name))
        add["muted"] = self._toggle(
            "muted", now.volumes.muted, lambda now, on: replace(now, volumes=replace(now.volumes, muted=on))
        )
        speeds = [words(f"settings.speeds.{speed.value}") for speed in Pace]
        add["speed"] = Choice(speeds, list(Pace).index(now.motion.speed), self._set_speed)
        add["ambient"] = self._toggle(
            "ambient",
            now.motion.ambient,
            lambda now, on: replace(now, motion=replace(now.motion, ambient=on)),
        )
        add["ask_before_end"] = self._toggle(
            "ask_before_end", now.ask_before_end, lambda now, on: replace(now, ask_before_end=on)
        )

        add["pace"] = Choice(
            speeds, list(Pace).index(now.company.pace), self._set_pace, tooltip=words("settings.pace_tip")
        )
        times = [words("settings.seconds", value=words.number(time, int(time % 1 > 0))) for time in THINKING]
        add["thinking"] = Ladder(
            times, _nearest_time(now), self._set_thinking, tooltip=words("settings.thinking_tip")
        )

    def _toggle(self, name: str, value: bool, change: Callable[[Settings, bool], Settings]) -> Toggle:
        def turn(on: bool) -> None:
            self._change(change(self.preferences.now, on))

        tip = self.words(f"settings.{name}_tip")
        return Toggle(self.words(f"settings.{name}"), value, turn, tooltip=tip)

    def _language(self, settings: Settings) -> int:
        spoken = settings.spoken
        return self.languages.index(spoken) if spoken in self.languages else 0

    def _set_language(self, index: int) -> None:
        self._change(replace(self.preferences.now, language=self.languages[index]))

    def _set_zoom(self, index: int) -> None:
        self._change(replace(self.preferences.now, zoom=ZOOMS[index]))

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
        self._change(replace(now, company=replace(now.company, pace=list(Pace)[index])))

    def _set_thinking(self, index: int) -> None:
        now = self.preferences.now
        self._change(replace(now, company=replace(now.company, seconds=THINKING[index])))

    def _change(self, settings: Settings) -> None:
        self.preferences.change(settings)
        fault = self.preferences.fault
        if fault is not None:
            self.ui.notify(fault.text(self.words), seconds=8)

    def _changed_elsewhere(self, before: Settings, now: Settings) -> None:
        """The window was turned full by its own key: show that."""
        toggle = self.controls["fullscreen"]
        if isinstance(toggle, Toggle) and toggle.value != now.fullscreen:
            toggle.value, toggle.changed = now.fullscreen, True

    # life and layout

    def enter(self) -> None:
        """See `Scene.enter`."""
        self._stop = self.preferences.subscribe(self._changed_elsewhere)

    def leave(self) -> None:
        """See `Scene.leave`."""
        if self._stop is not None:
            self._stop()
            self._stop = None

    def layout(self, scale: Scale) -> None:
        """See `Scene.layout`."""
        px = scale.px
        area = scale.centred(1480, 862)
        self._band, body, foot = rows(area, [scale.fixed(200), 1, scale.fixed(70)], px(GAP))
        self._sheets = tuple(columns(body, [1, 1], px(GAP)))
        self._labels = []
        self._heads = []
        most = max(sum(len(_SECTIONS[name]) for name in column) for column in _COLUMNS)
        for column, sheet in zip(_COLUMNS, self._sheets, strict=True):
            room = inset(sheet, px(36), px(18))
            height = min(px(_ROW), (room.height - px(_HEAD) * len(column)) // most)
            top = room.y
            for name in column:
                head = Rect(room.x, top, room.width, px(_HEAD))
                self._heads.append((name, head))
                self._lay_section(name, Rect(room.x, head.bottom, room.width, height), scale)
                top = head.bottom + height * len(_SECTIONS[name])
        place = Rect(0, 0, px(340), px(66))
        place.center = foot.center
        self.done.place(place, scale)

    def _lay_section(self, section: str, first: Rect, scale: Scale) -> None:
        """Place what a section sets, one row below the other from the `first`."""
        px = scale.px
        for number, name in enumerate(_SECTIONS[section]):
            row = first.move(0, number * first.height)
            line = inset(row, 0, px(5))
            if name in _LABELLED:
                label, line = columns(line, [0.34, 0.66], px(12))
                self._labels.append((name, label))
            self.controls[name].place(line, scale)

    def paint_still(self, surface: Surface) -> None:
        """See `StillScene.paint_still`."""
        px = self.scale.px
        draw_band(surface, self._band, self.scale, self.words("settings.title"))
        for sheet in self._sheets:
            draw_panel(surface, sheet, self.scale, "paper")
        for name, rect in self._heads:
            words = self.words(f"settings.section.{name}")
            draw_text(surface, words, Role.HEADING, self.scale, rect, theme.INK, size=29)
            draw_rule(surface, rect.x, rect.right, rect.bottom - px(7), self.scale)
        for name, rect in self._labels:
            words = self.words(f"settings.{name}")
            draw_text(surface, words, Role.BODY, self.scale, rect, theme.INK, size=20)


def _nearest_zoom(settings: Settings) -> int:
    return min(range(len(ZOOMS)), key=lambda number: abs(ZOOMS[number] - settings.zoom))


def _nearest_time(settings: Settings) -> int:
    return min(range(len(THINKING)), key=lambda number: abs(THINKING[number] - settings.company.seconds))


def _step(settings: Settings, volume: str) -> int:
    level: float = getattr(settings.volumes, volume)
    return round(level * _STEPS)
