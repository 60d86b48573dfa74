"""How languages count and write numbers, as the Unicode Common Locale Data Repository has it.

build/languages/make.py writes the file: all languages that there are, so that a new one needs no code.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from gettext import c2py
from typing import Any, Final

from game.base.files.program_folders import assets_folder
from game.base.files.regular_files import read_regular

FORMS: Final = ("zero", "one", "two", "few", "many", "other")
_OTHER: Final = "other"

Text = str | Mapping[str, str]
"""A text with its gaps, or its plural forms by their name."""


@dataclass(frozen=True, slots=True)
class LanguageRules:
    """The plural forms of a language, which of them a number takes (in gettext's C), and the marks in a number."""

    forms: tuple[str, ...] = (_OTHER,)
    plural: str = "0"
    group: str = ","
    decimal: str = "."

    def form(self, count: object) -> str:
        """The form that a whole number takes; `other` for anything else."""
        return self.forms[_compiled(self.plural)(abs(count))] if isinstance(count, int) else _OTHER

    def number(self, value: float, decimals: int) -> str:
        """A number with so many decimals and its thousands apart."""
        marks = {",": self.group, ".": self.decimal}
        return "".join(marks.get(mark, mark) for mark in f"{value:,.{decimals}f}")


@cache
def rules_of(language: str) -> LanguageRules:
    """The rules of a language; one that nobody knows has one form."""
    found = _all().get(language)
    return LanguageRules(**{**found, "forms": tuple(found["forms"])}) if found else LanguageRules()


@cache
def _all() -> dict[str, dict[str, Any]]:
    path = assets_folder() / "shell" / "locale" / "language_rules.json"
    found: dict[str, dict[str, Any]] = json.loads(read_regular(path))
    return found


_compiled = cache(c2py)
