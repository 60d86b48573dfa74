"""Positions: any moment of a game as a map of YAML, read with every fault named, and written again.

`read_position(format_position(state)) == state` for every state.
"""

from dataclasses import replace
from typing import Any

import yaml

from game.base.files.node_reader import NodePath, NodeReader
from game.base.files.problems import DataError
from game.base.files.yaml_text import read_yaml_text
from game.base.files.yaml_tree import MapNode, Node, node_at, shown
from game.core.contract import SetupError
from game.titles.wiraqocha.content.definitions import (
    GameData,
)
from game.titles.wiraqocha.rules.game import Game, replacements, with_replacements
from game.titles.wiraqocha.rules.house_rules import HouseRules
from game.titles.wiraqocha.rules.notation.game_reader import read_game
from game.titles.wiraqocha.rules.notation.position_checks import check_position
from game.titles.wiraqocha.rules.notation.position_reader import PositionReader
from game.titles.wiraqocha.rules.notation.position_writer import (
    NONE,
    describe,
    tile_fields,
)
from game.titles.wiraqocha.rules.setup import Setup
from game.titles.wiraqocha.rules.state import State

KEYS = (
    *("players", "to_move", "phase", "variants", "house_rules", "valley", "layout", "tiles", "cards"),
    "board",
    *("graveyard", "lost", "hostages", "protecting", "probed", "markers", "death_ray_fired", "dice"),
    *("set_aside", "allowance", "cubes", "crystals", "relics", "lost_relics", "owned", "market", "deck"),
    *("used", "rerolls", "ruins", "exchanged", "turn", "seed", "drawn", "rolls", "winner", "victory"),
)


def format_position(state: State) -> str:
    """The position as YAML; what is empty or as in the base game is left out."""
    return yaml.safe_dump(position_fields(state), default_flow_style=None, sort_keys=False, width=110)


def position_fields(state: State) -> dict[str, Any]:
    """What `format_position` writes, as plain data."""
    plain, game = describe(state), state.game
    del plain["reserve"]
    base = Game(game.content, game.colours, game.rows, game.variants, valley=game.valley)
    plain["tiles"] = {
        tile.label: tile_fields(game, number)
        for number, tile in enumerate(game.tiles)
        if tile != base.tiles[number]
    }
    costs: dict[str, Any] = plain["cards"]  # type: ignore[assignment]
    plain["cards"] = {
        card.name: costs[card.name] for number, card in enumerate(game.cards) if card != base.cards[number]
    }
    if game.house_rules == HouseRules():
        del plain["house_rules"]
    overlay = replacements(game.content, game.variants)
    for name, layout in game.content.layouts.items():
        if layout.shape in (None, game.shape) and with_replacements(layout.rows, overlay) == game.rows:
            plain["layout"] = name
    return {
        key: value
        for key, value in plain.items()
        if value not in ({}, [], None, False, NONE)
        or (key in ("market", "deck", "ruins", "rerolls", "allowance") and value is not None)
    }


def read_position(node: Node, content: GameData, path: NodePath = (), extra: tuple[str, ...] = ()) -> State:
    """The state that a position describes.

    `path` says where in `node` the position stands, `extra` which further keys may stand beside its own.
    Raises DataError with every fault found.
    """
    target = node_at(node, path)
    reader = NodeReader(node, path)
    if not isinstance(target, MapNode):
        reader.fault((), "position.map", found=shown(target) if target else "")
        raise DataError(reader.problems)
    reader.keys(target, (*KEYS, *extra))
    game = read_game(reader, target, content)
    if game is None:
        raise DataError(reader.problems)
    state = PositionReader(reader, target, game).read()
    if not reader.problems:
        check_position(reader, state)
    if reader.problems:
        raise DataError(reader.problems)
    return state


def begun_from(content: GameData, setup: Setup) -> State:
    """The state of the set-up's position, whose chance the set-up's seed decides. Raises SetupError."""
    try:
        state = read_position(read_yaml_text(setup.position, "position"), content)
    except DataError as error:
        raise SetupError("position") from error
    if state.game.colours != setup.colours:
        raise SetupError("players")
    return replace(state, seed=setup.seed)
