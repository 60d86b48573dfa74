"""The files of a title with positions, each with the steps that lead on from it, and in that of films a name."""

from collections.abc import Sequence
from pathlib import Path

from game.base.files.node_reader import NodePath
from game.base.files.yaml_text import read_yaml
from game.base.files.yaml_tree import ListNode, Node, node_at, plain


def film_names(file: Path) -> Sequence[str]:
    """The names of the positions in a file of movements, in their order. Raises DataError."""
    root = read_yaml(file)
    count = len(root.items) if isinstance(root, ListNode) else 0
    names = [node_at(root, (place, "name")) for place in range(count)]
    return [str(plain(name)) if name is not None else "" for name in names]


def steps_of(root: Node, path: NodePath) -> list[str]:
    """The steps, in notation, that lead on from the position at a place of a file."""
    found = node_at(root, (*path, "steps"))
    return [str(plain(item)) for item in found.items] if isinstance(found, ListNode) else []
