"""Reads and checks what one mod adds."""

from collections.abc import Sequence
from dataclasses import replace

from game.base.files.problems import nearest
from game.kit.data.mods.folder import MANIFEST
from game.kit.data.mods.reader import ModReader
from game.kit.data.mods.texts import Things, read_texts
from game.titles.wiraqocha.content.definitions import Additions, Card, Tile, ValleyData, Variant, WiraqochaMod
from game.titles.wiraqocha.content.mods import limits
from game.titles.wiraqocha.content.mods.chapters import read_chapters
from game.titles.wiraqocha.content.mods.schema import ModVariantsFile
from game.titles.wiraqocha.content.mods.texts import TEXTS
from game.titles.wiraqocha.content.mods.tiles_and_layouts import (
    check_count,
    meant_labels,
    read_layouts,
    read_tiles,
)
from game.titles.wiraqocha.content.ruleset import read_cards, read_variants

# Words of notation that stand where a card's name may stand too.
_RESERVED = frozenset(
    {
        *("none", "reserve", "build", "sacrifice", "recover", "collect", "muster"),
        *("factory", "exoskeleton", "probe", "tunnel", "fortress", "workshop"),
    }
)


def read_mod(reading: ModReader, base: ValleyData) -> WiraqochaMod:
    """The mod that is being read but for its chapters, beside the game's own content. Raises ContentError."""
    return _ModReader(reading, base).read()


def with_chapters(reading: ModReader, mod: WiraqochaMod, content: ValleyData) -> WiraqochaMod:
    """The mod with its chapters; `content` is the game's with all else of it. Raises ContentError."""
    source = reading.source_of("chapters")
    if source is None:
        return mod
    chapters = read_chapters(source, content)
    reading.refuse_faults()
    return replace(mod, additions=replace(mod.additions, chapters=chapters))


class _ModReader:
    """What a mod adds to the game, a part at a time."""

    def __init__(self, reading: ModReader, base: ValleyData) -> None:
        self.reading, self.base = reading, base

    def read(self) -> WiraqochaMod:
        """The mod. Raises ContentError."""
        reading = self.reading
        if MANIFEST not in reading.have:
            reading.refuse_faults()
        tiles, replaces = self._tiles()
        cards = self._cards()
        source = reading.part("layouts.yaml")
        labels = reading.names_in("tiles", limits.TILES)
        named = None if labels is None else meant_labels(labels)
        layouts = read_layouts(source, self.base, {**self.base.tiles, **tiles}, named) if source else {}
        additions = Additions(tiles, replaces, cards, layouts, self._variants(named))
        reading.part("chapters.yaml")
        things = {part: reading.names_in(part, limits.THINGS) for part in TEXTS.texts}
        if named != labels:
            things["tiles"] = None  # their words may be under either name
        read_texts(reading, TEXTS, things)
        pictures = self._pictures(things)
        self._check_used(additions)
        return reading.mod(additions, pictures)

    def _pictures(self, things: Things) -> dict[str, str]:
        """The pictures of the mod's own cards and tiles, by the name under which they are drawn."""
        cards, tiles = things["cards"], things["tiles"]
        if cards is None or tiles is None:
            return {}
        drawn = {name: f"card.{name}" for name in cards}
        return self.reading.pictures({**drawn, **{label: f"tile.{label}" for label in tiles}})

    def _tiles(self) -> tuple[dict[str, Tile], dict[str, str]]:
        source = self.reading.part("tiles.yaml")
        return read_tiles(source, self.base) if source else ({}, {})

    def _cards(self) -> tuple[Card, ...]:
        source = self.reading.part("cards.yaml")
        if source is None:
            return ()
        if not check_count(source, ("cards",), len(source.entries(("cards",))), limits.CARDS):
            return ()
        cards = read_cards(source, self.base.cards)
        for card in cards:
            if card.name in _RESERVED or any(card.name == other.name for other in self.base.cards):
                source.report(("cards", card.name), "mod_name_taken", found=card.name)
            elif len(card.name) > 32:
                source.report(("cards", card.name), "mod_long_text", have=len(card.name), most=32)
        return cards

    def _variants(self, tiles: Sequence[str] | None) -> dict[str, Variant]:
        source = self.reading.part("variants.yaml")
        if source is None:
            return {}
        source.check(ModVariantsFile)
        if not check_count(source, ("variants",), len(source.entries(("variants",))), limits.VARIANTS):
            return {}
        variants = read_variants(source)
        for name, variant in variants.items():
            if name in self.base.variants:
                source.report(("variants", name), "mod_name_taken", found=name)
            if not (variant.replaces or variant.grounds or variant.hostages or variant.cubes_after_first):
                source.report(("variants", name), "mod_idle_variant")
            for old, new in variant.replaces.items():
                path = ("variants", name, "replaces", old)
                if old not in self.base.base:
                    source.report(path, "unknown_tile", near=nearest(old, self.base.base), found=old)
                if tiles is not None and new not in tiles:
                    source.report(path, "mod_unknown_replacement", near=nearest(new, tiles), found=new)
            known = None if tiles is None else (*self.base.tiles, *tiles)
            for label in variant.grounds:
                if known is not None and label not in known:
                    path = ("variants", name, "grounds", label)
                    source.report(path, "unknown_tile", near=nearest(label, known), found=label)
        return variants

    def _check_used(self, additions: Additions) -> None:
        """Every tile of the mod comes into some game."""
        used = set(additions.replaces.values())
        used |= {new for variant in additions.variants.values() for new in variant.replaces.values()}
        used |= {label for layout in additions.layouts.values() for row in layout.rows for label in row}
        source = self.reading.source_of("tiles")
        for label in additions.tiles:
            if label not in used and source and len(self.reading.problems()) == 0:
                source.report(("tiles", label), "mod_unused_tile", found=label)
