"""Data and mods as a save carries them, so that it can be played anywhere: without comments, up to a limit."""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, Protocol

from game.base.files.json_values import Json
from game.base.files.packed_values import LARGEST_VALUE, LARGEST_WORD, in_bytes, packed_value, unpacked_value
from game.base.files.problems import Problem
from game.core.contract import GameData
from game.core.mod import AnyMod

ModFiles = Mapping[str, Mapping[str, str]]
"""The YAML of mods by their name and that of the file."""


class EmbeddableData(GameData, Protocol):
    """A title's data that saves carry."""

    @property
    def texts(self) -> tuple[str, ...]:
        """Its own data as they were read, file by file; none where they were made otherwise."""
        ...


class Unpacked(NamedTuple):
    """The texts of a title's data, file by file, and the mods that came with them."""

    texts: tuple[str, ...]
    mods: ModFiles


def packed_with_mods(data: EmbeddableData) -> str:
    """The data and the mods in one word; empty where the data were made without texts."""
    return packed_value(_plain(data.texts, data.mods)) if data.texts else ""


def check_size(texts: Sequence[str], mods: Sequence[AnyMod]) -> list[Problem]:
    """What is wrong where a save has no room for these mods, told of the last one."""
    plain = _plain(texts, mods)
    if len(in_bytes(plain)) <= LARGEST_VALUE and len(packed_value(plain)) <= LARGEST_WORD:
        return []
    return [Problem(mods[-1].name, 0, "", "problem.mods_too_large")]


def unpacked_with_mods(word: str, files: int, later: int = 0) -> Unpacked | None:
    """What a word carries of a title with so many files of data; None where it is damaged.

    Earlier versions of the title did not have the last `later` of them.
    """
    said = unpacked_value(word)
    if not isinstance(said, list):
        return None
    texts = [text for text in said if isinstance(text, str)]
    brought = said[len(texts) :]
    if not files - later <= len(texts) <= files or len(brought) > 1 or not all(map(_are_mods, brought)):
        return None
    return Unpacked(tuple(texts), brought[0] if brought else {})


def digest_with(digest: str, mods: Iterable[AnyMod]) -> str:
    """The name in saves of the data of this digest together with these mods."""
    said = " ".join([digest, *(f"{mod.name}:{mod.digest}" for mod in mods)])
    return hashlib.sha256(said.encode()).hexdigest()[:16]


def _are_mods(said: object) -> bool:
    return isinstance(said, dict) and all(
        isinstance(files, dict) and all(isinstance(text, str) for text in files.values())
        for files in said.values()
    )


def _plain(texts: Sequence[str], mods: Sequence[AnyMod]) -> list[Json]:
    said: list[Json] = [without_comments(text) for text in texts]
    if mods:
        said.append(
            {mod.name: {name: without_comments(text) for name, text in mod.files.items()} for mod in mods}
        )
    return said


@lru_cache(maxsize=64)
def without_comments(text: str) -> str:
    """The same YAML in as few letters as it takes: comments and spare blanks are no data."""
    # Asked for late: this brings the library that reads YAML.
    import yaml

    from game.base.files.yaml_text import DUMPER, LOADER

    root = yaml.compose(text, Loader=LOADER)
    if root is None:  # there is nothing but comments
        return ""
    written: str = yaml.serialize(root, Dumper=DUMPER, allow_unicode=True, width=2**20)
    return written
