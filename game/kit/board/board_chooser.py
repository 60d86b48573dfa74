"""The chooser over a board: it lies beside the place that it asks about, and leaves that place in the light."""

from collections.abc import Callable, Sequence
from typing import TypeVar

import pygame
from pygame import Rect, Surface

from game.base.colour import RGB
from game.ui.dialogs import Chooser, Option
from game.ui.modal import PAD, WIDTH
from game.ui.options import MOST_COLUMNS
from game.ui.shapes import blank
from game.ui.widget import nothing

ValueT = TypeVar("ValueT")

_LEAST_WIDTH = 400  # of the panel, in design units: the title needs it
_MARGIN = 24  # between the panel and the edges of the window
_BESIDE = 14  # and between the panel and the place


class BoardChooser(Chooser[ValueT]):
    """A chooser among things that are about places of the board, which stay in the light.

    `places` gives the squares round those that an answer is about, in pixels. The first of them is the target: the same
    for all answers, and never covered. `mask` is white within the shape of a place of a radius, clear outside; `ring`
    is the line round it in a colour, so many pixels wide.
    """

    def __init__(
        self,
        title: str,
        options: Sequence[Option[ValueT]],
        on_choose: Callable[[ValueT], None],
        *,
        places: Callable[[ValueT], Sequence[Rect]],
        mask: Callable[[int], Surface],
        ring: Callable[[int, RGB, int], Surface],
        way_out: tuple[str, str],
        picture_size: tuple[float, float],
        spared: Rect | None = None,
    ) -> None:
        """`spared` is an area that it does not cover, and leaves in the light: where a lesson says what to do."""
        super().__init__(title, options, on_choose, nothing, picture_size=picture_size, way_out=way_out)
        self._places = places
        self._mask, self._ring = mask, ring
        self._spared = spared

    def option_rect(self, number: int) -> Rect:
        """The place of an option on the screen, counted from 0; scrolled into view."""
        self._list.point_at(number)
        return self._list.cell(number)

    @property
    def width(self) -> float:
        if not self._list.pictures:
            needed = self._list.width_of(self.scale) / self.scale.factor + 2 * PAD
            return min(max(_LEAST_WIDTH, needed), WIDTH)
        return max(_LEAST_WIDTH, self.cards_width)

    def place_panel(self) -> Rect:
        """Beside the place: as many options side by side as there is room for, scrolled only where it must be."""
        self._list.most_columns = MOST_COLUMNS
        target = self.target
        if target is None:
            return super().place_panel().clamp(self._free(self.scale.window))
        for across in range(self._list.columns, 0, -1):
            self._list.most_columns = across
            for area in self._areas(target):
                width = self.scale.px(self.width)
                if width <= area.width and self.height_at(width) <= area.height:
                    return self._laid(area, target, width, self.height_at(width))
        return self._squeezed(target)

    def _squeezed(self, target: Rect) -> Rect:
        """Where the options must scroll: where most of them are seen whole, in whole lines."""
        best: tuple[int, int, Rect, Rect] | None = None
        for across in range(min(len(self.options), MOST_COLUMNS), 0, -1):
            self._list.most_columns = across
            width = self.scale.px(self.width)
            beyond = self.height_at(width) - self._list.height_of(self.scale)  # what is no option
            for area in self._areas(target):
                lines = self._list.lines_within(area.height - beyond, self.scale)
                if width > area.width or (best is not None and lines * across <= best[0]):
                    continue
                height = min(area.height, beyond + self._list.height_of_lines(max(1, lines), self.scale))
                best = lines * across, across, area, Rect(0, 0, width, height)
        if best is None:  # no room is wide enough: the title gives way
            self._list.most_columns = 1
            area = max(self._areas(target), key=lambda area: area.width * area.height)
            return self._laid(area, target, area.width, min(area.height, self.height_at(area.width)))
        _, self._list.most_columns, area, panel = best
        return self._laid(area, target, panel.width, panel.height)

    def _areas(self, target: Rect) -> list[Rect]:
        """The areas at the right, at the left, below and above a place, the wider side first."""
        px, scale = self.scale.px, self.scale
        window = Rect(0, 0, scale.width, scale.height).inflate(-2 * px(_MARGIN), -2 * px(_MARGIN))
        place = target.inflate(2 * px(_BESIDE), 2 * px(_BESIDE))
        right = Rect(place.right, window.y, window.right - place.right, window.height)
        left = Rect(window.x, window.y, place.x - window.x, window.height)
        below = Rect(window.x, place.bottom, window.width, window.bottom - place.bottom)
        above = Rect(window.x, window.y, window.width, place.y - window.y)
        beside = sorted(map(self._free, (right, left)), key=lambda area: -area.width)
        return [*beside, *sorted(map(self._free, (below, above)), key=lambda area: -area.height)]

    def _free(self, area: Rect) -> Rect:
        """The largest part of an area beside what is spared, or over or under it."""
        spared = self._spared.clip(area) if self._spared is not None else None
        if not spared:
            return area
        parts = (
            Rect(area.x, area.y, spared.x - area.x, area.height),
            Rect(spared.right, area.y, area.right - spared.right, area.height),
            Rect(area.x, area.y, area.width, spared.y - area.y),
            Rect(area.x, spared.bottom, area.width, area.bottom - spared.bottom),
        )
        return max(parts, key=lambda part: part.width * part.height)

    def _laid(self, area: Rect, target: Rect, width: int, height: int) -> Rect:
        """A panel of that size in an area, as near to the place as can be."""
        panel = Rect(0, 0, width, height)
        panel.center = target.center
        return panel.clamp(area)

    # light

    @property
    def target(self) -> Rect | None:
        """The square round the place that the question is about, in pixels; None where it is about none."""
        found = self._places(self.options[0].value)
        return found[0] if found else None

    def put_backdrop(self, surface: Surface, backdrop: Surface) -> None:
        """See `Scene.put_backdrop`: the places that the current option is about stay as they are, and are ringed."""
        places = self._places(self.options[self._list.number].value)
        lit = [(place, self._cut(surface, place)) for place in places]
        kept = surface.subsurface(self._spared).copy() if self._spared is not None else None
        super().put_backdrop(surface, backdrop)
        if kept is not None and self._spared is not None:
            surface.blit(kept, self._spared)
        for place, shown in lit:
            surface.blit(shown, shown.get_rect(center=place.center))
            ring = self._ring(place.width // 2, self.scale.look.palette.lit, max(3, self.scale.px(6)))
            surface.blit(ring, ring.get_rect(center=place.center))

    def _cut(self, surface: Surface, place: Rect) -> Surface:
        """What is drawn at a place, in its shape."""
        mask = self._mask(place.width // 2)
        shown = blank(mask.get_size())
        shown.blit(surface, (0, 0), mask.get_rect(center=place.center))
        shown.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return shown
