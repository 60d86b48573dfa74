"""The chooser of the table: it lies beside the tile that it asks about, and leaves that tile in the light."""

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface

from game.titles.wiraqocha.board.pieces.art import hexagon_mask
from game.titles.wiraqocha.board.valley.valley import tile_frame
from game.titles.wiraqocha.rules.actions import Action
from game.ui.dialogs import PAD, Chooser, Option
from game.ui.options import MOST_COLUMNS
from game.ui.shapes import blank
from game.ui.widget import nothing

Actions = tuple[Action, ...]
TilePlaces = Callable[[Actions], Sequence[Rect]]

_LEAST_WIDTH = 400  # of the panel, in design units: the title needs it
_MARGIN = 24  # between the panel and the edges of the window
_BESIDE = 14  # and between the panel and the tile


class TableChooser(Chooser[Actions]):
    """A chooser among actions. `tiles` gives the squares round the tiles that an answer is about, in pixels.

    The first of them is the target: the same for all answers, and never covered.
    """

    def __init__(
        self,
        title: str,
        options: Sequence[Option[Actions]],
        on_choose: Callable[[Actions], None],
        *,
        tiles: TilePlaces,
        way_out: tuple[str, str],
        picture_size: tuple[float, float],
    ) -> None:
        super().__init__(title, options, on_choose, nothing, picture_size=picture_size, way_out=way_out)
        self._tiles = tiles

    def option_rect(self, number: int) -> Rect:
        """The place of an option on the screen, counted from 0; scrolled into view."""
        self._list.point_at(number)
        return self._list.cell(number)

    @property
    def width(self) -> float:
        across = self._list.columns
        return max(_LEAST_WIDTH, across * (self.picture_size[0] + 46) + 14 * (across - 1) + 2 * PAD + 16)

    def place_panel(self) -> Rect:
        """Beside the tile: as many options side by side as there is room for, scrolled only where it must be."""
        self._list.most_columns = MOST_COLUMNS
        target = self.target
        if target is None:
            return super().place_panel()
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
        """The areas at the right, at the left, below and above a tile, the wider side first."""
        px, scale = self.scale.px, self.scale
        window = Rect(0, 0, scale.width, scale.height).inflate(-2 * px(_MARGIN), -2 * px(_MARGIN))
        tile = target.inflate(2 * px(_BESIDE), 2 * px(_BESIDE))
        right = Rect(tile.right, window.y, window.right - tile.right, window.height)
        left = Rect(window.x, window.y, tile.x - window.x, window.height)
        below = Rect(window.x, tile.bottom, window.width, window.bottom - tile.bottom)
        above = Rect(window.x, window.y, window.width, tile.y - window.y)
        beside = sorted((right, left), key=lambda area: -area.width)
        return [*beside, *sorted((below, above), key=lambda area: -area.height)]

    def _laid(self, area: Rect, target: Rect, width: int, height: int) -> Rect:
        """A panel of that size in an area, as near to the tile as can be."""
        panel = Rect(0, 0, width, height)
        panel.center = target.center
        return panel.clamp(area)

    # light

    @property
    def target(self) -> Rect | None:
        """The square round the tile that the question is about, in pixels; None where it is about no tile."""
        places = self._tiles(self.options[0].value)
        return places[0] if places else None

    def put_backdrop(self, surface: Surface, backdrop: Surface) -> None:
        """See `Scene.put_backdrop`: the tiles that the current option is about stay as they are, and are ringed."""
        lit = [(place, _cut(surface, place)) for place in self._tiles(self.options[self._list.number].value)]
        super().put_backdrop(surface, backdrop)
        for place, shown in lit:
            surface.blit(shown, shown.get_rect(center=place.center))
            ring = tile_frame(place.width // 2, self.scale.look.palette.lit, max(3, self.scale.px(6)))
            surface.blit(ring, ring.get_rect(center=place.center))


def _cut(surface: Surface, place: Rect) -> Surface:
    """The hexagon that is drawn within a square."""
    mask = hexagon_mask(place.width // 2)
    shown = blank(mask.get_size())
    shown.blit(surface, (0, 0), mask.get_rect(center=place.center))
    shown.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return shown
