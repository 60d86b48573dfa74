"""Rooms whose content is taller than they are."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui import theme
from game.ui.keep import kept
from game.ui.shapes import rounded
from game.ui.text import Align, draw_block, wrap
from game.ui.theme import RGB, Role
from game.ui.widget import LEFT, Widget

Picture = Callable[[Surface, Rect], None]
_FADE = 24  # design units over which content fades that goes on out of sight


def _veil(surface: Surface, edge: Rect, upper: bool) -> Surface:
    """What lies under the content at an edge, thinning out inwards: content that is drawn fades under it."""
    edge = edge.clip(surface.get_rect())
    ground = Surface(edge.size, pygame.SRCALPHA)
    ground.blit(surface, (0, 0), edge)
    ground.blit(_ramp(edge.size, upper), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return ground


@kept(16)
def _ramp(size: tuple[int, int], upper: bool) -> Surface:
    """White that thins out downwards from the upper edge, or upwards from the lower one."""
    ramp = Surface((1, max(1, size[1])), pygame.SRCALPHA)
    for y in range(ramp.get_height()):
        depth = y if upper else ramp.get_height() - 1 - y
        ramp.set_at((0, y), (255, 255, 255, round(255 * (1 - (depth + 1) / (ramp.get_height() + 1)))))
    return pygame.transform.scale(ramp, size)


class ScrollArea(Widget):
    """A room that scrolls: wheel, bar, arrow keys, Page Up and Down, Home and End.

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
        dark: bool = False,
    ) -> None:
        super().__init__()
        self._measure = measure
        self._paint = paint
        self.dark = dark
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
        """See `Widget.arrange`."""
        self.offset = max(0, min(self.furthest, self.offset))

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
        """See `Widget.handle`."""
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
        """See `Widget.draw`."""
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
class Paragraph:
    """A paragraph of a text that scrolls: its words, how they are set, and a small picture at its left, if
    any.

    `space` is the room above it, `indent` the room at its left, both in design units. A `ruled` one stands between
    two thin lines.
    """

    text: str
    role: Role = Role.BODY
    colour: RGB | None = None
    align: Align = "left"
    picture: Picture | None = None
    space: float = 6
    indent: float = 0
    size: float | None = None
    ruled: bool = False


PICTURE_SIDE = 30


class TextScroll(ScrollArea):
    """Paragraphs that scroll. With `follows`, new ones at the end scroll into view if the end was in view."""

    def __init__(self, paragraphs: Sequence[Paragraph] = (), *, follows: bool = False) -> None:
        super().__init__()
        self.follows = follows
        self._at_end = follows
        self._paragraphs: tuple[Paragraph, ...] = tuple(paragraphs)
        self._heights: tuple[int, list[tuple[int, int]], int] | None = None

    @property
    def paragraphs(self) -> tuple[Paragraph, ...]:
        """What it shows."""
        return self._paragraphs

    def set_paragraphs(self, paragraphs: Sequence[Paragraph]) -> None:
        """Show these paragraphs instead."""
        fresh = tuple(paragraphs)
        if fresh == self._paragraphs:
            return
        self._paragraphs = fresh
        self._heights = None
        self.changed = True
        if self.follows and self._at_end:
            self.offset = self.furthest
        self.offset = min(self.offset, self.furthest)

    def arrange(self) -> None:
        """See `Widget.arrange`."""
        self._heights = None
        if self.follows and self._at_end:
            self.offset = self.furthest
        super().arrange()

    def scroll_to(self, offset: float) -> None:
        """See `ScrollArea.scroll_to`."""
        super().scroll_to(offset)
        self._at_end = self.offset >= self.furthest

    def _left(self, paragraph: Paragraph) -> int:
        picture = PICTURE_SIDE + 8 if paragraph.picture is not None else 0
        return self.scale.px(paragraph.indent + picture)

    def _spans(self, width: int) -> tuple[list[tuple[int, int]], int]:
        """Top and height of each paragraph, and the height of all."""
        if self._heights is not None and self._heights[0] == width:
            return self._heights[1], self._heights[2]
        spans: list[tuple[int, int]] = []
        top = 0
        for number, paragraph in enumerate(self._paragraphs):
            top += self.scale.px(paragraph.space) if number else 0
            room = width - self._left(paragraph)
            block = wrap(paragraph.text, paragraph.role, self.scale, room, paragraph.size)
            picture = self.scale.px(PICTURE_SIDE) if paragraph.picture is not None else 0
            spans.append((top, max(block.height, picture)))
            top += spans[-1][1]
        self._heights = (width, spans, top)
        return spans, top

    def content_height(self, width: int) -> int:
        """See `ScrollArea.content_height`."""
        return self._spans(width)[1]

    def paragraph_at(self, spot: tuple[int, int]) -> int | None:
        """The paragraph under a spot, counted from 0."""
        if not self.view.collidepoint(spot):
            return None
        y = spot[1] - self.view.y + self.offset
        spans, _ = self._spans(self.view.width)
        return next((number for number, (top, height) in enumerate(spans) if top <= y < top + height), None)

    def paragraph_rect(self, number: int) -> Rect:
        """Where a paragraph is now, in pixels; it may be scrolled out of sight."""
        top, height = self._spans(self.view.width)[0][number]
        return Rect(self.view.x, self.view.y + top - self.offset, self.view.width, height)

    def draw_content(self, surface: Surface, rect: Rect) -> None:
        """See `ScrollArea.draw_content`."""
        spans, _ = self._spans(rect.width)
        for paragraph, (top, height) in zip(self._paragraphs, spans, strict=True):
            y = rect.y + top
            if y + height < self.rect.top or y > self.rect.bottom:
                continue
            left = self._left(paragraph)
            room = Rect(rect.x + left, y, rect.width - left, height)
            if paragraph.picture is not None:
                side = self.scale.px(PICTURE_SIDE)
                paragraph.picture(surface, Rect(rect.x + self.scale.px(paragraph.indent), y, side, side))
            block = wrap(paragraph.text, paragraph.role, self.scale, room.width, paragraph.size)
            beside = paragraph.picture is not None and block.height < height
            covered = draw_block(
                surface, block, room, paragraph.colour, paragraph.align, "middle" if beside else "top"
            )
            if paragraph.ruled:
                self._rule(surface, room, covered)

    def _rule(self, surface: Surface, room: Rect, words: Rect) -> None:
        """Draw thin lines from the ends of the room to the words in its middle."""
        gap, line = self.scale.px(12), max(1, self.scale.px(1.2))
        for left, right in ((room.x, words.left - gap), (words.right + gap, room.right)):
            if right > left:
                surface.fill(theme.RULE, Rect(left, words.centery, right - left, line))
