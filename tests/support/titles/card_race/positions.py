"""Positions of the card race: a key for each attribute of a state but the mods."""

from collections.abc import Sequence
from typing import Any, Final

from game.base.files.node_reader import NodePath
from game.base.files.problems import DataError
from game.base.files.yaml_tree import Node
from game.core.chance import SEED_LIMIT
from game.kit.rules.codecs import Flag, Items, Whole
from game.kit.rules.positions import Field, attribute, described, map_at, read_fields

from .data import RaceMod
from .rules import Race

_NUMBERS = Items(Whole(-99, 99), 0)
_FIELDS: Final[tuple[Field[Race, Any], ...]] = (
    attribute("seed", Whole(0, SEED_LIMIT - 1)),
    attribute("drawn", Whole(0, SEED_LIMIT - 1)),
    attribute("turn", Whole(1, 99)),
    attribute("card", Whole(0, 99)),
    attribute("hands", Items(_NUMBERS, ())),
    attribute("points", _NUMBERS),
    attribute("deck", _NUMBERS),
    attribute("asked", _NUMBERS),
    attribute("boasted", _NUMBERS),
    attribute("contested", Flag()),
)


def format_race(race: Race) -> str:
    """The position as YAML, every key with its value."""
    return "".join(f"{key}: {value}\n" for key, value in described(_FIELDS, race).items())


def read_race(node: Node, mods: tuple[RaceMod, ...], path: NodePath = (), extra: Sequence[str] = ()) -> Race:
    """The state of a position, in which keys of `extra` stand too. Raises DataError."""
    reader, root = map_at(node, path)
    reader.keys(root, (*(field.key for field in _FIELDS), *extra))
    race = read_fields(_FIELDS, reader, root, Race(0, (), (), (), mods=mods))
    seats = len(race.points)
    if len(race.hands) != seats:
        reader.fault(("hands",), "position.number", found=len(race.hands), least=seats, most=seats)
    if reader.problems:
        raise DataError(reader.problems)
    return race
