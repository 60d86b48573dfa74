"""The guide's panel: what to do now, why something else will not do, and the buttons that lead on and out."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from game.base.i18n.words import Words
from game.base.keys.shell_keys import STEP_BACK
from game.ui.buttons import Button
from game.ui.icons import icon
from game.ui.scale import Scale, Share, columns
from game.ui.scroll import ScrollParagraph, TextScroll
from game.ui.text import measure
from game.ui.theme import Role
from game.ui.titled_sheet import HEAD, DrawFigure, TitledSheet
from game.ui.widget_group import WidgetGroup

_ROW = 46
_BACK = 58  # width of the button that leads back
_GAP = 8
_BELOW_HEAD = 6
_WIDE = 560  # width of a sheet on which all buttons stand in one row
_INSET = 15  # of words from the sides of a button
_TEXT = 20.5


@dataclass(frozen=True, slots=True)
class GuideText:
    """What the panel says: a title, how far one has come, the text, and perhaps why something will not do."""

    title: str
    progress: str
    text: str
    objection: str = ""


@dataclass(frozen=True, slots=True)
class GuideCallbacks:
    """What the panel's buttons do."""

    go_on: Callable[[], None]
    go_back: Callable[[], None]
    skip: Callable[[], None]
    leave: Callable[[], None]
    rule: Callable[[], None]


