"""Areas whose content is taller than they are."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui import theme
from game.ui.cache import cached
from game.ui.look import Colour
from game.ui.shapes import rounded
from game.ui.text import TextBlock, draw_block, wrap
from game.ui.theme import Role
from game.ui.widget import LEFT, Widget

_NEAR_END = 30  # design units from the end, about a line, at which an area still follows it
_FADE = 24  # design units over which content fades that goes on out of sight


def _veil(surface: Surface, edge: Rect, upper: bool) -> Surface:
    """What lies under the content at an edge, thinning out inwards: content that is drawn fades under it."""
    edge = edge.clip(surface.get_rect())
    ground = Surface(edge.size, pygame.SRCALPHA)
    ground.blit(surface, (0, 0), edge)
    ground.blit(_ramp(edge.size, upper), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return ground


@cached
def _ramp(size: tuple[int, int], upper: bool) -> Surface:
    """White that thins out downwards from the upper edge, or upwards from the lower one."""
    ramp = Surface((1, max(1, size[1])), pygame.SRCALPHA)
    for y in range(ramp.get_height()):
        depth = y if upper else ramp.get_height() - 1 - y
        ramp.set_at((0, y), (255, 255, 255, round(255 * (1 - (depth + 1) / (ramp.get_height() + 1)))))
    return pygame.transform.scale(ramp, size)


class ScrollArea(Widget):
    """An area that scrolls: wheel, bar, arrow keys, Page Up and Down, Home and End.

    A subclass (or `measure` and `paint`) tells how tall the content is at a width in pixels and draws it with
    its top left corner at the given rectangle's; the clip is set already.
    """

    focusable = True
    repeats = True

    def __init__(
        self,
        measure: Callable[[int], int] | None = None,
        paint: Callable[[Surface, Rect], None] | None = None,
        *,
        follows: bool = False,
    ) -> None:
        """With `follows` it stays at its end when there is more, unless somebody has scrolled up by more than about a
        line.
        """
        super().__init__()
        self._measure = measure
        self._paint = paint
        self.follows = follows
        self._at_end = follows
        self.offset = 0
        self._grip: int | None = None

    def content_height(self, width: int) -> int:
        """How tall the content is at this width, in pixels."""
        return self._measure(width) if self._measure is not None else 0

    def draw_content(self, surface: Surface, rect: Rect) -> None:
        """Draw the content into `rect`, which is as tall as the content."""
        if self._paint is not None:
            self._paint(surface, rect)

    @property
    def view(self) -> Rect:
        """Where content is seen: the room without the bar."""
        return Rect(self.rect.x, self.rect.y, max(1, self.rect.width - self._bar_width), self.rect.height)

    @property
    def _bar_width(self) -> int:
        return self.scale.px(20)

    @property
    def furthest(self) -> int:
        """The largest offset, in pixels."""
        return max(0, self.content_height(self.view.width) - self.rect.height)

    def scroll_to(self, offset: float) -> None:
        """Show the content from `offset` pixels below its top, as far as it goes."""
        offset = max(0, min(self.furthest, round(offset)))
        if offset != self.offset:
            self.offset = offset
            self.changed = True
        self._at_end = self.offset >= self.furthest - self.scale.px(_NEAR_END)

    def renew(self) -> None:
        """Take note that the content is another now."""
        self.offset = self.furthest if self.follows and self._at_end else min(self.offset, self.furthest)
        self.changed = True

    def show_span(self, top: int, bottom: int) -> None:
        """Scroll as little as needed to show the content from `top` to `bottom`, clear of the edges where it fades."""
        clear = self._fade_height
        if top - clear < self.offset:
            self.scroll_to(top - clear)
        elif bottom + clear > self.offset + self.rect.height:
            self.scroll_to(bottom + clear - self.rect.height)

    def show_top(self, top: int) -> None:
        """Scroll so that what begins at `top` begins the view, clear of the edge where content fades."""
        self.scroll_to(top - self._fade_height)

    def arrange(self) -> None:
        self.renew()

    def _thumb(self) -> Rect | None:
        furthest = self.furthest
        if furthest <= 0:
            return None
        track = self.rect.height
        length = max(self.scale.px(36), track * track // (track + furthest))
        top = self.rect.y + (track - length) * self.offset // furthest
        width = self.scale.px(9)
        return Rect(self.rect.right - width - self.scale.px(2), top, width, length)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            before = self.offset
            self.scroll_to(self.offset - event.y * self.scale.px(60))
            return self.offset != before
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT:
            return self._press(int(event.pos[0]), int(event.pos[1]))
        if event.type == pygame.MOUSEMOTION and self._grip is not None:
            self._drag(int(event.pos[1]))
            return True
        if event.type == pygame.MOUSEBUTTONUP and self._grip is not None:
            self._grip = None
            self.changed = True
            return True
        return bool(event.type == pygame.KEYDOWN and self._key(event.key))

    def _press(self, x: int, y: int) -> bool:
        thumb = self._thumb()
        if thumb is None or x < self.view.right:
            return True
        if thumb.top <= y <= thumb.bottom:
            self._grip = y - thumb.top
        else:
            self.scroll_to(self.offset + (self.rect.height if y > thumb.bottom else -self.rect.height) * 0.9)
        return True

    def _drag(self, y: int) -> None:
        thumb = self._thumb()
        if thumb is None or self._grip is None:
            return
        way = max(1, self.rect.height - thumb.height)
        self.scroll_to((y - self._grip - self.rect.y) * self.furthest / way)

    def _key(self, key: int) -> bool:
        page = self.rect.height * 9 // 10
        line = self.scale.px(40)
        moves = {pygame.K_DOWN: line, pygame.K_UP: -line, pygame.K_PAGEDOWN: page, pygame.K_PAGEUP: -page}
        if key in moves:
            self.scroll_to(self.offset + moves[key])
        elif key in (pygame.K_HOME, pygame.K_END):
            self.scroll_to(0 if key == pygame.K_HOME else self.furthest)
        else:
            return False
        return True

    @property
    def _fade_height(self) -> int:
        return min(self.scale.px(_FADE), self.rect.height // 8)

    def _open_edges(self) -> list[tuple[Rect, bool]]:
        """The strips at which content goes on out of sight, and whether each is the upper one."""
        view, height = self.view, self._fade_height
        upper = Rect(view.x, view.y, view.width, height)
        lower = Rect(view.x, view.bottom - height, view.width, height)
        found = [(upper, True)] if self.offset > 0 else []
        return [*found, (lower, False)] if self.offset < self.furthest else found

    def draw(self, surface: Surface) -> None:
        view = self.view
        before = surface.get_clip()
        surface.set_clip(view.clip(before))
        veils = [(_veil(surface, edge, upper), edge) for edge, upper in self._open_edges()]
        self.draw_content(
            surface, Rect(view.x, view.y - self.offset, view.width, self.content_height(view.width))
        )
        surface.blits(veils)
        surface.set_clip(before)
        thumb = self._thumb()
        if thumb is not None:
            track = Rect(thumb.x, self.rect.y, thumb.width, self.rect.height)
            rounded(surface, track, theme.SHADOW, thumb.width // 2, 40)
            held = self._grip is not None
            rounded(surface, thumb, theme.BRASS_DARK, thumb.width // 2)
            rounded(
                surface,
                thumb.inflate(-2, -2),
                theme.BRASS_MID if not held else theme.BRASS_LIGHT,
                max(1, thumb.width // 2 - 1),
            )
        self.draw_focus(surface)


@dataclass(frozen=True, slots=True)
class ScrollParagraph:
    """A paragraph of a text that scrolls: its words and how they are set; `space` is the room above it, in design
    units.
    """

    text: str
    role: Role = Role.BODY
    colour: Colour = "ink"
    space: float = 6
    size: float | None = None


class TextScroll(ScrollArea):
    """Paragraphs that scroll."""

    def __init__(self, paragraphs: Sequence[ScrollParagraph] = ()) -> None:
        super().__init__()
        self._paragraphs: tuple[ScrollParagraph, ...] = tuple(paragraphs)

    def set_paragraphs(self, paragraphs: Sequence[ScrollParagraph]) -> None:
        """Show these paragraphs instead."""
        fresh = tuple(paragraphs)
        if fresh != self._paragraphs:
            self._paragraphs = fresh
            self.renew()

    def _blocks(self, width: int) -> list[tuple[ScrollParagraph, TextBlock, int]]:
        """Each paragraph with its lines and its top."""
        found, top = [], 0
        for number, paragraph in enumerate(self._paragraphs):
            top += self.scale.px(paragraph.space) if number else 0
            block = wrap(paragraph.text, paragraph.role, self.scale, width, paragraph.size)
            found.append((paragraph, block, top))
            top += block.height
        return found

    def content_height(self, width: int) -> int:
        blocks = self._blocks(width)
        return blocks[-1][2] + blocks[-1][1].height if blocks else 0

    def draw_content(self, surface: Surface, rect: Rect) -> None:
        for paragraph, block, top in self._blocks(rect.width):
            area = Rect(rect.x, rect.y + top, rect.width, block.height)
            draw_block(surface, block, area, self.scale.look.colour(paragraph.colour), explained=True)
