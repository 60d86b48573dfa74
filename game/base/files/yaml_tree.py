"""The tree of a YAML file, where every node knows its line, and the ways to look into it."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.base.files.problems import Problem

Scalar = str | int | float | bool | None

_LONGEST_SHOWN = 60
_MOST_SHOWN = 4


@dataclass(frozen=True, slots=True)
class ScalarNode:
    """A single value. `text` is how the file writes it, without quotes."""

    file: str
    line: int
    value: Scalar
    text: str


@dataclass(frozen=True, slots=True)
class ListNode:
    """A list and the nodes in it."""

    file: str
    line: int
    items: tuple["Node", ...]


class MapItem(NamedTuple):
    """A key of a map with its value; each knows its own line."""

    key: ScalarNode
    value: "Node"


@dataclass(frozen=True, slots=True)
class MapNode:
    """A map, its entries in the order of the file by the value of their key."""

    file: str
    line: int
    entries: Mapping[Scalar, MapItem]

    def get(self, key: Scalar) -> "Node | None":
        """The value under `key`, or None where the map has no such key."""
        entry = self.entries.get(key)
        return entry.value if entry else None


Node = ScalarNode | ListNode | MapNode


class Location(NamedTuple):
    """A line of a file and the dotted path of the key there."""

    file: str
    line: int
    key: str


def short(text: str) -> str:
    """The text on one line, cut where it grows too long for a message."""
    text = " ".join(text[: 4 * _LONGEST_SHOWN].split())
    return text if len(text) <= _LONGEST_SHOWN else text[:_LONGEST_SHOWN] + "…"


def plain(node: Node) -> object:
    """The node as plain Python: dict, list, str, int, float, bool and None."""
    if isinstance(node, MapNode):
        return {key: plain(entry.value) for key, entry in node.entries.items()}
    if isinstance(node, ListNode):
        return [plain(item) for item in node.items]
    return node.value


def node_of(value: object) -> Node:
    """The tree of plain Python, as if it stood on one line of a file without a name; see `plain`."""
    if isinstance(value, dict):
        return MapNode("", 1, {key: MapItem(_scalar_of(key), node_of(held)) for key, held in value.items()})
    if isinstance(value, list):
        return ListNode("", 1, tuple(map(node_of, value)))
    assert isinstance(value, Scalar), "a tree holds nothing else"
    return _scalar_of(value)


def _scalar_of(value: Scalar) -> ScalarNode:
    return ScalarNode("", 1, value, value if isinstance(value, str) else json.dumps(value))


def shown(node: Node) -> str:
    """The value in a few characters, as a file would write it: `7`, `"seven"`, `[1, 1]`, `[…]`, `{…}`."""
    if isinstance(node, MapNode):
        return "{…}" if node.entries else "{}"
    if isinstance(node, ListNode):
        few = len(node.items) <= _MOST_SHOWN and all(isinstance(item, ScalarNode) for item in node.items)
        return f"[{', '.join(map(shown, node.items))}]" if few else "[…]"
    return f'"{short(node.value)}"' if isinstance(node.value, str) else node.text or "null"


def node_at(root: Node, path: Sequence[Scalar]) -> Node | None:
    """The node at the end of `path` (keys of maps, positions in lists from 0), or None."""
    node: Node | None = root
    for step in path:
        node = _child(node, step) if node else None
    return node


def locate(root: Node, path: Sequence[Scalar]) -> Location:
    """The line and the dotted key of `path`, a pydantic `loc` for instance.

    Goes as far as the tree does: the line of a missing key is that of the map that lacks it. Steps in the
    middle that the tree does not have (the names of alternatives in a `loc`) are passed over. Parts of a tree may
    stand in different files.
    """
    node, file, line, words = root, root.file, root.line, list[str]()
    for index, step in enumerate(path):
        child = _child(node, step)
        if child is None:
            if index == len(path) - 1:
                words.append(_step_word(node, step))
            continue
        words.append(_step_word(node, step))
        entry = node.entries.get(step) if isinstance(node, MapNode) else None
        where = entry.key if entry else child
        node, file, line = child, where.file, where.line
    return Location(file, line, ".".join(words))


def id_of(node: Node) -> Scalar:
    """The value under `id`, by which the entries of a list may know each other; None where there is none."""
    named = node.get("id") if isinstance(node, MapNode) else None
    return named.value if isinstance(named, ScalarNode) else None


def problem_at(
    root: Node, path: Sequence[Scalar], reason: str, *, nearest: str = "", **details: str | int
) -> Problem:
    """A Problem about what stands at `path`; `reason` is a locale key."""
    file, line, key = locate(root, path)
    return Problem(file, line, key, reason, details, nearest)


def _child(node: Node, step: Scalar) -> Node | None:
    if isinstance(node, MapNode):
        return node.get(step)
    if isinstance(node, ListNode) and type(step) is int and 0 <= step < len(node.items):
        return node.items[step]
    return None


def _step_word(node: Node, step: Scalar) -> str:
    """How a dotted key names a step: entries of a list by their `id`, or else counted from 1 in their own file."""
    if not isinstance(node, ListNode) or type(step) is not int:
        return short(str(step))
    if not 0 <= step < len(node.items):
        return f"#{step + 1}"
    named = id_of(node.items[step])
    return short(named) if isinstance(named, str) else f"#{_number(node, step) + 1}"


def _number(node: ListNode, step: int) -> int:
    """How many entries come before this one in its file: a list may be put together of several."""
    item = node.items[step]
    beside = [(other.line, place) for place, other in enumerate(node.items) if other.file == item.file]
    return sum(other < (item.line, step) for other in beside)
