"""The buttons beside the tray: stay, ride, undo, hint, and the great one that the turn goes on with."""

from collections.abc import Callable
from typing import Final

from pygame import Rect, Surface

from game.base.colour import RGB
from game.base.i18n.words import Words
from game.base.keys.shell_keys import END, HINT, UNDO
from game.kit.board.context import ButtonStates
from game.titles.machu_picchu.board.layout.table_layout import TableLayout
from game.titles.machu_picchu.board.moves.choices import PossibleGestures
from game.titles.machu_picchu.board.pieces.art import draw_high
from game.titles.machu_picchu.board.pieces.tokens import draw_good
from game.titles.machu_picchu.keys import RIDE, STAY
from game.titles.machu_picchu.rules.actions import Done, Ride, Stay
from game.titles.machu_picchu.rules.state import Question, State
from game.ui.buttons import Button, Icon
from game.ui.icons import icon
from game.ui.look import Look
from game.ui.shapes import circle

_KEYS: Final = {
    "stay": STAY,
    "ride": RIDE,
    "undo": UNDO,
    "hint": HINT,
    "end": END,
}
_LAST_OF_TURN: Final = (Question.HIRE, Question.ORDAIN, Question.TRADE)  # after which nothing is asked
_GREAT: Final = ("stay", "end")
_CREAM: Final = (251, 241, 214)


def _moon(surface: Surface, look: Look, rect: Rect, colour: RGB) -> None:
    draw_high(surface, look, "moon.night", rect.center, rect.height * 1.1)


def _llama(surface: Surface, look: Look, rect: Rect, colour: RGB) -> None:
    circle(surface, rect.center, rect.height / 2, _CREAM, look.palette.outline, max(1, rect.height // 20))
    draw_good(surface, look, "llama", rect.center, rect.height * 0.78)


def picture_icon(name: str) -> Icon:
    """A picture of the table as an icon."""

    def draw(surface: Surface, look: Look, rect: Rect, colour: RGB) -> None:
        draw_high(surface, look, name, rect.center, rect.height)

    return draw


_ICONS: Final[dict[str, Icon]] = {
    "stay": _moon,
    "ride": _llama,
    "undo": icon("undo"),
    "hint": icon("bulb"),
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
                words(f"table.button.{name}") if name not in ("undo", "hint") else "",
                acts[name],
                style="brass" if name in _GREAT else "wood",
                key=_KEYS[name],
                icon=_ICONS[name],
                size=22,
            )
            for name in _KEYS
        }

    def place(self, layout: TableLayout) -> None:
        """Lay them where they have room."""
        for button, area in zip(self.buttons.values(), layout.buttons, strict=True):
            button.place(area, layout.scale)

    def show(self, state: State, hand: ButtonStates, choices: PossibleGestures, *, drawn: bool) -> None:
        """Show which can be pressed now, and of the others why not; `drawn`: the last action drew a card."""
        words = self._words
        moving = state.question is Question.MOVE
        can = {
            "stay": any(isinstance(action, Stay) for action in choices.actions),
            "ride": any(isinstance(action, Ride) for action in choices.actions),
            "end": any(isinstance(action, Done) for action in choices.actions),
        }
        why_not = {
            "stay": words("table.why_not.stay" if not moving else "table.why_not.tiles"),
            "ride": words("table.why_not.ride" if not moving else "table.why_not.llama"),
            "end": words("table.why_not.end"),
        }
        for name, able in can.items():
            button = self.buttons[name]
            button.visible = not hand.asleep
            button.enabled = able and not hand.past
            button.why_not = hand.past or why_not[name]
            button.selected = False
            button.tooltip = words(f"table.button_tip.{name}")
        if state.question in _LAST_OF_TURN:
            self.buttons["end"].tooltip = words("table.button_tip.end_turn")
        for name in ("undo", "hint"):
            self.buttons[name].visible = True
        undo, hint = self.buttons["undo"], self.buttons["hint"]
        undo.enabled, undo.why_not = (
            hand.can_undo and not hand.past,
            hand.past or words("table.why_not.drawn" if drawn else "table.nothing_to_undo"),
        )
        undo.tooltip = words("table.button_tip.undo")
        hint.enabled, hint.why_not = not (hand.no_hint or hand.past), hand.past or hand.no_hint
        hint.tooltip = words("table.button_tip.hint")
