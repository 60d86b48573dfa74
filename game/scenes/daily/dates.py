"""Dates with the names of their months."""

from datetime import date

from game.base.i18n.words import Words


def date_text(words: Words, day: date) -> str:
    """A date in full, as a letter has it."""
    key = "daily.date_first" if day.day == 1 else "daily.date"
    return words(key, day=day.day, month=words(f"daily.month.{day.month}"), year=day.year)
