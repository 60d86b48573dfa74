"""How the values of a position stand in YAML, both ways.

A codec reads a value out of a node, notes with the reader what is wrong with it, and writes the value as plain data.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from game.base.files.node_reader import NodePath, NodeReader
from game.base.files.yaml_tree import Node

T = TypeVar("T")


class Codec(Protocol[T]):
    """Reads and writes the values of one kind: what is written reads back the same."""

    def read(self, reader: NodeReader, node: Node, path: NodePath, default: T) -> T:
        """The value of the node; the default, whole or in parts, where it says nothing or something wrong."""
        ...

    def write(self, value: T) -> object:
        """The value as plain data."""
        ...


def numbered(words: Iterable[str]) -> dict[str, int]:
    """The words with their places among them."""
    return {str(word): place for place, word in enumerate(words)}


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number within bounds; what is `absent` is written as null."""

    least: int
    most: int
    absent: int | None = None

    def read(self, reader: NodeReader, node: Node, path: NodePath, default: int) -> int:
        return reader.whole(node, path, self.least, self.most, max(default, self.least))

    def write(self, value: int) -> object:
        return None if value == self.absent else value


class Flag:
    """`true` or `false`."""

    def read(self, reader: NodeReader, node: Node, path: NodePath, default: bool) -> bool:
        return reader.flag(node, path, default)

    def write(self, value: bool) -> object:
        return value


@dataclass(frozen=True, slots=True)
class Word(Generic[T]):
    """One of the words, each of which stands for a value; only the `named` ones may be given, by default all."""

    values: Mapping[str, T]
    named: Sequence[str] = ()

    def read(self, reader: NodeReader, node: Node, path: NodePath, default: T) -> T:
        word = reader.word(node, path, self.named or self.values)
        return self.values[word] if word else default

    def write(self, value: T) -> object:
        return next(word for word, meant in self.values.items() if meant == value)


@dataclass(frozen=True, slots=True)
class Items(Generic[T]):
    """A list of values; what is wrong in it counts as `blank`. `single` as in `NodeReader.items`."""

    codec: Codec[T]
    blank: T
    single: bool = False

    def read(self, reader: NodeReader, node: Node, path: NodePath, default: tuple[T, ...]) -> tuple[T, ...]:
        found = reader.items(node, path, self.single)
        return tuple([self.codec.read(reader, item, place, self.blank) for place, item in found])

    def write(self, value: tuple[T, ...]) -> object:
        return [self.codec.write(item) for item in value]


@dataclass(frozen=True, slots=True)
class Places:
    """A list of different words, as their places among all words, sorted where their order does not count.

    `single` as in `NodeReader.items`.
    """

    words: Sequence[str]
    in_order: bool = True
    single: bool = False

    def read(
        self, reader: NodeReader, node: Node, path: NodePath, default: tuple[int, ...]
    ) -> tuple[int, ...]:
        places = list(map(self.words.index, reader.words(node, path, self.words, self.single)))
        return tuple(places if self.in_order else sorted(places))

    def write(self, value: tuple[int, ...]) -> object:
        return [str(self.words[place]) for place in value]


@dataclass(frozen=True, slots=True)
class Mask:
    """A list of different words, as a mask of their places among all words. `single` as in `NodeReader.items`."""

    words: Sequence[str]
    single: bool = False

    def read(self, reader: NodeReader, node: Node, path: NodePath, default: int) -> int:
        return sum(1 << self.words.index(word) for word in reader.words(node, path, self.words, self.single))

    def write(self, value: int) -> list[str]:
        return [str(word) for place, word in enumerate(self.words) if value >> place & 1]


@dataclass(frozen=True, slots=True)
class Each(Generic[T]):
    """A map with a value for each of the keys, by default that of the default.

    Only the `named` keys may be given, by default all. What is `absent` is not written.
    """

    keys: Sequence[str]
    codec: Codec[T]
    absent: T | None = None
    named: Sequence[str] = ()

    def read(self, reader: NodeReader, node: Node, path: NodePath, default: tuple[T, ...]) -> tuple[T, ...]:
        values = dict(zip(self.keys, default, strict=True))
        for place, key, item in reader.keyed(node, path, self.named or self.keys):
            values[key] = self.codec.read(reader, item, place, values[key])
        return tuple(values.values())

    def write(self, value: tuple[T, ...]) -> object:
        given = zip(self.keys, value, strict=True)
        return {str(key): self.codec.write(item) for key, item in given if item != self.absent}
