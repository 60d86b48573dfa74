"""The words shown to people, by language: every text of the project is read by its key.

The shell's words are in assets/shell/locale/LANGUAGE/*.yaml, those of a title in assets/TITLE/locale/LANGUAGE/*.yaml
or in its own package (`assets_of`).
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING

from game.base.files.cached_file import CachedFile
from game.base.files.disk_questions import files_in
from game.base.files.problems import DataError, Problem
from game.base.files.program_folders import assets_of
from game.base.files.system_reasons import SystemReason
from game.base.files.visible import shortened_path, visible
from game.base.i18n.small_words import JOINERS
from game.base.keys.bindings import DEFAULT_KEYS, KeyAction, KeyBindings

if TYPE_CHECKING:
    from game.base.i18n.language_rules import LanguageRules, Text

FALLBACK = "en"

_GAP = re.compile(r"\{\{|\}\}|\{(\w+)\}")


def available_languages(folder: Path | None = None) -> tuple[str, ...]:
    """The codes of the languages that have words (`en`, `fr`, …), sorted.

    `folder` is the locale folder, by default that of the shell.
    """
    root = folder or locale_folder()
    return tuple(dict.fromkeys(path.parent.name for path in files_in(root, "*/*.yaml")))


class Words:
    """The texts of one language; what it lacks is said in English.

    >>> words = Words("en", {"held": "held by {who}", "cubes": {"one": "a cube", "other": "{count} cubes"}})
    >>> words("held", who="red"), words("cubes", count=2)
    ('held by red', '2 cubes')
    """

    def __init__(
        self,
        language: str,
        entries: Mapping[str, Text],
        fallback: Words | None = None,
        title: str = "",
        gaps: Mapping[str, str] | None = None,
        faults: Sequence[Problem] = (),
        bindings: KeyBindings = DEFAULT_KEYS,
    ) -> None:
        """`title` is the game whose words are among these, if any; `gaps` are filled in every text.

        `faults` is why some of them are English for want of a file that can be read; `bindings` are the
        keys that are named.
        """
        self.language = language
        self.title = title
        self._entries = entries
        self._fallback = fallback
        self._gaps = gaps or {}
        self.faults = tuple(faults)
        self.bindings = bindings

    @classmethod
    def load(cls, language: str, folder: Path | None = None, keep_in: Path | None = None) -> Words:
        """Reads every file of the language; one that is not available is English throughout.

        `folder` is the locale folder, by default that of the shell, whose words know no game. `keep_in` is a folder
        where what was read is kept for the next start; None keeps nothing. Another language whose files cannot be
        read is English throughout, see `faults`; raises DataError where those of English cannot.
        """
        root = folder or locale_folder()
        if language == FALLBACK:
            return cls(language, texts_of_locale(language, root, keep_in))
        texts, faults = _texts_or_faults(language, root, keep_in)
        return cls(language, texts, cls.load(FALLBACK, root, keep_in), faults=faults)

    def with_title(self, title: str, keep_in: Path | None = None) -> Words:
        """These words and those of a title, from its locale folder; `keep_in` and errors as in `load`.

        Those of another title are not among them any more. A title has English words: where there are none, its files
        are not all there.
        """
        if self.title not in ("", title):
            alone = type(self).load(self.language, keep_in=keep_in).with_bindings(self.bindings)
            return alone.with_title(title, keep_in)
        root = locale_folder(title)
        if self._fallback is None:
            if FALLBACK not in available_languages(root):
                raise DataError([Problem(str(root / FALLBACK), 0, "", "problem.no_folder")])
            texts = texts_of_locale(self.language, root, keep_in)
            return type(self)(self.language, {**self._entries, **texts}, title=title, bindings=self.bindings)
        fallback = self._fallback.with_title(title, keep_in)
        texts, faults = _texts_or_faults(self.language, root, keep_in)
        entries = {**self._entries, **texts}
        faults = (*self.faults, *faults)
        return type(self)(self.language, entries, fallback, title, faults=faults, bindings=self.bindings)

    def in_language(self, language: str) -> Words:
        """The same words, those of the title among them, in another language. Raises DataError as `load` does."""
        words = type(self).load(language).with_bindings(self.bindings)
        return words.with_title(self.title) if self.title else words

    def also(self, texts: Mapping[str, str]) -> Words:
        """These words and some more, of this very language."""
        if not texts:
            return self
        return self._also(texts, self._gaps)

    def with_gaps(self, gaps: Mapping[str, str]) -> Words:
        """These words with these gaps filled in every text, wherever nothing else is said to fill them."""
        return self._also({}, gaps)

    def _also(self, texts: Mapping[str, str], gaps: Mapping[str, str]) -> Words:
        entries = {**self._entries, **texts}
        return type(self)(
            self.language, entries, self._fallback, self.title, gaps, self.faults, self.bindings
        )

    def with_bindings(self, bindings: KeyBindings) -> Words:
        """These words where other keys do things."""
        own = (self.language, self._entries, self._fallback, self.title, self._gaps, self.faults)
        return type(self)(*own, bindings)

    def cap(self, action: KeyAction) -> str:
        """What is written on the key that does it."""
        return self.cap_of(self.bindings.of(action))

    def cap_of(self, key: str) -> str:
        """What is written on a key."""
        return self(f"keys.cap.{key}") if self.knows(f"keys.cap.{key}") else key.upper()

    def __call__(self, key: str, /, **gaps: object) -> str:
        """The text of `key` with its `{named}` gaps filled.

        A text with plural forms is chosen by the gap `count`. A key without a text gives the key in brackets,
        and a gap without a value stays visible: neither raises.
        """
        entry = self._entries.get(key)
        if entry is None:
            return self._fallback(key, **{**self._gaps, **gaps}) if self._fallback else f"[{key}]"
        template = entry if isinstance(entry, str) else self._plural(entry, gaps.get("count"))
        return self._filled(template, gaps)

    def told(self, value: object) -> str:
        """A value as it stands in a sentence: a reason of the system and a fraction as the language has them."""
        if isinstance(value, Path):
            return shortened_path(str(value))
        if isinstance(value, SystemReason) and self.knows(key := f"system.{value.name}"):
            return self(key)
        if isinstance(value, float) and isfinite(value):
            return self.number(value, len(f"{value:.6f}".rstrip("0").partition(".")[2]))
        return visible(str(value))

    def number(self, value: float, decimals: int = 0) -> str:
        """A number as the language writes it, with its thousands apart: `1,234.5`, `1 234,5`, `1.234,5`."""
        return self._rules.number(value, decimals)

    def listed(self, items: Iterable[object], at_most: int | None = None) -> str:
        """Several things in a sentence: `Ada, Bram and Chloé`; nothing for none.

        Of more than `at_most` so many are named, and the others counted: `Ada, Bram and 54 more`.
        """
        said = [str(item) for item in items]
        if at_most is not None and len(said) > at_most:
            said[at_most:] = [self("figures.others", count=len(said) - at_most)]
        *most, last = said or [""]
        return self("figures.last", first=", ".join(most), last=last) if most else last

    def either(self, items: Iterable[object]) -> str:
        """Several things of which one is enough: `3, 4 or 5`; nothing for none."""
        *most, last = [str(item) for item in items] or [""]
        return self("figures.either", first=", ".join(most), last=last) if most else last

    def day(self, day: date) -> str:
        """A date with the name of its month, as the language writes it."""
        key = "figures.first_day" if day.day == 1 else "figures.day"
        return self(key, day=day.day, month=self(f"figures.month.{day.month}"), year=str(day.year))

    def moment(self, when: time.struct_time) -> str:
        """A day and its time, as the language writes them."""
        day = self.day(date(when.tm_year, when.tm_mon, when.tm_mday))
        return self("figures.moment", day=day, hour=f"{when.tm_hour:02}", minute=f"{when.tm_min:02}")

    def has(self, key: str) -> bool:
        """Whether this very language has a text for `key`."""
        return key in self._entries

    def knows(self, key: str) -> bool:
        """Whether there is a text for `key`, if only an English one."""
        return self.has(key) or (self._fallback is not None and self._fallback.knows(key))

    def keys(self) -> tuple[str, ...]:
        """Every key that this very language has a text for."""
        return tuple(self._entries)

    def _plural(self, forms: Mapping[str, str], count: object) -> str:
        return forms.get(self._rules.form(count), forms["other"])

    def _filled(self, template: str, gaps: Mapping[str, object]) -> str:
        """Fills the gaps by name alone: no attribute, no index, no format of a value can be asked for."""

        join = JOINERS.get(self.language)
        parts, end = list[str](), 0
        for match in _GAP.finditer(template):
            before, end = template[end : match.start()], match.end()
            name = match.group(1)
            value = match if name is None else gaps.get(name, self._gaps.get(name, match))
            if value is match:  # a brace, or a gap that nothing fills
                parts += before, match.group() if name is not None else match.group()[0]
                continue
            said = self.told(value)
            parts += before if join is None else join(before, said), said
        return "".join((*parts, template[end:]))

    @property
    def _rules(self) -> LanguageRules:
        from game.base.i18n.language_rules import rules_of

        return rules_of(self.language)


def locale_folder(owner: str = "shell") -> Path:
    """The folder of the words of the shell, or of the title of this name."""
    return assets_of(owner) / "locale"


def texts_of_locale(language: str, root: Path, keep_in: Path | None = None) -> Mapping[str, Text]:
    """The texts of a language in a locale folder, if it has any: read at a start before and kept, or read now.

    Raises DataError as `Words.load` does.
    """
    if language not in available_languages(root):
        return {}
    paths = files_in(root / language, "*.yaml")
    if keep_in is None:
        return _read(paths)
    code = Path(__file__)
    reader = code.parents[1] / "files"
    sources = [code, code.with_name("locale_files.py"), *files_in(reader, "yaml_*.py"), *paths]
    kept = CachedFile(keep_in / f"words.{root.parent.name}.{language}", sources)
    said = kept.read()
    if said is not None:
        found: Mapping[str, Text] = json.loads(said)
        return found
    entries = _read(paths)
    kept.write(json.dumps(entries, ensure_ascii=False).encode("utf-8"))
    return entries


def _texts_or_faults(
    language: str, root: Path, keep_in: Path | None
) -> tuple[Mapping[str, Text], Sequence[Problem]]:
    """The texts of a language, or none and why they cannot be read."""
    try:
        return texts_of_locale(language, root, keep_in), ()
    except DataError as error:
        return {}, error.problems


def _read(paths: Sequence[Path]) -> Mapping[str, Text]:
    # Asked for late: this brings the library that reads YAML.
    from game.base.i18n.locale_files import texts_of

    return {key: entry for path in paths for key, entry in texts_of(path)}
