"""Where the figures of a title's data come from."""

from enum import StrEnum


class FigureSource(StrEnum):
    """Where a figure comes from of the data."""

    BOOK = "book"
    DERIVED = "derived"
    REVIEW = "review"
    OURS = "ours"
