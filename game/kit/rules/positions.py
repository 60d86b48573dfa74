"""Positions, declared once for both ways: the moment of a game as a map of YAML.

A title lists the fields in the order in which they are read: what a field is by default may follow from those before.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import yaml

from game.base.files.node_reader import NodePath, NodeReader
from game.base.files.problems import DataError
from game.base.files.yaml_text import DUMPER
from game.base.files.yaml_tree import MapNode, Node, node_at, shown
from game.kit.rules.codecs import Codec

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T")
StateT = TypeVar("StateT", bound="DataclassInstance")

Plain = dict[str, object]


@dataclass(frozen=True, slots=True)
class Field(Generic[StateT, T]):
    """A key of positions with its codec, where its value is in a state, and how it comes into one.

    `put` notes what the value contradicts. `default` is the value where nothing is said, by default that of the state
    with which reading begins. What is `always` written, is so even as by default.
    """

    key: str
    codec: Codec[T]
    get: Callable[[StateT], T]
    put: Callable[[NodeReader, StateT, T], StateT]
    default: Callable[[StateT], T] | None = None
    always: bool = False


def attribute(
    key: str,
    codec: Codec[T],
    name: str = "",
    check: Callable[[NodeReader, Any], None] | None = None,
    default: Callable[[Any], T] | None = None,
    always: bool = False,
) -> Field[Any, T]:
    """The field of an attribute of states, called as the key unless named; `check` looks at the state that has it."""

    def put(reader: NodeReader, state: Any, value: T) -> Any:
        state = replace(state, **{name or key: value})
        if check:
            check(reader, state)
        return state

    return Field(key, codec, attrgetter(name or key), put, default, always)


def map_at(node: Node, path: NodePath) -> tuple[NodeReader, MapNode]:
    """The map that stands there, with its reader. Raises DataError where it is none."""
    target, reader = node_at(node, path), NodeReader(node, path)
    if not isinstance(target, MapNode):
        reader.fault((), "position.map", found=shown(target) if target else "")
        raise DataError(reader.problems)
    return reader, target


def read_fields(
    fields: Iterable[Field[StateT, Any]], reader: NodeReader, root: MapNode, blank: StateT
) -> StateT:
    """The state that the map describes, from a blank one on; what is wrong with it is with the reader."""
    state = blank
    for field in fields:
        default = field.default or field.get
        if field.key in root.entries:
            value = field.codec.read(reader, root.entries[field.key].value, (field.key,), default(state))
            state = field.put(reader, state, value)
        elif field.default:
            state = field.put(reader, state, default(state))
    return state


def described(fields: Iterable[Field[StateT, Any]], state: StateT) -> Plain:
    """Every field with the value it has in this state."""
    return {field.key: field.codec.write(field.get(state)) for field in fields}


def defaults(fields: Iterable[Field[StateT, Any]], state: StateT, blank: StateT) -> Plain:
    """What a reader takes for granted where a position of this state says nothing."""
    return {
        field.key: field.codec.write(field.default(state) if field.default else field.get(blank))
        for field in fields
        if not field.always
    }


def without(plain: Mapping[str, object], taken: Mapping[str, object]) -> Plain:
    """What differs from what is taken for granted, entry by entry."""
    kept: Plain = {}
    for key, value in plain.items():
        default = taken.get(key)
        if isinstance(value, dict):
            value = without(value, default if isinstance(default, dict) else {})
            default = {}
        if value != default:
            kept[key] = value
    return kept


def position_text(plain: Mapping[str, object]) -> str:
    """A position as YAML."""
    text: str = yaml.dump(plain, Dumper=DUMPER, default_flow_style=None, sort_keys=False, width=110)
    return text
