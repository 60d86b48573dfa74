"""Texts of others as cells of a table that a spreadsheet opens."""

from typing import Final

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n")


def cell(text: str) -> str:
    """The text, with a mark before what a spreadsheet would take for a formula.

    >>> cell("=1+1"), cell("Ada")
    ("'=1+1", 'Ada')
    """
    return f"'{text}" if text.startswith(_FORMULA) else text
