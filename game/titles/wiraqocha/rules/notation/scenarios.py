"""What Wiraqocha adds to scenarios: its positions, the faces that dice will show, and what `expect` may ask of it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from game.base.files.node_reader import NONE, NodePath, NodeReader
from game.base.files.yaml_tree import Node
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.rules.game import replacements, with_replacements
from game.titles.wiraqocha.rules.notation.position_fields import PHASES, PieceCodec
from game.titles.wiraqocha.rules.notation.positions import KEYS, describe, read_position
from game.titles.wiraqocha.rules.preparation import dice_to_roll
from game.titles.wiraqocha.rules.refusals import Reason
from game.titles.wiraqocha.rules.state import Phase, State
from game.titles.wiraqocha.rules.tokens import NOBODY


class WiraqochaScenarios:
    keys = (*KEYS, "empty", "reserve", "dice_to_roll")
    ordered: Mapping[str, int] = MappingProxyType({"layout": 2})
    steps = ("rolls",)
    malformed = (Reason.NOTATION, Reason.UNKNOWN_ACTION, Reason.UNKNOWN_TOKEN)

    def read(self, root: Node, data: ValleyData, path: NodePath, extra: tuple[str, ...]) -> State:
        """The state of a position. Raises DataError."""
        return read_position(root, data, path, extra)

    def seats(self, state: State) -> Sequence[str]:
        """The colours, in turn order."""
        return state.game.colours

    def check_step(self, reader: NodeReader, word: str, node: Node, path: NodePath) -> None:
        """`rolls`: faces of dice."""
        for where, item in reader.items(node, path):
            reader.whole(item, where, 1, 6)

    def step(self, state: State, word: str, value: object) -> State:
        """`rolls`: the next dice show these faces, after those that are waiting."""
        assert isinstance(value, list)
        return replace(state, loaded=(*state.loaded, *value))

    def unnamed(self, before: State, events: Sequence[object]) -> int:
        """Nothing: what is not named, chance decides."""
        return 0

    def compared(self, state: State, key: str, wanted: object, viewer: int | None) -> tuple[object, object]:
        """What is wanted of a key and what is found, in one form."""
        match key:
            case "asks":
                return wanted, NONE if state.winner != NOBODY else PHASES[state.phase]
            case "empty":
                labels = wanted if isinstance(wanted, list) else [wanted]
                return dict.fromkeys(labels), {label: _stands_on(state, label) for label in labels}
            case "dice_to_roll":
                return wanted, dice_to_roll(state) if state.phase is Phase.PREPARATION else None
            case "layout" if isinstance(wanted, str):
                game = state.game
                layout = game.content.layouts.get(wanted)
                overlay = replacements(game.content, game.variants)
                rows = [list(row) for row in with_replacements(layout.rows, overlay)] if layout else wanted
                return rows, describe(state)[key]
        return wanted, describe(state)[key]


def _stands_on(state: State, label: object) -> str | None:
    """The token on a tile, None for nobody."""
    tile = state.game.index.get(str(label))
    if tile is None:
        return "no such tile"
    piece = state.board[tile]
    return None if piece == NOBODY else PieceCodec(state.game).write(piece)


SCENARIOS = WiraqochaScenarios()
