"""Lines of the log as data: words, and small signs of what they speak of."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from pygame import Rect, Surface

from game.base.colour import RGB
from game.base.i18n.words import Words
from game.core.contract import AnyEvent
from game.ui.scale import Scale

_GAP = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True, slots=True)
class LineSign:
    """What stands in a line: words, a badge, or a sign of the title's own, which is drawn by its `SignArt`."""


@dataclass(frozen=True, slots=True)
class TextSign(LineSign):
    """Words of a line."""

    text: str


@dataclass(frozen=True, slots=True)
class BadgeSign(LineSign):
    """A player's badge, by colour."""

    player: str


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log: its signs, the events that it tells of and the steps in which they happened.

    A heading begins a turn. `badge` is the player whose badge stands at its left, if one does; `struck` are the seats
    that it touches though they did not play it. A `remark` is about no event. `brief` is said where not everything has
    room in one row. One with `steps` unfolds to them; they are `inner` lines. One with a `topic` opens help about that.
    """

    signs: tuple[LineSign, ...]
    events: tuple[AnyEvent, ...] = ()
    moments: tuple[int, ...] = ()
    heading: bool = False
    remark: bool = False
    badge: str = ""
    struck: frozenset[int] = frozenset()
    brief: tuple[LineSign, ...] = ()
    steps: "tuple[LogLine, ...]" = ()
    inner: bool = False
    topic: str = ""

    @property
    def text(self) -> str:
        """The words alone."""
        return "".join(sign.text for sign in self.signs if isinstance(sign, TextSign))


class SignArt(Protocol):
    """How a title draws the signs of its own."""

    def width(self, sign: LineSign, scale: Scale) -> int:
        """How wide a sign is, in pixels, with a little room at either side."""

    def draw(self, surface: Surface, sign: LineSign, area: Rect, scale: Scale, ink: RGB) -> None:
        """Draw a sign in the area of its width, in a row; its words have the colour `ink`."""


class NoSigns:
    """A title without signs of its own: lines are words and badges; see `SignArt`."""

    def width(self, sign: LineSign, scale: Scale) -> int:
        """Nothing takes no room."""
        return 0

    def draw(self, surface: Surface, sign: LineSign, area: Rect, scale: Scale, ink: RGB) -> None:
        """Nothing is drawn."""


def phrase(words: Words, key: str, **gaps: LineSign | str) -> tuple[LineSign, ...]:
    """A sentence with signs in its gaps."""
    signs = {name: gap for name, gap in gaps.items() if not isinstance(gap, str)}
    text = words(key, **{name: gap if isinstance(gap, str) else f"{{{name}}}" for name, gap in gaps.items()})
    found: list[LineSign] = []
    for number, part in enumerate(_GAP.split(text)):  # every other one is the name of a gap that was left
        if number % 2:
            found.append(signs.get(part, TextSign(f"{{{part}}}")))
        elif part:
            found.append(TextSign(part))
    return tuple(found)


def joined(parts: Sequence[Sequence[LineSign]], between: LineSign) -> tuple[LineSign, ...]:
    """Parts of a line one after another, with the same sign between them."""
    found: list[LineSign] = []
    for part in parts:
        found += [*([between] if found else []), *part]
    return tuple(found)
