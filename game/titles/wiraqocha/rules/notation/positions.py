"""Positions: any moment of a game as a map of YAML, read with every fault named, and written again.

`read_position(format_position(state)) == state` for every state.
"""

from dataclasses import replace
from typing import Any, Final

from game.base.files.node_reader import NodePath
from game.base.files.problems import DataError
from game.base.files.yaml_text import read_yaml_text
from game.base.files.yaml_tree import Node
from game.core.contract import PositionText, SetupError
from game.kit.rules.positions import (
    Plain,
    defaults,
    described,
    map_at,
    position_text,
    read_fields,
    without,
)
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.rules.notation.frame import described_game, read_game, written_game
from game.titles.wiraqocha.rules.notation.position_checks import check_position
from game.titles.wiraqocha.rules.notation.position_fields import (
    beginning,
    position_fields,
    with_cards_left,
)
from game.titles.wiraqocha.rules.setup import Setup
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.tokens import KINDS

KEYS: Final = (
    *("players", "to_move", "phase", "variants", "house_rules", "valley", "layout", "tiles", "cards"),
    *("turn", "seed", "drawn", "rolls", "winner", "victory", "board"),
    *("graveyard", "lost", "hostages", "protecting", "probed", "markers", "death_ray_fired", "dice"),
    *("set_aside", "allowance", "cubes", "crystals", "relics", "lost_relics", "owned", "market", "deck"),
    *("used", "rerolls", "ruins", "exchanged"),
)


def describe(state: State) -> Plain:
    """Every key of a position with the value it has in this state, nothing left out, and what the reserves hold."""
    game = state.game
    reserve = {
        colour: [KINDS[kind].value for kind, n in enumerate(row) for _ in range(n)]
        for colour, row in zip(game.colours, state.reserve, strict=True)
    }
    return {**described_game(game), **described(position_fields(game), state), "reserve": reserve}


def format_position(state: State) -> str:
    """The position as YAML; what is empty or as in the base game is left out."""
    return position_text(plain_position(state))


def plain_position(state: State) -> dict[str, Any]:
    """What `format_position` writes, as plain data."""
    fields = position_fields(state.game)
    taken = defaults(fields, state, beginning(state.game))
    plain = {**written_game(state.game), **without(described(fields, state), taken)}
    return {key: plain[key] for key in KEYS if key in plain}


def read_position(node: Node, content: ValleyData, path: NodePath = (), extra: tuple[str, ...] = ()) -> State:
    """The state that a position describes.

    `path` says where in `node` the position stands, `extra` which further keys may stand beside its own.
    Raises DataError with every fault found.
    """
    reader, root = map_at(node, path)
    reader.keys(root, (*KEYS, *extra))
    game = read_game(reader, root, content)
    if game is None:
        raise DataError(reader.problems)
    state = read_fields(position_fields(game), reader, root, beginning(game))
    state = with_cards_left(reader, root, state)
    if not reader.problems:
        check_position(reader, state)
    if reader.problems:
        raise DataError(reader.problems)
    return state


def begun_from(content: ValleyData, setup: Setup) -> State:
    """The state of the set-up's position, whose chance the set-up's seed decides. Raises SetupError."""
    try:
        state = read_position(read_yaml_text(setup.position, "position"), content)
    except DataError as error:
        raise SetupError("position") from error
    if state.game.colours != setup.colours:
        raise SetupError("players")
    return replace(state, seed=setup.seed)


def _parsed(content: ValleyData, text: str) -> State:
    return read_position(read_yaml_text(text, "position"), content)


POSITIONS: Final = PositionText(format_position, _parsed)
