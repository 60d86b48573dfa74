"""The buttons at the bottom right: two steps of the phase, undo and advice, and the great button of the phase."""

from collections.abc import Callable, Sequence

import pygame

from game.base.colour import RGB
from game.base.i18n.words import Words
from game.base.keys.shell_keys import END, HINT, UNDO
from game.core.contract import Refusal
from game.kit.board.context import ButtonStates
from game.titles.wiraqocha.board.layout.table_layout import TableLayout
from game.titles.wiraqocha.board.pieces.art import draw_thing
from game.titles.wiraqocha.keys import COLLECT, FACTORY, MUSTER, ROLL, SACRIFICE
from game.titles.wiraqocha.phrases import explain
from game.titles.wiraqocha.rules.actions import Action, Collect, End, Manufacture, Muster, Roll, Sacrifice
from game.titles.wiraqocha.rules.engine import legal_actions, outcome, refusal, successor
from game.titles.wiraqocha.rules.preparation import allowance, dice_to_roll
from game.titles.wiraqocha.rules.state import Phase, State, Use
from game.titles.wiraqocha.turn_end import TurnEndOutcome, turn_end
from game.ui.buttons import Button, Icon
from game.ui.icons import icon
from game.ui.look import Look
from game.ui.scale import Scale

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
_ASIDE = ("undo", "hint")  # of no phase
_BY_ITSELF = ("collect", "muster")  # what rolling does too, if it is not done before
_KEYS = {
    "collect": COLLECT,
    "muster": MUSTER,
    "roll": ROLL,
    "sacrifice": SACRIFICE,
    "factory": FACTORY,
    "undo": UNDO,
    "end": END,
    "hint": HINT,
}
_HINTS = ("roll", "undo", "end", "hint")
_GREAT = ("roll", "end")  # of brass: what the turn goes on with; all else is of wood


