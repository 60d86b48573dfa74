"""Figures of a mod in the place of a title's own: maps are merged down to their entries, what those say is replaced.

The merged tree knows of every part in which file and line it stands, so a check of the whole tells the mod's slips.
"""

from collections.abc import Callable, Iterator, Mapping

from game.base.files.yaml_tree import ListNode, MapItem, MapNode, Node, Scalar, id_of

Levels = Mapping[Scalar, int]
"""By the first key of a file: how many levels of maps below it are merged before values are replaced whole."""


def overlaid(own: Node, brought: Node, levels: Levels) -> Node:
    """A file of the title with what a file of the mod says in its place."""
    if not (isinstance(own, MapNode) and isinstance(brought, MapNode)):
        return brought
    return _merged_maps(own, brought, lambda key: levels.get(key, 0))


def figures(brought: Node, levels: Levels) -> tuple[str, ...]:
    """The figures that a file of a mod replaces, as dotted keys."""
    if not isinstance(brought, MapNode):
        return ()
    found = (_figures(item.value, str(key), levels.get(key, 0)) for key, item in brought.entries.items())
    return tuple(key for keys in found for key in keys)


def _merged(own: Node, brought: Node, levels: int) -> Node:
    if levels and isinstance(own, MapNode) and isinstance(brought, MapNode):
        return _merged_maps(own, brought, lambda _: levels - 1)
    if levels and isinstance(own, ListNode) and isinstance(brought, ListNode) and all(map(id_of, own.items)):
        return _merged_lists(own, brought, levels)
    return brought


def _merged_maps(own: MapNode, brought: MapNode, levels_of: Callable[[Scalar], int]) -> Node:
    entries = dict(own.entries)
    for key, item in brought.entries.items():
        before = own.entries.get(key)
        value = _merged(before.value, item.value, levels_of(key)) if before else item.value
        entries[key] = MapItem(item.key, value)
    return MapNode(brought.file, brought.line, entries)


def _merged_lists(own: ListNode, brought: ListNode, levels: int) -> Node:
    """Entries with the same `id` are merged, others stand at the end."""
    items = list(own.items)
    places = {id_of(item): place for place, item in enumerate(items)}
    for item in brought.items:
        place = places.get(id_of(item))
        if place is None:
            items.append(item)
        else:
            items[place] = _merged(items[place], item, levels)
    return ListNode(brought.file, brought.line, tuple(items))


def _figures(node: Node, key: str, levels: int) -> Iterator[str]:
    if levels and isinstance(node, MapNode):
        for name, item in node.entries.items():
            if name != "id":
                yield from _figures(item.value, f"{key}.{name}", levels - 1)
    elif levels and isinstance(node, ListNode):
        for entry in node.items:
            yield from _figures(entry, f"{key}.{id_of(entry)}", levels)
    else:
        yield key
