"""Checks the words of a mod: the names and texts of what it brings, in every language it speaks."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pydantic import BaseModel

from game.base.files.problems import nearest
from game.base.files.source import Source
from game.base.files.yaml_tree import node_at
from game.kit.data.mods.folder import WORDS
from game.kit.data.mods.manifest import ENGLISH, text_at
from game.kit.data.mods.reader import ModReader


class ModTextForm(NamedTuple):
    """One text of a thing: the locale key that it fills, how long it may be, whether English must have it."""

    key: str
    longest: int
    needed: bool


class PluralForms(NamedTuple):
    """The texts that the things of a title's mods have: the forms of a file and of a thing in it, and of each text.

    `texts` are by part (`cards`) and by the key of the text (`name`).
    """

    file: type[BaseModel]
    thing: type[BaseModel]
    texts: Mapping[str, Mapping[str, ModTextForm]]


# By the part of a words file: the names of what the mod brings, or None where that is not known.
Things = Mapping[str, Sequence[str] | None]


def read_texts(reading: ModReader, forms: PluralForms, things: Things) -> None:
    """Adds the words of every language to the texts of the mod, and the files that were read to its sources."""
    folder = reading.folder
    have = folder.names(WORDS)
    for language in reading.program.languages:
        name = f"{WORDS}/{language}.yaml"
        if f"{language}.yaml" in have:
            source = folder.source(name)
            if source:
                reading.sources.append(source)
                _Language(source, forms, reading.texts[language], language == ENGLISH).read(things)
        elif language == ENGLISH and any(things.values()) and not folder.has_stray_words:
            folder.report(name, "file_missing")


class _Language:
    """The file of one language, and the texts that it fills."""

    def __init__(self, source: Source, forms: PluralForms, texts: dict[str, str], is_english: bool) -> None:
        self.source, self.forms, self.texts, self.is_english = source, forms, texts, is_english

    def read(self, things: Things) -> None:
        """Adds the texts of all things."""
        if self.source.check(self.forms.file) is None:
            return
        for part, names in things.items():
            if names is not None:
                self._read_part(part, names)

    def _read_part(self, part: str, names: Sequence[str]) -> None:
        source = self.source
        if self.is_english:
            self._check_complete(part, names)
        for name in source.entries((part,)):
            if name not in names:
                if not (self.is_english and names):  # else that is told already
                    near = nearest(name, names)
                    source.report((part, name), "mod_unknown_thing", near=near, found=str(name))
            elif source.check(self.forms.thing, (part, name)) is not None:
                self._read_thing(part, str(name))

    def _read_thing(self, part: str, name: str) -> None:
        known = self.forms.texts[part]
        for key in self.source.entries((part, name)):
            text = known.get(str(key))
            if text is None:
                near = nearest(key, known)
                self.source.report((part, name, key), "unknown_key", near=near, options=", ".join(known))
                continue
            self.texts[text.key.format(name)] = text_at(self.source, (part, name, key), text.longest)

    def _check_complete(self, part: str, names: Sequence[str]) -> None:
        """English has the texts of everything, and of nothing else."""
        if not names:
            return
        if not self.source.is_map((part,)):
            self.source.report((part,), "missing_key")
        for name in self.source.check_names((part,), names):
            if not self.source.is_map((part, name)):
                continue  # that is told already
            for key, text in self.forms.texts[part].items():
                if text.needed and node_at(self.source.root, (part, name, key)) is None:
                    self.source.report((part, name, key), "missing_key")
