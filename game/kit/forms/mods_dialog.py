"""The mods that a game may be played with: which are installed, what they are, and which cannot be used and why."""

from collections.abc import Callable
from dataclasses import dataclass
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
from game.kit.forms.notes import note, place_noted
from game.ui.buttons import Button
from game.ui.labels import Label
from game.ui.modal import Modal
from game.ui.scale import columns, rows
from game.ui.scene import SceneStack
from game.ui.text import TextStyle
from game.ui.theme import Role
from game.ui.toggle import Toggle
from game.ui.widget import Widget

_LONGEST_NAME = 60  # letters of a folder's name
_PAGE = 4  # mods shown at a time
_SWITCH = 40
_NOTE = 64
_FOOT = 58
_SAID = 56  # of what is said below the list


@dataclass(frozen=True, slots=True)
class _Item:
    """One mod in the list: its switch, or its name where it cannot be used, and what is said of it."""

    head: Widget
    note: Label


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

    largest_zoom = 1.75

    def __init__(self, words: Words, offer: ModChoice, done: Callable[[tuple[str, ...]], None]) -> None:
        super().__init__(words("mods.title"), words("mods.text"), self._close)
        self.words = words
        self.installed = offer.installed
        self.chosen = set(offer.chosen)
        self._done = done
        self.switches = {name: self._switch(name) for name in self.installed.mods}
        self._items = [self._usable(name) for name in self.installed.mods]
        self._items += [self._unusable(found) for found in self.installed.left_out]
        self._first = 0
        self.fault = Label("", TextStyle(Role.BODY, "no", "centre", wrapped=True))
        where = words("mods.folder", folder=offer.folder)
        self._where = Label(where, TextStyle(Role.ASIDE, "faded_ink", "centre", wrapped=True))
        self.more = Button(words("mods.more"), self._turn, style="paper")
        self.close_button = Button(
            words("menu.done"), self.cancel, key=pygame.K_RETURN, hint=words("menu.key_done")
        )
        for item in self._items:
            self.ui.add(item.head, item.note)
        self.ui.add(self.fault, self._where, self.more, self.close_button)
        self._say("")

    def _switch(self, name: str) -> Toggle:
        mod = self.installed.mods[name]
        title = self.words(
            "mods.named", title=text_of_mod(mod, "title", self.words.language), version=mod.version
        )
        return Toggle(title, name in self.chosen, self._setter(name))

    def _usable(self, name: str) -> _Item:
        mod = self.installed.mods[name]
        said = text_of_mod(mod, "description", self.words.language)
        text = self.words("mods.by", text=said, authors=_ended(self.words.listed(mod.authors)))
        return _Item(self.switches[name], note(text))

    def _unusable(self, found: UnusableMod) -> _Item:
        name = Label(
            self.words("mods.unusable", folder=cut(on_one_line(Path(found.folder).name), _LONGEST_NAME)),
            TextStyle(Role.BODY, "no"),
        )
        more = len(found.problems) - 1
        reason = problem_line(found.problems[0], self.words)
        text = self.words("mods.reasons", reason=_ended(reason), count=more) if more else reason
        return _Item(name, Label(text, TextStyle(Role.ASIDE, "ink", valign="top", wrapped=True)))

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

    def _turn(self) -> None:
        self._first = self._first + _PAGE if self._first + _PAGE < len(self._items) else 0
        self.layout(self.scale)

    def _close(self) -> None:
        self._done(tuple(sorted(self.chosen)))

    @property
    def width(self) -> float:
        return 1000

    def body_height(self, width: int) -> int:
        shown = min(_PAGE, len(self._items))
        return self.scale.px(shown * (_SWITCH + _NOTE + 6) + _SAID + _FOOT + 16)

    def place_body(self, rect: Rect) -> None:
        scale, px = self.scale, self.scale.px
        body, said, foot = rows(rect, [1, scale.fixed(_SAID), scale.fixed(_FOOT)], px(8))
        shown = self._items[self._first : self._first + _PAGE]
        lines = rows(body, [_SWITCH, _NOTE] * min(_PAGE, len(self._items)), px(2)) if shown else []
        for item in self._items:
            item.head.visible = item.note.visible = item in shown
        place_noted(((item.head, item.note) for item in shown), lines, scale)
        self.fault.place(said, scale)
        self._where.place(said, scale)
        left, _, right = columns(foot, [scale.fixed(280), 1, scale.fixed(280)])
        self.more.visible = len(self._items) > _PAGE
        self.more.place(left, scale)
        self.close_button.place(right if self.more.visible else _middle(foot, right.width), scale)


def _ended(text: str) -> str:
    """The text with a stop at its end, if it has none yet: names may end in one, and reasons in a question."""
    return text if text.endswith((".", "?", "!", "…")) else f"{text}."


def _middle(area: Rect, width: int) -> Rect:
    return Rect(area.centerx - width // 2, area.y, width, area.height)
