"""Words of a game that stand on the screen: softly underlined, and explained where they are pointed at.

While a scene is drawn, the texts that are drawn as `explained` tell `TermPlaces` what of them are terms.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from pygame import Rect, Surface

from game.base.colour import RGB
from game.base.i18n.glossary import Glossary, Term
from game.ui.cache import cached
from game.ui.fonts import open_font
from game.ui.shapes import blank

Spot = tuple[int, int]
_DOT: Final = 2  # of so many pixels along the line one is drawn, per pixel of its height


class TermPlaces:
    """Which terms a scene shows, and where."""

    def __init__(self) -> None:
        self.glossary: Glossary | None = None
        self.terms: list[Term] = []  # in the order in which they were drawn, each once
        self._places: list[tuple[Rect, Term]] = []

    def begin(self, glossary: Glossary | None) -> None:
        """All is drawn anew."""
        self.glossary = glossary
        self.terms, self._places = [], []

    def add(self, other: "TermPlaces", lower: int = 0, within: Rect | None = None) -> None:
        """What was drawn before and is only shown again, so many pixels lower and within an area."""
        for place, term in other._places:
            seen = place.move(0, lower) if within is None else place.move(0, lower).clip(within)
            if seen.height:
                self._places.append((seen, term))
        self.terms += [term for term in other.terms if term not in self.terms]

    def at(self, spot: Spot) -> tuple[Rect, Term] | None:
        """The term under a spot, and where it stands."""
        return next((pair for pair in reversed(self._places) if pair[0].collidepoint(spot)), None)

    def note(self, term: Term, place: Rect, *, pointed: bool) -> None:
        """A term was drawn there; `pointed`: it can be pointed at."""
        if term not in self.terms:
            self.terms.append(term)
        if pointed:
            self._places.append((place, term))


class _Drawing:
    """For whom texts are drawn now."""

    found: TermPlaces | None = None
    noting = False
    pointed = False


@contextmanager
def collecting(places: TermPlaces, *, noting: bool = True, pointed: bool = True) -> Iterator[None]:
    """Tell these places of the terms that are drawn meanwhile; without `noting` they are no more than underlined."""
    before = _Drawing.found, _Drawing.noting, _Drawing.pointed
    _Drawing.found, _Drawing.noting, _Drawing.pointed = places, noting, pointed
    try:
        yield
    finally:
        _Drawing.found, _Drawing.noting, _Drawing.pointed = before


def has_terms(line: str) -> bool:
    """Whether there are terms to be marked in a line."""
    places = _Drawing.found
    return places is not None and places.glossary is not None and bool(places.glossary.spans(line))


def mark_terms(surface: Surface, line: str, file: str, pixels: int, corner: Spot, colour: RGB) -> None:
    """Underline the terms of a line that was drawn in a font with its upper left corner there."""
    places = _Drawing.found
    if places is None or places.glossary is None:
        return
    for span in places.glossary.spans(line):
        left, width = _extent(line, file, pixels, span.start, span.end)
        face = open_font(file, pixels)
        thick = max(1, round(pixels / 16))
        foot = corner[1] + face.ascent + 2 * thick
        surface.blit(_dots(width, thick, colour), (corner[0] + left, foot))
        if _Drawing.noting:
            place = Rect(corner[0] + left, corner[1], width, face.line_height).clip(surface.get_clip())
            if place.width and place.height:
                places.note(span.term, place, pointed=_Drawing.pointed)


@cached
def _extent(line: str, file: str, pixels: int, start: int, end: int) -> tuple[int, int]:
    """Where a part of a line begins, and how wide it is."""
    face = open_font(file, pixels)
    left = face.size(line[:start])[0] if start else 0
    return left, face.size(line[:end])[0] - left


@cached
def _dots(width: int, thick: int, colour: RGB) -> Surface:
    drawn = blank((max(1, width), thick))
    for x in range(0, width, (1 + _DOT) * thick):
        drawn.fill((*colour, 150), (x, 0, thick, thick))
    return drawn
