"""Watches a screen while it draws itself: every text that is fitted or drawn, every panel."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from pygame import Rect, Surface

from game.ui import panels, text, tooltip
from game.ui.scale import Scale
from game.ui.scene import Scene
from game.ui.text import TextBlock
from tests.support.bare import replaced_everywhere, without_pictures


@dataclass(frozen=True)
class Fitted:
    """A text that was made to fit a box of so many pixels."""

    text: str
    block: TextBlock
    box: tuple[int, int]

    @property
    def cut(self) -> bool:
        """Whether some of the text is left out."""
        shown = "".join("".join(self.block.lines).split())
        return shown != "".join(self.text.split())


@dataclass(frozen=True)
class Drawn:
    """A text on the screen: what it says and the pixels that its lines cover."""

    text: str
    rect: Rect
    pixels: int


@dataclass
class Seen:
    """What one scene drew; only what it drew straight onto a surface as large as the window has a place."""

    scene: Scene
    tried: dict[int, Fitted] = field(default_factory=dict)  # some are only fitted to see whether they would
    fitted: list[Fitted] = field(default_factory=list)
    drawn: list[Drawn] = field(default_factory=list)
    panels: list[Rect] = field(default_factory=list)


class Spy:
    """Collects what is drawn, scene by scene."""

    def __init__(self, scale: Scale) -> None:
        self.scale = scale
        self.scenes: list[Seen] = []

    def paint(self, scene: Scene, paint: Callable[[Surface], None], surface: Surface) -> None:
        """A scene begins to paint itself."""
        self.scenes.append(Seen(scene))
        paint(surface)

    def fit(self, made: text.TextBlock, said: str, box: tuple[int, int]) -> None:
        """A text was fitted."""
        if self.scenes and said.strip():
            self.scenes[-1].tried[id(made)] = Fitted(said, made, box)

    def draw(self, surface: Surface, block: text.TextBlock, covered: Rect) -> None:
        """Lines were drawn."""
        said = " ".join(block.lines).strip()
        if self.scenes and id(block) in self.scenes[-1].tried:
            self.scenes[-1].fitted.append(self.scenes[-1].tried[id(block)])
        seen = covered.clip(surface.get_clip())  # of what is scrolled out of an area, nothing
        if (
            self.scenes
            and surface.get_size() != self.scale.size
            and (room := self.scenes[-1].scene.ui.in_view)
        ):
            seen = seen.clip(room)  # a page that scrolls is painted beyond the window
        if self.scenes and said and seen.height and self._whole(surface):
            self.scenes[-1].drawn.append(Drawn(said, seen, block.pixels))

    def _whole(self, surface: Surface) -> bool:
        """Whether this is the whole screen, or all of a page that scrolls from where it is seen on."""
        (wide, high), (least_wide, least_high) = surface.get_size(), self.scale.size
        flows = self.scenes[-1].scene.ui.in_view is not None
        return wide == least_wide and (high == least_high or flows)

    def panel(self, surface: Surface, rect: Rect) -> None:
        """A panel was drawn; texts wholly under it are not seen any more."""
        if self.scenes and self._whole(surface):
            seen = self.scenes[-1]
            seen.panels.append(Rect(rect))
            seen.drawn = [text for text in seen.drawn if not rect.contains(text.rect)]

    def tip(self, before: int, box: Rect) -> None:
        """A tooltip was drawn over what had been drawn `before`: it may hide what it lies on."""
        if self.scenes:
            drawn = self.scenes[-1].drawn
            kept = [text for text in drawn[:before] if not box.colliderect(text.rect)]
            self.scenes[-1].drawn = kept + drawn[before:]


@contextmanager
def watch(scale: Scale) -> Iterator[Spy]:
    """Watch everything that scenes draw while this lasts."""
    spy = Spy(scale)
    fit, draw_block, draw_panel, paint = text.fit, text.draw_block, panels.draw_panel, Scene.paint
    draw_tooltip = tooltip.draw_tooltip

    def watched_fit(said: str, role: Any, at: Scale, box: tuple[int, int], **more: Any) -> text.TextBlock:
        made = fit(said, role, at, box, **more)
        spy.fit(made, said, box)
        return made

    def watched_draw(surface: Surface, block: text.TextBlock, *more: Any, **named: Any) -> Rect:
        covered = draw_block(surface, block, *more, **named)
        spy.draw(surface, block, covered)
        return covered

    def watched_panel(surface: Surface, rect: Rect, *more: Any, **named: Any) -> Rect:
        spy.panel(surface, rect)
        return draw_panel(surface, rect, *more, **named)

    def watched_tip(*given: Any) -> Rect:
        before = len(spy.scenes[-1].drawn) if spy.scenes else 0
        box = draw_tooltip(*given)
        spy.tip(before, box)
        return box

    def watched_paint(scene: Scene, surface: Surface) -> None:
        spy.paint(scene, lambda on: paint(scene, on), surface)

    replaced: dict[Any, Any] = {fit: watched_fit, draw_block: watched_draw, draw_panel: watched_panel}
    replaced[draw_tooltip] = watched_tip
    Scene.paint = watched_paint  # type: ignore[method-assign, assignment]
    try:
        with replaced_everywhere(replaced | without_pictures()):
            yield spy
    finally:
        Scene.paint = paint  # type: ignore[method-assign]
