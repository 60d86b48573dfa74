"""Positions: any moment of a game as a map of YAML, read with every fault named, and written again.

`read_position(format_position(state)) == state` for every state.
"""

from typing import Final

import yaml

from game.base.files.node_reader import NodePath
from game.base.files.problems import DataError
from game.base.files.yaml_text import DUMPER
from game.base.files.yaml_tree import Node
from game.titles.machu_picchu.content.definitions import NAME, GameData
from game.titles.machu_picchu.rules.game import Game
from game.titles.machu_picchu.rules.house_rules import HouseRules
from game.titles.machu_picchu.rules.notation.describe import NONE, PHASES, Plain, describe, without
from game.titles.machu_picchu.rules.notation.frame import default_state, read_game
from game.titles.machu_picchu.rules.notation.position_checks import check_position
from game.titles.machu_picchu.rules.notation.position_reader import PositionReader, map_at
from game.titles.machu_picchu.rules.state import Phase, State

KEYS: Final = (
    *("title", "players", "to_move", "phase", "day", "bonus", "market", "goods", "incas", "clock", "clergy"),
    *("prince", "scout", "tiles", "sun", "hands", "stack", "known", "late", "owed", "pending", "used"),
    *("victory", "winner", "house_rules", "turn", "seed", "drawn"),
)


def format_position(state: State, viewer: int | None = None) -> str:
    """The position as YAML; what is as by default is left out. With a `viewer`, the view of that seat."""
    plain = describe(state, viewer)
    head = {"title": NAME, "players": plain["players"]}
    if viewer is not None:
        head["seen_by"] = state.game.colours[viewer]
    defaults = _defaults(state)
    if viewer is not None:
        defaults["stack"] = []  # what it holds by default follows from hands that are hidden
    said = {**head, **without(plain, defaults)}
    text: str = yaml.dump(said, Dumper=DUMPER, default_flow_style=None, sort_keys=False, width=110)
    return text


def _defaults(state: State) -> Plain:
    """What a reader takes for granted where this position says nothing."""
    game = Game(state.game.content, state.game.colours, HouseRules(state.game.content.gold_rank))
    defaults = describe(default_state(game, state.phase, state.ending, state.sun, state.hands))
    # by themselves these follow from nothing else, or from the rest
    return {
        **defaults,
        "phase": PHASES[Phase.OVER if state.ending else Phase.TURN],
        "sun": NONE,
        "hands": {colour: [] for colour in game.colours},
        "victory": NONE,
    }


def read_position(node: Node, content: GameData, path: NodePath = (), extra: tuple[str, ...] = ()) -> State:
    """The state that a position describes.

    `path` says where in `node` the position stands, `extra` which further keys may stand beside its own.
    Raises DataError with every fault found.
    """
    reader, root = map_at(node, path)
    reader.keys(root, (*KEYS, *extra))
    reader.word(root.get("title"), ("title",), [NAME])
    game = read_game(reader, root, content)
    if game is None:
        raise DataError(reader.problems)
    state = PositionReader(reader, root, game).read()
    if not reader.problems:
        check_position(reader, root, state)
    if reader.problems:
        raise DataError(reader.problems)
    return state
