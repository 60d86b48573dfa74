"""What the program knows of a mod."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar

AdditionsT = TypeVar("AdditionsT")


@dataclass(frozen=True, slots=True)
class Mod(Generic[AdditionsT]):
    """A mod, read and checked. `name` and `digest` name this very mod in saves; `additions` are the title's affair.

    `texts` holds its words by language and locale key, `pictures` the files of its pictures by the picture's name.
    `folder` is where it was read, `files` its YAML as it was read, by name: with these it travels in saves.
    """

    name: str
    version: str
    authors: tuple[str, ...]
    folder: str
    digest: str
    additions: AdditionsT
    texts: Mapping[str, Mapping[str, str]]
    pictures: Mapping[str, str]
    files: Mapping[str, str] = field(repr=False, compare=False)


AnyMod: TypeAlias = Mod[Any]
"""A mod of any title."""
