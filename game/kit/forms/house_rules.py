"""The rulings that a table may turn round, each with what it means."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import pygame
from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.kit.board.sizing import largest_zoom
from game.kit.forms.notes import note, place_noted
from game.kit.forms.rule_choices import RuleChoices
from game.ui.buttons import Button
from game.ui.labels import Label
from game.ui.modal import Modal
from game.ui.scale import Scale, columns, rows
from game.ui.selectors import Stepper
from game.ui.text import TextStyle
from game.ui.theme import Role
from game.ui.toggle import Toggle
from game.ui.widget import Widget

_SWITCH = 40
_NOTE = 60
_DOWN = 4  # rules below each other; more stand in two columns
_PAIR = 8  # in two columns; more stand in three
_BESIDE = 40  # design units between these
_AROUND = 300  # design units of the window above and below the rules
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
        self._notes: list[Label] = []
        for name in chosen:
            self.switches[name] = self._switch(chosen, name, values.get(name, (True, False)))
            key = f"menu.house_rule_note.{name}"
            self._notes.append(note(words(key) if words.has(key) else ""))
        self.done = Button(words("menu.done"), self.cancel, key=pygame.K_RETURN, hint=words("menu.key_done"))
        self._fixed = fixed
        switches = self.switches.values()
        self._heads: list[Widget] = [_read_only(switch) if fixed else switch for switch in switches]
        self.ui.add(*(() if fixed else self._heads), *self._notes, self.done)

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
        return 1 if len(self.switches) <= _DOWN else 2 if len(self.switches) <= _PAIR else 3

    @property
    def _down(self) -> int:
        return -(-len(self.switches) // self._across)

    def most_zoom(self, scale: Scale) -> float:
        return largest_zoom(scale, (round(self.width) + 80, _AROUND + self._down * (_SWITCH + _NOTE + 6)))

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        for head in self._heads if self._fixed else ():
            head.draw(surface)

    @property
    def width(self) -> float:
        return _WIDTHS[self._across]

    def body_height(self, width: int) -> int:
        return self.scale.px(self._down * (_SWITCH + _NOTE + 6) + 76)

    def place_body(self, rect: Rect) -> None:
        scale, px = self.scale, self.scale.px
        body, foot = rows(rect, [1, scale.fixed(58)], px(8))
        pairs = list(zip(self._heads, self._notes, strict=True))
        for number, column in enumerate(columns(body, [1] * self._across, px(_BESIDE))):
            lines = rows(column, [_SWITCH, _NOTE] * self._down, px(2))
            place_noted(pairs[number * self._down : (number + 1) * self._down], lines, scale)
        wide = px(280)
        self.done.place(Rect(foot.centerx - wide // 2, foot.y, wide, foot.height), scale)
