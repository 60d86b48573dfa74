"""Checks the words of a mod: the names and texts of what it brings, in every language it speaks."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from game.datafiles.problems import nearest
from game.datafiles.source import Source
from game.datafiles.yaml_tree import node_at
from game.mods import limits
from game.mods.folder import WORDS, ModFolder
from game.mods.manifest import ENGLISH, Texts, text_at
from game.titles.wiraqocha.content.mods.schema import ThingWords, WordsFile


class _Word(NamedTuple):
    """One word of a thing: the locale key that it fills, how long it may be, whether English must have it."""

    key: str
    longest: int
    needed: bool


_WORDS: Final[Mapping[str, Mapping[str, _Word]]] = {
    "cards": {
        "name": _Word("card.{}.name", limits.NAME, True),
        "text": _Word("card.{}.text", limits.TEXT, True),
    },
    "tiles": {
        "name": _Word("tile.{}", limits.NAME, True),
        "relic": _Word("relic.{}", limits.NAME, False),
    },
    "layouts": {
        "name": _Word("menu.layout.{}", limits.NAME, True),
        "note": _Word("menu.layout_note.{}", limits.NOTE, False),
    },
    "variants": {
        "name": _Word("menu.variant.{}", limits.NAME, True),
        "note": _Word("menu.variant_note.{}", limits.NOTE, False),
    },
}

# By the part of a words file: the names of what the mod brings, or None where that is not known.
Things = Mapping[str, Sequence[str] | None]


def read_words(folder: ModFolder, things: Things, languages: Sequence[str], texts: Texts) -> list[Source]:
    """Adds the words of every language to `texts`; the files that were read, with their problems."""
    have = folder.names(WORDS)
    read: list[Source] = []
    for language in languages:
        name = f"{WORDS}/{language}.yaml"
        if f"{language}.yaml" in have:
            source = folder.source(name)
            if source:
                read.append(source)
                _read_language(source, things, texts[language], language == ENGLISH)
        elif language == ENGLISH and any(things.values()):
            folder.report(name, "file_missing")
    return read


def _read_language(source: Source, things: Things, texts: dict[str, str], is_english: bool) -> None:
    if source.check(WordsFile) is None:
        return
    for part, names in things.items():
        if names is None:
            continue
        if is_english:
            _check_complete(source, part, names)
        for name in source.entries((part,)):
            if name not in names:
                if not is_english:
                    near = nearest(name, names)
                    source.report((part, name), "mod_unknown_thing", near=near, found=str(name))
            elif source.check(ThingWords, (part, name)) is not None:
                _read_thing(source, part, str(name), texts)


def _read_thing(source: Source, part: str, name: str, texts: dict[str, str]) -> None:
    known = _WORDS[part]
    for key in source.entries((part, name)):
        word = known.get(str(key))
        if word is None:
            source.report(
                (part, name, key), "unknown_key", near=nearest(key, known), options=", ".join(known)
            )
            continue
        texts[word.key.format(name)] = text_at(source, (part, name, key), word.longest)


def _check_complete(source: Source, part: str, names: Sequence[str]) -> None:
    """English has the words of everything, and of nothing else."""
    if names and not source.is_map((part,)):
        source.report((part,), "missing_key")
    for name in source.check_names((part,), names):
        for key, word in _WORDS[part].items():
            if word.needed and node_at(source.root, (part, name, key)) is None:
                source.report((part, name, key), "missing_key")
