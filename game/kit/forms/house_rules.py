"""The rulings that a table may turn round, each with what it means."""

from collections.abc import Callable

import pygame
from pygame import Rect

from game.base.i18n.words import Words
from game.kit.forms.notes import note, place_noted
from game.ui.buttons import Button
from game.ui.dialogs import Modal
from game.ui.labels import Label
from game.ui.scale import rows
from game.ui.toggle import Toggle

_SWITCH = 40
_NOTE = 60


class HouseRulesDialog(Modal):
    """A switch for every house rule; `chosen` is changed as they are turned."""

    def __init__(self, words: Words, chosen: dict[str, bool], on_close: Callable[[], None]) -> None:
        super().__init__(words("menu.house_rules_title"), words("menu.house_rules_text"), on_close)
        self.switches: dict[str, Toggle] = {}
        self._notes: list[Label] = []
        for name in chosen:
            said = words.has(f"menu.house_rule.{name}")
            label = words(f"menu.house_rule.{name}") if said else name
            self.switches[name] = Toggle(label, chosen[name], self._setter(chosen, name))
            self._notes.append(note(words(f"menu.house_rule_note.{name}") if said else ""))
        self.done = Button(words("menu.done"), self.cancel, key=pygame.K_RETURN, hint=words("menu.key_done"))
        self.ui.add(*self.switches.values(), *self._notes, self.done)

    @staticmethod
    def _setter(chosen: dict[str, bool], name: str) -> Callable[[bool], None]:
        def change(value: bool) -> None:
            chosen[name] = value

        return change

    @property
    def width(self) -> float:
        return 1000

    def body_height(self, width: int) -> int:
        return self.scale.px(len(self.switches) * (_SWITCH + _NOTE + 6) + 76)

    def place_body(self, rect: Rect) -> None:
        scale, px = self.scale, self.scale.px
        body, foot = rows(rect, [1, scale.fixed(58)], px(8))
        lines = rows(body, [_SWITCH, _NOTE] * len(self.switches), px(2))
        place_noted(zip(self.switches.values(), self._notes, strict=True), lines, scale)
        wide = px(280)
        self.done.place(Rect(foot.centerx - wide // 2, foot.y, wide, foot.height), scale)
