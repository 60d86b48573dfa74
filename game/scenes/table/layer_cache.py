"""Two sheets on which the still table is drawn in turns, so that the older one shows how things were.

On each only what is new is drawn.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

Spots = tuple[tuple[Rect, object], ...]


@dataclass(frozen=True, slots=True)
class Layer:
    """Things drawn by one painter: the area of each with what its look depends on.

    `paint` draws all of them; it is clipped to the areas of those whose look has changed.
    """

    spots: Spots
    paint: Callable[[Surface], None]


class LayerCache:
    """Copies of the bare ground with layers on them.

    Areas of different layers must not overlap, and all of them together must always cover the same.
    """

    def __init__(self, ground: Surface) -> None:
        self._ground = ground
        self._newer, self._older = _DrawnLayers(ground.copy()), _DrawnLayers(ground.copy())

    def turn(self) -> None:
        """Draw on the other sheet from now on: the last one stays as it is."""
        self._newer, self._older = self._older, self._newer

    def draw(self, layers: Sequence[Layer]) -> Surface:
        """The newer sheet, with these layers as they are now."""
        drawn = self._newer.draw(layers, self._ground)
        if not self._older.shown:
            self._older.copy(self._newer)  # now, while everything is drawn anyway
        return drawn


class _DrawnLayers:
    def __init__(self, surface: Surface) -> None:
        self.surface = surface
        self.shown: list[Spots] = []

    def copy(self, other: "_DrawnLayers") -> None:
        self.surface.blit(other.surface, (0, 0))
        self.shown = other.shown

    def draw(self, layers: Sequence[Layer], ground: Surface) -> Surface:
        for number, layer in enumerate(layers):
            before = self.shown[number] if number < len(self.shown) else ()
            changed = _changed(before, layer.spots)
            if changed is not None:
                self.surface.set_clip(changed)
                self.surface.blit(ground, changed, changed)
                layer.paint(self.surface)
                self.surface.set_clip(None)
        self.shown = [layer.spots for layer in layers]
        return self.surface


def _changed(before: Spots, now: Spots) -> Rect | None:
    """The area that must be drawn again; None where all looks as it did. What was elsewhere another layer covers."""
    same = before if len(before) == len(now) else [None] * len(now)
    areas = [spot[0] for spot, earlier in zip(now, same, strict=True) if spot != earlier]
    return areas[0].unionall(areas[1:]) if areas else None
