"""Screens before and after a game: what does not move is painted once for each size of the window."""

from collections.abc import Callable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.brass_letters import draw_brass_letters
from game.ui.panels import draw_panel
from game.ui.scale import Scale, inset, rows
from game.ui.scene import Scene
from game.ui.terms import TermPlaces, collecting
from game.ui.text import TextStyle, draw_text
from game.ui.textures import wood
from game.ui.theme import Role
from game.ui.viewport import Viewport, draw_edge_arrows, viewport_for

MARGIN = 28  # design units between the window's edge and the panels
_SKY = 33  # per cent of a strip's width that are free for words
GAP = 20  # design units between panels
HEADING = 74  # design units that the heading of a panel takes


class PageScene(Scene):
    """A scene over a mahogany table; `paint_still` is kept until `repaint` or a new size.

    Where the player wants everything larger than the window has room for, it is a page that is seen through the window,
    unless it is only `fitted`.
    """

    fitted = False

    def __init__(self) -> None:
        super().__init__()
        self.viewport: Viewport | None = None
        self._whole: Surface | None = None
        self._still: Surface | None = None
        self._still_terms = TermPlaces()
        self.on_escape: Callable[[], None] | None = None  # where Escape leads, unless a widget takes it

    def arrange(self, scale: Scale) -> None:
        self._still = self._whole = None
        self.ui.corner = (0, 0)
        super().arrange(scale)
        self._look_there()

    def laid_at(self, scale: Scale) -> Scale:
        """See `Scene.laid_at`: where it is seen through a viewport, larger than the window."""
        self.viewport = None if self.fitted else viewport_for(scale, self.most_zoom(scale))
        return self.viewport.page if self.viewport is not None else super().laid_at(scale)

    def _look_there(self) -> None:
        """See what the keys are at, or else the first thing that they could be at."""
        if self.viewport is None:
            return
        at = self.ui.focused or next((one for one in self.ui.widgets if one.visible and one.focusable), None)
        if at is not None:
            self.viewport.show(at.focus_place)
            self.ui.corner = self.viewport.corner
            self.invalidate()

    def enter(self) -> None:
        self._look_there()

    def taken(self, event: Event) -> Event:
        if self.viewport is None:
            return event
        if event.type == pygame.MOUSEMOTION and self.viewport.follow((int(event.pos[0]), int(event.pos[1]))):
            self.ui.corner = self.viewport.corner
            self.invalidate()
        return self.viewport.on_page(event)

    @property
    def _typing(self) -> bool:
        focused = self.ui.focused
        return focused is not None and focused.typing

    def repaint(self) -> None:
        """What does not move has changed all the same: paint it again."""
        self._still = None
        self.invalidate()

    def paint_still(self, surface: Surface) -> None:
        """Paint what lies on the table under the widgets."""

    def paint_moving(self, surface: Surface) -> None:
        """Paint what moves by itself, over what does not."""

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE and self._typing:
            self.ui.focus(None)  # what was typed stays: a second Escape leads away
            return True
        used = super().handle(event)
        if used and event.type in (pygame.KEYDOWN, pygame.TEXTINPUT) and self.ui.focused is not None:
            self._look_there()
        if used:
            return True
        if self.on_escape is None or event.type != pygame.KEYDOWN or event.key != pygame.K_ESCAPE:
            return False
        self.on_escape()
        return True

    def draw(self, surface: Surface) -> None:
        if self.viewport is None:
            self._draw_on(surface)
            return
        if self._whole is None:
            self._whole = Surface(self.scale.size)
        self._draw_on(self._whole)
        surface.blit(self._whole, (0, 0), self.viewport.seen)
        draw_edge_arrows(surface, self.scale.look, self.viewport)

    def _draw_on(self, surface: Surface) -> None:
        if self._still is None:
            self._still = wood(self.scale.look, self.scale.size).copy()
            self._still_terms.begin(self.terms.glossary)
            with collecting(self._still_terms):
                self.paint_still(self._still)
        surface.blit(self._still, (0, 0))
        self.terms.add(self._still_terms)
        self.paint_moving(surface)
        super().draw(surface)


def body_and_foot(stage: Rect, scale: Scale, foot: float = 66) -> list[Rect]:
    """The room for panels within a stage, and below it that for buttons, which is `foot` design units tall."""
    return rows(inset(stage, scale.px(MARGIN)), [1, scale.fixed(foot)], scale.px(GAP))


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
