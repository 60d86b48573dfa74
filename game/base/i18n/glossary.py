"""The words of a game that a new player does not know, each with what it means, as the locale has them.

A term has two texts: `glossary.<term>.names`, its forms with a bar between them, and `glossary.<term>.says`.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, NamedTuple

from game.base.i18n.words import Words

_KEY: Final = re.compile(r"glossary\.(\w+)\.names")
_MOST: Final = 2_000  # texts whose terms are kept


class Term(NamedTuple):
    """A word of a game as it is headed, and what it means."""

    name: str
    says: str


class TermSpan(NamedTuple):
    """Where in a text a term stands."""

    start: int
    end: int
    term: Term


@dataclass(frozen=True, eq=False)
class Glossary:
    """The terms of one game in one language."""

    words: Words
    _found: dict[str, tuple[TermSpan, ...]] = field(default_factory=dict, init=False, repr=False)

    @cached_property
    def _terms(self) -> Mapping[str, Term]:
        """Each form with its term; a form that begins with a small letter may begin with a capital too."""
        found = dict[str, Term]()
        for key in self.words.keys():  # noqa: SIM118
            if match := _KEY.fullmatch(key):
                forms = self.words(key).split("|")
                name = forms[0][:1].upper() + forms[0][1:]
                term = Term(name, self.words(f"glossary.{match.group(1)}.says"))
                for form in forms:
                    found[form] = found[form[:1].upper() + form[1:]] = term
        return found

    @cached_property
    def _pattern(self) -> re.Pattern[str] | None:
        forms = sorted(self._terms, key=len, reverse=True)
        return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, forms))})(?!\w)") if forms else None

    def spans(self, text: str) -> tuple[TermSpan, ...]:
        """The terms that stand in a text, from its beginning on."""
        found = self._found.get(text)
        if found is None:
            if len(self._found) >= _MOST:
                self._found.clear()
            matches = self._pattern.finditer(text) if self._pattern is not None else ()
            found = tuple(TermSpan(*match.span(), self._terms[match.group()]) for match in matches)
            self._found[text] = found
        return found
