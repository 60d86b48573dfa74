"""Texts of a mod in the place of a title's own: the same keys as in the title's locale, with the same gaps."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

from game.base.files.problems import nearest
from game.base.files.source import Source
from game.base.files.yaml_tree import MapNode, Node, Scalar, ScalarNode, shown
from game.base.i18n.words import available_languages, locale_folder, texts_of_locale
from game.core.mod import AnyMod
from game.kit.data.mods import limits
from game.kit.data.mods.folder import WORDS
from game.kit.data.mods.manifest import ENGLISH, hidden_letter, tidy
from game.kit.data.mods.reader import ModReader

if TYPE_CHECKING:
    from game.base.i18n.language_rules import Text

_MANY: Final = 20  # problems of a file, after which no more are looked for
_GAP: Final = re.compile(r"\{(\w+)\}")

Path = tuple[Scalar, ...]


def read_replaced_texts(reading: ModReader, title: str) -> None:
    """Adds the words of every language to the texts of the mod, and the files that were read to its sources.

    A text may be as long as the longest of the title's own in any language, so that there is room for it.
    """
    have = reading.folder.names(WORDS)
    for language in reading.program.languages:
        if f"{language}.yaml" not in have:
            continue
        source = reading.folder.source(f"{WORDS}/{language}.yaml", travels=False)
        if source:
            reading.sources.append(source)
            _read(source, title, reading.texts[language])


def still_said(mod: AnyMod, title: str) -> Iterator[tuple[str, str, str, list[str]]]:
    """Names that a mod replaces and that others of the title's texts go on saying.

    For each its language, its key, the old name, and the keys of those texts.
    """
    for language, texts in mod.texts.items():
        own = _texts(title, language)
        for key in texts:
            name = own.get(key, "")
            if name == texts[key] or not 0 < len(name) <= limits.NAME:
                continue
            said = re.compile(rf"\b{re.escape(name)}\b")
            found = [other for other, text in own.items() if other not in texts and said.search(text)]
            if found:
                yield language, key, name, found


def _read(source: Source, title: str, texts: dict[str, str]) -> None:
    own, area = _own_texts(title), _area(title)
    if not source.is_map(()):
        source.report((), "not_map", found=shown(source.root))
        return
    for path, node in _leaves(source.root, ()):
        if len(source.problems) >= _MANY:
            return
        key = ".".join(map(str, path))
        if key not in own:
            source.report(path, "mod_no_such_text", near=nearest(key, own), found=key[:80])
        elif not isinstance(node, ScalarNode) or not isinstance(node.value, str) or not node.value.strip():
            source.report(path, "mod_no_text")
        else:
            _check(source, path, own[key], node.value, area[key])
            texts[key] = _tidy(node.value)


def _check(source: Source, path: Path, own: str, said: str, area: int) -> None:
    known = _GAP.findall(own)
    for gap in _GAP.findall(said):
        if not known:
            source.report(path, "mod_no_gaps", found=f"{{{gap}}}"[:40])
        elif gap not in known:
            options = ", ".join(f"{{{name}}}" for name in known)
            source.report(path, "mod_gap", near=nearest(gap, known), found=f"{{{gap}}}"[:40], options=options)
    if hidden := hidden_letter(said.replace("\n", "")):
        source.report(path, "mod_hidden_letter", found=hidden)
    if len(_tidy(said)) > area:
        source.report(path, "mod_long_text", have=len(_tidy(said)), most=area)


def _leaves(node: Node, path: Path) -> Iterator[tuple[Path, Node]]:
    """Everything in the file that is no map, with the keys that lead there."""
    if not isinstance(node, MapNode):
        yield path, node
        return
    for key, item in node.entries.items():
        yield from _leaves(item.value, (*path, key))


def _tidy(text: str) -> str:
    """The text with single blanks; its lines stay."""
    return "\n".join(map(tidy, text.strip().split("\n")))


@cache
def _own_texts(title: str) -> Mapping[str, str]:
    """The English texts that can be replaced."""
    return _texts(title, ENGLISH)


@cache
def _texts(title: str, language: str) -> Mapping[str, str]:
    """The texts of a title that have one form, by key."""
    texts: Mapping[str, Text] = texts_of_locale(language, locale_folder(title))
    return {key: text for key, text in texts.items() if isinstance(text, str)}


@cache
def _area(title: str) -> Mapping[str, int]:
    """How many characters each text may have."""
    spoken = [texts_of_locale(language, locale_folder(title)) for language in available_languages()]
    return {
        key: max(limits.NAME, *(len(text) for own in spoken if isinstance(text := own.get(key, ""), str)))
        for key in _own_texts(title)
    }
