"""Reads and checks one mod: its folder becomes a `Mod`, or every problem in it is told."""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass, field

from game.datafiles.problems import ContentError, Problem, nearest
from game.datafiles.source import Source
from game.datafiles.yaml_text import MAX_PROBLEMS
from game.datafiles.yaml_tree import plain
from game.i18n.words import available_languages
from game.mods import limits
from game.mods.folder import PARTS, PICTURES, ModFolder, is_plain
from game.mods.manifest import Manifest, Texts, read_manifest
from game.mods.png import PngError, check_png
from game.mods.texts import Things, read_words
from game.titles.wiraqocha.content.definitions import Card, Content, Mod, Tile, Variant
from game.titles.wiraqocha.content.mods.merge import check_blend
from game.titles.wiraqocha.content.mods.schema import ModVariantsFile
from game.titles.wiraqocha.content.mods.tiles_and_layouts import check_count, read_layouts, read_tiles
from game.titles.wiraqocha.content.ruleset import read_cards, read_variants

# Words of notation that stand where a card's name may stand too.
_RESERVED = frozenset(
    {
        *("none", "reserve", "build", "sacrifice", "recover", "collect", "muster"),
        *("factory", "exoskeleton", "probe", "tunnel", "fortress", "workshop"),
    }
)


@dataclass(frozen=True, slots=True)
class Host:
    """The game that mods are read for: its own content, its version and the languages it speaks."""

    content: Content
    version: str
    languages: tuple[str, ...] = field(default_factory=available_languages)


def read_mod(folder: ModFolder, host: Host) -> Mod:
    """The mod in this folder.

    Raises ContentError with every problem found, file by file and in the order of their lines.
    """
    reader = _ModReader(folder, host)
    mod = reader.read()
    problems = reader.problems()
    if mod is not None and not problems:
        problems = check_blend(host.content, [mod])
    if mod is None or problems:
        raise ContentError(problems[:MAX_PROBLEMS])
    return mod


class _ModReader:
    """One reading of a mod's folder, a part at a time."""

    def __init__(self, folder: ModFolder, host: Host) -> None:
        self.folder, self.host, self.base = folder, host, host.content
        self.texts: Texts = {language: {} for language in host.languages}
        self.sources: list[Source] = []

    def problems(self) -> list[Problem]:
        """All that is wrong, the folder's problems first, then by file and line."""
        found = list(self.folder.problems)
        for source in self.sources:
            found += sorted(source.problems, key=lambda problem: problem.line)
        return found

    def read(self) -> Mod | None:
        """The mod as far as it could be read."""
        self.folder.check_names(self.host.languages)
        have = self.folder.names()
        if "mod.yaml" not in have:
            self.folder.report("mod.yaml", "file_missing", near=nearest("mod.yaml", set(have) - set(PARTS)))
            return None
        manifest = self._manifest()
        tiles, replaces = self._tiles(have)
        cards = self._cards(have)
        known = {**self.base.tiles, **tiles}
        source = self._part("layouts.yaml", have)
        layouts = read_layouts(source, self.base, known) if source else {}
        variants = self._variants(have, tiles)
        if manifest is None:
            return None
        things = {part: self._named(part, have) for part in ("cards", "tiles", "layouts", "variants")}
        digest = self._digest(manifest.name)
        self.sources += read_words(self.folder, things, self.host.languages, self.texts)
        mod = Mod(
            manifest.name,
            manifest.version,
            manifest.authors,
            str(self.folder.path),
            digest,
            tiles,
            replaces,
            cards,
            layouts,
            variants,
            self.texts,
            self._pictures(things),
            self.folder.files,
        )
        self._check_used(mod)
        return mod

    def _named(self, part: str, have: Sequence[str]) -> list[str] | None:
        """What the file of a part names, well written or not; None where that cannot be read or is too much."""
        if f"{part}.yaml" not in have:
            return []
        source = next((found for found in self.sources if found.is_map((part,))), None)
        names = [str(name) for name in source.entries((part,))] if source else []
        return names if source and len(names) <= limits.THINGS else None

    def _part(self, name: str, have: Sequence[str]) -> Source | None:
        source = self.folder.source(name) if name in have else None
        if source:
            self.sources.append(source)
        return source

    def _manifest(self) -> Manifest | None:
        source = self._part("mod.yaml", ["mod.yaml"])
        return read_manifest(source, self.host.version, self.host.languages, self.texts) if source else None

    def _tiles(self, have: Sequence[str]) -> tuple[dict[str, Tile], dict[str, str]]:
        source = self._part("tiles.yaml", have)
        return read_tiles(source, self.base) if source else ({}, {})

    def _cards(self, have: Sequence[str]) -> tuple[Card, ...]:
        source = self._part("cards.yaml", have)
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

    def _variants(self, have: Sequence[str], tiles: dict[str, Tile]) -> dict[str, Variant]:
        source = self._part("variants.yaml", have)
        if source is None:
            return {}
        source.check(ModVariantsFile)
        if not check_count(source, ("variants",), len(source.entries(("variants",))), limits.VARIANTS):
            return {}
        variants = read_variants(source)
        for name, variant in variants.items():
            if name in self.base.variants:
                source.report(("variants", name), "mod_name_taken", found=name)
            for old, new in variant.replaces.items():
                path = ("variants", name, "replaces", old)
                if old not in self.base.base:
                    source.report(path, "unknown_tile", near=nearest(old, self.base.base), found=old)
                if new not in tiles:
                    source.report(path, "mod_unknown_replacement", near=nearest(new, tiles), found=new)
        return variants

    def _pictures(self, things: Things) -> dict[str, str]:
        """The pictures of the mod's own cards and tiles, by the name under which they are drawn."""
        pictures: dict[str, str] = {}
        cards, tiles = things["cards"], things["tiles"]
        if cards is None or tiles is None:
            return {}
        drawn = {**dict.fromkeys(cards, "card"), **dict.fromkeys(tiles, "tile")}
        for name in self.folder.names(PICTURES):
            file = f"{PICTURES}/{name}"
            stem, _, ending = name.rpartition(".")
            if name.startswith("."):
                continue
            if ending != "png" or not is_plain(stem):
                self.folder.report(file, "not_png")
            elif stem not in drawn:
                near = nearest(stem, drawn)
                self.folder.report(
                    file, "mod_unknown_picture", near=f"{near}.png" if near else "", found=stem
                )
            elif self._is_good(file):
                pictures[f"{drawn[stem]}.{stem}"] = file
        return pictures

    def _is_good(self, file: str) -> bool:
        raw = self.folder.bytes_of(file, limits.PICTURE_BYTES)
        if raw is None:
            return False
        try:
            check_png(raw)
        except PngError as fault:
            self.folder.problems.append(fault.problem(f"{self.folder.shown}/{file}"))
            return False
        return True

    def _check_used(self, mod: Mod) -> None:
        """Every tile of the mod comes into some game."""
        used = set(mod.replaces.values())
        used |= {new for variant in mod.variants.values() for new in variant.replaces.values()}
        used |= {label for layout in mod.layouts.values() for row in layout.rows for label in row}
        source = next((part for part in self.sources if part.is_map(("tiles",))), None)
        for label in mod.tiles:
            if label not in used and source and len(self.problems()) == 0:
                source.report(("tiles", label), "mod_unused_tile", found=label)

    def _digest(self, name: str) -> str:
        """A name for what the mod changes in a game: neither its words, its pictures nor its version do."""
        said = [name, *(plain(source.root) for source in self.sources[1:])]
        text = json.dumps(said, ensure_ascii=False)
        return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()[:16]
