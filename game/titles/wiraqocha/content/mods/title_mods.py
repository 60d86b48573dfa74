"""Mods for Wiraqocha, as the shell asks for them."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from game.core.mod import TitleMods
from game.kit.data.mods.folder import MANIFEST
from game.titles.wiraqocha.content.definitions import NAME, Content, WiraqochaMod
from game.titles.wiraqocha.content.mods.merge import merge

if TYPE_CHECKING:
    from game.kit.data.mods.reader import ModReader


class WiraqochaMods:
    title = NAME
    parts = (MANIFEST, "tiles.yaml", "cards.yaml", "layouts.yaml", "variants.yaml", "chapters.yaml")

    def read(self, reading: "ModReader", data: Content) -> WiraqochaMod:
        """The mod that is being read. Raises ContentError."""
        # Asked for late: this brings the library that checks.
        from game.titles.wiraqocha.content.mods.read import read_mod

        return read_mod(reading, data)

    def join(self, data: Content, mods: Sequence[WiraqochaMod]) -> Content:
        """The content with these mods. Raises ContentError."""
        return merge(data, mods)

    def counts(self, mod: WiraqochaMod) -> Mapping[str, int]:
        """Its tiles, cards, layouts, variants and chapters."""
        brought = {"tiles": mod.tiles, "cards": mod.cards, "layouts": mod.layouts, "variants": mod.variants}
        return {part: len(things) for part, things in {**brought, "chapters": mod.chapters}.items()}


MODS: Final[TitleMods[Content, WiraqochaMod]] = WiraqochaMods()
