"""What a title does with its mods, and what is the same for all: how one is read, and how several are joined."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from game.base.files.problems import ContentError, Problem
from game.core.mod import AdditionsT, Mod
from game.kit.data.mods.folder import MANIFEST
from game.kit.data.mods.packed_mods import EmbeddableData, check_size

if TYPE_CHECKING:  # reading a mod brings the library that checks
    from game.kit.data.mods.reader import ModReader

DataT = TypeVar("DataT", bound=EmbeddableData)


class BroughtThing(NamedTuple):
    """Something that no two mods may bring.

    `reason` is the locale key, below `problem`, of what is told of the second mod at `key`; `found` fills its gap.
    """

    reason: str
    key: str
    found: str


@dataclass(frozen=True, slots=True)
class TitleMods(Generic[DataT, AdditionsT]):
    """How a title reads mods and puts them together with its data.

    - `title` is its name, which the mods for it give as their `game`.
    - `files` are the YAML files that a mod may have beside `mod.yaml`, in the order in which digests take them.
    - `reader` gives the mod that is being read; `finish` adds what can be read only beside the data with
      all else of it. Both raise ContentError.
    - `things` are those of a mod's additions that no other may bring.
    - `merge` gives the data with mods, which are in order and clash in nothing. It raises ContentError where the whole
      is more than a game can bear.
    - `counts` says how much a mod brings, for the title's text `mods.in_order`.
    """

    title: str
    files: tuple[str, ...]
    reader: Callable[["ModReader", DataT], Mod[AdditionsT]]
    things: Callable[[AdditionsT], Iterable[BroughtThing]]
    merge: Callable[[DataT, Sequence[Mod[AdditionsT]]], DataT]
    counts: Callable[[Mod[AdditionsT]], Mapping[str, int]]
    finish: Callable[["ModReader", Mod[AdditionsT], DataT], Mod[AdditionsT]] | None = None

    @property
    def parts(self) -> tuple[str, ...]:
        """The YAML files that a mod may have."""
        return (MANIFEST, *self.files)

    def read(self, reading: "ModReader", data: DataT) -> Mod[AdditionsT]:
        """The mod that is being read, checked beside the title's own data. Raises ContentError."""
        mod = self.reader(reading, data)
        joined = self.join(data, [mod])
        return self.finish(reading, mod, joined) if self.finish else mod

    def join(self, data: DataT, mods: Iterable[Mod[AdditionsT]]) -> DataT:
        """The data with these mods, whose order does not matter. Raises ContentError where they do not go together."""
        chosen = sorted(mods, key=lambda mod: mod.name)
        if not chosen:
            return data
        problems = self._clashes(chosen) or check_size(data.texts, chosen)
        if problems:
            raise ContentError(problems)
        return self.merge(data, chosen)

    def _clashes(self, mods: Sequence[Mod[AdditionsT]]) -> list[Problem]:
        """What two mods bring, told of the later one."""
        owners: dict[BroughtThing, str] = {}
        problems = []
        for mod in mods:
            for thing in self.things(mod.additions):
                owner = owners.setdefault(thing, mod.name)
                if owner != mod.name:
                    details = {"other": owner, "found": thing.found}
                    problems.append(Problem(mod.name, 0, thing.key, f"problem.{thing.reason}", details))
        return problems
