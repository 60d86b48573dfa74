"""The texts that the digests in journals are made of.

A journal keeps a digest for each of its lines for ever, so these texts never change, whatever the code comes to call
its classes and fields: a title says here what each is called in them.
"""

import hashlib
from collections.abc import Mapping
from enum import Enum

Names = Mapping[type, str]
"""What a class is called: an enumeration its name, a value its name and fields: `Cost(resources, somnium)`.

A field that the code calls otherwise is followed by that name: `relic: has_relic`.
"""


class Seal:
    """What all digests of one game begin with: the hash of all that makes the game, made when first asked."""

    def __init__(self, key: object, names: Names) -> None:
        """`key` is all that makes the game, as `digest_text` takes it."""
        self._key, self._names = key, names
        self._begun: hashlib._Hash | None = None

    def digest(self, text: str) -> str:
        """Twelve hexadecimal digits of the SHA-256 of the game and this text of all that a state says."""
        if self._begun is None:
            self._begun = hashlib.sha256(f"{digest_text(self._key, self._names)} ".encode())
        found = self._begun.copy()
        found.update(text.encode())
        return found.hexdigest()[:12]


def digest_text(value: object, names: Names) -> str:
    """A value made of numbers, texts, tuples, enumerations and the classes that have `names`, as text.

    >>> digest_text((1, ("a",), None), {})
    "(1, ('a',), None)"
    """
    if isinstance(value, Enum):
        return f"<{names[type(value)]}.{value.name}: {str(value.value)!r}>"
    if isinstance(value, tuple):
        return f"({', '.join(digest_text(part, names) for part in value)}{',' * (len(value) == 1)})"
    if type(value) in names:
        name, _, fields = names[type(value)].rstrip(")").partition("(")
        written = (_field(value, field, names) for field in fields.split(", ") if field)
        return f"{name}({', '.join(written)})"
    return repr(value)


def _field(value: object, field: str, names: Names) -> str:
    name, _, attribute = field.partition(": ")
    return f"{name}={digest_text(getattr(value, attribute or name), names)}"
