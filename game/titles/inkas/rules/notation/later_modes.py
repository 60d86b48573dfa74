"""Lines of notation that only other modes have: they are read, so that they are refused and not called misspelt.

Forms are made of words, and of classes in braces (notation, section 2). When a mode comes, its lines leave this page
and become actions.
"""

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

_CLASSES: Final = {"n": "[1-9]|[1-5][0-9]|60"}
_FORMS: Final = ("offer store {n}",)


@cache
def _line() -> re.Pattern[str]:
    """All forms as one pattern."""
    forms = [re.sub(r"\{(\w+)\}", lambda found: f"(?:{_CLASSES[found[1]]})", form) for form in _FORMS]
    return re.compile("|".join(f"(?:{form})" for form in forms))


def later_mode(words: Sequence[str]) -> str:
    """The line in its written form, if it is one that only other modes have; else an empty text."""
    text = " ".join(words)
    return text if _line().fullmatch(text) else ""
