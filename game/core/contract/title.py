"""A title as a value: its name, its seats, and parts that are imported when they are first asked for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar, cast

from game.core.contract.bots import Bots
from game.core.contract.data import DataT, GameFiles
from game.core.contract.phrases import Phrases
from game.core.contract.rules import ActionT, EventT, Rules, StateT
from game.core.contract.scenarios import PositionText
from game.core.contract.setups import GameSetups, SetupT

KindT = TypeVar("KindT")


class MissingPartError(LookupError):
    """A title has no part of a kind; `title` and `kind` name them."""

    def __init__(self, title: str, kind: str) -> None:
        super().__init__(f"{title} has no {kind}")
        self.title, self.kind = title, kind


class TitlePart(NamedTuple, Generic[KindT]):
    """A part of a title: of which kind it is, and what imports it.

    The kind is a class of the layer that asks for it: `Rules`, `game.kit.board.board.BoardFactory`, …
    """

    kind: type[KindT]
    load: Callable[[], KindT]


@dataclass(frozen=True)
class TitleSpec(Generic[StateT, ActionT, EventT, DataT, SetupT]):
    """A game that the shell can play. `game.titles.NAME.title.TITLE` is one for every NAME in `game.titles`.

    - `name` is its name in journals, on the command line and of its folders: small letters and hyphens.
    - `seats` says for how many players it is.
    - `parts` are all else that it has, each kind once. What it lacks is not listed.
    - `simulate_options` are the options of `simulate` that choose a set-up; each may be given several times. What they
      do is told in the locale under `cli.simulate_<option>`.
    """

    name: str
    seats: range
    parts: tuple[TitlePart[Any], ...]
    simulate_options: tuple[str, ...] = ()
    _loaded: dict[type, Any] = field(default_factory=dict, init=False, repr=False, compare=False)

    def find(self, kind: type[KindT]) -> KindT | None:
        """The title's part of a kind; None where it has none."""
        if kind not in self._loaded:
            self._loaded[kind] = next((part.load() for part in self.parts if part.kind is kind), None)
        return cast("KindT | None", self._loaded[kind])

    def has(self, kind: type) -> bool:
        """Whether the title has a part of a kind, which is not imported for that."""
        return any(part.kind is kind for part in self.parts)

    def part(self, kind: type[KindT]) -> KindT:
        """The title's part of a kind; where it has none, the kind's own defaults. Raises MissingPartError."""
        found = self.find(kind)
        if found is not None:
            return found
        try:
            return kind()
        except TypeError:  # it is no class of defaults alone
            raise MissingPartError(self.name, kind.__name__) from None

    @property
    def rules(self) -> Rules[StateT, ActionT, EventT]:
        """Its rules."""
        return self.part(Rules)

    @property
    def bots(self) -> Bots[StateT, ActionT]:
        """Its computer players."""
        return self.part(Bots)

    @property
    def data(self) -> GameFiles[DataT, StateT]:
        """How its data are read."""
        return self.part(GameFiles)

    @property
    def setups(self) -> GameSetups[StateT, DataT, SetupT]:
        """How its games begin."""
        return self.part(GameSetups)

    @property
    def positions(self) -> PositionText[DataT, StateT]:
        """How its positions are written."""
        return self.part(PositionText)

    @property
    def phrases(self) -> Phrases[StateT, EventT, DataT]:
        """How it is told in words."""
        return self.part(Phrases)


AnyTitle: TypeAlias = TitleSpec[Any, Any, Any, Any, Any]
"""Any title, where the shell does not know which."""
