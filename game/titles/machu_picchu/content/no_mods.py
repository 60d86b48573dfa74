"""Mods for The Princes of Machu Picchu, as the shell asks for them: there are none yet."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from game.datafiles.problems import ContentError, Problem
from game.mods.folder import MANIFEST
from game.mods.mod import TitleMods
from game.titles.machu_picchu.content.definitions import NAME, Content

if TYPE_CHECKING:
    from game.mods.reader import ModReader


class NoMods:
    """See `game.mods.mod.TitleMods`: none is read, so none is joined."""

    title = NAME
    parts = (MANIFEST,)

    def read(self, reading: "ModReader", data: Content) -> Any:
        """Raises ContentError: this title has no mods."""
        raise ContentError([Problem(MANIFEST, 0, "", "problem.mod_not_there")])

    def join(self, data: Content, mods: Sequence[Any]) -> Content:
        """The data as they are."""
        return data

    def counts(self, mod: Any) -> Mapping[str, int]:
        """Nothing."""
        return {}


MODS: Final[TitleMods[Content, Any]] = NoMods()
