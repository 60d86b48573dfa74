"""What The Princes of Machu Picchu adds to scenarios: its positions and new games, and what `expect` may ask."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from game.base.files.node_reader import NONE, NodePath, NodeReader
from game.base.files.yaml_tree import Node
from game.kit.rules.codecs import Mask
from game.kit.rules.positions import map_at
from game.titles.machu_picchu.content.definitions import CityData
from game.titles.machu_picchu.rules.fixed_order import ROWS, TILES
from game.titles.machu_picchu.rules.notation.deal import NEW_GAME, read_new_game
from game.titles.machu_picchu.rules.notation.describe import HIDDEN, by_seat, describe, hides_hand
from game.titles.machu_picchu.rules.notation.positions import KEYS, read_position
from game.titles.machu_picchu.rules.refusals import Reason
from game.titles.machu_picchu.rules.scores import gold, points, ranks, totals
from game.titles.machu_picchu.rules.state import State

_DERIVED = ("supply", "left", "numbers", "moon", "stack_size", "points", "gold", "units", "score", "ranking")


class MachuPicchuScenarios:
    keys = (*(key for key in KEYS if key not in ("title", "house_rules")), *_DERIVED)
    ordered: Mapping[str, int] = MappingProxyType({"players": 1, "stack": 1, "pending": 1, "ranking": 1})
    steps = ()
    malformed = (Reason.NOTATION, Reason.UNKNOWN_ACTION)

    def read(self, root: Node, data: CityData, path: NodePath, extra: tuple[str, ...]) -> State:
        """The state of a position or of a new game. Raises DataError."""
        _, said = map_at(root, path)
        if NEW_GAME in said.entries:
            return read_new_game(root, data, path, extra)
        return read_position(root, data, path, extra)

    def seats(self, state: State) -> Sequence[str]:
        """The colours, in seat order."""
        return state.game.colours

    def check_step(self, reader: NodeReader, word: str, node: Node, path: NodePath) -> None:
        """Nothing: there are no steps beside those of every title."""

    def step(self, state: State, word: str, value: object) -> State:
        """The state as it is: see `check_step`."""
        return state

    def unnamed(self, before: State, events: Sequence[object]) -> int:
        """Nothing: no dice are rolled."""
        return 0

    def compared(self, state: State, key: str, wanted: object, viewer: int | None) -> tuple[object, object]:
        """What is wanted of a key and what is found, in one form."""
        if key == "asks":
            return wanted, state.question.value if state.question else NONE
        if key == "score" and not state.ending and isinstance(wanted, dict):
            return str(wanted), NONE  # before the end there is no score, not even of nought
        if key in _DERIVED:
            return wanted, _derived(state, key, viewer)
        return wanted, describe(state, viewer)[key]


def _derived(state: State, key: str, viewer: int | None) -> Any:
    """What follows from a position, as plain data."""
    game = state.game
    match key:
        case "supply":
            return by_seat(state, [state.supply(seat) for seat in game.seats])
        case "left":
            rows = enumerate(ROWS)
            return {row.value: game.row_sizes[number] - state.taken(number) for number, row in rows}
        case "numbers":
            return {row.value: state.number(number) for number, row in enumerate(ROWS)}
        case "moon":
            return Mask(TILES).write(state.moon())
        case "stack_size":
            return len(state.stack)
        case "points" | "gold":
            count = points if key == "points" else gold
            hidden = [hides_hand(state, seat, viewer) for seat in game.seats]
            return by_seat(state, [HIDDEN if hidden[seat] else count(state, seat) for seat in game.seats])
        case "units":
            return by_seat(state, [state.units(seat) for seat in game.seats])
        case "score":
            return by_seat(state, totals(state)) if state.ending else NONE
    places = [[game.colours[seat] for seat in place] for place in ranks(state)] if state.ending else []
    return [place[0] if len(place) == 1 else place for place in places]


SCENARIOS = MachuPicchuScenarios()
