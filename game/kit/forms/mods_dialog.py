"""The mods that a game may be played with: which are installed, what they are, and which cannot be used and why."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
from pygame import Rect

from game.base.files.problems import ContentError
from game.base.files.visible import cut, on_one_line
from game.base.i18n.problem_lines import problem_line
from game.base.i18n.words import Words
from game.kit.data.mods.choice import ModChoice
from game.kit.data.mods.installed import UnusableMod, text_of_mod
from game.kit.forms.notes import Noted, NotedColumns, note
from game.ui.buttons import Button
from game.ui.labels import Label
from game.ui.modal import Modal
from game.ui.scale import FixedLength, rows
from game.ui.scene import SceneStack
from game.ui.text import TextStyle, wrap
from game.ui.theme import Role
from game.ui.toggle import Toggle

_LONGEST_NAME = 60  # letters of a folder's name
_FOOT, _GAP = 58, 8
_SAID = 56  # of what is said below the list


def mods_button(
    words: Words, offer: ModChoice | None, stack: Callable[[], SceneStack], filled: Callable[[], Any]
) -> Button:
    """A form's button that tells how many mods are chosen and opens the list; not to be seen without an offer.

    `filled` gives the form as it is filled in by then, which `offer.change` is told.
    """

    def done(names: tuple[str, ...]) -> None:
        if offer is not None and names != tuple(sorted(offer.chosen)):
            offer.change(names, filled())

    def show() -> None:
        if offer is not None:
            stack().push(ModsDialog(words, offer, done))

    chosen = len(offer.chosen) if offer else 0
    label = words("mods.chosen", count=chosen) if chosen else words("mods.no_mods")
    button = Button(label, show, style="paper", tooltip=words("mods.button_tip"))
    button.visible = offer is not None
    return button


class ModsDialog(Modal):
    """A switch for every mod; `done` is called with the names of those chosen when it is closed."""

    def __init__(self, words: Words, offer: ModChoice, done: Callable[[tuple[str, ...]], None]) -> None:
        super().__init__(words("mods.title"), words("mods.text"), self._close)
        self.words = words
        self.installed = offer.installed
        self.chosen = set(offer.chosen)
        self._done = done
        self.switches = {name: self._switch(name) for name in self.installed.mods}
        self._mods = [self._usable(name) for name in self.installed.mods]
        self._mods += [self._unusable(found) for found in self.installed.left_out]
        self.fault = Label("", TextStyle(Role.BODY, "no", "centre", wrapped=True))
        where = words("mods.folder", folder=offer.folder)
        self._where = Label(where, TextStyle(Role.ASIDE, "faded_ink", "centre", wrapped=True))
        self.close_button = Button(
            words("menu.done"), self.cancel, key=pygame.K_RETURN, hint=words("menu.key_done")
        )
        self.content = [widget for mod in self._mods for widget in mod]
        self.ui.add(*self.content, self.fault, self._where, self.close_button)
        self._say("")

    def _switch(self, name: str) -> Toggle:
        mod = self.installed.mods[name]
        title = self.words(
            "mods.named", title=text_of_mod(mod, "title", self.words.language), version=mod.version
        )
        return Toggle(title, name in self.chosen, self._setter(name))

    def _usable(self, name: str) -> Noted:
        mod = self.installed.mods[name]
        said = text_of_mod(mod, "description", self.words.language)
        text = self.words("mods.by", text=said, authors=_ended(self.words.listed(mod.authors)))
        return Noted(self.switches[name], note(text))

    def _unusable(self, found: UnusableMod) -> Noted:
        name = Label(
            self.words("mods.unusable", folder=cut(on_one_line(Path(found.folder).name), _LONGEST_NAME)),
            TextStyle(Role.BODY, "no"),
        )
        more = len(found.problems) - 1
        reason = problem_line(found.problems[0], self.words)
        text = self.words("mods.reasons", reason=_ended(reason), count=more) if more else reason
        return Noted(name, Label(text, TextStyle(Role.ASIDE, "ink", valign="top", wrapped=True)))

    def _setter(self, name: str) -> Callable[[bool], None]:
        def change(value: bool) -> None:
            (self.chosen.add if value else self.chosen.discard)(name)
            self._say("")
            try:
                self.installed.data_with(self.chosen)
            except ContentError as error:
                self.chosen.discard(name)
                self.switches[name].value = False
                self._say(problem_line(error.problems[0], self.words))

        return change

    def _say(self, fault: str) -> None:
        """Say what is wrong with the choice, or else where players put their own mods."""
        self.fault.text = fault
        self.fault.visible, self._where.visible = bool(fault), not fault
        if self.on_stack:
            self.layout(self.scale)

    def _close(self) -> None:
        self._done(tuple(sorted(self.chosen)))

    @property
    def width(self) -> float:
        return 1000

    def content_height(self, width: int) -> int:
        return NotedColumns(self._mods).height(self.scale, width)

    def place_content(self, rect: Rect) -> None:
        NotedColumns(self._mods).place(rect, self.scale)

    def _said_height(self, width: int) -> int:
        """How tall what is said below the list is at a width, both in pixels."""
        said = [label for label in (self.fault, self._where) if label.text]
        needed = (wrap(label.text, label.style.role, self.scale, width).height for label in said)
        return max(self.scale.px(_SAID), *needed)

    def body_height(self, width: int) -> int:
        return self._said_height(width) + self.scale.px(_FOOT + 2 * _GAP)

    def place_body(self, rect: Rect) -> None:
        scale, px = self.scale, self.scale.px
        _, said, foot = rows(
            rect, [1, FixedLength(self._said_height(rect.width)), scale.fixed(_FOOT)], px(_GAP)
        )
        self.fault.place(said, scale)
        self._where.place(said, scale)
        button = Rect(0, 0, px(280), foot.height)
        button.center = foot.center
        self.close_button.place(button, scale)


def _ended(text: str) -> str:
    """The text with a stop at its end, if it has none yet: names may end in one, and reasons in a question."""
    return text if text.endswith((".", "?", "!", "…")) else f"{text}."
