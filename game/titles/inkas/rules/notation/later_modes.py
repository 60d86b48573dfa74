"""Lines of notation that only other modes have: they are read, so that they are refused and not called misspelt.

Forms are made of words, and of classes in braces (notation, section 2). When a mode comes, its lines leave this page
and become actions.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from game.titles.inkas.content.definitions import CARDS, PIECES, PLAYABLE, SUYUS, WALLAS, WAMANIS

_N: Final = "[1-9]|[1-5][0-9]|60"
_WALLAS: Final = "|".join(WALLAS)
_CLASSES: Final = {
    "w": _WALLAS,
    "t": "|".join(PIECES),
    "a": "|".join(WAMANIS),
    "s": "|".join(SUYUS),
    "y": "|".join(ayllu.value for ayllu in PLAYABLE),
    "c": "|".join(CARDS),
    "n": _N,
    "tampu": "hatchet|shield",
    "wallas": rf"(?:{_WALLAS})(?:,(?:{_WALLAS}))*",
    "path": rf"(?:{'|'.join(WAMANIS)})(?:,(?:{'|'.join(WAMANIS)})){{3}}",
}
_BORROWING: Final = "borrowing {n}"
_OTHERS: Final = (
    "stop {w}",
    "hunt {w}",
    "blow {w} {a}",
)
_INVOKED: Final = {
    "mama_uqllu": ("{a}",),
    "mama_waqu": ("", "{a}"),
    "wayramama": ("{path}",),
    "sachamama": ("{s}",),
    "secret_ally": ("{w}",),
    "simpira": ("{w}",),
    "nakaq": ("{w}",),
    "ayar_awqa": ("{w}",),
    "yawar_supay": ("{w}",),
    "enigmatic_ally": ("", "adding sacrifice {w}", "adding sacrifice {w} seeing {y}"),
    "sinchi_thupaq": ("{w}", "{w} attacking"),
    "amsay_rumi": ("", "adding avatar"),
    "manchay": ("{w}", "{w} adding ultimate"),
    "ukumari": ("", "adding pain"),
}  # what follows the user of a Legendary power; nothing where it is not named


def _forms() -> Iterator[str]:
    yield from _OTHERS
    for user in WALLAS:
        for rest in _INVOKED.get(user, ("",)):
            for form in (f"invoke {user} {rest}".strip(), f"invoke {{w}} as {user} {rest}".strip()):
                yield form
                yield f"{form} {_BORROWING}"


@cache
def _line() -> re.Pattern[str]:
    """All forms as one pattern."""
    forms = [re.sub(r"\{(\w+)\}", lambda found: f"(?:{_CLASSES[found[1]]})", form) for form in _forms()]
    return re.compile("|".join(f"(?:{form})" for form in forms))


def later_mode(words: Sequence[str]) -> str:
    """The line in its written form, if it is one that only other modes have; else an empty text."""
    text = " ".join(words)
    if not _line().fullmatch(text):
        return ""
    lists = [word.split(",") for word in words]
    if any(len(set(names)) < len(names) for names in lists):
        return ""  # a word stands twice
    return " ".join(",".join(_in_order(names)) for names in lists)


def _in_order(names: list[str]) -> list[str]:
    """Wallas in the standard order; a path keeps its own."""
    return sorted(names, key=WALLAS.index) if names[0] in WALLAS else names
