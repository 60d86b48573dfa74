"""The table's menu: go on, save, settings, rules, or back to the title."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Rect
from pygame.event import Event

from game.base.i18n.words import Words
from game.base.keys.bindings import KeyAction
from game.base.keys.shell_keys import GIVE_UP, HELP, HOUSE_RULES, LEAVE, MENU_SETTINGS, RESTART, SAVE_AS
from game.core.contract import AnyState, AnyTitle
from game.kit.board.ended_line import ended_line
from game.kit.forms.title_forms import RulesInForce
from game.table.context import TableContext
from game.ui.buttons import Button
from game.ui.modal import Modal
from game.ui.scale import columns
from game.ui.widget import nothing

_HEIGHT, _GAP = 60, 14
_EARLY = ("restart", "give_up")


@dataclass(frozen=True, slots=True)
class MenuCallbacks:
    """What the buttons of the menu do; None where there is no such button. `note` says in the words of the moment what
    stands over them; an empty text where it is true that every move is saved. `result` shows how a finished game ended.
    `leave_said` says where `leave` leads, if that is not the main menu. `give_up` is given the seat that gives up.
    """

    leave: Callable[[], None]
    settings: Callable[[], None] | None = None
    rules: Callable[[], None] | None = None
    save_as: Callable[[], None] | None = None
    note: Callable[[], str] = str
    result: Callable[[], None] | None = None
    leave_said: Callable[[], str] = str
    restart: Callable[[], None] | None = None
    give_up: Callable[[int], None] | None = None


@dataclass(frozen=True, slots=True)
class HouseRulesRow:
    """How many house rules of the game are not standard, in words, and what shows all."""

    said: str
    show: Callable[[], None]


def ended_said(context: TableContext) -> str:
    """That a finished game is over, and how, or that it was stopped; empty while it is played."""
    if context.standstill.reached:
        return context.words("table.standstill.said")
    ended = context.session.rules.outcome(context.session.state)
    if ended is None:
        return ""
    names = [seat.name for seat in context.match.seats]
    return f"{context.words('table.no_hint')} {ended_line(context.words, ended, names)}"


def house_rules_row(
    words: Words, title: AnyTitle, state: AnyState, open_dialog: Callable[[Modal], None]
) -> HouseRulesRow | None:
    """That of the game in a state; None for a title without house rules."""
    found = title.find(RulesInForce)
    if found is None:
        return None
    from game.kit.forms.house_rules import HouseRulesDialog, house_rules_label

    rules = found.of(state)
    dialog = partial(HouseRulesDialog, words, rules.chosen, nothing, found.values, fixed=True)
    return HouseRulesRow(house_rules_label(words, rules), lambda: open_dialog(dialog()))


class TableMenu(Modal):
    """A short list of buttons over the table. Escape goes on with the game, or back to the table of a finished one.

    `ended` says of a finished game that it is over, and how; it is empty while one is played. `seat` is that of the
    person who may give it up.
    """

    def __init__(
        self,
        words: Words,
        callbacks: MenuCallbacks,
        ended: str = "",
        house_rules: HouseRulesRow | None = None,
        seat: int = 0,
    ) -> None:
        said = "\n".join(filter(None, (ended, callbacks.note()))) or words("game_menu.kept")
        super().__init__(words("table.menu"), said, on_cancel=nothing)
        self.buttons: dict[str, Button] = {}
        if ended and callbacks.result is not None:
            self.buttons["result"] = self._button(words, "result", callbacks.result, pygame.K_RETURN)
        self.buttons["go_on"] = self._button(
            words, "go_on", nothing, pygame.K_ESCAPE, words("menu.look") if ended else ""
        )
        if callbacks.save_as is not None:
            self.buttons["save_as"] = self._button(words, "save_as", callbacks.save_as, SAVE_AS)
        if callbacks.settings is not None:
            self.buttons["settings"] = self._button(words, "settings", callbacks.settings, MENU_SETTINGS)
        if callbacks.rules is not None:
            self.buttons["rules"] = self._button(words, "rules", callbacks.rules, HELP)
        if house_rules is not None:
            self.buttons["house_rules"] = self._button(
                words, "house_rules", house_rules.show, HOUSE_RULES, house_rules.said
            )
        if callbacks.restart is not None:
            self.buttons["restart"] = self._button(words, "restart", callbacks.restart, RESTART)
        if callbacks.give_up is not None and not ended:
            give_up = partial(callbacks.give_up, seat)
            self.buttons["give_up"] = self._button(words, "give_up", give_up, GIVE_UP)
        self.buttons["leave"] = self._button(words, "leave", callbacks.leave, LEAVE, callbacks.leave_said())
        self.content = list(self.buttons.values())
        self.ui.add(*self.content)

    def _button(
        self, words: Words, name: str, act: Callable[[], None], key: KeyAction | int, said: str = ""
    ) -> Button:
        """A button with its own words, or with what is `said`; the first one is of brass."""

        def press() -> None:
            self.close()
            act()

        said = said or words(f"game_menu.{name}")
        hint = words.cap(key) if isinstance(key, KeyAction) else words(f"game_menu.key_{name}")
        return Button(said, press, key=key, hint=hint, style="wood" if self.buttons else "brass")

    def enter(self) -> None:
        self.ui.move_focus(1)

    @property
    def width(self) -> float:
        return 560

    @property
    def _lines(self) -> list[list[Button]]:
        """The buttons line by line: the ways to end the game early stand side by side."""
        early = [button for name, button in self.buttons.items() if name in _EARLY]
        lines = [[button] for name, button in self.buttons.items() if name not in _EARLY]
        return [*lines[:-1], early, lines[-1]] if early else lines

    def content_height(self, width: int) -> int:
        return self.scale.px(_HEIGHT + _GAP) * len(self._lines)

    def place_content(self, rect: Rect) -> None:
        px = self.scale.px
        for number, line in enumerate(self._lines):
            top = rect.y + px(_GAP) + number * px(_HEIGHT + _GAP)
            place = Rect(rect.x, top, rect.width, px(_HEIGHT))
            for button, cell in zip(line, columns(place, [1] * len(line), px(_GAP)), strict=True):
                button.place(cell, self.scale)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_UP, pygame.K_DOWN):
            return self.ui.move_focus(1 if event.key == pygame.K_DOWN else -1)
        return super().handle(event)
