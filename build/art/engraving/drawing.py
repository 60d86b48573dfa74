"""A drawing in two layers: colour washes under an ink plate that is printed over them."""

import random
from collections.abc import Sequence

from engraving.geometry import Point
from engraving.ink import outline, path, taper
from engraving.palette import FADED, INK


class Drawing:
    """Collects bodies, tints and strokes in painter's order.

    A body puts its colour on the wash layer, a little off register, and a white shape on the ink layer, which
    hides the strokes behind it: the ink layer is multiplied over the washes. What is on top is not washed.
    """

    def __init__(self, seed: int = 1) -> None:
        """`seed` feeds the drawing's own chance, so that it comes out the same each time."""
        self.chance = random.Random(seed)
        self._wash: list[str] = []
        self._ink: list[str] = []
        self._top: list[tuple[float, str]] = []

    def body(
        self, points: Sequence[Point], fill: str, edge: float = 0.35, width: float = 1.3, inked: bool = True
    ) -> None:
        """A filled shape with an outline of `width`; `edge` is how much pigment pools along its rim."""
        data = path(points)
        self._wash.append(f'<path d="{data}" fill="{fill}" transform="translate(.7 .9)"/>')
        if edge:
            pool = f'stroke="{FADED}" stroke-opacity="{edge * 0.6:.2f}" stroke-width="2.4"'
            self._wash.append(f'<path d="{data}" fill="none" {pool}/>')
        self._ink.append(f'<path d="{data}" fill="#fff"/>')
        if inked:
            self._ink.append(f'<path d="{outline(points, width)}" fill="{INK}"/>')

    def tint(self, points: Sequence[Point], fill: str, opacity: float = 1) -> None:
        """A wash without an outline."""
        self._wash.append(f'<path d="{path(points)}" fill="{fill}" fill-opacity="{opacity}"/>')

    def wash(self, markup: str) -> None:
        """Any markup on the wash layer."""
        self._wash.append(markup)

    def line(self, points: Sequence[Point], width: float = 1.2, start: float = 0.3, end: float = 0.3) -> None:
        """One tapered stroke."""
        self._ink.append(f'<path d="{taper(points, width, start, end)}" fill="{INK}"/>')

    def strokes(self, data: str, opacity: float = 1) -> None:
        """Strokes given as path data."""
        self._ink.append(f'<path d="{data}" fill="{INK}" fill-opacity="{opacity}"/>')

    def solid(self, points: Sequence[Point], fill: str = "#3a2416") -> None:
        """A dark shape: an opening, a deep shade."""
        self.tint(points, fill)
        self._ink.append(f'<path d="{path(points)}" fill="{INK}"/>')

    def over(self, markup: str, depth: float = 0) -> None:
        """Markup above both layers; what has the greater depth lies further to the front."""
        self._top.append((depth, markup))

    def markup(self, wash: str = "wash") -> str:
        """The whole drawing; needs the filters `wash` (or the one named) and `wob`."""
        top = "".join(markup for _, markup in sorted(self._top, key=lambda item: item[0]))
        return (
            f'<g filter="url(#{wash})">{"".join(self._wash)}</g>'
            f'<g style="mix-blend-mode:multiply" filter="url(#wob)">{"".join(self._ink)}</g>{top}'
        )
