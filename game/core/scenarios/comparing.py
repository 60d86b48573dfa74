"""What an `expect` wants against what is found: maps entry by entry, lists as multisets, nothing as nothing."""

from collections.abc import Iterator

from game.base.files.node_reader import NONE


def differences(name: str, wanted: object, found: object, ordered: int = 0) -> Iterator[tuple[str, str]]:
    """(wanted, found) in words, for everything that is not as it should be.

    Maps are compared as far as they are given, lists whole; in the first `ordered` levels of lists within lists the
    order counts. Zero, `none`, an empty list or map and what is not there are the same; a single word is the list of
    it alone.
    """
    if isinstance(wanted, dict):
        values = found if isinstance(found, dict) else {}
        for key, value in wanted.items():
            yield from differences(f"{name}.{key}", value, values.get(key), ordered)
    elif not _same(wanted, found, ordered):
        yield f"{name}: {_shown(wanted)}", _shown(found)


def _same(wanted: object, found: object, ordered: int) -> bool:
    if _is_nothing(wanted) or _is_nothing(found):
        return _is_nothing(wanted) and _is_nothing(found)
    if isinstance(wanted, list) or isinstance(found, list):
        wanted = wanted if isinstance(wanted, list) else [wanted]
        found = found if isinstance(found, list) else [found]
        if len(wanted) != len(found):
            return False
        if ordered:
            return all(_same(one, other, ordered - 1) for one, other in zip(wanted, found, strict=True))
        return sorted(map(str, wanted)) == sorted(map(str, found))
    if isinstance(wanted, bool) or isinstance(found, bool):
        return wanted is found
    return wanted == found


def _is_nothing(value: object) -> bool:
    if isinstance(value, dict):
        return all(_is_nothing(entry) for entry in value.values())
    return not value or value == NONE


def _shown(value: object) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(str, value))}]"
    return "nothing" if value is None else str(value)
