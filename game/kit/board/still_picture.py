"""Two sheets on which the still table is drawn in turns, so that the older one shows how things were.

On each only what is new is drawn.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from pygame import Rect, Surface

from game.ui.scale import rows

WithoutT = TypeVar("WithoutT")

_ONE_FRAME: Final = 1 / 8  # of the table, after which the next frame goes on drawing
Spots = tuple[tuple[Rect, object], ...]


@dataclass(frozen=True, slots=True)
class Layer:
    """Things drawn by one painter: the area of each with what its look depends on.

    `paint` draws all of them; it is clipped to the areas of those whose look has changed.
    """

    spots: Spots
    paint: Callable[[Surface], None]


class StillPicture(Generic[WithoutT]):
    """All that lies still on a board as one picture, kept until another state is shown or something else is left out.

    `ground` draws the bare table, `layers` are what lies on it without what is in the hand or on its way: their areas
    must not overlap, and all of them together must always cover the same.
    """

    def __init__(
        self, ground: Callable[[], Surface], layers: Callable[[WithoutT], Sequence[Layer]], without: WithoutT
    ) -> None:
        self._draw_ground = ground
        self._layers = layers
        self._without = without  # what was left out when it was drawn last
        self.clear()

    def clear(self) -> None:
        """The window is another one: draw all of it anew."""
        self._ground: Surface | None = None
        self._whole, self._fresh = False, True

    def renew(self) -> None:
        """Another state is shown: draw on the other sheet from now on, the last one stays as it is."""
        self._fresh = True

    def draw(self, without: WithoutT) -> Surface:
        """The picture as it is now; its sheet is drawn on again when the next but one state is."""
        for _ in self._draw(without, in_strips=False):
            pass
        return self._newer.surface

    def draw_in_parts(self, without: WithoutT) -> Iterator[None]:
        """Draw the picture as it is now, at each step as much as one frame has time for."""
        yield from self._draw(without, in_strips=True)

    def _draw(self, without: WithoutT, *, in_strips: bool) -> Iterator[None]:
        if self._whole and not self._fresh and without == self._without:
            return
        if self._ground is None:
            self._ground = self._draw_ground()
            self._newer, self._older = (_DrawnLayers(self._ground.copy()) for _ in range(2))
        elif self._fresh:
            self._newer, self._older = self._older, self._newer
        self._whole, self._fresh, self._without = False, False, without
        yield from self._newer.draw(self._layers(without), self._ground, in_strips)
        if not self._older.shown:
            self._older.copy(self._newer)  # now, while everything is drawn anyway
        self._whole = True


class _DrawnLayers:
    def __init__(self, surface: Surface) -> None:
        self.surface = surface
        self.shown: list[Spots] = []

    def copy(self, other: "_DrawnLayers") -> None:
        self.surface.blit(other.surface, (0, 0))
        self.shown = [*other.shown]

    def draw(self, layers: Sequence[Layer], ground: Surface, in_strips: bool) -> Iterator[None]:
        self.shown += [()] * (len(layers) - len(self.shown))
        enough, drawn = self.surface.get_width() * self.surface.get_height() * _ONE_FRAME, 0
        for number, layer in enumerate(layers):
            changed = _changed(self.shown[number], layer.spots, self.surface.get_rect())
            self.shown[number] = ()  # until all of it is drawn
            for strip in _strips(changed, enough if in_strips else 0):
                self.surface.set_clip(strip)
                self.surface.blit(ground, strip, strip)
                layer.paint(self.surface)
                self.surface.set_clip(None)
                drawn += strip.width * strip.height
                if drawn > enough:
                    drawn = 0
                    yield
            self.shown[number] = layer.spots
        del self.shown[len(layers) :]


def _strips(changed: Rect | None, most: float) -> Sequence[Rect]:
    """What is to be drawn, in strips of so many pixels, or twice as many where that spares one; 0: all at once."""
    if changed is None:
        return ()
    count = max(1, round(changed.width * changed.height / (2 * most))) if most else 1
    return rows(changed, [1] * count)


def _changed(before: Spots, now: Spots, sheet: Rect) -> Rect | None:
    """The area of the sheet that must be drawn again; None where all looks as it did. What was elsewhere another layer
    covers, and what lies off the sheet, as in a tab that is shut, would only widen the area over others.
    """
    same = before if len(before) == len(now) else [None] * len(now)
    spots = (spot for spot, earlier in zip(now, same, strict=True) if spot != earlier)
    areas = [area for area, _ in spots if area.colliderect(sheet)]
    return areas[0].unionall(areas[1:]) if areas else None
