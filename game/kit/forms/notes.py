"""Words that stand below what they explain, a little to the right of it."""

from collections.abc import Iterable, Sequence

from pygame import Rect

from game.ui.labels import Label
from game.ui.scale import Scale
from game.ui.text import TextStyle
from game.ui.theme import Role
from game.ui.widget import Widget

_INDENT = 42  # as far as the box of a switch reaches


def note(text: str) -> Label:
    """Such words."""
    return Label(text, TextStyle(Role.ASIDE, "faded_ink", valign="top", wrapped=True))


def place_noted(pairs: Iterable[tuple[Widget, Label]], lines: Sequence[Rect], scale: Scale) -> None:
    """Place pairs of a widget and its note, each in a line of its own."""
    indent = scale.px(_INDENT)
    for (head, words), above, below in zip(pairs, lines[::2], lines[1::2], strict=False):
        head.place(above, scale)
        words.place(Rect(below.x + indent, below.y, below.width - indent, below.height), scale)
