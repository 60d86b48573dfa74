"""Mods for The Princes of Machu Picchu, as the shell asks for them."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from game.core.mod import TitleMods
from game.kit.data.mods.folder import MANIFEST
from game.titles.machu_picchu.content.definitions import FILES, NAME, Content, MachuPicchuMod

if TYPE_CHECKING:
    from game.kit.data.mods.reader import ModReader


class MachuPicchuMods:
    """See `game.core.mod.TitleMods`: a mod has the files of the title's data, with the figures that it replaces."""

    title = NAME
    parts = (MANIFEST, *FILES)

    def read(self, reading: "ModReader", data: Content) -> MachuPicchuMod:
        """The mod that is being read. Raises ContentError."""
        # Asked for late: this brings the library that checks.
        from game.titles.machu_picchu.content.mods.read import read_mod

        return read_mod(reading, data)

    def join(self, data: Content, mods: Sequence[MachuPicchuMod]) -> Content:
        """The content with the figures of these mods. Raises ContentError."""
        if not mods:
            return data
        # Asked for late: this brings the library that checks.
        from game.titles.machu_picchu.content.mods.merge import merge

        return merge(data, mods)

    def counts(self, mod: MachuPicchuMod) -> Mapping[str, int]:
        """Its figures, texts and pictures."""
        texts = {key for said in mod.texts.values() for key in said if not key.startswith("mod.")}
        return {"figures": len(mod.figures), "texts": len(texts), "pictures": len(mod.pictures)}


MODS: Final[TitleMods[Content, MachuPicchuMod]] = MachuPicchuMods()
