"""Positions of a title as text, and what it adds to scenarios (`game.core.scenarios`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Generic, NamedTuple, Protocol, TypeVar

from game.core.contract.data import DataT
from game.core.contract.rules import StateT

if TYPE_CHECKING:
    from game.base.files.node_reader import NodePath, NodeReader
    from game.base.files.yaml_tree import Node

_DataT_contra = TypeVar("_DataT_contra", contravariant=True)


class PositionText(NamedTuple, Generic[DataT, StateT]):
    """A state as YAML: `format` gives a text that `parse` reads back to an equal state.

    `parse` raises DataError with every fault in the text.
    """

    format: Callable[[StateT], str]
    parse: Callable[[DataT, str], StateT]


class ScenarioNotation(Protocol[_DataT_contra, StateT]):
    """What a title adds to scenarios (`game.core.scenarios`): its positions, and what may be asked of a state."""

    @property
    def keys(self) -> Sequence[str]:
        """What `expect` may hold beside what every title knows: keys of a position and others."""
        ...

    @property
    def ordered(self) -> Mapping[str, int]:
        """The keys in whose lists the order counts, and in how many levels of lists within lists."""
        ...

    @property
    def steps(self) -> Sequence[str]:
        """The words of the title's own steps."""
        ...

    @property
    def malformed(self) -> Sequence[str]:
        """The reasons with which `Rules.parse_action` refuses a text that is no notation in any position."""
        ...

    def read(self, root: Node, data: _DataT_contra, path: NodePath, extra: tuple[str, ...]) -> StateT:
        """The state that the map at `path` begins with, in which keys of `extra` stand too. Raises DataError."""
        ...

    def seats(self, state: StateT) -> Sequence[str]:
        """What the seats are called, in seat order."""
        ...

    def check_step(self, reader: NodeReader, word: str, node: Node, path: NodePath) -> None:
        """Note what is wrong with a step of the title's own."""
        ...

    def step(self, state: StateT, word: str, value: object) -> StateT:
        """The state after a step of the title's own, whose value is plain data."""
        ...

    def unnamed(self, before: StateT, events: Sequence[object]) -> int:
        """How many faces an action on `before` rolled that a scenario has to name and did not, by its events."""
        ...

    def compared(self, state: StateT, key: str, wanted: object, viewer: int | None) -> tuple[object, object]:
        """What `expect` wants of one of the `keys`, or of `asks`, and what is found, as plain data of one form.

        With a `viewer`, `state` is the view of that seat, in which what it cannot know has no meaning.
        """
        ...
