"""The file of a title that lists what can be filmed: positions, each with a name and the steps that lead on from it."""

from collections.abc import Sequence
from pathlib import Path

from game.base.files.yaml_text import read_yaml
from game.base.files.yaml_tree import ListNode, node_at, plain


def film_names(file: Path) -> Sequence[str]:
    """The names of the positions in a file of movements, in their order. Raises DataError."""
    root = read_yaml(file)
    count = len(root.items) if isinstance(root, ListNode) else 0
    names = [node_at(root, (place, "name")) for place in range(count)]
    return [str(plain(name)) if name is not None else "" for name in names]
