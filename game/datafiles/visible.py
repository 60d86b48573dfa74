"""Texts of others in what is told: what cannot be seen, or would turn the rest of the line round, is written out."""

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


def _code(letter: str) -> str:
    number = ord(letter)
    if number < 0x100:
        return f"\\x{number:02x}"
    return f"\\u{number:04x}" if number < 0x10000 else f"\\U{number:08x}"
