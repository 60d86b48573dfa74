"""Screens before and after a game: what does not move is painted once for each size of the window."""

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.brass_letters import draw_brass_letters
from game.ui.page_layout import FootCell, PageLayout
from game.ui.page_scroll import PageScroll
from game.ui.panels import draw_panel
from game.ui.scale import Scale
from game.ui.scene import Scene
from game.ui.terms import TermPlaces, collecting
from game.ui.text import TextStyle, draw_text
from game.ui.textures import wood
from game.ui.theme import Role

_SKY = 33  # per cent of a strip's width that are free for words
HEADING = 74  # design units that the heading of a panel takes
_FROM = 1.4  # of the player's zoom: whoever wants little more sees everything at once rather
_LEAST = 1.04  # times what finds room: what is hardly larger is better made to fit


class PageScene(Scene):
    """A scene over a mahogany table; `paint_still` is kept until `repaint` or a new size.

    Where the player wants everything larger than the window has room for, its sheets lie one below another and scroll,
    and its buttons stay in sight below them, unless it is only `fitted`.
    """

    fitted = False

    def __init__(self) -> None:
        super().__init__()
        self.flows = False
        self.scroll = PageScroll(self._paint_page)
        self._laid = 0  # the offset at which everything is laid out
        self._layout: PageLayout | None = None
        self._still: Surface | None = None
        self._still_terms = TermPlaces()
        self._painted_from = 0  # the offset from which on it is painted to the end of the page
        self.on_escape: Callable[[], None] | None = None  # where Escape leads, unless a widget takes it

    # where everything lies

    def arrange(self, scale: Scale) -> None:
        self._layout = self._still = None
        super().arrange(scale)
        self._place_page()

    def laid_at(self, scale: Scale) -> Scale:
        """See `Scene.laid_at`: a page that scrolls is as large as the player wants it."""
        self.flows = not self.fitted and scale.zoom >= max(_FROM, _LEAST * self.most_zoom(scale))
        return scale.at_most(scale.zoom) if self.flows else super().laid_at(scale)

    def lay_page(self, foot: Sequence[FootCell], widest: float = 1.9, high: float = 66) -> PageLayout:
        """The room of the page, with its buttons placed: a stage so many times as wide as tall, buttons so high."""
        self._layout = PageLayout(
            self.scale,
            self.scale.stage(widest),
            foot,
            high,
            flows=self.flows,
            offset=self.scroll.offset if self.flows else 0,
        )
        return self._layout

    def _place_page(self) -> None:
        """See what can be seen of a page that scrolls, all of it laid out where it is by now."""
        if not self.flows or self._layout is None:
            self.ui.in_view, self.ui.pinned = None, ()
            return
        self._laid = self.scroll.offset
        self.scroll.length = self._layout.length
        self.scroll.place(self._layout.body, self.scale)
        self.ui.in_view, self.ui.pinned = self._layout.body, self._layout.buttons
        self._follow()

    def _follow(self) -> None:
        """Lay everything out anew where the page was scrolled."""
        if not self.flows or self.scroll.offset == self._laid:
            return
        offset = self.scroll.offset
        if (
            self._still is not None and offset < self._painted_from
        ):  # of above nothing is painted: do it at once
            self.scroll.offset = 0
            self.layout(self.scale)
            self._still = self._painted()
            self.scroll.offset = offset
        self.layout(self.scale)
        self._place_page()
        self.invalidate()

    def update(self, dt: float) -> bool:
        if self.flows and self._layout is not None and not self._layout.shows_all_buttons:
            self.layout(self.scale)
            self._still = None
            self._place_page()
        return super().update(dt)

    def _look_there(self) -> None:
        """See what the keys are at."""
        at = self.ui.focused
        if self.flows and at is not None and at not in self.ui.pinned:
            self.scroll.show(at.focus_place)
            self._follow()

    @property
    def _typing(self) -> bool:
        focused = self.ui.focused
        return focused is not None and focused.typing

    # what is painted

    def repaint(self) -> None:
        """What does not move has changed all the same: paint it again."""
        self._still = None
        self.invalidate()

    def paint_still(self, surface: Surface) -> None:
        """Paint what lies on the table under the widgets."""

    def paint_moving(self, surface: Surface) -> None:
        """Paint what moves by itself, over what does not."""

    @property
    def changed(self) -> bool:
        return super().changed or (self.flows and self.scroll.changed)

    def draw(self, surface: Surface) -> None:
        if not self.flows:
            self._paint_page(surface)
            super().draw(surface)
            return
        surface.blit(wood(self.scale.look, self.scale.size), (0, 0))
        self.scroll.draw(surface)
        self.scroll.changed = False
        self.ui.draw(surface)

    def _paint_page(self, surface: Surface) -> None:
        """Paint what lies under the widgets, and on a page that scrolls those that do with it."""
        if self._still is None:
            self._still = self._painted()
        surface.blit(
            self._still, (0, 0), Rect((0, self.scroll.offset if self.flows else 0), surface.get_size())
        )
        if self.flows:
            self.terms.add(self._still_terms, self._painted_from - self.scroll.offset, self.scroll.rect)
        else:
            self.terms.add(self._still_terms)
        self.paint_moving(surface)
        if self.flows:
            self.ui.draw_scrolled(surface)

    def _painted(self) -> Surface:
        """What does not move on its wood; of a page that scrolls, all from where it is now to its end."""
        ground = wood(self.scale.look, self.scale.size)
        self._still_terms.begin(self.terms.glossary)
        if not self.flows:
            still = ground.copy()
            with collecting(self._still_terms):
                self.paint_still(still)
            return still
        self._painted_from = self.scroll.offset
        wide, high = self.scale.size
        still = Surface((wide, max(self.scroll.offset + self.scroll.rect.height, self.scroll.length)))
        for number in range(
            -(-still.get_height() // high)
        ):  # every other one mirrored, so that no seam shows
            still.blit(
                pygame.transform.flip(ground, False, True) if number % 2 else ground, (0, number * high)
            )
        below = Rect(0, self._painted_from, wide, still.get_height() - self._painted_from)
        with collecting(self._still_terms):
            self.paint_still(still.subsurface(below))
        return still

    # what comes in

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE and self._typing:
            self.ui.focus(None)  # what was typed stays: a second Escape leads away
            return True
        if self.flows and self.scroll.take(event, self.ui):
            self._follow()
            return True
        used = super().handle(event)
        if used and event.type in (pygame.KEYDOWN, pygame.TEXTINPUT) and self.ui.focused is not None:
            self._look_there()
        if used:
            return True
        if self.flows and event.type == pygame.KEYDOWN and self.scroll.handle(event):
            self._follow()
            return True
        if self.on_escape is None or event.type != pygame.KEYDOWN or event.key != pygame.K_ESCAPE:
            return False
        self.on_escape()
        return True


def below_heading(panel: Rect, scale: Scale, edge: tuple[float, float], heading: float = HEADING) -> Rect:
    """The room below the heading of a panel, with these edges at both sides and at the lower end, in design units."""
    px = scale.px
    top = panel.y + px(heading)
    return Rect(panel.x + px(edge[0]), top, panel.width - px(2 * edge[0]), panel.bottom - top - px(edge[1]))


def heading_line(rect: Rect, scale: Scale) -> Rect:
    """Where the heading of a sheet stands."""
    px = scale.px
    return Rect(rect.x + px(30), rect.y + px(16), rect.width - px(60), px(46))


def draw_headed_panel(surface: Surface, rect: Rect, scale: Scale, heading: str) -> None:
    """Draw a sheet of parchment with a heading and a line under it."""
    draw_panel(surface, rect, scale, "paper")
    px, line = scale.px, heading_line(rect, scale)
    draw_text(surface, heading, TextStyle(Role.HEADING, "ink", "centre"), scale, line)
    surface.fill(scale.look.palette.rule, (line.x, line.bottom + px(2), line.width, max(1, px(1.6))))


def draw_band(
    surface: Surface,
    rect: Rect,
    scale: Scale,
    title: str,
    draw_strip: Callable[[Surface, Rect, Scale], None],
) -> None:
    """Draw what `draw_strip` fills an area with and a title on it, in a frame of brass."""
    inner = draw_panel(surface, rect, scale, "wood")
    draw_strip(surface, inner, scale)
    pygame.draw.rect(surface, scale.look.palette.outline, inner, max(1, scale.px(2)))
    words = Rect(inner.x + inner.width // 20, inner.y, inner.width * _SKY // 100, inner.height)
    draw_brass_letters(surface, title, scale, words, min(92, 0.56 * inner.height / scale.factor))
