"""The buttons below the sheet: the three steps of an action, undo, hint, the offer of a draw, the end of the turn."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from pygame import Rect, Surface

from game.base.colour import RGB
from game.base.i18n.words import Words
from game.base.keys.bindings import KeyAction
from game.base.keys.shell_keys import CONFIRM, END, HINT, UNDO
from game.kit.board.context import ButtonStates
from game.titles.inkas.board.layout.table_layout import TableLayout
from game.titles.inkas.board.moves.choices import PossibleGestures, in_turn
from game.titles.inkas.board.moves.steps import closing_action, offers_draw, step_of
from game.titles.inkas.board.pieces.art import draw_high
from game.titles.inkas.keys import ATTACK, CARRY, DRAW, MOVE, PLACE, POWER, STAFF, TAKE
from game.titles.inkas.rules.actions import End, Rebirth, Skip, Unveil
from game.titles.inkas.rules.goals import met_goals
from game.titles.inkas.rules.state import State, Step
from game.titles.inkas.rules.turns import has_dead
from game.ui.buttons import Button, Icon, make_even
from game.ui.icons import icon
from game.ui.look import Look

_KEYS: Final[Mapping[str, KeyAction]] = {
    "move": MOVE,
    "attack": ATTACK,
    "place": STAFF,
    "unveil": TAKE,
    "undo": UNDO,
    "hint": HINT,
    "draw": DRAW,
    "end": END,
}
_STEPS: Final = {"move": Step.MOVE, "attack": Step.ATTACK, "place": Step.PLACEMENT}
_SIZE, _ICON = 20, 26  # of words at most, and of icons
_SILENT: Final = ("undo", "hint", "draw")  # without words


def picture_icon(name: str) -> Icon:
    """A picture of the table as an icon."""

    def draw(surface: Surface, look: Look, rect: Rect, colour: RGB) -> None:
        draw_high(surface, look, name, rect.center, rect.height)

    return draw


_ICONS: Final[dict[str, Icon]] = {
    "undo": icon("undo"),
    "hint": icon("bulb"),
    "draw": icon("balance"),
    "end": icon("hourglass"),
}


class ActionButtons:
    """The buttons of the hand."""

    def __init__(self, words: Words, acts: dict[str, Callable[[], None]]) -> None:
        """`acts` are what the buttons do, by name."""
        self._words = words
        self.buttons = {
            name: Button.keyed(
                words,
                "" if name in _SILENT else words(f"table.button.{name}"),
                acts[name],
                style="wood" if name in _SILENT else "brass",
                key=_KEYS[name],
                icon=_ICONS.get(name),
                size=_SIZE,
            )
            for name in _KEYS
            if name != "unveil"
        }
        for button in self.buttons.values():
            button.icon_size = _ICON

    def place(self, layout: TableLayout) -> None:
        """Lay them where they have room."""
        for button, area in zip(self.buttons.values(), layout.buttons, strict=True):
            button.place(area, layout.scale)
        make_even(list(self.buttons.values()), _SIZE)

    def show(self, state: State, hand: ButtonStates, choices: PossibleGestures, no_undo: str) -> None:
        """Show which can be pressed now, and of the others why not; `no_undo` says it of undo."""
        words, turn = self._words, in_turn(state)
        steps = {step_of(state, action) for action in choices.actions}
        over = words("table.why_not.over") if state.victory else ""
        acting = replace(hand, past=hand.past or over)
        for name, step in _STEPS.items():
            button = self.buttons[name]
            past = state.step > step
            reason = "asked" if not turn else "past" if past else name
            self._set(name, step in steps, acting, words(f"table.why_not.{reason}"))
            button.selected = button.enabled and turn and not past and state.step is step
        takes = Step.PLACEMENT not in steps and any(isinstance(one, Unveil) for one in choices.actions)
        self._name_third("unveil" if takes else "place")
        if takes:
            third = self.buttons["place"]
            third.enabled = not hand.past
            third.selected = third.enabled and state.step is Step.UNVEILING
        self._set("draw", offers_draw(choices.actions), acting, words("table.why_not.draw"))
        closes = closing_action(choices.actions)
        self._set(
            "end", closes is not None, acting, words("table.why_not.end" if turn else "table.why_not.asked")
        )
        name = closes.key if isinstance(closes, Rebirth | Skip) else "end"
        if isinstance(closes, Rebirth) and not has_dead(state, state.mover):
            name = "go_on"
        end = self.buttons["end"]
        wins = isinstance(closes, End) and met_goals(state, state.mover, ending=True)
        told = "end_wins" if wins else name
        end.label, end.tooltip = words(f"table.button.{name}"), self._tip(told)
        # not that of the end of the turn, which a second press would be
        end.key = CONFIRM if isinstance(closes, Rebirth) else END
        end.hint = words.cap(end.key)
        for name in ("undo", "hint"):
            self.buttons[name].visible = True
            self.buttons[name].tooltip = self._tip(name)
        undo, hint = self.buttons["undo"], self.buttons["hint"]
        undo.enabled = hand.can_undo and not hand.past
        undo.why_not = hand.past or no_undo
        hint.enabled, hint.why_not = not (hand.no_hint or hand.past), hand.past or hand.no_hint

    def _name_third(self, name: str) -> None:
        """Let the third button be that of the staff or, where nothing is left to do with it, that of taking a card."""
        words, button = self._words, self.buttons["place"]
        button.label, button.tooltip = words(f"table.button.{name}"), self._tip(name)
        button.key, button.hint = _KEYS[name], words.cap(_KEYS[name])

    def _set(self, name: str, able: bool, hand: ButtonStates, why_not: str) -> None:
        button = self.buttons[name]
        button.visible = not hand.asleep
        button.enabled = able and not hand.past
        button.why_not = hand.past or why_not
        button.selected = False
        button.tooltip = self._tip(name)

    def _tip(self, name: str) -> str:
        """What a button does, with the keys for that."""
        words = self._words
        others = {"place": PLACE, "power": POWER, "carry": CARRY, "confirm": CONFIRM}
        caps = {other: words.cap(key) for other, key in others.items()}
        return words(f"table.button_tip.{name}", key=words.cap(_KEYS.get(name, END)), **caps)
