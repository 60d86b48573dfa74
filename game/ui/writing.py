"""How letters follow each other: scripts that are written from the right, and in which order a line is drawn."""

import unicodedata
from dataclasses import dataclass
from typing import Final

_SCRIPTS: Final = {  # first word of a letter's name: the script for its shapes
    "ARABIC": "Arab",
    "HEBREW": "Hebr",
    "SYRIAC": "Syrc",
    "THAANA": "Thaa",
    "NKO": "Nkoo",
    "DEVANAGARI": "Deva",
    "BENGALI": "Beng",
    "GURMUKHI": "Guru",
    "GUJARATI": "Gujr",
    "TAMIL": "Taml",
    "TELUGU": "Telu",
    "KANNADA": "Knda",
    "MALAYALAM": "Mlym",
    "SINHALA": "Sinh",
    "THAI": "Thai",
    "LAO": "Laoo",
    "MYANMAR": "Mymr",
    "KHMER": "Khmr",
    "TIBETAN": "Tibt",
}


@dataclass(frozen=True, slots=True)
class TextRun:
    """A part of a line that is drawn in one go: where it begins, and whether it is read from the right."""

    start: int
    text: str
    from_right: bool = False


def script_of(letter: str) -> str:
    """The script by whose rules a letter takes its shape, as ISO 15924 names it; empty for those without such rules."""
    return _SCRIPTS.get(unicodedata.name(letter, "").partition(" ")[0], "")


def is_mark(letter: str) -> bool:
    """Whether it stands on, in or under the letter before it."""
    return unicodedata.category(letter).startswith("M")


def with_marks(text: str) -> list[str]:
    r"""The letters of a text, each with the marks on it.

    >>> [len(letter) for letter in with_marks("e\u0308a")]
    [2, 1]
    """
    found: list[str] = []
    for letter in text:
        if found and is_mark(letter):
            found[-1] += letter
        else:
            found.append(letter)
    return found


def _directions(text: str) -> str:
    """For each letter R (from the right), N (a figure among those) or L; of a line that is read from the left."""
    kinds: list[str] = []
    last = "L"
    for letter in text:
        kind = unicodedata.bidirectional(letter)
        if kind in ("R", "AL"):
            last = "R"
        elif kind == "L":
            last = "L"
        found = {"R": "R", "AL": "R", "L": "L", "NSM": kinds[-1] if kinds else "L"}.get(kind)
        if kind in ("EN", "AN"):
            found = "N" if last == "R" or kind == "AN" else "L"
        kinds.append(found or "?")
    for at, kind in enumerate(kinds):  # what has no direction follows its neighbours where those agree
        if kind == "?":
            after = next((other for other in kinds[at:] if other != "?"), "L")
            kinds[at] = "R" if at and kinds[at - 1] in "RN" and after in "RN" else "L"
    return "".join(kinds)


def words_of(text: str) -> list[str]:
    """The words of a line, which may be drawn one after the other: those from the right that follow each other are one.

    >>> words_of("Turn of Ada")
    ['Turn', 'of', 'Ada']
    """
    words = text.split(" ")
    if text.isascii():
        return words
    kinds = _directions(text)
    found, at = words[:1], len(words[0])
    for word in words[1:]:
        if kinds[at] == "L":
            found.append(word)
        else:
            found[-1] += " " + word
        at += 1 + len(word)
    return found


def visual_runs(text: str) -> list[TextRun]:
    """The parts of a line from left to right, as they are drawn.

    >>> [run.text for run in visual_runs("abc")]
    ['abc']
    """
    kinds = _directions(text)
    if "R" not in kinds and "N" not in kinds:
        return [TextRun(0, text)]
    lines: list[list[TextRun]] = []  # stretches, each of parts in the order in which they are drawn
    start = 0
    for at in range(1, len(text) + 1):
        if at < len(text) and kinds[at] == kinds[start]:
            continue
        run = TextRun(start, text[start:at], kinds[start] == "R")
        if kinds[start] == "L" or not lines or kinds[start - 1] == "L":
            lines.append([run])
        else:
            lines[-1].insert(0, run)
        start = at
    return [run for stretch in lines for run in stretch]
