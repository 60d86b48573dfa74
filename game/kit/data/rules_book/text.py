"""The book's texts: paragraphs with links, and the search in them."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from game.base.files.visible import composed
from game.base.i18n.words import Words
from game.base.keys.bindings import KeyGroup
from game.core.rules_book import RulesBook

_LINK = re.compile(r"\[([^\]]+)\]\(([a-z_.]+)\)")
_DASH = "- "


@dataclass(frozen=True, slots=True)
class MarkedRun:
    """Words that are set alike; `link` names the section they lead to, if any."""

    text: str
    link: str = ""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph, or a point of a list (`dashed`)."""

    runs: tuple[MarkedRun, ...]
    dashed: bool = False

    @property
    def plain(self) -> str:
        """Its words without the links."""
        return "".join(run.text for run in self.runs)


@dataclass(frozen=True, slots=True)
class SectionText:
    """A section in one language."""

    name: str
    title: str
    lines: tuple[Paragraph, ...]


def passage(words: Words, section: str, keys: Iterable[KeyGroup] = ()) -> SectionText:
    """The text of a section, and what the keys of these groups do."""
    text = words(f"book.{section}.text")
    lines = [_line(part.strip()) for part in text.split("\n") if part.strip()]
    lines += [Paragraph((MarkedRun(_keys_line(words, group)),), dashed=True) for group in keys]
    return SectionText(section, words(f"book.{section}.title"), tuple(lines))


def _keys_line(words: Words, group: KeyGroup) -> str:
    """The keys of a group, each with what it does."""
    said = (
        words("keys.does", key=words.cap(action), action=words(f"keys.{action.path}"))
        for action in group.actions
    )
    return words("keys.line", group=words(f"keys.group.{group.name}"), keys=" · ".join(said))


def _line(text: str) -> Paragraph:
    dashed = text.startswith(_DASH)
    text = text.removeprefix(_DASH)
    runs: list[MarkedRun] = []
    at = 0
    for match in _LINK.finditer(text):
        if match.start() > at:
            runs.append(MarkedRun(text[at : match.start()]))
        runs.append(MarkedRun(match.group(1), match.group(2)))
        at = match.end()
    if at < len(text):
        runs.append(MarkedRun(text[at:]))
    return Paragraph(tuple(runs), dashed)


def normalise(text: str) -> str:
    """The text in small letters without accents and with straight apostrophes, letter for letter: as long as it was."""
    return "".join(_folded(letter) for letter in text)


def _folded(letter: str) -> str:
    if letter == "’":
        return "'"
    base = composed(letter, 1, "NFD")[0].lower()
    return base if len(base) == 1 else letter


_LITTLE = 2  # letters


def hits(text: str, query: str) -> tuple[tuple[int, int], ...]:
    """Where the words of `query` stand in `text`, as pairs of start and end; accents and capitals do not count.

    Beside longer words the little ones (of, de, di) are not marked: they stand everywhere.
    """
    folded = normalise(text)
    words = set(normalise(query).split())
    marked = {word for word in words if len(word) > _LITTLE} or words
    found = [match.span() for word in marked for match in re.finditer(re.escape(word), folded)]
    return tuple(sorted(found))


def search(words: Words, book: RulesBook, query: str) -> tuple[str, ...]:
    """The sections that hold every word of `query`, in reading order, those with all in the title first."""
    wanted = normalise(query).split()
    if not wanted:
        return ()
    found: list[tuple[bool, str]] = []
    for name in book.sections:
        there = passage(words, name, book.sections[name].keys)
        title = normalise(there.title)
        whole = " ".join((title, *(normalise(line.plain) for line in there.lines)))
        if all(word in whole for word in wanted):
            found.append((not all(word in title for word in wanted), name))
    return tuple(name for _, name in sorted(found, key=lambda pair: pair[0]))
