"""The buttons at the bottom right: two steps of the phase above, undo and the great button of the phase below."""

from collections.abc import Callable, Sequence

import pygame

from game.phrases import explain
from game.protocol import Refusal
from game.rules.actions import Action, Collect, End, Manufacture, Muster, Roll, Sacrifice
from game.rules.engine import outcome, refusal
from game.rules.preparation import allowance, dice_to_roll
from game.rules.state import Phase, State, Use
from game.scenes.table.art import draw_thing
from game.scenes.table.layout import TableLayout
from game.ui.buttons import Button, Icon
from game.ui.icons import icon
from game.ui.scale import Scale
from game.words import Words

_ACTIONS: dict[str, Action] = {
    "collect": Collect(),
    "muster": Muster(),
    "roll": Roll(),
    "sacrifice": Sacrifice(),
    "factory": Manufacture(),
    "end": End(),
}
_PLACES = {"collect": 0, "muster": 1, "sacrifice": 0, "factory": 1, "undo": 2, "roll": 3, "end": 3, "hint": 4}
_IDLE = (Roll, Collect, Muster, End)  # rolling collects and counts by itself
_WORDLESS = ("undo", "hint")  # their icon and key say it: there is no room for words in every language
_KEYS = {
    "collect": pygame.K_i,
    "muster": pygame.K_n,
    "roll": pygame.K_SPACE,
    "sacrifice": pygame.K_s,
    "factory": pygame.K_f,
    "undo": pygame.K_u,
    "end": pygame.K_e,
    "hint": pygame.K_h,
}
_HINTS = ("roll", "undo", "end", "hint")
_GREAT = ("roll", "end")  # of brass: what the turn goes on with; all else is of wood


def _nothing() -> None:
    """There is nothing to be opened."""


def _picture_icon(name: str) -> Icon:
    def draw(surface: pygame.Surface, rect: pygame.Rect, colour: tuple[int, int, int]) -> None:
        draw_thing(surface, name, rect.center, rect.width * 1.25)

    return draw


_ICONS: dict[str, Icon] = {
    "collect": _picture_icon("cube"),
    "muster": icon("die"),
    "roll": icon("die"),
    "sacrifice": _picture_icon("crystal"),
    "factory": icon("gear"),
    "undo": icon("undo"),
    "end": icon("hourglass"),
    "hint": icon("bulb"),
}


class ActionsBar:
    """The buttons of the phases, and the one that opens the menu."""

    def __init__(
        self,
        words: Words,
        play: Callable[[Action], None],
        undo: Callable[[], None],
        menu: Callable[[], None],
        hint: Callable[[], None],
        rules: Callable[[], None] | None = None,
    ) -> None:
        """`rules` opens the book of rules; without it there is no button for it."""
        self.words = words
        asides = {"undo": undo, "hint": hint}
        self.buttons: dict[str, Button] = {}
        for name in _PLACES:
            act = asides[name] if name in asides else _playing(play, _ACTIONS[name])
            key = words(f"hand.key.{name}") if name in _HINTS else ""
            self.buttons[name] = Button(
                "" if name in _WORDLESS else words(f"table.button.{name}"),
                act,
                style="brass" if name in _GREAT else "wood",
                key=_KEYS.get(name),
                hint=key,
                icon=_ICONS[name],
                size=24,
            )
        self.menu = Button(words("table.menu"), menu, hint=words("table.key.menu"), size=22)
        self.menu.tooltip = words("table.button_tip.menu")
        self.rules = Button(
            words("hand.menu.rules"), rules or _nothing, hint=words("hand.menu.key_rules"), size=22
        )
        self.rules.visible = rules is not None

    def place(self, layout: TableLayout, scale: Scale) -> None:
        """Place the buttons."""
        for name, button in self.buttons.items():
            button.place(layout.buttons[_PLACES[name]], scale)
        self.menu.place(layout.menu_button, scale)
        self.rules.place(layout.rules_button, scale)

    def show(self, state: State, can_undo: bool, actions: Sequence[Action]) -> None:
        """Show the buttons of the phase, each enabled or saying why it is not.

        With nothing left to do among the legal `actions`, the button that the turn goes on with is lit.
        """
        over = outcome(state) is not None
        preparing = state.phase is Phase.PREPARATION
        for name, action in _ACTIONS.items():
            button = self.buttons[name]
            why = refusal(state, action)
            button.visible = (name in ("collect", "muster", "roll")) == preparing
            button.enabled = why is None and not over
            button.why_not = self._reason(why)
            button.tooltip = self._tip(name, state)
            button.changed = True
        for name in _GREAT:
            self.buttons[name].selected = bool(actions) and all(isinstance(one, _IDLE) for one in actions)
        owns_factory = bool(state.cards[state.mover] & state.game.extra_die_cards)
        self.buttons["factory"].visible = owns_factory and not preparing
        for name in _WORDLESS:
            self.buttons[name].visible = True
        undo = self.buttons["undo"]
        undo.enabled = can_undo
        undo.why_not = self.words("table.nothing_to_undo")
        undo.tooltip = self._tip("undo", state)
        self.buttons["hint"].tooltip = self.words("hand.hint_button")

    def _reason(self, why: Refusal | None) -> str:
        return explain(self.words, why) if why is not None else ""

    def _tip(self, name: str, state: State) -> str:
        counts = {"roll": dice_to_roll, "muster": allowance, "collect": income}
        count = counts[name](state) if name in counts and state.phase is Phase.PREPARATION else 0
        said = self.words(f"table.button_tip.{name}", count=count, limit=state.game.figures.cube_limit)
        return self.words("hand.with_key", text=said, key=self.words(f"hand.key.{name}"))


def income(state: State) -> int:
    """The cubes that `collect` would take now."""
    if state.used & Use.COLLECT:
        return 0
    game = state.game
    tiles = sum(game.resources[tile] for tile, _ in state.survey().tokens)
    tanks: int = sum(
        effect.cubes for effect in game.card_effects(state.cards[state.mover] & game.income_cards)
    )
    return min(tiles + tanks, state.cubes_in_supply())


def _playing(play: Callable[[Action], None], action: Action) -> Callable[[], None]:
    return lambda: play(action)
