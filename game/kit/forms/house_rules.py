"""The rulings that a table may turn round, each with what it means."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import pygame
from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.kit.forms.notes import Noted, NotedColumns, note
from game.kit.forms.rule_choices import RuleChoices
from game.ui.buttons import Button
from game.ui.labels import Label
from game.ui.modal import BESIDE, PAD, Modal
from game.ui.selectors import Stepper
from game.ui.text import TextStyle
from game.ui.theme import Role
from game.ui.toggle import Toggle
from game.ui.widget import Widget

_FOOT, _ABOVE = 58, 18  # height of the button, and what is free above it
_DOWN = 4  # rules below each other; more stand in two columns
_PAIR = 8  # in two columns; more stand in three
_LEAST = 400  # design units of a column
_WIDTHS = {1: 1000, 2: 1400, 3: 1800}  # of the dialog, by columns


def house_rules_label(words: Words, rules: RuleChoices) -> str:
    """What the button says that opens the dialog: how many are changed."""
    key = "menu.house_rules_changed" if rules.changed else "menu.house_rules"
    return words(key, count=rules.changed)


def _read_only(switch: Toggle | Stepper) -> Widget:
    """What is drawn where nothing can be switched."""
    if isinstance(switch, Toggle):
        return switch
    return Label(switch.options[switch.index], TextStyle(Role.STRONG, size=20))


class HouseRulesDialog(Modal):
    """A switch for every house rule, ticked for the first of its two values; of more values one is chosen. `chosen` is
    changed as they are turned.

    The words are in the locale under `menu.house_rule.<name>` and `menu.house_rule_note.<name>`, and where there are
    more than two values under `menu.house_rule_value.<name>.<value>`.
    """

    def __init__(
        self,
        words: Words,
        chosen: dict[str, Any],
        on_close: Callable[[], None],
        values: Mapping[str, Sequence[Any]] = MappingProxyType({}),
        *,
        fixed: bool = False,
    ) -> None:
        """`values` are those of each rule, by default yes and no. `fixed`: the game has begun, so they can only be
        read.
        """
        text = words("game_menu.house_rules_text" if fixed else "menu.house_rules_text")
        super().__init__(words("menu.house_rules_title"), text, on_close)
        self.words = words
        self.switches: dict[str, Toggle | Stepper] = {}
        notes = list[Label]()
        for name in chosen:
            self.switches[name] = self._switch(chosen, name, values.get(name, (True, False)))
            key = f"menu.house_rule_note.{name}"
            notes.append(note(words(key) if words.has(key) else ""))
        self.done = Button(words("menu.done"), self.cancel, key=pygame.K_RETURN, hint=words("menu.key_done"))
        self._fixed = fixed
        heads = [_read_only(switch) if fixed else switch for switch in self.switches.values()]
        self._rules = [Noted(head, said) for head, said in zip(heads, notes, strict=True)]
        self.content = [*(() if fixed else heads), *notes]
        self.ui.add(*self.content, self.done)

    def _switch(self, chosen: dict[str, Any], name: str, values: Sequence[Any]) -> Toggle | Stepper:
        def take(index: int) -> None:
            chosen[name] = values[index]

        at = values.index(chosen[name])
        if len(values) > 2:
            said = [self.words(f"menu.house_rule_value.{name}.{value}") for value in values]
            return Stepper(said, at, take)
        key = f"menu.house_rule.{name}"
        label = self.words(key) if self.words.has(key) else name
        return Toggle(label, at == 0, lambda ticked: take(0 if ticked else 1))

    @property
    def _across(self) -> int:
        wanted = 1 if len(self.switches) <= _DOWN else 2 if len(self.switches) <= _PAIR else 3
        window = int(self.scale.width / self.scale.factor - BESIDE - 2 * PAD)
        return max(1, min(wanted, window // _LEAST))

    @property
    def _columns(self) -> NotedColumns:
        return NotedColumns(self._rules, self._across)

    @property
    def width(self) -> float:
        return _WIDTHS[self._across]

    def content_height(self, width: int) -> int:
        return self._columns.height(self.scale, width)

    def place_content(self, rect: Rect) -> None:
        self._columns.place(rect, self.scale)

    def draw_content(self, surface: Surface) -> None:
        """See `Modal.draw_content`: what cannot be switched takes no press."""
        for rule in self._rules if self._fixed else ():
            rule.head.draw(surface)

    def body_height(self, width: int) -> int:
        return self.scale.px(_FOOT + _ABOVE)

    def place_body(self, rect: Rect) -> None:
        px = self.scale.px
        foot = Rect(0, 0, px(280), px(_FOOT))
        foot.midbottom = rect.midbottom
        self.done.place(foot, self.scale)
