"""Checks what mod.yaml says: how the mod is called, by whom it is, which game it is for and which version it needs."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.base.files.problems import nearest
from game.base.files.source import Source, StrictModel
from game.base.files.visible import visible
from game.base.files.yaml_tree import Scalar, ScalarNode, node_at, shown
from game.base.versions import is_newer
from game.kit.data.mods import limits

ENGLISH = "en"  # the language that every mod speaks, and that stands in for those it does not
_VERSION = re.compile(r"[0-9]{1,4}(\.[0-9]{1,4}){0,3}")
_UNBROKEN = "\u00a0\u202f"  # blanks that French sets before a colon
_BLANKS = re.compile(rf"[^\S{_UNBROKEN}]+")
Texts = dict[str, dict[str, str]]  # by language and locale key


class _ManifestFile(StrictModel):
    name: str
    version: Any
    needs: Any
    authors: list[str]
    title: dict[Any, Any]
    description: dict[Any, Any]
    game: str | None = None


@dataclass(frozen=True, slots=True)
class HostProgram:
    """What reads a mod: its version, the languages that it speaks, and the titles it has, the default one first.

    `parts` are the YAML files that a mod for each title may have, by the title's name.
    """

    version: str
    languages: tuple[str, ...]
    parts: Mapping[str, Sequence[str]]

    @property
    def titles(self) -> tuple[str, ...]:
        """The names of the titles."""
        return tuple(self.parts)


@dataclass(frozen=True, slots=True)
class Manifest:
    """What mod.yaml says; the title and description are among the texts of the mod. `game` is the title it is for."""

    name: str
    version: str
    authors: tuple[str, ...]
    game: str


def read_manifest(source: Source, program: HostProgram, texts: Texts) -> Manifest | None:
    """What the file says, with its words added to `texts`, or None after its problems are added."""
    model = source.check(_ManifestFile)
    if model is None:
        return None
    name = _named(source, model.name)
    version = _version(source, "version")
    needs = _version(source, "needs")
    if needs and is_newer(needs, program.version):
        source.report(("needs",), "mod_needs_newer", needs=needs, have=program.version)
    for key, longest in (("title", limits.NAME), ("description", limits.NOTE)):
        _read_translated(source, key, longest, program.languages, texts, f"mod.{name}.{key}")
    if len(model.authors) > limits.AUTHORS:
        source.report(("authors",), "mod_many", have=len(model.authors), most=limits.AUTHORS)
        return None
    authors = [text_at(source, ("authors", number), limits.NAME) for number in range(len(model.authors))]
    game = game_named(source, program)
    if game not in program.titles:
        options = ", ".join(program.titles)
        source.report(
            ("game",), "unknown_word", near=nearest(game, program.titles), found=game, options=options
        )
    return Manifest(name, version, tuple(authors), game)


def game_named(source: Source, program: HostProgram) -> str:
    """The title that the mod is for, whatever else is wrong in the file; empty where that is no text."""
    node = node_at(source.root, ("game",))
    if node is None or (isinstance(node, ScalarNode) and node.value is None):
        return program.titles[0]
    return node.value if isinstance(node, ScalarNode) and isinstance(node.value, str) else ""


def _named(source: Source, name: str) -> str:
    if not re.fullmatch(r"[a-z][a-z0-9_]{0,31}", name):
        source.report(("name",), "bad_name", found=name[:40])
    return name


def _version(source: Source, key: str) -> str:
    """A version as the file writes it: `1.10` is not 1.1."""
    node = node_at(source.root, (key,))
    text = node.text if isinstance(node, ScalarNode) else ""
    if not _VERSION.fullmatch(text):
        source.report((key,), "mod_version", found=shown(node) if node else "")
        return ""
    return text


def _read_translated(
    source: Source, key: str, longest: int, languages: Sequence[str], texts: Texts, into: str
) -> None:
    """A text in several languages, of which English must be there."""
    source.check_names((key,), [ENGLISH], others=True)
    for language in source.entries((key,)):
        if language not in languages:
            source.report((key, language), "mod_language", found=str(language), options=", ".join(languages))
            continue
        texts[str(language)][into] = text_at(source, (key, language), longest)


def tidy(text: str) -> str:
    """The text on one line, its blanks single ones; those that no line breaks at stay."""
    return _BLANKS.sub(" ", text).strip()


def hidden_letter(text: str) -> str:
    """The code of the first letter of the text that can be seen by nobody; empty where there is none."""
    return next(
        (visible(letter) for letter in text if not letter.isprintable() and letter not in _UNBROKEN), ""
    )


def text_at(source: Source, path: tuple[Scalar, ...], longest: int) -> str:
    """A text on one line of at most so many characters; an empty one after its problem is added."""
    node = node_at(source.root, path)
    if not isinstance(node, ScalarNode) or not isinstance(node.value, str):
        source.report(path, "not_text", found=shown(node) if node else "")
        return ""
    text = tidy(node.value)
    hidden = hidden_letter(text)
    if not text or hidden:
        source.report(path, "mod_hidden_letter" if hidden else "mod_no_text", found=hidden)
        return ""
    if len(text) > longest:
        source.report(path, "mod_long_text", have=len(text), most=longest)
    return text
