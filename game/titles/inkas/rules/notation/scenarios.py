"""What INKAS adds to scenarios: its positions and new games, the faces of rolls, and what `expect` may ask."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from game.base.files.node_reader import NONE, NodePath, NodeReader
from game.base.files.yaml_tree import Node
from game.core.contract import Refusal
from game.kit.rules.codecs import Items, Whole
from game.kit.rules.positions import map_at
from game.titles.inkas.content.definitions import PIECES, WAMANIS
from game.titles.inkas.content.inkas_data import InkasData
from game.titles.inkas.rules.battles import attack_figure, defence_figure
from game.titles.inkas.rules.change import with_rolls
from game.titles.inkas.rules.events import Rolled
from game.titles.inkas.rules.fixed_order import PIECE_INDEX, WAMANI_INDEX, bits
from game.titles.inkas.rules.led.choices import led_choice
from game.titles.inkas.rules.notation.actions import read_action, write_action
from game.titles.inkas.rules.notation.deal import is_new_game, read_new_game
from game.titles.inkas.rules.notation.describe import describe, seat_names
from game.titles.inkas.rules.notation.pending_field import action_words
from game.titles.inkas.rules.notation.positions import KEYS, read_position
from game.titles.inkas.rules.pending import Question, Window
from game.titles.inkas.rules.places import lives
from game.titles.inkas.rules.refusals import Reason
from game.titles.inkas.rules.state import State
from game.titles.inkas.rules.unveiling import unlocked

ROLLS: Final = "rolls"
_FACES: Final = Items(Whole(1, 6), 1)
_DERIVED: Final = (
    *("row", "window", "about", "paralysed", "attack", "defence", "neighbours", "unlocked", "hand_size"),
)


class InkasScenarios:
    keys = (*(key for key in KEYS if key not in ("title", "house_rules")), *_DERIVED)
    ordered: Mapping[str, int] = MappingProxyType({ROLLS: 1, "pending": 1, "order": 1})
    steps = (ROLLS,)
    malformed = (Reason.NOTATION, Reason.UNKNOWN_ACTION)

    def read(self, root: Node, data: InkasData, path: NodePath, extra: tuple[str, ...]) -> State:
        """The state of a position or of a new game. Raises DataError."""
        _, said = map_at(root, path)
        if is_new_game(said):
            return read_new_game(root, data, path, extra)
        return read_position(root, data, path, extra)

    def seats(self, state: State) -> Sequence[str]:
        """The ayllus, or the Apus by number, in seat order."""
        return seat_names(state)

    def check_step(self, reader: NodeReader, word: str, node: Node, path: NodePath) -> None:
        """Faces of the die."""
        _FACES.read(reader, node, path, ())

    def step(self, state: State, word: str, value: object) -> State:
        """The state in which these faces are rolled after those that are named already."""
        return with_rolls(state, value if isinstance(value, list) else ())

    def unnamed(self, before: State, events: Sequence[object]) -> int:
        """Faces that chance decided: a scenario names all that it needs (notation, section 5)."""
        return max(0, sum(isinstance(event, Rolled) for event in events) - len(before.rolls))

    def compared(self, state: State, key: str, wanted: object, viewer: int | None) -> tuple[object, object]:
        """What is wanted of a key and what is found, in one form."""
        if key == "asks":
            return wanted, _asks(state)
        if key == "about":
            return _written(wanted), _about(state)
        if key in _DERIVED:
            return wanted, _derived(state, key, wanted)
        return wanted, describe(state, seen=viewer is not None, viewer=viewer).get(key, NONE)


def _asks(state: State) -> str:
    """The question as notation has it: the turn before its Rebirth is asked as the turn."""
    question = Question.TURN if state.question is Question.DAWN else state.question
    return question.value if question else NONE


def _window(state: State) -> Window | None:
    last = state.pending[-1] if state.pending else None
    return last if isinstance(last, Window) else None


def _about(state: State) -> str:
    window = _window(state)
    return action_words(window.action) if window else NONE


def _written(text: object) -> object:
    """An action in its written form; anything else as it is."""
    action = read_action(str(text))
    return text if isinstance(action, Refusal) else write_action(action)


def _derived(state: State, key: str, wanted: object) -> Any:
    """What follows from a position, as plain data, for those that are asked about."""
    names = list(wanted) if isinstance(wanted, dict) else []
    match key:
        case "window":
            window = _window(state)
            return window.number if window else NONE
        case "paralysed":
            return [PIECES[walla] for walla in bits(state.look().paralysed)]
        case "attack" | "defence":
            figure = attack_figure if key == "attack" else defence_figure
            numbers = [(name, PIECE_INDEX[name]) for name in names if name in PIECE_INDEX]
            return {name: figure(state, walla) for name, walla in numbers if lives(state.places[walla])}
        case "neighbours":
            steps = state.game.board.steps
            return {name: [WAMANIS[place] for place in steps[WAMANI_INDEX[name]]] for name in names}
        case "row" if state.game.is_led(state.decider) and (choice := led_choice(state)):
            return choice.row
        case "hand_size" if state.hands:
            return {name: len(state.hands[seat]) for seat, name in enumerate(seat_names(state))}
        case "unlocked" if state.hands:
            seats = enumerate(seat_names(state))
            return {name: [WAMANIS[place] for place in unlocked(state, seat)] for seat, name in seats}
    return NONE  # in Family no card is in a hand or unlocked, and nobody is led


SCENARIOS = InkasScenarios()