class GuidePanel:
    """A sheet of paper with the guide on it, whom `draw_guide` draws."""

    def __init__(self, words: Words, callbacks: GuideCallbacks, draw_guide: DrawFigure) -> None:
        self.words = words
        self.said = GuideText("", "", "")
        self.sheet = TitledSheet(draw_figure=draw_guide)
        self.unfolded = True  # whether the sheet lies open
        self._onward = Rect(0, 0, 0, 0)  # the row of the buttons that lead on
        self._foot = Rect(0, 0, 0, 0)  # that of the others
        self._readable = False
        self._has_past = False
        self._held = False  # whether what leads on is hidden
        self.text = TextScroll()
        self.go_on = Button(
            words("lesson.next"), callbacks.go_on, key=pygame.K_RETURN, hint=words("menu.key_done"), size=22
        )
        self.go_back = Button(
            "",
            callbacks.go_back,
            style="paper",
            key=STEP_BACK,
            icon=icon("step_back"),
            tooltip=words("lesson.back_tip", key=words.cap(STEP_BACK)),
        )
        self.skip = Button(
            words("lesson.skip"), callbacks.skip, style="paper", size=19, tooltip=words("lesson.skip_tip")
        )
        self.leave = Button(
            words("lesson.leave"), callbacks.leave, style="wood", size=19, tooltip=words("lesson.leave_tip")
        )
        self.rule = Button(
            words("lesson.more"),
            callbacks.rule,
            style="paper",
            size=19,
            icon=icon("book"),
            tooltip=words("lesson.more_tip"),
        )

    def add_to(self, ui: WidgetGroup) -> None:
        """Put the panel and what is on it over the other widgets."""
        ui.add(self.sheet, self.text, self.go_on, self.go_back, self.skip, self.rule, self.leave)

    def say(self, text: GuideText, *, readable: bool, has_past: bool) -> None:
        """Say something. `readable`: nothing is left but to read it and go on, so that there is nothing to skip;
        `has_past`: one can go back.
        """
        self.said = text
        self.sheet.title, self.sheet.line = text.title, text.progress
        said = [ScrollParagraph(text.text, size=_TEXT)]
        if text.objection:
            said.insert(0, ScrollParagraph(text.objection, Role.STRONG, "no", size=_TEXT))
        self.text.set_paragraphs(said)
        self.text.scroll_to(0)
        self._readable = readable
        self._has_past = has_past
        self._held = False

    def hold(self) -> None:
        """Show nothing that leads on until something is said."""
        self._held = True
        self.unfold(self.unfolded, self.go_on.label)

    def unfold(self, value: bool, onward: str) -> None:
        """Let the sheet lie open, or fold it away. `onward` is what the button says that leads on, which is not shown
        without.
        """
        self.unfolded = value
        for widget in (self.sheet, self.text, self.rule, self.leave):
            widget.visible = value
        self.go_on.label = onward
        self.go_on.visible = value and bool(onward) and not self._held
        self.skip.visible = value and not self._readable and not self._held
        self.go_back.visible = value and self._has_past
        self._place_buttons()
        self.sheet.changed = True

    def height_at(self, width: int, scale: Scale) -> int:
        """How tall the sheet is to be for all that is said, in pixels, where it is so wide."""
        px = scale.px
        self.sheet.place(Rect(0, 0, width, 0), scale)
        self.text.place(Rect(0, 0, self.sheet.inner.width, 0), scale)
        buttons = px(_ROW) if self.is_wide(width, scale) else 2 * px(_ROW) + px(_GAP)
        free = -self.sheet.inner.height
        return (
            free
            + px(HEAD)
            + px(_BELOW_HEAD)
            + self.text.content_height(self.text.view.width)
            + px(_GAP)
            + buttons
        )

    def is_wide(self, width: int, scale: Scale) -> bool:
        """Whether all buttons have room in one row of a sheet so wide, in pixels."""
        return width >= scale.px(_WIDE)

    def set_out(self, area: Rect, scale: Scale) -> None:
        """Take this room, in pixels."""
        px = scale.px
        self.sheet.place(area, scale)
        inner = self.sheet.inner
        row = Rect(inner.x, inner.bottom - px(_ROW), inner.width, px(_ROW))
        if self.is_wide(area.width, scale):
            self._foot, self._onward = columns(row, [1, 1.4], px(_GAP))
        else:
            self._foot, self._onward = row, row.move(0, -px(_GAP) - px(_ROW))
        top = inner.y + px(HEAD) + px(_BELOW_HEAD)
        self.text.place(Rect(inner.x, top, inner.width, self._onward.y - px(_GAP) - top), scale)

    def _place_buttons(self) -> None:
        """What leads on and what throws a step away have each a place of their own, so that no click too many meets
        the other one. The way back is before them, or before those of the foot where words need the whole row.
        """
        scale = self.sheet.scale
        gap, row, skip = scale.px(_GAP), self._onward, self._need(self.skip)
        self.skip.place(Rect(row.right - skip, row.y, skip, row.height), scale)
        onward, foot = [self.go_on], [self.rule, self.leave]
        room = Rect(row.x, row.y, max(0, row.width - skip - gap), row.height)
        if self.go_back.visible:
            full = self._need(self.go_on) + scale.px(_BACK) + gap > room.width
            (foot if full else onward).insert(0, self.go_back)
        self._place_row(onward, room)
        self._place_row(foot, self._foot)

    def _place_row(self, buttons: Sequence[Button], row: Rect) -> None:
        """Place buttons beside each other: equally wide where the words of each have room so, else by their words."""
        scale, gap = self.sheet.scale, self.sheet.scale.px(_GAP)
        for shares in (self._shares(buttons, equal=True), self._shares(buttons, equal=False)):
            places = columns(row, shares, gap)
            if all(self._need(button) <= place.width for button, place in zip(buttons, places, strict=True)):
                break
        for button, place in zip(buttons, places, strict=True):
            button.place(place, scale)

    def _shares(self, buttons: Sequence[Button], *, equal: bool) -> list[Share]:
        fixed = self.sheet.scale.fixed(_BACK)
        return [fixed if one is self.go_back else 1.0 if equal else self._need(one) for one in buttons]

    def _need(self, button: Button) -> int:
        """The pixels of width in which the words of a button are whole."""
        scale = self.sheet.scale
        return measure(button.label, Role.BUTTON, scale, button.size)[0] + 2 * scale.px(_INSET)
