"""Texts of others in what is told: what cannot be seen, or would turn the rest of the line round, is written out.

Nobody knows how long they are: they are cut before anything else is done with them.
"""

import unicodedata
from typing import Final, Literal

_LONGEST_PATH: Final = 300  # letters
# Blanks that stay: between the lines of a text, and those that French sets before a colon.
_BLANKS = frozenset("\n\u00a0\u202f")


def visible(text: str) -> str:
    r"""The text with every letter that cannot be seen by its code.

    >>> print(visible("co\u200bca"))
    co\u200bca
    """
    if text.isprintable():
        return text
    return "".join(
        [letter if letter.isprintable() or letter in _BLANKS else _code(letter) for letter in text]
    )


def on_one_line(text: str) -> str:
    r"""As `visible`, with line feeds written out too: a name must not make a line of its own.

    >>> print(on_one_line("my\nmod"))
    my\nmod
    """
    said = visible(text)
    return said.replace("\n", "\\n") if "\n" in said else said


def cut(text: str, most: int) -> str:
    """The text, with a mark in the place of its end where it has more than so many letters."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def shortened_path(path: str) -> str:
    """The path on one line; of a long one the end alone, which says most."""
    said = on_one_line(path)
    return said if len(said) <= _LONGEST_PATH else f"…{said[1 - _LONGEST_PATH :]}"


def composed(text: str, most: int, form: Literal["NFC", "NFKC", "NFD", "NFKD"] = "NFC") -> str:
    """The first so many letters of the text in this form of Unicode, by default each in one with its accents.

    Of a letter with very many accents that takes time by the square of their number: nobody else composes texts.
    """
    return unicodedata.normalize(form, text[:most])


def _code(letter: str) -> str:
    number = ord(letter)
    if number < 0x100:
        return f"\\x{number:02x}"
    return f"\\u{number:04x}" if number < 0x10000 else f"\\U{number:08x}"