def _picture_icon(name: str) -> Icon:
    def draw(surface: pygame.Surface, look: Look, rect: pygame.Rect, colour: RGB) -> None:
        draw_thing(surface, look, name, rect.center, rect.width * 1.25)

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
    """The buttons of the phases, those of undo and advice among them."""

    def __init__(
        self,
        words: Words,
        play: Callable[[Action], None],
        undo: Callable[[], None],
        hint: Callable[[], None],
    ) -> None:
        self.words = words
        asides = {"undo": undo, "hint": hint}
        self.buttons: dict[str, Button] = {}
        for name in _PLACES:
            act = asides[name] if name in asides else _playing(play, _ACTIONS[name])
            key = words.cap(_KEYS[name]) if name in _HINTS else ""
            self.buttons[name] = Button(
                words(f"table.button.{name}"),
                act,
                style="brass" if name in _GREAT else "wood",
                key=_KEYS[name],
                hint=key,
                icon=_ICONS[name],
                size=24,
            )

    def place(self, layout: TableLayout, scale: Scale) -> None:
        """Place the buttons."""
        for name, button in self.buttons.items():
            button.place(layout.buttons[_PLACES[name]], scale)

    def show(self, state: State, hand: ButtonStates, actions: Sequence[Action]) -> None:
        """Show the buttons of the phase, each enabled or saying why it is not; those of the phases not while
        the hand is asleep.

        With nothing left to do among the legal `actions`, the button that the turn goes on with is lit. To collect or
        to count dice has a button only where that is a choice (see `is_a_choice`).
        """
        over = outcome(state) is not None
        preparing = state.phase is Phase.PREPARATION
        for name, action in _ACTIONS.items():
            button = self.buttons[name]
            why = refusal(state, action)
            button.visible = (name in ("collect", "muster", "roll")) == preparing and not hand.asleep
            if name in _BY_ITSELF:
                button.visible = button.visible and is_a_choice(state, action)
            button.enabled = why is None and not over
            button.why_not = self._reason(why)
            button.tooltip = self._tip(name, state)
            button.changed = True
        self._tell_end(turn_end(state), state)
        for name in _GREAT:
            self.buttons[name].selected = bool(actions) and all(isinstance(one, _IDLE) for one in actions)
        owns_factory = bool(state.cards[state.mover] & state.game.extra_die_cards)
        self.buttons["factory"].visible = owns_factory and not preparing and not hand.asleep
        for name in _ASIDE:
            self.buttons[name].visible = True
        undo = self.buttons["undo"]
        undo.enabled = hand.can_undo
        undo.why_not = self.words("table.nothing_to_undo")
        undo.tooltip = self._tip("undo", state)
        hint = self.buttons["hint"]
        hint.enabled, hint.why_not = not hand.no_hint, hand.no_hint
        if hand.past:
            self.hold_back(lambda action: False, hand.past)
        hint.tooltip = self.words("table.hint_button", key=self.words.cap(HINT))

    def _tell_end(self, ended: TurnEndOutcome | None, state: State) -> None:
        """Let the button that ends the turn say what that brings: the harvest, and whether it wins."""
        button, words = self.buttons["end"], self.words
        label, told = "end", []
        if ended is not None and ended.harvest:
            label = "end_win" if ended.wins else "end_harvest"
            have, need = state.crystals[state.mover] + ended.harvest, state.game.victory.crystals
            told.append(words(f"table.button_tip.{label}", count=ended.harvest, have=have, need=need))
        if ended is not None and ended.lost > 0 and not ended.wins:
            told.append(words("table.button_tip.end_lost", count=ended.lost, kept=ended.kept))
        button.label = words(f"table.button.{label}", count=ended.harvest if ended is not None else 0)
        button.icon = _ICONS["end" if label == "end" else "sacrifice"]
        if told:
            key = words.cap(_KEYS["end"])
            button.tooltip = words("table.with_key", text="\n".join(told), key=key)

    def hold_back(self, allowed: Callable[[Action], bool], why_not: str) -> None:
        """Of the buttons that `show` enabled, let only those be pressed whose action is `allowed`."""
        for name, action in _ACTIONS.items():
            button = self.buttons[name]
            if button.enabled and not allowed(action):
                button.enabled, button.selected, button.why_not = False, False, why_not

    def _reason(self, why: Refusal | None) -> str:
        return explain(self.words, why) if why is not None else ""

    def _tip(self, name: str, state: State) -> str:
        counts = {"roll": dice_to_roll, "muster": allowance, "collect": income}
        count = counts[name](state) if name in counts and state.phase is Phase.PREPARATION else 0
        said = self.words(f"table.button_tip.{name}", count=count, limit=state.game.figures.cube_limit)
        return self.words("table.with_key", text=said, key=self.words.cap(_KEYS[name]))


def income(state: State) -> int:
    """The cubes that `collect` would take now."""
    if state.used & Use.COLLECT:
        return 0
    game = state.game
    tiles = sum(game.resources[tile] for tile, _ in state.holdings().tokens)
    tanks: int = sum(
        effect.cubes for effect in game.card_effects(state.cards[state.mover] & game.income_cards)
    )
    return min(tiles + tanks, state.cubes_in_supply())


def is_a_choice(state: State, action: Action) -> bool:
    """Whether to collect or to count dice now can come to something else than to let the roll do it.

    It can if the seat that decides may do something else in its Preparation (let a token change places, pass through
    the Caves, bring one back, take a die back) after which its tiles give another number of cubes, or of dice. What
    changes them only by a second step is found after the first: until then, earlier and later come to the same.
    """
    if state.phase is not Phase.PREPARATION or refusal(state, action) is not None:
        return False
    measured = income if isinstance(action, Collect) else allowance
    now = measured(state)
    others = (other for other in legal_actions(state) if not isinstance(other, Collect | Muster | Roll))
    return any(measured(successor(state, other)) != now for other in others)


def _playing(play: Callable[[Action], None], action: Action) -> Callable[[], None]:
    return lambda: play(action)
