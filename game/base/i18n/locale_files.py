"""Reads the words of a locale file, by their keys."""

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from game.base.files.yaml_text import read_yaml
from game.base.files.yaml_tree import ListNode, MapNode, Node, ScalarNode
from game.base.i18n.language_rules import FORMS, Text


def texts_of(path: Path) -> tuple[tuple[str, Text], ...]:
    """The texts of a file by their dotted keys; a map of plural forms is one of them.

    Raises DataError when the file cannot be read.
    """
    return _texts(path, _changed(path))


def _changed(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0  # whoever reads the file says what is wrong with it


@lru_cache(maxsize=256)
def _texts(path: Path, changed: int) -> tuple[tuple[str, Text], ...]:
    """The texts of a file as it was when it was `changed`: many windows of one program read it once."""
    return tuple(_flatten(read_yaml(path)))


def _flatten(node: Node, key: str = "") -> Iterator[tuple[str, Text]]:
    """The texts below `node` by their dotted keys."""
    if isinstance(node, ScalarNode):
        if key:
            yield key, node.text
        return
    if isinstance(node, ListNode):
        for number, item in enumerate(node.items, 1):
            yield from _flatten(item, f"{key}.{number}" if key else str(number))
        return
    forms = _forms(node)
    if forms:
        yield key, forms
        return
    for entry in node.entries.values():
        yield from _flatten(entry.value, f"{key}.{entry.key.text}" if key else entry.key.text)


def _forms(node: MapNode) -> dict[str, str]:
    """The plural forms that `node` is a map of, or nothing where it is a map of other words."""
    if "other" not in node.entries or not node.entries.keys() <= {*FORMS}:
        return {}
    texts = [(entry.key.text, entry.value) for entry in node.entries.values()]
    forms = {name: value.text for name, value in texts if isinstance(value, ScalarNode)}
    return forms if len(forms) == len(texts) else {}
