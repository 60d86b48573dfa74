"""The page of all keys: what each does, in which game and on which screen, and another key for it."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.base.keys.bindings import KeyBindings, KeyGroup
from game.base.profile.preferences import Preferences
from game.scenes.keys.asking import KeyQuestion
from game.scenes.keys.lines import KeyList, key_lines
from game.ui.buttons import Button
from game.ui.page import PageScene, below_heading, draw_headed_panel
from game.ui.scale import Scale
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role

_WIDTH: Final = 1000  # of the sheet
_STAGE: Final = 1.25  # its width to its height
_NOTE: Final = 92  # height of what is said above the list
_SAID: Final = 8.0  # seconds that a refusal is shown


class KeysScene(PageScene):
    """A sheet with a line for each action; `done` leads back. `groups` are listed in the words of their games."""

    largest_zoom = 2.0
    fitted = True  # whose list scrolls by itself

    def __init__(
        self,
        words: Words,
        groups: Sequence[tuple[KeyGroup, Words]],
        preferences: Preferences,
        done: Callable[[], None],
    ) -> None:
        super().__init__()
        self.words = words
        self._groups, self._preferences = groups, preferences
        self.on_escape = done
        self.list = KeyList(words, key_lines(groups), lambda: self.bindings, self._show, self.ask)
        self.done = Button(words("menu.done"), done, hint=words("menu.key_back"))
        self.default = Button(
            words("keys.default"), self._default, style="wood", tooltip=words("keys.default_tip")
        )
        self.all_default = Button(
            words("keys.all_default"), self._all_default, style="wood", tooltip=words("keys.all_default_tip")
        )
        self.ui.add(self.list, self.default, self.all_default, self.done)
        self._sheet = self._note = Rect(0, 0, 0, 0)
        self._show()

    @property
    def bindings(self) -> KeyBindings:
        """The keys as they are now."""
        return KeyBindings(self._preferences.now.keys)

    def point_at(self, path: str) -> None:
        """Point at the action of this path, as the keys do."""
        lines = enumerate(self.list.entries)
        found = (number for number, line in lines if line.action is not None and line.action.path == path)
        self.list.point_at(next(found, self.list.number))

    # choosing

    def ask(self) -> None:
        """Ask for another key for the action that is pointed at."""
        line = self.list.current
        if line is not None and line.action is not None:
            said = self.words("keys.press", action=line.text)
            self.stack.push(KeyQuestion(line.text, said, self._take))

    def _take(self, key: str | None) -> None:
        """Give the action that is pointed at this key, where no other has it."""
        action = self.list.action
        if action is None:
            return
        if key is None:
            self.ui.notify(self.words("keys.not_this"), seconds=_SAID)
            return
        groups = [group for group, _ in self._groups]
        taken = self.bindings.clash(action, key, groups)
        if taken is not None:
            group, words = next(pair for pair in self._groups if pair[0].name == taken.other.group)
            said = self.words(
                "keys.taken",
                key=self.words.cap_of(key),
                action=words(f"keys.{taken.other.path}"),
                group=words(f"keys.group.{group.name}"),
            )
            self.ui.notify(said, seconds=_SAID)
            return
        self._change(self.bindings.having(action, key))

    def _default(self) -> None:
        action = self.list.action
        if action is not None:
            self._take(action.key)

    def _all_default(self) -> None:
        self._change(KeyBindings())

    def _change(self, bindings: KeyBindings) -> None:
        self._preferences.change(replace(self._preferences.now, keys=dict(bindings.chosen)))
        fault = self._preferences.fault
        if fault is not None:
            self.ui.notify(fault.text(self.words), seconds=_SAID)
        self._show()

    def _show(self) -> None:
        """Show which buttons can be pressed."""
        chosen, action = self.bindings.chosen, self.list.action
        self.default.enabled = action is not None and action.path in chosen
        self.all_default.enabled = bool(chosen)
        self.list.changed = True

    # the sheet

    def enter(self) -> None:
        self.ui.focus(self.list, by_key=True)
        super().enter()

    def resume(self) -> None:
        self.ui.focus(self.list, by_key=True)

    def layout(self, scale: Scale) -> None:
        px = scale.px
        body = self.lay_page([(self.default, 1), (self.all_default, 1), (self.done, 1)], _STAGE).body
        width = min(px(_WIDTH), body.width)
        self._sheet = Rect(body.centerx - width // 2, body.y, width, body.height)
        inside = below_heading(self._sheet, scale, (30, 16))
        self._note = Rect(inside.x, inside.y, inside.width, px(_NOTE))
        top = self._note.bottom
        self.list.place(Rect(inside.x, top, inside.width, inside.bottom - top), scale)

    def paint_still(self, surface: Surface) -> None:
        draw_headed_panel(surface, self._sheet, self.scale, self.words("keys.title"))
        style = TextStyle(Role.ASIDE, "faded_ink", "centre", size=18, wrapped=True)
        said = f"{self.words('keys.how')}\n{self.words('keys.fixed')}"
        draw_text(surface, said, style, self.scale, self._note)
