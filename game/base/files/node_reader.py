"""Reading maps and lists of a YAML file: typed values out of nodes, faults as problems with their line."""

from collections.abc import Iterable, Sequence
from typing import Final

from game.base.files.problems import Problem, nearest
from game.base.files.yaml_tree import ListNode, MapNode, Node, Scalar, ScalarNode, problem_at, shown

NodePath = tuple[Scalar, ...]

NONE: Final = "none"


class NodeReader:
    """Looks into one node tree and gathers what is wrong in it."""

    def __init__(self, root: Node, path: NodePath = ()) -> None:
        self.root = root
        self.path = path  # where the map that is read stands in the tree
        self.problems: list[Problem] = []

    def fault(self, path: Sequence[Scalar], reason: str, near: str = "", **details: str | int) -> None:
        """Note a problem with what stands at `path` below the map that is read."""
        self.problems.append(problem_at(self.root, (*self.path, *path), reason, nearest=near, **details))

    def keys(self, node: MapNode, known: Iterable[str], path: NodePath = ()) -> None:
        """Note every key that is not among the known ones."""
        known = list(known)
        for key in node.entries:
            if key not in known:
                self.fault((*path, key), "position.unknown_key", nearest(key, known))

    def word(self, node: Node | None, path: NodePath, choices: Iterable[str], default: str = "") -> str:
        """A word among the choices; the default where there is no node."""
        if node is None:
            return default
        choices = list(choices)
        value = node.value if isinstance(node, ScalarNode) else None
        if isinstance(value, str) and value in choices:
            return value
        self.fault(
            path, "position.word", nearest(value, choices), found=shown(node), expected=", ".join(choices)
        )
        return default

    def whole(self, node: Node | None, path: NodePath, least: int, most: int, default: int = 0) -> int:
        """A whole number within bounds."""
        if node is None:
            return default
        value = node.value if isinstance(node, ScalarNode) else None
        if type(value) is int and least <= value <= most:
            return value
        self.fault(path, "position.number", found=shown(node), least=least, most=most)
        return default

    def flag(self, node: Node | None, path: NodePath, default: bool = False) -> bool:
        """true or false."""
        if node is None:
            return default
        if isinstance(node, ScalarNode) and isinstance(node.value, bool):
            return node.value
        self.fault(path, "position.flag", found=shown(node))
        return default

    def text(self, node: Node | None, path: NodePath) -> str:
        """Any text."""
        if isinstance(node, ScalarNode) and node.value is not None and not isinstance(node.value, bool):
            return node.text
        self.fault(path, "position.text", found=shown(node) if node else "")
        return ""

    def items(self, node: Node | None, path: NodePath, single: bool = False) -> list[tuple[NodePath, Node]]:
        """The entries of a list with their paths; a `single` word may stand for the list of it, `none` for no entry."""
        if node is None or (isinstance(node, ScalarNode) and node.value is None):
            return []
        if single and isinstance(node, ScalarNode) and isinstance(node.value, str):
            return [] if node.value == NONE else [(path, node)]
        if isinstance(node, ListNode):
            return [((*path, number), item) for number, item in enumerate(node.items)]
        self.fault(path, "position.list", found=shown(node))
        return []

    def entries(self, node: Node | None, path: NodePath) -> list[tuple[NodePath, Scalar, Node]]:
        """The entries of a map with their paths; an entry without a value (null) is left out."""
        if node is None or (isinstance(node, ScalarNode) and node.value is None):
            return []
        if not isinstance(node, MapNode):
            self.fault(path, "position.map", found=shown(node))
            return []
        return [
            ((*path, key), key, entry.value)
            for key, entry in node.entries.items()
            if not (isinstance(entry.value, ScalarNode) and entry.value.value is None)
        ]

    def words(
        self, node: Node | None, path: NodePath, choices: Iterable[str], single: bool = False
    ) -> list[str]:
        """A list of different words among the choices; `single` as in `items`."""
        choices, found = list(choices), list[str]()
        for place, item in self.items(node, path, single):
            word = self.word(item, place, choices)
            if word in found:
                self.fault(place, "position.twice", word=word)
            elif word:
                found.append(word)
        return found

    def keyed(
        self, node: Node | None, path: NodePath, choices: Iterable[str]
    ) -> list[tuple[NodePath, str, Node]]:
        """The entries of a map whose keys must be among the choices."""
        choices = list(choices)
        found = []
        for place, key, value in self.entries(node, path):
            if isinstance(key, str) and key in choices:
                found.append((place, key, value))
            else:
                self.fault(
                    place,
                    "position.word",
                    nearest(key, choices),
                    found=str(key),
                    expected=", ".join(choices),
                )
        return found
