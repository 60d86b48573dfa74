"""Plots of a few lines over rounds, drawn in the manner of the parchment: each line told by colour and by its marks."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.ui.emblems import draw_emblem
from game.ui.lettering import wide, write
from game.ui.scale import Scale
from game.ui.shapes import circle, polyline
from game.ui.theme import Role

_LABEL = 14  # size of the figures along a plot
_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)
_LINES = 4
MARK = 10  # radius of the disc of a mark, in design units
_END = 9  # and of the emblem at a curve's end


@dataclass(frozen=True, slots=True)
class Curve:
    """One line of a plot: its emblem, a value for each place along the plot, and emblems of others whose it is too."""

    emblem: str
    values: Sequence[float]
    others: Sequence[str] = ()


def ticks(low: float, high: float) -> tuple[int, ...]:
    """Round figures from at or below `low` to at or above `high`, about four apart."""
    span = max(1.0, high - low)
    step = next((step for step in _STEPS if span / step <= _LINES), math.ceil(span / _LINES))
    first, last = math.floor(low / step), math.ceil(high / step)
    return tuple(number * step for number in range(first, max(last, first + 1) + 1))


class LineChart:
    """The places of a plot in a rectangle: where a value of a round is drawn."""

    def __init__(
        self,
        rect: Rect,
        scale: Scale,
        rounds: Sequence[float],
        curves: Sequence[Curve],
        marks: Sequence[int] = (),
    ) -> None:
        """`rounds` are the rounds played at each value of a curve, ascending; whole ones stand along the bottom.

        `marks` are the places of values, ascending, that numbered lines cross the plot at.
        """
        self.rect, self.scale, self.rounds, self.curves, self.marks = rect, scale, rounds, curves, marks
        values = [value for curve in curves for value in curve.values]
        self.ticks = ticks(min(0.0, *values, 0.0), max(values, default=1.0))
        px = scale.px
        widest = max(wide(_figure(tick), scale, Role.SMALL, _LABEL) for tick in self.ticks)
        left = widest + px(10)
        self.area = Rect(
            rect.x + left, rect.y + px(8), rect.width - left - px(14), rect.height - px(8) - px(24)
        )

    def x(self, number: int) -> float:
        """Where the `number`-th value lies across."""
        return self.area.x + self.area.width * number / max(1, len(self.rounds) - 1)

    def y(self, value: float) -> float:
        """Where a value lies."""
        low, high = self.ticks[0], self.ticks[-1]
        return self.area.bottom - self.area.height * (value - low) / (high - low)

    def draw(self, surface: Surface) -> None:
        """Draw the grid, the figures and the curves; the last curve lies on top."""
        self._draw_grid(surface)
        self._draw_marks(surface)
        for number, curve in enumerate(self.curves):
            # lines of the same values lie beside each other, not one on the other
            self._draw_curve(surface, curve, (number - (len(self.curves) - 1) / 2) * self.scale.px(2))
        self._draw_ends(surface)

    def _draw_grid(self, surface: Surface) -> None:
        px, area = self.scale.px, self.area
        for tick in self.ticks:
            y = round(self.y(tick))
            ink = self.scale.look.palette.faded_ink if tick == 0 else self.scale.look.palette.rule
            surface.fill(ink, Rect(area.x, y, area.width, max(1, px(1.2))))
            box = Rect(self.rect.x, y - px(10), area.x - self.rect.x - px(6), px(20))
            write(surface, _figure(tick), box, self.scale, Role.SMALL, _LABEL, "faded_ink", "right")
        last = self.rounds[-1] if self.rounds else 0
        step = ticks(0, max(1, last))[1]
        for number, played in enumerate(self.rounds):
            first = number == 0 or played != self.rounds[number - 1]
            if (played % step == 0 and first) or len(self.rounds) == 1:
                box = Rect(round(self.x(number)) - px(20), area.bottom + px(3), px(40), px(20))
                write(surface, str(round(played)), box, self.scale, Role.SMALL, _LABEL, "faded_ink", "centre")

    def mark_discs(self) -> Iterator[Rect]:
        """The disc with the number of each mark: as far down as it hides no curve, number or emblem."""
        px = self.scale.px
        emblem = Rect(0, 0, 2 * px(_END), 2 * px(_END))
        taken = [emblem.move_to(center=spot) for _, spot in self._ends()]
        for place in self.marks:
            disc = Rect(0, 0, 2 * px(MARK), 2 * px(MARK))
            lowest = (round(self.x(place)), self.area.bottom - px(MARK))
            for y in range(lowest[1], self.area.y, -px(MARK) // 2):
                disc.center = (lowest[0], y)
                if disc.collidelist(taken) < 0 and not self._crossed(disc):
                    break
            else:
                disc.center = lowest
            taken.append(disc)
            yield disc

    def _crossed(self, box: Rect) -> bool:
        """Whether a curve passes through."""
        wide = self.area.width / max(1, len(self.rounds) - 1)
        first = max(0, math.floor((box.left - self.area.x) / wide))
        last = math.ceil((box.right - self.area.x) / wide)
        for curve in self.curves:
            heights = [self.y(value) for value in curve.values[first : last + 1]]
            if heights and min(heights) < box.bottom and max(heights) > box.top:
                return True
        return False

    def _draw_marks(self, surface: Surface) -> None:
        """A faint line at each mark with its number."""
        area, ink = self.area, self.scale.look.palette.faded_ink
        for number, disc in enumerate(self.mark_discs(), 1):
            surface.fill(ink, Rect(disc.centerx, area.y, max(1, self.scale.px(1)), area.height))
            draw_mark(surface, self.scale, number, disc.center)

    def _draw_curve(self, surface: Surface, curve: Curve, beside: float) -> None:
        px = self.scale.px
        points = [(self.x(number), self.y(value) + beside) for number, value in enumerate(curve.values)]
        if len(points) > 1:
            polyline(surface, points, self.scale.look.palette.outline, max(2.5, px(5)))
            polyline(surface, points, self.scale.look.seat(curve.emblem).base, max(1.5, px(3)))

    def _ends(self) -> Iterator[tuple[Curve, tuple[float, float]]]:
        """Where the emblems at the curves' ends stand, moved apart where they would hide each other."""
        radius = self.scale.px(_END)
        ends = sorted(
            (self.y(curve.values[-1]), number) for number, curve in enumerate(self.curves) if curve.values
        )
        y, lowest = -math.inf, self.rect.bottom - radius
        for place, (wanted, number) in enumerate(ends):
            space = 1.7 * radius
            y = min(max(wanted, y + space), lowest - (len(ends) - 1 - place) * space)
            yield self.curves[number], (self.x(len(self.curves[number].values) - 1), y)

    def _draw_ends(self, surface: Surface) -> None:
        radius = self.scale.px(_END)
        for curve, (x, y) in self._ends():
            shared = (curve.emblem, *curve.others)
            for number, emblem in reversed(list(enumerate(shared))):
                self._draw_end(surface, emblem, (x - 1.7 * radius * number, y))

    def _draw_end(self, surface: Surface, emblem: str, spot: tuple[float, float]) -> None:
        radius, edge = self.scale.px(_END), max(1, self.scale.px(2))
        colours = self.scale.look.seat(emblem)
        circle(surface, spot, radius, self.scale.look.palette.cream, colours.edge, edge)
        inside = colours.dark if colours.edge == colours.base else colours.edge
        draw_emblem(surface, emblem, spot, round(radius * 1.3), inside)


def draw_mark(surface: Surface, scale: Scale, number: int, centre: tuple[int, int]) -> None:
    """Draw the number of a mark on its disc."""
    palette, radius = scale.look.palette, scale.px(MARK)
    circle(surface, centre, radius, palette.card, palette.faded_ink, max(1, scale.px(1.5)))
    place = Rect(0, 0, 2 * radius, 2 * radius)
    place.center = centre
    write(surface, str(number), place, scale, Role.STRONG, 14, "ink", "centre")


def _figure(tick: float) -> str:
    """A tick as it is written, with a minus of its own and not a hyphen."""
    return str(tick).replace("-", "−")
