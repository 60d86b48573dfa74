"""What the shell knows of a mod, and what a title does with its mods."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

if TYPE_CHECKING:  # reading a mod brings the library that checks
    from game.kit.data.mods.reader import ModReader

ModT = TypeVar("ModT", bound="Mod")
DataT = TypeVar("DataT")


class Mod(Protocol):
    """A mod, read and checked. `name` and `digest` name this very mod in saves; what it adds is the title's affair.

    `texts` holds its words by language and locale key, `pictures` the files of its pictures by the picture's name.
    `folder` is where it was read.
    """

    @property
    def name(self) -> str: ...

    @property
    def version(self) -> str: ...

    @property
    def authors(self) -> tuple[str, ...]: ...

    @property
    def folder(self) -> str: ...

    @property
    def digest(self) -> str: ...

    @property
    def texts(self) -> Mapping[str, Mapping[str, str]]: ...

    @property
    def pictures(self) -> Mapping[str, str]: ...


class TitleMods(Protocol[DataT, ModT]):
    """How a title reads mods and puts them together with its data."""

    @property
    def title(self) -> str:
        """The title's name, which the mods for it give as their `game`."""
        ...

    @property
    def parts(self) -> Sequence[str]:
        """The YAML files that a mod for it may have, `mod.yaml` among them."""
        ...

    def read(self, reading: "ModReader", data: DataT) -> ModT:
        """The mod that is being read, checked beside the title's own data. Raises ContentError."""
        ...

    def join(self, data: DataT, mods: Sequence[ModT]) -> DataT:
        """The data with these mods, whose order does not matter. Raises ContentError where they do not go together."""
        ...

    def counts(self, mod: ModT) -> Mapping[str, int]:
        """How much it brings, for the text `mods.in_order`, which is the title's."""
        ...


AnyTitleMods = TitleMods[Any, Any]
