"""Positions: any moment of a game as a map of YAML, read with every fault named, and written again.

`read_position(format_position(state)) == state` for every state.
"""

from dataclasses import replace
from typing import Final

from game.base.files.node_reader import NodePath
from game.base.files.problems import DataError
from game.base.files.yaml_text import read_yaml_text
from game.base.files.yaml_tree import Node, ScalarNode
from game.core.contract import PositionText
from game.kit.rules.positions import Plain, defaults, map_at, position_text, read_fields, without
from game.titles.machu_picchu.content.definitions import CityData
from game.titles.machu_picchu.name import NAME
from game.titles.machu_picchu.rules.notation.describe import describe
from game.titles.machu_picchu.rules.notation.frame import read_game
from game.titles.machu_picchu.rules.notation.position_checks import check_position, said
from game.titles.machu_picchu.rules.notation.position_fields import blank, position_fields
from game.titles.machu_picchu.rules.state import State

KEYS: Final = (
    *("title", "players", "to_move", "phase", "day", "bonus", "market", "goods", "incas", "clock", "clergy"),
    *("prince", "scout", "tiles", "sun", "hands", "stack", "known", "late", "owed", "pending", "used"),
    *("victory", "winner", "house_rules", "turn", "seed", "drawn"),
)


def format_position(state: State, viewer: int | None = None) -> str:
    """The position as YAML; what is as by default is left out. With a `viewer`, the view of that seat."""
    kept = without(describe(state, viewer), _taken_for_granted(state, viewer))
    head = {"title": NAME, "players": kept["players"]}
    if viewer is not None:
        head["seen_by"] = state.game.colours[viewer]
    return position_text({**head, **{key: kept[key] for key in KEYS if key in kept}})


def _taken_for_granted(state: State, viewer: int | None) -> Plain:
    """What a reader takes for granted where this position says nothing."""
    start = blank(state.game)
    taken = defaults(position_fields(state.game), state, start)
    if viewer is not None:
        taken["stack"] = []  # what it holds by default follows from hands that are hidden
    # who would have won if nobody had anything but the cards
    taken["winner"] = describe(replace(start, hands=state.hands, ending=state.ending))["winner"]
    return {**taken, "house_rules": {"gold_rank": state.game.content.gold_rank.value}}


def read_position(node: Node, content: CityData, path: NodePath = (), extra: tuple[str, ...] = ()) -> State:
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
    given = {key: item for key, item in root.entries.items() if not _is_null(item.value)}
    fields = position_fields(game, bool(said(root, "victory")))
    state = read_fields(fields, reader, replace(root, entries=given), blank(game))
    if not reader.problems:
        check_position(reader, root, state)
    if reader.problems:
        raise DataError(reader.problems)
    return state


def _is_null(node: Node) -> bool:
    return isinstance(node, ScalarNode) and node.value is None


def _parsed(content: CityData, text: str) -> State:
    return read_position(read_yaml_text(text, "position"), content)


POSITIONS: Final = PositionText(format_position, _parsed)
