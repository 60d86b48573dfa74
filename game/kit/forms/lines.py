"""What lies on a sheet of a form, line below line."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from pygame import Rect, Surface

from game.ui.scale import FixedLength, Scale, columns, rows
from game.ui.widget import Widget

_BETWEEN = 8  # design units from one line to the next
_BESIDE = 12  # and between what stands side by side


class Part(Protocol):
    """What fills an area of a sheet: its widgets, and what is painted under them."""

    @property
    def widgets(self) -> Sequence[Widget]:
        """In the order in which the keys go through them."""
        ...

    def place(self, area: Rect, scale: Scale) -> None:
        """Take this area, in pixels."""
        ...

    def paint(self, surface: Surface) -> None:
        """Draw what does not move."""
        ...


@dataclass(frozen=True, slots=True)
class Units:
    """A length in design units, where a mere number is a share of what is left."""

    length: float

    def at(self, scale: Scale) -> FixedLength:
        """The same in pixels."""
        return scale.fixed(self.length)


Length: TypeAlias = float | Units


def _shares(lengths: Sequence[Length], scale: Scale) -> list[float | FixedLength]:
    return [length.at(scale) if isinstance(length, Units) else length for length in lengths]


@dataclass(frozen=True, slots=True)
class Line:
    """What stands side by side in a line of this height, each as wide as `widths` says; none is a gap.

    A widget that is not shown leaves its room to the others.
    """

    height: Length
    cells: Sequence[Widget | Part] = ()
    widths: Sequence[Length] = (1,)


class Lines:
    """A `Part` made of lines."""

    def __init__(self, *lines: Line) -> None:
        self._lines = lines
        self._cells = [cell for line in lines for cell in line.cells]

    @property
    def widgets(self) -> list[Widget]:
        """See `Part.widgets`."""
        found: list[Widget] = []
        for cell in self._cells:
            found += [cell] if isinstance(cell, Widget) else cell.widgets
        return found

    def place(self, area: Rect, scale: Scale) -> None:
        """See `Part.place`."""
        heights = _shares([line.height for line in self._lines], scale)
        for line, place in zip(self._lines, rows(area, heights, scale.px(_BETWEEN)), strict=True):
            pairs = zip(line.cells, line.widths, strict=False)
            shown = [(cell, width) for cell, width in pairs if not isinstance(cell, Widget) or cell.visible]
            widths = _shares([width for _, width in shown], scale)
            for (cell, _), spot in zip(shown, columns(place, widths, scale.px(_BESIDE)), strict=True):
                cell.place(spot, scale)

    def paint(self, surface: Surface) -> None:
        """See `Part.paint`."""
        for cell in self._cells:
            if not isinstance(cell, Widget):
                cell.paint(surface)


class Painting:
    """A `Part` without widgets, which `draw` fills."""

    widgets: Sequence[Widget] = ()

    def __init__(self, draw: Callable[[Surface, Rect, Scale], None]) -> None:
        self._draw = draw
        self._area, self._scale = Rect(0, 0, 0, 0), Scale(0, 0)

    def place(self, area: Rect, scale: Scale) -> None:
        """See `Part.place`."""
        self._area, self._scale = area, scale

    def paint(self, surface: Surface) -> None:
        """See `Part.paint`."""
        self._draw(surface, self._area, self._scale)
