"""Lets the parser of the command line speak the game's language: what it says by itself is English only."""

import argparse
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from game.i18n.words import Words

_TRANSLATOR = "_"  # the name under which argparse calls gettext

# What argparse asks to be translated -> the key of our words, and what stands in their gaps. A sentence that is
# missing here, because another version of Python says it otherwise, stays English.
_SAYINGS: Mapping[str, tuple[str, Mapping[str, str]]] = {
    "usage: ": ("usage", {}),
    "positional arguments": ("positional", {}),
    "options": ("options", {}),
    "show this help message and exit": ("help", {}),
    "argument %(argument_name)s: %(message)s": (
        "in_argument",
        {"name": "%(argument_name)s", "message": "%(message)s"},
    ),
    "the following arguments are required: %s": ("required", {"names": "%s"}),
    "not allowed with argument %s": ("not_with", {"name": "%s"}),
    "unrecognized arguments: %s": ("unknown", {"names": "%s"}),
    "expected one argument": ("one", {}),
    "expected at most one argument": ("at_most_one", {}),
    "expected at least one argument": ("at_least_one", {}),
    "ignored explicit argument %r": ("ignored", {"value": "%r"}),
    "ambiguous option: %(option)s could match %(matches)s": (
        "ambiguous",
        {"option": "%(option)s", "matches": "%(matches)s"},
    ),
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "choice",
        {"value": "%(value)r", "choices": "%(choices)s"},
    ),
    "invalid %(type)s value: %(value)r": ("value", {"kind": "%(type)s", "value": "%(value)r"}),
}


@contextmanager
def speaking(words: Words) -> Iterator[None]:
    """While this lasts, parsers that are made and used speak the language of `words`."""

    def said(text: str) -> str:
        key, gaps = _SAYINGS.get(text, ("", {}))
        return words(f"arguments.{key}", **gaps) if key else text

    kept: Callable[[str], str] | None = getattr(argparse, _TRANSLATOR, None)
    if kept is None:
        yield
        return
    setattr(argparse, _TRANSLATOR, said)
    try:
        yield
    finally:
        setattr(argparse, _TRANSLATOR, kept)
