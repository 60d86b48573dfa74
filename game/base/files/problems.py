"""What is wrong in a file, as a value: where, under which key, why, and the nearest right spelling.

The words are in the locale: `Problem.reason` is their key and `Problem.details` fills their gaps.
"""

import difflib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from game.base.files.visible import cut, shortened_path, visible

_LONGEST_WORD = 64
_LONGEST_KEY = 200  # letters of a key, or of the step of a scenario, that stand in a message


@dataclass(frozen=True, slots=True)
class Problem:
    """One fault in one file.

    `line` counts from 1; 0 means the file as a whole. `key` is the dotted path inside the file, list entries
    counted from 1 (`layouts.recommended.#2`); it is empty for the whole file. `reason` is a locale key such
    as `problem.unknown_key`. `nearest` is the right spelling that the writer probably meant, or empty. `column`
    counts from 1 too; 0 means the line as a whole.
    """

    file: str
    line: int
    key: str
    reason: str
    details: Mapping[str, str | int] = field(default_factory=dict)
    nearest: str = ""
    column: int = 0

    @property
    def position(self) -> str:
        """Line and column as far as they are known: `12:8`."""
        return ":".join(str(number) for number in (self.line, self.column) if number)

    @property
    def place(self) -> str:
        """File, line, column and key as far as they are known: `data/cards.yaml:12: cards.ace`."""
        file = shortened_path(self.file)
        where = f"{file}:{self.position}" if self.position else file
        key = cut(self.key, _LONGEST_KEY)
        return f"{where}: {visible(key)}" if key else where


class DataError(Exception):
    """A file cannot be used; `problems` says everything that is wrong, in the order of the file."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(f"{problem.place}: {problem.reason}" for problem in self.problems))


class ContentError(DataError):
    """The game's own data cannot be used."""


def nearest(word: object, choices: Iterable[str]) -> str:
    """The choice spelt most like `word`, upper and lower case alike, or an empty text."""
    if not isinstance(word, str) or len(word) > _LONGEST_WORD:
        return ""
    by_folded = {choice.casefold(): choice for choice in choices}
    found = difflib.get_close_matches(word.casefold(), by_folded, n=1)
    return by_folded[found[0]] if found else ""


def nearest_file(name: str, names: Iterable[str]) -> str:
    """The file whose name is spelt most like `name`, or an empty text: the ending makes no two names alike."""
    by_stem = {other.partition(".")[0]: other for other in names}
    return by_stem.get(nearest(name.partition(".")[0], by_stem), "")
