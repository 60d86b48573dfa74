"""Typed values as JSON and back: frozen dataclasses of plain values, enumerations, tuples and mappings.

Nothing is run or imported by reading: only the classes that the wanted type itself names are made.
"""

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from math import isfinite
from types import UnionType
from typing import Any, Final, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"

_CLASS: Final = "class"  # the key that tells which class of a union a value is of


def to_json(value: object) -> bytes:
    """The value as JSON in UTF-8. Raises TypeError for what is no such value."""
    return json.dumps(_plain(value), ensure_ascii=False, separators=(",", ":")).encode("utf-8")


def from_json(kind: type[T], body: bytes) -> T:
    """The value of type `kind` that these bytes hold. Raises ValueError where they hold none."""
    try:
        found: T = _value(kind, json.loads(body))
    except (KeyError, OverflowError, RecursionError, TypeError) as fault:
        raise ValueError(str(fault)) from fault
    return found


def _plain(value: Any) -> Any:
    if is_dataclass(value) and not isinstance(value, type):
        said = {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
        return {_CLASS: type(value).__name__, **said}
    if isinstance(value, Enum):
        return _plain(value.value)
    if isinstance(value, Mapping):
        return [[_plain(key), _plain(part)] for key, part in value.items()]
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    if value is None or isinstance(value, bool | int | float | str):
        return value
    raise TypeError(f"{type(value).__name__} has no form in JSON")


def _value(kind: Any, said: Any) -> Any:
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return _value(_member(parts, said), said)
    if origin is tuple:
        return _tuple(parts, said)
    if origin is not None and issubclass(origin, Mapping):
        return {_value(parts[0], key): _value(parts[1], part) for key, part in said}
    if isinstance(kind, type) and is_dataclass(kind):
        named = _hints(kind)
        if said[_CLASS] != kind.__name__ or said.keys() != {_CLASS, *named}:
            raise ValueError(f"no {kind.__name__}")
        return kind(**{name: _value(part, said[name]) for name, part in named.items()})
    if isinstance(kind, type) and issubclass(kind, Enum):
        return kind(said)
    if kind is float and type(said) is int:
        return float(said)
    if type(said) is not kind or (kind is float and not isfinite(said)):
        raise ValueError(f"no {kind.__name__}")
    if kind is str:
        said.encode()  # half a letter could be written nowhere
    return said


def _tuple(parts: tuple[Any, ...], said: Any) -> tuple[Any, ...]:
    if not isinstance(said, list):
        raise ValueError("no list")
    if len(parts) == 2 and parts[1] is Ellipsis:
        return tuple(_value(parts[0], part) for part in said)
    return tuple(_value(part, each) for part, each in zip(parts, said, strict=True))


def _member(parts: tuple[Any, ...], said: Any) -> Any:
    """Which of the types of a union the value is of."""
    name = said[_CLASS] if isinstance(said, dict) else type(said).__name__
    found = [part for part in parts if part.__name__ == name]
    if not found:
        raise ValueError(f"none of {parts}")
    return found[0]


@cache
def _hints(kind: type) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)}
