"""The contents of a title's book of rules: chapters and sections in reading order.

A section's words are in the title's locale under `book.<section>.title` and `.text`, a chapter's heading under
`chapter.<name>`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple, TypeAlias

from game.base.i18n.words import Words
from game.base.keys.bindings import KeyGroup

BookTables: TypeAlias = Mapping[str, Sequence[Sequence[str]]]
"""Tables of a printed book, by the chapter that each closes: rows of cells, the heading first."""


class Section(NamedTuple):
    """A rule of the book; `pictures` name what it shows, as the title's `BookPictures` know it. Below its text the keys
    of groups are listed.
    """

    name: str
    pictures: tuple[str, ...] = ()
    keys: tuple[KeyGroup, ...] = ()


class BookChapter(NamedTuple):
    """Sections that belong together; its heading is the text `chapter.<name>`."""

    name: str
    sections: tuple[Section, ...]


@dataclass(frozen=True)
class RulesBook:
    """All chapters of a book; `tables` are those of the printed one, in words and with the figures of the data."""

    chapters: tuple[BookChapter, ...]
    tables: Callable[[Words, Any], BookTables] = lambda words, data: {}

    @cached_property
    def sections(self) -> dict[str, Section]:
        """Every section by its name, in reading order."""
        return {section.name: section for chapter in self.chapters for section in chapter.sections}

    @cached_property
    def first(self) -> str:
        """The section that the book begins with."""
        return self.chapters[0].sections[0].name

    def chapter_of(self, section: str) -> BookChapter:
        """The chapter that a section stands in. Raises KeyError for a name that no section has."""
        return self._chapters[section]

    @cached_property
    def _chapters(self) -> dict[str, BookChapter]:
        return {section.name: chapter for chapter in self.chapters for section in chapter.sections}
